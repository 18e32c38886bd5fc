"""What each event changes, how the game ends, and who sees what."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Outcome, Seat
from engine.games.clay_o_rama import (
    events,
    evolve_building,
    evolve_play,
    evolve_powers,
    evolve_word,
)
from engine.games.clay_o_rama.awaiting import POWER_LOTS
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.state import HIDDEN_POWER, UNDRAWN_POWER, Chance, Creature, State
from engine.luck import Rolled


def evolve(state: State, event: Any) -> State:
    """The state after an event of this game; an event of no consequence leaves it as it is."""
    change = _CHANGES.get(type(event))
    return change(state, event) if change else state


def outcome(state: State) -> Outcome | None:
    """Who won and why, once the game is over."""
    if state.phase != "over":
        return None
    return Outcome(frozenset(state.winners), state.ending)


def view(state: State, seat: Seat) -> State:
    """The state as this seat may see it: special powers of others stay hidden until seen in play.

    None (the referee) sees all; a seat that is not in the game sees what everybody may know. That
    a power is offered can be noticed, as at a table; which one cannot.
    """
    if seat is None or state.house.open_powers:
        return state
    creatures = tuple(_seen_by(seat, one) for one in state.creatures)
    return replace(
        state,
        creatures=creatures,
        chance=_chance_seen_by(state, seat),
        powers=tuple(one for one in state.powers if _may_know(state, one.name, seat)),
    )


def witness(state: State, event: Any, seat: Seat) -> Any:
    """The event as this seat may see it, given the state after it."""
    if seat is None or state.house.open_powers:
        return event
    if isinstance(event, Rolled) and event.why.startswith(POWER_LOTS):
        return replace(event, values=())
    if isinstance(event, events.PowerMadeUp) and not _may_know(state, event.name, seat):
        return replace(event, name=HIDDEN_POWER, title=HIDDEN_POWER, text="")
    number = _about_power_of(event)
    creature = creature_of(state, number) if number is not None else None
    if creature is None or _knows_power(creature, seat):
        return event
    return replace(event, power=HIDDEN_POWER)


def _about_power_of(event: Any) -> int | None:
    """The creature whose power an event names without having shown it to everybody."""
    match event:
        case events.CreatureWeighedIn() | events.StatsSet() | events.PowerDrawn():
            return event.creature
        case events.PowerOffered(borrowed=False) | events.PowerDeclined():
            return event.creature
        case events.PowerBorrowed():
            return event.target
        case _:
            return None


def _may_know(state: State, name: str, seat: int) -> bool:
    """A power made up in the evening would tell whose it is, unless lots are drawn of them all."""
    holders = (one for one in state.creatures if one.power == name)
    return state.house.powers == "random" or any(_knows_power(one, seat) for one in holders)


def _seen_by(seat: int, creature: Creature) -> Creature:
    if creature.power == UNDRAWN_POWER or _knows_power(creature, seat):
        return creature
    return replace(creature, power=HIDDEN_POWER)


def _knows_power(creature: Creature, seat: int) -> bool:
    return creature.player == seat or creature.revealed


def _chance_seen_by(state: State, seat: int) -> Chance | None:
    chance = state.chance
    creature = creature_of(state, chance.creature) if chance else None
    if chance is None or creature is None or _knows_power(creature, seat):
        return chance
    return replace(chance, power=HIDDEN_POWER)


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    **evolve_building.CHANGES,
    **evolve_play.CHANGES,
    **evolve_powers.CHANGES,
    **evolve_word.CHANGES,
}
