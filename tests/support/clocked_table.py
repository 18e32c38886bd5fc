"""A table that is watched for throws, whose live picture tells by itself when it was taken.

    python -m tests.support.clocked_table PORT FPS [weighing]

The program is the real one, with its own eye for everything that the games need, and with a camera
that shows recorded throws as a webcam would: JPEGs that come whether or not anybody is ready for
them, decoded when they arrive. When a picture came is written on it in black and white bars, once
everybody has looked at it: only the page sees them. With `weighing` a creature on its turn card is
weighed on a thread beside it, again and again.
"""

import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

import cv2
import numpy as np

import server.app
from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.preview import Backdrop, Preview
from server.capture.table_eye import table_eye
from server.cli.demonstration import begin_demonstration
from server.cli.files import read_boards, read_camera
from server.cli.running import listen, run
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.support.films import SHARED
from tests.support.weighing import weigh_for_ever

CLIPS = ("n29e", "n2e3", "na75", "ne65")
"""Throws on one table, about one in two seconds."""
FILMED_FPS = 60.0
QUALITY = 90
BARS = 24
"""Bits of the milliseconds since 1970: they come again after four and a half hours."""
BAR_PX, BARS_HIGH_PX = 40, 12
LATE_S = 0.5
"""A camera that is so late goes on from now: it shows nothing faster than it happened."""


@dataclass
class ThrowsAgain:
    """Recorded throws, again and again, at so many pictures a second."""

    pictures: list[bytes]
    fps: float
    name: str = "camera 0"
    live: bool = True
    came_ms: dict[int, int] = field(default_factory=dict)
    closed: Event = field(default_factory=Event)

    def frames(self) -> Iterator[Frame]:
        """Pictures when they are due, each with the time of its frame."""
        began_s = time.monotonic()
        index = 0
        while not self.closed.is_set():
            ahead_s = began_s + index / self.fps - time.monotonic()
            if ahead_s > 0:
                time.sleep(ahead_s)
            elif ahead_s < -LATE_S:
                began_s -= ahead_s
            self.came_ms = {index - 1: self.came_ms.get(index - 1, 0), index: now_ms()}
            yield Frame(decoded(self.pictures[index % len(self.pictures)]), index, index / self.fps)
            index += 1

    def close(self) -> None:
        """No more."""
        self.closed.set()


class ClockedPreview(Preview):
    """Writes on each picture when it came, below nothing and unseen by the eye."""

    camera: ThrowsAgain

    def publish(self, frame: Frame, backdrop: Backdrop | None = None) -> None:
        """As every preview does, with bars on top of what is drawn."""
        came_ms = self.camera.came_ms[frame.index]

        def paint(picture: Image, scale: float) -> None:
            if backdrop:
                backdrop(picture, scale)
            write_bars(picture, came_ms)

        super().publish(frame, paint)


def now_ms() -> int:
    """By the clock that the browser reads too."""
    return round(time.time() * 1000)


def write_bars(picture: Image, number: int) -> None:
    """The last bits of a number along the upper edge, the lowest first."""
    for bit in range(BARS):
        level = 255 if number >> bit & 1 else 0
        picture[:BARS_HIGH_PX, bit * BAR_PX : (bit + 1) * BAR_PX] = level


def decoded(jpeg: bytes) -> Image:
    """A picture as a webcam's driver gives it."""
    return np.asarray(cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR), dtype=np.uint8)


def filmed(every: int) -> list[bytes]:
    """The clips one after the other, every so-manieth picture, each as JPEG."""
    pictures = []
    for clip in CLIPS:
        film = cv2.VideoCapture(str(SHARED / "footage" / "throws" / clip / "clip.mp4"))
        for number in range(int(film.get(cv2.CAP_PROP_FRAME_COUNT))):
            read, picture = film.read()
            if read and number % every == 0:
                told = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
                pictures.append(told[1].tobytes())
        film.release()
    return pictures


def main(port: int, fps: float, *, weighing: bool = False) -> None:
    """Serve until somebody stops it."""
    if weighing:
        threading.Thread(target=weigh_for_ever, daemon=True).start()
    folder = SHARED / "footage" / "throws" / CLIPS[0]
    boards, camera = read_boards(folder / "boards.json"), read_camera(folder / "camera.json")
    source = ThrowsAgain(filmed(round(FILMED_FPS / fps)), fps)
    ClockedPreview.camera = source
    setattr(server.app, "Preview", ClockedPreview)  # noqa: B010 (a name that is not told)
    with tempfile.TemporaryDirectory() as data:
        lookout = server.app.Lookout(source, table_eye(boards, camera, live=True))
        app = server.app.create_app(
            Settings(data=Path(data)),
            MemoryLedger(),
            lookout=lookout,
            first_game=begin_demonstration,
        )
        listening = listen("127.0.0.1", port)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        run(app, listening, told=lambda: print(f"Tableref: {address}", flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), weighing=sys.argv[3:] == ["weighing"])
