"""What may be done with a special power that was just offered."""

import itertools
from collections.abc import Callable, Mapping

from engine.games.clay_o_rama import commands
from engine.games.clay_o_rama.commands import Command
from engine.games.clay_o_rama.questions import (
    creature_of,
    has_limbs,
    living,
    power_named,
    third_creatures,
    unused_missiles,
)
from engine.games.clay_o_rama.state import Chance, Creature, State


def chance_choices(state: State, chance: Chance) -> list[Command]:
    """Every way to use it, and to let it pass."""
    creature = creature_of(state, chance.creature)
    target = creature_of(state, chance.target)
    power = power_named(state, chance.power)
    if creature is None or target is None or power is None:
        return []
    uses = _USES[power.effect](state, creature, target)
    return [*uses, commands.DeclinePower(creature.player, creature.id)]


def _reshape(_: State, creature: Creature, target: Creature) -> list[Command]:
    limbs = range(len(target.limbs))
    return [commands.ReshapeLimb(creature.player, creature.id, limb) for limb in limbs]


def _tear(_: State, creature: Creature, target: Creature) -> list[Command]:
    if not has_limbs(target):
        return []
    limbs = range(len(target.limbs))
    found = [commands.RipLimb(creature.player, creature.id, limb) for limb in limbs]
    leg = [commands.RipLimb(creature.player, creature.id, leg=True)] if target.legs else []
    return [*found, *leg]


def _swap(state: State, creature: Creature, _: Creature) -> list[Command]:
    pairs = itertools.combinations([one.id for one in living(state)], 2)
    return [commands.ChangePlaces(creature.player, creature.id, *pair) for pair in pairs]


def _throw(state: State, creature: Creature, target: Creature) -> list[Command]:
    thirds = third_creatures(state, creature, target.id)
    return [commands.ThrowCreature(creature.player, creature.id, third) for third in thirds]


def _smash(state: State, creature: Creature, _: Creature) -> list[Command]:
    return [
        commands.Fire(creature.player, creature.id, missile, enemy.id, blob=True)
        for missile in unused_missiles(creature)
        for enemy in living(state)
        if enemy.player != creature.player
    ]


def _divide(_state: State, creature: Creature, _: Creature) -> list[Command]:
    return [commands.Divide(creature.player, creature.id)]


def _borrow(_state: State, creature: Creature, _: Creature) -> list[Command]:
    return [commands.BorrowPower(creature.player, creature.id)]


def _judged(_: State, creature: Creature, target: Creature) -> list[Command]:
    return [commands.UsePower(creature.player, creature.id, target.id)]


def _nothing(_state: State, _creature: Creature, _target: Creature) -> list[Command]:
    return []


_USES: Mapping[str, Callable[[State, Creature, Creature], list[Command]]] = {
    "reshape": _reshape,
    "tear": _tear,
    "swap": _swap,
    "throw": _throw,
    "smash": _smash,
    "divide": _divide,
    "borrow": _borrow,
    "judged": _judged,
    "move": _nothing,
}
