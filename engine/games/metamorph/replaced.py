"""Copies of a state with a wizard, the turn or an artifact changed."""

from collections.abc import Callable

from engine.games.metamorph.state import Artifact, Seated, State
from engine.record import renewed, replace


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """Return the state with one wizard changed."""
    players = list(state.players)
    players[seat - 1] = change(players[seat - 1])
    return replace(state, players=tuple(players))


def player_with(state: State, seat: int, **fields: object) -> State:
    """Return the state with these fields of a wizard changed."""
    return with_player(state, seat, lambda one: renewed(one, **fields))


def turn_with(state: State, **fields: object) -> State:
    """Return the state with these fields of the turn changed; unchanged if nobody has a turn."""
    return replace(state, turn=renewed(state.turn, **fields)) if state.turn else state


def with_artifact(state: State, name: str, change: Callable[[Artifact], Artifact]) -> State:
    """Return the state with one artifact changed."""
    return replace(
        state,
        artifacts=tuple(change(one) if one.name == name else one for one in state.artifacts),
    )


def dropped(state: State, seat: int) -> State:
    """Return the state without awaited dice that involve this wizard."""
    waiting = state.pending
    if waiting is None or seat not in (waiting.player, waiting.target):
        return state
    return replace(state, pending=None)


def faded(state: State, seat: int) -> State:
    """Return the state without the ink of this wizard, who is gone and has no next turn."""
    return replace(state, ink=tuple(one for one in state.ink if one.player != seat))


def arrived(state: State, seat: int) -> State:
    """Return the state in which this wizard must have seen whom they fight.

    Unchanged if they have been flying since the turn began (M29).
    """
    turn = state.turn
    if turn is None:
        return state
    on_wings = state.players[seat - 1].flying and not turn.took_off
    return state if on_wings else turn_with(state, must_have_seen=True)
