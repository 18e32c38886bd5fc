"""Goals, and breaks in play."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.slargeball.balls import taken_out
from engine.games.slargeball.questions import balls_in_play, colour_of, figure_of, label, other
from engine.games.slargeball.state import Ball, State
from engine.games.slargeball.tables import TEAMS
from engine.games.slargeball.wording import points, team_name
from engine.record import replace
from engine.topic import Topic, happens

_PLAY = ("moving", "calling", "whapping", "toppling", "flinging", "nabbing")


@dataclass(frozen=True, slots=True)
class GoalScored:
    """A team scored; the ball is out until the next turn. `figure`: the Goalie who carried it."""

    team: int
    points: int
    ball: int
    figure: int | None = None


@dataclass(frozen=True, slots=True)
class PlayBroke:
    """Play broke: the turn goes straight to the check for consciousness."""

    why: str


Event: TypeAlias = GoalScored | PlayBroke


def _follows(state: State) -> tuple[Event, ...]:
    """Score a goal, and break play if the house rules say so."""
    if state.phase == "over" or state.pending is not None or state.hits:
        return ()
    scored = _goal(state)
    broken = _play_break(state, scored) if state.phase in _PLAY else ()
    return (scored, *broken) if scored else broken


def _goal(state: State) -> GoalScored | None:
    """The next goal: a ball in a bunker scores for the team that attacks it, whoever sent it (H12).

    A ball at rest there gives more points than one carried in by that team's Goalie (H25).
    """
    for ball in state.balls:
        for team in TEAMS:
            found = _in_bunker(state, ball, team)
            if found:
                return found
    return None


def _in_bunker(state: State, ball: Ball, team: int) -> GoalScored | None:
    bunker = state.bunkers[other(team) - 1]
    if ball.state == "ground" and ball.at and bunker.holds(ball.at):
        return GoalScored(team, state.house.bunker_points, ball.id)
    carrier = figure_of(state, ball.carrier)
    if carrier is None or carrier.team != team or carrier.position != "goalie":
        return None
    if not carrier.stands or carrier.at is None or not bunker.holds(carrier.at):
        return None
    return GoalScored(team, state.house.carry_points, ball.id, carrier.id)


def _play_break(state: State, scored: GoalScored | None) -> tuple[PlayBroke, ...]:
    """The break in play after a goal, without balls in play, or if all of a team lie (H13)."""
    if state.house.break_play != "end_turn":
        return ()
    if scored:
        return (PlayBroke("a goal was scored"),)
    if not balls_in_play(state):
        return (PlayBroke("every ball is out of play"),)
    for team in TEAMS:
        there = [one for one in state.figures if one.team == team and one.where == "field"]
        if there and not any(one.stands for one in there):
            return (PlayBroke(f"all of {colour_of(state, team)} lie"),)
    return ()


def _scored(state: State, event: GoalScored) -> State:
    score = tuple(
        before + event.points if team == event.team else before
        for team, before in enumerate(state.score, start=1)
    )
    return replace(taken_out(state, event.ball), score=score)


def _describe_scored(state: State, event: GoalScored) -> str:
    how = f"ball {event.ball} rests in the Goal Bunker"
    if event.figure is not None:
        how = f"{label(state, event.figure)} carries ball {event.ball} into the Goal Bunker"
    score = f"{state.score[0]} to {state.score[1]}"
    return f"{team_name(state, event.team)} scores {points(event.points)}: {how}; {score}."


def _broke(state: State, _event: PlayBroke) -> State:
    """Break play; balls in the air drop where they are."""
    balls = tuple(replace(one, state="loose") if one.state == "air" else one for one in state.balls)
    return replace(state, phase="waking", balls=balls, mover=None, team=0, corridors=(), chances=())


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(GoalScored, _scored, _describe_scored)
    | happens(PlayBroke, _broke, lambda _, e: f"Play breaks: {e.why}."),
    follows=_follows,
)
