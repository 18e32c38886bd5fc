"""The story of a game: rounds and turns, health over time, and what each player did."""

from collections import Counter
from dataclasses import dataclass, field

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
    Past,
    Story,
    Tally,
    farthest,
    longest_of,
    longest_told,
    numbered,
    out_of,
    rows_of,
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


@dataclass(slots=True)
class _MetamorphTally(Tally[State]):
    """What was counted, by seat or by names."""

    attacks: Counter[int] = field(default_factory=Counter)
    hits: Counter[int] = field(default_factory=Counter)
    spells: Counter[int] = field(default_factory=Counter)
    shapes: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)
    struck: Counter[tuple[str, str]] = field(default_factory=Counter)
    moves: list[tuple[int, int]] = field(default_factory=list)

    def add(self, after: State, event: object) -> None:
        """Count an event; `after` is the state after it."""
        match event:
            case AttackHit():
                self.attacks[event.player] += 1
                self.hits[event.player] += 1
                self.struck[name_of(after, event.player), name_of(after, event.target)] += 1
            case AttackMissed():
                self.attacks[event.player] += 1
            case SpellCast():
                self.spells[event.player] += 1
            case ShapeTaken():
                self.shapes[event.player] += 1
            case Damaged():
                self.lost[event.player] += event.damage
            case Moved():
                self.moves.append((event.player, len(event.path)))


def _deeds(state: State, past: Past[State]) -> Deeds:
    tally = _MetamorphTally.of(past)
    longest = farthest(tally.moves)
    rows = rows_of(
        state.players,
        lambda seat: (
            out_of(tally.hits[seat], tally.attacks[seat]),
            str(tally.spells[seat]),
            str(tally.shapes[seat]),
            str(tally.lost[seat]),
            longest_of(longest, seat, hexes_told),
        ),
    )
    named = {name_of(state, seat): length for seat, length in longest.items()}
    return Deeds(
        COLUMNS, rows, (*whom_told(_struck, tally.struck), *longest_told(named, hexes_told))
    )


def _struck(who: str, whom: str) -> str:
    return f"{who} struck {whom}."


STORY = Story("Health", _chapter, _readings, _deeds)
