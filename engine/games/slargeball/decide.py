"""What a command causes."""

from typing import Any

from engine.deciding import Deciders, decided, rolled
from engine.games.slargeball import (
    coaching,
    commands,
    events,
    flinging,
    moving,
    nabbing,
    phases,
    refereeing,
    setting_up,
    waking,
    whapping,
)
from engine.games.slargeball.awaiting import awaiting
from engine.games.slargeball.consequences import consequence
from engine.games.slargeball.events import Event
from engine.games.slargeball.evolve import evolve
from engine.games.slargeball.state import (
    Blow,
    Call,
    Catch,
    Corridor,
    Flight,
    Grab,
    Pending,
    State,
    Throw,
    Walk,
)
from engine.luck import Roll


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events that a command causes, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    return decided(state, command, _DECIDERS, evolve, consequence)


def _roll(state: State, command: Roll) -> tuple[Event, ...]:
    return (rolled(awaiting(state), command), *_meaning(state, command.values))


def _meaning(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    if state.pending is not None:
        return _pending(state, state.pending, values)
    if state.phase == "lots":
        return setting_up.lots(state, values)
    return _initiative(values) if state.phase == "initiative" else waking.woken(state, values)


def _initiative(values: tuple[int, ...]) -> tuple[Event, ...]:
    """The high roll has it."""
    if values[0] == values[1]:
        return (events.RollTied(),)
    return (events.InitiativeTaken(1 if values[0] > values[1] else 2, carried=False),)


def _pending(state: State, pending: Pending, values: tuple[int, ...]) -> tuple[Event, ...]:
    value = values[0]
    match pending:
        case Walk():
            return moving.walk_rolled(state, pending, value)
        case Call():
            return coaching.called(state, pending, value)
        case Corridor():
            return coaching.swept(state, pending, values)
        case Blow():
            return whapping.whapped(state, pending, value)
        case Throw():
            return flinging.flung(state, pending, value)
        case Flight():
            return flinging.intercepted(state, pending, value)
        case Catch():
            return nabbing.caught(state, pending, value)
        case Grab():
            return nabbing.grabbed(state, pending, value)


_DECIDERS: Deciders = {
    Roll: _roll,
    commands.SetUp: setting_up.set_up,
    commands.Move: moving.move,
    commands.EndMoves: moving.end_moves,
    commands.CallCoach: coaching.call_coach,
    commands.Stride: coaching.stride,
    commands.Whap: whapping.whap,
    commands.Pass: whapping.passed,
    commands.EndPhase: phases.end_phase,
    commands.Topple: whapping.topple,
    commands.Fling: flinging.fling,
    commands.Nab: nabbing.nab,
    commands.PutFigure: refereeing.put_figure,
    commands.LayFigure: refereeing.lay_figure,
    commands.PutBall: refereeing.put_ball,
    commands.SetScore: refereeing.set_score,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
