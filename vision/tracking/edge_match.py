"""Whether a creature still stands where it stood, by its own picture's edges.

Clay has one colour all over, so its inside looks the same after any turn. The steep pixels on and
around its outline tell instead. Their shift is found by Lucas and Kanade's least squares.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image, Mask
from vision.tracking.detection import Detection

Levels = Floats32
"""Grey levels in single precision."""

ALIKE_LEVELS: Final = 24.0
"""Grey levels by which an edge pixel may differ, beyond the light, and still count as the same."""

STEEPEST_SHARE: Final = 0.35
"""Share of the rim's pixels that are used: those with the steepest slopes. By trial."""

MOST_PIXELS: Final = 900
"""Most pixels that are used, to keep it quick. By trial."""

LEAST_PIXELS: Final = 25
"""Fewest pixels: fewer cannot fix a shift of two numbers against noise. By trial."""

LEAST_SEEN_SHARE: Final = 0.2
"""Share of its edge that must be in view for any answer. By trial."""

STAYS_SHARE: Final = 0.62
"""Share of its edge that looks as before if the creature has not moved. By trial."""

LEAST_SLOPE: Final = 0.3
"""Least slope of a pixel along its former slope's direction that is still the same edge, as a share
of the former one. Found by trial."""

MOST_SHIFT_PX: Final = 4.0
"""Shift in pixels by which light and noise may move an edge of a creature that has not moved. Found
by trial."""

ROUNDS: Final = 6
"""Most Gauss-Newton steps."""

NOISE_LEVELS: Final = 8.0
"""Noise in grey levels; a pixel that is off by twice as much gets half the weight."""

EXACT_PX: Final = 0.5
"""Shift in pixels below which nothing moved at all. Found by trial."""

EXACT_SHARE: Final = 0.9
"""Least share of a creature's edge that looks as before if nothing moved at all. Found by trial."""

SETTLED_PX: Final = 0.01
"""Step in pixels that ends the search for a shift: a tenth of the accuracy of a shift."""


CROP_PX: Final = 8
"""Pixels of room around the edges in the picture that they are matched in: twice the farthest
shift."""

AROUND_PX: Final = 5
"""Pixels of room around a piece in which its edges are looked for. Found by trial."""

