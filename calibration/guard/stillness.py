"""Whether the picture stands still: no camera sends the same noise twice."""

from calibration.frame import Frame
from calibration.guard.anchors import Anchors, patches

FROZEN_S = 3.0
"""How long pictures must be the same, noise and all, for the camera to be frozen. By trial."""

LOOK_EVERY_S = 0.25
"""Time from one comparison to the next. By trial."""


class Standstill:
    """Notices a source that repeats one picture, as some drivers do when a camera hangs."""

    def __init__(self) -> None:
        self._before: bytes = b""
        self._since_s = self._looked_s = float("-inf")
        self._words = ""

    def see(self, frame: Frame, anchors: Anchors) -> str:
        """What is wrong, in words; empty while the picture lives."""
        if frame.t_s - self._looked_s >= LOOK_EVERY_S:
            self._looked_s = frame.t_s
            self._words = self._looked(frame, anchors)
        return self._words

    def _looked(self, frame: Frame, anchors: Anchors) -> str:
        now = patches(anchors, frame.bgr).tobytes()
        if now != self._before or not now:
            self._before, self._since_s = now, frame.t_s
        lasting_s = frame.t_s - self._since_s
        if lasting_s < FROZEN_S:
            return ""
        return f"the picture has not changed at all for {lasting_s:.0f} s: is the camera frozen?"
