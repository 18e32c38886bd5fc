"""Reopens a camera that disappears and comes back: unplugged, out of reach, or restarted."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median
from typing import Final, Protocol

from calibration.frame import Frame
from server.capture.clock import LEAST_STEP_S
from server.capture.devices import WebcamListed, Webcams
from server.capture.source import SourceProblem

RETRY_S: Final = 0.5
"""Seconds between two attempts to open a camera that is gone."""

SILENT_S: Final = 0.7
"""Seconds without a picture after which the camera is reported as silent. For a slow camera it is
`SLOW_BY` times its usual interval if that is longer."""

SLOW_BY: Final = 3
"""Number of its usual intervals after which a slow camera is reported as silent."""
STEPS: Final = 5
"""Number of the latest intervals whose median is a camera's usual interval."""


class LiveCamera(Protocol):
    """A camera whose frames end with SourceProblem when it disappears."""

    live: bool
    name: str

    def frames(self) -> Iterator[Frame]:
        """Frames until it falls silent."""
        ...

    def close(self) -> None:
        """Close it."""
        ...


class ReturningCamera:
    """Reopens a camera when it comes back; its pictures are then a new scene.

    Args:
        camera: The camera, already open.
        again: Reopens it; raises SourceProblem while it is missing.
        name: Its name in messages; the camera's own name by default.
    """

    live = True

    def __init__(
        self, camera: LiveCamera, again: Callable[[], LiveCamera], *, name: str | None = None
    ) -> None:
        self.name = name or camera.name
        self._camera = camera
        self._again = again
        self._closing = threading.Event()
        self._gone = ""
        self._silence = Silence()

    @property
    def trouble(self) -> str:
        """Why there is no picture at this moment; empty if there is one."""
        if self._gone or not self._silence.too_long:
            return self._gone
        name = self.name[:1].upper() + self.name[1:]
        return f"{name} sends no pictures just now: check that it is on, and in reach."

    @property
    def number(self) -> int | None:
        """The webcam's present number; None for other cameras, and while it is missing."""
        return None if self._gone else getattr(self._camera, "number", None)

    def frames(self) -> Iterator[Frame]:
        """Frames until it is closed; times and indices keep rising over a gap."""
        began_s, index, scene, last_s = time.monotonic(), 0, 0, -LEAST_STEP_S
        while not self._closing.is_set():
            # A stream's clock may run ahead of the arrival of its pictures.
            offset_s = max(time.monotonic() - began_s, last_s + LEAST_STEP_S)
            try:
                for frame in self._camera.frames():
                    self._gone = ""
                    self._silence.ended()
                    last_s = offset_s + frame.t_s
                    yield replace(frame, index=index, t_s=last_s, scene=scene)
                    index += 1
                    self._silence.began()
            except SourceProblem as gone:
                self._gone = f"{gone} It is used again as soon as it is back."
            self._silence = Silence()
            self._camera.close()
            self._wait_for_it()
            scene += 1

    def close(self) -> None:
        """Close the camera, and stop waiting for it."""
        self._closing.set()
        self._camera.close()

    def _wait_for_it(self) -> None:
        while not self._closing.wait(RETRY_S):
            try:
                self._camera = self._again()
            except SourceProblem:
                continue
            return


class Silence:
    """Measures how long the next picture has been awaited, compared with the usual interval."""

    def __init__(self) -> None:
        self._since_s: float | None = None
        self._usual_s: deque[float] = deque(maxlen=STEPS)

    def began(self) -> None:
        """Start waiting for the next picture."""
        self._since_s = time.monotonic()

    def ended(self) -> None:
        """Note that the picture has come."""
        if self._since_s is not None:
            self._usual_s.append(time.monotonic() - self._since_s)
        self._since_s = None

    @property
    def too_long(self) -> bool:
        """Whether the wait is much longer than usual."""
        since_s = self._since_s
        if since_s is None:
            return False
        usual_s = median(self._usual_s) if self._usual_s else 0.0
        return time.monotonic() - since_s > max(SILENT_S, SLOW_BY * usual_s)


class SameWebcam:
    """Finds a webcam that was unplugged, under the same number or another one.

    A webcam with another name, or one that was plugged in from the beginning, is never taken for
    it.

    Args:
        number: Its present number.
        opened: Opens the webcam with a number; raises SourceProblem while it is missing.
        webcams: Where the system lists them.
    """

    def __init__(
        self, number: int, opened: Callable[[int], LiveCamera], *, webcams: Webcams | None = None
    ) -> None:
        self._number = number
        self._opened = opened
        self._webcams = webcams or Webcams()
        listed = self._webcams.all()
        self._was = self._webcams.of_number(number) or WebcamListed(number, "")
        self._others = {one.number for one in listed} - {number}

    def __call__(self) -> LiveCamera:
        """The reopened webcam; raises SourceProblem while it is missing."""
        for number in self._candidates():
            try:
                return self._opened(number)
            except SourceProblem:
                continue
        raise SourceProblem(f"Camera {self._number} is not there.")

    def _candidates(self) -> list[int]:
        """The numbers under which it may be found, its own number first."""
        if not self._webcams.are_listed:
            return [self._number]
        found = [one.number for one in self._webcams.all() if self._is_it(one)]
        return sorted(found, key=lambda number: number != self._number)

    def _is_it(self, one: WebcamListed) -> bool:
        """Whether a listed webcam is the one that was unplugged.

        It is compared by maker, model and serial number if both have them; otherwise by model, and
        then it must have been plugged in later.
        """
        if self._was.identity and one.identity:
            return one.identity == self._was.identity
        return one.name == self._was.name and one.number not in self._others
