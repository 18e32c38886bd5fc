"""Detect cups and hollows that open upwards: outlines do not show them, but shading does.

A round top is searched for on the hull: a disc with nothing above it except the cone that no view
cuts away. The brightness that the views show there, arranged by the directions of camera and lamp,
distinguishes a hollow from a flat top and from a bump. In a hollow the wall away from the lamp is
lit and the wall beside the lamp is dark, the reverse of a bump; and a hollow is darker than its
rim.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import ndimage

from calibration.arrays import Flags, Floats, Image
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_features import Top, round_top

NEAR_MEDIANS: Final = 2.5
"""A point is used in the next round of a fit if its residual is at most this many times the median
residual. By trial."""

DARKEST: Final = 0.05
"""Least light of a ring, as a share of the mean light on a top; darker ones count as this, as noise
is brighter."""


@dataclass(frozen=True, slots=True)
class CupTuning:
    """When shading shows that a round top is hollow.

    Guarded by tests/vision/weigh_in/test_cups.py, and the cups in docs/weigh_in.md.
    """

    least_facing: float = 0.25
    """Least cosine between a side's normal and the direction to the camera for its light to be
    used."""

    smooth_voxels: float = 1.6
    """Sigma in voxels of the blur that makes a smooth surface with normals from a hull's voxels."""

    surface: float = 0.62
    """Value of the blurred hull, 0 to 1, below which a voxel is on the surface."""

    least_steep: float = 0.05
    """Least gradient of the blurred hull, per voxel, that gives a normal."""

    most_points: int = 700
    """Largest number of points on the sides of a hull that are sampled, to save time."""

    fewest_points: int = 30
    """Fewest points on the sides of a hull from which the lamp is found."""

    held_share: float = 0.01
    """Ridge penalty on the factors of the three directions, as a share of the number of points."""

    hiding_mm: tuple[float, float, float] = (4.0, 80.0, 2.5)
    """Start, end and step of the search along the ray from a point to the camera for clay that
    hides the point."""

    least_against: float = 0.08
    """Least rise of the light away from the lamp, over the radius, in a hollow. None of 60 other
    tops of our own making rose by more than 0.02."""

    least_uneven: float = 0.12
    """Least standard deviation of the light over its mean that a hollow must also show. By trial on
    shapes of our own making."""

    least_darker: float = 0.3
    """Least ln of the rim's light over the middle's that alone shows a hollow, without a rise. Of
    60 other tops of our own making none was darker in the middle by more than 0.13."""

    weak_lamp: float = 0.1
    """Contrast of the sides' light over their mean at which they begin to show where the lamp
    is."""


TUNING: Final = CupTuning()


RINGS: Final = np.linspace(0.1, 1.0, 10)
"""Radii of the rings on which the light on a top is sampled, as shares of the top's radius."""

SPOKES: Final = np.arange(24) * (2 * np.pi / 24)
"""Directions of the spokes along which the light on a top is sampled, radians."""


def light_of(bgr: Image) -> Floats:
    """Brightness of each pixel, (h, w), linear in light."""
    return np.asarray(((bgr.astype(np.float64) / 255) ** 2.2).mean(axis=2))


def top_light(top: Top, hull: Hull, views: Sequence[View], lights: Sequence[Floats]) -> Floats:
    """The light on a top in each view, (views, rings, spokes); NaN where other parts hide it.

    The first spoke points to the camera; the others follow counter-clockwise.
    """
    shown = np.full((len(views), len(RINGS), len(SPOKES)), np.nan)
    middle = np.array(top.middle_mm)
    for one, view, light in zip(shown, views, lights, strict=True):
        way = view.eye_mm - middle
        turned = SPOKES + np.arctan2(way[1], way[0])
        across = RINGS[:, None, None] * np.stack([np.cos(turned), np.sin(turned)], axis=1)
        points = np.zeros((*across.shape[:2], 3)) + middle
        points[..., :2] += top.radius_mm * across
        flat = points.reshape(-1, 3)
        values = _interpolated(light, view.image_from_body(flat))
        values[_occluded(flat, view, hull, top)] = np.nan
        one[:] = values.reshape(one.shape)
    return shown


def _interpolated(light: Floats, at_px: Floats) -> Floats:
    return np.asarray(
        ndimage.map_coordinates(light, at_px[:, ::-1].T, order=1, mode="constant", cval=np.nan)
    )


def _occluded(points: Floats, view: View, hull: Hull, top: Top | None) -> Flags:
    """Flags of the points that clay hides from the camera, ignoring the cone over the top."""
    ways = view.eye_mm - points
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    along = np.arange(*TUNING.hiding_mm)
    path = points[:, None] + along[:, None] * ways[:, None]
    cells = np.floor((path - hull.corner_mm) / hull.voxel_mm + 0.5).astype(np.int64)
    inside = ((cells >= 0) & (cells < np.array(hull.solid.shape))).all(axis=2)
    met = np.zeros(inside.shape, dtype=np.bool_)
    met[inside] = hull.solid[tuple(cells[inside].T)]
    if top is not None:
        off = np.hypot(*(path[..., :2] - np.array(top.middle_mm[:2])).transpose(2, 0, 1))
        met &= off > top.radius_mm + 2 * hull.voxel_mm
    return np.asarray(met.any(axis=1))


