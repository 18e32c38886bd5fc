"""Queries of a state: players, creatures, powers, and what they may do."""

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
"""A player's roll for initiative, followed by the rolls that broke ties."""

WHOLE_BODY = "whole body"
"""The name of the only limb of a creature without limbs."""


def creature_of(state: State, number: int) -> Creature | None:
    """Return the creature with this number, dead or alive; None if there is none."""
    return next((one for one in state.creatures if one.id == number), None)


def weighed_in_for(state: State, seat: int) -> Creature | None:
    """Return the creature that was weighed in for a player: the one with the number of the seat.

    If that belongs to somebody else, as creatures can change hands, it is the last of the player's
    own; None if they have none.
    """
    own = [one for one in state.creatures if one.player == seat]
    return next((one for one in own if one.id == seat), own[-1] if own else None)


def living(state: State) -> tuple[Creature, ...]:
    """Return the living creatures, in the order of their numbers."""
    return tuple(one for one in state.creatures if one.alive)


def enemies_of(state: State, creature: Creature) -> tuple[int, ...]:
    """Return the numbers of living creatures of other players."""
    return tuple(one.id for one in living(state) if one.player != creature.player)


def present(state: State) -> tuple[Seated, ...]:
    """Return the players who have not left the game."""
    return tuple(one for one in state.players if one.playing)


def players_left(state: State) -> tuple[int, ...]:
    """Return the seats that have a living creature; after a division one half is enough (K18)."""
    return tuple(sorted({one.player for one in living(state)}))


def label(state: State, number: int) -> str:
    """Return a creature in words: "Ada's creature", with a number if its player has several."""
    found = creature_of(state, number)
    if found is None:
        return f"creature {number}"
    owner = player_of(state, found.player)
    name = owner.name if owner else f"seat {found.player}"
    several = sum(one.player == found.player for one in state.creatures) > 1
    return f"{name}'s creature {number}" if several else f"{name}'s creature"


def millimetres(tenths: int) -> str:
    """Return a length in tenths of a millimetre as text; whole millimetres without a decimal."""
    return f"{tenths / 10:.1f}".removesuffix(".0") + " mm"


def rolling_for_initiative(state: State) -> tuple[int, ...]:
    """Return the seats that must roll for initiative: all at first, then those who are tied (K20).

    A player is also tied with everybody whose rolls begin with all of theirs: that happens when the
    referee has set them equal.
    """
    seats = {one.player for one in state.creatures if one.alive}
    rolls = tuple((one.seat, one.initiative) for one in state.players if one.seat in seats)
    if state.house.initiative_clockwise:
        if late := tuple(seat for seat, roll in rolls if not roll):
            return late
        highest = max(one.initiative for one in state.players)
        rolls = tuple((seat, roll) for seat, roll in rolls if highest[: len(roll)] == roll)
    return _undecided(rolls)


@lru_cache(maxsize=256)
def _undecided(rolls: tuple[tuple[int, Rolls], ...]) -> tuple[int, ...]:
    """The seats that have not rolled, or are tied with another seat.

    Cached, as it is computed several times for each command from rolls that rarely change.
    """
    return tuple(seat for seat, roll in rolls if not roll or _tied(seat, roll, rolls))


def _tied(seat: int, own: Rolls, rolls: tuple[tuple[int, Rolls], ...]) -> bool:
    """Whether another seat has the same rolls, possibly followed by more."""
    return any(other[: len(own)] == own for one, other in rolls if one != seat)


def seat_order(state: State) -> tuple[int, ...]:
    """Return all seats in the order of initiative, or clockwise from the highest."""
    ranked = sorted(state.players, key=lambda one: one.initiative, reverse=True)
    if state.house.initiative_clockwise:
        return clockwise([one.seat for one in state.players], ranked[0].seat)
    return tuple(one.seat for one in ranked)


def next_to_move(state: State) -> Creature | None:
    """Return the creature whose move is next in this round; None if all have moved."""
    order = seat_order(state)
    waiting = [one for one in living(state) if not one.acted]
    return min(
        waiting, key=lambda one: (one.holding, order.index(one.player), one.id), default=None
    )


def unit_length(state: State, seat: int) -> int | None:
    """Return a player's span in tenths of a millimetre; None while it is not measured."""
    if state.house.unit == "six_inches":
        return SIX_INCHES
    if state.house.uniform_span:
        return state.referee_span
    player = player_of(state, seat)
    return player.span if player else None


def allowance(state: State, creature: Creature) -> int | None:
    """Return how far a creature may walk in a round, in tenths of a millimetre; None: no span."""
    unit = unit_length(state, creature.player)
    return None if unit is None else creature.movement_spans * unit


def step_index(state: State, step: Step) -> int:
    """Return the place of a step in the order of a move, from 0."""
    return steps(state.house).index(step)


def free_limbs(state: State, creature: Creature) -> tuple[int, ...]:
    """Return the limbs that may strike now: each once before any strikes again (E1)."""
    if not state.house.limb_once:
        return tuple(range(len(creature.limbs)))
    fewest = min(creature.strikes, default=0)
    return tuple(place for place, times in enumerate(creature.strikes) if times == fewest)


