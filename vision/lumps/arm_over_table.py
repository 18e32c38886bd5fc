"""What reaches in from the picture's edge since the table was last seen free: an arm, a hand.

A hand that lies still is no handful of lumps, though its skin is the colour of some clay.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.foreground import Glance, differing
from vision.sightings import MissileSeen

FORGOTTEN_S: Final = 12.0
"""No hand lies still for so long: what the table looks like now is how it is."""

LARGE: Final = 0.004
"""Share of the picture that an arm covers at least; at the edge it is that wide, squared."""


class ArmOverTable:
    """Remembers what the table looked like without an arm over it."""

    def __init__(self) -> None:
        self._free: Image | None = None
        self._free_s = 0.0

    def look(self, glance: Glance, t_s: float) -> Mask | None:
        """Where an arm is over the table: what changed, in one piece up to the picture's edge.

        Returns:
            (h, w) of the small picture, 255 there; None where there is none.
        """
        free = self._free
        arm = None if free is None or free.shape != glance.calm.shape else _arm(glance.calm, free)
        if arm is None or t_s - self._free_s > FORGOTTEN_S:
            self._free, self._free_s = glance.calm, t_s
            return None
        return arm


def clear_of(arm: Mask, found: tuple[MissileSeen, ...], scale: float) -> tuple[MissileSeen, ...]:
    """Those of the missiles that are no part of an arm; `scale` as of the glance it was seen in."""
    return tuple(one for one in found if not _lies_under(arm, one, scale))


def _arm(calm: Image, free: Image) -> Mask | None:
    changed = cv2.morphologyEx(differing(calm, free), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(np.asarray(changed, np.uint8))
    rim = np.concatenate([labels[0], labels[-1], labels[:, 0], labels[:, -1]])
    at_edge = np.bincount(rim, minlength=count)
    least = LARGE * labels.size
    arms = (stats[:, cv2.CC_STAT_AREA] >= least) & (at_edge**2 >= least / 4)
    arms[0] = False
    if not arms.any():
        return None
    return np.where(arms[labels], np.uint8(255), np.uint8(0))


def _lies_under(arm: Mask, missile: MissileSeen, scale: float) -> bool:
    outline = np.array(missile.evidence.outline_px)
    column, row = np.round(outline.mean(axis=0) / scale).astype(int)
    high, wide = arm.shape
    return bool(arm[min(max(row, 0), high - 1), min(max(column, 0), wide - 1)] > 0)
