"""A webcam as a source of frames."""

import os
import sys
import threading
import time
from collections.abc import Iterator

import cv2
import numpy as np

from calibration.frame import Frame
from server.capture.source import SourceProblem

WANTED_SIZE_WH = (1280, 720)
"""Width and height in pixels that a webcam is asked for; it may give others."""
WANTED_FPS = 60
"""Frames per second that a webcam is asked for: throws are fast."""
READ_RETRIES = 30  # failed reads in a row: a camera that wakes up may miss its first frames
SILENCE_S = 3.0  # seconds without a picture after which a camera counts as gone
SELECT_TIMEOUT = "OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT"  # seconds for one read; by default 10

# The backend of each system that can set exposure and focus.
BACKENDS = {
    "linux": ("Video4Linux", cv2.CAP_V4L2),
    "darwin": ("AVFoundation", cv2.CAP_AVFOUNDATION),
    "win32": ("Media Foundation", cv2.CAP_MSMF),
}
V4L2_MANUAL_EXPOSURE = 1.0
"""Value of OpenCV's CAP_PROP_AUTO_EXPOSURE for manual exposure on Linux."""
MSMF_MANUAL_EXPOSURE = 0.0
"""The same on Windows."""
SETTLING_FRAMES = 15  # frames in which automatic exposure settles before it is locked


class Webcam:
    """The webcam with a number, opened by the backend of this system.

    After a few frames exposure, white balance and focus are locked if the camera allows it, because
    an automatic adjustment during a game would look like motion.
    """

    live = True

    def __init__(self, number: int, *, platform: str = sys.platform) -> None:
        self.number = number
        self.name = f"camera {number}"
        self._backend_name, backend = BACKENDS.get(platform, ("any backend", cv2.CAP_ANY))
        self._platform = platform
        os.environ.setdefault(SELECT_TIMEOUT, "2")
        self._in_use = threading.Lock()
        self._capture = cv2.VideoCapture(number, backend)
        if not self._capture.isOpened():
            raise SourceProblem(
                f"Camera {number} cannot be opened ({self._backend_name}): plug it in, close other "
                "programs that use it, allow this terminal to use the camera, or name another "
                "number."
            )
        self._ask_for(WANTED_SIZE_WH, WANTED_FPS)

    def frames(self) -> Iterator[Frame]:
        """Frames with the seconds since the first one.

        Raises:
            SourceProblem: The camera stays silent.
        """
        started_s, index, silent, last_s = None, 0, 0, float("inf")
        while silent < READ_RETRIES and time.monotonic() - last_s < SILENCE_S:
            with self._in_use:
                ok, bgr = self._capture.read()
            if not ok:
                silent += 1
                continue
            # OpenCV gives no usable times for webcams, so the time of arrival is taken.
            now_s = last_s = time.monotonic()
            started_s = now_s if started_s is None else started_s
            yield Frame(np.asarray(bgr, dtype=np.uint8), index, now_s - started_s)
            index, silent = index + 1, 0
            if index == SETTLING_FRAMES:
                self._lock()
        raise SourceProblem(f"Camera {self.number} sends no pictures any more: plug it in again.")

    def close(self) -> None:
        """Close the camera, after the picture that is being read."""
        with self._in_use:
            self._capture.release()

    @property
    def offered(self) -> tuple[tuple[int, int], float]:
        """Width and height in pixels, and frames per second, at present."""
        wide, high, fps = (
            self._capture.get(one)
            for one in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT, cv2.CAP_PROP_FPS)
        )
        return (int(wide), int(high)), float(fps)

    def _ask_for(self, size_wh: tuple[int, int], fps: int) -> None:
        # Motion JPEG, as uncompressed video of this size and rate is too much for USB 2.
        self._capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, size_wh[0])
        self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, size_wh[1])
        self._capture.set(cv2.CAP_PROP_FPS, fps)
        self._capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)

    def _lock(self) -> None:
        """Lock the present settings; a camera that does not allow it keeps adjusting itself."""
        self._capture.set(cv2.CAP_PROP_AUTOFOCUS, 0)
        self._capture.set(cv2.CAP_PROP_AUTO_WB, 0)
        exposure = self._capture.get(cv2.CAP_PROP_EXPOSURE)
        manual = MSMF_MANUAL_EXPOSURE if self._platform == "win32" else V4L2_MANUAL_EXPOSURE
        if self._capture.set(cv2.CAP_PROP_AUTO_EXPOSURE, manual):
            self._capture.set(cv2.CAP_PROP_EXPOSURE, exposure)


def reopened(number: int) -> Webcam:
    """Open a webcam with OpenCV's log silenced, for cameras that are tried again and again."""
    logs = cv2.utils.logging
    level = logs.setLogLevel(logs.LOG_LEVEL_SILENT)
    try:
        return Webcam(number)
    finally:
        logs.setLogLevel(level)
