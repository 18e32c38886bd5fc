"""Paths on the table: length, first contact of a moving disc, and where a path leaves an area."""

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
    """The point where a path first touches something.

    Attributes:
        leg: The index of the leg (the segment of the path), from 0.
        at: The centre of the moving disc at the contact.
        which: The index of the touched shape.
    """

    leg: int
    at: Point
    which: int


def path_length(path: Sequence[Point]) -> int:
    """Return the length of a path, to the nearest tenth; only the sum is rounded to tenths."""
    legs = (isqrt(squared(one, other) * FINE * FINE) for one, other in pairwise(path))
    return rounded(sum(legs), FINE)


def first_contact(path: Sequence[Point], shapes: Sequence[Shape], margin: int) -> Contact | None:
    """Find where a disc of radius `margin` that moves along a path first touches a shape.

    The contact is the last point of the leg, to a tenth, at which the disc overlaps nothing; if
    the disc overlaps a shape at the start of the path, it is the start. None if nothing is
    touched.
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
    """The length of a leg before an overlap, in tenths; by bisection, as overlap is monotonic."""
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
    """Return the indices of the shapes that a disc of radius `margin` overlaps along a path."""
    found: set[int] = set()
    for start, end in pairwise(path):
        found.update(nearing(start, end, shapes, margin))
    return sorted(found)


def runs_into(before: Point, there: Point, point: Point, reach: int) -> bool:
    """Whether the line from `before` through `there` comes nearer than `reach` beyond `there`."""
    legx, legy = there.x - before.x, there.y - before.y
    offx, offy = point.x - there.x, point.y - there.y
    ahead = legx * offx + legy * offy > 0
    across = legx * offy - legy * offx
    return ahead and across * across < reach * reach * (legx * legx + legy * legy)


def clearance(path: Sequence[Point], one: Point) -> int:
    """Return the distance of a path from a point, rounded down to a tenth; by bisection."""
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
    """Find where a path leaves a rectangle: the point on its border, and the leg that crosses it.

    The path must begin in the rectangle or on its border. None if it never leaves.
    """
    for leg, (start, end) in enumerate(pairwise(path)):
        if not rect.holds(end):
            return Contact(leg, rect.clamped(_crossing(start, end, rect)), 0)
    return None


def _crossing(start: Point, end: Point, rect: Rect) -> Point:
    """Where the segment from a point inside to one outside crosses the border, rounded."""
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
    """Return the path up to a contact."""
    return (*path[: contact.leg + 1], contact.at)


def spot_after(path: Sequence[Point], length: int) -> Point:
    """Return the point at a length along a path; the end of a path that is shorter."""
    left = length
    for start, end in pairwise(path):
        leg = distance(start, end)
        if leg > left:
            return towards(start, end, left)
        left -= leg
    return path[-1]
