"""Free places on the table: the one nearest to a spot, and the sides of a rectangle."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt

from engine.plane import FINE, Point, Rect, Shape, nearing, nears, rounded, shifted, squared

STEP = 10
"""Tenths between the rings of a search: a free spot is the nearest one to a millimetre."""

_QUARTER = (
    (10000, 0),
    (9914, 1305),
    (9659, 2588),
    (9239, 3827),
    (8660, 5000),
    (7934, 6088),
)
"""Cosine and sine of 0, 7.5 ... 37.5 degrees in parts of `FINE`, written out to avoid a sine."""


_FIRST = (*_QUARTER, (7071, 7071), *((y, x) for x, y in reversed(_QUARTER[1:])))

DIRECTIONS: tuple[tuple[int, int], ...] = (
    *_FIRST,
    *((-y, x) for x, y in _FIRST),
    *((-x, -y) for x, y in _FIRST),
    *((y, -x) for x, y in _FIRST),
)
"""48 directions 7.5 degrees apart, counter-clockwise from the table's +x, each `FINE` long."""


def aimed(start: Point, direction: int, length: int) -> Point:
    """The point at a distance from `start` in one of the `DIRECTIONS`, which go round."""
    x, y = DIRECTIONS[direction % len(DIRECTIONS)]
    return shifted(start, rounded(x * length, FINE), rounded(y * length, FINE))


def by_direction(start: Point, goal: Point) -> tuple[int, ...]:
    """All `DIRECTIONS`, ordered by their angle from the line from `start` to `goal`."""
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
    """The spot nearest to the one wanted where a disc of radius `margin` overlaps no shape.

    It is searched in rings a millimetre apart, in 48 directions each, with its centre within
    `area`, in none of the `closed` ones and at most `most` away; None if there is none.
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
    """The spots that `nearest_free` tries, the nearest first."""
    start = area.clamped(wanted)
    near = [shapes[one] for one in nearing(start, start, shapes, margin + most)]
    for ring in range(_first_ring(start, margin, near), most + 1, STEP):
        for direction in range(len(DIRECTIONS) if ring else 1):
            spot = aimed(start, direction, ring)
            allowed = area.holds(spot) and not any(one.holds(spot) for one in closed)
            if allowed and is_free(spot, margin, near):
                yield spot


def is_free(spot: Point, margin: int, shapes: Sequence[Shape]) -> bool:
    """Whether a disc of radius `margin` overlaps no shape there."""
    return next(nearing(spot, spot, shapes, margin), None) is None


def _first_ring(start: Point, margin: int, shapes: Sequence[Shape]) -> int:
    """The first ring that can be free: nearer ones are inside a disc that covers the start."""
    deep = (
        one.radius + margin - isqrt(squared(start, one.at))
        for one in shapes
        if one.at == one.head and nears(start, start, one, one.radius + margin)
    )
    return max(0, max(deep, default=0)) // STEP * STEP


def rect_shapes(rect: Rect) -> tuple[Shape, ...]:
    """The four sides of a rectangle, without thickness."""
    corners = (
        Point(rect.left, rect.bottom),
        Point(rect.right, rect.bottom),
        Point(rect.right, rect.top),
        Point(rect.left, rect.top),
    )
    return tuple(Shape(one, other, 0) for one, other in pairwise((*corners, corners[0])))
