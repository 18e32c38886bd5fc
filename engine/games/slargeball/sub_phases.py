"""The order of moves: slow positions first, and for each the team with the initiative first."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.checks import check_phase, check_seated
from engine.games.slargeball.phases import PhaseBegan
from engine.games.slargeball.questions import callable_coaches, movers, plural, team_order
from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.tables import MOVE_ORDER, Position
from engine.games.slargeball.wording import team_name
from engine.record import replace
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class EndMoves:
    """Moves no more figures in this sub-phase, or does not call the Coach."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class SubPhaseBegan:
    """A team moves its figures of one position."""

    position: Position
    team: int


@dataclass(frozen=True, slots=True)
class CallingBegan:
    """A team may call its Coach."""

    team: int


@dataclass(frozen=True, slots=True)
class MovesEnded:
    """A player has no more moves in this half of a sub-phase, or does not call the Coach."""

    player: int


HalfBegun: TypeAlias = SubPhaseBegan | CallingBegan
Begun: TypeAlias = HalfBegun | PhaseBegan
Event: TypeAlias = SubPhaseBegan | CallingBegan | MovesEnded


def end_moves(state: State, command: EndMoves) -> tuple[MovesEnded, ...]:
    """Decide that a player ends their moves of this half, or does not call the Coach."""
    check_phase(state, "moving", "calling")
    check_seated(state, command.seat, command.player, _awaited(state))
    return (MovesEnded(command.player),)


def half_of(state: State, team: int) -> tuple[HalfBegun, ...]:
    """Return the beginning of a team's half, if it is the other's and this team has yet to move."""
    if team == state.team:
        return ()
    if state.phase == "calling" and callable_coaches(state, team):
        return (CallingBegan(team),)
    waiting = state.mover and any(one.position == state.mover for one in _waiting(state, team))
    return (SubPhaseBegan(state.mover, team),) if state.mover and waiting else ()


def _waiting(state: State, team: int) -> tuple[Figure, ...]:
    """A team's figures that have not moved; Coaches only if they are active."""
    coaches = (one for one in state.figures if one.active and not one.moved)
    return tuple(one for one in (*_upright(state), *coaches) if one.team == team)


def _awaits(state: State) -> frozenset[Seat] | None:
    if state.phase not in ("moving", "calling") or state.pending is not None:
        return None
    return frozenset[Seat](_awaited(state))


def _awaited(state: State) -> frozenset[int]:
    """The seats that may act: they have figures that may still move, or may call the Coach."""
    if state.phase == "calling":
        seats = {one.seat for one in callable_coaches(state, state.team)}
        return frozenset(seats - set(state.done))
    return frozenset(one.seat for one in movers(state))


def _follows(state: State) -> tuple[Begun, ...]:
    if state.pending is not None:
        return ()
    if state.phase == "initiative":
        return _next_half(state) if state.initiative else ()
    if state.phase not in ("moving", "calling"):
        return ()
    return () if _awaited(state) else _next_half(state)


def _next_half(state: State) -> tuple[Begun, ...]:
    """Begin the next half in which figures can move; Coaches are called before theirs."""
    halves = [(position, team) for position in MOVE_ORDER[:-1] for team in team_order(state)]
    if state.phase == "moving" and state.mover != "coach":
        now = (state.mover, state.team)
        halves = halves[1 + [half == now for half in halves].index(True) :]
    elif state.phase != "initiative":
        halves = []
    for position, team in halves:
        if any(one.position == position and one.team == team for one in _upright(state)):
            return (SubPhaseBegan(position, team),)
    return _coaches(state)


def _upright(state: State) -> tuple[Figure, ...]:
    return tuple(one for one in state.figures if one.stands and not one.moved)


def _coaches(state: State) -> tuple[Begun, ...]:
    order = team_order(state)
    if state.mover != "coach":
        for team in order:
            if callable_coaches(state, team) and not (
                state.phase == "calling" and order.index(team) <= order.index(state.team)
            ):
                return (CallingBegan(team),)
    behind = order.index(state.team) if state.mover == "coach" else -1
    for team in order[behind + 1 :]:
        if any(one.active and one.team == team and not one.moved for one in state.figures):
            return (SubPhaseBegan("coach", team),)
    return (PhaseBegan("whapping"),)


def _choices(state: State) -> tuple[EndMoves, ...]:
    if state.phase not in ("moving", "calling"):
        return ()
    return tuple(EndMoves(seat, seat) for seat in sorted(_awaited(state)))


def _sub_phase(state: State, event: SubPhaseBegan) -> State:
    return replace(state, phase="moving", mover=event.position, team=event.team, done=())


def _describe_sub_phase(state: State, event: SubPhaseBegan) -> str:
    return f"{team_name(state, event.team)}'s {plural(event.position)} move."


def _calling(state: State, event: CallingBegan) -> State:
    return replace(state, phase="calling", mover=None, team=event.team, done=())


def _describe_calling(state: State, event: CallingBegan) -> str:
    return f"{team_name(state, event.team)} may call its Coach."


def _ended(state: State, event: MovesEnded) -> State:
    return replace(state, done=(*state.done, event.player))


TOPIC: Topic[State, EndMoves, Event, Event | PhaseBegan] = Topic(
    commands=decides(EndMoves, end_moves),
    events=happens(SubPhaseBegan, _sub_phase, _describe_sub_phase)
    | happens(CallingBegan, _calling, _describe_calling)
    | happens(MovesEnded, _ended, lambda s, e: f"{name_of(s, e.player)} is done."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
