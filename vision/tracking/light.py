"""One picture in the light of another, and what is other in it than light."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image, Mask
from vision.foreground import differing

CELLS_WH: Final = (20, 12)
ROUNDS: Final = 6
FITS_WITHIN: Final = 0.06
MOST_GAIN: Final = 3.0
# A shadow takes away up to so much of the light, and hardly changes the tint.
DARKEST_SHADOW: Final = 0.35
SHADOW_TINT: Final = 16.0


def relit(old: Image, now: Image) -> Image:
    """An older picture as it would look in the light of a later one.

    Lamps, clouds and the camera's own exposure change a picture slowly from place to place and
    from colour to colour: a linear function of the place, for each channel, fitted so that
    whatever moved is outvoted.

    Args:
        old: (h, w, 3) uint8.
        now: The same size.
    """
    before = cv2.resize(old, CELLS_WH, interpolation=cv2.INTER_AREA).astype(np.float64) + 4
    after = cv2.resize(now, CELLS_WH, interpolation=cv2.INTER_AREA).astype(np.float64) + 4
    gain = _smooth_gain(after / before)
    if float(np.abs(gain - 1).max()) < 0.004:
        return old
    size_wh = old.shape[1], old.shape[0]
    full = cv2.resize(gain.astype(np.float32), size_wh, interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(old * full + 0.5, 0, 255), dtype=np.uint8)


def _smooth_gain(ratio: Floats) -> Floats:
    height, width = ratio.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    terms = np.stack([np.ones_like(x), x, y], axis=-1).reshape(-1, 3)
    wanted = ratio.reshape(-1, 3)
    weight = np.ones(len(wanted))
    fitted = np.broadcast_to(np.median(wanted, axis=0), wanted.shape)
    for _ in range(ROUNDS):
        off = np.abs(wanted - fitted).max(axis=1)
        weight = 1 / (1 + (off / FITS_WITHIN) ** 4) + 1e-6
        weighted = terms * weight[:, None]
        fitted = terms @ np.linalg.solve(weighted.T @ terms, weighted.T @ wanted)
    return np.clip(fitted.reshape(ratio.shape), 1 / MOST_GAIN, MOST_GAIN)


def changed(old_calm: Image, now_calm: Image) -> Mask:
    """Pixels, 255 or 0, in which something is other than the light: calmed pictures, (h, w, 3)."""
    return differing(now_calm, relit(old_calm, now_calm))


def shaded(
    old: Image, now: Image, *, tint: float = SHADOW_TINT, darkest: float = DARKEST_SHADOW
) -> npt.NDArray[np.bool_]:
    """Which pixels may be the same thing in a shadow: darker, of the same tint.

    Args:
        old: (..., 3) uint8, in the light of `now`.
        now: The same shape.
        tint: By how much the tint may be off.
        darkest: Share of the light that is left in the deepest shadow.
    """
    was, is_now = old.astype(np.float32), now.astype(np.float32)
    # Term by term: sums over an axis of three are many times as slow.
    before, after = was[..., 0] + was[..., 1] + was[..., 2] + 30, is_now[..., 0] + 30
    after += is_now[..., 1] + is_now[..., 2]
    share = after / before
    most = tint / 255 * np.sqrt(120 / np.minimum(after, 480))
    same = (share > darkest) & (share < 1.06)
    for channel in range(3):
        off = is_now[..., channel] / after - was[..., channel] / before
        same &= np.abs(off) < most
    return np.asarray(same)
