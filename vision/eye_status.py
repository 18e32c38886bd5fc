"""What an eye reports: the result of a frame, its state after it, and what it is doing."""

from dataclasses import dataclass

from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.sightings import Revised, Sighting


@dataclass(frozen=True, slots=True)
class FrameReport:
    """What one frame gave.

    Attributes:
        frame: Index of the frame.
        scene: Scene of the frame.
        sightings: What became certain with it.
        news: What happened to camera and boards, one sentence each; mostly nothing.
        refused: What was seen but could not be measured, and what mends it.
        revised: Earlier sightings that were checked again with it; mostly none.
        renamed: How many of the referee's words on who is who were taken before it.
    """

    frame: int
    scene: int
    sightings: tuple[Sighting, ...] = ()
    news: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    revised: tuple[Revised, ...] = ()
    renamed: int = 0


class Activity:
    """A sentence without a full stop; empty while nothing takes long.

    Attributes:
        words: What the one who looks at the frames does.
        background: What is done beside that.
    """

    def __init__(self) -> None:
        self.words = ""
        self.background = ""

    def tell(self, words: str) -> None:
        """Say how far it is."""
        self.words = words

    def tell_background(self, words: str) -> None:
        """Say how far something is that goes on while frames are looked at; empty when it ends."""
        self.background = words

    def done(self) -> None:
        """Nothing takes long any more."""
        self.words = ""


@dataclass(frozen=True, slots=True)
class EyeStatus:
    """What is known of camera and table, all of one moment.

    Attributes:
        camera: The intrinsics that were known beforehand.
        boards: What is printed, and where it lies on the table now.
        calibration: Where things are; None where that is not known, or not any more.
        expected_error_mm: Median over the table of the error to expect; None without a
            calibration.
        proven: Whether something in view proves that the calibration holds.
        waiting: Whether the calibration does not hold, so that nothing is measured until it is
            mended.
        conditions: What is not as it should be with camera and boards, one sentence each.
        failure: Why the last attempt to calibrate failed; None since one succeeded.
    """

    camera: Camera | None
    boards: Boards
    calibration: Calibration | None = None
    expected_error_mm: float | None = None
    proven: bool = False
    waiting: bool = False
    conditions: tuple[str, ...] = ()
    failure: CalibrationFailed | None = None
