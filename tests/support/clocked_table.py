"""A table that is watched for throws, whose live picture shows the time at which it was taken.

    python -m tests.support.clocked_table PORT FPS [weighing]

The program is the real one, with its own eye for everything that the games need. Its camera shows
recorded throws as a webcam would: JPEGs that arrive whether or not anybody is ready for them, and
are decoded on arrival. The arrival time is drawn on each picture as black and white bars after all
observers have processed it, so that only the page sees them. With `weighing`, a creature on its
turn card is weighed again and again on a thread beside it.
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
from server.capture.captions import Words
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
"""Lowest bits of the milliseconds since 1970: they repeat after four and a half hours."""
BAR_PX, BARS_HIGH_PX = 40, 12
LATE_S = 0.5
"""A camera that is later than this continues from now, instead of playing faster to catch up."""


@dataclass
class ThrowsAgain:
    """A source that repeats recorded throws at a given frame rate."""

    pictures: list[bytes]
    fps: float
    name: str = "camera 0"
    live: bool = True
    came_ms: dict[int, int] = field(default_factory=dict)
    closed: Event = field(default_factory=Event)

    def frames(self) -> Iterator[Frame]:
        """Yield each picture when it is due, with the time of its frame."""
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
    """Draws the arrival time on each picture, on top and after the eye has seen it."""

    camera: ThrowsAgain

    def publish(self, frame: Frame, backdrop: Backdrop | None = None) -> None:
        """Publish a frame as every preview does, with the bars on top of all other drawings."""
        came_ms = self.camera.came_ms[frame.index]

        def paint(picture: Image, scale: float, words: Words) -> None:
            if backdrop:
                backdrop(picture, scale, words)
            write_bars(picture, came_ms)

        super().publish(frame, paint)


def now_ms() -> int:
    """Milliseconds since 1970, by the clock that the browser reads too."""
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
    """The clips one after the other, every `every`-th picture, each as JPEG."""
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
