"""The clay at a place where the look sees some, drawn by a network beside the empty table.

Brown clay on a grey cloth is explained by a shadow, marbled clay by the cloth's own pattern: what
colours tell is not enough there, and the look alone sees coarsely (decisions 19 and 25).
"""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.clay.outline_reader import CLOSE_ROOM, CloseUp, odds_in, square_around
from vision.clay.pieces import ClayPiece, pieces_of
from vision.lumps.patches import LEAST_PX
from vision.lumps.sites import Site

LIKELY: Final = 0.5
"""Share of clay that the look tells, from which on a pixel is likelier clay than all else."""


def with_clay(site: Site, bgr: Image, empty: Image, clay: Floats32) -> Site:
    """A place with the clay there; without any where the look sees none.

    Args:
        site: Where something lies.
        bgr: (h, w, 3), the picture.
        empty: (h, w, 3), the same view of the table without clay.
        clay: (h, w), how likely each pixel shows clay by a look at the whole picture, 0 to 1.
    """
    likely = np.zeros(bgr.shape[:2], dtype=np.uint8)
    likely[site.box] = np.where(clay[site.box] > LIKELY, site.mask, 0)
    if not likely.any():
        return site
    drawn = np.zeros_like(likely)
    shown = CloseUp(bgr, empty)
    for piece in pieces_of(likely, least_px=LEAST_PX):
        for closer in _drawn(shown, piece.whole(likely.shape)):
            for lump in _drawn(shown, closer.whole(likely.shape)):
                drawn |= lump.whole(likely.shape)
    return replace(site, clay=_where(drawn[site.box], likely[site.box]))


def _drawn(shown: CloseUp, where: Mask) -> list[ClayPiece]:
    """Pieces of clay in a square about a place: small lumps are seen closely the second time."""
    odds = odds_in(shown, square_around(where, CLOSE_ROOM))
    return pieces_of(np.asarray((odds > 0) * np.uint8(255), dtype=np.uint8), least_px=LEAST_PX)


def _where(drawn: Mask, likely: Mask) -> Mask:
    """The connected parts of what was drawn in which the look saw clay."""
    _, labels = cv2.connectedComponents(drawn, connectivity=8)
    kept = np.unique(labels[(likely > 0) & (drawn > 0)])
    return np.asarray(np.isin(labels, kept) * np.uint8(255), dtype=np.uint8)
