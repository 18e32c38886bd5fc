"""A camera in the place of another one, while the program runs."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from calibration.frame import Frame
from server.capture.source import Source

LEAST_STEP_S: Final = 0.001
"""Between the last frame of one camera and the first of the next, whatever their clocks say."""


class ChosenCamera:
    """The camera that was chosen last; what it shows is a new scene, and times go on rising.

    Args:
        camera: The first one, opened already.
        clock: Seconds that only rise.
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
        """The camera that is looked through."""
        return self._now

    @property
    def name(self) -> str:
        """What it is called."""
        return self._now.name

    @property
    def trouble(self) -> str:
        """Why it sends no picture at this moment; empty while it does."""
        return str(getattr(self._now, "trouble", ""))

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is not as it should be with its picture."""
        found: tuple[str, ...] = getattr(self._now, "conditions", ())
        return found

    def choose(self, camera: Source, begins: Callable[[int], None] = lambda _: None) -> None:
        """Look through another camera from now on, and let go of the one before.

        Args:
            camera: Opened already.
            begins: Is told its first scene before the first frame of it comes.
        """
        with self._lock:
            before, self._now, self._begins = self._now, camera, begins
            self._choices += 1
        before.close()

    def frames(self) -> Iterator[Frame]:
        """Frames of the chosen camera, until this is closed or that camera ends by itself."""
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
                camera.close()  # it may have opened itself anew while it was let go of
            first_scene = scene + 1

    def close(self) -> None:
        """Let go of the camera, and choose no other."""
        self._closing = True
        self._now.close()
