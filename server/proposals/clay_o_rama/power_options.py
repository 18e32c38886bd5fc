"""The powers that a creature may have, with their titles."""

from engine.games.clay_o_rama.questions import usable_powers
from engine.games.clay_o_rama.state import State


def power_options(state: State) -> tuple[tuple[str, str], ...]:
    """All powers of this game with their titles; first, no power."""
    if state.house.powers == "none":
        return (("", "none"),)
    return (("", "none"), *((power.name, power.title) for power in usable_powers(state)))
