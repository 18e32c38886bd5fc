"""What an eye reports: the results of a frame, its status, and what it is busy with."""

from dataclasses import dataclass
from typing import Self

from calibration.failure import CalibrationFailed
from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.sightings import Revised, Sighting


@dataclass(frozen=True, slots=True)
class FrameReport:
    """The results of one frame.

    Attributes:
        frame: Index of the frame.
        scene: Scene of the frame.
        sightings: What became certain with this frame.
        news: Changes of camera and boards, one sentence each; usually none.
        refused: What was seen but could not be measured, and how to mend it, one sentence each.
        revised: Earlier sightings that were checked again with a new calibration; usually none.
        renamed: How many of the referee's corrections of track numbers were applied before it.
        film_s: The frame's place in the film; None for a camera.
    """

    frame: int
    scene: int
    sightings: tuple[Sighting, ...] = ()
    news: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    revised: tuple[Revised, ...] = ()
    renamed: int = 0
    film_s: float | None = None

    @classmethod
    def on(cls, frame: Frame, sightings: tuple[Sighting, ...]) -> Self:
        """A report on a frame that says only what was seen."""
        return cls(frame.index, frame.scene, sightings, film_s=frame.film_s)


class Activity:
    """What takes long at the moment, as sentences without a full stop; empty if nothing does.

    Attributes:
        words: What the thread that processes the frames does.
        background: What goes on in the background meanwhile.
    """

    def __init__(self) -> None:
        self.words = ""
        self.background = ""

    def tell(self, words: str) -> None:
        """Report progress of the thread that processes the frames."""
        self.words = words

    def tell_background(self, words: str) -> None:
        """Report progress of background work; an empty text when it ends."""
        self.background = words

    def done(self) -> None:
        """Clear `words`, as nothing takes long any more."""
        self.words = ""


@dataclass(frozen=True, slots=True)
class EyeStatus:
    """What is known of camera and table at one moment.

    Attributes:
        camera: The intrinsics that were known beforehand.
        boards: What is printed, and where it lies on the table now.
        calibration: Pose of camera and table; None if it is not known, or no longer valid.
        expected_error_mm: Median over the table of the expected error; None without a calibration.
        proven: Whether something in view proves that the calibration holds.
        waiting: Whether the calibration does not hold, so that measuring waits for a new one.
        conditions: What is not as it should be with camera and boards, one sentence each.
        failure: Why the last attempt to calibrate failed; None after a success.
    """

    camera: Camera | None
    boards: Boards
    calibration: Calibration | None = None
    expected_error_mm: float | None = None
    proven: bool = False
    waiting: bool = False
    conditions: tuple[str, ...] = ()
    failure: CalibrationFailed | None = None
