"""Where a ball lies, from its outline: a circle of about its size where the colour changes.

Its shadow is as dark as the ball, and the test for dark pixels takes both for one thing. But a
shadow's edge is not a circle around the same middle, and on the lamp's side the ball's edge is
sharp: the circle along which the colour changes most, all around, is the ball's. Where shadows are
known to fall one way (`shadows.py`), only the edge on the lamp's side is used, and the middle is
searched farther from the shadow: what differs from the field there is the ball.
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
"""Height in mm at which the network's middle of a ball appears: half way from the ground to the
ball's own middle. Eight balls on watched worlds give 4.5, eleven on others 4.1."""

STEP_MM: Final = 0.5
"""Step in mm of the drawn view, and of the circles that are tried."""

HALF_MM: Final = 26.0
"""Half the side in mm of the drawn view."""

REACH_MM: Final = 3.5
"""Distance in mm, in either direction, from where a ball was seen within which its middle is
searched."""

RADII: Final = (0.73, 1.34)
"""Radii that are tried, in radii of the usual ball: from the smallest to the largest of the rules'
toys, 11 to 20 mm in diameter."""

RADIUS_SIGMA_MM: Final = 1.0
"""Sigma of a ball's radius: toys of 12 to 19 mm are used for one of 15."""

SEEN_SIGMA_MM: Final = 2.0
"""Sigma in mm of either coordinate of a ball as first seen: for 13 balls of the network 68 % were
nearer."""

ANGLES: Final = 48
"""Number of points around a circle."""

BLUR_MM: Final = 0.9
"""Side in mm of the median that removes single pixels and keeps edges."""

COLOUR_WEIGHT: Final = 1.5
"""Weight of a change of colour against a change of light: a shadow changes the light."""

CLEAR_PERCENTILE: Final = 99.0
"""Percentile of all changes of colour in the view, taken as their maximum."""

CLEAR_SHARE: Final = 0.6
"""Share of the maximum change of colour in the view from which on an edge counts as fully clear: a
glint on a ball is not clearer than its outline. Found by trial."""

SCORE_SPREAD: Final = 0.03
"""Rise of the mean clearness around a circle that multiplies its odds by e. Found by trial on 15
balls of eleven watched pitches, where half and twice as much do as well."""

LEAST_DEPTH: Final = 0.04
"""Least depth of shadows with which the lamp's side can be told. Found by trial: the weakest that
helps with 15 balls in rendered rooms and 40 drawn ones."""

AWAY_MM: Final = 13.0
"""Distance in mm towards the lamp from where a ball was seen within which its middle is searched: a
low lamp's shadow is as large as the ball and lies beside it."""

TOWARDS_MM: Final = 4.0
"""Distance in mm away from the lamp, and sideways, from where a ball was seen within which its
middle is searched."""

SHADOWED_SIGMA_MM: Final = 8.0
"""Sigma in mm, towards the lamp, of the place where a ball was first seen: of six balls that were
mistaken for their shadows four were 9 to 12 away."""

LIT_DEG: Final = 120.0
"""Angle in degrees to either side of the lamp's direction beyond which a ball's edge may lie in its
shadow."""

FADES_DEG: Final = 25.0
"""Angle in degrees over which an edge's weight falls to 0 at `LIT_DEG`."""

EDGE_MM: Final = 0.7
"""Distance in mm to either side of an edge at which ball and field are compared."""

LEAST_NOISES: Final = 3.0
"""How many times the field's own scatter a difference of colour must have to count."""

BORDER: Final = 6
"""Width in pixels of the drawn view's border, which tells the field's colour there."""

DROP_SPREAD: Final = 0.04
"""Rise of the mean drop along the lamp's side that multiplies the odds by e. Found by trial on 15
balls in rendered rooms and 40 drawn ones."""

WHOLE_SPREAD: Final = 0.1
"""Rise of the mean clearness around the whole circle that multiplies its odds by e, if the lamp's
side is used too. Found by trial."""

