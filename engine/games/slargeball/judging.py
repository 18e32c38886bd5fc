"""A measured path, judged: its length, its lane, what it touches, which pile and edge it crosses.

Each fault is refused with the reason and the spot. What is no fault but has a price (a pile, the
edge of the field) is told by the `Judged` path.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.games.slargeball.ground import (
    base_radius,
    bodies,
    closed_zones,
    contact_reach,
    ground_balls,
    shape_of,
)
from engine.games.slargeball.piles import crossings
from engine.games.slargeball.questions import (
    allowance,
    at,
    label,
    millimetres,
    standing,
)
from engine.games.slargeball.state import Crossing, Figure, State
from engine.plane import Point, Shape, disc, within
from engine.refusal import IllegalCommand, Reason, refusal
from engine.spots import is_free, rect_shapes
from engine.travel import (
    clearance,
    cut,
    first_contact,
    leaves,
    path_length,
    runs_into,
    spot_after,
    touches_any,
)

MOST_POINTS = 500
FARTHEST = 100_000
"""Ten metres: no point of a path lies farther from the corner of the field."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A path that may be gone.

    Attributes:
        path: From where the figure stands; as far as the edge where it crosses it.
        length: Of it, in tenths of a millimetre.
        piles: The piles that it enters, in order.
        offsides: It crosses the edge of the field, where it ends.
    """

    path: tuple[Point, ...]
    length: int
    piles: tuple[Crossing, ...]
    offsides: bool


def judged(state: State, figure: Figure, given: Sequence[Point]) -> Judged:
    """The path that a figure goes; raises IllegalCommand with the spot where it may not."""
    path = _whole(figure, given)
    edge = leaves(path, state.field)
    path = cut(path, edge) if edge else _snapped(state, figure, path)
    length = path_length(path)
    _check_length(state, figure, path, length)
    _check_zones(state, figure, path)
    _check_lane(state, figure, path)
    _check_contact(state, figure, path)
    crossed = crossings(state, path)
    if edge is None:
        _check_end(state, path[-1])
    return Judged(path, length, crossed, edge is not None)


def _whole(figure: Figure, given: Sequence[Point]) -> tuple[Point, ...]:
    """From where the figure stands, without points that are given twice in a row."""
    if not 1 <= len(given) <= MOST_POINTS or figure.at is None:
        raise refusal(
            Reason.BAD_VALUE,
            f"a path of {len(given)} points cannot be judged",
            f"give 1 to {MOST_POINTS} points, the last one where the figure ends",
        )
    for point in given:
        if max(abs(point.x), abs(point.y)) > FARTHEST:
            raise refusal(
                Reason.BAD_VALUE, f"{at(point)} is nowhere near the field", "measure it again"
            )
    path = [figure.at]
    for point in given:
        if point != path[-1]:
            path.append(point)
    if len(path) == 1:
        raise refusal(
            Reason.BAD_VALUE,
            "the figure stays where it is",
            "let it be: a figure need not move, and turning round means nothing",
            "S7",
        )
    return tuple(path)


def _snapped(state: State, figure: Figure, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """A path that ends a little inside of something ends where it touches it (H27)."""
    zones = closed_zones(state, figure)
    sides = [side for zone in zones for side in rect_shapes(zone)]
    shapes = [*(shape for shape, _ in _obstacles(state, figure)), *sides, *bodies(state)]
    slack = base_radius(state) - state.house.touch
    inside = [one for one in shapes if not is_free(path[-1], slack, [one])]
    touched = first_contact(path[-2:], inside, base_radius(state)) if inside else None
    if touched and within(touched.at, path[-1], state.house.snap) and touched.at != path[-2]:
        return (*path[:-1], touched.at)
    return path


def _check_length(state: State, figure: Figure, path: tuple[Point, ...], length: int) -> None:
    allowed = allowance(figure)
    if length > allowed + state.house.leeway:
        spot = spot_after(path, allowed)
        raise refusal(
            Reason.TOO_FAR,
            f"the path is {millimetres(length)} long, {label(state, figure.id)} moves "
            f"{millimetres(allowed)}",
            f"end it at {at(spot)} or before",
            "move",
            spot,
        )


def _check_zones(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """Only Goalies enter a Goal Zone; a base that reaches into it is in it (S14)."""
    for zone in closed_zones(state, figure):
        sides = rect_shapes(zone)
        slack = base_radius(state) - state.house.touch
        if touches_any(path, sides, slack):
            spot = _first_spot(path, sides, base_radius(state))
            raise refusal(
                Reason.FORBIDDEN,
                f"the path enters a Goal Zone at {at(spot)}, where only a Goalie may be",
                "end it there, or go round",
                "S14",
                spot,
            )


def _check_lane(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """A lane as wide as the base is enough; a base in the way ends the move (H1)."""
    named = _obstacles(state, figure)
    slack = base_radius(state) - state.house.touch
    inside = touches_any(path, [shape for shape, _ in named], slack)
    if not inside:
        return
    found = first_contact(path, [named[place][0] for place in inside], base_radius(state))
    if found:
        shape, what = named[inside[found.which]]
        over = base_radius(state) + shape.radius - clearance(path, shape.at)
        raise _blocked(state, what, found.at, f" and overlaps it by {millimetres(over)}")


def _check_contact(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """A figure that goes up to another one has to stop there, and may not go on elsewhere."""
    reach = contact_reach(state)
    inner = reach - 2 * state.house.touch
    for before, there in pairwise(path[:-1]):
        for one in standing(state):
            if one.id == figure.id or one.at is None or not within(one.at, there, reach):
                continue
            if runs_into(before, there, one.at, inner):
                raise _blocked(state, label(state, one.id), there)


def _blocked(state: State, what: str, spot: Point, more: str = "") -> IllegalCommand:
    return refusal(
        Reason.BLOCKED,
        f"the path touches {what} at {at(spot)}{more}",
        f"end it there, or go round by a lane {millimetres(state.house.base)} wide",
        "H1",
        spot,
    )


def _obstacles(state: State, figure: Figure) -> list[tuple[Shape, str]]:
    """Whatever no figure gets through, with its name; a ball is none to stop at (S30)."""
    found = [
        (shape_of(state, one), label(state, one.id))
        for one in standing(state)
        if one.id != figure.id
    ]
    radius = state.house.ball // 2
    found += [(disc(one.at, radius), f"ball {one.id}") for one in ground_balls(state) if one.at]
    return found


def _first_spot(path: tuple[Point, ...], shapes: Sequence[Shape], margin: int) -> Point:
    found = first_contact(path, shapes, margin)
    return found.at if found else path[0]


def _check_end(state: State, end: Point) -> None:
    """A place is for one figure: nobody ends a move standing on those who lie."""
    margin = base_radius(state) - state.house.touch
    if not is_free(end, margin, bodies(state)):
        raise refusal(
            Reason.BLOCKED,
            f"at {at(end)} somebody lies",
            "end the path before the pile or beyond it",
            "H3",
            end,
        )
