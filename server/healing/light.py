"""Whether the light on the table, or the camera's exposure, changed for good."""

from vision.frame import Frame

DARKER, BRIGHTER = 0.75, 1.35
"""Cameras that expose by themselves breathe by a tenth when an arm comes in; this is a lamp."""

LASTING_S = 0.3


class Light:
    """Follows how bright the table is, relative to when it was calibrated."""

    def __init__(self) -> None:
        self._told = 1.0
        self._since_s: float | None = None

    def see(self, frame: Frame, contrast: float | None) -> tuple[str, ...]:
        """What to tell with this frame; `contrast` is None where it cannot be told."""
        if contrast is None or DARKER < contrast / self._told < BRIGHTER:
            self._since_s = None
            return ()
        self._since_s = frame.t_s if self._since_s is None else self._since_s
        if frame.t_s - self._since_s < LASTING_S:
            return ()
        change, self._told, self._since_s = contrast / self._told, contrast, None
        return (_in_words(change),)


def _in_words(change: float) -> str:
    word = "fell" if change < 1 else "rose"
    return (
        f"the light {word} to {100 * change:.0f} % of what it was; "
        "the camera stands still, the calibration holds"
    )
