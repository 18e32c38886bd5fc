"""Small masks of parts of the top view, stored with their position, so that many cost little."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self, TypeVar

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Mask
from vision.figures.ground import FieldView
from vision.figures.rim_fit import Base
from vision.figures.sizes import Sizes

MARGIN_PX: Final = 2
"""Margin in pixels around a stroke for its rounded ends."""

SUBPIXEL_BITS: Final = 3
"""Number of fraction bits of coordinates in OpenCV: an eighth of a pixel."""

ScalarT = TypeVar("ScalarT", bound=np.generic)


@dataclass(frozen=True, slots=True, eq=False)
class MaskPatch:
    """A mask of a rectangular part of a larger picture.

    Attributes:
        rows: The part's rows in the larger picture.
        columns: The part's columns in the larger picture.
        mask: (rows, columns) uint8, 255 on the masked pixels.
    """

    rows: slice
    columns: slice
    mask: Mask

    def of(self, plane: npt.NDArray[ScalarT]) -> npt.NDArray[ScalarT]:
        """The patch's rectangle of a plane (h, w, ...) of the larger picture, as a NumPy view."""
        return plane[self.rows, self.columns]

    def among(self, plane: npt.NDArray[ScalarT]) -> npt.NDArray[ScalarT]:
        """The values (N, ...) of the larger picture's plane (h, w, ...) where the mask is set."""
        return np.asarray(self.of(plane)[self.mask > 0])

    def within(self, plane: Mask) -> Self:
        """This patch, with its mask limited to where a mask (h, w) of the larger picture is set."""
        return type(self)(self.rows, self.columns, self.mask & self.of(plane))


def base_patch(base: Base, ground: FieldView, sizes: Sizes) -> MaskPatch:
    """Where a base appears in the top view: from its lower circle to its upper one."""
    top = ground.appears(base.at_mm[None], sizes.base_height)[0]
    return stroke(ground, base.at_mm, top, sizes.base)


def stroke(ground: FieldView, start_mm: Floats, end_mm: Floats, wide_mm: float) -> MaskPatch:
    """A stroke with round ends between two table places (2,) in the top view, cut off at its edges.

    `wide_mm` is the stroke's width.
    """
    ends = ground.pixels(np.stack([start_mm, end_mm]))
    wide = max(1, round(wide_mm / ground.mm))
    reach = wide / 2 + MARGIN_PX
    high, across = ground.known.shape
    left, top = np.clip(np.floor(ends.min(axis=0) - reach), 0, [across, high]).astype(int)
    right, bottom = np.clip(np.ceil(ends.max(axis=0) + reach) + 1, 0, [across, high]).astype(int)
    mask = np.zeros((max(0, bottom - top), max(0, right - left)), dtype=np.uint8)
    if mask.size:
        first, last = np.round((ends - [left, top]) * 2**SUBPIXEL_BITS).astype(int).tolist()
        cv2.line(mask, first, last, 255, wide, cv2.LINE_8, SUBPIXEL_BITS)
    return MaskPatch(slice(top, bottom), slice(left, right), mask)


def laid(patches: Iterable[MaskPatch], shape: tuple[int, ...]) -> Mask:
    """The union of all patches, as one mask (h, w) with the first two sides of `shape`."""
    mask = np.zeros(shape[:2], dtype=np.uint8)
    for one in patches:
        one.of(mask)[:] |= one.mask
    return mask


def part_of(labels: npt.NDArray[np.int32], label: int, box_xywh: npt.ArrayLike) -> MaskPatch:
    """The connected component `label` as a patch.

    Args:
        labels: (h, w), as `cv2.connectedComponentsWithStats` returns them.
        label: Of the component.
        box_xywh: (4,) or more, the component's bounding box first, such as its row of the stats.
    """
    x, y, wide, high = (int(one) for one in np.asarray(box_xywh)[:4])
    rows, columns = slice(y, y + high), slice(x, x + wide)
    mask = np.where(labels[rows, columns] == label, np.uint8(255), np.uint8(0))
    return MaskPatch(rows, columns, mask)
