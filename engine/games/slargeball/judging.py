"""Judges a measured path: its length and lane, the piles it enters, and where it leaves the field.

Each fault is refused with its reason and spot. What is legal but needs dice or has consequences (a
pile, the edge of the field) is part of the `Judged` path.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.slargeball.ground import (
    base_radius,
    closed_zones,
    leads_deeper,
    zone_around,
)
from engine.games.slargeball.lanes import check_contact, check_end, check_lane, snapped
from engine.games.slargeball.piles import crossings
from engine.games.slargeball.questions import (
    allowance,
    at,
    inches,
    label,
)
from engine.games.slargeball.state import Crossing, Figure, State
from engine.plane import ROUNDING, Point, Rect, Shape
from engine.refusal import Reason, refusal
from engine.spots import rect_shapes
from engine.travel import (
    cut,
    first_contact,
    leaves,
    path_length,
    spot_after,
    touches_any,
)

MOST_POINTS = 500
"""Most points of a path that the referee gives."""

FARTHEST = 100_000
"""Largest coordinate of a path's point, in tenths of a millimetre: ten metres from the origin."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A legal path.

    Attributes:
        path: The points from where the figure stands; it ends at the edge if it crosses that.
        length: Its length in tenths of a millimetre.
        piles: The piles that it enters, in order.
        offsides: Whether it crosses the edge of the field.
    """

    path: tuple[Point, ...]
    length: int
    piles: tuple[Crossing, ...]
    offsides: bool


def judged(
    state: State, figure: Figure, given: Sequence[Point], *, accepted: bool = False
) -> Judged:
    """Judge the path of a figure.

    Args:
        state: The state before the move.
        figure: The figure.
        given: The points of its path after the one where it stands.
        accepted: The referee has accepted it: length, lane and end are not checked.

    Returns:
        The path, snapped to contact or cut at the edge of the field.

    Raises:
        IllegalCommand: The path is illegal; has the spot.
    """
    path = _full_path(figure, given)
    edge = leaves(path, state.field)
    path = cut(path, edge) if edge else snapped(state, figure, path)
    length = path_length(path)
    if not accepted:
        _check_limits(state, figure, path, length)
    crossed = crossings(state, path)
    if edge is None and not accepted:
        check_end(state, path[-1])
    return Judged(path, length, crossed, edge is not None)


def _full_path(figure: Figure, given: Sequence[Point]) -> tuple[Point, ...]:
    """The path from where the figure stands, without consecutive duplicates."""
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


def _check_limits(state: State, figure: Figure, path: tuple[Point, ...], length: int) -> None:
    _check_length(state, figure, path, length)
    _check_zones(state, figure, path)
    check_lane(state, figure, path)
    check_contact(state, figure, path)


def _check_length(state: State, figure: Figure, path: tuple[Point, ...], length: int) -> None:
    allowed = allowance(figure)
    if length > allowed + max(state.house.leeway, ROUNDING):
        spot = spot_after(path, allowed)
        raise refusal(
            Reason.TOO_FAR,
            f"the path is {inches(length)} long, {label(state, figure.id)} moves {inches(allowed)}",
            f"end it at {at(spot)} or before",
            "move",
            spot,
        )


def _check_zones(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """Check that only Goalies enter a Goal Zone; a base that reaches into it is in it (S14).

    A figure that the referee put into one may walk out of it, also in several moves (H31).
    """
    slack, around = base_radius(state) - state.house.touch, zone_around(state, figure)
    for zone in closed_zones(state, figure):
        sides = rect_shapes(zone)
        if zone == around:
            _check_way_out(state, zone, path)
        elif touches_any(path, sides, slack) or zone.holds(path[-1]):
            spot = _first_spot(path, sides, base_radius(state))
            raise refusal(
                Reason.FORBIDDEN,
                f"the path enters a Goal Zone at {at(spot)}, where only a Goalie may be",
                "end it there, or go round",
                "S14",
                spot,
            )


def _check_way_out(state: State, zone: Rect, path: tuple[Point, ...]) -> None:
    """Check that a figure in a Goal Zone that is closed to it goes no deeper in (H31)."""
    if leads_deeper(state, zone, path):
        raise refusal(
            Reason.FORBIDDEN,
            "the path leads deeper into a Goal Zone, where only a Goalie may be",
            "let the figure walk out of it",
            "H31",
            path[0],
        )


def _first_spot(path: tuple[Point, ...], shapes: Sequence[Shape], margin: int) -> Point:
    found = first_contact(path, shapes, margin)
    return found.at if found else path[0]
