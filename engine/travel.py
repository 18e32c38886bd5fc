"""Paths on the table: length, width of their lane, first contacts, and where they leave."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt

from engine.plane import (
    FINE,
    Point,
    Rect,
    Shape,
    distance,
    leg_nears_point,
    nearing,
    nears,
    part_way,
    rounded,
    squared,
    towards,
)


@dataclass(frozen=True, slots=True)
class Contact:
    """Where a path first touches something.

    Attributes:
        leg: Which leg of the path, from 0.
        at: The centre of the moving disc at the touch.
        which: The index of what is touched, among the shapes that were given.
    """

    leg: int
    at: Point
    which: int


def path_length(path: Sequence[Point]) -> int:
    """Length of a path, to the nearest tenth; legs are summed in parts of a tenth."""
    legs = (isqrt(squared(one, other) * FINE * FINE) for one, other in pairwise(path))
    return rounded(sum(legs), FINE)


def first_contact(path: Sequence[Point], shapes: Sequence[Shape], margin: int) -> Contact | None:
    """Where a disc of radius `margin` that moves along a path first touches one of the shapes.

    The spot is the last point of the leg, to a tenth, before an overlap; if the path begins in an
    overlap, it is the path's beginning.
    """
    for leg, (start, end) in enumerate(pairwise(path)):
        touched = [
            (_free_steps(start, end, shapes[which], margin), which)
            for which in nearing(start, end, shapes, margin)
        ]
        if touched:
            steps, which = min(touched)
            return Contact(leg, part_way(start, end, steps, _steps(start, end)), which)
    return None


def _free_steps(start: Point, end: Point, shape: Shape, margin: int) -> int:
    """How many tenths of a leg are free: found by halving, as it stays touched from there on."""
    reach, whole = shape.radius + margin, _steps(start, end)
    free, touched = 0, whole
    while touched - free > 1:
        middle = (free + touched) // 2
        if nears(start, part_way(start, end, middle, whole), shape, reach):
            touched = middle
        else:
            free = middle
    return free


def _steps(start: Point, end: Point) -> int:
    return max(1, distance(start, end))


def touches_any(path: Sequence[Point], shapes: Sequence[Shape], margin: int) -> list[int]:
    """Indices of the shapes that a moving disc of radius `margin` overlaps."""
    found: set[int] = set()
    for start, end in pairwise(path):
        found.update(nearing(start, end, shapes, margin))
    return sorted(found)


def runs_into(before: Point, there: Point, point: Point, reach: int) -> bool:
    """Whether going straight on from `before` through `there` would come nearer to a point."""
    legx, legy = there.x - before.x, there.y - before.y
    offx, offy = point.x - there.x, point.y - there.y
    ahead = legx * offx + legy * offy > 0
    across = legx * offy - legy * offx
    return ahead and across * across < reach * reach * (legx * legx + legy * legy)


def clearance(path: Sequence[Point], one: Point) -> int:
    """How near a path comes to a point, to the tenth below; takes only one root."""
    low, high = 0, min(distance(step, one) for step in path) + 1
    legs = tuple(pairwise(path)) or ((path[0], path[0]),)
    while high - low > 1:
        middle = (low + high) // 2
        if any(leg_nears_point(start, end, one, middle) for start, end in legs):
            high = middle
        else:
            low = middle
    return low


def leaves(path: Sequence[Point], rect: Rect) -> Contact | None:
    """Where a path leaves a rectangle: the point on its border, and which leg crosses it.

    The path has to begin in the rectangle or on its border.
    """
    for leg, (start, end) in enumerate(pairwise(path)):
        if not rect.holds(end):
            return Contact(leg, rect.clamped(_crossing(start, end, rect)), 0)
    return None


def _crossing(start: Point, end: Point, rect: Rect) -> Point:
    """Where the line from a point inside to one outside crosses the border, rounded."""
    crossed = [
        part_way(start, end, reached, whole)
        for reached, whole in (
            (start.x - rect.left, start.x - end.x),
            (rect.right - start.x, end.x - start.x),
            (start.y - rect.bottom, start.y - end.y),
            (rect.top - start.y, end.y - start.y),
        )
        if whole > 0 and reached <= whole
    ]
    return min(crossed, key=lambda point: squared(start, point), default=start)


def cut(path: Sequence[Point], contact: Contact) -> tuple[Point, ...]:
    """A path up to a contact."""
    return (*path[: contact.leg + 1], contact.at)


def spot_after(path: Sequence[Point], length: int) -> Point:
    """The point of a path after a length of it; its end if it is shorter."""
    left = length
    for start, end in pairwise(path):
        leg = distance(start, end)
        if leg > left:
            return towards(start, end, left)
        left -= leg
    return path[-1]
