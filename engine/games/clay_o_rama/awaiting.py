"""Who or what a game is waiting for."""

from engine.game import Awaiting, Seat
from engine.games.clay_o_rama.questions import (
    contested_colour,
    creature_of,
    drawable_powers,
    hit_point_dice,
    label,
    player_of,
    rolling_for_initiative,
    without_hit_points,
    without_power,
)
from engine.games.clay_o_rama.state import State
from engine.luck import RollNeeded
from engine.seats import listed

POWER_LOTS = "special powers by lot"
"""What the dice that draw powers are for; what they show stays with the referee."""


def awaiting(state: State) -> Awaiting:
    """Seats, dice, or None when the game is over."""
    if state.phase == "over":
        return None
    if state.phase == "building":
        return _colour_lot(state) or _builders(state)
    return _dice(state) or frozenset({_speaker(state)})


def _builders(state: State) -> frozenset[Seat]:
    building: set[Seat] = {one.seat for one in state.players if not one.done_building}
    return frozenset(building | {None})


def _colour_lot(state: State) -> RollNeeded | None:
    contested = contested_colour(state)
    if contested is None:
        return None
    colour, seats = contested
    why = f"the lot for {colour}: {_names(state, seats)}, in this order"
    return RollNeeded(len(seats), 1, why)


def _dice(state: State) -> RollNeeded | None:
    if state.phase == "initiative":
        return _starting_dice(state)
    sides = state.house.die_sides
    if state.wound:
        why = f"{state.wound.why} damage to {label(state, state.wound.target)}"
        return RollNeeded(sides, state.wound.dice, why)
    if state.assault and state.assault.rolling is not None:
        attacker, target = state.assault.attacker, state.assault.target
        why = f"{label(state, attacker)} to hit {label(state, target)}"
        return RollNeeded(sides, state.house.to_hit_dice, why)
    return _initiative(state)


def _starting_dice(state: State) -> RollNeeded | None:
    """Before the first round: hit points where they are rolled, powers by lot, initiative."""
    sides = state.house.die_sides
    if rolling := without_hit_points(state):
        counts = [hit_point_dice(state, number) for number in rolling]
        whose = listed(
            [f"{count} for {label(state, n)}" for count, n in zip(counts, rolling, strict=True)]
        )
        return RollNeeded(sides, sum(counts), f"hit points, {whose}")
    if drawing := without_power(state):
        whose = listed([label(state, number) for number in drawing])
        return RollNeeded(len(drawable_powers(state)), len(drawing), f"{POWER_LOTS}: {whose}")
    return _initiative(state)


def _initiative(state: State) -> RollNeeded | None:
    """Before the first round, and where the referee has set two equal (K20)."""
    seats = rolling_for_initiative(state)
    if not seats:
        return None
    each = state.house.initiative_dice
    why = f"initiative, {each} each: {_names(state, seats)}"
    return RollNeeded(state.house.die_sides, each * len(seats), why)


def _speaker(state: State) -> Seat:
    """Who is to say what happens next; None: the referee."""
    if state.judgements or state.shot:
        return None
    speaking = None
    if state.chance:
        speaking = state.chance.creature
    elif state.riposte:
        speaking = state.riposte.defender
    elif state.assault:
        speaking = state.assault.attacker
    elif state.turn:
        speaking = state.turn.creature
    creature = creature_of(state, speaking) if speaking is not None else None
    return creature.player if creature else None


def _names(state: State, seats: tuple[int, ...]) -> str:
    players = (player_of(state, seat) for seat in seats)
    return listed([one.name for one in players if one])
