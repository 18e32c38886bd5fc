"""What scores, what breaks play, and how a match ends."""

from engine.games.slargeball import events
from engine.games.slargeball.events import Event
from engine.games.slargeball.questions import balls_in_play, colour_of, figure_of, other
from engine.games.slargeball.state import Ball, State
from engine.games.slargeball.tables import TEAMS


def goal(state: State) -> Event | None:
    """A ball in a Goal Bunker scores for the team that attacks it, whoever sent it there (H12).

    At rest there it is worth more than carried in by that team's Goalie (H25).
    """
    for ball in state.balls:
        for team in TEAMS:
            found = _in_bunker(state, ball, team)
            if found:
                return found
    return None


def _in_bunker(state: State, ball: Ball, team: int) -> Event | None:
    bunker = state.bunkers[other(team) - 1]
    if ball.state == "ground" and ball.at and bunker.holds(ball.at):
        return events.GoalScored(team, state.house.bunker_points, ball.id)
    carrier = figure_of(state, ball.carrier)
    if carrier is None or carrier.team != team or carrier.position != "goalie":
        return None
    if not carrier.stands or carrier.at is None or not bunker.holds(carrier.at):
        return None
    return events.GoalScored(team, state.house.carry_points, ball.id, carrier.id)


def play_break(state: State, scored: Event | None) -> tuple[Event, ...]:
    """Where play breaks, the turn goes straight to the check for consciousness (H13)."""
    if state.house.break_play != "end_turn":
        return ()
    if scored:
        return (events.PlayBroke("a goal was scored"),)
    if not balls_in_play(state):
        return (events.PlayBroke("every ball is out of play"),)
    for team in TEAMS:
        there = [one for one in state.figures if one.team == team and one.where == "field"]
        if there and not any(one.stands for one in there):
            return (events.PlayBroke(f"all of {colour_of(state, team)} lie"),)
    return ()


def after_the_last_turn(state: State) -> Event:
    """More points win; a tie adds turns, at most so often, and is a draw then (H24)."""
    here, there = state.score
    if here != there:
        team = 1 if here > there else 2
        winners = tuple(one.seat for one in state.players if one.team == team)
        points = f"{max(here, there)} to {min(here, there)}"
        return events.GameWon(winners, f"{colour_of(state, team)} wins {points}")
    if state.times_added < state.house.extra_times:
        return events.TimeAdded(state.house.extra_turns)
    return events.GameWon((), f"a draw, {here} to {there}")
