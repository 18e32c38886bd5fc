"""Using a special power, letting it pass, and the referee's judgement of what it did."""

from typing import Any

from engine.allowed import check_because, check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_dice_rest,
    check_living,
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
    check_place,
    check_range,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.offers import borrowed_effect, check_power_at_hand, judgement
from engine.games.clay_o_rama.powers import Effect
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    has_limbs,
    label,
    power_named,
    third_creatures,
)
from engine.games.clay_o_rama.shooting import check_enemy
from engine.games.clay_o_rama.state import Chance, Judgement, State
from engine.games.clay_o_rama.tables import MOST_HIT_POINTS
from engine.refusal import Reason, refusal

MOST_JUDGED_DICE = 20


def reshape_limb(state: State, command: commands.ReshapeLimb) -> tuple[Event, ...]:
    """A limb of the target has a new shape; the referee judges what that costs."""
    chance = _check_chance(state, command.seat, command.creature, "reshape")
    target = check_living(state, chance.target)
    check_place("limb", command.limb, len(target.limbs))
    asked = events.JudgementAsked(chance.power, target.id, 0)
    return (events.LimbReshaped(chance.creature, target.id, command.limb), asked)


def rip_limb(state: State, command: commands.RipLimb) -> tuple[Event, ...]:
    """A limb or leg comes off instead of the attack's damage (K15)."""
    chance = _check_chance(state, command.seat, command.creature, "tear")
    target = check_living(state, chance.target)
    if not has_limbs(target):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target.id)} attacks with its whole body and has no limb to tear off",
            "let it pass (DeclinePower)",
            "K37",
        )
    check_place("leg" if command.leg else "limb", command.limb, _parts(target, leg=command.leg))
    return (
        events.PowerUsed(chance.creature, chance.power),
        events.LimbTorn(
            chance.creature, target.id, command.limb, command.leg, besides=chance.borrowed
        ),
    )


def change_places(state: State, command: commands.ChangePlaces) -> tuple[Event, ...]:
    """It and an opponent, or two others, change places; once in a move (K16)."""
    chance = _check_chance(state, command.seat, command.creature, "swap")
    if command.first == command.second:
        raise refusal(
            Reason.BAD_TARGET, "a creature cannot change places with itself", "name two creatures"
        )
    check_living(state, command.first)
    check_living(state, command.second)
    return (
        events.PowerUsed(chance.creature, chance.power),
        events.PlacesChanged(chance.creature, command.first, command.second),
    )


def throw_creature(state: State, command: commands.ThrowCreature) -> tuple[Event, ...]:
    """The creature that was hit flies at a third one."""
    chance = _check_chance(state, command.seat, command.creature, "throw")
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
        events.PowerUsed(chance.creature, chance.power),
        events.CreatureThrown(chance.creature, chance.target, command.target),
    )


def borrow_power(state: State, command: commands.BorrowPower) -> tuple[Event, ...]:
    """The power of the creature that was hit is used; its name is not told if nothing comes of it.

    The decision is made at once (a pending chance bars everything else).
    """
    chance = _check_chance(state, command.seat, command.creature, "borrow")
    creature = check_living(state, command.creature)
    target = check_living(state, chance.target)
    effect = borrowed_effect(state, power_named(state, target.power), creature, target.id)
    borrowed = events.PowerBorrowed(creature.id, target.id, target.power, effect is not None)
    moves = isinstance(effect, events.PowerOffered) and _is_move(state, effect.power)
    return (borrowed,) if effect is None or moves else (borrowed, effect)


def use_power(state: State, command: commands.UsePower) -> tuple[Event, ...]:
    """A power that the referee made up is used; the referee judges."""
    if chance_for(state, command.creature, "judged"):
        chance = _check_chance(state, command.seat, command.creature, "judged")
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


def decline_power(state: State, command: commands.DeclinePower) -> tuple[Event, ...]:
    """The chance passes."""
    chance = _check_any_chance(state, command.seat, command.creature)
    return (events.PowerDeclined(chance.creature, chance.power),)


def judge_power(state: State, command: commands.JudgePower) -> tuple[Event, ...]:
    """The referee's figure; it stands instead of any dice (K12)."""
    judged = _check_judgement(state, command.seat)
    check_because(command.because)
    check_range("damage", command.damage, 0, MOST_HIT_POINTS)
    said = events.PowerJudged(judged.power, judged.target, command.damage, command.because)
    if command.damage == 0:
        return (said,)
    target = creature_of(state, judged.target)
    left = max(0, (target.hit_points if target else 0) - command.damage)
    return (said, events.Damaged(judged.target, command.damage, left, _title(state, judged)))


def judge_by_dice(state: State, command: commands.JudgeByDice) -> tuple[Event, ...]:
    """Dice decide, as many as are suggested or as the referee says (K13)."""
    judged = _check_judgement(state, command.seat)
    dice = judged.dice if command.dice is None else command.dice
    if dice == 0 and command.dice is None:
        raise refusal(
            Reason.BAD_VALUE, "no dice are suggested for it", "say how many, or JudgePower", "K13"
        )
    check_range("dice", dice, 1, MOST_JUDGED_DICE)
    return (events.JudgedByDice(judged.power, judged.target, dice),)


def _used(state: State, number: int, name: str, target: int) -> tuple[Event, ...]:
    power = power_named(state, name)
    used = events.PowerUsed(number, name)
    return (used, judgement(power, target)) if power else (used,)


def _parts(target: Any, *, leg: bool) -> int:
    return target.legs if leg else len(target.limbs)


def _is_move(state: State, name: str) -> bool:
    power = power_named(state, name)
    return power is not None and power.effect == "move"


def _title(state: State, judged: Judgement) -> str:
    power = power_named(state, judged.power)
    return power.title if power else judged.power


def _check_any_chance(state: State, seat: int | None, number: int) -> Chance:
    check_phase(state, "playing")
    check_own(state, seat, number)
    check_dice_rest(state)
    if state.chance is None or state.chance.creature != number:
        raise refusal(
            Reason.NO_TRIGGER,
            f"nothing has set off a power of {label(state, number)}",
            "wait until it is offered",
            "powers",
        )
    return state.chance


def _check_chance(state: State, seat: int | None, number: int, effect: Effect) -> Chance:
    chance = _check_any_chance(state, seat, number)
    if not chance_for(state, number, effect):
        raise refusal(
            Reason.NO_POWER,
            f"{label(state, number)} is offered {chance.power}",
            "use that or DeclinePower",
            "powers",
        )
    return chance


def _check_judgement(state: State, seat: int | None) -> Judgement:
    check_referee(seat, "what a power did")
    check_phase(state, "playing")
    check_dice_rest(state)
    if not state.judgements:
        raise refusal(
            Reason.WRONG_STEP, "no power is to be judged", "SetHitPoints says it at any time"
        )
    return state.judgements[0]
