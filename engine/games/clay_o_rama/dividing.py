"""Divide Self: one creature becomes two that each hold half of what it held at that moment."""

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
from engine.games.clay_o_rama.questions import chance_for, label, unused_missiles, whole_body
from engine.games.clay_o_rama.state import Creature, State
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
    return (used, _half(state, creature, creature.id, 0), _half(state, creature, new, 1))


def _check_may_divide(state: State, command: commands.Divide) -> Creature:
    if chance_for(state, command.creature, "divide"):
        check_phase(state, "playing")
        check_dice_rest(state)
        return check_own(state, command.seat, command.creature)
    creature, _ = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_held(state, creature, DIVIDE.name)
    return creature


def _half(state: State, whole: Creature, number: int, place: int) -> events.HalfMade:
    """Hit points, attacks and spans are halved, up (K18); what can be dealt out is dealt out.

    The odd hit point goes to the first half, so that both together have what was there. Limbs and
    missiles go to the halves in turn (E4).
    """
    limbs = whole.limbs[place::2] or (whole_body(state.house),)
    missiles = tuple(whole.missiles[at] for at in unused_missiles(whole)[place::2])
    attacks = _half_up(whole.attacks)
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


def _half_up(number: int) -> int:
    return (number + 1) // 2
