"""Cameras around a creature at the origin, and creatures of our own making, carved."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from calibration.arrays import Floats
from tests.training.shape_views import view_of
from tests.training.shapes import Capsules, Shape, random_shape, shape_of
from tests.training.weigh_in_views import weigh_in_views
from vision.weigh_in.hull import Hull, View, carve

MATRIX = np.array([[900.0, 0, 640], [0, 900.0, 360], [0, 0, 1]])


def camera_at(azimuth: float, elevation: float, distance: float = 500.0) -> Floats:
    """camera_from_body of a camera that looks at a point 25 mm above the origin."""
    centre = np.array([0.0, 0.0, 25.0])
    flat = np.cos(elevation)
    eye = centre + distance * np.array(
        [flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation)]
    )
    forward = (centre - eye) / distance
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    pose = np.eye(4)
    pose[:3, :3] = np.stack([right, np.cross(forward, right), forward])
    pose[:3, 3] = -pose[:3, :3] @ eye
    return pose


def views_around(
    shape: Shape, count: int, *, elevation: float = 0.6, first: float = 0.1
) -> Sequence[View]:
    """Views of a shape, evenly around it."""
    azimuths = first + np.arange(count) * 2 * np.pi / count
    return [
        view_of(shape, camera_at(a, elevation), MATRIX, blur_px=0.8, grown_px=0.0) for a in azimuths
    ]


def ball(radius_mm: float, *, at: Sequence[float] = (0.0, 0.0), height: float = 0.0) -> Shape:
    """One ball that stands on the ground, or `height` above it."""
    centre = np.array([at[0], at[1], radius_mm + height])
    ends = np.array([[centre, centre + np.array([0, 0, 1e-3])]])
    return shape_of(Capsules(ends, np.full((1, 2), radius_mm)), edge_mm=min(1.0, radius_mm / 12))


@cache
def made(seed: int) -> tuple[Shape, list[View], Hull]:
    """A creature not used in training, its views as in a weigh-in, and its hull."""
    random = np.random.default_rng([20260, seed])
    shape = random_shape(random)
    views = weigh_in_views(shape, random)
    return shape, views, carve(views)
