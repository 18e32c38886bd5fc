"""Places and heights of round pieces (balls, stones, counters) from their outlines.

The rays from the camera that touch a ball form a circular cone. Its opening angle, and the fact
that the ball lies on the table, give the ball's size and place. A flatter piece becomes a ball if
heights are stretched, and straight lines stay straight under that stretching, so a stone's outline
is fitted in the same way. The flatness is estimated for all pieces together, as they are of one
game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.figures.balls import FoundBall
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.figures.rim_fit import OUTWARDS, RIM_SIGMA_PX, SHARED_RAYS, Base

FLATNESS: Final = (0.05, 0.15, 0.25, 0.35, 0.45, 0.6, 0.8, 1.0)
"""Ratios of height to width that are tried: from a coin's to a ball's; a go stone's is between."""

DIFFERS: Final = 0.5
"""Value of `Differs.unlike` (0 to 1) from which on a pixel belongs to a piece."""

SURELY_KNOWN: Final = 0.9
"""Least value of `Differs.known` (0 to 1) at a point of an outline for the point to count."""

STEP_PX: Final = 0.5
"""Step in pixels between samples along a ray."""

REACH_MM: Final = 60.0
"""Length in mm of the rays from a place within a piece: its outline is nearer, as the largest,
balls of pool, are 57 mm wide."""

LIMITS_PX: Final = (4.0, 3.0, 2.0, 1.5, 1.2, 1.2)
"""Largest residual in pixels of a point of the outline, in each round of the fit: points that are
farther off lie on a neighbour or a shadow, and are left out."""

LEAST_RAYS: Final = 36
"""Least number of rays in a fit, half of all. Found by trial."""

RADII_MM: Final = (4.0, 31.0)
"""Least and largest radius of a piece in mm: from small counters to the balls of pool."""

ONE_PIECE: Final = 1.2
"""Distance between middles, in radii, within which two detections are of one piece."""

MODEL_SIGMA_MM: Final = 0.2
"""Sigma in mm of a place that comes from shadows and the calibration."""

MOST_COUNTED: Final = 5
"""Number of pieces beyond which the flatness becomes no more certain, as errors from shadows are
the same for all of them."""

_Ways: TypeAlias = npt.NDArray[np.bool_]
"""(N,) which rays count in a fit."""


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    """A piece as fitted to its outline for one assumed flatness.

    Attributes:
        at_mm: (2,) where it touches the table.
        sigma_mm: Sigma of either coordinate from the fit alone.
        radius_mm: Half its width.
    """

    at_mm: Floats
    sigma_mm: float
    radius_mm: float


@dataclass(frozen=True, slots=True, eq=False)
class _FlatnessFit:
    """All pieces fitted with one assumed flatness; None for each outline without a fit.

    `left_over` is the misfit: the sum of squared residuals in sigmas, of the rays that count as
    independent.
    """

    flat: float
    pieces: tuple[_Piece | None, ...]
    left_over: float


def pieces_at(discs: Sequence[Base], seen: Differs, ground: FieldView) -> tuple[FoundBall, ...]:
    """The pieces of one game at the detected round things, from left to right.

    Args:
        discs: Detected round things; a ball may be among them twice.
        seen: How each pixel differs from plain field.
        ground: Geometry of the top view.
    """
    outlines = [_outline_mm(one.at_mm, seen, ground) for one in discs]
    tried = [_fit_all(flat, outlines, ground) for flat in FLATNESS]
    best = min(tried, key=lambda one: one.left_over)
    found = [_ball_of(n, disc, best, tried, ground) for n, disc in enumerate(discs)]
    apart = ONE_PIECE * _radius_mm(best, discs)
    kept: list[FoundBall] = []
    for one in sorted(found, key=lambda one: one.sigma_mm):
        if all(np.hypot(*(one.at_mm - other.at_mm)) > apart for other in kept):
            kept.append(one)
    return tuple(sorted(kept, key=lambda one: tuple(one.at_mm)))


def _ball_of(
    number: int, disc: Base, best: _FlatnessFit, tried: Sequence[_FlatnessFit], ground: FieldView
) -> FoundBall:
    """One piece with the flatness that fits all best.

    Its sigma includes how far its place would shift with other values that fit nearly as well.
    Without a fit the piece stays at its disc, with a sigma of at least its height.

    Args:
        number: Index of the piece in each of `tried`.
        disc: Where it was detected.
        best: The fit with the least misfit.
        tried: The fits for all values of `FLATNESS`.
        ground: Geometry of the top view.
    """
    piece = best.pieces[number]
    if piece is None:
        height_mm = best.flat * (disc.radius_mm or 0.0)
        at = ground.below(disc.at_mm[None], height_mm)[0]
        return FoundBall(at, float(np.hypot(disc.sigma_mm, height_mm)))
    others = [(one.pieces[number], one.left_over - best.left_over) for one in tried]
    shares = np.array([np.exp(-worse / 2) for other, worse in others if other is not None])
    ways = [np.hypot(*(other.at_mm - piece.at_mm)) for other, _ in others if other is not None]
    unsure = shares @ np.square(ways) / shares.sum() / 2
    return FoundBall(piece.at_mm, float(np.sqrt(piece.sigma_mm**2 + unsure + MODEL_SIGMA_MM**2)))


