"""The story of a game: rounds and turns, health over time, and what each player did."""

from collections import Counter

from engine.games.metamorph.casting import SpellCast
from engine.games.metamorph.changing import ShapeTaken
from engine.games.metamorph.fighting import AttackHit, AttackMissed
from engine.games.metamorph.moving import Moved
from engine.games.metamorph.state import State
from engine.games.metamorph.words import hexes_told
from engine.games.metamorph.wounds import Damaged
from engine.seats import name_of
from engine.story import (
    Amount,
    Chapter,
    Deeds,
    DeedsRow,
    Past,
    Story,
    farthest,
    longest_told,
    numbered,
    out_of,
    whom_told,
)

COLUMNS = ("Attacks that hit", "Spells", "Shapes taken", "Health lost", "Longest move")


def _chapter(state: State) -> Chapter:
    turn = state.turn
    return numbered("Round", state.round, name_of(state, turn.player) if turn else "")


def _readings(state: State) -> tuple[Amount, ...]:
    """The health of each wizard; 0 for those who are out of the game."""
    if not state.round:
        return ()
    return tuple(
        Amount(str(one.seat), one.name, one.seat, max(0, one.health) * one.alive)
        for one in state.players
    )


def _deeds(state: State, past: Past[State]) -> Deeds:
    attacks, hits, spells, shapes, lost = (Counter[int]() for _ in range(5))
    struck: Counter[tuple[str, str]] = Counter()
    moves: list[tuple[int, int]] = []
    for after, event in past:
        match event:
            case AttackHit():
                attacks[event.player] += 1
                hits[event.player] += 1
                struck[name_of(after, event.player), name_of(after, event.target)] += 1
            case AttackMissed():
                attacks[event.player] += 1
            case SpellCast():
                spells[event.player] += 1
            case ShapeTaken():
                shapes[event.player] += 1
            case Damaged():
                lost[event.player] += event.damage
            case Moved():
                moves.append((event.player, len(event.path)))
    longest = farthest(moves)
    rows = tuple(
        DeedsRow(
            one.seat,
            one.name,
            (
                out_of(hits[one.seat], attacks[one.seat]),
                str(spells[one.seat]),
                str(shapes[one.seat]),
                str(lost[one.seat]),
                hexes_told(longest[one.seat]) if one.seat in longest else "–",
            ),
        )
        for one in state.players
    )
    named = {name_of(state, seat): length for seat, length in longest.items()}
    return Deeds(COLUMNS, rows, (*whom_told(_struck, struck), *longest_told(named, hexes_told)))


def _struck(who: str, whom: str) -> str:
    return f"{who} struck {whom}."


STORY = Story("Health", _chapter, _readings, _deeds)
