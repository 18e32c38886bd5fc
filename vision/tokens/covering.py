"""Whether a piece that is not read any more is covered, or has gone from its place."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Grey, fact

CELLS: Final = 8
"""Side of a marker's picture once it is laid upright."""

MARGIN: Final = 0.5
"""Of a marker's side, on every side of it, that is kept of what lies around."""

SAME_LEVELS: Final = 28.0
STILL_THERE: Final = 0.3
"""Share of a marker that looks as it did: the piece is there, and something before the rest."""

GROUND_UNTOUCHED: Final = 0.5
"""Share of what lies around it that looks as it did: nothing is held over the place."""


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """What a piece and its surroundings looked like when it was read.

    Attributes:
        corners_px: (4, 2) of its marker.
        picture: (2 * CELLS, 2 * CELLS) float, upright, with its margin.
    """

    corners_px: Floats
    picture: Floats

    def __post_init__(self) -> None:
        object.__setattr__(self, "corners_px", fact(self.corners_px, (4, 2), "corners_px"))


def place_of(grey: Grey, corners_px: Floats) -> Place:
    """The place of a marker, (4, 2), that was just read in a picture (h, w)."""
    return Place(corners_px, _upright(grey, corners_px))


def is_gone(place: Place, grey: Grey) -> bool:
    """Whether the place, now unread, can be seen and is empty.

    False where something is before it: then nothing is known but where the piece lay.
    """
    apart = np.abs(_upright(grey, place.corners_px) - place.picture)
    # A lamp dims all of it: what the surroundings have changed by at least is not held against it.
    inside = _inside()
    apart = np.maximum(apart - np.quantile(apart[~inside], 0.25), 0.0)
    same = apart < SAME_LEVELS
    return bool(same[inside].mean() < STILL_THERE and same[~inside].mean() >= GROUND_UNTOUCHED)


def _inside() -> np.ndarray:
    edge = round(MARGIN * CELLS)
    inside = np.zeros((2 * CELLS, 2 * CELLS), dtype=bool)
    inside[edge:-edge, edge:-edge] = True
    return inside


def _upright(grey: Grey, corners_px: Floats) -> Floats:
    side = 2 * CELLS
    edge = MARGIN * CELLS
    told = np.array([[edge, edge], [side - edge, edge], [side - edge] * 2, [edge, side - edge]])
    warp = cv2.getPerspectiveTransform(
        np.asarray(told - 0.5, dtype=np.float32), np.asarray(corners_px, dtype=np.float32)
    )
    laid = cv2.warpPerspective(
        grey, warp, (side, side), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    return np.asarray(laid, dtype=np.float64)
