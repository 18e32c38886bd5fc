"""Using a special power: one that was offered, or one of the creature's own move."""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_enemy,
    check_living,
    check_nothing_open,
    check_on_move,
    check_own,
    check_place,
)
from engine.games.clay_o_rama.matter import matter, on_move
from engine.games.clay_o_rama.offering import (
    JudgementAsked,
    PowerOffered,
    PowerUsed,
    borrowed_effect,
    check_chance,
    check_power_at_hand,
    judgement,
)
from engine.games.clay_o_rama.powers import limit_of
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    enemies_of,
    has_limbs,
    label,
    living,
    power_at_hand,
    power_named,
    third_creatures,
)
from engine.games.clay_o_rama.replaced import (
    with_assault,
    with_creature,
    with_play,
    without_gap,
    without_part,
)
from engine.games.clay_o_rama.state import Chance, Creature, Shot, State
from engine.games.clay_o_rama.view import redact_power_of
from engine.games.clay_o_rama.words import limb_name, nth, power_title
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class ReshapeLimb:
    """Says which limb of the target was given a new shape (Reshape One Limb)."""

    seat: Seat
    creature: int
    limb: int = 0


@dataclass(frozen=True, slots=True)
class RipLimb:
    """Tears a limb, or a leg, off the target instead of doing damage (Rip Limbs Off)."""

    seat: Seat
    creature: int
    limb: int = 0
    leg: bool = False


@dataclass(frozen=True, slots=True)
class ChangePlaces:
    """Two creatures change places (Change Places)."""

    seat: Seat
    creature: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ThrowCreature:
    """Throws the creature that was hit at a third one (Use Opponent as Missile)."""

    seat: Seat
    creature: int
    target: int


@dataclass(frozen=True, slots=True)
class BorrowPower:
    """Uses the power of the creature that was just hit, whatever it is (Borrow Power)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class UsePower:
    """Uses a power that the referee made up, on a target."""

    seat: Seat
    creature: int
    target: int


@dataclass(frozen=True, slots=True)
class LimbReshaped:
    """A limb of the target was given a new shape."""

    creature: int
    target: int
    limb: int


@dataclass(frozen=True, slots=True)
class LimbTorn:
    """A limb or a leg was torn off.

    Attributes:
        creature: The creature that tore it off.
        target: The creature that lost it.
        limb: The place of the limb.
        leg: Whether it was a leg instead.
        besides: Whether the attack's damage is done too, as with a borrowed power.
    """

    creature: int
    target: int
    limb: int
    leg: bool
    besides: bool = False


@dataclass(frozen=True, slots=True)
class PlacesChanged:
    """Two creatures changed places; `creature` used its power, and may be one of the two."""

    creature: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class CreatureThrown:
    """A creature was thrown at a third one, and is in the air."""

    creature: int
    thrown: int
    target: int


@dataclass(frozen=True, slots=True)
class PowerBorrowed:
    """A creature borrowed the power of the one it hit; `works`: it can be used at once."""

    creature: int
    target: int
    power: str
    works: bool


Command: TypeAlias = ReshapeLimb | RipLimb | ChangePlaces | ThrowCreature | BorrowPower | UsePower
Event: TypeAlias = LimbReshaped | LimbTorn | PlacesChanged | CreatureThrown | PowerBorrowed
Caused: TypeAlias = Event | PowerUsed | PowerOffered | JudgementAsked


def reshape_limb(state: State, command: ReshapeLimb) -> tuple[LimbReshaped | JudgementAsked, ...]:
    """Decide which limb of the target gets a new shape; the referee judges the damage."""
    chance = check_chance(state, command.seat, command.creature, "reshape")
    target = check_living(state, chance.target)
    check_place("limb", command.limb, len(target.limbs))
    asked = JudgementAsked(chance.power, target.id, 0)
    return (LimbReshaped(chance.creature, target.id, command.limb), asked)


def rip_limb(state: State, command: RipLimb) -> tuple[LimbTorn | PowerUsed, ...]:
    """Decide which limb or leg comes off, instead of the attack's damage (K15)."""
    chance = check_chance(state, command.seat, command.creature, "tear")
    target = check_living(state, chance.target)
    if not has_limbs(target):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target.id)} attacks with its whole body and has no limb to tear off",
            "let it pass (DeclinePower)",
            "K37",
        )
    check_place(
        "leg" if command.leg else "limb", command.limb, _part_count(target, leg=command.leg)
    )
    return (
        PowerUsed(chance.creature, chance.power),
        LimbTorn(chance.creature, target.id, command.limb, command.leg, besides=chance.borrowed),
    )


