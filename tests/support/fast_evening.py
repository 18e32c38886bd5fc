"""A whole evening in fast motion: the program as `record` runs it, and a film that does not wait.

Run as a separate program, so that only its own memory and handles are counted:

    python -m tests.support.fast_evening FOLDER HOURS ACTION_EVERY_S

The film's clock runs from 0 to HOURS. Every ACTION_EVERY_S seconds the bundled evening is shown
completely, as a new scene; in between, the table is still, at one frame in two seconds. Frames
come as fast as they are processed. Every minute of the film a JSON line with the resource usage is
printed; the last line says that the film has ended.
"""

import gc
import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import cv2

from calibration.frame import Frame
from server.app import Lookout, create_app
from server.capture import watching
from server.capture.footage import Video
from server.capture.table_eye import table_eye
from server.cli.demonstration import EVENING, begin_demonstration
from server.cli.files import read_boards, read_camera
from server.cli.running import listen, run
from server.settings import Settings
from server.store.recording import Recorder
from server.store.sql import SqlLedger
from tests.support.golden_evening import database, recording
from tests.support.kept_games import url_of
from tests.support.program import ANNOUNCED

CALM_STEP_S = 2.0
TOLD_EVERY_S = 60.0
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class FastFilm:
    """The bundled film again and again, a still table in between.

    Args:
        length_s: How long the evening is, on its own clock.
        action_every_s: From one showing of the film to the next.
    """

    live, name = False, "an evening in fast motion"

    def __init__(self, length_s: float, action_every_s: float) -> None:
        self._length_s = length_s
        self._action_every_s = action_every_s
        self._count = 0

    def frames(self) -> Iterator[Frame]:
        """Yield all frames in order; print the resource usage once a minute."""
        t_s, told_s, scene = 0.0, 0.0, 0
        while t_s < self._length_s:
            for frame in self._action_and_calm(t_s, scene):
                yield replace(frame, index=self._count)
                self._count += 1
                t_s = frame.t_s
                if t_s >= told_s:
                    tell_usage(t_s, self._count)
                    told_s += TOLD_EVERY_S
            t_s, scene = t_s + CALM_STEP_S, scene + 1
        tell_usage(t_s, self._count, ended=True)

    def _action_and_calm(self, start_s: float, scene: int) -> Iterator[Frame]:
        with closing(Video(EVENING / "clip.mp4")) as film:
            for frame in film.frames():
                last = replace(frame, t_s=start_s + frame.t_s, scene=scene)
                yield last
        while last.t_s < min(start_s + self._action_every_s, self._length_s) - CALM_STEP_S:
            last = replace(last, t_s=last.t_s + CALM_STEP_S, picture=last.bgr.copy())
            yield last

    def close(self) -> None:
        """Do nothing: no file is held open between two showings."""


def tell_usage(t_s: float, frames: int, *, ended: bool = False) -> None:
    """Print what this process uses: resident memory, open handles, threads."""
    gc.collect()
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_BYTES
    told = {
        "minute": round(t_s / 60, 1),
        "frames": frames,
        "memory_mb": round(resident / 2**20, 1),
        "handles": len(os.listdir("/proc/self/fd")),  # noqa: PTH208 (of which none is opened)
        "threads": threading.active_count(),
        "ended": ended,
    }
    print(json.dumps(told), flush=True)


def main() -> None:
    """Serve until the program is asked to end."""
    folder, hours, action_every_s = Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
    cv2.setNumThreads(1)
    ledger = SqlLedger(url_of(database(folder)), backups=folder / "backups")
    eye = table_eye(read_boards(EVENING / "boards.json"), read_camera(EVENING / "camera.json"))
    lookout = Lookout(FastFilm(3600 * hours, action_every_s), eye)
    with (
        patch.object(watching, "paced", iter),
        listen("127.0.0.1", 0) as listening,
        closing(Recorder(recording(folder), source={"footage": "in fast motion"})) as recorder,
    ):
        app = create_app(
            Settings(data=folder),
            ledger,
            lookout=lookout,
            scribe=lambda session: recorder.of(session.record, session.entries),
            first_game=begin_demonstration,
        )
        told = f"{ANNOUNCED}http://127.0.0.1:{listening.getsockname()[1]}/"
        with suppress(KeyboardInterrupt):  # as the command line does
            run(app, listening, told=lambda: print(told, flush=True))


if __name__ == "__main__":
    main()
