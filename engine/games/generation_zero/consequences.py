"""What follows by itself from a state: nobody has to ask for it."""

from engine.games.generation_zero import events
from engine.games.generation_zero.battles import battle_goes_on
from engine.games.generation_zero.due import (
    following,
    pending,
    to_act,
    top,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.laying import count, is_laying, laid
from engine.games.generation_zero.moving import goals, landing, may_end_here
from engine.games.generation_zero.questions import (
    canon_of,
    figure_of,
    in_play,
)
from engine.games.generation_zero.state import Act, Battle, Guide, Reward, State, Turn
from engine.games.generation_zero.turns import counted
from engine.seats import listed


def consequence(state: State) -> tuple[Event, ...]:
    """The events that follow now; none when somebody has to act."""
    if state.phase == "over":
        return ()
    if is_laying(state):
        return () if count(state) else (laid(state, ()),)
    if state.phase == "voting":
        return counted(state) if all(one.vote or one.left for one in state.players) else ()
    return _playing(state) if state.phase == "playing" else ()


def _playing(state: State) -> tuple[Event, ...]:
    task = top(state)
    if not isinstance(task, Reward | Guide) and (end := _end(state)):
        return end
    match task:
        case Act():
            return _act(state, task)
        case Battle():
            return battle_goes_on(state, task)
        case Guide():
            return _guide(state, task)
        case Reward():
            return ()
        case _:
            return _turn(state)


def _end(state: State) -> tuple[Event, ...]:
    """All 'Sues or all Agents are dead (G1)."""
    for kind, name in (("sue", "'Sues"), ("agent", "Agents")):
        if not in_play(state, kind):  # type: ignore[arg-type]
            return (_won(state, f"all {name} are dead"),)
    return ()


def _won(state: State, why: str) -> Event:
    """Most kills of the kinds that count for each win, ties are shared (G1)."""
    there = [one for one in state.players if not one.left] or list(state.players)
    best = max(one.score for one in there)
    ahead = [one for one in there if one.score == best]
    kills = "1 kill" if best == 1 else f"{best} kills"
    verb = "has" if len(ahead) == 1 else "have"
    told = f"{why}, and {listed([one.name for one in ahead])} {verb} {kills}"
    return events.GameWon(tuple(one.seat for one in ahead), told)


def _act(state: State, act: Act) -> tuple[Event, ...]:
    """An act ends when nothing is left to do in it."""
    figure = figure_of(state, act.figure)
    if figure is None or not figure.alive or figure.at is None or act.step == "done":
        return (events.ActEnded(act.figure),)
    if act.step == "walking" and not goals(state, figure):
        return landing(state, figure, figure.at)
    if act.step == "landed" and may_end_here(state, figure):
        return (events.ActEnded(act.figure),)
    if act.step == "ready" and act.still and not state.house.stand_and_ensnare:
        return (events.ActEnded(act.figure),)
    return ()


def _guide(state: State, guide: Guide) -> tuple[Event, ...]:
    """A Canon who was taken away meanwhile is moved no more."""
    canon = canon_of(state, guide.canon)
    return () if canon and canon.at is not None else (events.CanonMoved(guide.canon, ()),)


def _turn(state: State) -> tuple[Event, ...]:
    turn = state.turn
    if turn is None:
        return _next_turn(state)
    if to_act(state):
        return ()
    return _done(state, turn)


def _done(state: State, turn: Turn) -> tuple[Event, ...]:
    """Everybody of a part has acted; fights that wait come before the turn ends (G16)."""
    waiting = pending(state) if turn.part == "agents" else ()
    if len(waiting) > 1:
        return ()
    if waiting:
        return (events.BattleBegan(waiting[0]),)
    return (events.PartEnded(turn.player, turn.part),)


def _next_turn(state: State) -> tuple[Event, ...]:
    due = following(state)
    if due is None:
        return (_won(state, f"round {state.round} is over"),)
    seat, number = due
    if number != state.round:
        return (events.RoundBegan(number, state.first),)
    return (events.TurnBegan(seat),)
