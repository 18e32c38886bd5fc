"""Divide Self: one creature becomes two that each hold half of what it held at that moment."""

from dataclasses import replace

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_dice_rest,
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.offers import check_held
from engine.games.clay_o_rama.powers import DIVIDE
from engine.games.clay_o_rama.questions import chance_for, has_limbs, label, unused_missiles
from engine.games.clay_o_rama.state import Creature, Limb, State
from engine.refusal import Reason, refusal


def divide(state: State, command: commands.Divide) -> tuple[Event, ...]:
    """In its own move, or at once where the power was borrowed."""
    creature = _check_may_divide(state, command)
    if creature.hit_points < 2:
        raise refusal(
            Reason.NO_TRIGGER,
            f"{label(state, creature.id)} has one hit point",
            "two are needed to divide",
            "K18",
        )
    new = max(one.id for one in state.creatures) + 1
    used = events.PowerUsed(creature.id, DIVIDE.name)
    return (used, _half(creature, creature.id, 0), _half(creature, new, 1))


def _check_may_divide(state: State, command: commands.Divide) -> Creature:
    if chance_for(state, command.creature, "divide"):
        check_phase(state, "playing")
        check_dice_rest(state)
        return check_own(state, command.seat, command.creature)
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_held(state, creature, DIVIDE.name)
    return creature


def _half(whole: Creature, number: int, place: int) -> events.HalfMade:
    """Hit points, attacks, spans and dice are halved, up (K18); what can be dealt out is.

    The odd hit point goes to the first half, so that both together have what was there. Limbs and
    missiles go to the halves in turn (E4).
    """
    limbs = tuple(_halved(limb) for limb in _dealt_limbs(whole, place))
    missiles = tuple(whole.missiles[at] for at in unused_missiles(whole)[place::2])
    attacks = _half_up(whole.attacks) if limbs else 0
    return events.HalfMade(
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
    """Every other limb; the halves of a whole body attack with all that they are (E4)."""
    return whole.limbs[place::2] if has_limbs(whole) else whole.limbs


def _halved(limb: Limb) -> Limb:
    """Half the damage dice, up; the number to hit stays (K18)."""
    return replace(limb, damage_dice=_half_up(limb.damage_dice))


def _half_up(number: int) -> int:
    return (number + 1) // 2
