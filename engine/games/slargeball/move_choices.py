"""Representative moves of a figure, straight towards the nearest ball, enemy or goal, or away.

If all of these are blocked, a move in any direction is offered instead, so that every figure that
can move at all has a choice.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from engine.games.slargeball.ground import (
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    closed_zones,
    fallen_bases,
    ground_balls,
    leads_deeper,
    touching_enemies,
    zone_around,
)
from engine.games.slargeball.questions import allowance, ball_carried, other, standing
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Shape, distance, squared, towards
from engine.spots import is_free, rect_shapes
from engine.travel import first_contact, touches_any

FAR = 10_000
"""A length beyond any field, in tenths of a millimetre: a metre."""

SHORTEST = 20
"""Shorter moves are not offered; in tenths of a millimetre."""


@dataclass(frozen=True, slots=True)
class _InTheWay:
    """Obstacles: straight moves stop at `fixed` shapes, and must not end on those of `fallen`."""

    fixed: tuple[Shape, ...]
    fallen: tuple[Shape, ...]


def straight_moves(state: State, figure: Figure) -> tuple[Point, ...]:
    """Return the ends of representative straight moves of a figure."""
    if figure.at is None:
        return ()
    met, around = _in_the_way(state, figure), zone_around(state, figure)
    here = figure.at

    def ends(goals: Iterable[tuple[Point, int]]) -> Iterator[Point]:
        for goal, gap in goals:
            end = _end(state, figure, here, goal, gap, met)
            if end and not (around and leads_deeper(state, around, (here, end))):
                yield end

    found = tuple(dict.fromkeys(ends(_goals(state, figure, here))))
    return found or tuple(ends((goal, 0) for goal in _distant_points(state, here)))[:1]


def straight_end(state: State, figure: Figure, goal: Point, gap: int) -> Point | None:
    """Return where a straight move towards a goal ends: `gap` before it, or earlier.

    It ends earlier where the allowance is used up or something is touched. None if the figure is
    not on the field or cannot move that way.
    """
    if figure.at is None:
        return None
    return _end(state, figure, figure.at, goal, gap, _in_the_way(state, figure))


def _distant_points(state: State, here: Point) -> Iterator[Point]:
    """Distant points in eight directions, for a figure whose useful moves are all blocked."""
    inside = state.field.inset(base_radius(state))
    for along, across in product((0, FAR, -FAR), repeat=2):
        if along or across:
            yield inside.clamped(Point(here.x + along, here.y + across))


def _goals(state: State, figure: Figure, here: Point) -> Iterator[tuple[Point, int]]:
    """The figure's goals, each with the gap that is left to it; 0: exactly onto the spot."""
    carries = ball_carried(state, figure.id)
    balls = [one.at for one in ground_balls(state) if one.at]
    if balls and not carries:
        nearest = min(balls, key=lambda spot: squared(here, spot))
        yield nearest, base_radius(state) + ball_radius(state)
    enemies = [one.at for one in standing(state, other(figure.team)) if one.at]
    if enemies and not carries:
        yield min(enemies, key=lambda spot: squared(here, spot)), state.house.base
    held = touching_enemies(state, figure)
    if held and held[0].at:
        yield _point_away(state, here, held[0].at), 0
    yield attack_goal(state, figure.team), 0


def _point_away(state: State, here: Point, enemy: Point) -> Point:
    """The point of the field straight away from an enemy."""
    far = FAR // max(1, distance(here, enemy))
    beyond = Point(here.x + (here.x - enemy.x) * far, here.y + (here.y - enemy.y) * far)
    return state.field.inset(base_radius(state)).clamped(beyond)


def attack_goal(state: State, team: int) -> Point:
    """Return the middle of the bunker that a team attacks."""
    bunker = state.bunkers[other(team) - 1]
    return Point((bunker.left + bunker.right) // 2, (bunker.bottom + bunker.top) // 2)


def _in_the_way(state: State, figure: Figure) -> _InTheWay:
    """What a figure cannot pass: bases, balls and closed zones; and the bases of the fallen.

    The zone from which it has to walk out is not in its way (H31).
    """
    around = zone_around(state, figure)
    zones = [one for one in closed_zones(state, figure) if one != around]
    sides = tuple(side for zone in zones for side in rect_shapes(zone))
    fixed = (*bases(state, figure.id), *ball_shapes(state), *sides)
    return _InTheWay(fixed, fallen_bases(state))


def _end(
    state: State, figure: Figure, here: Point, goal: Point, gap: int, met: _InTheWay
) -> Point | None:
    length = min(allowance(figure), distance(here, goal) - gap)
    if length <= 0:
        return None
    slack = base_radius(state) - state.house.touch
    whole = towards(here, goal, length)
    inside = touches_any((here, whole), met.fixed, slack)
    end = _clipped(state, here, whole, met.fixed, inside)
    onto_somebody = not is_free(end, slack, met.fallen)
    if onto_somebody:
        passed = touches_any((here, end), met.fallen, slack)
        end = _clipped(state, here, end, met.fallen, passed)
    if distance(here, end) < SHORTEST or (onto_somebody and not is_free(end, slack, met.fallen)):
        return None
    # Rounding turns the path slightly, so that it may now overlap what it only touched before.
    turned = bool(inside) or onto_somebody
    return None if turned and touches_any((here, end), met.fixed, slack) else end


def _clipped(
    state: State, here: Point, end: Point, shapes: tuple[Shape, ...], inside: list[int]
) -> Point:
    """The end of a straight move, or the first contact with a shape that it overlaps."""
    touched = first_contact((here, end), [shapes[one] for one in inside], base_radius(state))
    return touched.at if touched else end
