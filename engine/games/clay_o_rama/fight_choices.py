"""Missiles, attacks and counterattacks that are possible now."""

from engine.games.clay_o_rama import commands
from engine.games.clay_o_rama.commands import Command
from engine.games.clay_o_rama.questions import (
    fired_by,
    free_limbs,
    power_at_hand,
    step_index,
    unused_missiles,
)
from engine.games.clay_o_rama.state import Creature, State, Turn


def shots(state: State, creature: Creature, turn: Turn, enemies: tuple[int, ...]) -> list[Command]:
    """Every missile at every enemy, as the Blob of Death too where it is at hand."""
    spent = fired_by(state, creature.player) >= state.house.missiles_per_move
    if spent or turn.step > step_index(state, "fire"):
        return []
    power = power_at_hand(state, creature)
    kinds = (False, True) if power and power.effect == "smash" else (False,)
    return [
        commands.Fire(creature.player, creature.id, missile, enemy, blob=blob)
        for missile in unused_missiles(creature)
        for enemy in enemies
        for blob in kinds
    ]


def attacks(state: State, creature: Creature, targets: tuple[int, ...]) -> list[Command]:
    """Every limb on every target, with the power that may be announced too."""
    if creature.attacks_left == 0:
        return []
    return [
        commands.Attack(creature.player, creature.id, target, limb, power=power)
        for target in targets
        for limb in free_limbs(state, creature)
        for power in _announceable(state, creature)
    ]


def counters(state: State, creature: Creature) -> list[Command]:
    """Every limb on the creature that attacked."""
    if creature.attacks_left == 0:
        return []
    return [
        commands.Counterattack(creature.player, creature.id, limb, power=power)
        for limb in free_limbs(state, creature)
        for power in _announceable(state, creature)
    ]


def answers(state: State, creature: Creature | None) -> list[Command]:
    """Counterattacks, or none."""
    if creature is None:
        return []
    declined = commands.DeclineCounterattack(creature.player, creature.id)
    return [*counters(state, creature), declined]


def ends(creature: Creature) -> list[Command]:
    """The end of the attacks that are going on."""
    return [commands.EndAttacks(creature.player, creature.id)]


def _announceable(state: State, creature: Creature) -> tuple[str, ...]:
    power = power_at_hand(state, creature)
    return ("", power.name) if power and power.use == "instead" else ("",)
