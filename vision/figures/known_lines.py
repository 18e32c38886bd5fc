"""The lines of one field, as far as they were seen by now."""

from typing import Final

import numpy as np

from calibration.arrays import Image, Mask
from vision.figures.field import Apart, Differs
from vision.figures.ground import FieldView
from vision.figures.lines import BRIGHT, painted

BARED_MM2: Final = 40.0
"""So much of a line that a figure stood on is worth looking for lines anew."""


class KnownLines:
    """Remembers where lines are painted; what stood on them is looked at again when it has gone.

    Args:
        ground: How the field is looked at.
        length_mm: A line is straight for so long at least.
    """

    def __init__(self, ground: FieldView, length_mm: float) -> None:
        self._ground = ground
        self._length_mm = length_mm
        self._lines: Mask | None = None
        self._pale = np.zeros(ground.known.shape, dtype=bool)

    def in_picture(self, above: Image, off: Apart) -> Mask:
        """(h, w) as `painted` gives it; looked for in the picture (h, w, 3) if never before."""
        if self._lines is None:
            self._lines = self._painted(above, off)
        return self._lines

    def bared(self, above: Image, off: Apart, seen: Differs) -> bool:
        """Whether more of the lines shows than was known; it is known then.

        What was pale when lines were looked for last, and is none, is a figure's trousers.
        """
        pale = (seen.unlike > 0.5) & (-seen.darker > BRIGHT)
        fresh = int(np.count_nonzero(pale & ~self._pale)) * self._ground.mm**2 > BARED_MM2
        if not fresh:
            self._pale &= pale
            return False
        self._pale = pale
        before, now = self.in_picture(above, off), self._painted(above, off)
        self._lines = np.maximum(before, now)
        return bool((self._lines != before).any())

    def _painted(self, above: Image, off: Apart) -> Mask:
        return painted(
            above,
            self._ground,
            unlike=off.sigmas,
            darker=off.darker,
            length_mm=self._length_mm,
        )
