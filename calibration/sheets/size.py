"""Reads --size: WxH in the unit of its sheet."""

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
    """The requested width and height.

    Args:
        size: "WxH", or None.
        default: The size if none is requested.
        least: Lower limit of each length.
        most: Upper limit of each length.
        unit: Such as "mm".

    Raises:
        SheetProblem: It is not such a size; the message says how to give it.
    """
    if size is None:
        return default
    match = re.fullmatch(r"(\d+(?:\.\d+)?)[xX](\d+(?:\.\d+)?)", size)
    lengths = (float(match[1]), float(match[2])) if match else (0.0, 0.0)
    if not all(least <= length <= most for length in lengths):
        raise SheetProblem(
            f"--size {size} is not a width and height of {least:g} to {most:g} {unit}; "
            f"give it like {default[0]:g}x{default[1]:g}."
        )
    return lengths


def fixed_size(size: str | None, sheet: str) -> None:
    """Checks that no size is requested of a sheet that has only one; raises SheetProblem."""
    if size is not None:
        raise SheetProblem(f"The sheet {sheet!r} has one size; leave --size out.")
