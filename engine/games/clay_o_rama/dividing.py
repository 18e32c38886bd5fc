"""Divide Self: a creature becomes two, each with half of what it had at that moment."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_dice_rest,
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
)
from engine.games.clay_o_rama.matter import matter, on_move
from engine.games.clay_o_rama.offering import PowerUsed, check_held
from engine.games.clay_o_rama.powers import DIVIDE
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    has_limbs,
    label,
    open_chance,
    power_at_hand,
    unused_missiles,
)
from engine.games.clay_o_rama.state import Creature, Limb, Missile, State
from engine.games.clay_o_rama.words import attacks_in_words
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class Divide:
    """Splits a creature into two halves (Divide Self)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class HalfMade:
    """One half of a creature that divided itself, with its stats."""

    creature: int
    of: int
    player: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    attacks_left: int
    hit_points: int
    missiles: tuple[Missile, ...]
    reach: int | None


Command: TypeAlias = Divide
Event: TypeAlias = HalfMade
Caused: TypeAlias = Event | PowerUsed


def divide(state: State, command: Divide) -> tuple[HalfMade | PowerUsed, ...]:
    """Decide to divide: in its own move, or at once if the power was borrowed."""
    creature = _check_may_divide(state, command)
    if creature.hit_points < 2:
        raise refusal(
            Reason.NO_TRIGGER,
            f"{label(state, creature.id)} has one hit point",
            "two are needed to divide",
            "K18",
        )
    new = max(one.id for one in state.creatures) + 1
    used = PowerUsed(creature.id, DIVIDE.name)
    return (used, _half(creature, creature.id, 0), _half(creature, new, 1))


def _check_may_divide(state: State, command: Divide) -> Creature:
    if chance_for(state, command.creature, "divide"):
        check_phase(state, "playing")
        check_dice_rest(state)
        return check_own(state, command.seat, command.creature)
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_held(state, creature, DIVIDE.name)
    return creature


def _half(whole: Creature, number: int, place: int) -> HalfMade:
    """Make one half: `place` 0 for the first, 1 for the second.

    Hit points, attacks, spans and dice are halved and rounded up (K18). Only hit points are divided
    exactly: the odd one goes to the first half. Limbs and missiles are dealt to the halves in turn
    (E4).
    """
    limbs = tuple(_halved(limb) for limb in _dealt_limbs(whole, place))
    missiles = tuple(whole.missiles[at] for at in unused_missiles(whole)[place::2])
    attacks = _half_up(whole.attacks) if limbs else 0
    return HalfMade(
        creature=number,
        of=whole.id,
        player=whole.player,
        colour=whole.colour,
        legs=_half_up(whole.legs),
        movement_spans=_half_up(whole.movement_spans),
        limbs=limbs,
        attacks=attacks,
        attacks_left=min(attacks, _half_up(whole.attacks_left)),
        hit_points=(whole.hit_points + 1 - place) // 2,
        missiles=missiles,
        reach=whole.reach,
    )


def _dealt_limbs(whole: Creature, place: int) -> tuple[Limb, ...]:
    """Every second limb; without limbs both halves attack with their whole body (E4)."""
    return whole.limbs[place::2] if has_limbs(whole) else whole.limbs


def _halved(limb: Limb) -> Limb:
    """The limb with half its damage dice, rounded up; its number to hit stays (K18)."""
    return replace(limb, damage_dice=_half_up(limb.damage_dice))


def _half_up(number: int) -> int:
    return (number + 1) // 2


def _half_made(state: State, event: HalfMade) -> State:
    """Create one half as a creature of its own, without a power (K30); initiative stays (K18)."""
    whole = creature_of(state, event.of)
    if whole is None:
        return state
    half = replace(
        whole,
        id=event.creature,
        legs=event.legs,
        movement_spans=event.movement_spans,
        limbs=event.limbs,
        attacks=event.attacks,
        attacks_left=event.attacks_left,
        hit_points=event.hit_points,
        missiles=event.missiles,
        reach=event.reach,
        power="",
        revealed=True,
        granted=(),
        fired=whole.fired if event.creature == event.of else 0,
        strikes=(0,) * len(event.limbs),
        loose=whole.loose if event.creature == event.of else (),
    )
    others = (one for one in state.creatures if one.id != event.creature)
    creatures = sorted((*others, half), key=lambda one: one.id)
    return replace(state, creatures=tuple(creatures))


def _describe_half(state: State, event: HalfMade) -> str:
    return (
        f"{label(state, event.creature)} is half of what was: "
        f"{counted(event.hit_points, 'hit point')}, "
        f"{counted(event.movement_spans, 'span')}, {attacks_in_words(event.attacks, event.limbs)}, "
        f"{counted(len(event.missiles), 'missile')}."
    )


def _choices(state: State) -> tuple[Command, ...]:
    offered = open_chance(state, "divide") if matter(state) == "chance" else None
    if offered:
        creature = creature_of(state, offered.creature)
        return (Divide(creature.player, creature.id),) if creature else ()
    moving = on_move(state)
    power = power_at_hand(state, moving[0]) if moving else None
    if moving is None or power is None or power.effect != "divide" or moving[0].hit_points < 2:
        return ()
    return (Divide(moving[0].player, moving[0].id),)


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(Divide, divide),
    events=happens(HalfMade, _half_made, _describe_half),
    choices=_choices,
)
