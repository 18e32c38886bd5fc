"""Drawings on the pitch: moves, whaps in order, fling ranges, scatter, who nabs and wakes."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.flinging import scattered
from engine.games.slargeball.questions import (
    allowance,
    ball_of,
    colour_of,
    figure_of,
    lying,
    movers,
    stats_of,
)
from engine.games.slargeball.state import Chance, State, Throw
from engine.games.slargeball.tables import INCH
from engine.plane import Point
from server.proposals.on_table import Drawing, Line, Meaning, Ring
from server.proposals.proposal import Memory
from server.proposals.slargeball.figures import NEAR, problem_of
from server.proposals.slargeball.places import Matched, apart, matched, point_of, table_mm
from vision.sightings import PointMm

INCH_MM: Final = INCH / 10
"""One inch in mm."""

FEW: Final = 4
"""Most figures around which rings are drawn: more would hide the pitch."""

WAYS: Final = range(1, 7)
AROUND: Final = 0.75
"""Radius of a ring that only marks a figure, in bases."""


def draw(state: State, memory: Memory) -> tuple[Drawing, ...]:
    """All drawings of a match in play."""
    if state.phase in ("lots", "setting_up", "over"):
        return ()
    pairs = matched(state, memory)
    known = {one.figure.id: one.seen.at_mm for one in pairs if one.seen.state == "lying"}
    if isinstance(state.pending, Throw):
        return tuple(_thrown(state, state.pending, known))
    match state.phase:
        case "moving":
            return (*_holders(state, known), *_moves(state, pairs, known))
        case "whapping" | "nabbing":
            return tuple(_attempts(state, known))
        case "flinging":
            return tuple(_ranges(state, known))
        case "waking":
            return tuple(_wakers(state, known))
        case _:
            return ()


def _holders(state: State, known: Mapping[int, PointMm]) -> Iterator[Drawing]:
    """A ring around each carrier of a ball; it says so if their team has the initiative."""
    for ball in state.balls:
        figure = figure_of(state, ball.carrier)
        at = _place(state, ball.carrier, known)
        if figure and at:
            says = "initiative" if figure.team == state.initiative else ""
            yield Ring(at, _around_mm(state), "both_ways", says)


def _moves(
    state: State, pairs: tuple[Matched, ...], known: Mapping[int, PointMm]
) -> Iterator[Drawing]:
    """Rings for how far the next figures may move, and lines for moves not in the ledger yet."""
    gone = {one.figure.id for one in pairs if _has_moved(state, one)}
    for one in pairs:
        if one.figure.id in gone and one.figure.at is not None:
            yield _path_line(state, one, one.figure.at)
    waiting = [one for one in movers(state) if one.id not in gone]
    for figure in waiting if len(waiting) <= FEW else ():
        at = _place(state, figure.id, known)
        if at:
            inches = allowance(figure) // INCH
            yield Ring(at, inches * INCH_MM, "left", f"{inches} in")


def _has_moved(state: State, one: Matched) -> bool:
    """Whether a standing figure is seen away from its place in the ledger."""
    figure = one.figure
    return (
        figure.at is not None
        and figure.stands
        and one.seen.standing
        and apart(figure.at, point_of(state, one.seen.at_mm)) > NEAR
    )


def _path_line(state: State, one: Matched, start: Point) -> Line:
    to = point_of(state, one.seen.at_mm)
    legal = not problem_of(state, one, to)
    label = f"{apart(start, to) / INCH:.1f} in"
    meaning: Meaning = "walked" if legal else "too_far"
    return Line(
        table_mm(state, start), one.seen.at_mm, meaning, label, "end", doubtful=not one.sure
    )


def _attempts(state: State, known: Mapping[int, PointMm]) -> Iterator[Drawing]:
    """A line from each figure to its target: solid for the next attempts, dashed for later ones."""
    first = set(first_chances(state))
    order = list(dict.fromkeys(one.figure for one in state.chances))
    for chance in state.chances:
        start, end = _place(state, chance.figure, known), _target(state, chance, known)
        if start and end:
            label = f"{order.index(chance.figure) + 1}. {chance.needed} or less"
            yield Line(start, end, "one_way", label, "end", doubtful=chance not in first)


def _target(state: State, chance: Chance, known: Mapping[int, PointMm]) -> PointMm | None:
    if state.phase == "whapping":
        return _place(state, chance.target, known)
    ball = ball_of(state, chance.target)
    return table_mm(state, ball.at) if ball and ball.at else None


def _ranges(state: State, known: Mapping[int, PointMm]) -> Iterator[Drawing]:
    """A ring for how far each of the next figures may fling."""
    for chance in first_chances(state):
        at = _place(state, chance.figure, known)
        if at:
            label = f"{chance.reach // INCH} in, {chance.needed} or less"
            yield Ring(at, chance.reach / 10, "left", label)


def _thrown(state: State, throw: Throw, known: Mapping[int, PointMm]) -> Iterator[Drawing]:
    """A line to the target of a fling; once it has failed, one for each direction of scatter."""
    figure, start = figure_of(state, throw.figure), _place(state, throw.figure, known)
    if figure is None or start is None:
        return
    if not throw.failed:
        yield Line(start, table_mm(state, throw.to), "walked", "", "end")
        return
    for value in WAYS:
        to = table_mm(state, scattered(state, figure, throw, value))
        yield Line(start, to, "farthest", str(value), "end")


def _wakers(state: State, known: Mapping[int, PointMm]) -> Iterator[Drawing]:
    """A ring around each figure that may wake, labelled with the roll that it needs."""
    for figure in lying(state):
        at = _place(state, figure.id, known)
        if at:
            who = f"{colour_of(state, figure.team)} {figure.number}"
            yield Ring(at, _around_mm(state), "left", f"{who}: {stats_of(figure).whap} or less")


def _around_mm(state: State) -> float:
    return AROUND * state.house.base / 10


def _place(state: State, figure: int | None, known: Mapping[int, PointMm]) -> PointMm | None:
    """Where a figure is seen, else where the ledger has it; None if it is not on the field."""
    one = figure_of(state, figure)
    if one is None or one.at is None or one.where != "field":
        return None
    return known.get(one.id, table_mm(state, one.at))
