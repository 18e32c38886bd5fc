"""A camera that was unplugged and comes back: under its number, or under another one."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

from calibration.frame import Frame
from server.capture.source import SourceProblem

RETRY_S: Final = 0.5
DEVICES: Final = Path("/sys/class/video4linux")
"""Where Linux lists its cameras; elsewhere there is no such folder, and only numbers are known."""


class NumberedCamera(Protocol):
    """A camera by its number; its frames end with SourceProblem when it is gone."""

    number: int
    name: str

    def frames(self) -> Iterator[Frame]:
        """Frames until it falls silent."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


class ReturningCamera:
    """Goes on with a camera when it is back; what it shows then is a new scene.

    A camera that was there all along, or has another name, is never taken for it.

    Args:
        camera: Opened already.
        reopen: Opens the camera of a number; raises SourceProblem while it is not there.
        devices: Where the system lists its cameras by number and name.
    """

    live = True

    def __init__(
        self,
        camera: NumberedCamera,
        reopen: Callable[[int], NumberedCamera],
        *,
        devices: Path = DEVICES,
    ) -> None:
        self.name = camera.name
        self.trouble = ""
        self._camera: NumberedCamera = camera
        self._reopen = reopen
        self._devices = devices
        self._model = self._model_of(camera.number)
        self._others = self._numbers() - {camera.number}
        self._closing = threading.Event()

    def frames(self) -> Iterator[Frame]:
        """Frames as long as nobody closes it; times and numbers go on rising over a gap."""
        began_s, index, scene = time.monotonic(), 0, 0
        while not self._closing.is_set():
            offset_s = time.monotonic() - began_s
            try:
                for frame in self._camera.frames():
                    self.trouble = ""
                    yield replace(frame, index=index, t_s=offset_s + frame.t_s, scene=scene)
                    index += 1
            except SourceProblem as gone:
                self.trouble = f"{gone} It is gone on with as soon as it is back."
            self._camera.close()
            self._wait_for_it()
            scene += 1

    def close(self) -> None:
        """Let go of the camera, and wait for it no longer."""
        self._closing.set()
        self._camera.close()

    def _wait_for_it(self) -> None:
        while not self._closing.wait(RETRY_S):
            for number in self._candidates():
                try:
                    self._camera = self._reopen(number)
                except SourceProblem:
                    continue
                return

    def _candidates(self) -> list[int]:
        """Its own number, then those that were not there when it was first opened."""
        numbers = self._numbers()
        if not numbers and not self._devices.is_dir():
            return [self._camera.number]
        fresh = sorted(numbers - self._others, key=lambda number: number != self._camera.number)
        return [number for number in fresh if self._model_of(number) == self._model]

    def _numbers(self) -> frozenset[int]:
        found = (path.name.removeprefix("video") for path in self._devices.glob("video*"))
        return frozenset(int(number) for number in found if number.isdecimal())

    def _model_of(self, number: int) -> str:
        try:
            return (self._devices / f"video{number}" / "name").read_text().strip()
        except (OSError, ValueError):
            return ""