LEAST_GAIN: Final = 0.6
"""Least gain of the light that narrows the allowance for noise: in less light it stays the same.
Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Edges:
    """The steep pixels of a creature in a settled picture.

    Attributes:
        at_xy: (N, 2) float32, pixels of the picture.
        levels: (N, 3) calmed grey levels there.
        slopes: (N, 3, 2) levels per pixel of x and y.
    """

    at_xy: Levels
    levels: Levels
    slopes: Levels


@dataclass(frozen=True, slots=True, eq=False)
class Staying:
    """How a creature's old picture fits the new one at its old place.

    Attributes:
        shift_px: (2,) how far it has shifted, at most a few pixels.
        alike_share: Share of its visible edge pixels that look as before.
        seen_share: Share of its edge pixels that nothing else hides.
    """

    shift_px: Floats
    alike_share: float
    seen_share: float

    @property
    def stays(self) -> bool:
        """Whether it is still there, whole or not."""
        near = float(np.linalg.norm(self.shift_px)) < MOST_SHIFT_PX
        return near and self.seen_share > LEAST_SEEN_SHARE and self.alike_share > STAYS_SHARE

    @property
    def exact(self) -> bool:
        """Whether it moved by less than a fraction of a pixel: nobody puts clay down like that."""
        near = float(np.linalg.norm(self.shift_px)) < EXACT_PX
        return self.stays and near and self.alike_share > EXACT_SHARE


def edges_of(picture: Image, detection: Detection) -> Edges:
    """The steep pixels on and around an outline."""
    rows, columns = _around(detection, picture.shape)
    crop = _calm(picture[rows, columns])
    across = cv2.Sobel(crop, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(crop, cv2.CV_32F, 0, 1, scale=1 / 8)
    whole = np.zeros(crop.shape[:2], dtype=np.uint8)
    y, x = detection.corner_xy[1] - rows.start, detection.corner_xy[0] - columns.start
    height, width = detection.mask.shape
    whole[y : y + height, x : x + width] = detection.mask
    rim = cv2.dilate(whole, np.ones((5, 5), np.uint8)) > 0
    steep = np.where(rim, (across**2 + down**2).max(axis=2), -1.0)
    count = min(MOST_PIXELS, int(STEEPEST_SHARE * np.count_nonzero(rim)) + 1)
    ys, xs = np.nonzero(steep >= np.partition(steep, -count, axis=None)[-count])
    at = np.column_stack([xs + columns.start, ys + rows.start]).astype(np.float32)
    slopes = np.stack([across[ys, xs], down[ys, xs]], axis=-1)
    return Edges(at, np.asarray(crop[ys, xs]), np.asarray(slopes, dtype=np.float32))


def staying(edges: Edges, picture: Image, hidden: Mask) -> Staying:
    """Compare a creature's old picture with a new one.

    Args:
        edges: Its old picture.
        picture: The new one, (h, w, 3).
        hidden: (h, w) 255 where something else is in front of it.
    """
    columns, rows = edges.at_xy.astype(int).T
    seen = hidden[rows, columns] == 0
    share = float(seen.mean())
    if np.count_nonzero(seen) < LEAST_PIXELS:
        return Staying(np.zeros(2), 0.0, share)
    x0, y0 = np.maximum(edges.at_xy.min(axis=0).astype(int) - CROP_PX, 0)
    x1, y1 = edges.at_xy.max(axis=0).astype(int) + CROP_PX + 1
    crop = _calm(picture[y0:y1, x0:x1])
    at = edges.at_xy[seen] - np.array([x0, y0], dtype=np.float32)
    levels, slopes = edges.levels[seen], edges.slopes[seen]
    shift = _shift(crop, at, levels, slopes)
    tried = enumerate((shift, np.zeros(2)))
    options = [(_alike(crop, at, levels, slopes, s), -n, s) for n, s in tried]
    best = max(options, key=lambda option: option[:2])
    return Staying(best[2], best[0], share)


def _shift(crop: Levels, at: Levels, levels: Levels, slopes: Levels) -> Floats:
    """How far the picture has shifted, (2,) px; zero if the search diverges."""
    shift = np.zeros(2)
    flat = slopes.reshape(-1, 2).astype(np.float64)
    for _ in range(ROUNDS):
        now = _sampled(crop, at, shift)
        off = (now - _gain(now, levels) * levels).reshape(-1)
        trust = 1 / (1 + (off / (2 * NOISE_LEVELS)) ** 2)
        weighted = flat * trust[:, None]
        # Sampled at the shifted place, the picture is ahead by the shift that still remains.
        step = -np.linalg.solve(weighted.T @ flat + np.eye(2), weighted.T @ off)
        shift = shift + step
        if float(np.linalg.norm(shift)) > 2 * MOST_SHIFT_PX:
            return np.zeros(2)
        if float(np.abs(step).max()) < SETTLED_PX:
            break
    return shift


def _alike(crop: Levels, at: Levels, levels: Levels, slopes: Levels, shift: Floats) -> float:
    """Share of the edge pixels that look as before, after a shift and a change of light.

    A pale thing where a bright one stood looks like the bright one in dimmer light, but has no
    edge.
    """
    now = _sampled(crop, at, shift)
    gain = _gain(now, levels)
    off = np.abs(now - gain * levels).max(axis=1)
    across, down = (np.array([1, 0]), np.array([0, 1]))
    sides = [_sampled(crop, at, shift + s) - _sampled(crop, at, shift - s) for s in (across, down)]
    steep = np.stack(sides, axis=-1) / 2
    along = (steep * slopes).sum(axis=(1, 2))
    edge = along > LEAST_SLOPE * gain * (slopes**2).sum(axis=(1, 2))
    return float(np.mean((off < ALIKE_LEVELS * max(gain, LEAST_GAIN)) & edge))


def _gain(now: Levels, levels: Levels) -> float:
    ratio = np.median((now.sum(axis=1) + 12) / (levels.sum(axis=1) + 12))
    return float(np.clip(ratio, 0.5, 2.0))


def _sampled(crop: Levels, at: Levels, shift: Floats) -> Levels:
    x, y = (at + shift.astype(np.float32)).T
    sampled = cv2.remap(
        crop, x[:, None], y[:, None], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(sampled[:, 0], dtype=np.float32)


def _around(detection: Detection, shape: tuple[int, ...]) -> tuple[slice, slice]:
    rows, columns = detection.box
    return (
        slice(max(0, rows.start - AROUND_PX), min(shape[0], rows.stop + AROUND_PX)),
        slice(max(0, columns.start - AROUND_PX), min(shape[1], columns.stop + AROUND_PX)),
    )


def _calm(crop: Image) -> Levels:
    return np.asarray(cv2.GaussianBlur(crop, (0, 0), 1.0), dtype=np.float32)
