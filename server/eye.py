"""One frame through the house: calibrated, checked for drift, and shown to the observers.

What comes out follows from the frames that went in and from nothing else: no clock, no thread. So
the same frames give the same sightings, live, in a replay and on the command line.
"""

import math
from collections.abc import Callable, Sequence

from calibration.boards import find_boards
from calibration.camera import Camera
from calibration.drift import Drift, drift
from calibration.failure import CalibrationFailed
from calibration.quality import expected_error
from calibration.solution import Calibration
from calibration.solve import calibrate
from calibration.table import Boards
from server.look import Look
from vision.frame import Frame
from vision.observe import Observer, Watch, refusals_of
from vision.sighting import Sighting

Observers = Callable[[Calibration], Sequence[Observer]]
"""Makes the observers that are wanted, once the table is calibrated."""

RETRY_FRAMES = 15  # no board found: look again a quarter of a second later at 60 fps


def in_words(seen: Drift) -> str:
    """What moved, and how far; without a full stop."""
    if seen.verdict == "camera":
        turned_deg = math.degrees(seen.camera_turned_rad)
        return f"camera moved {seen.camera_moved_mm:.0f} mm and turned {turned_deg:.1f} degrees"
    shifts = [
        f"{board.name} shifted by {board.shift_mm:.0f} mm"
        for board in seen.boards
        if board.is_clear
    ]
    return f"{', '.join(shifts)}: lay it back, or measure its place anew"


class Eye:
    """Looks at the frames of one source, in order.

    Args:
        boards: What is printed and lies on the table.
        observers: Makes the observers for a calibration.
        camera: Known intrinsics, if there are any.
        calibration: Where things are, if that is known already.
        drift_check_s: How often the boards in view are compared with the calibration.
    """

    def __init__(
        self,
        boards: Boards,
        observers: Observers,
        *,
        camera: Camera | None = None,
        calibration: Calibration | None = None,
        drift_check_s: float = 1.0,
    ) -> None:
        self._boards = boards
        self._observers = observers
        self._camera = camera
        self._drift_check_s = drift_check_s
        self._watch = Watch(())
        self._made: tuple[Observer, ...] = ()
        self._refusals_told = 0
        self._scene = 0
        self._retry_at = 0
        self._checked_s = 0.0
        self._moved = ""
        self.calibration: Calibration | None = None
        self.expected_error_mm = float("nan")
        self.failure: CalibrationFailed | None = None
        if calibration is not None:
            self._settle(calibration)

    @property
    def boards(self) -> Boards:
        """What is printed and lies on the table."""
        return self._boards

    def look(self, frame: Frame) -> Look:
        """Show the next frame."""
        last_words = self._begin_scene(frame) if frame.scene != self._scene else ()
        news = self._calibrated(frame)
        seen = self._watch.see(frame) if self.calibration else ()
        return Look(frame.index, frame.scene, last_words + seen, news + self._refused())

    def finish(self) -> tuple[Sighting, ...]:
        """What the observers still have to say at the end of the source."""
        return self._watch.finish()

    def _begin_scene(self, frame: Frame) -> tuple[Sighting, ...]:
        """What was tracked before does not continue: the old observers close, new ones begin."""
        last_words = self._watch.finish()
        self._scene = frame.scene
        if self.calibration:
            self._begin_watch(self.calibration)
        return last_words

    def _calibrated(self, frame: Frame) -> tuple[str, ...]:
        if self.calibration is None:
            return self._first_calibration(frame)
        if frame.t_s - self._checked_s < self._drift_check_s:
            return ()
        self._checked_s = frame.t_s
        return self._healed(frame, drift(self.calibration, find_boards(frame.bgr, self._boards)))

    def _first_calibration(self, frame: Frame) -> tuple[str, ...]:
        if frame.index < self._retry_at:
            return ()
        self._retry_at = frame.index + RETRY_FRAMES
        if not self._solve(frame):
            return ()
        return ("the table is calibrated",)

    def _healed(self, frame: Frame, seen: Drift) -> tuple[str, ...]:
        """Told once what moved; solved again where it was the camera.

        A sheet that was shifted spoils nothing: the calibration rests on the boards that lie still.
        """
        told = "" if seen.verdict in ("steady", "unseen") else in_words(seen)
        known, self._moved = self._moved, told
        if not told or (seen.verdict == "boards" and told == known):
            return ()
        if seen.verdict == "boards":
            return (told,)
        if self._solve(frame):
            return (f"{told}; solved again",)
        self.calibration, self._watch, self._made = None, Watch(()), ()
        return (f"{told}; nothing is measured until a board is in view",)

    def _solve(self, frame: Frame) -> bool:
        try:
            calibration = calibrate([frame.bgr], self._boards, camera=self._camera)
        except CalibrationFailed as failure:
            self.failure = failure
            return False
        self._checked_s = frame.t_s
        self._settle(calibration)
        return True

    def _settle(self, calibration: Calibration) -> None:
        self.calibration, self.failure = calibration, None
        self.expected_error_mm = expected_error(calibration).median_mm
        self._begin_watch(calibration)

    def _begin_watch(self, calibration: Calibration) -> None:
        self._made = tuple(self._observers(calibration))
        self._watch = Watch(self._made)
        self._refusals_told = 0

    def _refused(self) -> tuple[str, ...]:
        """What was seen but could not be measured since the last frame, and what mends it."""
        refusals = [refusal for one in self._made for refusal in refusals_of(one)]
        fresh = refusals[self._refusals_told :]
        self._refusals_told = len(refusals)
        return tuple(
            f"{refusal.cause.split('/')[0]} not measured: {refusal.mend}" for refusal in fresh
        )
