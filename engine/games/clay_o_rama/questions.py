"""Questions about a state: who is who, who is next, how far somebody may go."""

from functools import lru_cache
from typing import TypeAlias

from engine.games.clay_o_rama.powers import POWERS, Effect, Power
from engine.games.clay_o_rama.state import (
    UNDRAWN_POWER,
    Chance,
    Creature,
    Limb,
    Missile,
    Seated,
    State,
)
from engine.games.clay_o_rama.tables import SIX_INCHES, House, Step, base_to_hit, steps
from engine.seats import clockwise, player_of

Rolls: TypeAlias = tuple[int, ...]
"""A player's roll for initiative, then the rolls that broke ties."""

WHOLE_BODY = "whole body"
"""What a creature without limbs attacks with."""


def creature_of(state: State, number: int) -> Creature | None:
    """The creature with this number, dead ones included."""
    return next((one for one in state.creatures if one.id == number), None)


def living(state: State) -> tuple[Creature, ...]:
    """The creatures that are alive, in the order of their numbers."""
    return tuple(one for one in state.creatures if one.alive)


def enemies_of(state: State, creature: Creature) -> tuple[int, ...]:
    """The living creatures of other players."""
    return tuple(one.id for one in living(state) if one.player != creature.player)


def present(state: State) -> tuple[Seated, ...]:
    """The players who have not left the game."""
    return tuple(one for one in state.players if one.playing)


def players_left(state: State) -> tuple[int, ...]:
    """Seats with a living creature; a divided creature is dead only when both halves are.

    Ruling K18.
    """
    return tuple(sorted({one.player for one in living(state)}))


def label(state: State, number: int) -> str:
    """A creature in words: "Ada's creature", with its number if its player has several."""
    found = creature_of(state, number)
    if found is None:
        return f"creature {number}"
    owner = player_of(state, found.player)
    name = owner.name if owner else f"seat {found.player}"
    several = sum(one.player == found.player for one in state.creatures) > 1
    return f"{name}'s creature {number}" if several else f"{name}'s creature"


def millimetres(tenths: int) -> str:
    """A length in tenths of a millimetre as text, without a superfluous decimal: "374 mm"."""
    return f"{tenths / 10:.1f}".removesuffix(".0") + " mm"


def rolling_for_initiative(state: State) -> tuple[int, ...]:
    """Seats that must roll: everybody first, then the tied among themselves (K20).

    A player whose rolls are the beginning of another's is tied with them: the referee set them
    equal.
    """
    seats = {one.player for one in state.creatures if one.alive}
    rolls = tuple((one.seat, one.initiative) for one in state.players if one.seat in seats)
    if state.house.initiative_clockwise and all(roll for _, roll in rolls):
        highest = max(one.initiative for one in state.players)
        rolls = tuple((seat, roll) for seat, roll in rolls if highest[: len(roll)] == roll)
    return _undecided(rolls)


@lru_cache(maxsize=256)
def _undecided(rolls: tuple[tuple[int, Rolls], ...]) -> tuple[int, ...]:
    """Seats that have not rolled, or whose rolls equal another's.

    Asked several times for each command, and the rolls stay as they are for a whole game.
    """
    return tuple(seat for seat, roll in rolls if not roll or _tied(seat, roll, rolls))


def _tied(seat: int, own: Rolls, rolls: tuple[tuple[int, Rolls], ...]) -> bool:
    """Whether another seat has the same rolls."""
    return any(other[: len(own)] == own for one, other in rolls if one != seat)


def seat_order(state: State) -> tuple[int, ...]:
    """Seats in the order of initiative: highest first, or clockwise from the highest."""
    ranked = sorted(state.players, key=lambda one: one.initiative, reverse=True)
    if state.house.initiative_clockwise:
        return clockwise([one.seat for one in state.players], ranked[0].seat)
    return tuple(one.seat for one in ranked)


def next_to_move(state: State) -> Creature | None:
    """The creature whose move comes next in this round, or None when all have moved."""
    order = seat_order(state)
    waiting = [one for one in living(state) if not one.acted]
    return min(
        waiting, key=lambda one: (one.holding, order.index(one.player), one.id), default=None
    )


def unit_length(state: State, seat: int) -> int | None:
    """Length of one span for this player in tenths of a millimetre; None while not measured."""
    if state.house.unit == "six_inches":
        return SIX_INCHES
    if state.house.uniform_span:
        return state.referee_span
    player = player_of(state, seat)
    return player.span if player else None


def allowance(state: State, creature: Creature) -> int | None:
    """How far the creature may walk in one round; None while the span is not measured."""
    unit = unit_length(state, creature.player)
    return None if unit is None else creature.movement_spans * unit


def step_index(state: State, step: Step) -> int:
    """When in a move this step comes, from 0."""
    return steps(state.house).index(step)


def free_limbs(state: State, creature: Creature) -> tuple[int, ...]:
    """Limbs that may strike now: each once before any strikes again (E1)."""
    if not state.house.limb_once:
        return tuple(range(len(creature.limbs)))
    fewest = min(creature.strikes, default=0)
    return tuple(place for place, times in enumerate(creature.strikes) if times == fewest)


