"""Frame differencing: what changed since the frame before. All observers share this result."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame
from vision.channels import largest_channel

GLANCE_WIDTH_PX: Final = 640
"""Width in pixels to which wider frames are shrunk for a glance. Found by trial."""

CHANGED_LEVELS: Final = 12
"""Least difference in grey levels that counts as a change; in noisy pictures the limit is higher.
Found by trial."""

NOISE_FACTOR: Final = 7.0
"""Factor on the median difference, above which a pixel has changed: with normal noise one pixel in
a million differs by more."""

FLASH_LEVELS: Final = 4.0
"""Change of the picture's mean brightness from glance to glance, in grey levels, that is more than
a hand causes."""

LIT_STEP: Final = 16
"""Step in pixels, across and down, of the grid on which the mean brightness is sampled."""

SAMPLED: Final = 5
"""Step in pixels, across and down, between those from which the noise is estimated."""


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """A shrunk frame, and what changed in it since the frame before.

    Attributes:
        bgr: The frame shrunk to at most 640 px in width (area mean), (h, w, 3) uint8.
        scale: Frame pixels per glance pixel.
        changed: (h, w) uint8, 255 where any channel differs from the frame before. Grey levels
            would not be enough: red clay on brown wood can have the same grey.
        changed_share: Share of the pixels that changed, 0 to 1.
        still_for_s: Seconds since the last change that was larger than noise.
        calm: The shrunk frame, smoothed to a third of its noise, (h, w, 3) uint8.
        flashed: Whether the whole picture became brighter or darker since the frame before.
    """

    bgr: Image
    scale: float
    changed: npt.NDArray[np.uint8]
    changed_share: float
    still_for_s: float
    calm: Image
    flashed: bool = False

    @property
    def grey(self) -> npt.NDArray[np.uint8]:
        """The shrunk frame in grey, (h, w) uint8; computed again at each access."""
        return np.asarray(cv2.cvtColor(self.bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Shrunk:
    """A frame shrunk for a glance, before it is compared with another frame."""

    frame: Frame
    bgr: Image
    scale: float
    calm: Image


@dataclass(frozen=True, slots=True, eq=False)
class _Compared:
    """A frame and its comparison with the last glance, kept as it may be asked for again."""

    shrunk: _Shrunk
    before: Image | None
    changed: npt.NDArray[np.uint8]


class Glancer:
    """Makes the glance of each frame; remembers the last one, and how long nothing has moved."""

    # A turned card or a hand moves far more than this; noise and compression far less.
    STILL_SHARE = 0.0008

    def __init__(self) -> None:
        self._before: Image | None = None
        self._still_since_s = 0.0
        self._level: float | None = None
        self._compared: _Compared | None = None

    def is_new(self, frame: Frame) -> bool:
        """Whether a frame differs from the last glance; it does not replace that one."""
        self._compared = self._compare(frame)
        return bool(cv2.countNonZero(self._compared.changed))

    def glance(self, frame: Frame) -> Glance:
        """The glance of the next frame."""
        looked = self._compare(frame)
        self._compared = None
        small, changed = looked.shrunk, looked.changed
        share = float(cv2.countNonZero(changed)) / changed.size
        if self._before is None or share > self.STILL_SHARE:
            self._still_since_s = frame.t_s
        self._before = small.calm
        still_for_s = frame.t_s - self._still_since_s
        flashed = self._flashes(small.bgr)
        return Glance(small.bgr, small.scale, changed, share, still_for_s, small.calm, flashed)

    def _flashes(self, bgr: Image) -> bool:
        """Whether the mean brightness has jumped; it is remembered for the next glance."""
        before, self._level = self._level, float(np.mean(bgr[::LIT_STEP, ::LIT_STEP]))
        return before is not None and abs(self._level - before) > FLASH_LEVELS

    def _compare(self, frame: Frame) -> _Compared:
        """Compare a frame with the last glance; results that are there already are used again."""
        known, before = self._compared, self._before
        if known is None or known.shrunk.frame is not frame:
            small = _shrunk(frame)
        elif known.before is before:
            return known
        else:
            small = known.shrunk
        return _Compared(small, before, self._changed(small.calm))

    def _changed(self, calm: Image) -> npt.NDArray[np.uint8]:
        if self._before is None or self._before.shape != calm.shape:
            return np.zeros(calm.shape[:2], dtype=np.uint8)
        return differing(calm, self._before)


def calmed(bgr: Image) -> Image:
    """The mean over 3 x 3 pixels, (h, w, 3) uint8: this leaves a third of the pixel noise."""
    return np.asarray(cv2.blur(bgr, (3, 3)), dtype=np.uint8)


def differing(calm: Image, other: Image) -> npt.NDArray[np.uint8]:
    """Pixels, 255 or 0 in (h, w), in which two calmed pictures differ by more than their noise.

    Most of a picture is the same in both, so the noise is estimated from the median difference.
    """
    difference = np.asarray(cv2.absdiff(calm, other), dtype=np.uint8)
    if cv2.norm(difference, cv2.NORM_INF) <= CHANGED_LEVELS:
        return np.zeros(calm.shape[:2], dtype=np.uint8)
    levels = largest_channel(difference)
    noise = _noise_levels(difference, levels)
    _, changed = cv2.threshold(levels, noise, 255, cv2.THRESH_BINARY)
    return np.asarray(changed, dtype=np.uint8)


def _noise_levels(difference: Image, levels: npt.NDArray[np.uint8]) -> int:
    """Difference above which a pixel has changed; `levels` is the maximum over its channels."""
    height, width = difference.shape[:2]
    few_wh = (max(1, width // SAMPLED), max(1, height // SAMPLED))
    # If most pixels differ by at most 1 in every channel, then the median over all channels is at
    # most 1 as well, and the least limit applies.
    most = np.asarray(cv2.resize(levels, few_wh, interpolation=cv2.INTER_NEAREST))
    if 2 * np.count_nonzero(most > 1) < most.size:
        return CHANGED_LEVELS
    some = np.asarray(cv2.resize(difference, few_wh, interpolation=cv2.INTER_NEAREST))
    # A median of at most 1 leads to the least limit; counting finds this out sooner than sorting.
    if 2 * np.count_nonzero(some > 1) < some.size:
        return CHANGED_LEVELS
    return max(CHANGED_LEVELS, round(NOISE_FACTOR * float(np.median(some))))


def _shrunk(frame: Frame) -> _Shrunk:
    width, height = frame.size_wh
    if width <= GLANCE_WIDTH_PX:
        return _Shrunk(frame, frame.bgr, 1.0, calmed(frame.bgr))
    scale = width / GLANCE_WIDTH_PX
    size_wh = (GLANCE_WIDTH_PX, max(1, round(height / scale)))
    bgr = np.asarray(cv2.resize(frame.bgr, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)
    return _Shrunk(frame, bgr, scale, calmed(bgr))
