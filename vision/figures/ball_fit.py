"""Where a ball lies, from its outline: a circle of about its size where the colour changes.

A ball's shadow is as dark as the ball, so the test for dark pixels merges the two. But the shadow's
edge is not a circle around the same middle, and on the lamp's side the ball's edge is sharp: the
circle along which the colour changes most, all around, is the ball's outline. If the direction of
shadows is known (`shadows.py`), mostly the edge on the lamp's side counts, and the search extends
farther towards the lamp: what differs from the field there is the ball.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from scipy.special import softmax

from calibration.arrays import Flags, Floats, Floats32, Image
from vision.figures.balls import FoundBall
from vision.figures.ground import FieldView
from vision.figures.rim_fit import Sight
from vision.figures.shadows import ShadowCast

BALL_SEEN_MM: Final = 4.0
"""Effective height in mm above the table of the point that the network gives as a ball's middle:
half way up to the ball's real middle. Eight balls on watched worlds give 4.5, eleven on others
4.1."""

STEP_MM: Final = 0.5
"""Pixel size in mm of the resampled view, and the step between the circles that are tried."""

HALF_MM: Final = 26.0
"""Half the side in mm of the resampled view."""

REACH_MM: Final = 3.5
"""Search range in mm for the middle, along each axis around the detection."""

RADII: Final = (0.73, 1.34)
"""Least and most radius that is tried, relative to the usual ball's: the rules' toy balls are 11 to
20 mm in diameter."""

RADIUS_SIGMA_MM: Final = 1.0
"""Prior sigma of a ball's radius, mm: toys of 12 to 19 mm diameter are used where 15 is usual."""

SEEN_SIGMA_MM: Final = 2.0
"""Prior sigma in mm of either coordinate of a detected ball: of 13 balls of the network 68 % were
nearer."""

ANGLES: Final = 48
"""Number of points around a circle."""

BLUR_MM: Final = 0.9
"""Sigma in mm of the Gaussian blur against noise of single pixels."""

COLOUR_WEIGHT: Final = 1.5
"""Weight of the colour channels a* and b* relative to lightness, which shadows change more."""

CLEAR_PERCENTILE: Final = 99.0
"""Percentile of the colour changes in the view that serves as a robust maximum."""

CLEAR_SHARE: Final = 0.6
"""Share of the largest colour change from which on an edge counts as fully clear, so that a glint
on a ball does not outweigh its outline. Found by trial."""

SCORE_SPREAD: Final = 0.03
"""Increase of the mean clearness around a circle that multiplies its odds by e. Found by trial on
15 balls of eleven watched pitches, where half and twice this value do as well."""

LEAST_DEPTH: Final = 0.04
"""Least `ShadowCast.depth` with which the lamp's direction is used. Found by trial: the weakest
shadow that helps with 15 balls in rendered rooms and 40 drawn ones."""

AWAY_MM: Final = 13.0
"""Search range in mm for the middle, from the detection towards the lamp: a low lamp's shadow is as
large as the ball and lies beside it, so the detection may be the shadow."""

TOWARDS_MM: Final = 4.0
"""Search range in mm for the middle, from the detection away from the lamp and to either side."""

SHADOWED_SIGMA_MM: Final = 8.0
"""Prior sigma in mm of the middle, towards the lamp: of six balls whose shadows were taken for them
four were 9 to 12 away."""

LIT_DEG: Final = 120.0
"""Angle in degrees to either side of the lamp's direction beyond which a ball's edge may lie in its
shadow."""

FADES_DEG: Final = 25.0
"""Angle in degrees over which an edge's weight falls to 0 at `LIT_DEG`."""

EDGE_MM: Final = 0.7
"""Distance in mm to either side of an edge at which ball and field are compared."""

LEAST_NOISES: Final = 3.0
"""Factor on the field's colour scatter: only a difference this large counts as fully clear."""

BORDER: Final = 6
"""Width in pixels of the resampled view's border, from which the field's colour is taken."""

DROP_SPREAD: Final = 0.04
"""Increase of the mean drop along the lamp's side (`_lit_edge_drop`) that multiplies a circle's
odds by e. Found by trial on 15 balls in rendered rooms and 40 drawn ones."""

WHOLE_SPREAD: Final = 0.1
"""Increase of the mean clearness around the whole circle that multiplies its odds by e if the
lamp's side counts too. Found by trial."""

_TURN: Final = np.arange(ANGLES) * 2 * np.pi / ANGLES
"""Angles around a circle, (ANGLES,) radians."""


