"""How a game ended, and what each seat may see."""

from typing import Protocol, TypeVar

from engine.game import Outcome, Seat
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.replaced import with_play
from engine.games.clay_o_rama.state import (
    HIDDEN_POWER,
    UNDRAWN_POWER,
    Chance,
    Creature,
    State,
)
from engine.record import replace
from engine.word import Over


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    if not isinstance(state.phase, Over):
        return None
    return Outcome(frozenset(state.phase.winners), state.phase.ending)


def view(state: State, seat: Seat) -> State:
    """Return the state as a seat may see it: others' powers are hidden until seen in play.

    None (the referee) sees all; a seat without a player sees what everybody may know. As at a real
    table, everybody sees that a power is offered, but not which.
    """
    if seat is None or state.house.open_powers:
        return state
    creatures = tuple(_seen_by(seat, one) for one in state.creatures)
    return replace(
        with_play(state, lambda play: replace(play, chance=_chance_seen_by(state, seat))),
        creatures=creatures,
        powers=tuple(one for one in state.powers if may_know(state, one.name, seat)),
    )


class _NamesPower(Protocol):
    @property
    def creature(self) -> int: ...


NamesPowerT = TypeVar("NamesPowerT", bound=_NamesPower)
EventT = TypeVar("EventT")


def redact_power(state: State, event: NamesPowerT, seat: int) -> NamesPowerT:
    """Return an event that names its creature's power, without the name if it is hidden."""
    return redact_power_of(state, event, seat, event.creature)


def redact_power_of(state: State, event: EventT, seat: int, number: int) -> EventT:
    """Return an event without the name of this creature's power, if the seat may not know it."""
    creature = creature_of(state, number)
    if creature is None or state.house.open_powers or _knows_power(creature, seat):
        return event
    return replace(event, power=HIDDEN_POWER)  # type: ignore[type-var]


def may_know(state: State, name: str, seat: int) -> bool:
    """Whether a seat may know a power that was made up during the game.

    Its existence would reveal whose it is, so only those who know a creature with it do; if powers
    are drawn by lot, everybody does.
    """
    # No early exit: the time taken must not reveal who has which power.
    known = [_knows_power(one, seat) & (one.power == name) for one in state.creatures]
    return state.house.powers == "random" or True in known


def _seen_by(seat: int, creature: Creature) -> Creature:
    """The creature; without the name of its power, also among those used up, if it is hidden."""
    if creature.power == UNDRAWN_POWER or _knows_power(creature, seat):
        return creature
    return replace(
        creature,
        power=HIDDEN_POWER,
        spent=tuple(name for name in creature.spent if name != creature.power),
        used=tuple(name for name in creature.used if name != creature.power),
    )


def _knows_power(creature: Creature, seat: int) -> bool:
    return (creature.player == seat) | creature.revealed


def _chance_seen_by(state: State, seat: int) -> Chance | None:
    chance = state.play.chance
    creature = creature_of(state, chance.creature) if chance else None
    if chance is None or creature is None or _knows_power(creature, seat):
        return chance
    return replace(chance, power=HIDDEN_POWER)
