"""Render a print as it should appear in a picture, and choose the pixels to compare."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.detect.ink import PrintPicture, Shades
from calibration.detect.lens_bend import Bend
from calibration.model.homography import mapped, mapped_grid, quad

SUBPIXELS: Final = 3
"""Oversampling factor, in each direction, of the rendered print, which is then averaged. By
trial."""

MARGIN_PX: Final = 3
"""Margin, px, around the rendered window, for derivatives."""

FARTHEST_PX: Final = 1e5
"""Largest coordinate, px, of a print's corners: larger ones are far outside of any picture, and may
not fit into an integer."""

LEAST_WINDOW_PX: Final = 5
"""Least shorter side, px, of a window: a smaller one has too few pixels for the unknowns. By
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintSearch:
    """An area of a print that is registered to a picture.

    Attributes:
        picture: The picture.
        ink: The print.
        area: (2, 2), least and greatest x and y of the area, in the print's space.
        border: Width of the border around the area that is compared too, in the print's space.
        whole: Whether all four corners of the area may move. Otherwise it only shifts, and the tone
            is not fitted: around a chessboard's inner corner black meets black, so that bleeding
            cancels.
        bend: How the lens bends the print; None if that is negligible.
    """

    picture: Shades
    ink: PrintPicture
    area: Floats
    border: float = 0.0
    whole: bool = False
    bend: Bend | None = None


Window: TypeAlias = tuple[int, int, int, int]
"""Pixels from x0, y0 to x1, y1, excluding the latter."""


def window_of(search: PrintSearch, homography: Floats) -> Window | None:
    """The window of pixels that shows area and border; None if it is cut off or degenerate."""
    outer = mapped(homography, quad(search.area + np.array([[-search.border], [search.border]])))
    if not np.isfinite(outer).all() or np.abs(outer).max() > FARTHEST_PX:
        return None
    x0, y0 = np.floor(outer.min(axis=0)).astype(int)
    x1, y1 = np.ceil(outer.max(axis=0)).astype(int) + 1
    height, width = search.picture.shape
    inside = min(x0, y0) >= 1 and x1 < width and y1 < height
    if not inside or min(x1 - x0, y1 - y0) < LEAST_WINDOW_PX:
        return None
    return int(x0), int(y0), int(x1), int(y1)


def pixels_inside(
    search: PrintSearch, homography: Floats, window: Window
) -> tuple[Floats, Floats, Floats]:
    """The pixels of a window that are compared.

    Returns:
        A mask of the window, and u and v of these pixels: 0 and 1 are the area's edges.
    """
    share = _shares(search, homography, window)
    margin = search.border / (search.area[1] - search.area[0])
    inside = ((share > -margin) & (share < 1 + margin)).all(axis=-1)
    u, v = share[inside].T
    return inside, u, v


def expected(search: PrintSearch, homography: Floats, window: Window, blur_px: float) -> Shades:
    """Render the print as a camera would see it, with `MARGIN_PX` around the window."""
    x0, y0, x1, y1 = window
    pad = MARGIN_PX + int(np.ceil(2.5 * blur_px))
    n = SUBPIXELS
    x = (np.arange((x1 - x0 + 2 * pad) * n) + 0.5) / n - 0.5 + x0 - pad
    y = (np.arange((y1 - y0 + 2 * pad) * n) + 0.5) / n - 0.5 + y0 - pad
    ink = search.ink
    on_print = _on_print(search, homography, x, y)
    on_ink = (on_print * ink.px_per_unit + (ink.origin_px - 0.5)).astype(np.float32)
    fine = cv2.remap(
        ink.shades, on_ink[0], on_ink[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    fine = cv2.GaussianBlur(fine, (0, 0), blur_px * n)
    size = (fine.shape[1] // n, fine.shape[0] // n)
    coarse = np.asarray(cv2.resize(fine, size, interpolation=cv2.INTER_AREA), dtype=np.float32)
    cut = pad - MARGIN_PX
    return coarse[cut : coarse.shape[0] - cut, cut : coarse.shape[1] - cut]


def derivatives(rendered: Shades) -> tuple[Floats, Floats, Floats, Floats]:
    """The window itself, its derivatives by x and y, and its Laplacian."""
    e, k = rendered.astype(np.float64), MARGIN_PX
    middle = e[k:-k, k:-k]
    left, right = e[k:-k, k - 1 : -k - 1], e[k:-k, k + 1 : e.shape[1] - k + 1]
    above, below = e[k - 1 : -k - 1, k:-k], e[k + 1 : e.shape[0] - k + 1, k:-k]
    laplacian = left + right + above + below - 4 * middle
    return middle, (right - left) / 2, (below - above) / 2, laplacian


def _on_print(search: PrintSearch, homography: Floats, x: Floats, y: Floats) -> Floats:
    """Map a grid of pixels to the print's space, (2, len(y), len(x)), lens included."""
    print_from_image = np.asarray(np.linalg.inv(homography), dtype=np.float64)
    there = mapped_grid(print_from_image, x, y)
    return there if search.bend is None else there + search.bend.on_print(print_from_image, x, y)


def _shares(search: PrintSearch, homography: Floats, window: Window) -> Floats:
    """The position of each pixel of a window in the area, (h, w, 2): 0 and 1 are its edges."""
    x0, y0, x1, y1 = window
    x, y = np.arange(x0, x1, dtype=np.float64), np.arange(y0, y1, dtype=np.float64)
    area, grid = search.area, _on_print(search, homography, x, y)
    return np.asarray((np.moveaxis(grid, 0, -1) - area[0]) / (area[1] - area[0]))
