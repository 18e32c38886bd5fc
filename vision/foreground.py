"""What moves and what is new on the table: preparation that every observer shares."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame
from vision.channels import largest_channel

GLANCE_WIDTH_PX: Final = 640
"""Width in pixels to which larger pictures are shrunk for a glance. Found by trial."""

CHANGED_LEVELS: Final = 12
"""Least grey levels of a change; where the picture is noisy it takes more. Found by trial."""

NOISE_FACTOR: Final = 7.0
"""How many medians of the noise a change must have: of normal noise one pixel in a million differs
by more."""

SAMPLED: Final = 5
"""Step in pixels, across and down, of those that tell the noise."""


@dataclass(frozen=True, slots=True, eq=False)
class Glance:
    """A frame made small, and what changed in it since the frame before.

    Attributes:
        bgr: The frame shrunk to at most 640 px in width (area mean), (h, w, 3) uint8.
        scale: Frame pixels per glance pixel.
        changed: (h, w) uint8, 255 where any channel differs from the frame before: red clay on
            brown wood is no other grey.
        changed_share: Share of the pixels that changed, 0 to 1.
        still_for_s: Seconds since more than noise last changed.
        calm: The shrunk frame with a third of its noise, (h, w, 3) uint8.
    """

    bgr: Image
    scale: float
    changed: npt.NDArray[np.uint8]
    changed_share: float
    still_for_s: float
    calm: Image

    @property
    def grey(self) -> npt.NDArray[np.uint8]:
        """The shrunk frame in grey, (h, w) uint8, worked out anew each time."""
        return np.asarray(cv2.cvtColor(self.bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)


@dataclass(frozen=True, slots=True, eq=False)
class _Shrunk:
    """What a glance needs of a frame by itself."""

    frame: Frame
    bgr: Image
    scale: float
    calm: Image


@dataclass(frozen=True, slots=True, eq=False)
class _Ahead:
    """What is known of a frame that may be glanced at next, and what it was compared with."""

    shrunk: _Shrunk
    before: Image | None
    changed: npt.NDArray[np.uint8]


class Glancer:
    """Makes the glance of each frame; remembers the one before and since when all is still."""

    # A turned card or a hand moves far more than this; noise and compression far less.
    STILL_SHARE = 0.0008

    def __init__(self) -> None:
        self._before: Image | None = None
        self._still_since_s = 0.0
        self._ahead: _Ahead | None = None

    def is_new(self, frame: Frame) -> bool:
        """Whether a frame shows anything else than the last glance; it is not taken for one."""
        self._ahead = self._looked(frame)
        return bool(cv2.countNonZero(self._ahead.changed))

    def glance(self, frame: Frame) -> Glance:
        """The glance of the next frame."""
        looked = self._looked(frame)
        self._ahead = None
        small, changed = looked.shrunk, looked.changed
        share = float(cv2.countNonZero(changed)) / changed.size
        if self._before is None or share > self.STILL_SHARE:
            self._still_since_s = frame.t_s
        self._before = small.calm
        still_for_s = frame.t_s - self._still_since_s
        return Glance(small.bgr, small.scale, changed, share, still_for_s, small.calm)

    def _looked(self, frame: Frame) -> _Ahead:
        """A frame's look; what was already done for it is used again."""
        ahead, before = self._ahead, self._before
        if ahead is None or ahead.shrunk.frame is not frame:
            small = _shrunk(frame)
        elif ahead.before is before:
            return ahead
        else:
            small = ahead.shrunk
        return _Ahead(small, before, self._changed(small.calm))

    def _changed(self, calm: Image) -> npt.NDArray[np.uint8]:
        if self._before is None or self._before.shape != calm.shape:
            return np.zeros(calm.shape[:2], dtype=np.uint8)
        return differing(calm, self._before)


def calmed(bgr: Image) -> Image:
    """A picture with a third of its pixel noise: (h, w, 3) uint8, mean over 3 x 3 pixels."""
    return np.asarray(cv2.blur(bgr, (3, 3)), dtype=np.uint8)


def differing(calm: Image, other: Image) -> npt.NDArray[np.uint8]:
    """Pixels, 255 or 0 in (h, w), in which two calmed pictures differ by more than their noise.

    Most of a picture shows the same in both, so the median difference tells the noise.
    """
    difference = np.asarray(cv2.absdiff(calm, other), dtype=np.uint8)
    if cv2.norm(difference, cv2.NORM_INF) <= CHANGED_LEVELS:
        return np.zeros(calm.shape[:2], dtype=np.uint8)
    levels = largest_channel(difference)
    noise = _noise_levels(difference, levels)
    _, changed = cv2.threshold(levels, noise, 255, cv2.THRESH_BINARY)
    return np.asarray(changed, dtype=np.uint8)


def _noise_levels(difference: Image, levels: npt.NDArray[np.uint8]) -> int:
    """From which difference on a pixel has changed; `levels` are the largest of its channels."""
    height, width = difference.shape[:2]
    few_wh = (max(1, width // SAMPLED), max(1, height // SAMPLED))
    # Where most pixels hardly differ in any channel, most values hardly do.
    most = np.asarray(cv2.resize(levels, few_wh, interpolation=cv2.INTER_NEAREST))
    if 2 * np.count_nonzero(most > 1) < most.size:
        return CHANGED_LEVELS
    some = np.asarray(cv2.resize(difference, few_wh, interpolation=cv2.INTER_NEAREST))
    # A median of 1 asks for no more than the least: a count tells it sooner than sorting does.
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
