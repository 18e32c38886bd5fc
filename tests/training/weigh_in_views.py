"""Simulates the views of a synthetic creature in a weigh-in."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from tests.training.shape_views import view_of
from tests.training.shapes import Shape
from vision.weigh_in.hull import View

# Ranges of what varies between weigh-ins: steps, elevation, distance, lens, place on the card.
VIEWS: Final = (4, 17)
ELEVATIONS_DEG: Final = (24.0, 56.0)
DISTANCES_MM: Final = (380.0, 680.0)
FOCAL_PX: Final = (820.0, 1150.0)
PART_OF_A_TURN: Final = 0.15
OFF_CENTRE_MM: Final = 10.0
POSE_SIGMA_MM: Final = 0.08
OUTLINE_SIGMA_PX: Final = 0.2
VIEW_SIGMA_PX: Final = 0.1


def weigh_in_views(shape: Shape, random: np.random.Generator) -> list[View]:
    """Views from the steps of one turn, with small errors in poses and outlines."""
    count = int(random.integers(*VIEWS))
    turn = 2 * np.pi if random.random() > PART_OF_A_TURN else random.uniform(3.0, 5.5)
    azimuths = random.uniform(0, 2 * np.pi) + np.arange(count) * turn / count
    azimuths = azimuths + random.normal(0, 0.12, count)
    elevation = np.radians(random.uniform(*ELEVATIONS_DEG))
    distance, focal = random.uniform(*DISTANCES_MM), random.uniform(*FOCAL_PX)
    matrix = np.array([[focal, 0, 640], [0, focal, 360], [0, 0, 1.0]])
    target = np.append(random.normal(0, OFF_CENTRE_MM, 2), 20.0)
    grown, blur = random.normal(0, OUTLINE_SIGMA_PX), random.uniform(0.6, 1.1)
    views = []
    for azimuth in azimuths:
        known = looking_at(target, azimuth, elevation + random.normal(0, 0.01), distance)
        true = known.copy()
        true[:2, 3] += random.normal(0, POSE_SIGMA_MM, 2)
        off = grown + random.normal(0, VIEW_SIGMA_PX)
        seen = view_of(shape, true, matrix, blur_px=blur, grown_px=off)
        views.append(View(seen.mask, seen.corner_px, matrix, seen.distortion, known))
    return views


def looking_at(target_mm: Floats, azimuth: float, elevation: float, distance_mm: float) -> Floats:
    """camera_from_body (4, 4) of an upright camera that looks at a point; angles in radians."""
    flat = np.cos(elevation)
    way = np.array([flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation)])
    eye = target_mm + distance_mm * way
    right = np.cross(-way, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    pose = np.eye(4)
    pose[:3, :3] = np.stack([right, np.cross(-way, right), -way])
    pose[:3, 3] = -pose[:3, :3] @ eye
    return pose
