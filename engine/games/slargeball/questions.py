"""Queries of a state: figures, balls, teams, what figures can do, and names for people."""

from engine.games.slargeball.state import Ball, Figure, Seated, State
from engine.games.slargeball.tables import FLING_INCHES, INCH, STATS, TEAMS, Position, PositionStats
from engine.plane import Point

MOST_CALLS = 3
"""How often a Coach may be activated in a game."""


def figure_of(state: State, figure: int | None) -> Figure | None:
    """Return the figure with this id; None if there is none."""
    return next((one for one in state.figures if one.id == figure), None)


def ball_of(state: State, ball: int) -> Ball | None:
    """Return the ball with this id; None if there is none."""
    return next((one for one in state.balls if one.id == ball), None)


def present(state: State) -> tuple[Seated, ...]:
    """Return the players who have not left."""
    return tuple(one for one in state.players if not one.left)


def stats_of(figure: Figure) -> PositionStats:
    """Return the stats of a figure's position."""
    return STATS[figure.position]


def colour_of(state: State, team: int) -> str:
    """Return the colour that names a team."""
    return state.colours[team - 1]


def other(team: int) -> int:
    """Return the opposing team."""
    return 3 - team


def label(state: State, figure: int) -> str:
    """Return a figure as people say it: "green Tremple 4"."""
    found = figure_of(state, figure)
    if found is None:
        return f"figure {figure}"
    return f"{colour_of(state, found.team)} {stats_of(found).title} {found.number}"


def plural(position: Position) -> str:
    """Return the plural of a position's title."""
    title = STATS[position].title
    return f"{title}es" if title.endswith("ch") else f"{title}s"


def millimetres(length: int) -> str:
    """Return a length in tenths of a millimetre as text."""
    return f"{length // 10}.{length % 10} mm" if length % 10 else f"{length // 10} mm"


def inches(length: int) -> str:
    """Return a length as text in inches, rounded to hundredths: "4 in", "1.25 in".

    Tenths would be too coarse: a walk of 1.25 in is stored as 31.7 mm or as 31.8 mm.
    """
    hundredths = (100 * abs(length) + INCH // 2) // INCH
    told = f"{hundredths // 100}.{hundredths % 100:02}".rstrip("0").rstrip(".")
    return f"-{told} in" if length < 0 else f"{told} in"


def at(point: Point) -> str:
    """Return a point as text: along the field from the left end line, across from the near side."""
    along, across = inches(point.x), inches(point.y)
    return f"{along} along and {across} across"


def team_order(state: State) -> tuple[int, ...]:
    """Return the teams, the one with the initiative first; team 1 while that is not known."""
    return (2, 1) if state.initiative == TEAMS[1] else TEAMS


def standing(state: State, team: int | None = None) -> tuple[Figure, ...]:
    """Return the figures that are on the field and conscious, of one team or of both."""
    return tuple(one for one in state.figures if team in (None, one.team) and one.stands)


def lying(state: State) -> tuple[Figure, ...]:
    """Return the figures that lie on the field."""
    return tuple(one for one in state.figures if one.lies)


def ball_carried(state: State, figure: int) -> Ball | None:
    """Return the ball that a figure carries, if any; it is at most one (H23)."""
    return next((one for one in state.balls if one.carrier == figure), None)


def balls_in_play(state: State) -> tuple[Ball, ...]:
    """Return the balls that are in play."""
    return tuple(one for one in state.balls if one.state != "out")


def allowance(figure: Figure) -> int:
    """Return how far a figure may move, in tenths of a millimetre; a ball does not matter (S19)."""
    return stats_of(figure).move * INCH


def fling_range(figure: Figure) -> int:
    """Return how far a figure may fling, in tenths of a millimetre."""
    return stats_of(figure).fling * FLING_INCHES * INCH


def pile_needed(figure: Figure) -> int:
    """Return the highest die that gets a figure through a pile: half its move, rounded up."""
    return (stats_of(figure).move + 1) // 2


def call_needed(state: State, figure: Figure) -> int:
    """Return the highest die that activates a Coach the next time; 0: none does (S23)."""
    steps = (3, 2, state.house.coach_third)
    return steps[figure.calls] if figure.calls < MOST_CALLS else 0


def movers(state: State) -> tuple[Figure, ...]:
    """Return the figures that may still move in this half of the sub-phase."""
    if state.phase != "moving":
        return ()
    return tuple(one for one in movable(state) if one.seat not in state.done)


def movable(state: State) -> tuple[Figure, ...]:
    """Return figures of this sub-phase and team that have not moved; Coaches only if active."""
    return tuple(
        one
        for one in state.figures
        if one.position == state.mover and one.team == state.team and _may_move(one)
    )


def _may_move(figure: Figure) -> bool:
    if figure.moved or figure.head is not None:
        return False
    return figure.active if figure.position == "coach" else figure.where == "field"


def callable_coaches(state: State, team: int) -> tuple[Figure, ...]:
    """Return a team's Coaches that it may try to activate now: one, if the referee added none."""
    if team in state.called or not standing(state, team):
        return ()
    return tuple(one for one in state.figures if one.team == team and _may_be_called(state, one))


def _may_be_called(state: State, figure: Figure) -> bool:
    on_bench = figure.position == "coach" and figure.where == "bench"
    return on_bench and not figure.active and call_needed(state, figure) > 0
