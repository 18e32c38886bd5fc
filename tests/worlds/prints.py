"""Print faults as in reality: sheets that curl and are not quite of their nominal size."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
CELLS = 16
"""Number of strips of a curled sheet in each direction: 0.4 % of the sag off the parabola."""


@dataclass(frozen=True)
class PrintFault:
    """The deviation of a sheet from its boards file.

    Attributes:
        sag_mm: Height of the farthest corner of the paper over its middle; negative for a hump.
        along_rad: The direction across which it curls, in the sheet's own frame.
        growth_xy: Logarithms of its enlargement along x and y.
    """

    sag_mm: float = 0.0
    along_rad: float = 0.0
    growth_xy: tuple[float, float] = (0.0, 0.0)

    def lying(self, at_mm: Floats, paper_mm: tuple[float, float]) -> Floats:
        """Positions (N, 3) of points (N, 2) about the sheet's middle; its lowest part has z = 0."""
        half = np.array(paper_mm) / 2
        direction = np.array([np.cos(self.along_rad), np.sin(self.along_rad)])
        reach = float(np.hypot(*half))
        lowest = min(0.0, self.sag_mm * (float(np.abs(direction) @ half) / reach) ** 2)
        height = self.sag_mm * (at_mm @ direction / reach) ** 2 - lowest
        return np.column_stack([at_mm * np.exp(self.growth_xy), height])


def drawn(random: np.random.Generator, share: float = 0.5) -> PrintFault:
    """A random fault for a share of sheets: sag of 1.5 mm and scale of 0.2 % (assumed sigmas)."""
    if random.random() > share:
        return PrintFault()
    sag, common, odd = random.standard_normal(3) * [1.5, 0.002, 0.001]
    return PrintFault(float(sag), float(random.uniform(0, np.pi)), (common + odd, common - odd))


def grid(paper_mm: tuple[float, float]) -> tuple[Floats, list[tuple[int, int, int, int]], Floats]:
    """A sheet as a grid mesh: points (N, 2) mm about its middle, faces, and UV coordinates.

    UV coordinates are given for each corner of each face, (4 * faces, 2), 0 to 1, because Blender
    stores them with the corners and not with the points.
    """
    side = np.linspace(0.0, 1.0, CELLS + 1)
    uv = np.stack(np.meshgrid(side, side), axis=-1).reshape(-1, 2)
    row = CELLS + 1
    corners = [y * row + x for y in range(CELLS) for x in range(CELLS)]
    faces = [(k, k + 1, k + row + 1, k + row) for k in corners]
    return (uv - 0.5) * np.array(paper_mm), faces, uv[np.array(faces).ravel()]
