"""A block of voxels around the vertical axis on which a creature stands, for repeated carving."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats

BLOCK_RADIUS_MM: Final = 80.0
"""Half the side of the block that is carved while poses are uncertain: a creature's radius, and how
far off the axis it may stand."""

BLOCK_HEIGHT_MM: Final = 155.0
"""Height of the block that is carved while poses are uncertain: a creature's height, and how high
it may float."""

MARGIN_MM: Final = 6.0
"""Margin around a coarse hull that is carved again with smaller voxels: two of the larger ones."""


@dataclass(frozen=True, slots=True, eq=False)
class VoxelBlock:
    """Voxels around the vertical axis on which a creature stands: a whole block, or a part of it.

    Attributes:
        voxel_mm: Edge of a voxel.
        shape: Number of voxels of the whole block along x, y and z.
        chosen: Flat indices of the part's voxels in the whole block, (n,).
        points_mm: Centres of those voxels, (n, 3).
    """

    voxel_mm: float
    shape: tuple[int, int, int]
    chosen: npt.NDArray[np.int64]
    points_mm: Floats

    @classmethod
    def whole(cls, voxel_mm: float) -> "VoxelBlock":
        """A whole block of voxels with this edge."""
        sides = 2 * int(BLOCK_RADIUS_MM / voxel_mm)
        shape = (sides, sides, int(BLOCK_HEIGHT_MM / voxel_mm))
        at = np.indices(shape).reshape(3, -1).T.astype(np.float64)
        corner = np.array([0.5 - sides / 2, 0.5 - sides / 2, 0.5])
        return cls(voxel_mm, shape, np.arange(len(at)), (at + corner) * voxel_mm)

    def only(self, kept: Flags) -> "VoxelBlock":
        """The part of these voxels for which `kept`, (n,), is True."""
        return VoxelBlock(self.voxel_mm, self.shape, self.chosen[kept], self.points_mm[kept])

    def near(self, other: "VoxelBlock", solid: Flags) -> "VoxelBlock":
        """The voxels within about `MARGIN_MM` of another block's solid voxels."""
        whole = other.grid(solid)
        for axis in range(3):
            far = int(np.ceil(MARGIN_MM / other.voxel_mm))
            whole = np.logical_or.reduce([np.roll(whole, n, axis) for n in range(-far, far + 1)])
        sides, _, high = other.shape
        at = np.floor(self.points_mm / other.voxel_mm + [sides / 2, sides / 2, 0]).astype(np.int64)
        x, y, z = np.clip(at, 0, [sides - 1, sides - 1, high - 1]).T
        return self.only(np.asarray(whole[x, y, z]))

    def grid(self, solid: Flags) -> Flags:
        """(nx, ny, nz) of the whole block: True at this part's voxels that are solid, (n,)."""
        whole = np.zeros(self.shape, dtype=np.bool_)
        whole.ravel()[self.chosen] = solid
        return whole

    def surface(self, solid: Flags) -> Floats:
        """Centres (m, 3) of the solid voxels, flagged by (n,), that have a free neighbour."""
        whole = self.grid(solid)
        inner = whole.copy()
        for axis in range(3):
            for way in (-1, 1):
                inner &= np.roll(whole, way, axis)
        return np.asarray(self.points_mm[(whole & ~inner).ravel()[self.chosen]])
