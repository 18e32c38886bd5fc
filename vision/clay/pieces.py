"""Connected pieces of what stands on the table, cut where clays of two colours overlap."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Floats32, Image, Mask
from vision.clay.colour import tints_of

LEAST_PIECE_PX: Final = 60
"""Fewest pixels of a piece; smaller ones are noise. By trial."""

OTHER_CLAY_LEVELS: Final = 45.0
"""Difference in chroma, in levels of 0 to 255, above which there are two clays: red and pink are 53
apart, orange and yellow 40, all others more. In the dark they cannot be distinguished."""

LEAST_CLAY_SHARE: Final = 0.08
"""Least share of a piece for a second clay; anything smaller is a highlight or a reflection."""

_MOST_CUTS: Final = 3
"""Largest number of cuts of a piece, one after another: for four creatures that touch."""


@dataclass(frozen=True, slots=True, eq=False)
class ClayPiece:
    """A connected group of pixels.

    Attributes:
        mask: (h, w) uint8, 255 on the piece; a crop of the picture.
        corner_xy: Column and row of the crop's first pixel in the picture.
    """

    mask: Mask
    corner_xy: tuple[int, int]

    @property
    def area_px(self) -> int:
        """Number of pixels of the piece."""
        return int(np.count_nonzero(self.mask))

    @property
    def front_px(self) -> tuple[float, float]:
        """Lowest point of the piece, (x, y) in the picture, where it is nearest to the camera."""
        low = np.nonzero(self.mask[-3:])[1]
        x, y = self.corner_xy
        return float(x + np.median(low)), float(y + self.mask.shape[0] - 1)

    def whole(self, shape: tuple[int, ...]) -> Mask:
        """Mask of the piece in a picture of this shape, (h, w) uint8."""
        mask = np.zeros(shape[:2], dtype=np.uint8)
        (x, y), (height, width) = self.corner_xy, self.mask.shape
        mask[y : y + height, x : x + width] = self.mask
        return mask

    def of(self, picture: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """Pixels of the piece in a picture, (N, 3)."""
        x, y = self.corner_xy
        height, width = self.mask.shape
        crop = picture[y : y + height, x : x + width]
        return np.asarray(crop[self.mask > 0])

    def solidity(self) -> float:
        """Area of the piece over that of its convex hull, 0 to 1."""
        contours, _ = cv2.findContours(self.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        longest = max(contours, key=cv2.contourArea)
        hull = cv2.contourArea(cv2.convexHull(longest))
        return float(cv2.contourArea(longest) / hull) if hull > 0 else 1.0

    def low_points_px(self) -> Floats:
        """Local lowest points of its outline, (N, 2) in the picture: visible feet."""
        bottoms = self.mask.shape[0] - 1 - np.argmax(self.mask[::-1] > 0, axis=0)
        reach = max(3, self.mask.shape[1] // 12)
        padded = np.pad(bottoms, reach, constant_values=-1)
        highest = np.array([padded[i : i + 2 * reach + 1].max() for i in range(len(bottoms))])
        columns = np.nonzero(bottoms == highest)[0]
        x, y = self.corner_xy
        return np.column_stack([columns + x, bottoms[columns] + y]).astype(np.float64)


def pieces_of(
    mask: Mask, corner_xy: tuple[int, int] = (0, 0), *, least_px: int = LEAST_PIECE_PX
) -> list[ClayPiece]:
    """The connected parts of a mask, (h, w) uint8, of at least `least_px` pixels."""
    # This algorithm takes a third of the time of OpenCV's default (Grana and others, 2010).
    count, labels, stats, _ = cv2.connectedComponentsWithStatsWithAlgorithm(
        mask, 8, cv2.CV_32S, cv2.CCL_GRANA
    )
    pieces = []
    for label in range(1, count):
        x, y, width, height, area = (int(v) for v in stats[label])
        if area < least_px:
            continue
        crop = labels[y : y + height, x : x + width] == label
        corner = (corner_xy[0] + x, corner_xy[1] + y)
        pieces.append(ClayPiece(np.asarray(crop * np.uint8(255), dtype=np.uint8), corner))
    return pieces


def cut_by_clay(
    piece: ClayPiece, bgr: Image, cuts: int = 0, *, least_apart: float = OTHER_CLAY_LEVELS
) -> list[ClayPiece]:
    """Cut a piece where clays of different colour overlap in the picture, recursively.

    Args:
        piece: A piece of the picture.
        bgr: (h, w, 3) the picture.
        cuts: Number of cuts so far.
        least_apart: Difference in chroma above which there are two clays, levels.
    """
    chroma = tints_of(piece.of(bgr))
    if cuts == _MOST_CUTS or len(chroma) < 2 * LEAST_PIECE_PX:
        return [piece]
    first, second, apart = _two_means(chroma)
    if apart < least_apart or min(first.mean(), second.mean()) < LEAST_CLAY_SHARE:
        return [piece]
    parts = []
    for chosen in (first, second):
        mask = np.zeros_like(piece.mask)
        mask[piece.mask > 0] = chosen * np.uint8(255)
        mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)))
        for part in pieces_of(mask, piece.corner_xy):
            parts += cut_by_clay(part, bgr, cuts + 1, least_apart=least_apart)
    return parts


def _two_means(
    values: Floats32,
) -> tuple[Flags, Flags, float]:
    """Two-means clustering, started from the ends of the principal axis and so not random.

    Returns:
        Flags of each cluster, (N,), and the distance of their means.
    """
    centred = values - values.mean(axis=0)
    _, _, axes = np.linalg.svd(centred.T @ centred)
    along = centred @ axes[0]
    low, high = values[int(np.argmin(along))], values[int(np.argmax(along))]
    first = np.zeros(len(values), dtype=bool)
    for _ in range(12):
        before = first
        first = np.asarray((values - (low + high) / 2) @ (high - low) <= 0)
        if first.all() or not first.any() or (first == before).all():
            break
        low, high = values[first].mean(axis=0), values[~first].mean(axis=0)
    return first, ~first, float(np.linalg.norm(high - low))
