"""Attacks within reach, their counterattacks, and the damage they do together."""

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_nothing_open,
    check_nothing_urgent,
    check_on_move,
    check_own,
    check_phase,
    check_place,
    check_step,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.offers import after_hit, check_announced
from engine.games.clay_o_rama.questions import (
    creature_of,
    free_limbs,
    label,
    limb_at,
    millimetres,
)
from engine.games.clay_o_rama.shooting import check_enemy
from engine.games.clay_o_rama.state import Assault, Creature, Riposte, State, Wound
from engine.refusal import Reason, refusal


def attack(state: State, command: commands.Attack) -> tuple[Event, ...]:
    """One limb attacks one creature within reach of the attacker."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    _check_same_target(state, creature, command.target)
    check_step(state, turn, "attack")
    check_enemy(state, creature, command.target)
    if command.target in turn.attacked:
        raise refusal(
            Reason.SPENT,
            f"the attacks on {label(state, command.target)} have ended",
            "attack another creature, or it again in the next round",
            "K5",
        )
    _check_strike(state, creature, command)
    return (_announced(command, command.target, counter=False),)


def counterattack(state: State, command: commands.Counterattack) -> tuple[Event, ...]:
    """One limb answers the creature that just attacked; never answered in turn (K4)."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    attacker = _check_may_answer(state, creature)
    _check_strike(state, creature, command)
    return (_announced(command, attacker, counter=True),)


def end_attacks(state: State, command: commands.EndAttacks) -> tuple[Event, ...]:
    """No more attacks on this target."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    if state.assault is None or state.assault.attacker != creature.id:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, creature.id)} is not attacking",
            "Attack or Counterattack first",
            "K5",
        )
    return (attacks_ended(state.assault),)


def decline_counterattack(
    state: State, command: commands.DeclineCounterattack
) -> tuple[Event, ...]:
    """The chance passes."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    _check_offered(state, creature)
    return (events.CounterattackDeclined(creature.id),)


def attacks_ended(assault: Assault) -> events.AttacksEnded:
    """The dice of all that hit are rolled together."""
    dice = sum(assault.hits)
    return events.AttacksEnded(assault.attacker, assault.target, assault.counter, dice)


def roll_to_hit(state: State, assault: Assault, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The dice reach the limb's number or not (K3)."""
    place = assault.rolling or 0
    limb = limb_at(creature_of(state, assault.attacker), place)
    total = sum(values)
    roll = (assault.attacker, assault.target, place, total, limb.to_hit)
    if total < limb.to_hit:
        return (events.AttackMissed(*roll),)
    dice = 0 if assault.power else limb.damage_dice
    return (events.AttackHit(*roll, dice), *after_hit(state, assault, total))


def roll_damage(state: State, wound: Wound, values: tuple[int, ...]) -> tuple[Event, ...]:
    """Hit points are lost, down to none."""
    target = creature_of(state, wound.target)
    before = target.hit_points if target else 0
    amount = (sum(values) + 1) // 2 if wound.halved else sum(values)
    return (events.Damaged(wound.target, amount, max(0, before - amount), wound.why),)


def answer_offered(state: State, riposte: Riposte) -> Event:
    """Whether the attacked creature may answer: with attacks left, and in reach of its limbs."""
    defender = creature_of(state, riposte.defender)
    pair = (riposte.defender, riposte.attacker)
    if defender is None or defender.attacks_left == 0:
        return events.CounterattackBarred(*pair, why="no attacks left in this round")
    if _out_of_reach(state, defender, riposte.gap):
        return events.CounterattackBarred(*pair, why="the attacker is out of its reach (K6)")
    return events.CounterattackOffered(*pair)


def _announced(
    command: commands.Attack | commands.Counterattack, target: int, *, counter: bool
) -> events.AttackAnnounced:
    return events.AttackAnnounced(
        command.creature, target, command.limb, counter, command.gap, command.power
    )


def _check_same_target(state: State, creature: Creature, target: int) -> None:
    """Attacks on one target follow each other; then anything else."""
    going_on = state.assault
    if going_on and (going_on.attacker, going_on.target) == (creature.id, target):
        check_nothing_urgent(state)
    else:
        check_nothing_open(state)


def _check_strike(
    state: State, creature: Creature, command: commands.Attack | commands.Counterattack
) -> None:
    check_place("limb", command.limb, len(creature.limbs))
    if creature.attacks_left == 0:
        raise refusal(
            Reason.SPENT,
            f"{label(state, creature.id)} has no attacks left",
            "attacks come back with the next round",
            "K9",
        )
    free = free_limbs(state, creature)
    if command.limb not in free:
        raise refusal(
            Reason.SPENT,
            f"limb={command.limb} has struck in this round",
            f"strike with one of {list(free)}",
            "E1",
        )
    _check_reach(state, creature, command.gap)
    if command.power:
        check_announced(state, creature, command.power)


def _check_reach(state: State, creature: Creature, gap: int | None) -> None:
    if gap is not None and gap < 0:
        raise refusal(Reason.BAD_VALUE, f"a gap of {gap} is none", "give it in 0.1 mm, from 0")
    if _out_of_reach(state, creature, gap):
        reach = 0 if state.house.contact_needed else creature.reach or 0
        raise refusal(
            Reason.TOO_FAR,
            f"{millimetres(gap or 0)} is out of reach",
            f"attack what is within {millimetres(reach)}",
            "adjacent",
        )


def _out_of_reach(state: State, creature: Creature, gap: int | None) -> bool:
    """Nobody has to measure: without a gap or a reach the referee's eye has decided."""
    reach = 0 if state.house.contact_needed else creature.reach
    return gap is not None and reach is not None and gap > reach


def _check_offered(state: State, creature: Creature) -> Riposte:
    riposte = state.riposte
    if riposte is None or riposte.defender != creature.id or not riposte.offered:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, creature.id)} has nothing to answer",
            "a creature counterattacks only when it was just attacked and survived",
            "counterattack",
        )
    return riposte


def _check_may_answer(state: State, creature: Creature) -> int:
    going_on = state.assault
    if going_on and going_on.counter and going_on.attacker == creature.id:
        return going_on.target
    if going_on and going_on.counter:
        raise refusal(
            Reason.WRONG_STEP,
            "a counterattack is not answered",
            "attack in your own move",
            "K4",
        )
    return _check_offered(state, creature).attacker
