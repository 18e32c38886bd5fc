"""Fit one body to a visible outline, by turning and sliding it over the table."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from vision.creature_bodies import CreatureBody
from vision.masks import iou, without
from vision.tracking.detection import Detection
from vision.tracking.pose import surface_on_table
from vision.tracking.transport import edge_offset, table_shift

SLIDES: Final = 2
"""How often the body is slid to the outline for each first guess."""

STEPS: Final = tuple(np.array([4.0, 4.0, 0.14]) / 2**halved for halved in range(4))
"""Step sizes of the search, in mm along x and y and in radians: each is half the one before."""

AT_EACH_STEP: Final = 4
"""Most rounds of the search with one step size."""

RIM_PX: Final = 12
"""Least margin in pixels around the visible outline, in which a body may be moved and turned."""

CLOSED_VOXELS: Final = 0.75
"""Radius in voxels of the closing that fills the gaps between a body's drawn voxels."""

MISSED_WEIGHT: Final = 1.6
"""Weight of the visible outline's pixels that a body does not cover; those that only the body
covers have what is missing to 2. A hull is never smaller than the clay, but also fills room that no
view saw into: with equal weights, a drawn move was 5.2 mm off instead of 1.4."""

LEAST_RIM_SHARE: Final = 0.3
"""Least additional margin around the visible outline, as a share of the body's largest extent.
Found by trial."""


class BodyFitting:
    """A body that is fitted to the outline of a piece.

    A pose is an array (3,): x and y in mm, and the turn in radians.
    """

    def __init__(
        self,
        detection: Detection,
        body: CreatureBody,
        calibration: Calibration,
        hidden: Mask | None,
    ) -> None:
        self._detection, self._body, self._calibration = detection, body, calibration
        own_px = float(np.ptp(body.surface_mm, axis=0).max()) * detection.px_per_mm
        rim = RIM_PX + round(max(LEAST_RIM_SHARE * own_px, own_px - max(detection.mask.shape)))
        self._corner = np.array(detection.corner_xy) - rim
        self._wanted = _padded(detection.mask, rim)
        self._unhidden = np.full_like(self._wanted, 255)
        if hidden is not None:
            x, y = self._corner
            self._unhidden = without(self._unhidden, _cropped(hidden, (x, y), self._wanted.shape))
            self._wanted = np.asarray(cv2.bitwise_and(self._wanted, self._unhidden), np.uint8)
        reach = max(1, round(CLOSED_VOXELS * body.voxel_mm * detection.px_per_mm))
        self._closing = np.ones((2 * reach + 1, 2 * reach + 1), dtype=np.uint8)

    def misfit(self, pose: Floats) -> float:
        """Share of the visible part of both outlines that only one of them covers, 0 to 1."""
        return 1.0 - iou(self._outline(pose), self._wanted)

    def cost(self, pose: Floats) -> float:
        """The misfit, in which uncovered pixels of the visible outline have `MISSED_WEIGHT`."""
        outline = self._outline(pose)
        both = cv2.countNonZero(cv2.bitwise_and(outline, self._wanted))
        extra = cv2.countNonZero(outline) - both
        missed = cv2.countNonZero(self._wanted) - both
        weighted = MISSED_WEIGHT * missed + (2 - MISSED_WEIGHT) * extra
        return weighted / max(1, both + extra + missed)

    def seen_share(self, pose: Floats) -> float:
        """Share of the body's outline in a pose that nothing else hides, 0 to 1."""
        whole = self._painted(pose)
        seen = cv2.bitwise_and(whole, self._unhidden)
        return cv2.countNonZero(seen) / max(cv2.countNonZero(whole), 1)

    def slid(self, pose: Floats) -> Floats:
        """A pose slid so that the extents of the two outlines about agree."""
        for _ in range(SLIDES):
            offset = edge_offset(self._outline(pose), self._wanted)
            pose = pose + np.append(table_shift(offset, self._detection, self._calibration), 0.0)
        return pose

    def refined(self, pose: Floats) -> tuple[float, Floats]:
        """Minimise the cost around a pose by coordinate descent with ever smaller steps.

        Returns:
            The least cost, and its pose.
        """
        least = self.cost(pose)
        for step in STEPS:
            for _ in range(AT_EACH_STEP):
                better, less = self._improved(pose, least, step)
                if less == least:
                    break
                pose, least = better, less
        return least, pose

    def _improved(self, pose: Floats, least: float, step: Floats) -> tuple[Floats, float]:
        """One round of the search: try a step both ways along each axis."""
        for axis in np.diag(step):
            for tried in (pose + axis, pose - axis):
                cost = self.cost(tried)
                if cost < least:
                    pose, least = tried, cost
                    break
        return pose, least

    def _outline(self, pose: Floats) -> Mask:
        """The visible part of the body's outline in the crop, (h, w) 255 or 0."""
        return np.asarray(cv2.bitwise_and(self._painted(pose), self._unhidden), dtype=np.uint8)

    def _painted(self, pose: Floats) -> Mask:
        """The body's outline in the crop, (h, w) 255 or 0."""
        placed = surface_on_table(self._body, pose)
        at = np.round(image_from_table(placed, self._calibration) - self._corner)
        painted = np.zeros_like(self._wanted)
        height, width = painted.shape
        inside = (at >= 0).all(axis=1) & (at[:, 0] < width) & (at[:, 1] < height)
        columns, rows = at[inside].astype(np.intp).T
        painted[rows, columns] = 255
        closed = cv2.morphologyEx(painted, cv2.MORPH_CLOSE, self._closing)
        return np.asarray(closed, dtype=np.uint8)


def _padded(mask: Mask, rim: int) -> Mask:
    """A mask with a margin of zeros."""
    return np.asarray(cv2.copyMakeBorder(mask, *(rim,) * 4, cv2.BORDER_CONSTANT, value=0), np.uint8)


def _cropped(mask: Mask, corner_xy: tuple[int, int], shape: tuple[int, ...]) -> Mask:
    """A crop (h, w) of a mask of the whole picture; pixels outside the picture are 0."""
    (x, y), (height, width) = corner_xy, shape
    rim = max(height, width)
    padded = _padded(mask, rim)
    return padded[y + rim : y + rim + height, x + rim : x + rim + width]
