"""Two cameras of one table on two threads: each throw is reported once, whichever camera fails."""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from server.capture.preview import Preview
from server.capture.ring import FrameRing
from server.capture.second_camera import SecondCamera, SecondSource, last_words, second_camera
from server.capture.snapshots import Snapshots
from server.capture.source import SourceProblem
from server.capture.watching import CameraThread
from server.settings import Settings
from tests.vision.two_views.test_shared_throws import is_right, thrown
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.observe import Observer, Watch
from vision.sightings import ImpactSeen, Sighting
from vision.two_views.pairing import PairedThrows
from vision.two_views.shared_throws import FIRST, SECOND, SharedThrows

FAILS_S = 0.4
"""Time at which a camera fails, before the throw."""
PATIENCE_S = 120.0
AHEAD_S = 0.04
WAITS_S, STILL_S, STILL_FPS = 2.0, 2.5, 30
SETTINGS = Settings()


class Showing(Eye):
    """A fake eye with one observer and a known calibration."""

    def __init__(self, observer: Observer) -> None:
        super().__init__(Boards(), lambda _: ())
        self._shown = Watch((observer,))

    def look(self, frame: Frame) -> FrameReport:
        return FrameReport(frame.index, frame.scene, self._shown.see(frame))

    def finish(self) -> tuple[Sighting, ...]:
        return self._shown.finish()


@dataclass
class Together:
    """Keeps two films in step, however slow the machine is."""

    at_s: dict[int, float] = field(default_factory=lambda: {FIRST: 0.0, SECOND: 0.0})
    moved: threading.Condition = field(default_factory=threading.Condition)

    def wait(self, side: int, t_s: float) -> None:
        with self.moved:
            self.at_s[side] = t_s
            self.moved.notify_all()
            self.moved.wait_for(lambda: self.at_s[1 - side] >= t_s - AHEAD_S, PATIENCE_S)

    def end(self, side: int) -> None:
        with self.moved:
            self.at_s[side] = float("inf")
            self.moved.notify_all()


@dataclass
class Played:
    """A drawn film that may end early: for good, or silently, like a camera that may come back."""

    side: int
    together: Together
    fails_s: float = 99.0
    silent: bool = False
    live: bool = False
    trouble: str = ""
    over: threading.Event = field(default_factory=threading.Event)

    @property
    def name(self) -> str:
        return f"film {self.side}"

    def frames(self) -> Iterator[Frame]:
        try:
            for frame in (*thrown()[1:][self.side], *self._still()):
                if frame.t_s >= self.fails_s:
                    self._fail()
                    return
                self.together.wait(self.side, frame.t_s)
                yield frame
        finally:
            self.together.end(self.side)

    def _still(self) -> Iterator[Frame]:
        """Repeat the film's end for longer than a throw waits for the other camera's report."""
        last = thrown()[1:][self.side][-1]
        for n in range(1, round(STILL_S * STILL_FPS)):
            yield replace(last, index=last.index + n, t_s=last.t_s + n / STILL_FPS)

    def _fail(self) -> None:
        self.trouble = f"{self.name} sends no pictures just now."
        if not self.silent:
            raise SourceProblem(self.trouble)
        self.together.end(self.side)
        self.over.wait(PATIENCE_S)

    def close(self) -> None:
        self.over.set()


@dataclass
class Table:
    """Two running cameras, and their reports."""

    first: CameraThread
    second: SecondCamera
    snapshots: Snapshots
    looks: list[FrameReport]

    @property
    def throws(self) -> list[ImpactSeen]:
        return [s for look in self.looks for s in look.sightings if isinstance(s, ImpactSeen)]


def played(ours: Played, theirs: Played) -> Table:
    """Both films to their ends."""
    pair, _, _ = thrown()
    shared = SharedThrows(PairedThrows(wait_s=WAITS_S))
    boards = pair.first.boards
    first_eye = Showing(shared.observer(FIRST, pair.first.calibration, boards))
    second_eye = Showing(shared.observer(SECOND, pair.scene.calibration, boards))
    source = SecondSource(theirs, second_eye, shared)
    looks: list[FrameReport] = []
    snapshots = Snapshots()
    first = CameraThread(
        ours,
        first_eye,
        preview=Preview(width_px=64),
        snapshots=snapshots,
        ring=FrameRing(seconds=2, megabytes=100),
        on_look=looks.append,
        frozen_after_s=0.2,
        on_end=lambda: last_words(source),
    )
    second = second_camera(source, ours, SETTINGS, snapshots, first.stand_in)
    first.start()
    second.watching.start()
    table = Table(first, second, snapshots, looks)
    _until_over(table, ours)
    return table


def _until_over(table: Table, ours: Played) -> None:
    deadline_s = time.monotonic() + PATIENCE_S
    watched = [table.second.watching] if ours.silent else [table.first, table.second.watching]
    while not all(one.health().problem for one in watched):
        assert time.monotonic() < deadline_s, "waited too long"
        time.sleep(0.02)
    # The last words follow the problem.
    while not table.throws and time.monotonic() < deadline_s:
        time.sleep(0.02)
    table.first.stop()
    table.second.watching.stop()


@pytest.mark.long
def test_a_throw_that_both_see_is_told_once_with_where_it_touched() -> None:
    together = Together()
    table = played(Played(FIRST, together), Played(SECOND, together))
    (throw,) = table.throws
    assert is_right(throw)
    assert throw.touch is not None
    assert table.snapshots.of(throw) is not None


def test_where_the_second_camera_dies_the_first_goes_on() -> None:
    together = Together()
    table = played(Played(FIRST, together), Played(SECOND, together, fails_s=FAILS_S))
    (throw,) = table.throws
    assert is_right(throw)
    assert throw.touch is None
    assert "sends no pictures" in table.second.watching.health().problem
    assert "has ended" in table.first.health().problem, "the first went on to its end"


@pytest.mark.parametrize(
    "silent", [True, pytest.param(False, marks=pytest.mark.long)], ids=["away", "dies"]
)
def test_where_the_first_camera_fails_the_second_tells(silent: bool) -> None:
    together = Together()
    ours = Played(FIRST, together, fails_s=FAILS_S, silent=silent)
    table = played(ours, Played(SECOND, together))
    (throw,) = table.throws
    assert is_right(throw)
    assert "sends no pictures" in table.first.health().problem
    kept = table.snapshots.of(throw)
    assert kept is not None
    assert len(kept.replay) > 10, "by the camera that saw it"
