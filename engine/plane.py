"""The plane of the table in whole tenths of a millimetre: points, discs, paths, and distances.

Decisions are exact on every machine: whether something is nearer than a reach is decided by
comparing squares of whole numbers, never by a root or a sine. If a place has to be a point, it is
rounded once, to the nearest tenth (halves go up); roots are `math.isqrt`, which is exact. Rounding
moves a point by at most 0.71 tenths, so contact is checked with a slack of 2 or more.

    reach                    a shape is an axis and a radius: a disc's axis is a point, a
   .-----.                   body lying down is a capsule about a line. A disc that travels
  (  a----h  )  radius       along a leg comes nearer than its own radius to the shape
   `-----'                   exactly when the leg comes nearer to the axis than both radii.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isqrt

FINE = 10_000
"""Parts of a tenth in which lengths are summed, so that a path of many legs is exact."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the table, in tenths of a millimetre."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shape:
    """All points within `radius` of the line from `at` to `head`: a disc if both are the same."""

    at: Point
    head: Point
    radius: int


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle along the axes, including its border."""

    left: int
    bottom: int
    right: int
    top: int

    def holds(self, point: Point) -> bool:
        """Whether the point is in it or on its border."""
        return self.left <= point.x <= self.right and self.bottom <= point.y <= self.top

    def inset(self, margin: int) -> "Rect":
        """The rectangle less a margin on each side."""
        return Rect(
            self.left + margin, self.bottom + margin, self.right - margin, self.top - margin
        )

    def clamped(self, point: Point) -> Point:
        """The nearest point of the rectangle."""
        x = min(max(point.x, self.left), self.right)
        return Point(x, min(max(point.y, self.bottom), self.top))


def disc(at: Point, radius: int) -> Shape:
    """A disc about a point."""
    return Shape(at, at, radius)


def squared(one: Point, other: Point) -> int:
    """The square of the distance between two points."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def distance(one: Point, other: Point) -> int:
    """The distance between two points, to the nearest tenth."""
    return rounded(isqrt(squared(one, other) * FINE * FINE), FINE)


def within(one: Point, other: Point, reach: int) -> bool:
    """Whether two points are no farther apart than a reach."""
    return squared(one, other) <= reach * reach


def rounded(numerator: int, denominator: int) -> int:
    """A fraction to the nearest whole number, halves up."""
    return (2 * numerator + denominator) // (2 * denominator)


def shifted(point: Point, x: int, y: int) -> Point:
    """The point this far to the right and up."""
    return Point(point.x + x, point.y + y)


def part_way(start: Point, end: Point, part: int, whole: int) -> Point:
    """The point `part` of `whole` of the way, rounded."""
    double = 2 * whole
    x = start.x + (2 * (end.x - start.x) * part + whole) // double
    return Point(x, start.y + (2 * (end.y - start.y) * part + whole) // double)


def towards(start: Point, goal: Point, length: int) -> Point:
    """The point at a distance from `start` in the direction of `goal`; `start` if they are one."""
    apart = isqrt(squared(start, goal) * FINE * FINE)
    return part_way(start, goal, length * FINE, apart) if apart else start


def leg_nears_point(start: Point, end: Point, point: Point, reach: int) -> bool:
    """Whether a leg comes strictly nearer to a point than a reach."""
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
    """Whether a leg comes strictly nearer to the axis of a shape than a reach."""
    at, head = shape.at, shape.head
    if at is head:
        return not _aside(start, end, at, at, reach) and leg_nears_point(start, end, at, reach)
    if _aside(start, end, at, head, reach):
        return False
    return (
        (reach > 0 and _cross(start, end, at, head))
        or leg_nears_point(start, end, at, reach)
        or leg_nears_point(start, end, head, reach)
        or leg_nears_point(at, head, start, reach)
        or leg_nears_point(at, head, end, reach)
    )


def nearing(start: Point, end: Point, shapes: Iterable[Shape], margin: int) -> Iterator[int]:
    """Indices of the shapes whose axes a leg `nears` by their radius and a margin.

    What lies beside the leg's box is passed over; of a table full of shapes that is most.
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


def _aside(start: Point, end: Point, at: Point, head: Point, reach: int) -> bool:
    """Whether two lines are a reach apart along one axis already: a quick check that most pass."""
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
    """Whether two shapes overlap by more than the slack; below 0: whether they touch within it."""
    return nears(one.at, one.head, other, one.radius + other.radius - slack)


def _cross(start: Point, end: Point, at: Point, head: Point) -> bool:
    """Whether two lines properly cross, neither ending on the other."""
    one, other = _side(start, end, at), _side(start, end, head)
    back, forth = _side(at, head, start), _side(at, head, end)
    return one * other < 0 and back * forth < 0


def _side(start: Point, end: Point, point: Point) -> int:
    """Positive if a point is to the left of a line, negative to the right."""
    along = (end.x - start.x) * (point.y - start.y)
    return along - (end.y - start.y) * (point.x - start.x)
