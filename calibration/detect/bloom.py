"""Read markers whose white bled into their black, as in an overexposed picture.

The black of such a marker is thinner all around, especially its border. OpenCV fits the grid of
cells to the remaining black, and so misses the cells. Here several sizes of the grid are tried, and
each cell is read in its middle: only cells as bright as white paper are white, darker ones were
black.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Grey
from calibration.model.printed import MarkerDictionary

GROWN: Final = tuple(round(-0.4 + 0.05 * step, 2) for step in range(13))
"""Changes of size, as shares of a quadrangle's side, with which the grid is tried: a quadrangle may
be the edge of the paper, half as wide again as the marker, or the rest of its black, a fifth
narrower."""

MIDDLE: Final = (-0.2, 0.0, 0.2)
"""Positions in each direction at which a cell is sampled, in cells from its middle."""

SATURATED: Final = 245
"""Grey level of 255 from which on a sensor's white bleeds. Quadrangles without such a pixel are
left to OpenCV's own reading."""

LEAST_CONTRAST: Final = 40.0
"""Least difference, in grey levels of 255, between the brightest and the darkest cell of a
marker."""

CLEAR: Final = 0.15
"""Least gap between the darkest white and the brightest black cell, as a share of the contrast. By
trial."""


def read_bloomed(
    grey: Grey, quads: Sequence[Floats], dictionary: MarkerDictionary, wanted: Collection[int]
) -> tuple[tuple[int, Floats], ...]:
    """Read overexposed markers in quadrangles; all cells must be right.

    Args:
        grey: (h, w) uint8.
        quads: (4, 2) each: dark quadrangles in which nothing was read, clockwise.
        dictionary: The markers' dictionary.
        wanted: Numbers of the markers to find.

    Returns:
        Number and corners (4, 2) of each quadrangle that is a wanted marker.
    """
    prints = {number: dictionary.bits(number) > 0.5 for number in wanted}
    if not prints:
        return ()
    read = (_clearest_reading(grey, quad, prints) for quad in quads if _is_saturated(grey, quad))
    return tuple(one for one in read if one is not None)


def _is_saturated(grey: Grey, quad: Floats) -> bool:
    """Whether any pixel in a quadrangle's box is saturated."""
    left, top = np.maximum(np.floor(quad.min(axis=0)).astype(int), 0)
    right, bottom = np.ceil(quad.max(axis=0)).astype(int) + 1
    box = grey[top:bottom, left:right]
    return bool(box.size) and int(box.max()) >= SATURATED


def _clearest_reading(
    grey: Grey, quad: Floats, prints: Mapping[int, Flags]
) -> tuple[int, Floats] | None:
    """The marker that is read most clearly, with the mean corners of all grids that read it."""
    found = [one for grown in GROWN for one in _readings(grey, _resized_quad(quad, grown), prints)]
    if not found:
        return None
    _, number, clearest = max(found, key=lambda one: one[0])
    alike = [corners for _, other, corners in found if other == number]
    reach = np.linalg.norm(clearest[2] - clearest[0]) / 2
    same = [one for one in alike if np.linalg.norm(one[0] - clearest[0]) < reach]
    return number, np.asarray(np.mean(same, axis=0))


def _readings(
    grey: Grey, corners: Floats, prints: Mapping[int, Flags]
) -> Iterator[tuple[float, int, Floats]]:
    """Read the cells of one grid.

    Yields:
        Clearness, number, and corners starting at the marker's own top left, of each marker with
        these cells.
    """
    levels = _cell_levels(grey, corners, len(next(iter(prints.values()))))
    contrast = float(np.ptp(levels))
    if contrast < LEAST_CONTRAST:
        return
    in_order = np.sort(levels.ravel())
    gaps = np.diff(in_order) / contrast
    widest = int(gaps.argmax())
    if gaps[widest] < CLEAR:
        return
    white = levels > in_order[widest : widest + 2].mean()
    for number, cells in prints.items():
        for turns in range(4):
            if (np.rot90(white, turns) == cells).all():
                yield float(gaps[widest]), number, np.roll(corners, -turns, axis=0)


def _resized_quad(quad: Floats, by: float) -> Floats:
    middle = quad.mean(axis=0)
    return np.asarray(middle + (quad - middle) * (1 + by))


def _cell_levels(grey: Grey, corners: Floats, cells: int) -> Floats:
    """The mean grey level in the middle of each cell of a grid between corners, (cells, cells)."""
    grid = np.array([[0, 0], [cells, 0], [cells, cells], [0, cells]], dtype=np.float32)
    to_picture = cv2.getPerspectiveTransform(grid, corners.astype(np.float32))
    along = (np.arange(cells)[:, None] + 0.5 + np.array(MIDDLE)).ravel()
    across, down = np.meshgrid(along, along)
    points = np.stack([across, down], axis=-1).reshape(-1, 1, 2).astype(np.float32)
    x, y = cv2.perspectiveTransform(points, to_picture).reshape(*across.shape, 2).transpose(2, 0, 1)
    seen = cv2.remap(
        grey, np.ascontiguousarray(x), np.ascontiguousarray(y), cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    steps = len(MIDDLE)
    return np.asarray(seen.reshape(cells, steps, cells, steps).mean(axis=(1, 3)), dtype=np.float64)
