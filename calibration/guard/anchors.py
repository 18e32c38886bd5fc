"""Anchors: small patches of a picture that are compared with later pictures, in a tenth of a ms.

Each patch R is compared with the same pixels of a later picture I, after Lucas and Kanade: I is
modelled as brightness + contrast R - R_x dx - R_y dy. The least squares are prepared once, so that
a comparison takes one matrix product. Brightness and contrast model the light; a large residual
means that something else is there now.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image

HALF_PX: Final = 7
"""Pixels of a patch to each side of its middle: it is 15 px wide and high. By trial."""

STEADY_CORRELATION: Final = 0.9
"""A patch looks the same if its correlation with the old one is above this. By trial."""

STEADY_PX: Final = 0.35
"""A patch is in place if it shifted by less than this, px: 95 of 100 patches of the footage stay
within 0.08 px of their places, with a correlation above 0.99 (0.97 in the worst clip)."""

NUDGED_PX: Final = 2.0
"""Largest shift, px, of a nudged patch: gradients only give shifts up to about the picture's
blur."""

NO_CONTRAST: Final = 1e-3
"""Lower bound on the contrast, relative to the old patch, by which shifts are divided."""

LEAST_CONTRAST: Final = 0.1
"""Least contrast, relative to the old patch, of a visible patch."""

LEAST_SLOPE_LEVELS: Final = 60.0
"""Least change of a patch, in grey levels (root of the sum of squares over its pixels), for a shift
of 1 px in the direction that changes it least: with 3 levels of noise its shift is known to 0.05
px. Plain areas and straight edges have less."""

GREEN: Final = 1
"""Index of green among blue, green and red: the sharpest and least noisy channel of every
camera."""

GLIMPSED: Final = 9
"""Step between the pixels of a patch that are used in a glimpse; they cover all its columns."""

Pixels = npt.NDArray[np.int64]
"""(N, P), flat indices in a picture's bytes of the pixels of N patches; or other whole numbers."""

Patches = npt.NDArray[np.uint8]
"""(N, P), grey levels of N patches."""


@dataclass(frozen=True, slots=True, eq=False)
class Anchors:
    """Patches of a picture, ready to be compared.

    With q r the QR factors of a patch's columns (contrast, brightness, shift in x and in y), the
    best fit to a picture s is the inverse of r times q s, and |s|2 - |q s|2 is the residual.

    Attributes:
        at_px: (N, 2), the middles of the patches, whole pixels as (x, y).
        which: (N,), indices of the points at which they were made.
        places: (N, P), flat indices of each patch's pixels in the picture's bytes.
        across: (N, 4, P), q transposed.
        fits: (N, 4, 4), the inverse of r.
        shape: Shape of the picture.
    """

    at_px: Pixels
    which: Pixels
    places: Pixels
    across: Floats
    fits: Floats
    shape: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.at_px)


@dataclass(frozen=True, slots=True, eq=False)
class AnchorShifts:
    """The result of comparing anchors with a later picture.

    Attributes:
        shift_px: (N, 2), shift of each patch.
        correlation: (N,), correlation with the old patch after a fit of light and a small shift.
        contrast: (N,), contrast relative to the old patch.
    """

    shift_px: Floats
    correlation: Floats
    contrast: Floats

    @property
    def nudged(self) -> Flags:
        """(N,), whether each patch looks the same, but is a little off its place."""
        by = np.abs(self.shift_px).max(axis=1, initial=0.0)
        return np.asarray((by >= STEADY_PX) & (by < NUDGED_PX) & self._alike)

    @property
    def _alike(self) -> Flags:
        return (self.correlation > STEADY_CORRELATION) & (self.contrast > LEAST_CONTRAST)

    @property
    def steady(self) -> Flags:
        """(N,), whether each patch is at its old place."""
        still = np.abs(self.shift_px).max(axis=1, initial=0.0) < STEADY_PX
        return np.asarray(still & self._alike)


