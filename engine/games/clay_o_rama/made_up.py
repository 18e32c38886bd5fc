"""Checks of special powers that a referee makes up."""

from collections.abc import Sequence

from engine.games.clay_o_rama.powers import POWERS, Power, Use
from engine.games.clay_o_rama.state import HIDDEN_POWER, UNDRAWN_POWER

MADE_UP_USES: tuple[Use, ...] = ("instead", "hit", "own_move")
"""When made-up powers may be used: the program only knows these triggers for judged powers."""


MOST_SUGGESTED_DICE = 20
"""Most dice of damage that a made-up power may suggest."""


_TAKEN = (*POWERS, HIDDEN_POWER, UNDRAWN_POWER)


def name_problem(names: Sequence[str]) -> tuple[str, str] | None:
    """Return what is wrong with the names of made-up powers and how to mend it; None if valid."""
    if len({*names, *_TAKEN}) < len(names) + len(_TAKEN) or not all(names):
        return f"the powers {list(names)} are not new", "give each a name of its own"
    return None


def power_problem(power: Power) -> tuple[str, str] | None:
    """Return what is wrong with a made-up power and how to mend it; None if valid."""
    if power.effect != "judged" or power.use not in MADE_UP_USES:
        return (
            f"{power.name} is not a power that can be made up",
            'use the effect "judged", and "instead", "hit" or "own_move"',
        )
    if not 0 <= power.dice <= MOST_SUGGESTED_DICE:
        return f"{power.name} has {power.dice} dice", f"give 0 to {MOST_SUGGESTED_DICE}"
    return None