def _radius_mm(best: _FlatnessFit, discs: Sequence[Base]) -> float:
    """Median radius of the fitted pieces, or of the discs if there are none."""
    radii = [one.radius_mm for one in best.pieces if one is not None]
    return float(np.median(radii or [one.radius_mm or 0.0 for one in discs] or [0.0]))


def _outline_mm(at_mm: Floats, seen: Differs, ground: FieldView) -> Floats:
    """Outline (N, 2) of the piece at a place (2,): where the field begins along rays from there."""
    out_mm = np.arange(0.0, REACH_MM, STEP_PX * ground.mm)
    ways = at_mm + OUTWARDS[:, None] * out_mm[:, None]
    at_px = ground.pixels(ways.reshape(-1, 2)).astype(np.float32).reshape(*ways.shape)
    unlike, known = (
        cv2.remap(plane, at_px[..., 0], at_px[..., 1], cv2.INTER_LINEAR).astype(np.float64)
        for plane in (seen.unlike, seen.known)
    )
    ends = (unlike[:, :-1] >= DIFFERS) & (unlike[:, 1:] < DIFFERS)
    last, ray = ends.argmax(axis=1), np.arange(len(ends))
    inner, outer = unlike[ray, last], unlike[ray, last + 1]
    share = (inner - DIFFERS) / np.maximum(inner - outer, 1e-6)
    far_mm = (last + share) * STEP_PX * ground.mm
    good: _Ways = ends.any(axis=1) & (known[ray, last + 1] > SURELY_KNOWN)
    return np.asarray((at_mm + OUTWARDS * far_mm[:, None])[good])


def _fit_all(flat: float, outlines: Sequence[Floats], ground: FieldView) -> _FlatnessFit:
    """All pieces fitted to their outlines (N, 2) with one ratio of height to width."""
    pieces, left_over = [], 0.0
    for outline in outlines:
        piece, off_px = _fitted(outline, flat, ground)
        pieces.append(piece)
        left_over += float(np.sum(np.minimum(off_px, LIMITS_PX[-1]) ** 2))
    counted = min(1.0, MOST_COUNTED / max(1, len(outlines)))
    return _FlatnessFit(flat, tuple(pieces), counted * left_over / RIM_SIGMA_PX**2 / SHARED_RAYS)


def _fitted(outline: Floats, flat: float, ground: FieldView) -> tuple[_Piece | None, Floats]:
    """The piece with this flatness for an outline (N, 2), and each point's residual (N,) in pixels.

    None, and infinite residuals, if too few points fit, or the radius is implausible.
    """
    nothing = None, np.full(len(outline), np.inf)
    eye = np.array([*ground.eye_mm[:2], ground.eye_mm[2] / flat])
    sights = np.column_stack([outline, np.zeros(len(outline))]) - eye
    far = np.linalg.norm(sights, axis=1)
    ways = sights / far[:, None]
    used: _Ways = np.ones(len(outline), dtype=bool)
    for limit_px in LIMITS_PX:
        if used.sum() < LEAST_RAYS:
            return nothing
        # `cone` points to the ball's middle with a length of 1 / cos(half the opening angle), so
        # that `ways @ cone` is 1 for every ray of the cone.
        cone = np.linalg.lstsq(ways[used], np.ones(int(used.sum())), rcond=None)[0]
        slopes = np.linalg.norm((cone - ways)[:, :2] / far[:, None], axis=1)
        off_px = np.abs(ways @ cone - 1) / slopes / ground.mm
        used = off_px < limit_px
    at_mm, radius_mm = _ball_in_cone(cone, eye)
    if used.sum() < LEAST_RAYS or not RADII_MM[0] < radius_mm < RADII_MM[1]:
        return nothing
    design = (ways / slopes[:, None])[used] / ground.mm
    return _Piece(at_mm, _sigma_mm(design, cone, eye), radius_mm), off_px


def _ball_in_cone(cone: Floats, eye: Floats) -> tuple[Floats, float]:
    """Where the ball on the table that fills a cone touches the table (2,), and its radius, mm.

    Args:
        cone: (3,) as `_fitted` solves for it.
        eye: (3,) the cone's apex, in stretched heights.
    """
    length = max(float(np.linalg.norm(cone)), 1 + 1e-9)
    sine = float(np.sqrt(1 - 1 / length**2))
    way = cone / length
    far_mm = eye[2] / (abs(way[2]) + sine)
    return np.asarray(eye[:2] + far_mm * way[:2]), float(far_mm * sine)


def _sigma_mm(design: Floats, cone: Floats, eye: Floats) -> float:
    """Sigma of either coordinate of a ball's place, mm.

    Args:
        design: (N, 3) derivatives of each ray's residual in pixels with respect to the cone.
        cone: (3,) as it was fitted.
        eye: (3,) the cone's apex.
    """
    covariance = np.linalg.pinv(design.T @ design) * RIM_SIGMA_PX**2 * SHARED_RAYS
    step = 1e-6
    moved = [
        (_ball_in_cone(cone + step * one, eye)[0] - _ball_in_cone(cone, eye)[0]) / step
        for one in np.eye(3)
    ]
    slopes = np.stack(moved, axis=1)
    return float(np.sqrt(np.trace(slopes @ covariance @ slopes.T) / 2))
