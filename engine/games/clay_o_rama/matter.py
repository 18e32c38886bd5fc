"""Determines what has to be settled next, if several things are open in a game."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.questions import (
    contested_colour,
    creature_of,
    drawable_powers,
    hit_point_dice,
    label,
    rolling_for_initiative,
    without_hit_points,
    without_power,
)
from engine.games.clay_o_rama.state import (
    Building,
    Creature,
    Initiative,
    Playing,
    State,
    Turn,
)
from engine.luck import RollNeeded
from engine.seats import listed, player_of
from engine.word import Over

POWER_LOTS = "special powers by lot"
"""The reason of the roll that draws powers; only the referee sees its values."""


Matter: TypeAlias = Literal[
    "over",
    "building",
    "hit_points",
    "lots",
    "wound",
    "strike",
    "initiative",
    "judgement",
    "shot",
    "chance",
    "riposte",
    "assault",
    "turn",
    "nothing",
]


def matter(state: State) -> Matter:
    """Return what has to be settled next: dice come first, the creature's own move last."""
    match state.phase:
        case Over():
            return "over"
        case Building():
            return "building"
        case Initiative():
            return _starting_matter(state)
        case Playing() as play:
            return _dice_matter(state, play) or _open_matter(play)


def _starting_matter(state: State) -> Matter:
    """What is awaited between building and the first round."""
    if without_hit_points(state):
        return "hit_points"
    if without_power(state):
        return "lots"
    return "initiative" if rolling_for_initiative(state) else "nothing"


def _dice_matter(state: State, play: Playing) -> Matter | None:
    """The roll that is awaited during play, if any."""
    if play.wound:
        return "wound"
    if play.assault and play.assault.rolling is not None:
        return "strike"
    if without_power(state):
        return "lots"
    return "initiative" if rolling_for_initiative(state) else None


def _open_matter(play: Playing) -> Matter:
    """What somebody has to decide during play."""
    if play.judgements:
        return "judgement"
    if play.shot:
        return "shot"
    if play.chance:
        return "chance"
    if play.riposte:
        return "riposte"
    if play.assault:
        return "assault"
    return "turn" if play.turn else "nothing"


def dice_needed(state: State) -> RollNeeded | None:
    """Return the dice that are awaited, with their reason; None if none are."""
    return dice_for(state, matter(state))


def dice_for(state: State, what: Matter) -> RollNeeded | None:
    """Return the dice that this matter awaits; None if it awaits none."""
    rolls = _ROLLS.get(what)
    return rolls(state) if rolls else None


def speaker(state: State, number: int) -> frozenset[Seat]:
    """Return who may act for a creature: its player, or the referee for an unknown creature."""
    creature = creature_of(state, number)
    return frozenset({creature.player if creature else None})


def on_move(state: State) -> tuple[Creature, Turn] | None:
    """Return the creature that may continue its own move, and its turn; None if it has to wait."""
    turn = state.play.turn
    if turn is None or matter(state) != "turn":
        return None
    creature = creature_of(state, turn.creature)
    return (creature, turn) if creature else None


def _colour_roll(state: State) -> RollNeeded | None:
    contested = contested_colour(state)
    if contested is None:
        return None
    colour, seats = contested
    why = f"the lot for {colour}: {_names(state, seats)}, in this order"
    return RollNeeded(len(seats), 1, why)


def _hit_point_roll(state: State) -> RollNeeded:
    rolling = without_hit_points(state)
    counts = [hit_point_dice(state, number) for number in rolling]
    whose = listed(
        [f"{count} for {label(state, n)}" for count, n in zip(counts, rolling, strict=True)]
    )
    return RollNeeded(state.house.die_sides, sum(counts), f"hit points, {whose}")


def _power_roll(state: State) -> RollNeeded:
    drawing = without_power(state)
    whose = listed([label(state, number) for number in drawing])
    return RollNeeded(len(drawable_powers(state)), len(drawing), f"{POWER_LOTS}: {whose}")


def _initiative_roll(state: State) -> RollNeeded:
    """The roll before the first round, or after the referee has set two players equal (K20)."""
    seats = rolling_for_initiative(state)
    each = state.house.initiative_dice
    why = f"initiative, {each} each: {_names(state, seats)}"
    return RollNeeded(state.house.die_sides, each * len(seats), why)


def _damage_roll(state: State) -> RollNeeded | None:
    if state.play.wound is None:
        return None
    why = f"{state.play.wound.why} damage to {label(state, state.play.wound.target)}"
    return RollNeeded(state.house.die_sides, state.play.wound.dice, why)


def _attack_roll(state: State) -> RollNeeded | None:
    if state.play.assault is None:
        return None
    attacker, target = state.play.assault.attacker, state.play.assault.target
    why = f"{label(state, attacker)} to hit {label(state, target)}"
    return RollNeeded(state.house.die_sides, state.house.to_hit_dice, why)


_ROLLS: Mapping[Matter, Callable[[State], RollNeeded | None]] = {
    "building": _colour_roll,
    "hit_points": _hit_point_roll,
    "lots": _power_roll,
    "initiative": _initiative_roll,
    "wound": _damage_roll,
    "strike": _attack_roll,
}


def _names(state: State, seats: tuple[int, ...]) -> str:
    players = (player_of(state, seat) for seat in seats)
    return listed([one.name for one in players if one])