def change_places(state: State, command: ChangePlaces) -> tuple[PlacesChanged | PowerUsed, ...]:
    """Decide which two creatures change places; possible once in a move (K16)."""
    chance = check_chance(state, command.seat, command.creature, "swap")
    if command.first == command.second:
        raise refusal(
            Reason.BAD_TARGET, "a creature cannot change places with itself", "name two creatures"
        )
    check_living(state, command.first)
    check_living(state, command.second)
    return (
        PowerUsed(chance.creature, chance.power),
        PlacesChanged(chance.creature, command.first, command.second),
    )


def throw_creature(state: State, command: ThrowCreature) -> tuple[CreatureThrown | PowerUsed, ...]:
    """Decide at which third creature the target is thrown."""
    chance = check_chance(state, command.seat, command.creature, "throw")
    creature = check_own(state, command.seat, command.creature)
    possible = third_creatures(state, creature, chance.target)
    if command.target not in possible:
        raise refusal(
            Reason.BAD_TARGET,
            f"it cannot be thrown at {label(state, command.target)}",
            f"name one of {list(possible)}",
            "powers",
        )
    return (
        PowerUsed(chance.creature, chance.power),
        CreatureThrown(chance.creature, chance.target, command.target),
    )


def borrow_power(
    state: State, command: BorrowPower
) -> tuple[PowerBorrowed | PowerOffered | JudgementAsked, ...]:
    """Decide to borrow the power of the creature that was hit.

    If it cannot be used, its name stays secret. It is used at once, as an offered power has to be
    settled before anything else.
    """
    chance = check_chance(state, command.seat, command.creature, "borrow")
    creature = check_living(state, command.creature)
    target = check_living(state, chance.target)
    effect = borrowed_effect(state, power_named(state, target.power), creature, target.id)
    borrowed = PowerBorrowed(creature.id, target.id, target.power, effect is not None)
    moves = isinstance(effect, PowerOffered) and _is_move(state, effect.power)
    return (borrowed,) if effect is None or moves else (borrowed, effect)


def use_power(state: State, command: UsePower) -> tuple[PowerUsed | JudgementAsked, ...]:
    """Decide to use a power that the referee made up; the referee judges what it does."""
    if chance_for(state, command.creature, "judged"):
        chance = check_chance(state, command.seat, command.creature, "judged")
        if command.target != chance.target:
            raise refusal(
                Reason.BAD_TARGET,
                "the power is for the creature that was hit",
                f"name {chance.target}",
                "powers",
            )
        return _used(state, chance.creature, chance.power, chance.target)
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    power = check_power_at_hand(state, creature)
    if power.effect != "judged" or power.use != "own_move":
        raise refusal(
            Reason.NO_TRIGGER,
            f"{power.title} is not used like that",
            "see what sets it off",
            "powers",
        )
    check_enemy(state, creature, command.target)
    return _used(state, creature.id, power.name, command.target)


def _used(
    state: State, number: int, name: str, target: int
) -> tuple[PowerUsed | JudgementAsked, ...]:
    power = power_named(state, name)
    used = PowerUsed(number, name)
    return (used, judgement(power, target)) if power else (used,)


def _part_count(target: Creature, *, leg: bool) -> int:
    return target.legs if leg else len(target.limbs)


def _is_move(state: State, name: str) -> bool:
    power = power_named(state, name)
    return power is not None and power.effect == "move"


def _borrowing(state: State, creature: Creature, event: PowerBorrowed) -> Creature:
    power = power_named(state, event.power)
    seen = replace(creature, revealed=True)
    if power is None or not event.works:
        return seen
    if power.limit == "game":
        return replace(seen, borrowed=(*seen.borrowed, power.name))
    if power.effect == "judged" and limit_of(power) != "none":
        return replace(seen, used=(*seen.used, power.name))
    return replace(seen, granted=(*seen.granted, power.name)) if power.effect == "move" else seen


def _reshape(_: State, creature: Creature, target: Creature) -> list[Command]:
    limbs = range(len(target.limbs))
    return [ReshapeLimb(creature.player, creature.id, limb) for limb in limbs]


def _tear(_: State, creature: Creature, target: Creature) -> list[Command]:
    if not has_limbs(target):
        return []
    limbs = range(len(target.limbs))
    found = [RipLimb(creature.player, creature.id, limb) for limb in limbs]
    leg = [RipLimb(creature.player, creature.id, leg=True)] if target.legs else []
    return [*found, *leg]


def _swap(state: State, creature: Creature, _: Creature) -> list[Command]:
    pairs = itertools.combinations([one.id for one in living(state)], 2)
    return [ChangePlaces(creature.player, creature.id, *pair) for pair in pairs]


def _throw(state: State, creature: Creature, target: Creature) -> list[Command]:
    thirds = third_creatures(state, creature, target.id)
    return [ThrowCreature(creature.player, creature.id, third) for third in thirds]


