r"""The size of a lump that lies on the table, from its outline in one picture.

A lump is modelled as an ellipsoid of revolution whose long axis is level. Its outline then shows
the short half axis b unchanged, and the long one foreshortened according to its direction.

       outline          camera looks down by e; the long axis points psi away from its right
      .------.          small eigenvalue of the outline's shape matrix:  b^2
     (   \psi )         large one:  b^2 + (a^2 - b^2) |p|^2,   p = (cos psi, sin e sin psi)
      '------'          volume:  4/3 pi a b^2
"""

import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import camera_centre_mm, image_from_table, table_from_image
from calibration.model.solution import Calibration
from vision.lumps.heap_parts import HeapLump
from vision.lumps.roundness import Round
from vision.sightings import Estimate
from vision.vectors import unit

LEAST_SINE: Final = 0.2
"""Least sine of the angle by which a camera looks down (12 degrees); a smaller one is raised to
this."""

LEAST_SHORTENED: Final = 0.15
"""Least squared foreshortening of a long axis that is used; with less, its visible length is no
evidence. By trial."""


@dataclass(frozen=True, slots=True)
class SizeTuning:
    """Sigmas of a lump's size.

    Sigmas of volumes are relative. By trial on the shared piles and drawn heaps if no other source
    is named; guarded by tests/vision/lumps/test_size.py, and the missiles in docs/accuracy.md.
    """

    longest: float = 2.4
    """Largest ratio of the half axes of lumps that people roll from clay."""

    rim_sigma_px: float = 0.3
    """Sigma of the length of an outline across the picture."""

    below_sigma_px: float = 0.9
    """Sigma of the length of an outline up and down the picture, where a contact shadow may be
    attached."""

    usual_longer: float = 0.25
    """Sigma of the ratio of length to thickness of lumps."""

    shape_sigma_rel: float = 0.07
    """Sigma of a volume, as a single view does not show the depth."""

    hidden_sigma_rel: float = 0.18
    """Sigma of a volume if a part of the lump is hidden."""

    edge_sigma_px: float = 0.35
    """Sigma of an edge's place."""

    body_sigma_rel: float = 0.13
    """Sigma of the volume of a body in a heap, if all of it is seen."""

    unseen_sigma_rel: float = 0.6
    """Sigma that a body's volume in a heap gets in addition for the part that is not seen: for each
    share of the body."""

    stacked_sigma_rel: float = 0.35
    """Sigma that a body's volume gets in addition if some bodies of its heap lie on others, as
    hidden parts are guessed."""

    cut_sigma_px: float = 0.5
    """Sigma of the position of an edge that was separated from shadows."""

    circle_excess: float = 0.985
    """Radius of a lump over that of the circle through its outline: parts that stick out of a lump
    increase the circle."""


TUNING: Final = SizeTuning()


@dataclass(frozen=True, slots=True)
class LumpSize:
    """Size and position of a lump.

    Attributes:
        at_mm: Point on the table below its middle.
        volume_ml: Its volume.
        diameter_mm: Diameter of the sphere of equal volume.
        half_axes_mm: Long and short half axis.
    """

    at_mm: tuple[float, float]
    volume_ml: Estimate
    diameter_mm: Estimate
    half_axes_mm: tuple[float, float]


def measure(
    share: Floats,
    corner_px: tuple[int, int],
    calibration: Calibration,
    *,
    ball: Round | None = None,
) -> LumpSize:
    """Measure one lump.

    Args:
        share: (h, w) of the lump in each pixel, 0 to 1: a crop of the picture.
        corner_px: Column and row of the crop's pixel (0, 0).
        calibration: Camera and table.
        ball: The circle that its outline belongs to, if part of it is hidden or unclear.
    """
    middle, shape = _ellipse_of_moments(share) if ball is None else _shape_of_circle(ball)
    middle_px = middle + np.array(corner_px)
    short = 8.0
    long = 8.0
    centre = np.zeros(3)
    for _ in range(4):
        centre = np.append(table_from_image(middle_px[None], calibration, short)[0], short)
        mm_per_px, down = _scale_and_slope(centre, calibration)
        long, short = _half_axes(shape * mm_per_px**2, down, mm_per_px)
    volume = 4 / 3 * np.pi * long * short**2 / 1000
    radius_px = short / mm_per_px
    by_shape = TUNING.shape_sigma_rel if ball is None else TUNING.hidden_sigma_rel
    relative = float(np.hypot(by_shape, 3 * TUNING.edge_sigma_px / radius_px))
    diameter = 20 * (3 * volume / (4 * np.pi)) ** (1 / 3)
    return LumpSize(
        (float(centre[0]), float(centre[1])),
        Estimate(float(volume), float(volume) * relative),
        Estimate(float(diameter), float(diameter) * relative / 3),
        (float(long), float(short)),
    )