_TURN: Final = np.arange(ANGLES) * 2 * np.pi / ANGLES
"""Angles around a circle, (ANGLES,) radians."""


@dataclass(frozen=True, slots=True, eq=False)
class BallView:
    """The surroundings of a ball, drawn so that a ball looks round, and the way back from there.

    Attributes:
        middle_mm: (2,) the place in the middle, at the height of a ball's own middle.
        away, across: (2,) unit vectors along the picture's axes.
        stretch: How many mm of the table one mm along `away` is.
        ground: How it is looked at.
    """

    middle_mm: Floats
    away: Floats
    across: Floats
    stretch: float
    ground: FieldView

    def appears(self, right: Floats, down: Floats) -> Floats:
        """Table places (..., 2) at which a point of the view appears."""
        along = right[..., None] * self.stretch * self.away
        return np.asarray(self.middle_mm + along + down[..., None] * self.across)

    def direction(self, way: Floats) -> Floats:
        """(2,) unit vector, right and down in the view, of a direction (2,) on the table."""
        seen = np.array([way @ self.away / self.stretch, way @ self.across])
        return np.asarray(seen / np.linalg.norm(seen))


@dataclass(frozen=True, slots=True, eq=False)
class Circles:
    """Circles to try; arrays of one shape.

    Attributes:
        right, down: Their middles, mm from the view's.
        radius_mm: How large they are.
        log_prior: Log probability of each before anything is seen.
    """

    right: Floats
    down: Floats
    radius_mm: Floats
    log_prior: Floats


