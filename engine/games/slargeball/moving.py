"""The move: paths that are gone, dice on the way, and the end of a sub-phase."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import check_mover, check_phase, check_seated
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import fallen_head, touching_enemies
from engine.games.slargeball.judging import judged
from engine.games.slargeball.questions import (
    callable_coach,
    figure_of,
    label,
    movers,
    pile_needed,
)
from engine.games.slargeball.state import Crossing, State, Walk
from engine.games.slargeball.tables import BREAK_AWAY
from engine.plane import Point
from engine.refusal import Reason, refusal


def move(state: State, command: commands.Move) -> tuple[Event, ...]:
    """A figure goes along a measured path; a Coach strides instead.

    One die is for leaving all the enemies it touches, once a turn (S4); none for leaving own
    figures (S6). Afterwards it may touch another enemy, who stops it (S5).
    """
    figure = check_mover(state, command.seat, command.figure)
    if figure.position == "coach":
        raise refusal(
            Reason.WRONG_STEP,
            "a Coach goes straight towards one of his own figures",
            "let him stride (Stride)",
            "coach",
        )
    way = judged(state, figure, command.path)
    breaking = figure.freed is None and bool(touching_enemies(state, figure))
    walk = Walk(figure.id, way.path, way.length, breaking, way.piles, way.offsides)
    if breaking or way.piles:
        return (
            events.WalkBegan(
                walk.figure, walk.path, walk.length, breaking, walk.piles, walk.offsides
            ),
        )
    return arrived(state, walk)


def walk_rolled(state: State, walk: Walk, value: int) -> tuple[Event, ...]:
    """A die of a move: for leaving enemies, or for the next pile on the way."""
    if walk.breaking:
        if value > BREAK_AWAY:
            return (events.HeldBack(walk.figure),)
        freed = events.BrokeAway(walk.figure)
        return (freed,) if walk.piles else (freed, *arrived(state, walk))
    crossing = walk.piles[0]
    figure = figure_of(state, walk.figure)
    if figure is None or value > pile_needed(figure):
        return (_mired(state, walk, crossing),)
    through = events.PileCrossed(walk.figure, crossing.at)
    return (through,) if walk.piles[1:] else (through, *arrived(state, walk))


def _mired(state: State, walk: Walk, crossing: Crossing) -> Event:
    """It falls where its base first met the pile, onto it (S9)."""
    onto = walk.path[crossing.leg + 1]
    head = fallen_head(state, walk.figure, crossing.at, onto)
    return events.Mired(walk.figure, crossing.at, head)


def arrived(state: State, walk: Walk) -> tuple[Event, ...]:
    """The end of the path; on the edge of the field the figure is knocked out."""
    if not walk.offsides:
        return (events.Moved(walk.figure, walk.path, walk.length),)
    end = walk.path[-1]
    head = fallen_head(state, walk.figure, end, _outside(state, end))
    return (events.WentOffsides(walk.figure, walk.path, end, head),)


def _outside(state: State, edge: Point) -> Point:
    """Off the field from a point on its edge: there it lies in nobody's way (H4)."""
    field, far = state.field, state.house.body
    x = edge.x - far if edge.x <= field.left else edge.x + far if edge.x >= field.right else edge.x
    y = edge.y - far if edge.y <= field.bottom else edge.y + far if edge.y >= field.top else edge.y
    return Point(x, y)


def end_moves(state: State, command: commands.EndMoves) -> tuple[Event, ...]:
    """A player moves no more in this half of the sub-phase, or lets the Coach be."""
    check_phase(state, "moving", "calling")
    check_seated(state, command.seat, command.player, awaited_movers(state))
    return (events.MovesEnded(command.player),)


def awaited_movers(state: State) -> frozenset[int]:
    """Whose move it is: all of the team who have a figure of the position left."""
    if state.phase == "calling":
        coach = callable_coach(state, state.team)
        seats = {coach.seat} if coach else set()
        return frozenset(seats - set(state.done))
    return frozenset(one.seat for one in movers(state))


def walk_why(state: State, walk: Walk) -> str:
    """What the next die of a move is for."""
    who = label(state, walk.figure)
    if walk.breaking:
        return f"{who} to leave its enemies, {BREAK_AWAY} or less"
    figure = figure_of(state, walk.figure)
    needed = pile_needed(figure) if figure else 0
    return f"{who} to get through a pile, {needed} or less"
