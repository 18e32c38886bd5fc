"""Pictures kept beside what was seen: one with the drawing on it, and a replay of what was fast."""

import threading
from collections import OrderedDict
from dataclasses import dataclass

import cv2
import numpy as np

from server.capture.ring import Ring
from vision.frame import Frame, Image
from vision.overlay import draw
from vision.sighting import ImpactSeen, Sighting

MOST_KEPT = 60
PICTURE_WIDTH_PX = 960
REPLAY_WIDTH_PX = 640
REPLAY_BEFORE_FRAMES = 24
REPLAY_AFTER_FRAMES = 16
JPEG_QUALITY = 82


@dataclass(frozen=True, slots=True)
class Snapshot:
    """JPEG pictures of a sighting: the deciding frame, and the frames around it in order."""

    picture: bytes
    replay: tuple[bytes, ...] = ()


class Snapshots:
    """The newest sightings' pictures; the oldest make room."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[str, int], Snapshot] = OrderedDict()

    def take(self, sightings: tuple[Sighting, ...], now: Frame, ring: Ring) -> None:
        """Keep pictures of what was just seen."""
        for sighting in sightings:
            snapshot = Snapshot(_picture(sighting, now, ring), _replay(sighting, ring))
            with self._lock:
                self._kept[sighting.kind, sighting.frame] = snapshot
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)

    def of(self, sighting: Sighting) -> Snapshot | None:
        """The pictures of a sighting, as long as they are kept."""
        with self._lock:
            return self._kept.get((sighting.kind, sighting.frame))


def jpeg(bgr: Image, *, width_px: int | None = None) -> bytes:
    """A picture as JPEG, shrunk to `width_px` where it is wider."""
    if width_px is not None and bgr.shape[1] > width_px:
        bgr = shrunk(bgr, width_px)
    ok, data = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not ok:
        raise ValueError(f"a picture of shape {bgr.shape} cannot be written as JPEG")
    return data.tobytes()


def shrunk(bgr: Image, width_px: int) -> Image:
    """The picture at this width, area mean."""
    height_px = max(1, round(bgr.shape[0] * width_px / bgr.shape[1]))
    small = cv2.resize(bgr, (width_px, height_px), interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8)


def _picture(sighting: Sighting, now: Frame, ring: Ring) -> bytes:
    deciding = [ring.frame(index) for index in sighting.evidence.frames]
    frame = next((kept for kept in reversed(deciding) if kept is not None), now)
    width = min(PICTURE_WIDTH_PX, frame.bgr.shape[1])
    small = shrunk(frame.bgr, width)
    return jpeg(draw(small, [sighting], scale=width / frame.bgr.shape[1]))


def _replay(sighting: Sighting, ring: Ring) -> tuple[bytes, ...]:
    if not isinstance(sighting, ImpactSeen):
        return ()
    moments = sighting.decisive_frames or (sighting.frame,)
    frames = ring.between(moments[0] - REPLAY_BEFORE_FRAMES, moments[-1] + REPLAY_AFTER_FRAMES)
    return tuple(jpeg(frame.bgr, width_px=REPLAY_WIDTH_PX) for frame in frames)