def side_light(top: Top, hull: Hull, views: Sequence[View], lights: Sequence[Floats]) -> Floats:
    """Fit how light depends on the direction in which the creature's sides face.

    Returns:
        (4,) factors: a constant, and those of a normal's components towards the camera, across it
        (counter-clockwise seen from above), and up. Zeros if too little is seen.
    """
    points, normals = _side_points(top, hull)
    terms, seen = [np.empty((0, 4))], [np.empty(0)]
    for view, light in zip(views, lights, strict=True):
        ways = view.eye_mm - points
        ways /= np.linalg.norm(ways, axis=1, keepdims=True)
        facing = (normals * ways).sum(axis=1) > TUNING.least_facing
        facing[facing] &= ~_occluded(points[facing], view, hull, None)
        if not facing.any():
            continue
        c, s = np.cos(view.azimuth_rad), np.sin(view.azimuth_rad)
        x, y, z = normals[facing].T
        terms.append(np.column_stack([np.ones_like(x), c * x + s * y, c * y - s * x, z]))
        seen.append(_interpolated(light, view.image_from_body(points[facing])))
    a, b = np.concatenate(terms), np.concatenate(seen)
    return _robust_fit(a[~np.isnan(b)], b[~np.isnan(b)])


def _side_points(top: Top, hull: Hull) -> tuple[Floats, Floats]:
    """Sampled points of a hull's surface and their normals, (n, 3) each, without top and feet."""
    padded = np.pad(hull.solid, 3).astype(np.float32)
    soft = ndimage.gaussian_filter(padded, TUNING.smooth_voxels)
    slopes = -np.stack(np.gradient(soft), axis=-1)[3:-3, 3:-3, 3:-3]
    steep = np.linalg.norm(slopes, axis=-1)
    outermost = soft[3:-3, 3:-3, 3:-3] < TUNING.surface
    at = np.argwhere(hull.solid & outermost & (steep > TUNING.least_steep))
    at = at[:: max(1, len(at) // TUNING.most_points)]
    points = at * hull.voxel_mm + hull.corner_mm
    normals = slopes[tuple(at.T)] / steep[tuple(at.T)][:, None]
    off = np.hypot(*(points[:, :2] - np.array(top.middle_mm[:2])).T)
    on_top = (off < top.radius_mm + 3) & (points[:, 2] > top.middle_mm[2] - 3)
    kept = ~on_top & (points[:, 2] > 4)
    return np.asarray(points[kept]), np.asarray(normals[kept])


def _robust_fit(terms: Floats, light: Floats) -> Floats:
    """Factors (4,) by ridge regression; outliers (shadows, gloss) are dropped in each round."""
    factors: Floats = np.zeros(4)
    for _ in range(3):
        if len(light) < TUNING.fewest_points:
            break
        held = TUNING.held_share * len(light) * np.diag([0.0, 1, 1, 1])
        factors = np.asarray(np.linalg.solve(terms.T @ terms + held, terms.T @ light))
        miss = np.abs(light - terms @ factors)
        near = miss <= NEAR_MEDIANS * np.median(miss)
        terms, light = terms[near], light[near]
    return factors


INNER: Final = slice(0, 7)
"""The rings, of `RINGS`, well inside a top."""

MIDDLE: Final = slice(0, 5)
"""The rings, of `RINGS`, in the middle of a top."""

RIM: Final = slice(7, 9)
"""The rings, of `RINGS`, on the rim of a top."""


@dataclass(frozen=True, slots=True)
class Hollow:
    """The shading of a round top, averaged over the views.

    Attributes:
        against: Rise of the light away from the lamp, over the radius and the mean light; smaller
            if the sides hardly show the lamp. Positive in a hollow, negative on a bump.
        uneven: Standard deviation of the light over its mean.
        darker: Natural logarithm of the rim's light over the middle's.
    """

    against: float
    uneven: float
    darker: float

    @property
    def told(self) -> bool:
        """Whether the shading shows that the top is hollow."""
        shaded = self.against > TUNING.least_against and self.uneven > TUNING.least_uneven
        return shaded or (
            self.darker > TUNING.least_darker and self.against > -TUNING.least_against
        )


def hollow_top(hull: Hull, views: Sequence[View], pictures: Sequence[Image]) -> Top | None:
    """The widest round top of a creature if it is hollow, else None.

    All views together, and both halves (every other view), have to show it.

    Args:
        hull: What all views left, not empty.
        views: Those that carved it, of one camera and one lamp that do not move.
        pictures: The picture in each view's crop, (h, w, 3) uint8.
    """
    top = round_top(hull, views)
    if top is None:
        return None
    lights = [light_of(bgr) for bgr in pictures]
    shown = top_light(top, hull, views, lights)
    side = side_light(top, hull, views, lights)
    parts = (shown, shown[::2], shown[1::2])
    return top if all(hollow_of(part, side).told for part in parts) else None


def hollow_of(shown: Floats, side: Floats) -> Hollow:
    """Measure the shading of a top.

    Args:
        shown: (views, rings, spokes) from `top_light`.
        side: (4,) from `side_light`.
    """
    seen = ~np.isnan(shown).all(axis=0)
    if not seen.any():
        return Hollow(0.0, 0.0, 0.0)
    light = np.ones(seen.shape)
    light[seen] = np.nanmedian(shown[:, seen], axis=0)
    light[seen] /= max(float(light[seen].mean()), 1e-4)
    darker = np.log(
        max(float(light[RIM].mean()), DARKEST) / max(float(light[MIDDLE].mean()), DARKEST)
    )
    light = light[INNER]
    across = RINGS[INNER, None]
    ways = across * np.cos(SPOKES), across * np.sin(SPOKES)
    rises = np.array([(across * way * light).sum() / (across * way**2).sum() for way in ways])
    lamp = side[1:3] / max(float(side[0]), 1e-3)
    against = -float(rises @ lamp) / (float(np.hypot(*lamp)) + TUNING.weak_lamp)
    return Hollow(against, float(light.std()), float(darker))
