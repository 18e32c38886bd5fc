"""Exact geometry on the table in whole tenths of a millimetre: points, shapes, paths, distances.

Decisions are the same on every machine: whether something is nearer than a reach is decided by
comparing squares of integers, without floating-point numbers. A computed point is rounded once, to
the nearest tenth (halves up); roots are `math.isqrt`, which is exact. Rounding moves a point by at
most 0.71 tenths, so contact is checked with a slack of 2 or more.

    reach                    a shape is an axis and a radius: a disc's axis is a point, a
   .-----.                   body lying down is a capsule about a line. A disc that travels
  (  a----h  )  radius       along a leg comes nearer than its own radius to the shape
   `-----'                   exactly when the leg comes nearer to the axis than both radii.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isqrt

FINE = 10_000
"""Lengths of legs are summed in this fraction of a tenth, so that long paths stay exact."""

ROUNDING = 1
"""How much farther off than meant a computed point may be, in tenths, as it is rounded once."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point on the table, in tenths of a millimetre."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shape:
    """All points within `radius` of the segment from `at` to `head`: a capsule, or a disc.

    Attributes:
        at: One end of the axis; the centre of a disc.
        head: The other end; the same as `at` for a disc.
        radius: In tenths of a millimetre, as all lengths here.
    """

    at: Point
    head: Point
    radius: int


@dataclass(frozen=True, slots=True)
class Rect:
    """An axis-parallel rectangle, including its border."""

    left: int
    bottom: int
    right: int
    top: int

    def holds(self, point: Point) -> bool:
        """Whether the point is in it or on its border."""
        return self.left <= point.x <= self.right and self.bottom <= point.y <= self.top

    def inset(self, margin: int) -> "Rect":
        """Return the rectangle, made smaller by a margin on each side."""
        return Rect(
            self.left + margin, self.bottom + margin, self.right - margin, self.top - margin
        )

    def clamped(self, point: Point) -> Point:
        """Return the point of the rectangle that is nearest to this one."""
        x = min(max(point.x, self.left), self.right)
        return Point(x, min(max(point.y, self.bottom), self.top))


def disc(at: Point, radius: int) -> Shape:
    """Return a disc about a point."""
    return Shape(at, at, radius)


def squared(one: Point, other: Point) -> int:
    """Return the squared distance between two points."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def distance(one: Point, other: Point) -> int:
    """Return the distance between two points, to the nearest tenth."""
    return rounded(isqrt(squared(one, other) * FINE * FINE), FINE)


def within(one: Point, other: Point, reach: int) -> bool:
    """Whether the distance between two points is at most `reach`."""
    return squared(one, other) <= reach * reach


def rounded(numerator: int, denominator: int) -> int:
    """Return a fraction, rounded to the nearest integer, halves up."""
    return (2 * numerator + denominator) // (2 * denominator)


def shifted(point: Point, x: int, y: int) -> Point:
    """Return the point, moved by `x` and `y`."""
    return Point(point.x + x, point.y + y)


def part_way(start: Point, end: Point, part: int, whole: int) -> Point:
    """Return the point at the fraction `part` / `whole` between start and end, rounded."""
    double = 2 * whole
    x = start.x + (2 * (end.x - start.x) * part + whole) // double
    return Point(x, start.y + (2 * (end.y - start.y) * part + whole) // double)


def towards(start: Point, goal: Point, length: int) -> Point:
    """Return the point at a distance from `start` towards `goal`; `start` if both are the same."""
    apart = isqrt(squared(start, goal) * FINE * FINE)
    return part_way(start, goal, length * FINE, apart) if apart else start


def leg_nears_point(start: Point, end: Point, point: Point, reach: int) -> bool:
    """Whether the distance of a leg (a segment of a path) from a point is less than `reach`."""
    legx, legy = end.x - start.x, end.y - start.y
    offx, offy = point.x - start.x, point.y - start.y
    square, along = reach * reach, legx * offx + legy * offy
    whole = legx * legx + legy * legy
    if along <= 0:
        return offx * offx + offy * offy < square
    if along >= whole:
        return (offx - legx) ** 2 + (offy - legy) ** 2 < square
    return (legx * offy - legy * offx) ** 2 < square * whole


def nears(start: Point, end: Point, shape: Shape, reach: int) -> bool:
    """Whether the distance of a leg from the axis of a shape is less than `reach`."""
    at, head = shape.at, shape.head
    if at is head:
        return not _boxes_apart(start, end, at, at, reach) and leg_nears_point(
            start, end, at, reach
        )
    if _boxes_apart(start, end, at, head, reach):
        return False
    return (
        (reach > 0 and _cross(start, end, at, head))
        or leg_nears_point(start, end, at, reach)
        or leg_nears_point(start, end, head, reach)
        or leg_nears_point(at, head, start, reach)
        or leg_nears_point(at, head, end, reach)
    )


def nearing(start: Point, end: Point, shapes: Iterable[Shape], margin: int) -> Iterator[int]:
    """Yield the indices of the shapes that a disc of radius `margin` overlaps along a leg.

    A bounding-box test comes first: it rejects most shapes on a full table.
    """
    left, right = min(start.x, end.x), max(start.x, end.x)
    low, high = min(start.y, end.y), max(start.y, end.y)
    for which, shape in enumerate(shapes):
        at, head, reach = shape.at, shape.head, shape.radius + margin
        in_box = (
            (at.x + reach > left or head.x + reach > left)
            and (at.x - reach < right or head.x - reach < right)
            and (at.y + reach > low or head.y + reach > low)
            and (at.y - reach < high or head.y - reach < high)
        )
        if in_box and nears(start, end, shape, reach):
            yield which


def _boxes_apart(start: Point, end: Point, at: Point, head: Point, reach: int) -> bool:
    """Whether bounding boxes alone show that two segments are at least `reach` apart."""
    sx, ex, ax, hx = start.x, end.x, at.x, head.x
    if sx <= ax - reach and sx <= hx - reach and ex <= ax - reach and ex <= hx - reach:
        return True
    if sx >= ax + reach and sx >= hx + reach and ex >= ax + reach and ex >= hx + reach:
        return True
    sy, ey, ay, hy = start.y, end.y, at.y, head.y
    if sy <= ay - reach and sy <= hy - reach and ey <= ay - reach and ey <= hy - reach:
        return True
    return sy >= ay + reach and sy >= hy + reach and ey >= ay + reach and ey >= hy + reach


def overlap(one: Shape, other: Shape, slack: int = 0) -> bool:
    """Whether two shapes overlap by more than `slack`; if negative, whether they are that close."""
    return nears(one.at, one.head, other, one.radius + other.radius - slack)


def _cross(start: Point, end: Point, at: Point, head: Point) -> bool:
    """Whether two segments properly cross: neither ends on the other."""
    one, other = _side(start, end, at), _side(start, end, head)
    back, forth = _side(at, head, start), _side(at, head, end)
    return one * other < 0 and back * forth < 0


def _side(start: Point, end: Point, point: Point) -> int:
    """The cross product: positive if a point is to the left of a line, negative to the right."""
    along = (end.x - start.x) * (point.y - start.y)
    return along - (end.y - start.y) * (point.x - start.x)