@dataclass(frozen=True, slots=True, eq=False)
class BallView:
    """Geometry of a view around a ball, resampled so that a ball appears as a circle.

    Attributes:
        middle_mm: (2,) table place at which the detected ball's middle appears.
        away, across: (2,) unit vectors on the table along the view's axes: right in the view is
            away from the camera, down is across.
        stretch: Millimetres of the table per mm of the view along `away`.
        ground: Geometry of the top view.
    """

    middle_mm: Floats
    away: Floats
    across: Floats
    stretch: float
    ground: FieldView

    def appears(self, right: Floats, down: Floats) -> Floats:
        """Table places (..., 2) of points of the view, mm right of and below its middle."""
        along = right[..., None] * self.stretch * self.away
        return np.asarray(self.middle_mm + along + down[..., None] * self.across)

    def direction(self, way: Floats) -> Floats:
        """(2,) unit vector, right and down in the view, of a direction (2,) on the table."""
        seen = np.array([way @ self.away / self.stretch, way @ self.across])
        return np.asarray(seen / np.linalg.norm(seen))


@dataclass(frozen=True, slots=True, eq=False)
class Circles:
    """Candidate outlines of a ball; all arrays have the same shape.

    Attributes:
        right, down: The circles' middles, mm from the view's middle.
        radius_mm: Their radii.
        log_prior: Log prior probability of each, up to a constant.
    """

    right: Floats
    down: Floats
    radius_mm: Floats
    log_prior: Floats


def placed_ball(sight: Sight, at_mm: Floats, cast: ShadowCast | None = None) -> FoundBall:
    """A ball that was detected near `at_mm`, placed by its outline.

    Its place is the mean of the candidate circles' places, weighted by their posterior
    probabilities; its sigma is their spread.

    Args:
        sight: The top view and what is known of it.
        at_mm: (2,) where it was detected.
        cast: How shadows fall; None if that is not known.
    """
    radius = sight.sizes.ball / 2
    view = view_of(at_mm, radius, sight.ground)
    lab = lab_of(sight.above, view)
    if cast is None or cast.depth < LEAST_DEPTH:
        tried = circles_about(radius)
        odds = clearness(lab, tried) / SCORE_SPREAD
    else:
        shadow = view.direction(cast.way)
        tried = _beside_shadow(radius, shadow)
        odds = (
            _lit_edge_drop(lab, tried, shadow) / DROP_SPREAD + clearness(lab, tried) / WHOLE_SPREAD
        )
    odds += tried.log_prior
    share = softmax(odds)
    seen = view.appears(tried.right, tried.down)
    height = (tried.radius_mm / sight.ground.eye_mm[2])[..., None]
    places = seen + height * (sight.ground.eye_mm[:2] - seen)
    middle = np.einsum("ijk,ijkl->l", share, places)
    scatter = np.einsum("ijk,ijkl->l", share, (places - middle) ** 2)
    return FoundBall(middle, float(np.sqrt(scatter.mean())))


def circles_about(radius: float) -> Circles:
    """Candidate circles around the view's middle, for a usual radius in mm."""
    shifts = _steps(-REACH_MM, REACH_MM)
    right, down, radius_mm = np.meshgrid(shifts, shifts, _radii(radius), indexing="ij")
    log_prior = -(right**2 + down**2) / (2 * SEEN_SIGMA_MM**2)
    return Circles(right, down, radius_mm, log_prior - _radius_penalty(radius_mm, radius))


def _beside_shadow(radius: float, shadow: Floats) -> Circles:
    """Candidate circles around the view's middle, and farther towards the lamp.

    Args:
        radius: The usual ball's, mm.
        shadow: (2,) unit vector in the view along which shadows fall.
    """
    along, aside, radius_mm = np.meshgrid(
        _steps(-AWAY_MM, TOWARDS_MM),
        _steps(-TOWARDS_MM, TOWARDS_MM),
        _radii(radius),
        indexing="ij",
    )
    sigma = np.where(along < 0, SHADOWED_SIGMA_MM, SEEN_SIGMA_MM)
    log_prior = -(along**2) / (2 * sigma**2) - aside**2 / (2 * SEEN_SIGMA_MM**2)
    right = along * shadow[0] - aside * shadow[1]
    down = along * shadow[1] + aside * shadow[0]
    return Circles(right, down, radius_mm, log_prior - _radius_penalty(radius_mm, radius))


def _steps(first: float, last: float) -> Floats:
    return np.arange(first, last + STEP_MM / 2, STEP_MM)


def _radii(radius: float) -> Floats:
    return np.arange(RADII[0] * radius, RADII[1] * radius, STEP_MM)


def _radius_penalty(radius_mm: Floats, radius: float) -> Floats:
    return np.asarray((radius_mm - radius) ** 2 / (2 * RADIUS_SIGMA_MM**2))


def view_of(at_mm: Floats, radius: float, ground: FieldView) -> BallView:
    """The view around a ball of a radius in mm that was detected at a table place (2,)."""
    off = at_mm - ground.eye_mm[:2]
    length = float(np.hypot(*off))
    away = off / length if length > 1 else np.array([1.0, 0.0])
    stretch = float(np.hypot(1.0, length / ground.eye_mm[2]))
    across = np.array([-away[1], away[0]])
    return BallView(ground.appears(at_mm[None], radius)[0], away, across, stretch, ground)


