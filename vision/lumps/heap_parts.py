"""Fit the lumps of a heap by rendered bodies, each with its pixels and size, hidden parts included.

The bodies are those that explain the heap's picture best, whether they lie on the table, hide each
other, or lie on others.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Flags, Floats
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.lumps.ellipsoids import Layer, Lens, LumpBody, lens_near
from vision.lumps.heap import circles_of
from vision.lumps.heap_picture import picture_of
from vision.lumps.patches import ClayPatch
from vision.lumps.render_cost import LIFTED_MM
from vision.lumps.scale import USUAL_RADIUS_MM
from vision.lumps.synthesis import LIMITS, explain

RADIUS_PX: Final = 9.0
"""Radius in pixels to which pictures are scaled for typical lumps."""


FINEST: Final = 1.5
"""Largest factor by which pictures are enlarged; more would add no information."""


@dataclass(frozen=True, slots=True, eq=False)
class HeapLump:
    """A lump of a heap.

    Attributes:
        mask: (h, w) its pixels in the patch's crop.
        at_mm: Point on the table below its centre.
        volume_ml: Volume of the body that explains it.
        half_axes_mm: Long and short half axis of that body.
        visible: Share of its outline's area that no other lump hides.
        radius_px: Half of its width, in the picture.
        lift_mm: Height of its lowest point above the table.
        stacked: Whether any lump of its heap lies on others.
    """

    mask: Flags
    at_mm: tuple[float, float]
    volume_ml: float
    half_axes_mm: tuple[float, float]
    visible: float
    radius_px: float
    lift_mm: float
    stacked: bool = False


def parts_of(
    patch: ClayPatch, calibration: Calibration, mm_per_px: float, radii_px: tuple[float, float]
) -> list[HeapLump]:
    """Explain a heap by bodies that lie on the table and on each other.

    Args:
        patch: The heap.
        calibration: Camera and table.
        mm_per_px: Scale at the heap.
        radii_px: Radii of the smallest and the largest lump to search for.
    """
    scale = min(FINEST, RADIUS_PX * mm_per_px / USUAL_RADIUS_MM)
    lens = _lens(patch, calibration, scale)
    start = [
        LumpBody(
            (circle.x + 0.5) * scale - 0.5,
            (circle.y + 0.5) * scale - 0.5,
            float(np.clip(circle.radius * mm_per_px, *LIMITS[2])),
        )
        for circle in circles_of(patch.clay, patch.bgr, radii_px)
    ]
    if not start:
        return []
    picture = picture_of(patch, lens, scale)
    cost, layers = explain(picture, start)
    owners = _pixel_owners(patch.clay > 127, cost.owners(layers), scale)
    shown = zip(layers, cost.visible(layers), strict=True)
    stacked = len(layers) > 1 and any(layer.body.lift_mm > LIFTED_MM for layer in layers)
    return [
        replace(_heap_lump(layer, visible, owners == number, mm_per_px), stacked=stacked)
        for number, (layer, visible) in enumerate(shown, start=1)
        if (owners == number).any()
    ]


def _lens(patch: ClayPatch, calibration: Calibration, scale: float) -> Lens:
    rows, columns = np.nonzero(patch.clay > 127)
    corner = np.array(patch.corner_px, dtype=np.float64)
    middle = np.array([columns.mean(), rows.mean()]) + corner
    place = table_from_image(middle[None], calibration, USUAL_RADIUS_MM)[0]
    return lens_near(np.append(place, 0.0), calibration, corner, scale)


def _pixel_owners(inside: Flags, owners: npt.NDArray[np.int16], scale: float) -> Floats:
    """The number of the body in each pixel of the clay, (h, w), or of the nearest body."""
    nearest = ndimage.distance_transform_edt(
        owners == 0, return_distances=False, return_indices=True
    )
    everywhere = owners[tuple(nearest)]
    rows, columns = np.mgrid[0 : inside.shape[0], 0 : inside.shape[1]]
    at = (
        np.clip(np.round((rows + 0.5) * scale - 0.5).astype(int), 0, owners.shape[0] - 1),
        np.clip(np.round((columns + 0.5) * scale - 0.5).astype(int), 0, owners.shape[1] - 1),
    )
    return np.asarray(np.where(inside, everywhere[at], 0))


def _heap_lump(layer: Layer, visible: float, mask: Flags, mm_per_px: float) -> HeapLump:
    body = layer.body
    return HeapLump(
        mask,
        (float(layer.middle_mm[0]), float(layer.middle_mm[1])),
        body.volume_ml,
        (body.short_mm * body.longer, body.short_mm),
        visible,
        body.short_mm / mm_per_px,
        body.lift_mm,
    )
