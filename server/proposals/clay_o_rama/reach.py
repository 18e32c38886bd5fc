"""Distances between creatures, and the probability that one is within another's reach.

Lengths are in mm on the table. A reach is measured as in the weigh-in: from the middle of the
contact area to the farthest tip, along the table.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from vision.sightings import Estimate, PointMm

TOUCH_MM: Final = 3.0
"""Creatures whose feet are at most this far apart touch."""


@dataclass(frozen=True, slots=True)
class StandingPlace:
    """The position of a creature.

    Attributes:
        at_mm: The middle of its contact area with the table.
        rim_mm: Points around the contact area, in any order; empty if not seen.
        sigma_mm: Sigma of its position, in any direction.
    """

    at_mm: PointMm
    rim_mm: tuple[PointMm, ...]
    sigma_mm: float


def probability_in_reach(attacker: StandingPlace, reach: Estimate, target: StandingPlace) -> float:
    """The probability that the target's nearest side is in reach.

    The direction does not matter, because turning is free (K1).
    """
    away = from_point(attacker.at_mm, target)
    sigma = math.hypot(attacker.sigma_mm, target.sigma_mm, reach.sigma)
    return below(away, sigma, reach.value)


def probability_of_contact(first: StandingPlace, second: StandingPlace) -> float:
    """Probability that two creatures touch, judging by their feet."""
    gap = gap_mm(first, second)
    return below(gap, math.hypot(first.sigma_mm, second.sigma_mm), TOUCH_MM)


def gap_mm(first: StandingPlace, second: StandingPlace) -> float:
    """The distance from rim to rim; 0 if they overlap."""
    one, other = _outline(first), _outline(second)
    if _inside(one[0], other) or _inside(other[0], one):
        return 0.0
    return min(segments_apart(a, b, c, d) for a, b in _edges(one) for c, d in _edges(other))


def from_point(point: PointMm, place: StandingPlace) -> float:
    """The distance from a point to the nearest side of a creature; 0 for a point inside its rim."""
    outline = _outline(place)
    if _inside(point, outline):
        return 0.0
    return min(_point_apart(point, a, b) for a, b in _edges(outline))


def in_the_way(start: PointMm, end: PointMm, place: StandingPlace) -> bool:
    """Whether a straight walk would lead through this creature (K23)."""
    outline = _outline(place)
    if len(outline) < 3:
        return False
    crossed = any(segments_apart(start, end, a, b) == 0.0 for a, b in _edges(outline))
    return crossed and not _inside(end, outline) and not _inside(start, outline)


def below(value: float, sigma: float, limit: float) -> float:
    """The probability that the true value is at most `limit`, for a normal distribution."""
    if sigma == 0:
        return float(value <= limit)
    return 0.5 * (1 + math.erf((limit - value) / (sigma * math.sqrt(2))))


def segments_apart(a: PointMm, b: PointMm, c: PointMm, d: PointMm) -> float:
    """The distance between two line segments; 0 if they cross."""
    across_one = _side(a, b, c) * _side(a, b, d)
    across_other = _side(c, d, a) * _side(c, d, b)
    if across_one < 0 and across_other < 0:
        return 0.0
    return min(
        _point_apart(a, c, d), _point_apart(b, c, d), _point_apart(c, a, b), _point_apart(d, a, b)
    )


def convex_outline(points: Iterable[PointMm]) -> tuple[PointMm, ...]:
    """The convex hull of points, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return (*lower[:-1], *upper[:-1])


def _chain(points: Sequence[PointMm]) -> list[PointMm]:
    chain: list[PointMm] = []
    for point in points:
        while len(chain) > 1 and _side(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _outline(place: StandingPlace) -> tuple[PointMm, ...]:
    return convex_outline(place.rim_mm or (place.at_mm,))


def _edges(outline: Sequence[PointMm]) -> tuple[tuple[PointMm, PointMm], ...]:
    return tuple(pairwise((*outline, outline[0])))


def _inside(point: PointMm, outline: Sequence[PointMm]) -> bool:
    return len(outline) > 2 and all(_side(a, b, point) >= 0 for a, b in _edges(outline))


def _side(a: PointMm, b: PointMm, point: PointMm) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _point_apart(point: PointMm, a: PointMm, b: PointMm) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    length2 = along[0] ** 2 + along[1] ** 2
    if length2 == 0:
        return math.dist(point, a)
    share = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / length2
    share = min(1.0, max(0.0, share))
    return math.dist(point, (a[0] + share * along[0], a[1] + share * along[1]))
