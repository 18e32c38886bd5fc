"""Judged paths, compared with a simple second implementation that walks in small steps."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

from engine.games.slargeball.judging import Judged, judged
from engine.games.slargeball.state import Figure, State
from engine.luck import roll
from engine.plane import Point
from engine.refusal import IllegalCommand, Reason
from tests.engine.games.slargeball.arrange import RG, Table, laid, moving

SCENES = 250
STEP = 2
"""Step of the second implementation, tenths of a millimetre."""

DOUBT = 3
"""Its possible error in tenths: half a step to the side, and rounding."""


def scene(number: int) -> tuple[Table, list[Point]]:
    """A Rushing Grelker, two enemies who stand, two who lie, and a path of up to three legs."""

    def place(what: str) -> Point:
        return Point(*(2400 + roll(f"{number} {what} {axis}", 0, 1200) for axis in "xy"))

    there = {RG: (300.0, 225.0)}
    there |= {one: (place(f"{one}").x / 10, place(f"{one}").y / 10) for one in (201, 202)}
    down = {one: (place(f"{one}").x / 10, place(f"{one}").y / 10) for one in (203, 204)}
    way = [place(f"way {leg}") for leg in range(roll("legs", number, 3))]
    return moving("rushing_grelker", 1, laid(there, down, leeway=254)), way


def answered(state: State, figure: Figure, way: Sequence[Point]) -> Judged | IllegalCommand:
    try:
        return judged(state, figure, way)
    except IllegalCommand as refused:
        return refused


def walked(path: Sequence[Point]) -> list[tuple[float, float]]:
    """Places along a path."""
    places = []
    for one, other in pairwise(path):
        steps = max(1, ceil(hypot(other.x - one.x, other.y - one.y) / STEP))
        places += [
            (one.x + (other.x - one.x) * k / steps, one.y + (other.y - one.y) * k / steps)
            for k in range(steps + 1)
        ]
    return places


def to_line(place: tuple[float, float], at: Point, head: Point) -> float:
    """Distance of a place from the axis of a body."""
    x, y = head.x - at.x, head.y - at.y
    along = ((place[0] - at.x) * x + (place[1] - at.y) * y) / (x * x + y * y or 1)
    part = min(1.0, max(0.0, along))
    return hypot(place[0] - at.x - part * x, place[1] - at.y - part * y)


def nearest(state: State, places: list[tuple[float, float]], *, lying: bool) -> float:
    """Least distance of the places to lying figures, or to standing enemies."""
    return min(
        to_line(place, one.at, one.head or one.at)
        for one in state.figures
        if one.id != RG and one.at and one.lies == lying
        for place in places
    )


def agrees(table: Table, way: list[Point], found: Judged | IllegalCommand) -> str:
    """Check that both implementations agree; half a millimetre decides nothing (H1)."""
    state = table.state
    places = walked([Point(3000, 2250), *way])
    standing, lying = (nearest(state, places, lying=down) for down in (False, True))
    if isinstance(found, Judged):
        assert standing > 295 - DOUBT
        assert lying < 295 + DOUBT if found.piles else lying > 295 - DOUBT
        return "through a pile" if found.piles else "clear"
    if found.rule == "H1":
        assert found.spot is not None
        assert standing < 305 + DOUBT
        assert 295 - DOUBT < nearest(state, [(found.spot.x, found.spot.y)], lying=False) < 305
        return "in the way"
    if found.rule == "H3":
        assert nearest(state, [(way[-1].x, way[-1].y)], lying=True) < 295 + DOUBT
        return "upon somebody"
    assert found.reason in (Reason.TOO_FAR, Reason.BAD_VALUE)
    return "too far"


def test_a_path_is_judged_as_one_who_walks_it_would() -> None:
    told: Counter[str] = Counter()
    for number in range(SCENES):
        table, way = scene(number)
        begins = nearest(table.state, [(3000, 2250)], lying=False)
        if begins < 306 or nearest(table.state, [(3000, 2250)], lying=True) < 306:
            continue  # he would begin upon somebody
        told[agrees(table, way, answered(table.state, table.figure(RG), way))] += 1
    print(dict(told))
    assert min(told.values()) >= 10
    assert len(told) == 5
