"""Notice if the light on the table, or the camera's exposure, changes permanently or is gone."""

from typing import Final

from calibration.frame import Frame
from calibration.guard.relight import shows_nothing

DARKER, BRIGHTER = 0.75, 1.35
"""Limits of the table's brightness, relative to before, beyond which a lamp changed: automatic
exposure varies by a tenth when an arm comes in."""

LASTING_S: Final = 0.3
"""Seconds for which the light must stay changed before that is reported. By trial."""

NOTHING: Final = {
    "black": "the picture is black: is the lens covered or the light off?",
    "white": "the picture is white: is a lamp shining into the camera?",
    "": "",
}
"""What is reported if the whole picture is black or white."""


class LightLevel:
    """Tracks the brightness of the table, relative to its first calibration.

    Args:
        level: That brightness when a change was last reported.
        reference: That brightness in the reference picture; None: as `level`.
    """

    def __init__(self, level: float = 1.0, reference: float | None = None) -> None:
        self.level = level
        self._reference = self._seen = level if reference is None else reference
        self._now = self._reference  # as `_seen`, but without what may be a flash
        self._since_s: float | None = None

    def renewed(self) -> "LightLevel":
        """The level for another reference picture, so that slow changes add up."""
        return LightLevel(self.level, self._now)

    @property
    def changing(self) -> bool:
        """Whether it has changed, and it is not yet known whether permanently."""
        return self._since_s is not None

    def see(self, frame: Frame, contrast: float | None) -> tuple[str, ...]:
        """Take the next frame into account, and return what is reported with it.

        Args:
            frame: The frame.
            contrast: Its brightness relative to the reference picture; None if it is unknown.
        """
        now = self.level if contrast is None else contrast * self._reference
        self._seen = now
        if DARKER < now / self.level < BRIGHTER:
            self._since_s = None
            self._now = self._now if contrast is None else now
            return ()
        self._since_s = frame.t_s if self._since_s is None else self._since_s
        if frame.t_s - self._since_s < LASTING_S:
            return ()
        change, self.level, self._now, self._since_s = now / self.level, now, now, None
        return (_in_words(change),)

    def settle(self) -> None:
        """Take a change for permanent that may not be, as no frame follows that could tell."""
        if self.changing:
            self.level, self._now, self._since_s = self._seen, self._seen, None


def darkness(frame: Frame) -> str:
    """The message that a frame shows nothing; empty if it shows something."""
    return NOTHING[shows_nothing(frame.bgr)]


def _in_words(change: float) -> str:
    word = "fell" if change < 1 else "rose"
    return (
        f"the light {word} to {100 * change:.0f} % of what it was; "
        "the camera stands still, the calibration holds"
    )
