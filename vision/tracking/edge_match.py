"""Decide whether a creature still stands where it stood, by the edges in its picture.

Clay has one colour all over, so its inside looks the same after any turn. Therefore the pixels with
steep gradients on and around its outline are compared. Their shift is found by Lucas and Kanade's
least squares.
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
"""Most difference in grey levels, after a change of light was removed, of an edge pixel that looks
as before."""

STEEPEST_SHARE: Final = 0.35
"""Share of the pixels on and around a piece that are used: those with the steepest gradients. By
trial."""

MOST_PIXELS: Final = 900
"""Most pixels that are used, to save time. By trial."""

LEAST_PIXELS: Final = 25
"""Least visible edge pixels: fewer do not determine a shift against noise. By trial."""

LEAST_SEEN_SHARE: Final = 0.2
"""A creature only counts as staying if more than this share of its edge pixels is visible. By
trial."""

STAYS_SHARE: Final = 0.62
"""A creature stays if more than this share of its visible edge pixels looks as before. By trial."""

LEAST_SLOPE: Final = 0.3
"""Least gradient of an edge pixel that looks as before, along its former direction and as a share
of its former size. Found by trial."""

MOST_SHIFT_PX: Final = 4.0
"""Most pixels by which light and noise shift the edges of a creature that has not moved. Found by
trial."""

ROUNDS: Final = 6
"""Most Gauss-Newton steps in the search for a shift."""

NOISE_LEVELS: Final = 8.0
"""Noise in grey levels; a pixel with a residual of twice as much gets half the weight."""

EXACT_PX: Final = 0.5
"""Shift in pixels below which a creature was not touched at all. Found by trial."""

EXACT_SHARE: Final = 0.9
"""Share of edge pixels that must look as before if a creature was not touched at all. Found by
trial."""

SETTLED_PX: Final = 0.01
"""The search for a shift has converged when a step is below this many pixels, a tenth of the
accuracy of a shift."""


CROP_PX: Final = 8
"""Margin in pixels around the edge pixels of the crop that they are matched with: twice the largest
shift."""

AROUND_PX: Final = 5
"""Margin in pixels around a piece of the crop in which its edges are searched. Found by trial."""

LEAST_GAIN: Final = 0.6
"""Lower bound on the gain by which the allowed difference is scaled in less light. Found by
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Edges:
    """The pixels with the steepest gradients on and around a creature in a settled picture.

    Attributes:
        at_xy: (N, 2) float32, their positions in the picture.
        levels: (N, 3) their smoothed grey levels in each channel.
        slopes: (N, 3, 2) their gradients, levels per pixel in x and y.
    """

    at_xy: Levels
    levels: Levels
    slopes: Levels


@dataclass(frozen=True, slots=True, eq=False)
class Staying:
    """How a creature's old picture fits the new one at its old place.

    Attributes:
        shift_px: (2,) its measured shift, at most a few pixels.
        alike_share: Share of its visible edge pixels that look as before.
        seen_share: Share of its edge pixels that nothing else hides.
    """

    shift_px: Floats
    alike_share: float
    seen_share: float

    @property
    def stays(self) -> bool:
        """Whether the creature, or its visible part, is still there."""
        near = float(np.linalg.norm(self.shift_px)) < MOST_SHIFT_PX
        return near and self.seen_share > LEAST_SEEN_SHARE and self.alike_share > STAYS_SHARE

    @property
    def exact(self) -> bool:
        """Whether it shifted by so little that nobody can have lifted it and put it back."""
        near = float(np.linalg.norm(self.shift_px)) < EXACT_PX
        return self.stays and near and self.alike_share > EXACT_SHARE


