"""Effects that last for a number of turns: slowness, restriction and poison."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Never, TypeAlias

from engine.games.metamorph.questions import awaited, wizard
from engine.games.metamorph.replaced import player_with
from engine.games.metamorph.state import Pending, State
from engine.games.metamorph.tables import DIE_SIDES
from engine.games.metamorph.words import turns_told
from engine.games.metamorph.wounds import Damaged, hurt
from engine.luck import RollNeeded
from engine.record import replace
from engine.seats import name_of
from engine.topic import Dice, Topic, happens


@dataclass(frozen=True, slots=True)
class DiceAwaited:
    """A die has to decide for how many turns a spell or poison lasts."""

    player: int
    target: int
    what: str
    special: str = ""


@dataclass(frozen=True, slots=True)
class Slowed:
    """A wizard's speeds are halved for this many of their own turns."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class Restricted:
    """A wizard may change only within their class for this many of their own turns."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class Poisoned:
    """A wizard is poisoned: damage at the start of this many of their own turns."""

    player: int
    turns: int
    damage: int


@dataclass(frozen=True, slots=True)
class PoisonBit:
    """Poison did its damage; it will do so `left` more times."""

    player: int
    left: int


Event: TypeAlias = DiceAwaited | Slowed | Restricted | Poisoned | PoisonBit
Lasting: TypeAlias = Slowed | Restricted | Poisoned

_SUFFERED: Mapping[str, str] = MappingProxyType({"slow": "is slowed", "restrict": "is restricted"})
"""Words for what happens to a wizard by each of these spells."""


def lasts(state: State, waiting: Pending, turns: int) -> tuple[Lasting, ...]:
    """Return the effect for as many turns as the die says, or the old one if it is longer (M12)."""
    seat = waiting.target
    other = wizard(state, seat)
    if waiting.what == "slow":
        return (Slowed(seat, max(turns, other.slow)),)
    if waiting.what == "restrict":
        return (Restricted(seat, max(turns, other.restrict)),)
    damage = state.book.special_named[waiting.special].damage
    venom = max(damage, other.venom) if other.poison else damage
    return (Poisoned(seat, max(turns, other.poison), venom),)


def poison_bitten(state: State, seat: int) -> tuple[PoisonBit | Damaged, ...]:
    """Return the damage of poison at the start of a wizard's turn."""
    one = wizard(state, seat)
    if not one.poison:
        return ()
    return (PoisonBit(seat, one.poison - 1), *hurt(state, seat, one.venom, "poison"))


def _awaits(state: State) -> Dice[Lasting] | None:
    waiting = awaited(state, "slow", "restrict", "poison")
    if waiting is None:
        return None
    why = f"the turns of {waiting.what} on {name_of(state, waiting.target)}"
    return Dice(RollNeeded(DIE_SIDES, 1, why), lambda values: lasts(state, waiting, values[0]))


def _dice_awaited(state: State, event: DiceAwaited) -> State:
    return replace(
        state, pending=Pending(event.what, event.player, event.target, special=event.special)
    )


def _describe_awaited(state: State, event: DiceAwaited) -> str:
    what = _SUFFERED.get(event.what, "is poisoned")
    return f"A die says for how many turns {name_of(state, event.target)} {what}."


def _slowed(state: State, event: Slowed) -> State:
    return replace(player_with(state, event.player, slow=event.turns), pending=None)


def _restricted(state: State, event: Restricted) -> State:
    return replace(player_with(state, event.player, restrict=event.turns), pending=None)


def _poisoned(state: State, event: Poisoned) -> State:
    bitten = player_with(state, event.player, poison=event.turns, venom=event.damage)
    return replace(bitten, pending=None)


def _poison_bit(state: State, event: PoisonBit) -> State:
    return player_with(state, event.player, poison=event.left)


def _describe_restricted(state: State, event: Restricted) -> str:
    who = name_of(state, event.player)
    return f"{who} may change only within the own class for {turns_told(event.turns)}."


TOPIC: Topic[State, Never, Event, Event | Damaged] = Topic(
    events=happens(
        DiceAwaited,
        _dice_awaited,
        _describe_awaited,
    )
    | happens(
        Slowed, _slowed, lambda s, e: f"{name_of(s, e.player)} is slowed for {turns_told(e.turns)}."
    )
    | happens(Restricted, _restricted, _describe_restricted)
    | happens(
        Poisoned,
        _poisoned,
        lambda s, e: f"{name_of(s, e.player)} is poisoned for {turns_told(e.turns)}.",
    )
    | happens(PoisonBit, _poison_bit, lambda s, e: f"The poison in {name_of(s, e.player)} bites."),
    awaits=_awaits,
)