def placed_ball(sight: Sight, at_mm: Floats, cast: ShadowCast | None = None) -> FoundBall:
    """A ball that was seen near `at_mm` (2,), placed by its outline.

    Sigma is the spread of the circles that fit about equally well.

    Args:
        sight: The picture.
        at_mm: (2,) where it was seen.
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
        odds = _drop(lab, tried, shadow) / DROP_SPREAD + clearness(lab, tried) / WHOLE_SPREAD
    odds += tried.log_prior
    share = softmax(odds)
    seen = view.appears(tried.right, tried.down)
    height = (tried.radius_mm / sight.ground.eye_mm[2])[..., None]
    places = seen + height * (sight.ground.eye_mm[:2] - seen)
    middle = np.einsum("ijk,ijkl->l", share, places)
    scatter = np.einsum("ijk,ijkl->l", share, (places - middle) ** 2)
    return FoundBall(middle, float(np.sqrt(scatter.mean())))


def circles_about(radius: float) -> Circles:
    """Circles whose middles lie about where the ball was seen."""
    shifts = _steps(-REACH_MM, REACH_MM)
    right, down, radius_mm = np.meshgrid(shifts, shifts, _radii(radius), indexing="ij")
    log_prior = -(right**2 + down**2) / (2 * SEEN_SIGMA_MM**2)
    return Circles(right, down, radius_mm, log_prior - _odd_radius(radius_mm, radius))


def _beside_shadow(radius: float, shadow: Floats) -> Circles:
    """Circles with their middles near there, or farther from the shadow, which falls along (2,)."""
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
    return Circles(right, down, radius_mm, log_prior - _odd_radius(radius_mm, radius))


def _steps(first: float, last: float) -> Floats:
    return np.arange(first, last + STEP_MM / 2, STEP_MM)


def _radii(radius: float) -> Floats:
    return np.arange(RADII[0] * radius, RADII[1] * radius, STEP_MM)


def _odd_radius(radius_mm: Floats, radius: float) -> Floats:
    return np.asarray((radius_mm - radius) ** 2 / (2 * RADIUS_SIGMA_MM**2))


def view_of(at_mm: Floats, radius: float, ground: FieldView) -> BallView:
    """The surroundings of a ball of that radius, mm, which was seen at a place (2,)."""
    off = at_mm - ground.eye_mm[:2]
    length = float(np.hypot(*off))
    away = off / length if length > 1 else np.array([1.0, 0.0])
    stretch = float(np.hypot(1.0, length / ground.eye_mm[2]))
    across = np.array([-away[1], away[0]])
    return BallView(ground.appears(at_mm[None], radius)[0], away, across, stretch, ground)


def lab_of(above: Image, view: BallView) -> Floats32:
    """(n, n, 3) the view in CIELAB, a pixel every `STEP_MM`, of a picture of the field."""
    along = np.arange(-HALF_MM, HALF_MM + STEP_MM / 2, STEP_MM)
    right, down = np.meshgrid(along, along)
    pixels = view.ground.pixels(view.appears(right, down).reshape(-1, 2)).astype(np.float32)
    x, y = pixels.T.reshape(2, *right.shape)
    patch = cv2.remap(above, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    lab = cv2.cvtColor(patch, cv2.COLOR_BGR2LAB).astype(np.float32)
    lab[..., 1:] *= COLOUR_WEIGHT
    return np.asarray(cv2.GaussianBlur(lab, (0, 0), BLUR_MM / STEP_MM), dtype=np.float32)


def clearness(lab: Floats32, tried: Circles) -> Floats:
    """How clearly the colour changes outwards around each circle: the mean, 0 to 1."""
    x, y = _along_circles(tried, 0.0)
    squared = np.zeros(x.shape, dtype=np.float32)
    for plane in cv2.split(lab):
        slopes = (
            np.asarray(cv2.Sobel(plane, cv2.CV_32F, *order, ksize=3), dtype=np.float32)
            for order in ((1, 0), (0, 1))
        )
        outwards = np.cos(_TURN), np.sin(_TURN)
        seen = (_at(slope, x, y) for slope in slopes)
        squared += sum(s * o for s, o in zip(seen, outwards, strict=True)) ** 2
    change = np.sqrt(squared)
    clear = max(CLEAR_SHARE * float(np.percentile(change, CLEAR_PERCENTILE)), 1e-6)
    return np.asarray(np.minimum(change, clear).mean(axis=-1) / clear, dtype=np.float64)


def _drop(lab: Floats32, tried: Circles, shadow: Floats) -> Floats:
    """How much the difference from the field drops across each circle on the lamp's side.

    Args:
        lab: (n, n, 3) the view.
        tried: The circles.
        shadow: (2,) where shadows fall, in the view.
    """
    unlike = _unlike_field(lab)
    inside, outside = (_at(unlike, *_along_circles(tried, by)) for by in (-EDGE_MM, EDGE_MM))
    off_deg = np.degrees(
        np.arccos(np.clip(-np.cos(_TURN) * shadow[0] - np.sin(_TURN) * shadow[1], -1, 1))
    )
    weights = np.clip((LIT_DEG - off_deg) / FADES_DEG, 0, 1)
    return np.asarray((inside - outside) @ (weights / weights.sum()), dtype=np.float64)


def _unlike_field(lab: Floats32) -> Floats32:
    """(n, n) how much colours differ from the field's, 0 to 1; the view's border is field."""
    rim = _rim(lab)
    apart = np.linalg.norm(lab - field_colour(lab), axis=2)
    noise = LEAST_NOISES * float(np.median(apart[rim]))
    clear = max(CLEAR_SHARE * float(np.percentile(apart, CLEAR_PERCENTILE)), noise, 1e-6)
    return np.asarray(np.minimum(apart, clear) / clear, dtype=np.float32)


def field_colour(lab: Floats32) -> Floats32:
    """(3,) the field's usual colour around a ball, by the border of the view (n, n, 3)."""
    return np.asarray(np.median(lab[_rim(lab)], axis=0), dtype=np.float32)


def _rim(lab: Floats32) -> Flags:
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


def _at(plane: Floats32, x: Floats32, y: Floats32) -> Floats32:
    """A plane's values at columns and rows of any shape."""
    flat_x, flat_y = (one.reshape(one.shape[0], -1) for one in (x, y))
    seen = cv2.remap(plane, flat_x, flat_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(seen.reshape(x.shape), dtype=np.float32)
