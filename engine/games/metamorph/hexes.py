r"""Hex arithmetic in axial coordinates: neighbours, distance, lines of sight, arcs.

Hexes have flat edges above and below and form columns; q counts columns to the right, r hexes
towards the reader along the slanted axis. Directions count clockwise from 0, which points straight
away from the reader:

          0
       5 ___ 1        0 (0,-1)   1 (+1,-1)   2 (+1,0)
        /   \         3 (0,+1)   4 (-1,+1)   5 (-1,0)
       4\___/2
          3
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Literal, NamedTuple, TypeAlias

Arc: TypeAlias = Literal["front", "flank", "rear"]


class Hex(NamedTuple):
    """A hex in axial coordinates, or a vector between two of them."""

    q: int
    r: int


DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
SIDES = len(DIRECTIONS)

CORNERS = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""Vectors from the centre of a hex to its corners, in thirds of a step."""


def neighbour(one: Hex, direction: int) -> Hex:
    """Return the neighbour of a hex in a direction (0 to 5)."""
    step = DIRECTIONS[direction % SIDES]
    return Hex(one.q + step.q, one.r + step.r)


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps from one hex to another."""
    q, r = other.q - one.q, other.r - one.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def straight(one: Hex, other: Hex) -> int | None:
    """Return the direction in which another hex lies exactly; None if it is in none of the six."""
    steps = distance(one, other)
    ways = (
        number
        for number, way in enumerate(DIRECTIONS)
        if (other.q - one.q, other.r - one.r) == (way.q * steps, way.r * steps)
    )
    return next(ways, None) if steps else None


def towards(one: Hex, other: Hex) -> int:
    """Return the direction nearest to that of another hex; of two equal ones the lower."""
    way = Hex(other.q - one.q, other.r - one.r)
    return max(range(SIDES), key=lambda number: (_twice_dot(DIRECTIONS[number], way), -number))


def between(one: Hex, other: Hex) -> Iterator[tuple[Hex, ...]]:
    """Yield the hexes on the straight line between two centres, in order, without the two ends.

    Each entry has one hex that the line crosses, however briefly, or the two hexes on both sides
    where the line runs along their common edge.
    """
    for ways in _between(other.q - one.q, other.r - one.r):
        yield tuple([Hex(one.q + q, one.r + r) for q, r in ways])


def arc(facing: int, target: Hex, attacker: Hex) -> Arc:
    """Return the side of the target from which the attacker comes.

    Of the six neighbours, the three ahead are the front, the two beside the rear one the flanks.
    For more distant hexes, the front reaches up to 90 degrees from the facing, the rear begins at
    150.
    """
    way = Hex(attacker.q - target.q, attacker.r - target.r)
    dot = _twice_dot(DIRECTIONS[facing % SIDES], way)
    if dot >= 0:
        return "front"
    length_squared = way.q * way.q + way.q * way.r + way.r * way.r
    return "rear" if dot * dot > 3 * length_squared else "flank"


def _twice_dot(one: Hex, other: Hex) -> int:
    """Twice the dot product of two hex vectors, where a step has length one."""
    return 2 * one.q * other.q + 2 * one.r * other.r + one.q * other.r + one.r * other.q


@lru_cache(maxsize=4096)
def _between(q: int, r: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    steps = distance(Hex(0, 0), Hex(q, r))
    nearest = tuple(_nearest(q * k, r * k, steps) for k in range(1, steps))
    along_edges = q == r or 2 * q == -r or q == -2 * r
    if along_edges:
        return nearest
    start, way = Hex(0, 0), Hex(q, r)
    near = [start, *(Hex(*one) for ways in nearest for one in ways)]
    beside = {neighbour(one, side) for one in near for side in range(SIDES)} - {start, way}
    ahead = [one for one in beside if _goes_through(way, one) and _twice_dot(way, one) > 0]
    return tuple(((one.q, one.r),) for one in sorted(ahead, key=partial(_twice_dot, way)))


def _goes_through(way: Hex, one: Hex) -> bool:
    """Whether the infinite line through (0, 0) along `way` has corners of the hex on both sides."""
    sides = [way.q * (3 * one.r + r) - way.r * (3 * one.q + q) for q, r in CORNERS]
    return min(sides) < 0 < max(sides)


def _nearest(q: int, r: int, scale: int) -> tuple[tuple[int, int], ...]:
    """The hex nearest to a point given in units of 1/`scale`; two if the point is on their edge."""
    low_q, low_r = q // scale, r // scale
    corners = [(low_q + a, low_r + b) for a in (0, 1) for b in (0, 1)]

    def squared(corner: tuple[int, int]) -> int:
        across, down = corner[0] * scale - q, corner[1] * scale - r
        return across * across + across * down + down * down

    least = min(map(squared, corners))
    return tuple(corner for corner in corners if squared(corner) == least)