def unused_missiles(creature: Creature) -> tuple[int, ...]:
    """Places of the missiles that were not yet thrown."""
    return tuple(place for place, one in enumerate(creature.missiles) if not one.used)


def missile_at(creature: Creature | None, place: int) -> Missile:
    """A missile by its place; a plain one where the referee has taken it away meanwhile."""
    missiles = creature.missiles if creature else ()
    return missiles[place] if place < len(missiles) else Missile()


def limb_at(creature: Creature | None, place: int) -> Limb:
    """A limb by its place; a plain one where the referee has taken it away meanwhile."""
    limbs = creature.limbs if creature else ()
    return limbs[place] if place < len(limbs) else Limb()


def fired_by(state: State, seat: int) -> int:
    """Missiles that a player has fired in this round, with all their creatures (K33)."""
    return sum(one.fired for one in state.creatures if one.player == seat)


def whole_body(house: House) -> Limb:
    """What a creature without limbs attacks with: two easier to hit, one die (K2)."""
    return Limb(max(1, base_to_hit(house) - 2), 1, WHOLE_BODY)


def has_limbs(creature: Creature) -> bool:
    """It attacks with something that can be torn off (K37)."""
    return any(one.name != WHOLE_BODY for one in creature.limbs)


def known_powers(state: State) -> tuple[Power, ...]:
    """The special powers of the rule sheet, then those that this group made up."""
    return (*POWERS.values(), *state.options.powers, *state.powers)


def power_named(state: State, name: str) -> Power | None:
    """A special power of the rule sheet or of this group."""
    return next((one for one in known_powers(state) if one.name == name), None)


def power_at_hand(state: State, creature: Creature) -> Power | None:
    """The creature's special power, if it has one that is not used up."""
    used_up = creature.power in (*creature.spent, *creature.used)
    return None if used_up else power_named(state, creature.power)


def open_chance(state: State, effect: Effect) -> Chance | None:
    """The power that is offered to a creature now, where it has this effect."""
    chance = state.play.chance
    power = power_named(state, chance.power) if chance else None
    return chance if power is not None and power.effect == effect else None


def chance_for(state: State, number: int, effect: Effect) -> bool:
    """The creature may now use a power of this effect that was offered to it."""
    chance = open_chance(state, effect)
    return chance is not None and chance.creature == number


def may_move_out_of_turn(state: State, creature: Creature) -> bool:
    """It has the power to, or borrowed it for this round, and has not moved yet (K17)."""
    power = power_at_hand(state, creature)
    granted = any(_effect(state, name) == "move" for name in creature.granted)
    return not creature.acted and (granted or bool(power and power.effect == "move"))


def third_creatures(state: State, creature: Creature, target: int) -> tuple[int, ...]:
    """Creatures at which `creature` may throw `target`."""
    return tuple(
        one.id for one in living(state) if one.player != creature.player and one.id != target
    )


def usable_powers(state: State) -> tuple[Power, ...]:
    """The powers that some creature of this game can use, in order."""
    unarmed = state.house.missiles_per_move == 0
    return tuple(one for one in known_powers(state) if not (unarmed and one.needs_missiles))


def drawable_powers(state: State) -> tuple[Power, ...]:
    """The powers that the lot may give to one of those that draw, in order."""
    drawing = [one for one in living(state) if one.power == UNDRAWN_POWER]
    return tuple(
        power for power in usable_powers(state) if any(suits(power, one) for one in drawing)
    )


def suits(power: Power, creature: Creature) -> bool:
    """The lot may give it: missiles for the Blob of Death, a shape that parts for Divide (K35)."""
    if power.needs_missiles and not unused_missiles(creature):
        return False
    return creature.divisible or power.effect != "divide"


def without_power(state: State) -> tuple[int, ...]:
    """Creatures for which the lot is still to be drawn."""
    return tuple(one.id for one in living(state) if one.power == UNDRAWN_POWER)


def without_hit_points(state: State) -> tuple[int, ...]:
    """Creatures whose hit points are still to be rolled."""
    if state.house.hit_points != "dice":
        return ()
    return tuple(one.id for one in living(state) if one.hit_points == 0)


def left_without_hit_points(state: State) -> tuple[int, ...]:
    """Creatures without hit points for which no dice are to be rolled (any more)."""
    if state.house.hit_points == "dice":
        return ()
    return tuple(one.id for one in living(state) if one.hit_points == 0)


def hit_point_dice(state: State, number: int) -> int:
    """Dice for a creature's hit points: a tough one has one more."""
    creature = creature_of(state, number)
    owner = player_of(state, creature.player) if creature else None
    return 2 if owner and owner.trait == "tough" else 1


def contested_colour(state: State) -> tuple[str, tuple[int, ...]] | None:
    """A colour that two players have and only one may, and those players (K25)."""
    if not state.house.own_colours:
        return None
    for one in present(state):
        having = tuple(other.seat for other in present(state) if other.colour == one.colour)
        if one.colour and len(having) > 1:
            return one.colour, having
    return None


def _effect(state: State, name: str) -> str:
    power = power_named(state, name)
    return power.effect if power else ""