def lab_of(above: Image, view: BallView) -> Floats32:
    """(n, n, 3) the view, resampled from the top view at `STEP_MM` per pixel and blurred.

    It is in CIELAB with a* and b* weighted by `COLOUR_WEIGHT`.
    """
    along = np.arange(-HALF_MM, HALF_MM + STEP_MM / 2, STEP_MM)
    right, down = np.meshgrid(along, along)
    pixels = view.ground.pixels(view.appears(right, down).reshape(-1, 2)).astype(np.float32)
    x, y = pixels.T.reshape(2, *right.shape)
    patch = cv2.remap(above, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    lab = cv2.cvtColor(patch, cv2.COLOR_BGR2LAB).astype(np.float32)
    lab[..., 1:] *= COLOUR_WEIGHT
    return np.asarray(cv2.GaussianBlur(lab, (0, 0), BLUR_MM / STEP_MM), dtype=np.float32)


def clearness(lab: Floats32, tried: Circles) -> Floats:
    """Mean strength of the radial colour gradient along each circle, 0 to 1.

    Args:
        lab: (n, n, 3), as `lab_of` returns it.
        tried: The circles.
    """
    x, y = _along_circles(tried, 0.0)
    squared = np.zeros(x.shape, dtype=np.float32)
    for plane in cv2.split(lab):
        slopes = (
            np.asarray(cv2.Sobel(plane, cv2.CV_32F, *order, ksize=3), dtype=np.float32)
            for order in ((1, 0), (0, 1))
        )
        outwards = np.cos(_TURN), np.sin(_TURN)
        seen = (_sampled(slope, x, y) for slope in slopes)
        squared += sum(s * o for s, o in zip(seen, outwards, strict=True)) ** 2
    change = np.sqrt(squared)
    clear = max(CLEAR_SHARE * float(np.percentile(change, CLEAR_PERCENTILE)), 1e-6)
    return np.asarray(np.minimum(change, clear).mean(axis=-1) / clear, dtype=np.float64)


def _lit_edge_drop(lab: Floats32, tried: Circles, shadow: Floats) -> Floats:
    """How much the difference from the field drops outwards across each circle's lit edge.

    Args:
        lab: (n, n, 3), as `lab_of` returns it.
        tried: The circles.
        shadow: (2,) unit vector in the view along which shadows fall.
    """
    unlike = _unlike_field(lab)
    inside, outside = (_sampled(unlike, *_along_circles(tried, by)) for by in (-EDGE_MM, EDGE_MM))
    off_deg = np.degrees(
        np.arccos(np.clip(-np.cos(_TURN) * shadow[0] - np.sin(_TURN) * shadow[1], -1, 1))
    )
    weights = np.clip((LIT_DEG - off_deg) / FADES_DEG, 0, 1)
    return np.asarray((inside - outside) @ (weights / weights.sum()), dtype=np.float64)


def _unlike_field(lab: Floats32) -> Floats32:
    """(n, n) how much each pixel's colour differs from the field's (the border's), 0 to 1."""
    rim = _border(lab)
    apart = np.linalg.norm(lab - field_colour(lab), axis=2)
    noise = LEAST_NOISES * float(np.median(apart[rim]))
    clear = max(CLEAR_SHARE * float(np.percentile(apart, CLEAR_PERCENTILE)), noise, 1e-6)
    return np.asarray(np.minimum(apart, clear) / clear, dtype=np.float32)


def field_colour(lab: Floats32) -> Floats32:
    """(3,) the field's usual colour around a ball, by the border of the view (n, n, 3)."""
    return np.asarray(np.median(lab[_border(lab)], axis=0), dtype=np.float32)


def _border(lab: Floats32) -> Flags:
    rim = np.ones(lab.shape[:2], dtype=bool)
    rim[BORDER:-BORDER, BORDER:-BORDER] = False
    return rim


def _along_circles(tried: Circles, wider_mm: float) -> tuple[Floats32, Floats32]:
    """Column and row in the view of 48 points along each circle, widened by `wider_mm`."""
    radius = tried.radius_mm[..., None] + wider_mm
    x, y = (
        ((middle[..., None] + radius * out + HALF_MM) / STEP_MM).astype(np.float32)
        for middle, out in ((tried.right, np.cos(_TURN)), (tried.down, np.sin(_TURN)))
    )
    return x, y


def _sampled(plane: Floats32, x: Floats32, y: Floats32) -> Floats32:
    """A plane's interpolated values at columns `x` and rows `y`, in their shape."""
    flat_x, flat_y = (one.reshape(one.shape[0], -1) for one in (x, y))
    seen = cv2.remap(plane, flat_x, flat_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen.reshape(x.shape), dtype=np.float32)
