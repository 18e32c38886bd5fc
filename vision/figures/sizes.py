"""Sizes of figures and balls: settings that are replaced by measurements where possible."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes of figures and balls, in mm.

    Attributes:
        base: Diameter of a figure's base; all figures of a game have the same.
        base_height: Thickness of a base.
        figure_height: From table to crown.
        ball: Diameter of a ball.
    """

    base: float = 25.0
    base_height: float = 3.0
    figure_height: float = 34.0
    ball: float = 15.0

    def __post_init__(self) -> None:
        for name in ("base", "base_height", "figure_height", "ball"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be a positive number of mm")


DEFAULT: Final = Sizes()
"""Sizes that are used where none are given or measured."""
