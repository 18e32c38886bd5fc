"""Turn the pictures of a camera that hangs upside down or lies on its side.

The networks were trained with cameras that stand upright, and a creature's feet are searched at the
bottom of its outline. So pictures and their calibration are turned by quarter turns until the
table's up is the picture's up (decision 78). The pixels of sightings are turned back: they belong
to the picture as the camera gave it. Pages show the turned pictures.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self, TypeVar

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from vision.sightings import PointPx, Sighting

SightingT = TypeVar("SightingT", bound=Sighting)

OVERHEAD: Final = math.sin(math.radians(10))
"""Sine of the angle between the camera's axis and the vertical below which a picture is not turned:
a camera that looks straight down has no up."""

TURNING: Final = {
    1: cv2.ROTATE_90_COUNTERCLOCKWISE,
    2: cv2.ROTATE_180,
    3: cv2.ROTATE_90_CLOCKWISE,
}
"""OpenCV's name for each number of quarter turns counter-clockwise."""


@dataclass(frozen=True, slots=True)
class Upright:
    """How the pictures of one camera are turned.

    Attributes:
        turns: Number of quarter turns counter-clockwise, 0 to 3.
        size_wh: Width and height of the camera's pictures, pixels.
    """

    turns: int
    size_wh: tuple[int, int]

    @classmethod
    def of(cls, calibration: Calibration | None) -> Self:
        """For the pictures that a calibration belongs to; without one they are not turned."""
        if calibration is None:
            return cls(0, (1, 1))
        return cls(_quarter_turns(calibration), calibration.size_wh)

    def calibration(self, calibration: Calibration) -> Calibration:
        """A calibration of the camera's pictures, for the turned ones."""
        for _ in range(self.turns):
            calibration = calibration.quarter_turned()
        return calibration

    def camera(self, camera: Camera) -> Camera:
        """The camera's intrinsics, for the turned pictures."""
        for _ in range(self.turns):
            camera = camera.quarter_turned()
        return camera

    def picture(self, bgr: Image) -> Image:
        """One of the camera's pictures, (h, w, 3), turned."""
        return np.asarray(cv2.rotate(bgr, TURNING[self.turns])) if self.turns else bgr

    def frame(self, frame: Frame) -> Frame:
        """A frame of the camera, turned as soon as its pixels are read."""
        return replace(frame, picture=_TurnedPicture(frame, self)) if self.turns else frame

    def frames(self, frames: Sequence[Frame]) -> tuple[Frame, ...]:
        """Frames of the camera, turned as soon as their pixels are read."""
        return tuple(map(self.frame, frames))

    def as_seen(self, sighting: SightingT) -> SightingT:
        """A sighting in turned pictures, with its pixels in the camera's own ones."""
        return sighting.with_pixels(self.as_seen_px) if self.turns else sighting

    def as_shown(self, sighting: SightingT) -> SightingT:
        """A sighting in the camera's own pictures, with its pixels in the turned ones."""
        return sighting.with_pixels(self.as_shown_px) if self.turns else sighting

    def as_shown_px(self, point_px: PointPx) -> PointPx:
        """A point of the camera's own picture in the turned one, both in pixels."""
        return _turned_px(point_px, self.size_wh, self.turns)

    def as_seen_px(self, point_px: PointPx) -> PointPx:
        """A point of a turned picture in the camera's own one, both in pixels."""
        shown_wh = self.size_wh[:: -1 if self.turns % 2 else 1]
        return _turned_px(point_px, shown_wh, -self.turns % 4)


@dataclass(frozen=True, slots=True, eq=False)
class _TurnedPicture:
    """A frame's picture, turned when its pixels are read."""

    frame: Frame
    upright: Upright

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        width, height = self.frame.size_wh
        return (height, width) if self.upright.turns % 2 else (width, height)

    @property
    def nbytes(self) -> int:
        """Memory that the frame's picture takes, bytes."""
        return self.frame.nbytes

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8."""
        return self.upright.picture(self.frame.bgr)


def _quarter_turns(calibration: Calibration) -> int:
    """Number of quarter turns counter-clockwise after which the table's up is the picture's up."""
    right, down = calibration.camera_from_table[:2, 2]
    if math.hypot(right, down) < OVERHEAD:
        return 0
    return round(1 - math.atan2(-down, right) / (math.pi / 2)) % 4


def _turned_px(point_px: PointPx, size_wh: Sequence[int], turns: int) -> PointPx:
    """A point of a picture of this size after quarter turns counter-clockwise."""
    (x, y), (width, height) = point_px, size_wh
    for _ in range(turns):
        x, y, width, height = y, width - 1 - x, height, width
    return x, y
