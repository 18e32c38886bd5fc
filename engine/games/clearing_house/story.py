"""The story of a game: rounds and turns, hearts over time, and what each player did."""

from collections import Counter
from dataclasses import dataclass, field

from engine.games.clearing_house.attacks import ArmorUsed, ShotHit, ShotMissed
from engine.games.clearing_house.cards import BaseCardPlayed, CardPlayed
from engine.games.clearing_house.hearts import Damaged
from engine.games.clearing_house.intervening import ActionCancelled, ActionStood
from engine.games.clearing_house.state import State
from engine.games.clearing_house.traps import TrapSprung
from engine.seats import name_of
from engine.story import (
    Amount,
    Chapter,
    Deeds,
    Past,
    Story,
    Tally,
    numbered,
    out_of,
    rows_of,
    whom_told,
)

COLUMNS = ("Cards played", "Shots that hit", "Wounds dealt", "Hearts lost")
BY_SOMEBODY = ("an attack", "a ranged attack")
"""Reasons of `Damaged` events that have an attacker."""


def _chapter(state: State) -> Chapter:
    turn = state.play.turn
    if state.round > 0 and state.moment == "police":
        return Chapter(f"Round {state.round}", "The police")
    return numbered("Round", state.round, name_of(state, turn.player) if turn else "")


def _readings(state: State) -> tuple[Amount, ...]:
    return tuple(Amount(str(one.seat), one.name, one.seat, one.hearts) for one in state.players)


@dataclass(slots=True)
class _ClearingTally(Tally[State]):
    """What was counted, by seat or by names."""

    cards: Counter[int] = field(default_factory=Counter)
    shots: Counter[int] = field(default_factory=Counter)
    hits: Counter[int] = field(default_factory=Counter)
    dealt: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    struck: Counter[tuple[str, str]] = field(default_factory=Counter)
    others: Counter[str] = field(default_factory=Counter)
    acting: int = 0

    def add(self, after: State, event: object) -> None:
        """Count an event; `after` is the state after it."""
        match event:
            case CardPlayed() | BaseCardPlayed():
                self.cards[event.player] += 1
            case ActionStood():
                self.acting = event.player
            case ShotHit() | ShotMissed():
                self.shots[event.player] += 1
                self.hits[event.player] += isinstance(event, ShotHit)
            case Damaged():
                self.lost[event.player] += 1
                if event.why in BY_SOMEBODY:
                    self.dealt[self.acting] += 1
                    self.struck[name_of(after, self.acting), name_of(after, event.player)] += 1
            case ArmorUsed():
                self.others["stopped by armor"] += 1
            case TrapSprung():
                self.others["traps sprung"] += 1
            case ActionCancelled():
                self.others["actions cancelled"] += 1


def _deeds(state: State, past: Past[State]) -> Deeds:
    tally = _ClearingTally.of(past)
    rows = rows_of(
        state.players,
        lambda seat: (
            str(tally.cards[seat]),
            out_of(tally.hits[seat], tally.shots[seat]),
            str(tally.dealt[seat]),
            str(tally.lost[seat]),
        ),
    )
    besides = [f"{what} {count}" for what, count in tally.others.items()]
    told = (f"Besides: {', '.join(besides)}.",) if besides else ()
    return Deeds(COLUMNS, rows, (*whom_told(_wounded, tally.struck), *told))


def _wounded(who: str, whom: str) -> str:
    return f"{who} wounded {whom}."


STORY = Story("Hearts", _chapter, _readings, _deeds)
