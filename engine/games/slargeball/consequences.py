"""What follows by itself from a state: nobody has to ask for it."""

from engine.games.slargeball import events
from engine.games.slargeball.chances import chances
from engine.games.slargeball.coaching import victims
from engine.games.slargeball.events import Event
from engine.games.slargeball.formation import bench
from engine.games.slargeball.ground import room_for_ball, room_to_drop
from engine.games.slargeball.moving import awaited_movers
from engine.games.slargeball.nabbing import come_to_ground, falling
from engine.games.slargeball.phases import asks_contact, awaits_word, following
from engine.games.slargeball.questions import (
    balls_in_play,
    callable_coach,
    figure_of,
    lying,
    other,
    team_order,
)
from engine.games.slargeball.scoring import after_the_last_turn, goal, play_break
from engine.games.slargeball.setting_up import still_to_set_up
from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.tables import MOVE_ORDER, TEAMS

_PLAY = ("moving", "calling", "whapping", "toppling", "flinging", "nabbing")


def consequence(state: State) -> tuple[Event, ...]:
    """The events that follow now; none when somebody has to act."""
    if state.phase == "over":
        return ()
    dropped = () if state.hits else _loose(state)
    if dropped or state.pending is not None:
        return dropped
    stopped = () if state.hits else _stopped(state)
    return stopped or _PHASES[state.phase](state)


def _stopped(state: State) -> tuple[Event, ...]:
    """A goal, and what breaks play."""
    scored = goal(state)
    broken = play_break(state, scored) if state.phase in _PLAY else ()
    return (scored, *broken) if scored else broken


def _loose(state: State) -> tuple[Event, ...]:
    """A carrier is conscious (S3): who falls drops the ball, mired ones too (S29)."""
    for ball in state.balls:
        if ball.state == "loose" and ball.at:
            return (events.BallDropped(ball.id, room_to_drop(state, ball.id, ball.at)),)
        carrier = figure_of(state, ball.carrier)
        if carrier and carrier.at and not carrier.stands:
            return (events.BallDropped(ball.id, room_to_drop(state, ball.id, carrier.at)),)
    return ()


def _nothing(_state: State) -> tuple[Event, ...]:
    return ()


def _setting_up(state: State) -> tuple[Event, ...]:
    if still_to_set_up(state, state.team):
        return ()
    if still_to_set_up(state, other(state.team)):
        return (events.SettingUpBegan(other(state.team)),)
    return (events.TurnBegan(1),)


def _initiative(state: State) -> tuple[Event, ...]:
    """Balls enter, then the team that carries has the initiative; else dice decide."""
    for ball in state.balls:
        if ball.state == "out":
            spot = room_for_ball(state, ball.id, state.centres[ball.id - 1])
            if spot:
                return (events.BallEntered(ball.id, spot),)
    if state.initiative:
        return _next_half(state)
    team = _holder(state)
    return (events.InitiativeTaken(team, carried=True),) if team else ()


def _holder(state: State) -> int:
    """The team that carries the only ball, or alone carries two or more (S2); 0: none does."""
    carried = [figure_of(state, one.carrier) for one in state.balls if one.carrier]
    wanted = 1 if len(balls_in_play(state)) == 1 else 2
    holders = [
        team
        for team in TEAMS
        if sum(one is not None and one.team == team for one in carried) >= wanted
    ]
    return holders[0] if len(holders) == 1 else 0


def _moving(state: State) -> tuple[Event, ...]:
    return () if awaited_movers(state) else _next_half(state)


def _next_half(state: State) -> tuple[Event, ...]:
    """The next half of a sub-phase in which somebody can move; Coaches are called before theirs."""
    halves = [(position, team) for position in MOVE_ORDER[:-1] for team in team_order(state)]
    if state.phase == "moving" and state.mover != "coach":
        now = (state.mover, state.team)
        halves = halves[1 + [half == now for half in halves].index(True) :]
    elif state.phase != "initiative":
        halves = []
    for position, team in halves:
        begun = events.SubPhaseBegan(position, team)
        if any(one.position == position and one.team == team for one in _upright(state)):
            return (begun,)
    return _coaches(state)


def _upright(state: State) -> tuple[Figure, ...]:
    return tuple(one for one in state.figures if one.stands and not one.moved)


def _coaches(state: State) -> tuple[Event, ...]:
    order = team_order(state)
    if state.mover != "coach":
        for team in order:
            if callable_coach(state, team) and not (
                state.phase == "calling" and order.index(team) <= order.index(state.team)
            ):
                return (events.CallingBegan(team),)
    behind = order.index(state.team) if state.mover == "coach" else -1
    for team in order[behind + 1 :]:
        if any(one.active and one.team == team and not one.moved for one in state.figures):
            return (events.SubPhaseBegan("coach", team),)
    return (events.PhaseBegan("whapping"),)


def _whapping(state: State) -> tuple[Event, ...]:
    """Corridors come before all other whaps; who was hit falls after the last of them (S11)."""
    if state.corridors:
        corridor = state.corridors[0]
        return (events.CorridorSwept(corridor.figure, victims(state, corridor)),)
    return _chances(state)


def _toppling(state: State) -> tuple[Event, ...]:
    return () if state.hits else (events.PhaseBegan("flinging"),)


def _flinging(state: State) -> tuple[Event, ...]:
    return _chances(state)


def _nabbing(state: State) -> tuple[Event, ...]:
    ball = falling(state)
    return come_to_ground(state, ball) if ball else _chances(state)


def _chances(state: State) -> tuple[Event, ...]:
    """Who may try what; a phase without anybody in contact is shown too (S33)."""
    now = chances(state)
    if now != state.chances or (state.offered is None and asks_contact(state)):
        return (events.ChancesSeen(now),)
    return () if now or awaits_word(state) else (events.PhaseBegan(following(state)),)


def _waking(state: State) -> tuple[Event, ...]:
    return () if lying(state) else (events.CheckEnded(),)


def _closing(state: State) -> tuple[Event, ...]:
    """Coaches go back to their benches, without a ball (H14); then the turn is over."""
    for figure in state.figures:
        if figure.position == "coach" and figure.stands and figure.at:
            left = events.CoachLeft(figure.id, bench(state, figure.team))
            dropped = [
                events.BallDropped(ball.id, room_to_drop(state, ball.id, figure.at))
                for ball in state.balls
                if ball.carrier == figure.id
            ]
            return (*dropped, left)
    if state.turn < state.period_end:
        return (events.TurnEnded(state.turn), events.TurnBegan(state.turn + 1))
    end = after_the_last_turn(state)
    if isinstance(end, events.TimeAdded):
        return (events.TurnEnded(state.turn), end, events.TurnBegan(state.turn + 1))
    return (events.TurnEnded(state.turn), end)


_PHASES = {
    "lots": _nothing,
    "setting_up": _setting_up,
    "initiative": _initiative,
    "moving": _moving,
    "calling": _moving,
    "whapping": _whapping,
    "toppling": _toppling,
    "flinging": _flinging,
    "nabbing": _nabbing,
    "waking": _waking,
    "closing": _closing,
}
