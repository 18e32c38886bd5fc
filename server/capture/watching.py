"""The camera thread: frames from a source, through the eye, to the desk and the preview."""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from server.capture.attention import Attention
from server.capture.captions import Words
from server.capture.footage import Video
from server.capture.mailbox import Mailbox
from server.capture.pacing import paced, played
from server.capture.playhead import Playhead
from server.capture.preview import Backdrop, Preview
from server.capture.ring import FrameRing
from server.capture.snapshots import Snapshots
from server.capture.source import Source, SourceProblem
from server.capture.table_paint import TablePicture, paint_drawings
from server.proposals.on_table import Drawing
from vision.eye import Eye
from vision.eye_status import EyeStatus, FrameReport
from vision.overlay import board_outlines, outline
from vision.sightings import PointPx, Sighting
from vision.upright import Upright

LOG = logging.getLogger(__name__)
MEASURING_S = 0.5
"""Seconds for which one frame is processed before the page says that something is measured."""
PATIENCE_S = 10.0  # a measurement that takes longer hangs
HAPPENED_KEPT = 5
"""Number of events of camera and boards that are kept for the page."""
HAPPENED_SHOWN_S = 300.0
"""Seconds for which such an event is shown."""
RATE_S = 2.0  # the rate is measured over the last seconds
RATE_FRAMES = 480  # more than any camera sends in that time


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that happened to camera or boards: its running number, text, and age in seconds."""

    number: int
    text: str
    ago_s: float


@dataclass(frozen=True, slots=True)
class Health:
    """The camera's state, as pages show it; ages are seconds of the wall clock.

    Attributes:
        source: The name of the source.
        frames: Number of processed frames.
        dropped: Number of frames that were never processed.
        frames_per_s: Rate at which frames arrive.
        frame_age_s: Age of the newest frame; None before the first.
        frozen: Whether the newest frame is too old to be called live.
        measuring: Whether a frame has been processed for long, or a weigh-in runs in the
            background.
        calibrated: Whether there is a calibration.
        board: The calibration in one line.
        news: The last event for the referee: the camera moved; a hand could not be measured, and
            why.
        problem: Why no frames come; empty if they do.
        conditions: Present problems of table, camera and computer.
        happened: The last events of camera and boards.
        doing: The progress of a long measurement.
        position_s: Place in the film of the newest frame, in seconds; None for a camera.
        length_s: Length of the film in seconds; None for a camera, and if it is unknown.
        paused: Whether the film is paused.
    """

    source: str
    frames: int
    dropped: int
    frames_per_s: float
    frame_age_s: float | None
    frozen: bool
    measuring: bool
    calibrated: bool
    board: str
    news: str
    problem: str
    conditions: tuple[str, ...] = ()
    happened: tuple[Happened, ...] = ()
    doing: str = ""
    position_s: float | None = None
    length_s: float | None = None
    paused: bool = False


class CameraThread:
    """Runs one source on its own thread.

    Args:
        source: A camera is read through a mailbox of one frame, and frames skipped around a throw
            come from the ring; footage runs in lock-step in real time, and every frame is
            processed, so that the result is always the same.
        eye: Processes each frame.
        preview: Shows each frame on the pages.
        snapshots: Keeps pictures of sightings.
        ring: Keeps the last seconds of frames.
        on_look: Receives each frame's report.
        frozen_after_s: Age in seconds from which the newest frame counts as frozen.
        on_table: Returns the game's drawings, called whenever a picture is drawn.
        filmed: Receives each frame before it is processed; must return at once.
        on_end: Called whenever no more frames come; returns sightings still to be reported.
        first_frame: The index of a camera's first frame; that of footage is always 0.
    """

    def __init__(
        self,
        source: Source,
        eye: Eye,
        *,
        preview: Preview,
        snapshots: Snapshots,
        ring: FrameRing,
        on_look: Callable[[FrameReport], None],
        frozen_after_s: float,
        on_table: Callable[[], tuple[Drawing, ...]] = tuple,
        filmed: Callable[[Frame], None] | None = None,
        on_end: Callable[[], tuple[Sighting, ...]] = tuple,
        first_frame: int = 0,
    ) -> None:
        self._on_end = on_end
        self._on_table = on_table
        self._filmed = filmed
        self._source = source
        self._playhead = source.playhead if isinstance(source, Video) else None
        self._mailbox = (
            Mailbox(source, self._arrived, first_frame=first_frame) if source.live else None
        )
        self._attention = Attention(self._mailbox, ring, eye) if self._mailbox else None
        self._eye = eye
        self._preview = preview
        self._snapshots = snapshots
        self._ring = ring
        self._on_look = on_look
        self._frozen_after_s = frozen_after_s
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watching", daemon=True)
        self._frames = 0
        self._arrivals: deque[float] = deque(maxlen=RATE_FRAMES)
        self._looking_since_s: float | None = None
        self._looked_until_s = 0.0
        self._last: Frame | None = None
        self._painted_for: tuple[Calibration, Boards] | None = None
        self._outlines: tuple[tuple[str, tuple[PointPx, ...]], ...] = ()
        self._problem = ""
        self._news = ""
        self._happened: deque[tuple[int, float, str]] = deque(maxlen=HAPPENED_KEPT)

    @property
    def playhead(self) -> Playhead | None:
        """Where the film is; None for a camera, and for pictures."""
        return self._playhead

    @property
    def eye(self) -> Eye:
        """The eye that processes each frame."""
        return self._eye

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Stop after the frame that is being processed, and close the source."""
        self._stopping.set()
        if self._mailbox:
            self._mailbox.close()
        if self._playhead:
            self._playhead.close()
        if self._thread.is_alive():
            self._thread.join(timeout=5)
        self._source.close()

    def health(self) -> Health:
        """The camera's present state."""
        now_s = time.monotonic()
        age_s = now_s - self._arrivals[-1] if self._arrivals else None
        since_s = self._looking_since_s
        looking_s = 0.0 if since_s is None else now_s - since_s
        film, doing = self._playhead, self._eye.doing.background
        if looking_s > MEASURING_S:
            doing = self._eye.doing.words or doing
        return Health(
            source=self._source.name,
            frames=self._frames,
            dropped=self._attention.dropped if self._attention else 0,
            frames_per_s=round(self._rate(now_s), 1),
            frame_age_s=None if age_s is None else round(age_s, 3),
            frozen=age_s is None or self._is_frozen(age_s, looking_s),
            measuring=looking_s > MEASURING_S or bool(doing),
            calibrated=self._eye.status.calibration is not None,
            board=self._board(),
            news=self._news,
            problem=self._problem or getattr(self._source, "trouble", ""),
            conditions=self._conditions(),
            happened=self._happenings(now_s),
            doing=doing,
            position_s=None if film is None else round(film.position_s, 3),
            length_s=None if film is None else film.length_s,
            paused=film is not None and film.paused,
        )

    def _conditions(self) -> tuple[str, ...]:
        """Present problems of table, camera and computer."""
        slow = self._attention.shed.value if self._attention else ""
        of_the_camera: tuple[str, ...] = getattr(self._source, "conditions", ())
        return (*self._eye.status.conditions, *of_the_camera, *filter(None, (slow,)))

    def stand_in(self, seen: tuple[Sighting, ...]) -> None:
        """Report what another camera saw while this one had trouble.

        Called on that camera's thread. The report gets the index and scene of this camera's last
        frame.
        """
        last = self._last
        self._pass_on(FrameReport.on(last, seen) if last else FrameReport(0, 0, seen))

    def _happenings(self, now_s: float) -> tuple[Happened, ...]:
        return tuple(
            Happened(number, text, round(now_s - at_s, 1))
            for number, at_s, text in tuple(self._happened)
            if now_s - at_s < HAPPENED_SHOWN_S
        )

    def _run(self) -> None:
        while True:
            self._watch()
            last_words = self._on_end()
            if last_words and not self._stopping.is_set():
                self.stand_in(last_words)
            if self._playhead is None or not self._playhead.wait_for_jump():
                return
            self._problem = ""

    def _watch(self) -> None:
        try:
            for frame in self._incoming():
                if self._stopping.is_set():
                    return
                self._one(frame)
            if self._last:
                self._pass_on(FrameReport.on(self._last, self._eye.finish()))
            name = self._source.name if self._source.live else "The footage"
            self._problem = f"{name} has ended."
        except SourceProblem as problem:
            self._problem = str(problem)
        except Exception as error:  # the page must keep working
            LOG.exception("the camera thread failed")
            self._problem = (
                f"A fault in the program stopped the camera ({error}); start the program again."
            )

    def _incoming(self) -> Iterator[Frame]:
        if self._attention:
            return self._attention.frames()
        frames = self._source.frames()
        return played(frames, self._playhead) if self._playhead else paced(frames)

    def _arrived(self, frame: Frame) -> None:
        """Show and keep a frame before it is processed: measuring must not delay the picture."""
        self._arrivals.append(time.monotonic())
        self._ring.add(frame)
        status = self._eye.status  # read once: the eye's thread replaces it
        upright = Upright.of(status.calibration)
        self._preview.publish(upright.frame(frame), self._backdrop(status, upright))

    def _one(self, frame: Frame) -> None:
        self._last = frame
        self._frames += 1
        if self._mailbox is None:
            self._arrived(frame)
        if self._filmed:
            self._filmed(frame)
        self._looking_since_s = time.monotonic()
        look = self._eye.look(frame)
        if look.sightings:
            known = self._eye.status.calibration
            shown = tuple(map(Upright.of(known).as_shown, look.sightings))
            self._preview.mark(shown, frame)
            self._snapshots.take(look.sightings, frame, self._ring, calibration=known)
        self._pass_on(look)
        # In this order, so that `health`, on another thread, never finds neither of the two.
        self._looked_until_s = time.monotonic()
        self._looking_since_s = None

    def _is_frozen(self, age_s: float, looking_s: float) -> bool:
        """Whether no frame has come for too long.

        A camera keeps sending while a frame is processed. Footage waits meanwhile, so the time for
        processing a frame is not counted, unless that takes longer than `PATIENCE_S`.
        """
        if self._mailbox is not None:
            return age_s > self._frozen_after_s
        if looking_s > 0:
            return looking_s > PATIENCE_S
        waited_s = min(age_s, time.monotonic() - self._looked_until_s)
        if self._playhead is not None:
            waited_s = 0.0 if self._playhead.is_still else min(waited_s, self._playhead.played_s)
        return waited_s > self._frozen_after_s

    def _pass_on(self, look: FrameReport) -> None:
        """Note a report's news for `health`, and give the report to `on_look`."""
        if look.news or look.refused:
            self._news = "; ".join(look.news + look.refused)
        if look.news:
            number = self._happened[-1][0] + 1 if self._happened else 1
            self._happened.append((number, time.monotonic(), "; ".join(look.news)))
        self._on_look(look)

    def _rate(self, now_s: float) -> float:
        """Frames per second over the last `RATE_S`."""
        arrivals = tuple(self._arrivals)
        lately = sum(now_s - at_s <= RATE_S for at_s in arrivals)
        watched_s = min(RATE_S, now_s - arrivals[0]) if arrivals else RATE_S
        return lately / max(watched_s, 1 / RATE_FRAMES)

    def _board(self) -> str:
        """The calibration in one line: "board found, 0.4 mm"."""
        status = self._eye.status
        if status.calibration is not None and not status.proven:
            return "no board in view"
        if status.calibration is not None:
            return f"board found, {status.expected_error_mm:.1f} mm"
        if status.waiting:
            return "nothing is measured at this moment"
        if status.failure is not None:
            return f"no board found: {status.failure.mend}"
        return "looking for the board"

    def _backdrop(self, status: EyeStatus, upright: Upright) -> Backdrop | None:
        """Return what paints the boards' outlines and the game's drawings into a picture.

        None before the table is calibrated.
        """
        calibration, boards = status.calibration, status.boards
        if calibration is None:
            return None
        if self._painted_for != (calibration, boards):
            # Computed anew only after the camera or a board was moved.
            self._painted_for = calibration, boards
            self._outlines = board_outlines(boards, upright.calibration(calibration))
        # While no board is in view, nothing shows that the outlines are still right.
        outlines = self._outlines if status.proven else ()

        def paint(picture: Image, scale: float, words: Words) -> None:
            for name, polygon_px in outlines:
                outline(picture, polygon_px, words(name), scale=scale)
            view = TablePicture(upright.calibration(calibration), scale=scale)
            paint_drawings(picture, self._on_table(), view, words)

        return paint