def _borrow(_state: State, creature: Creature, _: Creature) -> list[Command]:
    return [BorrowPower(creature.player, creature.id)]


def _judged(_: State, creature: Creature, target: Creature) -> list[Command]:
    return [UsePower(creature.player, creature.id, target.id)]


def _limb_reshaped(state: State, _event: LimbReshaped) -> State:
    return with_play(state, lambda play: replace(play, chance=None))


def _describe_reshaped(state: State, event: LimbReshaped) -> str:
    limb = limb_name(state, event.target, event.limb)
    return f"{label(state, event.creature)} reshapes {limb} of {label(state, event.target)}."


def _limb_torn(state: State, event: LimbTorn) -> State:
    """Remove the limb. The attack does no damage (K15), unless the power was borrowed (E3)."""
    limb = None if event.leg else event.limb
    torn = with_creature(
        state, event.target, lambda one: without_part(state.house, one, limb, leg=event.leg)
    )
    if event.besides:
        return torn
    return with_assault(torn, lambda assault: replace(assault, hits=assault.hits[:-1]))


def _describe_torn(state: State, event: LimbTorn) -> str:
    part = "a leg" if event.leg else f"the {nth(event.limb)} limb"
    return f"{label(state, event.creature)} tears {part} off {label(state, event.target)}."


def _places_changed(state: State, event: PlacesChanged) -> State:
    """Forget measured gaps; the user of the power may not walk in this round (K27)."""
    rooted = with_creature(state, event.creature, lambda one: replace(one, rooted=True))
    return without_gap(rooted, event.first, event.second)


def _describe_swapped(state: State, event: PlacesChanged) -> str:
    return f"{label(state, event.first)} and {label(state, event.second)} change places."


def _creature_thrown(state: State, event: CreatureThrown) -> State:
    shot = Shot(event.creature, 0, event.target, thrown=event.thrown)
    in_the_air = with_play(state, lambda play: replace(play, shot=shot, chance=None))
    return without_gap(in_the_air, event.thrown)


def _describe_thrown(state: State, event: CreatureThrown) -> str:
    who, thrown = label(state, event.creature), label(state, event.thrown)
    return f"{who} throws {thrown} at {label(state, event.target)}."


def _power_borrowed(state: State, event: PowerBorrowed) -> State:
    borrower = with_creature(
        with_play(state, lambda play: replace(play, chance=None)),
        event.creature,
        lambda one: _borrowing(state, one, event),
    )
    if not event.works:
        return borrower
    return with_creature(borrower, event.target, lambda one: replace(one, revealed=True))


def _describe_borrowed(state: State, event: PowerBorrowed) -> str:
    who, whom = label(state, event.creature), label(state, event.target)
    if not event.works:
        return f"{who} borrows the power of {whom}; nothing comes of it."
    return f"{who} borrows {power_title(state, event.power)} from {whom}."


_USES: Mapping[str, Callable[[State, Creature, Creature], list[Command]]] = {
    "reshape": _reshape,
    "tear": _tear,
    "swap": _swap,
    "throw": _throw,
    "borrow": _borrow,
    "judged": _judged,
}


def _redact_borrowed(state: State, event: PowerBorrowed, seat: int) -> PowerBorrowed:
    return redact_power_of(state, event, seat, event.target)


def _choices(state: State) -> tuple[Command, ...]:
    if state.play.chance and matter(state) == "chance":
        return tuple(_chance_uses(state, state.play.chance))
    moving = on_move(state)
    power = power_at_hand(state, moving[0]) if moving else None
    if moving is None or power is None or (power.use, power.effect) != ("own_move", "judged"):
        return ()
    creature, _ = moving
    return tuple(
        UsePower(creature.player, creature.id, enemy) for enemy in enemies_of(state, creature)
    )


def _chance_uses(state: State, chance: Chance) -> list[Command]:
    """Every command that uses the offered power."""
    creature, target = creature_of(state, chance.creature), creature_of(state, chance.target)
    power = power_named(state, chance.power)
    uses = _USES.get(power.effect) if power else None
    return uses(state, creature, target) if uses and creature and target else []


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(ReshapeLimb, reshape_limb)
    | decides(RipLimb, rip_limb)
    | decides(ChangePlaces, change_places)
    | decides(ThrowCreature, throw_creature)
    | decides(BorrowPower, borrow_power)
    | decides(UsePower, use_power),
    events=happens(LimbReshaped, _limb_reshaped, _describe_reshaped)
    | happens(LimbTorn, _limb_torn, _describe_torn)
    | happens(PlacesChanged, _places_changed, _describe_swapped)
    | happens(CreatureThrown, _creature_thrown, _describe_thrown)
    | happens(PowerBorrowed, _power_borrowed, _describe_borrowed, _redact_borrowed),
    choices=_choices,
)
