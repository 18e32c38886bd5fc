"""Small patches of a picture that are found again in later pictures, all in a tenth of a ms.

Each patch R is compared with the same pixels of a later picture I, after Lucas and Kanade: I is
modelled as brightness + contrast R - R_x dx - R_y dy. The least squares of this are prepared once,
so that a look costs one matrix product. Brightness and contrast absorb the light; the residual
tells whether something else is there now.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image

HALF_PX: Final = 7
"""Half the side of a patch, without its middle: 15 px each way. By trial."""

STEADY_CORRELATION: Final = 0.9
"""From this correlation with the calibrated patch on, it is the same patch. By trial."""

STEADY_PX: Final = 0.35
"""Shift, px, below which a patch is at its old place: 95 of 100 patches of the footage stay within
0.08 px of their places, with a correlation above 0.99 (0.97 in the worst clip)."""

NUDGED_PX: Final = 2.0
"""Shift, px, from which on a patch is no longer only nudged: its slopes give a shift up to about
its sharpness."""

NO_CONTRAST: Final = 1e-3
"""Contrast relative to the calibrated patch: shifts are divided by at least this."""

LEAST_CONTRAST: Final = 0.1
"""Contrast relative to the calibrated patch: a fainter patch counts as not seen."""

LEAST_SLOPE_LEVELS: Final = 60.0
"""Grey levels by which a patch changes, all pixels together, if it shifts by 1 px in the direction
that changes it least: with 3 levels of noise its shift is known to 0.05 px. A table's shading does
not change at all, and an edge only across."""

GREEN: Final = 1
"""Index of green among blue, green and red: the sharpest and least noisy channel of every
camera."""

GLIMPSED: Final = 9
"""Every n-th pixel of a patch is used in a glimpse, spread over all its columns."""

Pixels = npt.NDArray[np.int64]
"""(N, P), where pixels of N patches are in the bytes of a picture."""

Patches = npt.NDArray[np.uint8]
"""(N, P), grey levels of N patches."""


@dataclass(frozen=True, slots=True, eq=False)
class Anchors:
    """Patches of a picture, ready to be compared.

    With q r the QR factors of a patch's columns (contrast, brightness, shift in x and in y), the
    best fit to a picture s is the inverse of r times q s, and |s|2 - |q s|2 is the residual.

    Attributes:
        at_px: (N, 2), their middles, whole pixels as (x, y).
        which: (N,), indices of the points that were given.
        places: (N, P), where in the picture's bytes each patch's pixels are.
        across: (N, 4, P), q transposed.
        fits: (N, 4, 4), the inverse of r.
        shape: Of the picture.
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
    """What a later picture shows at the anchors; arrays (N,), shift (N, 2) in px.

    `contrast` is relative to the patch as it was; `correlation` is what remains after allowing for
    light and a small shift.
    """

    shift_px: Floats
    correlation: Floats
    contrast: Floats

    @property
    def nudged(self) -> Flags:
        """(N,), whether each patch is still the same, but certainly a little off its place."""
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
    q, r = np.linalg.qr(designs)
    if len(which):
        # The part of the slopes that neither light nor the other direction can explain.
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
    """What a later picture of the same size shows at the anchors.

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
    return _taken(anchors, bgr, anchors.places[:, ::GLIMPSED])


def apart_levels(first: Patches, second: Patches) -> float:
    """Mean difference of two glimpses in the patch where it is largest."""
    if not first.size:
        return 0.0
    by = np.asarray(cv2.absdiff(first, second)).sum(axis=1, dtype=np.int64)
    return float(by.max() / first.shape[1])


def patches(anchors: Anchors, bgr: Image) -> Patches:
    """(N, P), the pixels of a picture at the anchors.

    Raises:
        ValueError: The picture has another size.
    """
    return _taken(anchors, bgr, anchors.places)


def _taken(anchors: Anchors, bgr: Image, places: Pixels) -> Patches:
    if bgr.shape != anchors.shape:
        raise ValueError(f"pictures must be {anchors.shape}, but got {bgr.shape}")
    return np.asarray(np.take(bgr.reshape(-1), places))


def _places(middles: Pixels, width: int) -> Pixels:
    reach = np.arange(-HALF_PX, HALF_PX + 1)
    rows = middles[:, 1, None, None] + reach[:, None]
    columns = middles[:, 0, None, None] + reach[None, :]
    flat = 3 * (rows * width + columns) + GREEN
    return np.asarray(flat.reshape(len(middles), len(reach) ** 2), dtype=np.int64)


def _design(bgr: Image, x: int, y: int) -> Floats:
    r = HALF_PX + 1
    big = bgr[y - r : y + r + 1, x - r : x + r + 1, GREEN].astype(np.float64)
    by_x = (big[1:-1, 2:] - big[1:-1, :-2]) / 2
    by_y = (big[2:, 1:-1] - big[:-2, 1:-1]) / 2
    columns = [big[1:-1, 1:-1], np.ones_like(by_x), -by_x, -by_y]
    return np.stack([column.ravel() for column in columns], axis=1)
