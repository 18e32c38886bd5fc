"""Piles: figures on the ground with no lane between them, and where a path enters one."""

from collections.abc import Sequence

from engine.games.slargeball.ground import base_radius, bodies, shape_of
from engine.games.slargeball.questions import lying
from engine.games.slargeball.state import Crossing, Figure, State
from engine.plane import Point, overlap, squared
from engine.travel import first_contact, touches_any


def crossings(state: State, path: Sequence[Point]) -> tuple[Crossing, ...]:
    """The piles that a path enters, at base width, in order; each is one roll (S8).

    A path may also end in one (S31), and one that begins in a pile goes through it (H28).
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
    """Those who lie, in groups: one roll is for a whole group (S8).

    Where there is no clear lane between two, as wide as a base (H1), they are of one pile.
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
