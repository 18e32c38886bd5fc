"""What each event changes, and what a seat may see: everything. Nothing is decided here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Outcome, Seat
from engine.games.slargeball import events, evolve_balls, evolve_moves, evolve_word
from engine.games.slargeball.replaced import with_all, with_figure
from engine.games.slargeball.state import State
from engine.luck import Rolled


def evolve(state: State, event: Any) -> State:
    """The state after an event."""
    return _CHANGES[type(event)](state, event)


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, _seat: Seat) -> State:
    """The state as a seat may see it: nothing is hidden on a field."""
    return state


def witness(_state: State, event: Any, _seat: Seat) -> Any:
    """The event as a seat may see it: as it is."""
    return event


def _same(state: State, _event: Any) -> State:
    return state


def _setting_up(state: State, event: events.SettingUpBegan) -> State:
    return replace(state, phase="setting_up", team=event.team, first=state.first or event.team)


def _player_set_up(state: State, event: events.PlayerSetUp) -> State:
    for place in event.places:
        coach = any(one.id == place.figure and one.position == "coach" for one in state.figures)
        where = "bench" if coach else "field"
        state = with_figure(state, place.figure, where=where, at=place.at)
    return state


def _turn_began(state: State, event: events.TurnBegan) -> State:
    fresh = with_all(state, moved=False, freed=None, acted=False, active=False)
    return replace(
        fresh, phase="initiative", turn=event.turn, initiative=0, mover=None, called=(), done=()
    )


def _initiative(state: State, event: events.InitiativeTaken) -> State:
    return replace(state, initiative=event.team)


def _sub_phase(state: State, event: events.SubPhaseBegan) -> State:
    return replace(state, phase="moving", mover=event.position, team=event.team, done=())


def _calling(state: State, event: events.CallingBegan) -> State:
    return replace(state, phase="calling", mover=None, team=event.team, done=())


def _phase(state: State, event: events.PhaseBegan) -> State:
    fresh = with_all(state, acted=False)
    return replace(fresh, phase=event.phase, mover=None, team=0, done=(), chances=(), offered=None)


def _chances(state: State, event: events.ChancesSeen) -> State:
    return replace(state, chances=event.chances, offered=bool(state.offered or event.chances))


def _goal(state: State, event: events.GoalScored) -> State:
    score = tuple(
        points + event.points if team == event.team else points
        for team, points in enumerate(state.score, start=1)
    )
    return replace(evolve_balls.taken_out(state, event.ball), score=score)


def _play_broke(state: State, _event: events.PlayBroke) -> State:
    """Balls in the air drop where they are."""
    balls = tuple(replace(one, state="loose") if one.state == "air" else one for one in state.balls)
    return replace(state, phase="waking", balls=balls, mover=None, team=0, corridors=(), chances=())


def _check_ended(state: State, _event: events.CheckEnded) -> State:
    return replace(state, phase="closing")


def _time_added(state: State, event: events.TimeAdded) -> State:
    end = state.period_end + event.turns
    return replace(state, period_end=end, times_added=state.times_added + 1)


def _game_won(state: State, event: events.GameWon) -> State:
    dropped = evolve_word.dropped(state)
    return replace(dropped, phase="over", winners=event.winners, ending=event.why, mover=None)


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    Rolled: _same,
    events.Noted: _same,
    events.RollTied: _same,
    events.TurnEnded: _same,
    events.SettingUpBegan: _setting_up,
    events.PlayerSetUp: _player_set_up,
    events.TurnBegan: _turn_began,
    events.InitiativeTaken: _initiative,
    events.SubPhaseBegan: _sub_phase,
    events.CallingBegan: _calling,
    events.PhaseBegan: _phase,
    events.ChancesSeen: _chances,
    events.GoalScored: _goal,
    events.PlayBroke: _play_broke,
    events.CheckEnded: _check_ended,
    events.TimeAdded: _time_added,
    events.GameWon: _game_won,
    **evolve_moves.CHANGES,
    **evolve_balls.CHANGES,
    **evolve_word.CHANGES,
}
