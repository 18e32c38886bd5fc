"""Searches for free places on the table: the free spot nearest to a wanted one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt

from engine.plane import FINE, Point, Rect, Shape, nearing, nears, rounded, shifted, squared

STEP = 10
"""Distance between the rings of a search, in tenths: spots are found to a millimetre."""

_FIRST_EIGHTH = (
    (10000, 0),
    (9914, 1305),
    (9659, 2588),
    (9239, 3827),
    (8660, 5000),
    (7934, 6088),
)
"""Cosine and sine of 0, 7.5 ... 37.5 degrees times `FINE`, as literals to stay exact."""


_FIRST_QUADRANT = (*_FIRST_EIGHTH, (7071, 7071), *((y, x) for x, y in reversed(_FIRST_EIGHTH[1:])))

DIRECTIONS: tuple[tuple[int, int], ...] = (
    *_FIRST_QUADRANT,
    *((-y, x) for x, y in _FIRST_QUADRANT),
    *((-x, -y) for x, y in _FIRST_QUADRANT),
    *((y, -x) for x, y in _FIRST_QUADRANT),
)
"""48 unit vectors times `FINE`, 7.5 degrees apart, counter-clockwise from the table's +x."""


def aimed(start: Point, direction: int, length: int) -> Point:
    """Return the point at a distance from `start` in one of the `DIRECTIONS` (modulo 48)."""
    x, y = DIRECTIONS[direction % len(DIRECTIONS)]
    return shifted(start, rounded(x * length, FINE), rounded(y * length, FINE))


def by_direction(start: Point, goal: Point) -> tuple[int, ...]:
    """Return the indices of all `DIRECTIONS`, the nearest to that from `start` to `goal` first."""
    x, y = goal.x - start.x, goal.y - start.y
    return tuple(
        sorted(
            range(len(DIRECTIONS)),
            key=lambda one: -(DIRECTIONS[one][0] * x + DIRECTIONS[one][1] * y),
        )
    )


def nearest_free(
    wanted: Point,
    margin: int,
    shapes: Sequence[Shape],
    *,
    area: Rect,
    most: int,
    closed: Sequence[Rect] = (),
) -> Point | None:
    """Find the spot nearest to `wanted` where a disc of radius `margin` overlaps no shape.

    Candidates lie on rings a millimetre apart, with 48 directions on each.

    Args:
        wanted: The wanted centre; the nearest point of `area` if it lies outside.
        margin: The radius of the disc, in tenths of a millimetre.
        shapes: What it must not overlap.
        area: The rectangle in which the centre must lie.
        most: The largest distance from `wanted`, in tenths.
        closed: Rectangles in which the centre must not lie.

    Returns:
        The centre of the disc; None if no candidate is free.
    """
    return next(free_spots(wanted, margin, shapes, area=area, most=most, closed=closed), None)


def free_spots(
    wanted: Point,
    margin: int,
    shapes: Sequence[Shape],
    *,
    area: Rect,
    most: int,
    closed: Sequence[Rect] = (),
) -> Iterator[Point]:
    """Yield all free candidates of `nearest_free`, the nearest first."""
    start = area.clamped(wanted)
    near = [shapes[one] for one in nearing(start, start, shapes, margin + most)]
    for ring in range(_first_ring(start, margin, near), most + 1, STEP):
        for direction in range(len(DIRECTIONS) if ring else 1):
            spot = aimed(start, direction, ring)
            allowed = area.holds(spot) and not any(one.holds(spot) for one in closed)
            if allowed and is_free(spot, margin, near):
                yield spot


def is_free(spot: Point, margin: int, shapes: Sequence[Shape]) -> bool:
    """Whether a disc of radius `margin` at this spot overlaps no shape."""
    return next(nearing(spot, spot, shapes, margin), None) is None


def _first_ring(start: Point, margin: int, shapes: Sequence[Shape]) -> int:
    """The first ring that can be free; smaller ones lie within a disc that covers the start."""
    deep = (
        one.radius + margin - isqrt(squared(start, one.at))
        for one in shapes
        if one.at == one.head and nears(start, start, one, one.radius + margin)
    )
    return max(0, max(deep, default=0)) // STEP * STEP


def rect_shapes(rect: Rect) -> tuple[Shape, ...]:
    """Return the four sides of a rectangle as shapes without thickness."""
    corners = (
        Point(rect.left, rect.bottom),
        Point(rect.right, rect.bottom),
        Point(rect.right, rect.top),
        Point(rect.left, rect.top),
    )
    return tuple(Shape(one, other, 0) for one, other in pairwise((*corners, corners[0])))
