"""Matches the ledger's figures with those on the table, and converts coordinates.

The eye measures in mm from the middle of the field. The rules count tenths of a mm from its near
left corner.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.tables import TEAMS
from engine.plane import Point
from server.proposals.lengths import TENTHS
from server.proposals.proposal import MeasuredNumber, Memory
from server.proposals.seen import seen_of
from vision.sightings import BallSeen, ColourName, FigureSeen, PointMm

STAYED: Final = 80
"""A figure within this distance, in tenths of a mm, of a place in the ledger has stayed there."""


@dataclass(frozen=True, slots=True)
class Matched:
    """A figure of the ledger and the sighting that it was matched with.

    `sure` is False if the sighting may be another figure, because others of its team moved too or
    its team is in doubt.
    """

    figure: Figure
    seen: FigureSeen
    sure: bool


def point_of(state: State, at_mm: PointMm) -> Point:
    """Convert a point in table space, in mm, to the rules' coordinates."""
    field = state.field
    middle = Point((field.left + field.right) // 2, (field.bottom + field.top) // 2)
    return Point(middle.x + round(TENTHS * at_mm[0]), middle.y + round(TENTHS * at_mm[1]))


def measured_place(
    path: tuple[str | int, ...], seen: FigureSeen | BallSeen
) -> tuple[MeasuredNumber, ...]:
    """The x and y of a point in a command, as measured numbers; `path` is the point's path."""
    return tuple(
        MeasuredNumber((*path, axis), f"Place, {axis}", seen.sigma_mm) for axis in ("x", "y")
    )


def table_mm(state: State, at: Point) -> PointMm:
    """Convert a point in the rules' coordinates to table space, in mm, for drawing."""
    middle = point_of(state, (0.0, 0.0))
    return (at.x - middle.x) / TENTHS, (at.y - middle.y) / TENTHS


def apart(one: Point, other: Point) -> float:
    """The distance between two points in tenths of a mm."""
    return float(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)


def matched(state: State, memory: Memory) -> tuple[Matched, ...]:
    """Match figures on the field with sightings: first those that stayed, then those that moved.

    If several figures of a team moved at once, each is matched with the nearest sighting and none
    is certain. A figure that moved and whose team is in doubt is not certain either. A sighting
    where the ledger has a figure is that figure even if its team is in doubt, because no two can
    stand in one place.
    """
    there = [one for one in seen_of(memory, FigureSeen) if one.state == "lying"]
    worn = worn_by(state, there)
    standing = [one for one in state.figures if one.where == "field" and one.at]
    pairs = list(_stayed(state, standing, there, worn))
    for team in TEAMS:
        known = {one.figure.id for one in pairs}
        taken = {one.seen.track for one in pairs}
        figures = [one for one in standing if one.team == team and one.id not in known]
        seen = [one for one in there if worn.get(one.team) == team and one.track not in taken]
        alone = len(figures) == 1
        pairs += [
            Matched(figure, one, sure=alone and one.team_is_clear)
            for figure, one in _nearest(state, figures, seen)
        ]
    return tuple(pairs)


def _stayed(
    state: State,
    figures: Sequence[Figure],
    there: Sequence[FigureSeen],
    worn: Mapping[ColourName, int],
) -> Iterator[Matched]:
    """Figures that are seen where the ledger has them: first those whose team fits, then others."""
    left = list(there)
    for team in TEAMS:
        own = [one for one in figures if one.team == team]
        seen = [one for one in left if worn.get(one.team) == team]
        for figure, one in _nearest(state, own, seen, STAYED):
            left.remove(one)
            yield Matched(figure, one, sure=True)
            figures = [other for other in figures if other.id != figure.id]
    doubtful = [one for one in left if not one.team_is_clear]
    for figure, one in _nearest(state, list(figures), doubtful, STAYED):
        yield Matched(figure, one, sure=True)


def worn_by(state: State, seen: Sequence[FigureSeen]) -> Mapping[ColourName, int]:
    """Find out which team wears each of the most frequent colours.

    A colour by which the game calls a team is that team's. Other colours are assigned to teams so
    that figures are nearest to the ledger's positions.
    """
    named: dict[str, int] = {colour: team for team, colour in enumerate(state.colours, 1)}
    colours = [colour for colour, _ in Counter(one.team for one in seen).most_common(len(TEAMS))]
    worn = {colour: named[colour] for colour in colours if colour in named}
    left = [colour for colour in colours if colour not in worn]
    free = [team for team in TEAMS if team not in worn.values()]
    if not left or not free:
        return worn
    ways: list[dict[ColourName, int]] = [
        dict(zip(left, teams, strict=False)) for teams in permutations(free)
    ]
    best: Mapping[ColourName, int] = min(ways, key=lambda way: _strayed(state, seen, way))
    return {**worn, **best}


def _strayed(state: State, seen: Sequence[FigureSeen], worn: Mapping[ColourName, int]) -> float:
    """The cost of an assignment of colours to teams.

    It is the sum over all figures of the distance, in tenths of a mm, to the nearest position that
    their team has in the ledger.
    """
    places = {
        team: [f.at for f in state.figures if f.team == team and f.where == "field" and f.at]
        for team in TEAMS
    }
    return sum(
        min((apart(at, point_of(state, one.at_mm)) for at in places[worn[one.team]]), default=0.0)
        for one in seen
        if one.team in worn
    )


def _nearest(
    state: State, figures: list[Figure], seen: list[FigureSeen], farthest: float = float("inf")
) -> list[tuple[Figure, FigureSeen]]:
    """Match greedily: nearest pairs first, each figure and each sighting at most once.

    `farthest` is the largest distance of a pair, in tenths of a mm.
    """
    ways = sorted(
        (
            (apart(figure.at, point_of(state, one.at_mm)), figure.id, one.track)
            for figure in figures
            for one in seen
            if figure.at is not None
        ),
    )
    by_id = {figure.id: figure for figure in figures}
    by_track = {one.track: one for one in seen}
    pairs: list[tuple[Figure, FigureSeen]] = []
    for way, number, track in ways:
        if way <= farthest and number in by_id and track in by_track:
            pairs.append((by_id.pop(number), by_track.pop(track)))
    return pairs
