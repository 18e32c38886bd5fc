"""The pitch of Slargeball, seen from above: team 1 plays from left to right."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.slargeball.questions import colour_of, label
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Rect
from server.cli.play.boards.drawing import Paper, letters_of
from server.cli.play.units import Units

WIDE = 72
"""Characters from end line to end line; a line is as high as two characters are wide."""

EDGE = 6
"""Characters left of the pitch, for the scale."""

KEY = (
    "Capitals stand, small letters lie, o is a ball, . a Goal Zone, : a Bunker, | a slargeline.",
    "A place such as 3 in, 6 in is 3 in from the left end and 6 in up from the lower side.",
)
"""The key of the board's signs, and how places are written."""

MARKS = 6
"""Parts into which the scale along each edge is divided."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The mapping from points of the pitch to characters of the drawing."""

    field: Rect

    @property
    def step(self) -> int:
        """Width of a character in tenths of a millimetre."""
        return max(1, -(-(self.field.right - self.field.left) // WIDE))

    @property
    def high(self) -> int:
        """Lines from side line to side line."""
        return -(-(self.field.top - self.field.bottom) // (2 * self.step))

    @property
    def wide(self) -> int:
        """Characters from end line to end line."""
        return -(-(self.field.right - self.field.left) // self.step)

    def column(self, x: int) -> int:
        """The column at which a point is drawn; for benches beside the pitch, its edge."""
        return EDGE + 1 + max(0, min(self.wide - 1, (x - self.field.left) // self.step))

    def row(self, y: int) -> int:
        """The line on which a point is drawn; benches are on the frame."""
        return 1 + max(-1, min(self.high, (self.field.top - y) // (2 * self.step)))


def board(state: State, _seat: Seat, units: Units) -> str:
    """Goal Zones (.), Bunkers (:), slargelines, figures and balls, with a scale at the edges."""
    scale = Scale(state.field)
    paper = Paper(EDGE + scale.wide + 8, scale.high + 3)
    _ground(paper, scale, state)
    _measures(paper, scale, units)
    for one in state.figures:
        if one.at is not None and one.where in ("field", "bench"):
            paper.put(scale.column(one.at.x), scale.row(one.at.y), sign_of(state, one))
    for ball in state.balls:
        if ball.at is not None:
            paper.put(scale.column(ball.at.x), scale.row(ball.at.y), "o")
    return "\n".join([*paper.lines(), *KEY])


def _ground(paper: Paper, scale: Scale, state: State) -> None:
    frame = "+" + "-" * scale.wide + "+"
    for line in (0, scale.high + 1):
        paper.put(EDGE, line, frame)
    for line in range(1, scale.high + 1):
        paper.put(EDGE, line, "|")
        paper.put(EDGE + 1 + scale.wide, line, "|")
        for x in state.slarge:
            paper.put(scale.column(x), line, "|")
    for sign, areas in ((".", state.zones), (":", state.bunkers)):
        for area in areas:
            _fill(paper, scale, area, sign)


def _fill(paper: Paper, scale: Scale, area: Rect, sign: str) -> None:
    first, last = scale.column(area.left), scale.column(area.right - 1)
    for line in range(scale.row(area.top - 1), scale.row(area.bottom) + 1):
        paper.put(first, line, sign * (last - first + 1))


def _measures(paper: Paper, scale: Scale, units: Units) -> None:
    field = scale.field
    for part in range(MARKS + 1):
        x = field.left + part * (field.right - field.left) // MARKS
        paper.put(scale.column(x), scale.high + 2, units.rounded_down(x))
    for part in range(MARKS):
        y = field.bottom + part * (field.top - field.bottom) // MARKS
        paper.put(0, scale.row(y), units.rounded_down(y)[:EDGE])


def sign_of(state: State, one: Figure) -> str:
    """A figure's team and number: capitals stand, small letters lie."""
    letter = letters_of(state.colours)[one.team - 1]
    return f"{letter.lower() if one.lies else letter}{one.number}"


def scoreboard(state: State, _seat: Seat, units: Units) -> str:
    """The score, the turn and the balls' places, then a table of the figures with theirs."""
    score = ", ".join(
        f"{name} {points}" for name, points in zip(state.colours, state.score, strict=True)
    )
    lines = [
        f"{score}; turn {state.turn} of {state.period_end}; now: {state.phase.replace('_', ' ')}."
    ]
    for ball in state.balls:
        where = _point(ball.at, units) if ball.at else "not on the pitch"
        if ball.carrier is not None:
            where = f"with {label(state, ball.carrier)}"
        lines.append(f"Ball {ball.id}: {where}.")
    for team in (1, 2):
        told = [_figure(state, one, units) for one in state.figures if one.team == team]
        lines.append(f"{colour_of(state, team).capitalize()}: {'; '.join(told)}.")
    return "\n".join(lines)


def _figure(state: State, one: Figure, units: Units) -> str:
    where = _point(one.at, units) if one.at else f"in the {one.where}"
    title = label(state, one.id).split(" ", 1)[1]
    return f"{title} {'lies ' if one.lies else ''}{where}"


def _point(at: Point, units: Units) -> str:
    return f"at {units.rounded(at.x)}, {units.rounded(at.y)}"
