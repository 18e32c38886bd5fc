"""Drawing a walk: the allowance, the path, and the farthest legal position."""

from typing import Final

from engine.games.clay_o_rama.questions import allowance
from engine.games.clay_o_rama.state import Creature, State
from server.proposals.clay_o_rama.move_words import on_line
from server.proposals.clay_o_rama.reach import StandingPlace, convex_outline
from server.proposals.clay_o_rama.walks import SeenWalk
from server.proposals.lengths import TENTHS
from server.proposals.on_table import Drawing, Line, Outline, Ring
from vision.sightings import Estimate, PointMm

GHOST_MM: Final = 15.0
"""Radius, in mm, of the outline that is drawn for a creature whose feet were not seen."""

DOUBT_SIGMAS: Final = 2.0
"""A player has the benefit of the doubt up to this many sigmas beyond the allowance."""


def walk_drawn(
    state: State, creature: Creature, walk: SeenWalk, length: Estimate, place: StandingPlace | None
) -> tuple[Drawing, ...]:
    """Draw a walk: a ring for the allowance, its path, and the farthest legal place if too long.

    Args:
        state: The current state.
        creature: The creature.
        walk: Its walk.
        length: The length that counts, in mm.
        place: Where the creature stands now, for the outline of its feet.
    """
    left = left_mm(state, creature)
    if left is None:
        return (Line(walk.start_mm, walk.end_mm, "walked", f"{length.value:.0f} mm", "end"),)
    legal = length.value <= left + DOUBT_SIGMAS * length.sigma
    ring = Ring(walk.start_mm, left, "left", f"{left:.0f} mm")
    told = f"{length.value:.0f} mm"
    if legal:
        return (ring, Line(walk.start_mm, walk.end_mm, "walked", told, "end"))
    over = f"{told}: {length.value - left:.0f} too far"
    ghost = _ghost(on_line(walk, left), place)
    way = Line(walk.start_mm, walk.end_mm, "too_far", over, "end")
    return (ring, way, Outline(ghost, "farthest", "farthest"))


def left_mm(state: State, creature: Creature) -> float | None:
    """How far a creature may still walk in this round; None if its player's span is not known."""
    allowed = allowance(state, creature)
    if allowed is None:
        return None
    return 0.0 if creature.rooted else max(0, allowed - creature.moved) / TENTHS


def _ghost(at_mm: PointMm, place: StandingPlace | None) -> tuple[PointMm, ...]:
    """The outline of a creature's feet at another position."""
    if place is None or len(place.rim_mm) < 3:
        corners = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1))
        return tuple(
            (at_mm[0] + GHOST_MM * x, at_mm[1] + GHOST_MM * y) for x, y in (*corners, (0.7, -0.7))
        )
    off = at_mm[0] - place.at_mm[0], at_mm[1] - place.at_mm[1]
    return tuple((x + off[0], y + off[1]) for x, y in convex_outline(place.rim_mm))
