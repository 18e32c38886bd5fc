"""Whether the picture stands still: no camera sends the same noise twice."""

from calibration.anchors import Anchors, patches
from vision.frame import Frame

FROZEN_S = 3.0


class Standstill:
    """Notices a source that repeats one picture, as some drivers do when a camera hangs."""

    def __init__(self) -> None:
        self._before: bytes = b""
        self._since_s = 0.0

    def see(self, frame: Frame, anchors: Anchors) -> str:
        """What is wrong, in words; empty while the picture lives."""
        now = patches(anchors, frame.bgr).tobytes() if len(anchors) else b""
        if now != self._before or not now:
            self._before, self._since_s = now, frame.t_s
            return ""
        lasting_s = frame.t_s - self._since_s
        if lasting_s < FROZEN_S:
            return ""
        return f"the picture has not changed at all for {lasting_s:.0f} s: is the camera frozen?"
