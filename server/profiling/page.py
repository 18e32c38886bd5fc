"""Simulates one open page: draws, encodes and sends its pictures."""

import socket
import threading
from typing import Final

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from server.capture.captions import Words
from server.capture.preview import Backdrop, Preview
from server.profiling.stopwatch import Stopwatch
from server.settings import Settings
from vision.eye_status import EyeStatus
from vision.overlay import board_outlines, outline
from vision.sightings import Sighting

ENCODE: Final = "encode"
SEND: Final = "send"

READ_BYTES: Final = 1 << 16
"""Bytes read from a socket at once."""


class OpenPage:
    """Stands for one open page that gets pictures at the usual rate.

    Pictures are sent as bytes over a socket; the work of web server and browser is left out.

    Args:
        settings: Give the width and rate of the pictures.
        clock: Measures encoding and sending.
    """

    def __init__(self, settings: Settings, clock: Stopwatch) -> None:
        self._preview = Preview(width_px=settings.preview_width_px)
        self._pause_s = 1 / settings.preview_fps
        self._clock = clock
        self._next_s = float("-inf")
        self._painted: tuple[Calibration, Boards, Backdrop] | None = None
        self._line = _Line()

    def show(self, frame: Frame, seen: tuple[Sighting, ...], status: EyeStatus) -> None:
        """Show a frame with its sightings, unless the last picture was too recent."""
        self._preview.mark(seen, frame)
        if not self._is_due(frame.t_s):
            return
        with self._clock.stage(ENCODE):
            self._preview.publish(frame, self._backdrop(status))
            jpeg = self._preview.newest()
        with self._clock.stage(SEND):
            self._line.send(jpeg or b"")

    def close(self) -> None:
        """Close the connection."""
        self._line.close()

    def _is_due(self, t_s: float) -> bool:
        """Whether a picture is due by the source's time, so that the average rate is kept."""
        if t_s < self._next_s:
            return False
        self._next_s = max(self._next_s, t_s - self._pause_s) + self._pause_s
        return True

    def _backdrop(self, status: EyeStatus) -> Backdrop | None:
        """The boards' outlines, recomputed only if camera or boards were moved."""
        if status.calibration is None:
            return None
        if self._painted is None or self._painted[:2] != (status.calibration, status.boards):
            paint = _outlines(status.calibration, status.boards)
            self._painted = status.calibration, status.boards, paint
        return self._painted[2]


def _outlines(calibration: Calibration, boards: Boards) -> Backdrop:
    outlines = board_outlines(boards, calibration)

    def paint(picture: Image, scale: float, words: Words) -> None:
        for name, polygon_px in outlines:
            outline(picture, polygon_px, words(name), scale=scale)

    return paint


class _Line:
    """A local connection, with a thread that reads and discards everything that is sent."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self._here = socket.create_connection(listening.getsockname())
            self._there, _ = listening.accept()
        self._reader = threading.Thread(target=self._read, name="page", daemon=True)
        self._reader.start()

    def send(self, data: bytes) -> None:
        self._here.sendall(data)

    def close(self) -> None:
        self._here.close()
        self._reader.join()
        self._there.close()

    def _read(self) -> None:
        while self._there.recv(READ_BYTES):
            pass
