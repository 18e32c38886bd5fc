"""Whose turn it is: voting and rolling for the start, and ending a part of a turn."""

from collections import Counter

from engine.allowed import check_during, check_own_seat
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import check_nothing_open, check_player, check_turn
from engine.games.generation_zero.due import (
    pending,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.questions import (
    place_name,
    player_of,
)
from engine.games.generation_zero.state import State
from engine.refusal import Reason, refusal


def vote(state: State, command: commands.Vote) -> tuple[Event, ...]:
    """A player says who should begin."""
    check_during(state.phase, "voting")
    check_player(state, command.player)
    check_player(state, command.first)
    check_own_seat(command.seat, command.player)
    player = player_of(state, command.player)
    if player is not None and player.vote is not None:
        raise refusal(Reason.SPENT, f"{player.name} has voted", "wait for the others", "E17")
    return (events.Voted(command.player, command.first),)


def counted(state: State) -> tuple[Event, ...]:
    """Most votes win; those with as many roll for it (E17)."""
    votes = Counter(one.vote for one in state.players if not one.left)
    most = max(votes.values())
    ahead = sorted(seat for seat, count in votes.items() if count == most and seat is not None)
    if len(ahead) > 1:
        return (events.StartTied(tuple(ahead)),)
    return (events.RoundBegan(1, ahead[0]),)


def rollers(state: State) -> tuple[int, ...]:
    """Who rolls for the start."""
    return state.tied or tuple(one.seat for one in state.players if not one.left)


def start(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The highest roll begins; those who rolled the same roll again."""
    seats = rollers(state)
    ahead = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(ahead) > 1:
        return (events.StartTied(tuple(ahead)),)
    return (events.RoundBegan(1, ahead[0]),)


def end_part(state: State, command: commands.EndPart) -> tuple[Event, ...]:
    """Goes on to the Agents, or ends the turn; fights that wait are fought first (G16)."""
    check_turn(state, command.seat)
    check_nothing_open(state)
    turn = state.turn
    waiting = pending(state)
    if turn is None or (turn.part == "agents" and waiting):
        raise refusal(
            Reason.WRONG_STEP,
            f"a fight waits at {place_name(state, waiting[0] if waiting else None)}",
            "fight it (Fight), or move the Agent away if he has not acted",
            "G16",
        )
    return (events.PartEnded(turn.player, turn.part),)
