"""The path of one frame: calibrate, check the calibration for drift, and show it to the observers.

The result depends on the frames alone, not on a clock or a thread. So the same frames give the same
sightings live, in a replay and on the command line.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from calibration.detect.picture import checked_picture
from calibration.failure import CalibrationFailed
from calibration.frame import Frame
from calibration.guard.guard import Guard, GuardDecision
from calibration.guard.messages import counted, number
from calibration.guard.relight import relit
from calibration.guard.search import LOOK_EVERY_S
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.quality import expected_error
from calibration.model.rebase import Rebase
from calibration.model.solution import Calibration
from calibration.solve.fast import Solver, calibrate_closely
from vision.eye_status import Activity, EyeStatus, FrameReport
from vision.learned import NOTHING_LEARNED, Learned
from vision.observe import Namer, Observer, Refusal, Refuser, Watch
from vision.sightings import Revised, Sighting, revised
from vision.sightings.doubt import Renaming
from vision.upright import Upright

Observers = Callable[[Calibration], Sequence[Observer]]
"""Makes the wanted observers, once the table is calibrated."""

Watches = Callable[[Sequence[Observer]], Watch]
"""Makes the `Watch` that shows frames to the observers of a scene."""

RETRY_FRAMES, LONGEST_RETRY_FRAMES = 15, 60
"""Number of frames after which the first calibration is tried again, at first and at most: a
quarter of a second at 60 fps, doubled after each failure, up to a second. A search that finds
nothing takes longest."""


@dataclass(frozen=True, slots=True)
class _FrameLook:
    """The results of one frame."""

    sightings: tuple[Sighting, ...]
    news: tuple[str, ...]
    revised: tuple[Revised, ...]


class Eye:
    """Processes the frames of one source, in order.

    Args:
        boards: What is printed and lies on the table.
        observers: Makes the observers for a calibration.
        camera: The intrinsics, if they are known.
        calibration: Pose of camera and table, if it is known already.
        drift_check_s: Seconds between searches for boards that are no longer seen where they were.
        doing: Receives the progress of measurements that take long.
        solver: Makes the first calibration. `calibrate_fast` is cheap, good enough for throws, and
            as accurate wherever the boards are seen well.
        guard: Makes the guard of a calibration; called like `Guard`.
        watch: Makes the object that shows frames to the observers.
        learned: What was learned at this table; it is applied to sightings when they are reported.
    """

    def __init__(
        self,
        boards: Boards,
        observers: Observers,
        *,
        camera: Camera | None = None,
        calibration: Calibration | None = None,
        drift_check_s: float = LOOK_EVERY_S,
        doing: Activity | None = None,
        solver: Solver = calibrate_closely,
        guard: Callable[..., Guard] = Guard,
        watch: Watches = Watch,
        learned: Learned = NOTHING_LEARNED,
    ) -> None:
        self._learned = learned
        self._solver = solver
        self._make_guard = guard
        self._make_watch = watch
        self._boards = boards
        self._observers = observers
        self._camera = camera
        self._drift_check_s = drift_check_s
        self._watch = Watch(())
        self._upright = Upright.of(None)
        self._made: tuple[Observer, ...] = ()
        self._refusers: tuple[Refuser, ...] = ()
        self._refusals_before: list[tuple[Refusal, ...]] = []
        self._last_refusals: tuple[Refusal, ...] = ()
        self._scene = 0
        self._retry_at, self._retry_frames = 0, RETRY_FRAMES
        self._guard: Guard | None = None
        self._unproven: tuple[Sighting, ...] = ()
        self._in_doubt = False
        self._doubted: Calibration | None = None
        self._measured_by: Calibration | None = None
        self._recalibration_asked = False
        self._skipped: list[Frame] = []
        self._renamings: deque[Renaming] = deque()  # other threads add to it
        self._camera_changes: deque[tuple[int, Camera | None]] = deque()  # and to this
        self.doing = doing or Activity()
        self._expected_error_mm: float | None = None
        self._failure: CalibrationFailed | None = None
        if calibration is not None:
            self._adopt(calibration)
            self._guard = self._new_guard(calibration)
        self._status = self._current_status()

    @property
    def status(self) -> EyeStatus:
        """Status after the last frame; any thread may ask."""
        return self._status

    @property
    def learned(self) -> Learned:
        """What was learned at this table; it is applied to sightings when they are reported."""
        return self._learned

    @property
    def heeds_fast_things(self) -> bool:
        """Whether an observer follows fast things, so that no frame should be skipped."""
        return self._status.calibration is not None and bool(self._watch.followers)

    @property
    def follows_something_fast(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        return self._watch.follows

    def solve_again(self) -> None:
        """Calibrate again with the next frame; any thread may call this."""
        self._recalibration_asked = True

    def look_through(self, camera: Camera | None, *, scene: int) -> None:
        """Calibrate again from a scene on, as another camera films it; any thread may call this.

        Args:
            camera: The other camera's intrinsics, if they are known.
            scene: The first scene that it films; no frame of it may have been processed yet.
        """
        self._camera_changes.append((scene, camera))

    def rename(self, renaming: Renaming) -> None:
        """Pass on a correction of track numbers before the next frame; any thread may call this."""
        self._renamings.append(renaming)

    def look(self, frame: Frame) -> FrameReport:
        """Process the next frame."""
        renamed = self._apply_renamings()
        if self._skips(frame):
            return FrameReport(frame.index, frame.scene, renamed=renamed, film_s=frame.film_s)
        found = [self._process(one) for one in (*self._catch_up_on(frame), frame)]
        self._status = self._current_status()
        return FrameReport(
            frame.index,
            frame.scene,
            tuple(sighting for one in found for sighting in one.sightings),
            tuple(words for one in found for words in one.news),
            self._refused(),
            tuple(revised for one in found for revised in one.revised),
            renamed,
            frame.film_s,
        )

    def _skips(self, frame: Frame) -> bool:
        """Whether to skip a frame for now, as nothing moved a moment ago.

        If a later frame shows a change, the skipped frames are processed first (`_catch_up_on`),
        and the result is as if none had been skipped. Usually nothing changes, and a skipped frame
        costs nothing.
        """
        guard, known = self._guard, self._measured_by
        if (
            guard is None
            or known is None
            or self._recalibration_asked
            or frame.scene != self._scene
        ):
            return False
        if frame.size_wh != known.size_wh or not guard.calm:
            return False
        if not self._watch.passes_over(frame):
            return False
        if not self._watch.done:
            self._skipped.append(frame)
        return True

    def _catch_up_on(self, frame: Frame) -> tuple[Frame, ...]:
        """The skipped frames to process before this one: all of them if it shows a change."""
        passed_over, self._skipped = tuple(self._skipped), []
        if not passed_over:
            return ()
        goes_on = frame.scene == self._scene and frame.size_wh == passed_over[-1].size_wh
        if goes_on and not self._watch.is_new(self._as_shown(frame)):
            return ()
        return passed_over

    def _process(self, frame: Frame) -> _FrameLook:
        self._change_camera(frame)
        seen = self._begin_scene(frame) if frame.scene != self._scene else ()
        seen += self._resized(frame)
        seen += self._forget_calibration() if self._recalibration_asked else ()
        ruling = self._guard.watch(frame) if self._guard else self._first_calibration(frame)
        again = self._checked_again()
        self.doing.done()
        if ruling.solved is not None and self._guard is not None:
            last_words, again = self._recalibrate(ruling.solved.calibration)
            seen += last_words
        fresh = tuple(sighting for one in ruling.measure for sighting in self._seen(one))
        self._note_proof(ruling, fresh)
        return _FrameLook(
            tuple(self._learned.told(one) for one in seen + fresh),
            ruling.news + _recheck_news(again),
            tuple(self._learned.told_again(one) for one in again),
        )

    def _current_status(self) -> EyeStatus:
        guard = self._guard
        if guard is None:
            return EyeStatus(self._camera, self._boards, failure=self._failure)
        return EyeStatus(
            self._camera,
            guard.boards,
            None if guard.waiting else guard.calibration,
            self._expected_error_mm,
            proven=guard.proven,
            waiting=guard.waiting,
            conditions=guard.conditions,
            failure=self._failure,
        )

    def finish(self) -> tuple[Sighting, ...]:
        """Process skipped frames at the end of the source; return the last sightings."""
        passed_over, self._skipped = self._skipped, []
        last = tuple(s for one in passed_over for s in self._process(one).sightings)
        return last + tuple(self._learned.told(one) for one in self._finish_watch())

    def _apply_renamings(self) -> int:
        """Pass waiting corrections of track numbers to the observers; return their number.

        Sightings that may be checked again are corrected too: whoever received them knows them by
        their right tracks now.
        """
        taken = 0
        while self._renamings:
            renaming, taken = self._renamings.popleft(), taken + 1
            for one in self._made:
                if isinstance(one, Namer) and renaming.scene == self._scene:
                    one.rename(renaming.right, asked_in=renaming.frame)
            self._unproven = tuple(renaming.corrected(seen, self._scene) for seen in self._unproven)
        return taken

    def _change_camera(self, frame: Frame) -> None:
        """Switch to the intrinsics of another camera once its first scene begins.

        Skipped frames may still be of the camera before, so this depends on the frame's scene.
        """
        while self._camera_changes and frame.scene >= self._camera_changes[0][0]:
            _, self._camera = self._camera_changes.popleft()
            self._recalibration_asked = True
            self._in_doubt, self._unproven, self._doubted = False, (), None

    def _begin_scene(self, frame: Frame) -> tuple[Sighting, ...]:
        """Close the observers of the scene before and make new ones, as no track continues.

        Returns:
            The last sightings of the closed observers.
        """
        last_words = self._end_watch()
        self._scene = frame.scene
        if self._guard is not None and self._measured_by is not None:
            self._guard.begin_scene()
            self._begin_watch(self._measured_by)
        return last_words

    def _forget_calibration(self) -> tuple[Sighting, ...]:
        """Drop the calibration, as a new one was asked for; return the last sightings."""
        last_words = self._end_watch()
        if self._in_doubt:
            self._doubted, self._unproven = self._measured_by, self._unproven + last_words
        self._recalibration_asked, self._guard = False, None
        self._retry_at, self._retry_frames = 0, RETRY_FRAMES
        self._watch, self._measured_by = Watch(()), None
        return last_words

    def _resized(self, frame: Frame) -> tuple[Sighting, ...]:
        """If the frame's size changed, scale the calibration to it, or drop it where that fails.

        Returns:
            The last sightings of the observers that this closes.
        """
        known = self._measured_by
        if known is None or frame.size_wh == known.size_wh:
            return ()
        last_words = self._end_watch()
        self._guard, self._watch, self._measured_by = None, Watch(()), None
        self._made, self._refusers, self._refusals_before = (), (), []
        try:
            scaled = known.scaled_to(frame.size_wh)
        except ValueError:
            return last_words
        self._adopt(scaled)
        self._guard = self._new_guard(scaled)
        return last_words

    def _as_shown(self, frame: Frame) -> Frame:
        """The frame as observers see it: upright, and as bright as at the calibration.

        Observers go by colours, and orange clay in half the light is brown.
        """
        light = 1.0 if self._guard is None else self._guard.light
        lit = frame if light == 1.0 else replace(frame, picture=relit(frame.bgr, 1 / light))
        return self._upright.frame(lit)

    def _first_calibration(self, frame: Frame) -> GuardDecision:
        if frame.index < self._retry_at:
            return GuardDecision(())
        self._retry_at = frame.index + self._retry_frames
        self._retry_frames = min(2 * self._retry_frames, LONGEST_RETRY_FRAMES)
        try:
            solved = self._solver(frame.bgr, self._boards, self._camera)
        except CalibrationFailed as failure:
            self._failure = failure
            return GuardDecision(())
        self._adopt(solved.calibration)
        self._guard = self._new_guard(solved.calibration)
        self._guard.begin(frame, solved.seen)
        return GuardDecision((frame,), news=("the table is calibrated",))

    def _new_guard(self, calibration: Calibration) -> Guard:
        return self._make_guard(self._boards, calibration, look_every_s=self._drift_check_s)

    def _recalibrate(
        self, calibration: Calibration
    ) -> tuple[tuple[Sighting, ...], tuple[Revised, ...]]:
        """Begin again with a new calibration.

        Returns:
            The last sightings of the old observers, and the unproven sightings (`_note_proof`),
            checked again with the new calibration.
        """
        old, in_doubt, unproven = self._measured_by, self._in_doubt, self._unproven
        last_words = self._end_watch()
        self._in_doubt, self._unproven = False, ()
        self._adopt(calibration)
        if old is None or not in_doubt:
            return last_words, ()
        places = Rebase(old, calibration)
        again = (revised(seen, places) for seen in last_words)
        now = tuple(one.after for one in again if one.after is not None)
        return now, tuple(revised(seen, places) for seen in unproven)

    def _checked_again(self) -> tuple[Revised, ...]:
        """The unproven sightings of a calibration that was dropped, checked with its successor."""
        old, new = self._doubted, self._measured_by
        if old is None or new is None:
            return ()
        unproven = self._unproven if old.size_wh == new.size_wh else ()
        self._in_doubt, self._unproven, self._doubted = False, (), None
        return tuple(revised(seen, Rebase(old, new)) for seen in unproven)

    def _note_proof(self, ruling: GuardDecision, fresh: tuple[Sighting, ...]) -> None:
        """Remember sightings that were reported since the calibration was last proven to hold."""
        if ruling.measure and ruling.proven:
            self._in_doubt, self._unproven = False, ()
        elif ruling.measure:
            self._in_doubt, self._unproven = True, self._unproven + fresh

    def _adopt(self, calibration: Calibration) -> None:
        self._measured_by, self._failure = calibration, None
        self._expected_error_mm = expected_error(calibration).median_mm
        self._begin_watch(calibration)

    def _begin_watch(self, calibration: Calibration) -> None:
        self._upright = Upright.of(calibration)
        self._made = tuple(self._observers(self._upright.calibration(calibration)))
        self._refusers = tuple(one for one in self._made if isinstance(one, Refuser))
        self._watch = self._make_watch(self._made)
        self._refusals_before = [() for _ in self._refusers]

    def _end_watch(self) -> tuple[Sighting, ...]:
        """Finish the observers; return their last sightings, and keep their last refusals."""
        last_words = self._finish_watch()
        self._last_refusals += self._new_refusals()
        return last_words

    def _finish_watch(self) -> tuple[Sighting, ...]:
        """Show the observers the frames that still wait for the light, and finish them."""
        waiting = self._guard.finish() if self._guard is not None else ()
        seen = tuple(sighting for frame in waiting for sighting in self._seen(frame))
        ended, self._watch = self._watch, Watch(())  # a film may be continued after its end
        return seen + tuple(self._upright.as_seen(one) for one in ended.finish())

    def _seen(self, frame: Frame) -> tuple[Sighting, ...]:
        """Show a frame to the observers; return what they report of it."""
        told = self._watch.see(self._as_shown(frame))
        return tuple(self._upright.as_seen(one) for one in told)

    def _new_refusals(self) -> tuple[Refusal, ...]:
        """What the observers have refused since this was last asked."""
        before, now = self._refusals_before, [one.refusals() for one in self._refusers]
        self._refusals_before = now
        return tuple(new for pair in zip(before, now, strict=True) for new in _added(*pair))

    def _refused(self) -> tuple[str, ...]:
        """What could not be measured since the last frame, and how to mend it, as sentences."""
        fresh, self._last_refusals = (*self._last_refusals, *self._new_refusals()), ()
        return tuple(
            f"{refusal.cause.split('/')[0]} not measured: {refusal.mend}" for refusal in fresh
        )


def _added(before: tuple[Refusal, ...], now: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    """The refusals at the end of `now` that are not in `before`; the oldest may be forgotten."""
    kept = next(n for n in range(len(before), -1, -1) if before[len(before) - n :] == now[:n])
    return now[kept:]


def _recheck_news(again: Sequence[Revised]) -> tuple[str, ...]:
    """A sentence on how many measurements were checked again, and how many of them changed."""
    if not again:
        return ()
    changed = sum(one.changed for one in again)
    measured = counted(len(again), "measurement")
    return (f"{measured} since then checked again, {number(changed)} changed",)


class UnscaledEye:
    """Processes the frames of one source, in order, without a calibration.

    Args:
        observers: Makes the observers, new ones for each scene.
        watch: Makes the object that shows frames to them.
    """

    status: Final = EyeStatus(camera=None, boards=Boards())

    def __init__(
        self, observers: Callable[[], Sequence[Observer]], *, watch: Watches = Watch
    ) -> None:
        self._observers = observers
        self._make_watch = watch
        self._watch = watch(observers())
        self._scene = 0

    @property
    def heeds_fast_things(self) -> bool:
        """Whether an observer follows fast things, so that no frame should be skipped."""
        return bool(self._watch.followers)

    @property
    def follows_something_fast(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        return self._watch.follows

    def look(self, frame: Frame) -> FrameReport:
        """Process the next frame; raises CalibrationFailed if its picture is unusable."""
        checked_picture(frame.bgr)
        last_words: tuple[Sighting, ...] = ()
        if frame.scene != self._scene:
            last_words = self._watch.finish()
            self._watch, self._scene = self._make_watch(self._observers()), frame.scene
        return FrameReport(frame.index, frame.scene, last_words + self._watch.see(frame))

    def finish(self) -> tuple[Sighting, ...]:
        """The last sightings of the observers, at the end of the source."""
        return self._watch.finish()
