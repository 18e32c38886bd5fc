r"""Find the closed contour around a thing: along clear edges, background outside, thing inside.

    rays from a middle, steps along each        the contour takes one step on every ray, near the
         \  |  /                                last ray's, and ends where it began. Of all such
        --  +  --     ( ( ( + ) ) )             contours the cheapest is found by dynamic
         /  |  \                                programming.

A shadow has soft edges and a thing sharp ones: this distinguishes them better than any colour. The
rays are stretched like the thing, so that a long thing's contour is about a circle too.
"""

from dataclasses import dataclass, field
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats, Image
from calibration.detect.discs.ellipse import circle
from vision.portions.colours import Map

MOST_STEPS: Final = 4
"""Largest change of step from one ray to the next."""
ROUGHNESS: Final = 0.006
"""Cost of a change by one step from one ray to the next; it grows with the square."""


def cheapest_ring(cost: Floats) -> npt.NDArray[np.intp]:
    """The step that the cheapest closed contour takes on each ray.

    Dynamic programming goes around three times; the middle round is closed.

    Args:
        cost: (B, rays, steps) cost of crossing a ray at a step.

    Returns:
        (B, rays) indices of steps.
    """
    count, rays, steps = cost.shape
    wide = np.full((count, steps + 2 * MOST_STEPS), np.inf)
    total = wide[:, MOST_STEPS:-MOST_STEPS]
    total[:] = cost[:, 0]
    came_from = np.zeros((3 * rays, count, steps), dtype=np.int8)
    for ray in range(1, 3 * rays):
        total[:] = _cheapest_step(wide, came_from[ray]) + cost[:, ray % rays]
    at, every = total.argmin(axis=1), np.arange(count)
    line = np.zeros((count, 3 * rays), dtype=np.intp)
    for ray in range(3 * rays - 1, -1, -1):
        line[:, ray] = at
        at = at + came_from[ray, every, at]
    return line[:, rays : 2 * rays]


def _cheapest_step(wide: Floats, came_from: npt.NDArray[np.int8]) -> Floats:
    """The least total of all steps that lead to each, (B, steps); writes which step it came from.

    Args:
        wide: (B, MOST_STEPS + steps + MOST_STEPS) totals, infinite beyond both ends.
        came_from: (B, steps), all 0.
    """
    best, steps = wide[:, MOST_STEPS:-MOST_STEPS].copy(), came_from.shape[1]
    for step in (k for k in range(-MOST_STEPS, MOST_STEPS + 1) if k):
        first = MOST_STEPS + step
        costs = wide[:, first : first + steps] + ROUGHNESS * step**2
        cheaper = costs < best
        np.copyto(best, costs, where=cheaper)
        np.copyto(came_from, step, where=cheaper)
    return best


RAYS: Final = 80
"""Rays from the middle, 4.5 degrees apart."""

REACHES: Final = np.linspace(0.3, 1.7, 130)
"""Shares of the frame's half axes at which the contour may cross a ray."""
MOST_CLEAR: Final = 1.5
"""Value of the clearest edge."""

FINE: Final = 2
"""Size of the picture in which edges are searched for, relative to the one used for colours."""
EDGE_SMOOTH_PX: Final = 1.0
"""Sigma of the blur before edge detection: photographs are compressed."""

EDGE_REACH_PX: Final = 1.0
"""Distance of the samples on both sides of the contour whose difference is its edge."""

CLEAR_PERCENTILE: Final = 97.0
"""Percentile of a picture's edge strengths that counts as a clear edge there."""

LEAST_CLEAR: Final = 4.0
"""Least strength of a clear edge, in levels of CIELAB per px: weaker edges are noise even if there
are no others."""

GROUND_BELOW: Final = 3.0
"""Difference from the background, in sigmas, below which a pixel certainly belongs to it. By trial
on the food photographs."""

SHADE_BELOW: Final = 2.5
"""Difference from the shaded background, in sigmas, below which a pixel certainly belongs to it. By
trial on the food photographs."""

INSIDE: Final = 0.9
"""Share of the frame's half axes within which a picture mostly shows the thing."""

