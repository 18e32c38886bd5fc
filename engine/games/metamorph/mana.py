"""Mana: income, the upkeep of shapes, and the cost of specials."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.metamorph.checks import too_dear
from engine.games.metamorph.questions import has_key, is_blob, lying_on, terrain_under, wizard
from engine.games.metamorph.replaced import player_with, turn_with, with_player
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import FONT_MANA, KEY_MANA
from engine.record import replace
from engine.seats import name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class ManaGained:
    """A wizard gained mana; `mana` is their new total."""

    player: int
    gained: int
    mana: int
    why: str


@dataclass(frozen=True, slots=True)
class UpkeepPaid:
    """A wizard paid their shape's upkeep; `mana` is left."""

    player: int
    cost: int
    mana: int


@dataclass(frozen=True, slots=True)
class UpkeepSpared:
    """A wizard lives off the land: no upkeep in this turn, unless they attack."""

    player: int
    cost: int


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    """A wizard used a special at this cost."""

    player: int
    special: str
    cost: int
    target: int | None = None


Event: TypeAlias = ManaGained | UpkeepPaid | UpkeepSpared | SpecialUsed


def income(state: State, seat: int) -> tuple[ManaGained, ...]:
    """Return the mana from a carried Key and from Fonts on the ground; Blobs get none (M3)."""
    one = wizard(state, seat)
    if is_blob(one) or one.at is None:
        return ()
    gains = [("the Key", KEY_MANA)] if has_key(state, seat) else []
    if not terrain_under(state, one).is_water:
        fonts = [each for each in lying_on(state, one.at) if each.kind == "font"]
        gains += [("a Font", FONT_MANA) for _ in fonts]
    found: list[ManaGained] = []
    mana = one.mana
    for why, amount in gains:
        gained = min(amount, state.house.mana - mana)
        mana += gained
        if gained > 0:
            found.append(ManaGained(seat, gained, mana, why))
    return tuple(found)


def dues(turn: Turn, one: Seated, special: Special | None) -> tuple[UpkeepPaid, ...]:
    """Return the upkeep that a wizard who was spared it has to pay when they attack (E12)."""
    if not turn.spared:
        return ()
    cost = turn.spared + (special.mana if special else 0)
    if one.mana < cost:
        raise too_dear(one, cost, "the attack with the upkeep", "E12")
    return (UpkeepPaid(one.seat, turn.spared, one.mana - turn.spared),)


def special_used(one: Seated, special: Special, target: int | None = None) -> SpecialUsed:
    """Return the event that a special was used and paid for."""
    return SpecialUsed(one.seat, special.name, special.mana, target)


def _mana_gained(state: State, event: ManaGained) -> State:
    gained = player_with(state, event.player, mana=event.mana)
    return turn_with(gained, rested=True) if event.why == "rest" else gained


def _describe_mana(state: State, event: ManaGained) -> str:
    who = name_of(state, event.player)
    return f"{who} gains {event.gained} mana ({event.why}); {event.mana} in all."


def _upkeep_paid(state: State, event: UpkeepPaid) -> State:
    return turn_with(player_with(state, event.player, mana=event.mana), spared=0)


def _describe_paid(state: State, event: UpkeepPaid) -> str:
    return f"{name_of(state, event.player)} pays {event.cost} upkeep; {event.mana} mana left."


def _upkeep_spared(state: State, event: UpkeepSpared) -> State:
    return turn_with(state, spared=event.cost)


def _special_used(state: State, event: SpecialUsed) -> State:
    paid = with_player(state, event.player, lambda one: replace(one, mana=one.mana - event.cost))
    used = turn_with(paid, special=event.special)
    if state.book.special_named[event.special].effect == "zap":
        return turn_with(used, attacked=True, low_attack=True)
    return used


def _describe_used(state: State, event: SpecialUsed) -> str:
    upon = f" on {name_of(state, event.target)}" if event.target else ""
    paid = f" for {event.cost} mana" if event.cost else ""
    return f"{name_of(state, event.player)} uses {event.special}{upon}{paid}."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(ManaGained, _mana_gained, _describe_mana)
    | happens(UpkeepPaid, _upkeep_paid, _describe_paid)
    | happens(
        UpkeepSpared,
        _upkeep_spared,
        lambda s, e: f"{name_of(s, e.player)} lives off the land: no upkeep without an attack.",
    )
    | happens(SpecialUsed, _special_used, _describe_used),
)
