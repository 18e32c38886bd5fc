"""Lines of sight over the map."""

from engine.games.metamorph.hexes import Hex, between
from engine.games.metamorph.land import FOREST
from engine.games.metamorph.questions import (
    hexes_apart,
    place_of,
    placed,
    special_with,
    terrain_under,
)
from engine.games.metamorph.state import Seated, State


def sees_hex(state: State, one: Seated, name: str) -> bool:
    """Whether a line of sight leads to a hex; only hexes between the two ends can block it.

    Where the line runs along an edge, both hexes must block it (E5). A climber in a forest looks
    over everything (E6).
    """
    if _looks_over(state, one):
        return True
    hiding = state.board.hiding | _clouded(state) if state.ink else state.board.hiding
    passed = between(place_of(state, one), state.board.place[name])
    return not any(hiding.issuperset(pair) for pair in passed)


def sees(state: State, one: Seated, other: Seated) -> bool:
    """Whether a wizard sees another one; Track sees every wizard within its reach."""
    track = special_with(state, one, "track")
    if track and hexes_apart(state, one, other) <= track.reach:
        return True
    return other.at is not None and sees_hex(state, one, other.at)


def seen_by(state: State, one: Seated) -> tuple[int, ...]:
    """Return the seats of all other wizards whom a wizard sees."""
    return tuple(
        other.seat for other in placed(state) if other.seat != one.seat and sees(state, one, other)
    )


def _looks_over(state: State, one: Seated) -> bool:
    climbs = special_with(state, one, "climb")
    return climbs is not None and not one.flying and terrain_under(state, one).name == FOREST


def _clouded(state: State) -> frozenset[Hex]:
    return frozenset(state.board.place[name] for one in state.ink for name in one.hexes)
