"""Small patches of a picture that are looked for again in later pictures, all in a tenth of a ms.

Each patch R is compared with what a later picture I shows at the same pixels, after Lucas and
Kanade: I is taken for brightness + contrast R - R_x dx - R_y dy. The least squares of this are
worked out once, so that a look costs one product of matrices. Brightness and contrast take up the
light; what is left over tells that something else is there now.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image

HALF_PX: Final = 7
STEADY_LIKENESS: Final = 0.9
STEADY_PX: Final = 0.35
"""Of the footage's patches 95 of 100 stay within 0.08 px of where they were, their likeness above
0.99 (0.97 in the worst clip)."""

LEAST_SPREAD_LEVELS: Final = 5.0
"""Standard deviation of the grey levels under which a patch shows nothing but noise."""

GREEN: Final = 1
"""Of blue, green and red; in every camera the sharpest and the least noisy."""

Pixels = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Anchors:
    """Patches of a picture, ready to be compared.

    Attributes:
        at_px: (N, 2), their middles, whole pixels as (x, y).
        which: (N,), places in the points that were asked for.
        designs: (N, P, 4), the columns contrast, brightness, shift in x and in y of each patch.
        inverses: (N, 4, P), their pseudo-inverses.
        levels: (N,), mean grey level of each patch.
    """

    at_px: Pixels
    which: Pixels
    designs: Floats
    inverses: Floats
    levels: Floats

    def __len__(self) -> int:
        return len(self.at_px)


@dataclass(frozen=True, slots=True, eq=False)
class Compared:
    """What a later picture shows where the anchors are; arrays (N,), shift (N, 2) in px.

    `contrast` is relative to the patch as it was; `likeness` the correlation that remains once
    light and a small shift are allowed for; `levels` the mean grey level now.
    """

    shift_px: Floats
    likeness: Floats
    contrast: Floats
    levels: Floats

    @property
    def steady(self) -> Flags:
        """(N,), whether each patch is where it was."""
        still = np.abs(self.shift_px).max(axis=1, initial=0.0) < STEADY_PX
        return np.asarray(still & (self.likeness > STEADY_LIKENESS) & (self.contrast > 0))


def anchors_at(bgr: Image, points_px: Floats) -> Anchors:
    """Anchors around points of a picture; those at its edge or in plain areas are left out.

    Args:
        bgr: (h, w, 3) uint8.
        points_px: (N, 2) in image space.
    """
    height, width = bgr.shape[:2]
    middles = np.round(np.nan_to_num(points_px, nan=-1.0)).astype(np.int64).reshape(-1, 2)
    margin = HALF_PX + 1
    inside = ((middles >= margin) & (middles < [width - margin, height - margin])).all(axis=1)
    which = np.flatnonzero(inside)
    designs = np.array([_design(bgr, x, y) for x, y in middles[which]]).reshape(
        len(which), (2 * HALF_PX + 1) ** 2, 4
    )
    kept = designs[:, :, 0].std(axis=1) > LEAST_SPREAD_LEVELS
    which, designs = which[kept], designs[kept]
    inverses = np.linalg.pinv(designs) if len(which) else np.empty((0, 4, designs.shape[1]))
    return Anchors(middles[which], which, designs, inverses, designs[:, :, 0].mean(axis=1))


def compared(anchors: Anchors, bgr: Image) -> Compared:
    """What a later picture of the same size shows at the anchors."""
    seen = patches(anchors, bgr).astype(np.float64)
    fitted = np.einsum("nij,nj->ni", anchors.inverses, seen)
    rest = ((seen - np.einsum("nij,nj->ni", anchors.designs, fitted)) ** 2).sum(axis=1)
    levels = seen.mean(axis=1)
    spread = ((seen - levels[:, None]) ** 2).sum(axis=1)
    explained = 1 - rest / np.maximum(spread, 1e-9)
    contrast = fitted[:, 0]
    safe = np.where(np.abs(contrast) > 1e-3, contrast, 1e-3)
    return Compared(
        fitted[:, 2:] / safe[:, None], np.sqrt(np.clip(explained, 0, 1)), contrast, levels
    )


def patches(anchors: Anchors, bgr: Image) -> npt.NDArray[np.uint8]:
    """(N, P), the pixels of a picture at the anchors."""
    reach = np.arange(-HALF_PX, HALF_PX + 1)
    rows = anchors.at_px[:, 1, None, None] + reach[:, None]
    columns = anchors.at_px[:, 0, None, None] + reach[None, :]
    return np.asarray(bgr[rows, columns, GREEN]).reshape(len(anchors), len(reach) ** 2)


def _design(bgr: Image, x: int, y: int) -> Floats:
    r = HALF_PX + 1
    big = bgr[y - r : y + r + 1, x - r : x + r + 1, GREEN].astype(np.float64)
    by_x = (big[1:-1, 2:] - big[1:-1, :-2]) / 2
    by_y = (big[2:, 1:-1] - big[:-2, 1:-1]) / 2
    columns = [big[1:-1, 1:-1], np.ones_like(by_x), -by_x, -by_y]
    return np.stack([column.ravel() for column in columns], axis=1)