def edges_of(picture: Image, detection: Detection) -> Edges:
    """The steepest pixels on and around a piece in a picture."""
    rows, columns = _crop_around(detection, picture.shape)
    crop = _smoothed(picture[rows, columns])
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
    """Compare a creature's edges with a new picture at its old place.

    Args:
        edges: The creature's edges in the old picture.
        picture: The new picture, (h, w, 3).
        hidden: (h, w) 255 where something else may be in front of the creature.
    """
    columns, rows = edges.at_xy.astype(int).T
    seen = hidden[rows, columns] == 0
    share = float(seen.mean())
    if np.count_nonzero(seen) < LEAST_PIXELS:
        return Staying(np.zeros(2), 0.0, share)
    x0, y0 = np.maximum(edges.at_xy.min(axis=0).astype(int) - CROP_PX, 0)
    x1, y1 = edges.at_xy.max(axis=0).astype(int) + CROP_PX + 1
    crop = _smoothed(picture[y0:y1, x0:x1])
    at = edges.at_xy[seen] - np.array([x0, y0], dtype=np.float32)
    levels, slopes = edges.levels[seen], edges.slopes[seen]
    shift = _fit_shift(crop, at, levels, slopes)
    tried = enumerate((shift, np.zeros(2)))
    options = [(_alike_share(crop, at, levels, slopes, s), -n, s) for n, s in tried]
    best = max(options, key=lambda option: option[:2])
    return Staying(best[2], best[0], share)


def _fit_shift(crop: Levels, at: Levels, levels: Levels, slopes: Levels) -> Floats:
    """Fit the shift of edge pixels, (2,) px; zero if the search diverges.

    Args:
        crop: The new picture around them, smoothed.
        at: (N, 2) their positions in the crop.
        levels: (N, 3) their old grey levels.
        slopes: (N, 3, 2) their old gradients.
    """
    shift = np.zeros(2)
    flat = slopes.reshape(-1, 2).astype(np.float64)
    for _ in range(ROUNDS):
        now = _sampled(crop, at, shift)
        off = (now - _gain(now, levels) * levels).reshape(-1)
        trust = 1 / (1 + (off / (2 * NOISE_LEVELS)) ** 2)
        weighted = flat * trust[:, None]
        # The picture is sampled at the shifted positions, so the step is the remaining shift.
        step = -np.linalg.solve(weighted.T @ flat + np.eye(2), weighted.T @ off)
        shift = shift + step
        if float(np.linalg.norm(shift)) > 2 * MOST_SHIFT_PX:
            return np.zeros(2)
        if float(np.abs(step).max()) < SETTLED_PX:
            break
    return shift


def _alike_share(crop: Levels, at: Levels, levels: Levels, slopes: Levels, shift: Floats) -> float:
    """Share of the edge pixels that look as before, after a shift and a change of light.

    Both grey levels and gradients must agree: a duller thing where a bright one stood may have the
    levels of the bright one in dimmer light, but not its edge.
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
    """The change of light: median ratio of new to old grey levels, 0.5 to 2."""
    ratio = np.median((now.sum(axis=1) + 12) / (levels.sum(axis=1) + 12))
    return float(np.clip(ratio, 0.5, 2.0))


def _sampled(crop: Levels, at: Levels, shift: Floats) -> Levels:
    """Grey levels (N, 3) of a crop at shifted positions, interpolated linearly."""
    x, y = (at + shift.astype(np.float32)).T
    sampled = cv2.remap(
        crop, x[:, None], y[:, None], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(sampled[:, 0], dtype=np.float32)


def _crop_around(detection: Detection, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """Rows and columns of a piece's crop with a margin, inside a picture of that shape."""
    rows, columns = detection.box
    return (
        slice(max(0, rows.start - AROUND_PX), min(shape[0], rows.stop + AROUND_PX)),
        slice(max(0, columns.start - AROUND_PX), min(shape[1], columns.stop + AROUND_PX)),
    )


def _smoothed(crop: Image) -> Levels:
    return np.asarray(cv2.GaussianBlur(crop, (0, 0), 1.0), dtype=np.float32)
