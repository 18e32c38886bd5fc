"""The real program with a camera that films a photograph, and made-up sightings on its desk.

With it, tests of the page's proposals take seconds: nothing is measured, and everything else is
the real program.
"""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np
import uvicorn

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.solution import Calibration
from server.api.parts import Parts
from server.app import Lookout, create_app
from server.cli.demonstration import EVENING, begin_demonstration
from server.cli.files import read_boards, read_camera
from server.cli.running import listen
from server.door.connections import TimelyProtocol
from server.settings import Settings
from server.store.memory import MemoryLedger
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.sightings import Evidence, Sighting

WantedT = TypeVar("WantedT")

MOMENT_S = 6.6
"""A moment of the film in which three creatures stand on the table."""
PICTURES_PER_S = 5
WAIT_S = 20.0


@dataclass
class Still:
    """A camera in front of which nothing happens."""

    name: str = "camera 0"
    live: bool = True
    closed: threading.Event = field(default_factory=threading.Event)

    def frames(self) -> Iterator[Frame]:
        picture, index = photograph(), 0
        while not self.closed.wait(1 / PICTURES_PER_S):
            yield Frame(picture, index, index / PICTURES_PER_S)
            index += 1

    def close(self) -> None:
        self.closed.set()


@dataclass(frozen=True)
class Staged:
    """A program that serves a game of Clay-O-Rama.

    Attributes:
        address: Of the page.
        parts: Of the running program.
    """

    address: str
    parts: Parts

    def show(self, *sightings: Sighting) -> None:
        """Put sightings on the desk, each with its picture."""
        frame = self._frame()
        seen = tuple(_in_the_picture(one, frame) for one in sightings)
        calibration = self._calibration()
        self.parts.snapshots.take(seen, frame, self.parts.ring, calibration=calibration)
        self.parts.desks.see(FrameReport(frame.index, frame.scene, seen))

    def _frame(self) -> Frame:
        return _soon(self.parts.ring.newest)

    def _calibration(self) -> Calibration:
        watching = self.parts.watching
        assert watching is not None
        return _soon(lambda: watching.eye.status.calibration)


def _soon(wanted: Callable[[], WantedT | None]) -> WantedT:
    """Wait for something that the camera thread provides in its first moments."""
    given_s = time.monotonic() + WAIT_S
    while (found := wanted()) is None:
        assert time.monotonic() < given_s, "the camera thread does nothing"
        time.sleep(0.02)
    return found


@contextmanager
def staged(data: Path, lookout: Lookout | None = None) -> Iterator[Staged]:
    """Serve the demonstration's game, with a still picture as its camera, until the block ends."""
    lookout = lookout or Lookout(Still(), evening_eye())
    app = create_app(
        Settings(data=data, port=0), MemoryLedger(), lookout=lookout, first_game=begin_demonstration
    )
    with listen("127.0.0.1", 0) as listening:
        config = uvicorn.Config(app, http=TimelyProtocol, log_config=None, log_level="warning")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            yield Staged(f"http://127.0.0.1:{_port(listening)}/", app.state.parts)
        finally:
            app.state.parts.closing.set()
            server.should_exit = True
            thread.join(WAIT_S)


def evening_eye() -> Eye:
    """An eye that knows the demonstration's calibration, and reports no sightings."""
    boards, camera = read_boards(EVENING / "boards.json"), read_camera(EVENING / "camera.json")
    return Eye(boards, lambda _: (), camera=camera)


@cache
def photograph() -> Image:
    """A picture of the demonstration's film."""
    film = cv2.VideoCapture(str(EVENING / "clip.mp4"))
    film.set(cv2.CAP_PROP_POS_MSEC, MOMENT_S * 1000)
    read, picture = film.read()
    film.release()
    assert read, "the demonstration's film gives no picture"
    return np.asarray(picture, dtype=np.uint8)


def _port(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port


def _in_the_picture(seen: Sighting, frame: Frame) -> Sighting:
    """Place a sighting where the creatures stand in the picture; its own outline is kept."""
    if seen.evidence.path_px and len(seen.evidence.path_px) > 2:
        return seen
    height, width = frame.bgr.shape[:2]
    corners = ((0.4, 0.3), (0.7, 0.3), (0.7, 0.6), (0.4, 0.6))
    path_px = tuple((x * width, y * height) for x, y in corners)
    return replace(seen, evidence=Evidence(seen.evidence.frames, path_px=path_px))
