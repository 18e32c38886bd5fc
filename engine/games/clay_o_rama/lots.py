"""What the dice decide before the first round: colours, hit points, powers, who goes first."""

from collections.abc import Sequence

from engine.games.clay_o_rama import events
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.powers import Power
from engine.games.clay_o_rama.questions import (
    contested_colour,
    creature_of,
    drawable_powers,
    hit_point_dice,
    rolling_for_initiative,
    suits,
    without_hit_points,
    without_power,
)
from engine.games.clay_o_rama.state import State


def starting_roll(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """What the dice mean that were awaited before the first round."""
    if state.phase == "building":
        return _colour(state, values[0])
    if rolling := without_hit_points(state):
        counts = [hit_point_dice(state, number) for number in rolling]
        return tuple(
            events.HitPointsRolled(number, sum(dice))
            for number, dice in zip(rolling, _dealt(values, counts), strict=True)
        )
    if drawing := without_power(state):
        powers = drawable_powers(state)
        drawn = ((number, powers[value - 1]) for number, value in zip(drawing, values, strict=True))
        return tuple(_given(state, number, power) for number, power in drawn)
    return initiative(state, values)


def _given(state: State, number: int, power: Power) -> Event:
    """A power that the creature cannot be given is drawn again (K35)."""
    creature = creature_of(state, number)
    if creature is None or suits(power, creature):
        return events.PowerDrawn(number, power.name)
    return events.LotReturned(number)


def _colour(state: State, value: int) -> tuple[Event, ...]:
    """The lot gives the colour to one of those who want it (K25)."""
    contested = contested_colour(state)
    if contested is None:
        return ()
    colour, seats = contested
    return (events.ColourKept(seats[value - 1], colour),)


def initiative(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """Each player's dice, in the order of the seats that roll."""
    seats = rolling_for_initiative(state)
    counts = [state.house.initiative_dice] * len(seats)
    return tuple(
        events.InitiativeRolled(seat, sum(dice))
        for seat, dice in zip(seats, _dealt(values, counts), strict=True)
    )


def _dealt(values: tuple[int, ...], counts: Sequence[int]) -> list[tuple[int, ...]]:
    """The dice dealt out in order, so many to each."""
    starts = [sum(counts[:place]) for place in range(len(counts))]
    return [values[at : at + count] for at, count in zip(starts, counts, strict=True)]
