"""What the referee may say at any time, as representatives."""

from engine.games.slargeball import commands
from engine.games.slargeball.commands import Command
from engine.games.slargeball.ground import room_for_ball, room_to_stand
from engine.games.slargeball.questions import ball_carried, standing
from engine.games.slargeball.state import State

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    found: list[Command] = [
        commands.Note(None, "so it was ruled"),
        commands.DeclareWinner(None, (1,), WHY),
        commands.SetScore(None, 1, state.score[0] + 1, WHY),
    ]
    return (*found, *_on_the_field(state)) if state.turn else tuple(found)


def _on_the_field(state: State) -> list[Command]:
    found: list[Command] = []
    for one in [figure for figure in state.figures if figure.where == "field"][:3]:
        spot = room_to_stand(state, one)
        if spot:
            found.append(commands.PutFigure(None, one.id, spot, WHY))
        if one.at and one.stands:
            found.append(commands.LayFigure(None, one.id, one.at, one.at, WHY))
    for ball in state.balls[:1]:
        found.append(commands.PutBall(None, ball.id, WHY))
        spot = room_for_ball(state, ball.id, state.centres[ball.id - 1])
        if spot:
            found.append(commands.PutBall(None, ball.id, WHY, at=spot))
        free = [one for one in standing(state) if not ball_carried(state, one.id)]
        found += [commands.PutBall(None, ball.id, WHY, carrier=one.id) for one in free[:1]]
    return found
