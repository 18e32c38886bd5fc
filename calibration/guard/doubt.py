"""Since when nothing in view proves that a calibration holds, and whether that was told."""

from typing import Final

from calibration.frame import Frame

UNPROVEN_S: Final = 0.4
"""A hand that passes over every board is worth no word."""


class CalibrationDoubt:
    """Whether anything proves that the calibration holds."""

    def __init__(self) -> None:
        self._since_s: float | None = None
        self.told = False

    @property
    def begun(self) -> bool:
        """Whether there was no proof in the frames before, either."""
        return self._since_s is not None

    def is_told_now(self, frame: Frame) -> bool:
        """There is no proof in this frame: whether that is news."""
        since_s = self.begin(frame)
        fresh = frame.t_s - since_s >= UNPROVEN_S and not self.told
        self.told = self.told or fresh
        return fresh

    def begin(self, frame: Frame) -> float:
        """From this frame on there is no proof, or from an earlier one: since when, in seconds."""
        self._since_s = frame.t_s if self._since_s is None else self._since_s
        return self._since_s

    def end(self) -> bool:
        """There is proof again: whether the doubt was told."""
        told, self.told, self._since_s = self.told, False, None
        return told
