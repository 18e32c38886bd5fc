"""Creatures with a cup on top, and the same with the cup filled: flat, or heaped like a dome.

Also the views of them on the turn card with true outlines, which is faster than a whole weigh-in.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from tests.support.drawn_weigh_in import DrawnWeighIn
from tests.training.shapes import Capsules, shape_of
from vision.weigh_in.hull import Hull, View

Filling: TypeAlias = Literal["cup", "flat", "dome"]
EDGE_MM = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Cupped:
    """A body with a round top: its solid, the cup's width at the rim and its depth, mm."""

    solid: Hull
    width_mm: float
    depth_mm: float


def cupped_shape(random: np.random.Generator, filling: Filling) -> Cupped:
    """A bowl on the ground, on legs or on a stem, mostly with arms; or the same filled."""
    rim = random.uniform(15, 27)
    wall = random.uniform(3.5, 6.5)
    low = random.choice([0.0, random.uniform(8, 25)])
    high = low + random.uniform(0.7, 1.7) * rim
    inner = rim - wall
    depth = min(random.uniform(0.5, 1.7) * inner, high - low - 4)
    foot = rim * random.uniform(0.55, 1.0)
    outer = _cone(foot, low, rim, high)
    floor = max(inner * random.uniform(0.6, 1.0), 3.0)
    parts = [outer, *_under(random, low, foot), *_arms(random, rim, high)]
    solid = shape_of(Capsules(*_stacked(parts)), edge_mm=EDGE_MM).solid
    points = np.argwhere(np.ones_like(solid.solid)) * solid.voxel_mm + solid.corner_mm
    radius = np.hypot(points[:, 0], points[:, 1]).reshape(solid.solid.shape)
    z = points[:, 2].reshape(solid.solid.shape)
    kept = solid.solid & ~((z > high) & (radius < rim + 1.5))
    within = radius < np.interp(z, [high - depth, high], [floor, inner])
    if filling == "cup":
        # The floor is round at its edge.
        bottom = high - depth + 0.35 * depth * (radius / max(floor, 1.0)) ** 2
        kept &= ~(within & (z > bottom))
    elif filling == "dome":
        rise = random.uniform(0.3, 0.9) * rim
        kept |= z < high + rise * (1 - (radius / rim) ** 2)
        kept &= solid.solid | ((radius < rim) & (z > high - 3))
    return Cupped(Hull(kept, solid.corner_mm, solid.voxel_mm), 2 * inner, depth)


def _cone(low_r: float, low: float, high_r: float, high: float) -> tuple[Floats, Floats]:
    """A cone that reaches beyond the rim's height, to be cut off there."""
    ends = np.array([[0, 0, low + 0.8 * low_r], [0, 0, max(high, low + low_r) + 0.001]])
    return ends, np.array([low_r, high_r])


def _under(random: np.random.Generator, low: float, foot: float) -> list[tuple[Floats, Floats]]:
    if not low:
        return []
    legs = int(random.choice([1, 3, 4]))
    thick = foot * (0.5 if legs == 1 else 0.3)
    way = random.uniform(0, 6) + np.arange(legs) * 2 * np.pi / legs
    out = 0.0 if legs == 1 else foot * random.uniform(0.6, 1.2)
    return [
        (
            np.array([[out * np.cos(a), out * np.sin(a), 0.6 * thick],
                      [0.7 * out * np.cos(a), 0.7 * out * np.sin(a), low + 0.6 * foot]]),
            np.array([thick, thick]),
        )
        for a in way
    ]  # fmt: skip


def _arms(random: np.random.Generator, rim: float, high: float) -> list[tuple[Floats, Floats]]:
    first, made = random.uniform(0, 6), []
    for number in range(int(random.choice([0, 1, 2, 2, 4]))):
        angle = first + number * np.pi / 2 + random.normal(0, 0.2)
        start, end = rim * 0.95, rim * random.uniform(1.4, 2.0)
        way = np.array([np.cos(angle), np.sin(angle)])
        heights = high * 0.75, high * random.uniform(0.6, 1.2)
        ends = np.array([[*(start * way), heights[0]], [*(end * way), heights[1]]])
        made.append((ends, np.array([5.0, random.uniform(3, 6)])))
    return made


def _stacked(parts: list[tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
    return np.array([ends for ends, _ in parts]), np.array([radii for _, radii in parts])


def clay_views(drawn: DrawnWeighIn, count: int) -> tuple[list[View], list[Image]]:
    """Views of a drawn creature from all around, each with the camera's picture."""
    views, pictures = [], []
    random = np.random.default_rng(drawn.seed)
    for number in range(count):
        pose = np.eye(4)
        turn = 2 * np.pi * number / count
        c, s = np.cos(turn), np.sin(turn)
        pose[:2, :2], pose[:2, 3] = [[c, -s], [s, c]], drawn.card_mm
        light, inside, corner_px = drawn.clay_light(pose)
        soft = cv2.GaussianBlur(light, (0, 0), drawn.blur_px)
        levels = 255 * np.clip(soft, 0, 1) ** (1 / 2.2)
        levels += random.normal(0, drawn.noise, levels.shape)
        pictures.append(np.clip(np.round(levels), 0, 255).astype(np.uint8))
        mask = cv2.GaussianBlur(inside.astype(np.float32), (0, 0), 0.8) * 255
        seen = drawn.camera.matrix, drawn.camera.distortion, drawn.camera_from_table @ pose
        views.append(View(mask.astype(np.uint8), corner_px, *seen, number))
    return views, pictures
