"""What each event changes. Nothing is decided here."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.game import Outcome, UnknownEvent
from engine.games.generation_zero import (
    events,
    evolve_acts,
    evolve_deaths,
    evolve_fights,
    evolve_joining,
    evolve_setup,
    evolve_word,
)
from engine.games.generation_zero.state import State
from engine.luck import Rolled, Shuffled


def evolve(state: State, event: Any) -> State:
    """The state after an event; raises UnknownEvent for what is none of this game's."""
    change = _CHANGES.get(type(event))
    if change is None:
        raise UnknownEvent("generation_zero", event)
    return change(state, event)


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def _same(state: State, _event: Any) -> State:
    return state


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    Rolled: _same,
    Shuffled: _same,
    events.Noted: _same,
    **evolve_setup.CHANGES,
    **evolve_acts.CHANGES,
    **evolve_fights.CHANGES,
    **evolve_deaths.CHANGES,
    **evolve_word.CHANGES,
    **evolve_joining.CHANGES,
}
