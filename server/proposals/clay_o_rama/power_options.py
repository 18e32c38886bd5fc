"""The powers that a creature may be given, by their titles."""

from engine.games.clay_o_rama.questions import drawable_powers, power_named
from engine.games.clay_o_rama.state import State


def power_options(state: State) -> tuple[tuple[str, str], ...]:
    """Each power that this game has, with its title; none at all first."""
    if state.house.powers == "none":
        return (("", "none"),)
    known = ((name, power_named(state, name)) for name in drawable_powers(state))
    return (("", "none"), *((name, power.title) for name, power in known if power))
