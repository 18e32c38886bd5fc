"""Prints the warnings of `observe` on standard error: news, refusals, a low frame rate."""

from collections.abc import Collection, Sequence

from calibration.frame import Frame
from server.cli.exits import progress
from vision.eye_status import FrameReport
from vision.observe import Observer, refusals_of

LEAST_THROW_FPS = 25.0
"""Frames per second below which a throw may be missed."""

PACE_FRAMES = 10
"""Number of frames by which the rate is measured."""


class Warned:
    """Prints warnings; those at the end only if they were not printed before.

    Args:
        wanted: The kinds of sightings that are looked for.
    """

    def __init__(self, wanted: Collection[str]) -> None:
        self._refused: set[str] = set()
        self._times_s: list[float] | None = [] if "throw" in wanted else None

    def see(self, frame: Frame, look: FrameReport) -> None:
        """Print the news and refusals of one frame."""
        for sentence in (*look.news, *look.refused):
            progress(f"{frame.t_s:.2f} s: {sentence}")
        self._refused.update(look.refused)
        if self._times_s is not None:
            self._times_s.append(frame.t_s)
            if len(self._times_s) == PACE_FRAMES:
                self._warn_of_pace(self._times_s)
                self._times_s = None

    def end(self, observers: Sequence[Observer]) -> None:
        """Print the observers' last refusals, at the end of the source."""
        for refusal in (refusal for observer in observers for refusal in refusals_of(observer)):
            sentence = f"{refusal.cause.split('/')[0]} not measured: {refusal.mend}"
            if sentence not in self._refused:
                self._refused.add(sentence)
                progress(sentence)

    def _warn_of_pace(self, times_s: Sequence[float]) -> None:
        """Warn of a frame rate at which throws may be missed or cannot be tracked."""
        fps = (len(times_s) - 1) / max(times_s[-1] - times_s[0], 1e-6)
        if fps < LEAST_THROW_FPS:
            progress(
                f"{fps:.0f} frames a second are few: throws may be missed; "
                "let the camera give 60, 30 at the least"
            )