def anchors_at(bgr: Image, points_px: Floats) -> Anchors:
    """Make anchors around points of a picture, except at its edge and in plain areas.

    Args:
        bgr: (h, w, 3) uint8.
        points_px: (N, 2) in image space.
    """
    height, width = bgr.shape[:2]
    middles = np.round(np.nan_to_num(points_px, nan=-1.0)).astype(np.int64).reshape(-1, 2)
    margin = HALF_PX + 1
    inside = ((middles >= margin) & (middles < [width - margin, height - margin])).all(axis=1)
    which = np.flatnonzero(inside)
    designs = np.array([_design_matrix(bgr, x, y) for x, y in middles[which]]).reshape(
        len(which), (2 * HALF_PX + 1) ** 2, 4
    )
    q, r = np.linalg.qr(designs)
    if len(which):
        # Singular values of the gradients, after the part that light explains was removed.
        kept = np.linalg.svd(r[:, 2:, 2:], compute_uv=False)[:, -1] > LEAST_SLOPE_LEVELS
        which, q, r = which[kept], q[kept], r[kept]
    return Anchors(
        middles[which],
        which,
        _places(middles[which], width),
        np.ascontiguousarray(q.transpose(0, 2, 1)),
        np.linalg.pinv(r),
        bgr.shape,
    )


def joined(first: Anchors, second: Anchors) -> Anchors:
    """All anchors of two sets; `which` continues the numbering."""
    return Anchors(
        np.vstack([first.at_px, second.at_px]),
        np.concatenate([first.which, second.which + len(first)]),
        np.vstack([first.places, second.places]),
        np.concatenate([first.across, second.across]),
        np.concatenate([first.fits, second.fits]),
        first.shape,
    )


def chosen(anchors: Anchors, kept: Flags) -> Anchors:
    """Some of the anchors."""
    return Anchors(
        anchors.at_px[kept],
        anchors.which[kept],
        anchors.places[kept],
        anchors.across[kept],
        anchors.fits[kept],
        anchors.shape,
    )


def compared(anchors: Anchors, bgr: Image) -> AnchorShifts:
    """Compare anchors with a later picture of the same size.

    Raises:
        ValueError: It has another size.
    """
    seen = patches(anchors, bgr).astype(np.float64)
    along = np.matmul(anchors.across, seen[:, :, None])
    fitted = np.matmul(anchors.fits, along)[:, :, 0]
    square = np.einsum("np,np->n", seen, seen)
    rest = square - (along[:, :, 0] ** 2).sum(axis=1)
    spread = square - seen.sum(axis=1) ** 2 / seen.shape[1]
    explained = 1 - rest / np.maximum(spread, 1e-6)
    contrast = fitted[:, 0]
    safe = np.where(np.abs(contrast) > NO_CONTRAST, contrast, NO_CONTRAST)
    return AnchorShifts(fitted[:, 2:] / safe[:, None], np.sqrt(np.clip(explained, 0, 1)), contrast)


def glimpse(anchors: Anchors, bgr: Image) -> Patches:
    """(N, K), some pixels of each patch, in a tenth of the time of `compared`.

    Raises:
        ValueError: The picture has another size.
    """
    return _pixels_at(anchors, bgr, anchors.places[:, ::GLIMPSED])


def apart_levels(first: Patches, second: Patches) -> float:
    """Mean difference of two glimpses, in grey levels, in the patch where it is largest."""
    if not first.size:
        return 0.0
    by = np.asarray(cv2.absdiff(first, second)).sum(axis=1, dtype=np.int64)
    return float(by.max() / first.shape[1])


def patches(anchors: Anchors, bgr: Image) -> Patches:
    """(N, P), the pixels of a picture at the anchors.

    Raises:
        ValueError: The picture has another size.
    """
    return _pixels_at(anchors, bgr, anchors.places)


def _pixels_at(anchors: Anchors, bgr: Image, places: Pixels) -> Patches:
    if bgr.shape != anchors.shape:
        raise ValueError(f"pictures must be {anchors.shape}, but got {bgr.shape}")
    return np.asarray(np.take(bgr.reshape(-1), places))


def _places(middles: Pixels, width: int) -> Pixels:
    reach = np.arange(-HALF_PX, HALF_PX + 1)
    rows = middles[:, 1, None, None] + reach[:, None]
    columns = middles[:, 0, None, None] + reach[None, :]
    flat = 3 * (rows * width + columns) + GREEN
    return np.asarray(flat.reshape(len(middles), len(reach) ** 2), dtype=np.int64)


def _design_matrix(bgr: Image, x: int, y: int) -> Floats:
    r = HALF_PX + 1
    big = bgr[y - r : y + r + 1, x - r : x + r + 1, GREEN].astype(np.float64)
    by_x = (big[1:-1, 2:] - big[1:-1, :-2]) / 2
    by_y = (big[2:, 1:-1] - big[:-2, 1:-1]) / 2
    columns = [big[1:-1, 1:-1], np.ones_like(by_x), -by_x, -by_y]
    return np.stack([column.ravel() for column in columns], axis=1)
