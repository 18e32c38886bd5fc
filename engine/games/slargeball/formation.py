"""Set-up: where figures may stand, their usual places, and the Coach's bench."""

from collections.abc import Iterator, Mapping, Sequence

from engine.games.slargeball.ground import FAR, base_radius
from engine.games.slargeball.questions import other
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Rect, Shape, disc
from engine.spots import is_free, nearest_free, rect_shapes

SPACINGS = (4, 3, 2)
"""Distances between figures in the usual formation, in base radii; the widest that fits is used."""

GAP = 15
"""Added to the closest distance at which bases do not touch, in tenths of a millimetre."""


def allowed_area(state: State, team: int) -> Rect:
    """Return where the centres of a team's bases may be: between its end line and slargeline."""
    radius = base_radius(state)
    field = state.field.inset(radius)
    line = state.slarge[team - 1]
    if team == 1:
        return Rect(field.left, field.bottom, line - radius, field.top)
    return Rect(line + radius, field.bottom, field.right, field.top)


def bench(state: State, team: int) -> Point:
    """Return the bench: off the field beside the slargeline, at the team's right hand (S26)."""
    off = 2 * base_radius(state)
    line = state.slarge[team - 1]
    return Point(line, state.field.bottom - off if team == 1 else state.field.top + off)


def usual_places(state: State, figures: tuple[Figure, ...]) -> Mapping[int, Point]:
    """Return the usual places of a team's figures: in rows from the slargeline back.

    Goalies stand in the middle of the opposing team's Goal Zone (S27), Coaches at their bench.
    Figures for which there is no room are missing.
    """
    rows = [one for one in figures if one.position not in ("goalie", "coach")]
    places = {}
    for one in figures:
        if one.position == "goalie":
            places[one.id] = _goalies_place(state, one.team)
        elif one.position == "coach":
            places[one.id] = bench(state, one.team)
    if rows:
        places |= dict(
            zip([one.id for one in rows], _grid(state, rows[0].team, len(rows)), strict=False)
        )
    return places


def _goalies_place(state: State, team: int) -> Point:
    """In front of the enemy's bunker, without covering any of it if the zone is deep enough."""
    zone, bunker = state.zones[other(team) - 1], state.bunkers[other(team) - 1]
    middle = (zone.bottom + zone.top) // 2
    if team == 1:
        return Point((zone.left + bunker.left) // 2, middle)
    return Point((zone.right + bunker.right) // 2, middle)


def _grid(state: State, team: int, count: int) -> list[Point]:
    for spacing in SPACINGS:
        found = list(_places(state, team, max(spacing * base_radius(state), _closest(state))))
        if len(found) >= count:
            break
    return found[:count]


def _closest(state: State) -> int:
    return state.house.base + state.house.touch + GAP


def _places(state: State, team: int, step: int) -> Iterator[Point]:
    """Grid points, row by row from the slargeline, each row from the middle outwards."""
    area = allowed_area(state, team)
    zone = state.zones[team - 1]
    sides, margin = rect_shapes(zone), base_radius(state)
    ahead = -step if team == 1 else step
    start = area.right if team == 1 else area.left
    middle = (area.bottom + area.top) // 2
    aside = [middle + sign * k * step for k in range(100) for sign in (1, -1)[: 2 if k else 1]]
    for row in range((area.right - area.left) // step + 1):
        for y in aside:
            spot = Point(start + row * ahead, y)
            if area.holds(spot) and not zone.holds(spot) and is_free(spot, margin, sides):
                yield spot


def free_place(state: State, figure: Figure, usual: Point, taken: Sequence[Shape]) -> Point:
    """Return the legal place nearest to the usual one where a figure touches nobody."""
    if figure.position == "coach":
        return usual
    closed: tuple[Rect, ...] = ()
    if figure.position == "goalie":
        area = state.zones[other(figure.team) - 1]
    else:
        area, closed = allowed_area(state, figure.team), (state.zones[figure.team - 1],)
    sides = [side for zone in closed for side in rect_shapes(zone)]
    gap = state.house.touch + 1
    clear = [Shape(one.at, one.head, one.radius + gap) for one in taken]
    found = nearest_free(
        usual, base_radius(state), (*clear, *sides), area=area, most=FAR, closed=closed
    )
    return found or usual


def apart(state: State, places: Mapping[int, Point]) -> tuple[int, int] | None:
    """Return two figures whose bases would touch; None if there are none."""
    reach = base_radius(state) + state.house.touch
    named = list(places.items())
    for number, (one, spot) in enumerate(named):
        for another, there in named[number + 1 :]:
            if not is_free(spot, reach, [disc(there, base_radius(state))]):
                return one, another
    return None
