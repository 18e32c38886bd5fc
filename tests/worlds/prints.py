"""Prints as printers and hands make them: curled, and not quite of the told size."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
CELLS = 16
"""Into so many strips a curled sheet is cut each way: off the parabola by 0.4 % of its sag."""


@dataclass(frozen=True)
class PrintFault:
    """How a sheet differs from what its boards file tells.

    Attributes:
        sag_mm: Height of the farthest corner of the paper over its middle; negative for a hump.
        along_rad: The direction across which it curls, in the sheet's own frame.
        growth_xy: By how much it is larger along x and y, in ln.
    """

    sag_mm: float = 0.0
    along_rad: float = 0.0
    growth_xy: tuple[float, float] = (0.0, 0.0)

    def lying(self, at_mm: Floats, paper_mm: tuple[float, float]) -> Floats:
        """Where points (N, 2) about the sheet's middle lie, (N, 3): its lowest part at zero."""
        half = np.array(paper_mm) / 2
        direction = np.array([np.cos(self.along_rad), np.sin(self.along_rad)])
        reach = float(np.hypot(*half))
        lowest = min(0.0, self.sag_mm * (float(np.abs(direction) @ half) / reach) ** 2)
        height = self.sag_mm * (at_mm @ direction / reach) ** 2 - lowest
        return np.column_stack([at_mm * np.exp(self.growth_xy), height])


def drawn(random: np.random.Generator, share: float = 0.5) -> PrintFault:
    """Half of all sheets curl by 1.5 mm and err by 0.2 % (standard deviations, assumed)."""
    if random.random() > share:
        return PrintFault()
    sag, common, odd = random.standard_normal(3) * [1.5, 0.002, 0.001]
    return PrintFault(float(sag), float(random.uniform(0, np.pi)), (common + odd, common - odd))


def grid(paper_mm: tuple[float, float]) -> tuple[Floats, list[tuple[int, int, int, int]], Floats]:
    """A sheet as a net: points (N, 2) mm about its middle, faces, and where their corners lie.

    Places in the print are told face by face, corner by corner, (4 * faces, 2), 0 to 1: Blender
    keeps them with the corners and not with the points.
    """
    side = np.linspace(0.0, 1.0, CELLS + 1)
    uv = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    row = CELLS + 1
    corners = [y * row + x for y in range(CELLS) for x in range(CELLS)]
    faces = [(k, k + 1, k + row + 1, k + row) for k in corners]
    return (uv - 0.5) * np.array(paper_mm), faces, uv[np.array(faces).ravel()]
