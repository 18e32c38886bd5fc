"""A block of voxels about the vertical on which a creature stands, carved coarsely, then finely."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats

BLOCK_RADIUS_MM: Final = 80.0
"""Half the side of the block that is carved while poses are unsure: a creature, and how far off it
may stand."""

BLOCK_HEIGHT_MM: Final = 155.0
"""Height of the block that is carved while poses are unsure: a creature's, and how high it may
float."""

MARGIN_MM: Final = 6.0
"""Margin around a hull of what may be carved anew with smaller voxels: two of the larger ones."""


@dataclass(frozen=True, slots=True, eq=False)
class VoxelBlock:
    """Voxels around the vertical on which a creature stands, or some of them.

    Attributes:
        voxel_mm: Side of a voxel.
        shape: Number of voxels of the whole block along x, y and z.
        chosen: Numbers of these voxels in the whole block, (n,).
        points_mm: Middles of these voxels, (n, 3).
    """

    voxel_mm: float
    shape: tuple[int, int, int]
    chosen: npt.NDArray[np.int64]
    points_mm: Floats

    @classmethod
    def whole(cls, voxel_mm: float) -> "VoxelBlock":
        """All of a block, with voxels of this side."""
        sides = 2 * int(BLOCK_RADIUS_MM / voxel_mm)
        shape = (sides, sides, int(BLOCK_HEIGHT_MM / voxel_mm))
        at = np.indices(shape).reshape(3, -1).T.astype(np.float64)
        corner = np.array([0.5 - sides / 2, 0.5 - sides / 2, 0.5])
        return cls(voxel_mm, shape, np.arange(len(at)), (at + corner) * voxel_mm)

    def only(self, kept: Flags) -> "VoxelBlock":
        """Some of these voxels (n,)."""
        return VoxelBlock(self.voxel_mm, self.shape, self.chosen[kept], self.points_mm[kept])

    def near(self, other: "VoxelBlock", solid: Flags) -> "VoxelBlock":
        """Those within `MARGIN_MM` of another block's solid voxels."""
        whole = other.grid(solid)
        for axis in range(3):
            far = int(np.ceil(MARGIN_MM / other.voxel_mm))
            whole = np.logical_or.reduce([np.roll(whole, n, axis) for n in range(-far, far + 1)])
        sides, _, high = other.shape
        at = np.floor(self.points_mm / other.voxel_mm + [sides / 2, sides / 2, 0]).astype(np.int64)
        x, y, z = np.clip(at, 0, [sides - 1, sides - 1, high - 1]).T
        return self.only(np.asarray(whole[x, y, z]))

    def grid(self, solid: Flags) -> Flags:
        """The whole block, True where one of these voxels is solid (n,)."""
        whole = np.zeros(self.shape, dtype=np.bool_)
        whole.ravel()[self.chosen] = solid
        return whole

    def surface(self, solid: Flags) -> Floats:
        """Middles (m, 3) of solid voxels (n,) that have a neighbour which is none."""
        whole = self.grid(solid)
        inner = whole.copy()
        for axis in range(3):
            for way in (-1, 1):
                inner &= np.roll(whole, way, axis)
        return np.asarray(self.points_mm[(whole & ~inner).ravel()[self.chosen]])
