"""How far a creature's picture has shifted: a touched creature rocks, slides or falls.

The shift is found from the picture's gradients inside and just around the outline (Lucas and
Kanade's least squares), so a tenth of a pixel shows. What passes in front of the creature is left
out, or outvoted.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.frame import Image

Floats = npt.NDArray[np.float64]
Field = npt.NDArray[np.float32]
Mask = npt.NDArray[np.uint8]

MARGIN_PX: Final = 5
# Grey levels of noise in one pixel; larger misfits count less and less.
NOISE_LEVELS: Final = 6.0
_LEAST_PIXELS: Final = 40


@dataclass(frozen=True, slots=True, eq=False)
class Post:
    """A creature's still picture, against which later ones are held.

    Attributes:
        corner_xy: The picture's pixel that is the crop's first.
        pixels: (h, w, 3) blurred grey levels.
        gradient: (h, w, 3, 2) grey levels per pixel, by x and y.
        weight: (h, w), 1 on the creature and its rim, else 0.
    """

    corner_xy: tuple[int, int]
    pixels: Field
    gradient: Field
    weight: Field

    @property
    def box(self) -> tuple[slice, slice]:
        """Where the crop lies in the picture: rows and columns."""
        x, y = self.corner_xy
        height, width = self.weight.shape
        return slice(y, y + height), slice(x, x + width)


@dataclass(frozen=True, slots=True, eq=False)
class Shift:
    """How a creature's picture lies against its still one.

    Attributes:
        by_px: (2,) shift in x and y.
        sigma_px: Standard deviation of each coordinate.
        seen_share: How much of the creature was to be seen.
    """

    by_px: Floats
    sigma_px: float
    seen_share: float


def post_of(still: Image, mask: Mask, corner_xy: tuple[int, int]) -> Post:
    """Prepare a creature's outline in a still picture.

    Args:
        still: The whole picture.
        mask: (h, w), 255 on the creature.
        corner_xy: Where the mask's first pixel lies in the picture.
    """
    height, width = still.shape[:2]
    x0, y0 = max(0, corner_xy[0] - MARGIN_PX), max(0, corner_xy[1] - MARGIN_PX)
    x1 = min(width, corner_xy[0] + mask.shape[1] + MARGIN_PX)
    y1 = min(height, corner_xy[1] + mask.shape[0] + MARGIN_PX)
    weight = np.zeros((y1 - y0, x1 - x0), dtype=np.uint8)
    dx, dy = corner_xy[0] - x0, corner_xy[1] - y0
    weight[dy : dy + mask.shape[0], dx : dx + mask.shape[1]] = mask
    weight = cv2.dilate(weight, np.ones((5, 5), np.uint8)) > 0
    pixels = _calm(still[y0:y1, x0:x1])
    across = cv2.Sobel(pixels, cv2.CV_32F, 1, 0, scale=1 / 8)
    down = cv2.Sobel(pixels, cv2.CV_32F, 0, 1, scale=1 / 8)
    gradient = np.asarray(np.stack([across, down], axis=-1), dtype=np.float32)
    return Post((x0, y0), pixels, gradient, np.asarray(weight, dtype=np.float32))


def shift_of(post: Post, crop: Image, hidden: Mask | None = None) -> Shift | None:
    """The shift of a creature in a later crop of the same place.

    Args:
        post: The creature when all was still.
        crop: (h, w, 3) of the later picture.
        hidden: (h, w), not 0 where something else is in the way.

    Returns:
        None where too little of the creature is seen.
    """
    weight = post.weight if hidden is None else np.where(hidden > 0, 0, post.weight)
    use = weight > 0
    if np.count_nonzero(use) < _LEAST_PIXELS:
        return None
    change = (_calm(crop) - post.pixels)[use].reshape(-1)
    slope = -post.gradient[use].reshape(-1, 2)
    by: Floats = np.zeros(2)
    trust: Field = np.ones(len(change), dtype=np.float32)
    for _ in range(5):
        weighted = slope * trust[:, None]
        normal = weighted.T @ slope + np.eye(2) * 1e-3
        by = np.asarray(np.linalg.solve(normal, weighted.T @ change), dtype=np.float64)
        rest = change - slope @ by
        trust = (1 / (1 + (rest / (2 * NOISE_LEVELS)) ** 2)).astype(np.float32)
    spread = NOISE_LEVELS * float(np.sqrt(np.trace(np.linalg.inv(normal)) / 2))
    share = float(np.count_nonzero(use)) / float(np.count_nonzero(post.weight))
    return Shift(by, spread, share)


def _calm(crop: Image) -> Field:
    return np.asarray(cv2.GaussianBlur(crop, (0, 0), 1.0), dtype=np.float32)
