"""Renders printed pages to pictures, and reads their markers with OpenCV's own detector."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt
import pypdfium2

from calibration.arrays import Floats

Grey = npt.NDArray[np.uint8]

DPI = 150
PX_PER_MM = DPI / 25.4


def pages(pdf: bytes, dpi: float = DPI) -> Iterator[Grey]:
    """Each page of a PDF as a picture at a resolution in dots per inch."""
    document = pypdfium2.PdfDocument(pdf)
    for page in document:
        bitmap = page.render(scale=dpi / 72, grayscale=True)
        yield np.array(bitmap.to_numpy(), dtype=np.uint8).reshape(bitmap.height, bitmap.width)
        bitmap.close()
        page.close()
    document.close()


@dataclass(frozen=True, slots=True, eq=False)
class Read:
    """A detected marker: its number, and its corners (4, 2) in mm from the page's upper left."""

    number: int
    corners_mm: Floats


def read_markers(page: Grey, dictionary: str) -> list[Read]:
    """All markers of a dictionary on a page, by OpenCV's own detector."""
    settings = cv2.aruco.DetectorParameters()
    settings.minMarkerPerimeterRate = 0.01
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    family = cv2.aruco.getPredefinedDictionary(int(getattr(cv2.aruco, dictionary)))
    corners, numbers, _ = cv2.aruco.ArucoDetector(family, settings).detectMarkers(page)
    if numbers is None:
        return []
    places = [(np.asarray(c, dtype=np.float64).reshape(4, 2) + 0.5) / PX_PER_MM for c in corners]
    return [Read(int(n), c) for n, c in zip(np.asarray(numbers).ravel(), places, strict=True)]


def rigid_residual_mm(told: Floats, seen: Floats) -> float:
    """Largest residual after the best rotation and shift, without scaling.

    The y axis of `told` points up, that of `seen` down.
    """
    told = told * np.array([1.0, -1.0])
    a, b = told - told.mean(axis=0), seen - seen.mean(axis=0)
    u, _, vt = np.linalg.svd(a.T @ b)
    turn = u @ np.diag([1.0, np.linalg.det(u @ vt)]) @ vt
    return float(np.linalg.norm(a @ turn - b, axis=1).max())


def cell_ring(page: Grey, corners_mm: Floats, cells: int) -> Floats:
    """Brightness of the paper around a marker, from a quarter to nearly a whole cell outside it."""
    middle = corners_mm.mean(axis=0)
    shades = []
    for out in (0.25, 0.5, 0.75, 0.95):
        around = middle + (corners_mm - middle) * (1 + 2 * out / cells)
        for start, end in zip(around, np.roll(around, -1, axis=0), strict=True):
            line = start + np.linspace(0, 1, 40)[:, None] * (end - start)
            column, row = np.floor(line * PX_PER_MM).astype(int).T
            shades.append(page[row, column].astype(np.float64))
    return np.concatenate(shades)


def told_corners(board: Mapping[str, object]) -> dict[int, Floats]:
    """Nominal corners (4, 2) in mm of each marker of a board of the boards file."""
    markers = board["markers"]
    assert isinstance(markers, Mapping)
    return {int(n): np.asarray(c, dtype=np.float64)[:, :2] for n, c in markers.items()}
