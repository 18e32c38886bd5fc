"""Points all over the table, projected with the true camera and mapped back by the calibration."""

from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.failure import CalibrationFailed
from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.solve.calibrate import calibrate
from tests.accuracy import footage
from tests.accuracy.samples import Figure, Measurement

PLAY_MM = 500.0
"""Places within half a metre of the boards' middle: the table, not the horizon."""

STEP_MM = 25.0
ABOVE_MM = 30.0
"""Height of a creature's middle."""

PLACES = 12
"""Places used of each item: its errors are correlated, so more would add no information."""


def measure() -> tuple[Measurement, ...]:
    """Places on the table and above it, with a camera file and without; the focal length."""
    items = [p for kind in ("evening", "handspan", "turncard", "throws", "claydonians",
                            "slargeball") for p in footage.folders(kind)]  # fmt: skip
    return (
        Measurement(
            "table", "Places on the table, with a camera file", "rendered", "mm",
            "Each item is calibrated from one picture. Twelve random grid points of the visible "
            "table, within half a metre of the boards; error of each coordinate.",
            tuple(one for item in items for one in _places(item, known=True)),
        ),
        Measurement(
            "table_bare", "Places on the table, without a camera file", "rendered", "mm",
            "The same, with intrinsics estimated from that one picture.",
            tuple(one for item in items for one in _places(item, known=False)),
        ),
        Measurement(
            "table_above", f"Places {ABOVE_MM:.0f} mm above the table", "rendered", "mm",
            "The same, with a camera file, for points on a plane at the height of a creature.",
            tuple(one for item in items for one in _places(item, known=True, height=ABOVE_MM)),
        ),
        *_lens(),
    )  # fmt: skip


def _places(folder: Path, *, known: bool, height: float = 0.0) -> list[Figure]:
    """Both coordinates of some places of one item."""
    name = footage.named(folder)
    camera = footage.camera_of(folder) if known else None
    try:
        solved = calibrate([footage.first_picture(folder)], footage.boards_of(folder), camera)
    except CalibrationFailed as failed:
        return [Figure(name, None, None, str(failed))]
    at, pixels = _in_view(folder, height)
    apart = table_from_image(pixels, solved, height) - at
    sigma = np.sqrt(np.diagonal(sigma_mm_at(pixels, solved, height), axis1=1, axis2=2))
    return [
        Figure(name, float(apart[k, axis]), float(sigma[k, axis]), f"at {at[k].round().tolist()}")
        for k in _some(len(at))
        for axis in (0, 1)
    ]


def _some(count: int) -> list[int]:
    """Indices of random places, the same on every run."""
    return sorted(np.random.default_rng(count).permutation(count)[:PLACES].tolist())


def _in_view(folder: Path, height: float) -> tuple[Floats, Floats]:
    """Points on a plane around the boards, (N, 2) in mm, and their true pixels."""
    boards = footage.boards_of(folder)
    placed = [s.table_from_board[:2, 3] for s in boards.charuco if s.table_from_board is not None]
    corners = [c[:, :2] for b in boards.markers for c in b.markers.values()]
    middle = np.vstack([*placed, *corners]).mean(axis=0)
    reach = np.arange(-PLAY_MM, PLAY_MM + 1, STEP_MM)
    x, y = np.meshgrid(reach, reach)
    at = np.stack([x.ravel(), y.ravel()], axis=1)
    at = middle + at[np.linalg.norm(at, axis=1) <= PLAY_MM]
    pixels = footage.true_pixels(folder, np.column_stack([at, np.full(len(at), height)]))
    size = np.array(footage.first_picture(folder).shape[1::-1])
    pixels *= size[0] / footage.truth_of(folder)["camera"]["width"]
    inside = ((pixels >= 0) & (pixels <= size - 1)).all(axis=1)
    return at[inside], pixels[inside]


def _lens() -> tuple[Measurement, ...]:
    figures = []
    for folder in footage.folders("calib"):
        views = sorted(folder.glob("view*.jpg"))
        pictures = [np.asarray(cv2.imread(str(view)), dtype=np.uint8) for view in views]
        solved = calibrate(pictures, footage.boards_of(folder))
        true = float(footage.truth_of(folder)["camera"]["K"][0][0])
        focal = float(solved.camera.matrix[0, 0])
        sigma = 100 * solved.camera.focal_sigma_rel
        figures.append(Figure(footage.named(folder), 100 * (focal / true - 1), sigma))
    how = "Pictures of a board held before the camera in many ways, no camera file."
    return (Measurement("focal", "Focal length", "rendered", "%", how, tuple(figures)),)
