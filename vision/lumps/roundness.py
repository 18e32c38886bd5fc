"""Measures that distinguish lumps from dice, gloss and print: roundness, sharp edges, shading.

If another ball hides part of a ball, or its underside is lost in its own shadow, the rest of its
outline still gives its size: by the circle through the rest, if there is one.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image
from vision.channels import largest_channel

FINER: Final = 3
"""Factor by which the outline is drawn finer than the picture: to a third of a pixel."""

ROUNDS: Final = 12
"""Rounds of robust least squares."""

STRAY_SHARE: Final = 0.06
"""Largest distance of an outline point that belongs to the circle, as a share of the radius."""

STRAY_PX: Final = 0.6
"""Largest distance in pixels of an outline point that belongs to the circle, if the share of the
radius is less."""


FEWEST_FREE: Final = 12
"""Fewest points of a free outline to which a circle is fitted."""

FEWEST_IN_ELLIPSE: Final = 5
"""Fewest pixels for an ellipse: as many as it has parameters."""

FEWEST_LIT: Final = 20
"""Fewest pixels in which light from above is measured."""

LEAST_BELONGING: Final = 0.62
"""Least share of the free outline that belongs to the circle. By trial on the shared piles."""

LEAST_ARC: Final = 0.40
"""Least share of the circle that is seen. By trial on the shared piles."""


LEAST_STRAY_PX: Final = 0.35
"""Least scale of the residuals in the robust fit, in pixels: half the points of a round outline
deviate by this much, however clear it is."""

USUAL_STRAYS: Final = 1.5
"""Factor on the median residual at which a point gets half the weight. By trial."""

CALM_PX: Final = 0.8
"""Sigma of the blur before colours on both sides of an outline are compared. By trial."""


@dataclass(frozen=True, slots=True)
class Round:
    """A circle through most of a lump's outline.

    Attributes:
        x, y, radius: Pixels of the crop.
        belonging: Share of the free outline that lies on it.
        arc: Share of the circle that is seen as outline.
    """

    x: float
    y: float
    radius: float
    belonging: float
    arc: float

    @property
    def holds(self) -> bool:
        """Whether the lump may be measured as a ball with this outline."""
        return self.belonging >= LEAST_BELONGING and self.arc >= LEAST_ARC


def round_outline(share: Floats, others: Flags) -> Round | None:
    """Fit a circle to the outline of a lump, where no other lump touches it.

    Args:
        share: (h, w) of the lump in each pixel, 0 to 1.
        others: (h, w) where other lumps are.

    Returns:
        The circle; None if too little of the outline is free.
    """
    points = _outline(share)
    near_others = cv2.dilate(others.astype(np.uint8), np.ones((5, 5), np.uint8)) > 0
    columns, rows = np.round(points).astype(int).T
    height, width = share.shape
    free = points[~near_others[np.clip(rows, 0, height - 1), np.clip(columns, 0, width - 1)]]
    if len(free) < FEWEST_FREE:
        return None
    return _with_shares(free, *_robust_circle(free))


def _outline(share: Floats) -> Floats:
    """Points where the share is one half, (n, 2) x, y in pixels."""
    fine = cv2.resize(
        np.pad(share, 1).astype(np.float32), None, fx=FINER, fy=FINER,
        interpolation=cv2.INTER_LINEAR,
    )  # fmt: skip
    contours, _ = cv2.findContours(
        (fine > 0.5).astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE
    )
    longest = max(contours, key=len).reshape(-1, 2).astype(np.float64)
    middle = longest.mean(axis=0)
    outward = longest - middle
    outward /= np.maximum(np.linalg.norm(outward, axis=1, keepdims=True), 1e-6)
    # The contour runs through the centres of the last fine pixels inside.
    return np.asarray((longest + 0.5 * outward + 0.5) / FINER - 0.5 - 1)


def _robust_circle(points: Floats) -> tuple[float, float, float]:
    weight = np.ones(len(points))
    x, y, radius = 0.0, 0.0, 1.0
    for _ in range(ROUNDS):
        terms = np.column_stack([points, np.ones(len(points))]) * weight[:, None]
        a, b, c = np.linalg.lstsq(terms, (points**2).sum(axis=1) * weight, rcond=None)[0]
        x, y = a / 2, b / 2
        radius = float(np.sqrt(max(c + x * x + y * y, 1e-6)))
        off = np.hypot(points[:, 0] - x, points[:, 1] - y) - radius
        scale = max(LEAST_STRAY_PX, USUAL_STRAYS * float(np.median(np.abs(off))))
        # Points inside the circle, as on an underside lost in shadow, lose weight sooner than
        # points outside.
        weight = 1 / (1 + (off / np.where(off < 0, 0.7 * scale, scale)) ** 2)
    return float(x), float(y), radius


def _with_shares(points: Floats, x: float, y: float, radius: float) -> Round:
    off = np.hypot(points[:, 0] - x, points[:, 1] - y) - radius
    belongs = np.abs(off) < max(STRAY_PX, STRAY_SHARE * radius)
    angle = np.arctan2(points[belongs, 1] - y, points[belongs, 0] - x)
    sectors = np.unique(np.floor((angle + np.pi) / (2 * np.pi) * 36).astype(int) % 36)
    return Round(x, y, radius, float(belongs.mean()), len(sectors) / 36)


def ellipse_iou(mask: Flags) -> float:
    """Intersection over union with the ellipse of equal area and moments, 0 to 1.

    Rounded lumps reach 0.93 to 0.98 at a radius of 15 pixels, cubes and octahedra 0.80 to 0.88.
    """
    rows, columns = np.nonzero(mask)
    if len(rows) < FEWEST_IN_ELLIPSE:
        return 0.0
    middle = np.array([columns.mean(), rows.mean()])
    off = np.column_stack([columns, rows]) - middle
    shape = 4 * (off.T @ off) / len(off)
    determinant = float(np.linalg.det(shape))
    if determinant < 1e-6:
        return 0.0
    shape = shape * len(off) / (np.pi * np.sqrt(determinant))
    reach = np.sqrt(np.diag(shape))
    first = np.floor(np.minimum(off.min(axis=0), -reach) + middle).astype(int)
    last = np.ceil(np.maximum(off.max(axis=0), reach) + middle).astype(int)
    left, top = np.maximum(first, 0)
    own = mask[top : last[1] + 1, left : last[0] + 1]
    y, x = np.ogrid[: own.shape[0], : own.shape[1]]
    across, down = x + left - middle[0], y + top - middle[1]
    (xx, xy), (_, yy) = np.linalg.inv(shape)
    inside = xx * across**2 + 2 * xy * across * down + yy * down**2 <= 1
    return float(np.count_nonzero(inside & own)) / float(np.count_nonzero(inside | own))


def edge_contrast(bgr: Image, mask: Flags) -> float:
    """Difference in grey levels between the pixels two inside the outline and three outside it."""
    kernel = np.ones((3, 3), np.uint8)
    own = mask.astype(np.uint8)
    inner = (cv2.erode(own, kernel) > 0) & (cv2.erode(own, kernel, iterations=3) == 0)
    outer = (cv2.dilate(own, kernel, iterations=4) > 0) & (
        cv2.dilate(own, kernel, iterations=2) == 0
    )
    if not inner.any() or not outer.any():
        return 0.0
    calm = cv2.GaussianBlur(bgr, (0, 0), CALM_PX).astype(np.float64)
    return float(np.linalg.norm(calm[inner].mean(axis=0) - calm[outer].mean(axis=0)))


def lit_from_above(bgr: Image, mask: Flags) -> float:
    """Difference in brightness between the top and the middle of a thing, in grey levels.

    It is fitted over the height of the thing. Lumps under a lamp are brighter above by tens of
    levels; flat spots are not.
    """
    inner = cv2.erode(mask.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    rows, _ = np.nonzero(inner)
    if len(rows) < FEWEST_LIT or rows.max() == rows.min():
        return 0.0
    up = -(rows - rows.mean()) / (np.ptp(rows) / 2)
    grey = largest_channel(bgr)[inner].astype(np.float64)
    return float((up * (grey - grey.mean())).sum() / (up**2).sum())
