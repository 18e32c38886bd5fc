"""Numbers that options take."""

import math

import typer


def finite(number: float | None) -> float | None:
    """The number that was given for an option, for its `callback`.

    Raises:
        BadParameter: It is infinite, or no number.
    """
    if number is not None and not math.isfinite(number):
        raise typer.BadParameter(f"{number} is without end; give a number such as 20")
    return number
