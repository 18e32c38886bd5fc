"""Piles: groups of lying figures without a lane between them, and where a path enters them."""

from collections.abc import Sequence

from engine.games.slargeball.ground import base_radius, bodies, shape_of
from engine.games.slargeball.questions import lying
from engine.games.slargeball.state import Crossing, Figure, State
from engine.plane import Point, overlap, squared
from engine.travel import first_contact, touches_any


def crossings(state: State, path: Sequence[Point]) -> tuple[Crossing, ...]:
    """Return the piles that a path as wide as a base enters, in order; each is one roll (S8).

    A path may also end in a pile (S31), and one that begins in a pile crosses it (H28).
    """
    margin = base_radius(state) - state.house.touch
    if not touches_any(path, bodies(state), margin):
        return ()
    found = []
    for group in piles(state):
        touched = first_contact(path, [shape_of(state, one) for one in group], margin)
        if touched:
            members = tuple(sorted(one.id for one in group))
            found.append(Crossing(members, touched.leg, touched.at))
    return tuple(sorted(found, key=lambda one: (one.leg, squared(path[one.leg], one.at))))


def piles(state: State) -> tuple[tuple[Figure, ...], ...]:
    """Return all lying figures, grouped into piles: there is one roll for a whole pile (S8).

    Two figures are in one pile if no lane as wide as a base is clear between them (H1).
    """
    lane = state.house.base - 2 * state.house.touch
    groups: list[tuple[Figure, ...]] = []
    for one in lying(state):
        shape = shape_of(state, one)
        joined = [
            group
            for group in groups
            if any(overlap(shape, shape_of(state, o), -lane) for o in group)
        ]
        groups = [group for group in groups if group not in joined]
        groups.append((*(member for group in joined for member in group), one))
    return tuple(groups)
