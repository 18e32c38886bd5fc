"""Types of points, colours and measured values in sightings."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

PointMm: TypeAlias = tuple[float, float]
"""A place on the table in mm, x and y."""

Point3Mm: TypeAlias = tuple[float, float, float]
"""A place in space in mm, x and y on the table and z up."""

PointPx: TypeAlias = tuple[float, float]
"""A place in a picture in pixels, x to the right and y down."""

ColourName: TypeAlias = Literal[
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "white", "black", "brown"
]
"""Name of a colour, of clay or of a team's figures."""


def percent(probability: float) -> str:
    """A probability in words, "97 %"; rounding never makes it a certainty."""
    whole = round(100 * probability)
    if 0 < probability < 1:
        whole = min(max(whole, 1), 99)
    return f"{whole} %"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value and its standard deviation, in the unit that the field's name gives.

    Raises:
        ValueError: The sigma is negative or not a number.
    """

    value: float
    sigma: float

    def __post_init__(self) -> None:
        if not self.sigma >= 0:
            raise ValueError(f"sigma must not be negative, but got {self.sigma}")

    def __format__(self, unit: str) -> str:
        """In words for a picture, in whole units: `f"{span:mm}"` gives "187 ± 1 mm"."""
        return f"{self.value:.0f} ± {self.sigma:.0f} {unit}"
