"""Decisions of the referee on the game: the winners, and remarks for the ledger."""

from typing import TypeAlias

from engine.games.metamorph.checks import check_word
from engine.games.metamorph.state import State
from engine.games.metamorph.words import WHY
from engine.topic import Topic, decides, happens
from engine.word import DeclareWinner, GameWon, Note, Noted, describe_noted, note, winners_named

Command: TypeAlias = DeclareWinner | Note


def declare_winner(state: State, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide the end of the game by the referee."""
    check_word(state, command.seat, command.because)
    return winners_named(state, command)


def _overrides(_state: State) -> tuple[Command, ...]:
    return (Note(None, "so it was ruled"), DeclareWinner(None, (1,), WHY))


def _noted(state: State, _event: Noted) -> State:
    return state


TOPIC: Topic[State, Command, Noted, Noted | GameWon] = Topic(
    commands=decides(DeclareWinner, declare_winner) | decides(Note, note),
    events=happens(Noted, _noted, describe_noted),
    overrides=_overrides,
)
