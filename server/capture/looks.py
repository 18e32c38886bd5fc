"""Keeps the newest cut-out picture of each creature, for questions which creature is which."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from vision.overlay import line
from vision.sightings import Lineup, PointPx, Sighting
from vision.sightings.doubt import Renaming

MARGIN: Final = 1.6
"""Side of a cut-out, as a multiple of the creature's extent."""

LEAST_SIDE_PX: Final = 48
"""Least side in pixels of a cut-out, so that something small keeps its surroundings."""
HEIGHT_PX: Final = 240
"""Height in pixels to which a cut-out is scaled."""
QUALITY: Final = 85
"""JPEG quality of a cut-out, of 100."""
RIM_BGR: Final = (0, 200, 255)
"""Colour of the outline that is drawn on a cut-out: amber."""


class Looks:
    """The newest cut-out of every creature, by scene and track."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], bytes] = {}

    def note(self, seen: Sighting, frame: Frame) -> None:
        """Cut out the creature of a sighting and keep that picture; other scenes' are dropped."""
        track, outline_px = seen.portrayed, seen.evidence.outline_px
        if track is None or len(outline_px) < 3:
            return
        self._kept = {key: look for key, look in self._kept.items() if key[0] == frame.scene}
        self._kept[frame.scene, track] = cut_out(frame.bgr, outline_px)

    def rename(self, word: Renaming) -> None:
        """Assign the cut-outs to other tracks, as the referee decided."""
        right = word.right
        self._kept = {
            (scene, right.get(track, track) if scene == word.scene else track): look
            for (scene, track), look in self._kept.items()
        }

    def of(self, lineup: Lineup, frame: Frame) -> tuple[bytes, ...]:
        """The pictures for a question which creature is which, as JPEG.

        First come the earlier cut-outs of the tracks in question, empty where none was kept; then
        cut-outs of the creatures where they are in this frame.
        """
        before = (self._kept.get((frame.scene, track), b"") for track in lineup.tracks)
        return (*before, *(cut_out(frame.bgr, outline) for outline in lineup.now_px))


def cut_out(bgr: Image, outline_px: Sequence[PointPx]) -> bytes:
    """Cut out the part of a picture around an outline, and draw the outline as a thin line.

    Args:
        bgr: The picture, (height, width, 3) uint8.
        outline_px: The outline, in pixels of that picture.

    Returns:
        The cut-out, scaled to the height `HEIGHT_PX`, as JPEG.
    """
    points = np.asarray(outline_px, dtype=np.float64).reshape(-1, 2)
    low, high = points.min(axis=0), points.max(axis=0)
    side = max(LEAST_SIDE_PX, MARGIN * float((high - low).max()))
    height, width = bgr.shape[:2]
    left, top = np.clip((low + high - side) / 2, 0, [width, height]).astype(int)
    right, bottom = (int(v) for v in np.clip((low + high + side) / 2, 1, [width, height]))
    cut = np.ascontiguousarray(bgr[min(top, bottom - 1) : bottom, min(left, right - 1) : right])
    scale = HEIGHT_PX / cut.shape[0]
    size_wh = max(1, round(cut.shape[1] * scale)), HEIGHT_PX
    large = np.asarray(cv2.resize(cut, size_wh, interpolation=cv2.INTER_CUBIC), dtype=np.uint8)
    shifted = [(float(x - left) * scale, float(y - top) * scale) for x, y in points]
    line(large, shifted, RIM_BGR, scale=1.0, closed=True)
    return cv2.imencode(".jpg", large, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1].tobytes()