def unused_missiles(creature: Creature) -> tuple[int, ...]:
    """Return the places of missiles that have not been thrown."""
    return tuple(place for place, one in enumerate(creature.missiles) if not one.used)


def missile_at(creature: Creature | None, place: int) -> Missile:
    """Return a missile by its place; a plain one if the referee has removed it meanwhile."""
    missiles = creature.missiles if creature else ()
    return missiles[place] if place < len(missiles) else Missile()


def limb_at(creature: Creature | None, place: int) -> Limb:
    """Return a limb by its place; a plain one if the referee has removed it meanwhile."""
    limbs = creature.limbs if creature else ()
    return limbs[place] if place < len(limbs) else Limb()


def fired_by(state: State, seat: int) -> int:
    """Count the missiles that a player has fired in this round, with all creatures (K33)."""
    return sum(one.fired for one in state.creatures if one.player == seat)


def whole_body(house: House) -> Limb:
    """Return the "limb" of a creature without limbs: hits two easier, with one die (K2)."""
    return Limb(max(1, base_to_hit(house) - 2), 1, WHOLE_BODY)


def has_limbs(creature: Creature) -> bool:
    """Whether a creature has limbs that can be torn off (K37)."""
    return any(one.name != WHOLE_BODY for one in creature.limbs)


def known_powers(state: State) -> tuple[Power, ...]:
    """Return all special powers: of the rule sheet, of the options, and made up during the game."""
    return (*POWERS.values(), *state.options.powers, *state.powers)


def power_named(state: State, name: str) -> Power | None:
    """Return a special power by its name; None if there is none."""
    return next((one for one in known_powers(state) if one.name == name), None)


def power_at_hand(state: State, creature: Creature) -> Power | None:
    """Return the creature's special power; None if it has none, or has used it up."""
    used_up = creature.power in (*creature.spent, *creature.used)
    return None if used_up else power_named(state, creature.power)


def open_chance(state: State, effect: Effect) -> Chance | None:
    """Return the power that is offered now, if it has this effect."""
    chance = state.play.chance
    power = power_named(state, chance.power) if chance else None
    return chance if power is not None and power.effect == effect else None


def chance_for(state: State, number: int, effect: Effect) -> bool:
    """Whether a power with this effect is offered to this creature now."""
    chance = open_chance(state, effect)
    return chance is not None and chance.creature == number


def may_move_out_of_turn(state: State, creature: Creature) -> bool:
    """Whether a creature may still move out of turn, by its own or a borrowed power (K17)."""
    power = power_at_hand(state, creature)
    granted = any(_effect(state, name) == "move" for name in creature.granted)
    return not creature.acted and (granted or bool(power and power.effect == "move"))


def third_creatures(state: State, creature: Creature, target: int) -> tuple[int, ...]:
    """Return the creatures at which `creature` may throw `target`."""
    return tuple(
        one.id for one in living(state) if one.player != creature.player and one.id != target
    )


def usable_powers(state: State) -> tuple[Power, ...]:
    """Return the powers that creatures can use in this game, in order."""
    unarmed = state.house.missiles_per_move == 0
    return tuple(one for one in known_powers(state) if not (unarmed and one.needs_missiles))


def drawable_powers(state: State) -> tuple[Power, ...]:
    """Return the powers that suit at least one of the creatures that draw lots, in order."""
    drawing = [one for one in living(state) if one.power == UNDRAWN_POWER]
    return tuple(
        power for power in usable_powers(state) if any(suits(power, one) for one in drawing)
    )


def suits(power: Power, creature: Creature) -> bool:
    """Whether the lot may give a power: one needs missiles, one a divisible shape (K35)."""
    if power.needs_missiles and not unused_missiles(creature):
        return False
    return creature.divisible or power.effect != "divide"


def without_power(state: State) -> tuple[int, ...]:
    """Return the creatures for which a power has yet to be drawn."""
    return tuple(one.id for one in living(state) if one.power == UNDRAWN_POWER)


def without_hit_points(state: State) -> tuple[int, ...]:
    """Return the creatures whose hit points have yet to be rolled."""
    if state.house.hit_points != "dice":
        return ()
    return tuple(one.id for one in living(state) if one.hit_points == 0)


def left_without_hit_points(state: State) -> tuple[int, ...]:
    """Return the creatures without hit points in games where they are not rolled."""
    if state.house.hit_points == "dice":
        return ()
    return tuple(one.id for one in living(state) if one.hit_points == 0)


def hit_point_dice(state: State, number: int) -> int:
    """Return the dice for a creature's hit points: two for a tough one, else one."""
    creature = creature_of(state, number)
    owner = player_of(state, creature.player) if creature else None
    return 2 if owner and owner.trait == "tough" else 1


def contested_colour(state: State) -> tuple[str, tuple[int, ...]] | None:
    """Return a colour that several players have although only one may, and their seats (K25)."""
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
