"""The powers that a creature may be given, by their titles."""

from engine.games.clay_o_rama.questions import usable_powers
from engine.games.clay_o_rama.state import State


def power_options(state: State) -> tuple[tuple[str, str], ...]:
    """Each power that this game has, with its title; none at all first."""
    if state.house.powers == "none":
        return (("", "none"),)
    return (("", "none"), *((power.name, power.title) for power in usable_powers(state)))