USUALLY: Final = (4.0, 12.0)
"""Lower and upper limit of the thing's typical difference from the shaded background, in sigmas."""

USUAL_PERCENTILE: Final = 70.0
"""Percentile of the pixels inside a first contour that is taken as the thing's typical difference
from the background; the rest may be background."""

THING_SHARE: Final = (0.5, 0.8)
"""Shares of the thing's typical difference from the background: above the first a pixel may be part
of it, above the second it is."""


@dataclass(frozen=True, slots=True, eq=False)
class Frames:
    """Where to search for contours: around ellipses.

    Attributes:
        middles_px: (B, 2) centres.
        shapes_px: (B, 2, 2); the rays are those of the unit circle under these matrices.
    """

    middles_px: Floats
    shapes_px: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Rings:
    """Contours around things, one for each frame.

    Attributes:
        points_px: (B, RAYS, 2).
        clear: (B,) score of each: edges, minus background inside and thing outside.
    """

    points_px: Floats
    clear: Floats

    def best(self, count: int) -> "Rings":
        """The `count` with the best scores."""
        first = np.argsort(-self.clear)[:count]
        return Rings(self.points_px[first], self.clear[first])


@dataclass(frozen=True, slots=True, eq=False)
class LineEvidence:
    """Maps of one picture by which contours are scored.

    Attributes:
        fine: (FINE h, FINE w, 3) colours whose differences are edges.
        ground: (h, w) difference from the background in sigmas.
        shade: (h, w) difference from the background, in light or shade, in sigmas.
        usual: Strength of a clear edge in this picture, in levels per px.
    """

    fine: Map
    ground: Map
    shade: Map
    usual: float = field(default=LEAST_CLEAR)


def fine_colours(bgr: Image, size_wh: tuple[int, int], colour_weight: float) -> Map:
    """The picture in which edges are searched for, (FINE h, FINE w, 3), in weighted CIELAB.

    Args:
        bgr: The original picture, (H, W, 3).
        size_wh: Size of the picture used for backgrounds.
        colour_weight: Weight of a difference in colour relative to one in lightness.
    """
    fine_wh = FINE * size_wh[0], FINE * size_wh[1]
    way = cv2.INTER_AREA if bgr.shape[1] > fine_wh[0] else cv2.INTER_CUBIC
    sized = cv2.resize(bgr, fine_wh, interpolation=way).astype(np.float32) / 255
    lab = cv2.GaussianBlur(cv2.cvtColor(sized, cv2.COLOR_BGR2LAB), (0, 0), EDGE_SMOOTH_PX)
    return np.asarray(lab * np.array([1, colour_weight, colour_weight], dtype=np.float32))


def usual_clearness(fine: Map) -> float:
    """Strength of a clear edge in this picture, in levels per px of the picture for backgrounds."""
    across = np.linalg.norm(fine[:, 2 * FINE :] - fine[:, : -2 * FINE], axis=2) / 2
    return max(LEAST_CLEAR, float(np.percentile(across, CLEAR_PERCENTILE)))


def rings(evidence: LineEvidence, frames: Frames, ground_cost: float) -> Rings:
    """The best supported closed contour within each frame.

    Args:
        evidence: Maps of the picture by which contours are scored.
        frames: Where to search.
        ground_cost: Cost of including background, or leaving out a part of the thing, by the share
            of the area; an edge all around is worth `MOST_CLEAR`.
    """
    points, scales = _rays(frames)
    edges = _edge_clearness(evidence, points, scales)
    cost = ground_cost * _misplaced_share(evidence, points) - MOST_CLEAR * edges
    at = cheapest_ring(cost)
    frame, ray = np.mgrid[: len(at), :RAYS]
    return Rings(points[frame, ray, at], -cost[frame, ray, at].mean(axis=1))


def frames_of(points_px: Floats) -> Frames:
    """Frames (B,) of the ellipses with the same moments as closed contours (B, N, 2)."""
    ellipses = [_ellipse_of(cv2.moments(line.astype(np.float32))) for line in points_px]
    return Frames(np.array([m for m, _ in ellipses]), np.array([s for _, s in ellipses]))


