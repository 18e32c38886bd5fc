"""Detections and tracks made by hand, for tests that need no picture."""

import numpy as np

from calibration.arrays import Mask
from vision.clay.colour import tints_of
from vision.sightings import ColourName, Estimate, PointMm
from vision.tracking.blobs import Watched
from vision.tracking.detection import Detection
from vision.tracking.edge_match import Edges
from vision.tracking.track import Track, first_known

RED, BLUE = (30.0, -20.0, 0.0), (-60.0, 50.0, 0.0)
"""Two appearances that are too different for one clay."""


def look_of(bgr: tuple[int, int, int]) -> tuple[float, float, float]:
    """The appearance of clay of one colour in usual light."""
    tint = tints_of(np.array([bgr], dtype=np.uint8))[0]
    return float(tint[0]), float(tint[1]), 0.0


def a_detection(
    at_mm: PointMm = (0.0, 0.0),
    *,
    corner_xy: tuple[int, int] = (100, 100),
    side_px: int = 20,
    area_mm2: float = 2000.0,
    look: tuple[float, float, float] = RED,
    colour: ColourName = "red",
) -> Detection:
    """A square piece."""
    return Detection(
        mask=np.full((side_px, side_px), 255, dtype=np.uint8),
        corner_xy=corner_xy,
        colour=colour,
        look=np.array(look),
        light=100.0,
        at_mm=at_mm,
        area_mm2=area_mm2,
        wide_mm=45.0,
        tall_mm=45.0,
        height_mm=Estimate(45.0, 9.0),
        px_per_mm=side_px / area_mm2**0.5,
        front_px=(corner_xy[0] + side_px / 2, corner_xy[1] + side_px - 1.0),
        apart=60.0,
    )


def a_track(number: int, detection: Detection | None = None) -> Track:
    """A track whose last detection this is; its edges are not used."""
    nothing = np.zeros((0, 3), dtype=np.float32)
    edges = Edges(nothing[:, :2], nothing, nothing[..., None])
    return first_known(number, detection or a_detection(), edges, whole=True)


def a_watched(
    track: int, at_px: tuple[int, int], look: tuple[float, float, float] = RED
) -> Watched:
    """A creature that is 10 glance pixels wide, in a glance of 200 x 120 pixels."""
    mask: Mask = np.zeros((120, 200), dtype=np.uint8)
    x, y = at_px
    mask[y - 5 : y + 5, x - 5 : x + 5] = 255
    return Watched(track, mask, np.array(look), np.array(at_px, dtype=np.float64), 100, 10.0)
