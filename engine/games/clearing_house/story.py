"""The story of a game: rounds and turns, hearts over time, and what each player did."""

from collections import Counter

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
    DeedsRow,
    Past,
    Story,
    numbered,
    out_of,
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


def _deeds(state: State, past: Past[State]) -> Deeds:
    cards, shots, hits, dealt, lost = (Counter[int]() for _ in range(5))
    struck: Counter[tuple[str, str]] = Counter()
    others: Counter[str] = Counter()
    acting = 0
    for after, event in past:
        match event:
            case CardPlayed() | BaseCardPlayed():
                cards[event.player] += 1
            case ActionStood():
                acting = event.player
            case ShotHit() | ShotMissed():
                shots[event.player] += 1
                hits[event.player] += isinstance(event, ShotHit)
            case Damaged():
                lost[event.player] += 1
                if event.why in BY_SOMEBODY:
                    dealt[acting] += 1
                    struck[name_of(after, acting), name_of(after, event.player)] += 1
            case ArmorUsed():
                others["stopped by armor"] += 1
            case TrapSprung():
                others["traps sprung"] += 1
            case ActionCancelled():
                others["actions cancelled"] += 1
    rows = tuple(
        DeedsRow(
            one.seat,
            one.name,
            (
                str(cards[one.seat]),
                out_of(hits[one.seat], shots[one.seat]),
                str(dealt[one.seat]),
                str(lost[one.seat]),
            ),
        )
        for one in state.players
    )
    besides = [f"{what} {count}" for what, count in others.items()]
    told = (f"Besides: {', '.join(besides)}.",) if besides else ()
    return Deeds(COLUMNS, rows, (*whom_told(_wounded, struck), *told))


def _wounded(who: str, whom: str) -> str:
    return f"{who} wounded {whom}."


STORY = Story("Hearts", _chapter, _readings, _deeds)