def mask_frame(mask: Flags) -> Frames:
    """The frame of the ellipse with the same moments as a mask (h, w)."""
    middle, shape = _ellipse_of(cv2.moments(mask.astype(np.uint8), binaryImage=True))
    return Frames(middle[None], shape[None])


def inside(line_px: Floats, shape: tuple[int, ...]) -> Flags:
    """The pixels within a closed contour (N, 2)."""
    out = line_px - line_px.mean(axis=0)
    # OpenCV fills half a pixel beyond the contour.
    line_px = line_px - 0.5 * out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1.0)
    whole = np.zeros(shape[:2], dtype=np.uint8)
    cv2.fillPoly(whole, [np.round(line_px * 16).astype(np.int32)], (1,), shift=4)
    return np.asarray(whole > 0)


def _ellipse_of(moments: dict[str, float]) -> tuple[Floats, Floats]:
    area = max(moments["m00"], 1.0)
    middle = np.array([moments["m10"], moments["m01"]]) / area
    spread = (
        np.array([[moments["mu20"], moments["mu11"]], [moments["mu11"], moments["mu02"]]]) / area
    )
    squares, turned = np.linalg.eigh(spread)
    return middle, turned @ np.diag(2 * np.sqrt(np.maximum(squares, 1.0))) @ turned.T


def _rays(frames: Frames) -> tuple[Floats, Floats]:
    """Sample points (B, RAYS, R, 2), and the length of each ray's unit, (B, RAYS) px."""
    along = np.einsum("bij,nj->bni", frames.shapes_px, circle(RAYS))
    points = frames.middles_px[:, None, None] + REACHES[:, None] * along[:, :, None]
    return points, np.linalg.norm(along, axis=2)


def _edge_clearness(evidence: LineEvidence, points: Floats, scales: Floats) -> Floats:
    """Clearness of an edge across each ray at each step, (B, RAYS, R), 0 to 1."""
    # The centre of pixel k of the small picture is FINE k + (FINE - 1) / 2 of the fine one.
    fine = _sampled(evidence.fine, FINE * points + (FINE - 1) / 2)
    step_px = (REACHES[1] - REACHES[0]) * scales
    reach = np.clip(np.round(EDGE_REACH_PX / step_px), 1, 8).astype(int)
    change = np.zeros(points.shape[:3])
    for k in np.unique(reach):
        frame, ray = np.nonzero(reach == k)
        apart = fine[frame, ray, 2 * k :] - fine[frame, ray, : -2 * k]
        length = 2 * k * step_px[frame, ray, None]
        change[frame, ray, k:-k] = np.linalg.norm(apart, axis=2) / length
    return np.asarray(change / (change + evidence.usual))


def _misplaced_share(evidence: LineEvidence, points: Floats) -> Floats:
    """Share of a sector that is on the wrong side of a contour through each step, (B, RAYS, R)."""
    ground, shade = _sampled(evidence.ground, points), _sampled(evidence.shade, points)
    usual = np.percentile(shade[:, :, REACHES < INSIDE], USUAL_PERCENTILE, axis=(1, 2))
    usual = np.clip(usual, *USUALLY)[:, None, None]
    off = np.clip(1 - ground / GROUND_BELOW, 0, 1) + np.clip(1 - shade / SHADE_BELOW, 0, 1)
    least, most = THING_SHARE[0] * usual, THING_SHARE[1] * usual
    on = np.clip((shade - least) / (most - least), 0, 1)
    area = REACHES * (REACHES[1] - REACHES[0])
    without = np.cumsum(on * area, axis=2)
    return np.asarray(np.cumsum(off / 2 * area, axis=2) + without[:, :, -1:] - without)


def _sampled(values: Map, points: Floats) -> Floats:
    """Values of a map at the sample points, (B, RAYS, R[, channels])."""
    at = points.astype(np.float32).reshape(-1, points.shape[2], 2)
    sampled = cv2.remap(
        values, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(sampled.reshape(*points.shape[:3], *values.shape[2:]), dtype=np.float64)
