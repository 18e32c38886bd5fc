"""An eye for things that show what they are without a place on the table: dice."""

from collections.abc import Callable, Sequence
from typing import Final

from calibration.detect.picture import checked_picture
from calibration.frame import Frame
from calibration.model.printed import Boards
from vision.eye_status import EyeStatus
from vision.frame_report import FrameReport
from vision.observe import Observer, Watch
from vision.sightings import Sighting


class UnscaledEye:
    """Looks at the frames of one source, in order, without knowing where the table is.

    Args:
        observers: Makes the observers, anew for each scene.
    """

    status: Final = EyeStatus(camera=None, boards=Boards())

    def __init__(self, observers: Callable[[], Sequence[Observer]]) -> None:
        self._observers = observers
        self._watch = Watch(observers())
        self._scene = 0

    @property
    def heeds_fast_things(self) -> bool:
        """Whether frames that are left out matter to anything that is watched for."""
        return bool(self._watch.followers)

    @property
    def follows_something_fast(self) -> bool:
        """Whether something fast is followed, or suspected, after the last frame."""
        return any(follower.follows for follower in self._watch.followers)

    def look(self, frame: Frame) -> FrameReport:
        """Show the next frame; raises CalibrationFailed where its picture is unusable."""
        checked_picture(frame.bgr)
        last_words: tuple[Sighting, ...] = ()
        if frame.scene != self._scene:
            last_words = self._watch.finish()
            self._watch, self._scene = Watch(self._observers()), frame.scene
        return FrameReport(frame.index, frame.scene, last_words + self._watch.see(frame))

    def finish(self) -> tuple[Sighting, ...]:
        """What the observers still have to say at the end of the source."""
        return self._watch.finish()
