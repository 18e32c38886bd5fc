"""A source whose camera can be replaced by another one while the program runs."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

from calibration.frame import Frame
from server.capture.clock import LEAST_STEP_S
from server.capture.source import Source


class ChosenCamera:
    """A source of the frames of the camera that was chosen last.

    Each camera begins a new scene. Indices and times keep rising from one camera to the next.

    Args:
        camera: The first one, already open.
        clock: A monotonic clock, in seconds.
    """

    live = True

    def __init__(self, camera: Source, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._now = camera
        self._choices = 0
        self._begins: Callable[[int], None] = lambda _: None
        self._closing = False

    @property
    def now(self) -> Source:
        """The current camera."""
        return self._now

    @property
    def name(self) -> str:
        """The current camera's name."""
        return self._now.name

    @property
    def trouble(self) -> str:
        """Why the current camera sends no picture at this moment; empty if it does."""
        return str(getattr(self._now, "trouble", ""))

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is wrong with the current camera's picture."""
        found: tuple[str, ...] = getattr(self._now, "conditions", ())
        return found

    def choose(self, camera: Source, begins: Callable[[int], None] = lambda _: None) -> None:
        """Switch to another camera, and close the previous one.

        Args:
            camera: The new camera, already open.
            begins: Called with the number of its first scene, before its first frame is yielded.
        """
        with self._lock:
            before, self._now, self._begins = self._now, camera, begins
            self._choices += 1
        before.close()

    def frames(self) -> Iterator[Frame]:
        """Frames of the chosen camera, until this source is closed or that camera ends."""
        began_s, index, first_scene, last_s = self._clock(), 0, 0, -LEAST_STEP_S
        while not self._closing:
            with self._lock:
                camera, begins, choice = self._now, self._begins, self._choices
            begins(first_scene)
            offset_s = max(self._clock() - began_s, last_s + LEAST_STEP_S)
            scene = first_scene
            for frame in camera.frames():
                if choice != self._choices:
                    break
                scene, last_s = first_scene + frame.scene, offset_s + frame.t_s
                yield replace(frame, index=index, t_s=last_s, scene=scene)
                index += 1
            if choice == self._choices:
                return
            if camera is not self._now:
                camera.close()  # again: it may have reopened itself since `choose` closed it
            first_scene = scene + 1

    def close(self) -> None:
        """Close the camera and end."""
        self._closing = True
        self._now.close()