def size_of_body(part: HeapLump) -> LumpSize:
    """The size of a lump that others hide or support, from the body that was fitted to it."""
    volume = part.volume_ml
    by_edge = 3 * TUNING.cut_sigma_px / part.radius_px
    unseen = TUNING.unseen_sigma_rel * (1 - min(1.0, part.visible))
    stacked = TUNING.stacked_sigma_rel if part.stacked else 0.0
    relative = float(np.sqrt(TUNING.body_sigma_rel**2 + by_edge**2 + unseen**2 + stacked**2))
    diameter = 20 * (3 * volume / (4 * np.pi)) ** (1 / 3)
    return LumpSize(
        part.at_mm,
        Estimate(volume, volume * relative),
        Estimate(float(diameter), float(diameter) * relative / 3),
        part.half_axes_mm,
    )


def unsure(size: LumpSize, relative: float) -> LumpSize:
    """A lump's size with a larger sigma of the volume: this share of it is added."""
    volume, diameter = size.volume_ml, size.diameter_mm
    return replace(
        size,
        volume_ml=Estimate(volume.value, math.hypot(volume.sigma, relative * volume.value)),
        diameter_mm=Estimate(
            diameter.value, math.hypot(diameter.sigma, relative / 3 * diameter.value)
        ),
    )


def _ellipse_of_moments(share: Floats) -> tuple[Floats, Floats]:
    """Centre (2,) and shape matrix (2, 2) of the ellipse of equal area and equal moments."""
    rows, columns = np.mgrid[0 : share.shape[0], 0 : share.shape[1]]
    area = float(share.sum())
    points = np.stack([columns, rows], axis=-1).astype(np.float64)
    middle = (points * share[..., None]).sum(axis=(0, 1)) / area
    off = points - middle
    moments = np.einsum("hwi,hwj,hw->ij", off, off, share) / area
    shape = 4 * moments
    scale = area / (np.pi * np.sqrt(max(float(np.linalg.det(shape)), 1e-9)))
    return np.asarray(middle), np.asarray(shape * scale)


def _shape_of_circle(ball: Round) -> tuple[Floats, Floats]:
    radius = TUNING.circle_excess * ball.radius
    return np.array([ball.x, ball.y]), np.eye(2) * radius**2


def _scale_and_slope(centre_mm: Floats, calibration: Calibration) -> tuple[float, float]:
    """Millimetres per pixel across the line of sight, and the sine of its angle downwards."""
    eye = camera_centre_mm(calibration)
    sight = centre_mm - eye
    distance = float(np.linalg.norm(sight))
    sight = sight / distance
    right = unit(np.cross(sight, [0.0, 0.0, 1.0]))
    up = np.cross(right, sight)
    around = np.stack([centre_mm, centre_mm + right, centre_mm + up])
    ends = image_from_table(around, calibration)
    px_per_mm = np.sqrt(abs(np.linalg.det(ends[1:] - ends[0])))
    return 1 / float(px_per_mm), float(-sight[2])


def _half_axes(shape_mm2: Floats, sine_down: float, mm_per_px: float) -> tuple[float, float]:
    values, vectors = np.linalg.eigh(shape_mm2)
    short, seen = np.sqrt(max(float(values[0]), 1.0)), np.sqrt(max(float(values[1]), 1.0))
    direction = vectors[:, 1]
    # The component of the long axis along the picture's right is seen unchanged; the one along the
    # depth is foreshortened by sin e.
    level = np.array([direction[0], direction[1] / max(sine_down, LEAST_SINE)])
    cosine2 = float(level[0] ** 2 / (level @ level))
    shortening2 = max(cosine2 + sine_down**2 * (1 - cosine2), LEAST_SHORTENED)
    off_px = np.hypot(TUNING.rim_sigma_px, TUNING.below_sigma_px * direction[1])
    longer = _axis_ratio(seen / short, shortening2, float(off_px * mm_per_px / short))
    return float(short * longer), float(short)


def _axis_ratio(seen_ratio: float, shortening2: float, sigma: float) -> float:
    """Ratio of the long half axis to the short one, estimated from the visible ratio.

    A length that points away from the camera is foreshortened, so a pixel of shadow below a ball
    would make it far too long. So the visible ratio is weighed against a prior of the ratios of
    lumps.
    """
    candidates = np.linspace(1.0, TUNING.longest, 141)
    expected = np.sqrt(1 + (candidates**2 - 1) * shortening2)
    off = (seen_ratio - expected) / sigma
    unusual = 2 * np.sqrt(1 + ((candidates - 1) / TUNING.usual_longer) ** 2)
    return float(candidates[np.argmin(off**2 + unusual)])
