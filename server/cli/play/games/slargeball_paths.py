"""Readers for paths on the pitch: "to the ball", "3in left", "2in toward blue 1"."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.games.slargeball.ground import ball_radius, base_radius
from engine.games.slargeball.move_choices import attack_goal, straight_end
from engine.games.slargeball.questions import figure_of, label, movers, stats_of
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, distance, towards
from server.cli.play.boards.slargeball import sign_of
from server.cli.play.readers import Length, Name, Named, Read, Reader, Value
from server.cli.play.units import Units
from server.cli.play.words import Line

FAR = 100_000
"""A distance greater than any pitch, in tenths of a millimetre, at which points stand for
directions."""

ROUNDING = 10
"""Tolerance in tenths of a millimetre with which a path reaches its goal: points are rounded, and
bases touch within half a millimetre."""

_DIRECTIONS: Mapping[str, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, 1),
    "far": (0, 1),
    "down": (0, -1),
    "near": (0, -1),
}


def names_of(state: State, figure: Figure) -> tuple[str, ...]:
    """A figure's names: as in the log, by team and number, as on the drawn board, by position."""
    colour, position = state.colours[figure.team - 1], (figure.team, figure.position)
    alike = [one for one in state.figures if (one.team, one.position) == position]
    alone = [f"{colour} {stats_of(figure).title}"] if len(alike) == 1 else []
    sign = sign_of(state, figure)
    return (label(state, figure.id), f"{colour} {figure.number}", sign, *alone)


@dataclass(frozen=True, slots=True)
class WayWords:
    """A reader for the path of a move: points, a thing to go up to, or a length and a direction.

    Attributes:
        state: The current state.
        units: The units of length.
        points: The reader for lists of points.
        figure: The figure that moves, if the line has named it; otherwise the only one that may.
    """

    state: State
    units: Units
    points: Reader
    figure: int | None = None

    def knowing(self, given: Mapping[str, Value]) -> Reader:
        """The same reader for the moving figure that the line names; unchanged if it names none."""
        figure = given.get("figure")
        return replace(self, figure=figure) if isinstance(figure, int) else self

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """Yield paths in this order: by points, by a thing to go up to, by length and direction."""
        yield from self.points.read(words, at)
        figure = self._mover()
        if figure is None or figure.at is None:
            return
        for goal in self._goals(figure).read(words, at):
            end = self._up_to(figure, goal.value)
            if end is not None:
                yield Read((end,), goal.end, goal.sure)
        for so_far in Length(self.units).read(words, at):
            for after, aim in self._aims(figure, figure.at, words, so_far.end):
                yield Read((towards(figure.at, aim, so_far.value),), after)

    def _mover(self) -> Figure | None:
        if self.figure is not None:
            return figure_of(self.state, self.figure)
        able = movers(self.state)
        return able[0] if len(able) == 1 else None

    def _goals(self, figure: Figure) -> Named:
        """A reader for the things to go up to.

        The value is the thing's place and the distance between the centres at contact, in tenths of
        a millimetre.
        """
        state, base = self.state, self.state.house.base
        named = [
            Name((one.at, base), names_of(state, one))
            for one in state.figures
            if one.at and one.id != figure.id
        ]
        near = base_radius(state) + ball_radius(state)
        for ball in state.balls:
            alone = ("the ball", "ball") if len(state.balls) == 1 else ()
            if ball.at:
                named.append(Name((ball.at, near), (*alone, f"ball {ball.id}")))
        named.append(Name((attack_goal(state, figure.team), 0), ("the goal", "goal", "bunker")))
        return Named(tuple(named), "a figure or a ball")

    def _up_to(self, figure: Figure, goal: Value) -> Point | None:
        spot, gap = goal if isinstance(goal, tuple) else (None, None)
        if not isinstance(spot, Point) or not isinstance(gap, int):
            return None
        return straight_end(self.state, figure, spot, gap)

    def _aims(
        self, figure: Figure, here: Point, words: Line, at: int
    ) -> Iterator[tuple[int, Point]]:
        """Parse a direction ("left", "toward the ball").

        Yields:
            The index after it, and a distant point in that direction.
        """
        said = words[at].folded if at < len(words) else ""
        if said in _DIRECTIONS:
            along, across = _DIRECTIONS[said]
            yield at + 1, Point(here.x + along * FAR, here.y + across * FAR)
        after = at + 1 if said in ("toward", "towards", "to") else at
        after += after < len(words) and words[after].folded == "the"
        for goal in self._goals(figure).read(words, after):
            spot = goal.value[0] if isinstance(goal.value, tuple) else None
            if isinstance(spot, Point) and distance(here, spot):
                yield goal.end, towards(here, spot, FAR)

    def write(self, value: Value) -> str:
        """Name the thing that a straight path reaches, if there is one; else write the points."""
        figure = self._mover()
        for goal in self._goals(figure).names if figure and figure.at else ():
            end = self._up_to(figure, goal.value) if figure else None
            if end is not None and value == (end,) and _reaches(end, goal.value):
                return goal.called[0]
        return self.points.write(value)

    def known(self) -> tuple[str, ...]:
        """Points have no names."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a point such as 12in 8in, a figure or ball to go to, or a length such as 3in left"


def _reaches(end: Point, goal: Value) -> bool:
    """Whether a path's end is within the distance of contact of its goal, up to ROUNDING."""
    spot, gap = goal if isinstance(goal, tuple) else (None, None)
    if not isinstance(spot, Point) or not isinstance(gap, int):
        return False
    return distance(end, spot) <= gap + ROUNDING
