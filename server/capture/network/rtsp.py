"""An RTSP camera, read by OpenCV's FFmpeg."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import cv2
import numpy as np

from calibration.frame import Frame
from server.capture.clock import StreamClock
from server.capture.network.address import NetworkAddress
from server.capture.network.answers import no_answer, silent
from server.capture.network.describing import check_stream

OPEN_MS: Final = 5000
"""Milliseconds after which a connection that is not there yet has failed."""
SILENCE_MS: Final = 3000
"""Milliseconds without data after which the stream has ended."""
TRIES: Final = 2
"""How often a camera is tried: one that has just closed another connection may be busy for a
moment."""

OPTIONS: Final = "OPENCV_FFMPEG_CAPTURE_OPTIONS"
SWIFTLY: Final = "rtsp_transport;tcp|fflags;nobuffer|flags;low_delay"
"""FFmpeg's options for a camera: TCP, so that nothing is lost if the camera is far from the router,
and no buffering, because a referee wants to see the present picture."""


class RtspCamera:
    """An IP camera's stream of H.264, H.265 or JPEG.

    Args:
        address: rtsp://.

    Raises:
        SourceProblem: It cannot be reached, refuses access, or has no such stream.
    """

    live = True

    def __init__(self, address: NetworkAddress) -> None:
        self.name = f"camera {address.shown}"
        self._address = address
        self._reading = threading.Lock()
        self._capture = _opened(address)

    def frames(self) -> Iterator[Frame]:
        """Frames with the seconds since the first one, by the camera's clock if it sends one."""
        clock, index = StreamClock(), 0
        while True:
            with self._reading:
                ok, bgr = self._capture.read()
            if not ok:
                raise silent(self._address)
            stated_s = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
            t_s = clock.time_of(stated_s or None, time.monotonic())
            yield Frame(np.asarray(bgr, dtype=np.uint8), index, t_s)
            index += 1

    def close(self) -> None:
        """Close the stream, after the picture that is being read."""
        with self._reading:
            self._capture.release()


def _opened(address: NetworkAddress) -> cv2.VideoCapture:
    settings = [
        *(cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_MS),
        *(cv2.CAP_PROP_READ_TIMEOUT_MSEC, SILENCE_MS),
        # More threads are no faster than the camera, and each delays by a frame.
        *(cv2.CAP_PROP_N_THREADS, 1),
    ]
    for _ in range(TRIES):
        with _reading_swiftly():
            capture = cv2.VideoCapture(address.full_url, cv2.CAP_FFMPEG, settings)
        if capture.isOpened():
            return capture
        check_stream(address)  # FFmpeg does not say why it failed
    raise no_answer(address, "no pictures")


@contextmanager
def _reading_swiftly() -> Iterator[None]:
    """Set FFmpeg's options, which OpenCV reads only from the environment."""
    before = os.environ.get(OPTIONS)
    os.environ.setdefault(OPTIONS, SWIFTLY)
    try:
        yield
    finally:
        if before is None:
            del os.environ[OPTIONS]
