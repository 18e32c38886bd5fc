"""What --size tells: WxH in the unit of its sheet."""

import re

from calibration.sheets.press import SheetProblem


def read_size(
    size: str | None,
    *,
    default: tuple[float, float],
    least: float,
    most: float,
    unit: str,
) -> tuple[float, float]:
    """Width and height as asked for.

    Args:
        size: "WxH", or None.
        default: What it is where nothing is asked for.
        least: Of either length.
        most: Of either length.
        unit: As in "mm".

    Raises:
        SheetProblem: It is no such size; says how to give it.
    """
    if size is None:
        return default
    told = re.fullmatch(r"(\d+(?:\.\d+)?)[xX](\d+(?:\.\d+)?)", size)
    lengths = (float(told[1]), float(told[2])) if told else (0.0, 0.0)
    if not all(least <= length <= most for length in lengths):
        raise SheetProblem(
            f"--size {size} is no width and height of {least:g} to {most:g} {unit}; "
            f"give it like {default[0]:g}x{default[1]:g}."
        )
    return lengths


def fixed_size(size: str | None, sheet: str) -> None:
    """Holds that no size is asked of a sheet that has only one; raises SheetProblem."""
    if size is not None:
        raise SheetProblem(f"The sheet {sheet!r} has one size; leave --size out.")
