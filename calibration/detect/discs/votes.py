"""Find possible circles, seen at any slant, by a Hough transform: edges vote for their centres."""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import slopes_of_channels

STRETCHES: Final = ((1.0, 1.0), (1.0, 1.25), (1.0, 1.6), (1.0, 2.0), (1.25, 1.0))
"""Factors along x and y by which a picture is stretched before circles are searched. A circle seen
from 0 to 60 degrees off the vertical is shortened to between 1 and 0.5 of its width, and is nearly
round again in one of the stretched pictures. The last factors are for cameras on their side."""

RADIUS_STEP: Final = 1.07
"""Ratio of each tried radius to the one before; votes agree within a few percent. By trial."""

SMOOTH_PX: Final = 1.5
"""Standard deviation, px, of the Gaussian that smooths a picture before slopes are taken. By
trial."""

EDGE_PERCENTILE: Final = 85.0
"""Percentile of a picture's slopes that is Canny's upper threshold, within `EDGE_SLOPES`. By
trial."""

EDGE_SLOPES: Final = (1.0, 3.0)
"""Bounds on Canny's upper threshold, in levels of 255 per px."""

CANNY_SCALE: Final = 64
"""Factor on the slopes that are given to OpenCV's Canny, which takes whole numbers of 16 bits."""

LEAST_SHARE: Final = 0.18
"""Least share of a circle's rim that must vote for its centre; a coin in good light reaches 0.4 to
0.9."""

CELL_PX: Final = 2
"""Side in pixels of the cells in which votes for centres are counted. By trial."""

CENTRE_BLUR_SHARE: Final = 0.04
"""Scatter of the votes for one centre, as a share of the radius. By trial."""

MOST_OF_A_SIZE: Final = 24
"""Most centres that are kept for each radius, and again for each size and flatness. By trial."""

SAME_PLACE: Final = 0.15
"""Two centres are in one place if they are closer than this share of the half axes. By trial."""

LIKE_SIZE: Final = 0.89
"""Two ellipses in one place are the same if the ratio of their half axes is above this. By
trial."""


def possible_circles(bgr: Image, least_px: float, most_px: float) -> list[Ellipse]:
    """Find ellipses that may be circles seen at a slant.

    Args:
        bgr: (h, w, 3) uint8, preferably reduced to about a thousand pixels.
        least_px: Smallest radius.
        most_px: Largest radius.

    Returns:
        Those with the most votes, at most `MOST_OF_A_SIZE` of each size and flatness, best first.
    """
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB).astype(np.float32)
    voted = [
        found
        for across, down in STRETCHES
        for found in _circles_at_stretch(lab, across, down, least_px, most_px)
    ]
    voted.sort(key=lambda vote: -vote[0])
    return _spread_over_sizes([(x, y, a, b) for _, x, y, a, b in voted])


def _circles_at_stretch(
    lab: np.ndarray, across: float, down: float, least_px: float, most_px: float
) -> Iterator[tuple[float, float, float, float, float]]:
    """Find circles in a picture stretched by factors along x and y.

    Yields:
        Share of votes, and centre and half axes along x and y in the unstretched picture.
    """
    stretched = cv2.resize(lab, None, fx=across, fy=down, interpolation=cv2.INTER_LINEAR)
    x, y, dx, dy = _edges(stretched)
    height, width = stretched.shape[0] // CELL_PX + 1, stretched.shape[1] // CELL_PX + 1
    for radius in least_px * RADIUS_STEP ** np.arange(_radius_steps(least_px, most_px)):
        votes = np.zeros(height * width, np.float32)
        for sign in (1.0, -1.0):
            u = ((x + sign * radius * dx) / CELL_PX).round().astype(np.intp)
            v = ((y + sign * radius * dy) / CELL_PX).round().astype(np.intp)
            inside = (u >= 0) & (v >= 0) & (u < width) & (v < height)
            votes += np.bincount((v * width + u)[inside], minlength=len(votes))
        share = _vote_shares(votes.reshape(height, width), radius)
        top = (share == cv2.dilate(share, np.ones((5, 5)))) & (share > LEAST_SHARE)
        rows, columns = np.nonzero(top)
        best = np.argsort(-share[rows, columns], kind="stable")[:MOST_OF_A_SIZE]
        for v, u in zip(rows[best].tolist(), columns[best].tolist(), strict=True):
            place = CELL_PX * u / across, CELL_PX * v / down
            yield float(share[v, u]), *place, radius / across, radius / down


def _edges(lab: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Edge pixels and unit vectors across the edge: x, y, dx and dy, (N,) each."""
    slopes = slopes_of_channels(lab, SMOOTH_PX)
    best = (slopes.right**2 + slopes.down**2).argmax(axis=2)[..., None]
    right = np.take_along_axis(slopes.right, best, axis=2)[..., 0]
    down = np.take_along_axis(slopes.down, best, axis=2)[..., 0]
    steep = np.hypot(right, down)
    from_slope = float(np.clip(np.percentile(steep, EDGE_PERCENTILE), *EDGE_SLOPES)) * CANNY_SCALE
    right16, down16 = ((CANNY_SCALE * s).astype(np.int16) for s in (right, down))
    thin = cv2.Canny(right16, down16, from_slope / 2, from_slope, L2gradient=True)
    y, x = np.nonzero(thin)
    return x, y, right[y, x] / steep[y, x], down[y, x] / steep[y, x]


def _vote_shares(votes: np.ndarray, radius: float) -> np.ndarray:
    """Votes around each cell, as a share of the votes of a whole rim."""
    blur = max(0.8, CENTRE_BLUR_SHARE * radius / CELL_PX)
    gathered = cv2.GaussianBlur(votes, (0, 0), blur) * (2 * np.pi * blur**2)
    return np.asarray(gathered / (2 * np.pi * radius))


def _radius_steps(least: float, most: float) -> int:
    return int(np.log(most / least) / np.log(RADIUS_STEP)) + 1


def _spread_over_sizes(voted: list[tuple[float, float, float, float]]) -> list[Ellipse]:
    """The best ellipses of each size and flatness, without duplicates, best first.

    Sizes are limited separately because small circles get many votes by chance.
    """
    kept, count = np.empty((len(voted), 4)), 0
    counts: dict[tuple[int, int], int] = {}
    for one in voted:
        size = round(2 * np.log2(np.sqrt(one[2] * one[3]))), round(5 * np.log(one[3] / one[2]))
        if counts.get(size, 0) >= MOST_OF_A_SIZE or _any_same(np.array(one), kept[:count]):
            continue
        counts[size] = counts.get(size, 0) + 1
        kept[count], count = one, count + 1
    return [Ellipse(np.array([x, y]), np.diag([a, b])) for x, y, a, b in kept[:count].tolist()]


def _any_same(one: Floats, others: Floats) -> bool:
    """Whether centre and half axes, (4,), are about those of one of the others, (n, 4)."""
    near = (np.abs(one[:2] - others[:, :2]) < SAME_PLACE * others[:, 2:]).all(axis=1)
    sizes = one[2:] / others[near, 2:]
    return bool(((sizes > LIKE_SIZE) & (sizes < 1 / LIKE_SIZE)).all(axis=1).any())
