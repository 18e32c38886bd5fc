"""Draws what is no die and looks a little like one.

Balls, figures, polyhedra without numbers, cubes of clay, go stones, coins, billiard balls, and
prints of spots and digits.

    python -m tests.training.dice.learn_clutter DRAWN N SEED

Kept as the finder's mistakes are, for the reader to learn from.
"""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from scipy.spatial import ConvexHull

from calibration.arrays import Floats, Image
from tests.support.drawn_dice import any_light, any_look, lying, tilted
from tests.support.drawn_die import Die, View, cast
from tests.support.drawn_stones import any_stones, laid
from tests.support.other_dice import digits
from tests.training.dice.learn_pictures import frames, table_crop
from vision.boxes import BoxPx

SIDE_PX: Final = 96
FINE_BITS: Final = 4


def clutter(rng: np.random.Generator, ground: Image) -> tuple[Image, BoxPx]:
    """Something that is no die on a part of a picture, (96, 96, 3) uint8, and its box."""
    corner = rng.integers(0, np.array(ground.shape[:2]) - SIDE_PX + 1)
    scene = ground[corner[0] : corner[0] + SIDE_PX, corner[1] : corner[1] + SIDE_PX] / 255
    kinds = (_ball, _solid, _figure, _cube, _balls, _pegged, _stones, _stones, _stones, _print)
    box = kinds[rng.integers(len(kinds))](rng, scene)
    blurred = cv2.GaussianBlur(scene, (0, 0), rng.uniform(0.3, 1.2))
    noisy = np.clip(blurred + rng.normal(0, rng.uniform(0, 0.02), blurred.shape), 0, 1) * 255
    return noisy.astype(np.uint8), box


def _tone(rng: np.random.Generator) -> Floats:
    hsv = np.array([[[rng.uniform(0, 360), rng.uniform(0, 1), rng.uniform(0.05, 1)]]])
    return np.asarray(cv2.cvtColor(hsv.astype(np.float32), cv2.COLOR_HSV2BGR)[0, 0], dtype=float)


def _middle(rng: np.random.Generator) -> tuple[Floats, float]:
    """Where something is, and half its width, px."""
    return SIDE_PX / 2 + rng.uniform(-4, 4, 2), rng.uniform(16, 26)


def _box(at: Floats, radius: float) -> BoxPx:
    x, y = (float(v) for v in at)
    return x - radius, y - radius, x + radius, y + radius


def _shadow(scene: Floats, at: Floats, radius: float, lamp: Floats) -> None:
    spot = at - lamp[:2] / max(lamp[2], 0.4) * radius * 0.6
    y, x = np.mgrid[:SIDE_PX, :SIDE_PX]
    far = np.hypot(x - spot[0], y - spot[1]) / radius
    scene *= (1 - 0.5 * np.clip(1.25 - far, 0, 0.6) / 0.6)[..., None]


def _ball(rng: np.random.Generator, scene: Floats) -> BoxPx:
    at, radius = _middle(rng)
    _round(rng, scene, at, radius, any_light(rng), _tone(rng))
    return _box(at, radius)


def _balls(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """Two or three balls of one clay, side by side."""
    lamp, tone = any_light(rng), _tone(rng)
    at, radius = _middle(rng)
    radius *= 0.7
    for _ in range(rng.integers(1, 3)):
        way = rng.uniform(0, 2 * np.pi)
        beside = at + 2 * radius * np.array([np.cos(way), np.sin(way)])
        _round(rng, scene, beside, radius, lamp, tone)
    _round(rng, scene, at, radius, lamp, tone)
    return _box(at, radius * rng.uniform(1.0, 1.5))


def _pegged(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """A body of clay with knobs, eyes or limbs on it."""
    at, radius = _middle(rng)
    lamp = any_light(rng)
    _round(rng, scene, at, radius, lamp, _tone(rng))
    tone = _tone(rng)
    for _ in range(rng.integers(1, 6)):
        spot = at + rng.uniform(-0.8, 0.8, 2) * radius
        _round(rng, scene, spot, radius * rng.uniform(0.12, 0.5), lamp, tone, dark=False)
    return _box(at, radius)


def _round(
    rng: np.random.Generator,
    scene: Floats,
    at: Floats,
    radius: float,
    lamp: Floats,
    tone: Floats,
    *,
    dark: bool = True,
) -> None:
    """A ball, hardly or very glossy; rough where it is of clay."""
    if dark:
        _shadow(scene, at, radius, lamp)
    y, x = np.mgrid[:SIDE_PX, :SIDE_PX]
    u, v = (x - at[0]) / radius, (y - at[1]) / radius
    dents = cv2.GaussianBlur(rng.standard_normal((SIDE_PX, SIDE_PX)), (0, 0), 3)
    up = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    facing = u * lamp[0] + v * lamp[1] + up * lamp[2] + rng.uniform(0, 1.0) * dents
    half_way = np.array([*lamp[:2], lamp[2] + 1.0])
    half_way /= np.linalg.norm(half_way)
    shine = np.clip(u * half_way[0] + v * half_way[1] + up * half_way[2], 0, 1)
    gloss = rng.choice([0.0, rng.uniform(0.1, 1.0)]) * shine ** np.exp(rng.uniform(2, 6))
    colour = tone * (0.45 + 0.55 * np.clip(facing, 0, 1.2))[..., None] + gloss[..., None]
    cover = np.clip((1 - np.hypot(u, v)) * radius + 0.5, 0, 1)[..., None]
    scene[:] = scene * (1 - cover) + colour * cover


def _solid(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """A polyhedron of no more than twenty faces, without numbers."""
    at, radius = _middle(rng)
    lamp, tone = any_light(rng), _tone(rng)
    _shadow(scene, at, radius, lamp)
    points = rng.standard_normal((int(rng.integers(5, 13)), 3))
    points /= np.linalg.norm(points, axis=1, keepdims=True)
    hull = ConvexHull(points)
    gloss, sharp = rng.uniform(0, 0.8), rng.uniform(5, 60)
    for corners, plane in zip(hull.simplices, hull.equations, strict=True):
        normal = plane[:3]
        if normal[2] <= 0:
            continue
        light = 0.4 + 0.6 * max(0.0, float(normal @ lamp))
        shine = gloss * max(0.0, float(normal @ (lamp + np.array([0.0, 0.0, 1.0])) / 1.9)) ** sharp
        face = np.round((at + points[corners, :2] * radius) * 2**FINE_BITS).astype(np.int32)
        cv2.fillConvexPoly(
            scene, face, [float(c) for c in tone * light + shine], cv2.LINE_8, shift=FINE_BITS
        )
    return _box(at, radius)


def _figure(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """A painted figure on a round base, from above."""
    at, radius = _middle(rng)
    lamp = any_light(rng)
    _shadow(scene, at, radius, lamp)
    y, x = np.mgrid[:SIDE_PX, :SIDE_PX]
    far = np.hypot(x - at[0], y - at[1])
    for reach, tone in ((radius, _tone(rng) * 0.5), (0.9 * radius, _tone(rng))):
        cover = np.clip(reach - far + 0.5, 0, 1)[..., None]
        scene[:] = scene * (1 - cover) + tone * cover
    for _ in range(rng.integers(2, 6)):
        spot = at + rng.normal(0, 0.3, 2) * radius
        _round(rng, scene, spot, radius * rng.uniform(0.15, 0.45), lamp, _tone(rng), dark=False)
    return _box(at, radius)


def _cube(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """A rounded cube without pips, flat or leaning."""
    look = replace(any_look(rng), pip_colour=_tone(rng), pip_radius=1e-3)
    tilt = rng.uniform(0, 0.9)
    back = np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    right = np.array([1.0, 0.0, 0.0])
    view = View(300 * back, np.stack([right, np.cross(-back, right), -back]), 800, (SIDE_PX,) * 2)
    die = Die(16.0, np.array([0.0, 0.0, 8.0]), lying(rng, rng.uniform(0, 6)), look)
    if rng.random() < 0.3:
        die = tilted(rng, die, rng.uniform(0.1, 0.7))
    patch = cast(die, view, any_light(rng), rng.uniform(0.35, 0.9), scene)
    if patch is None:
        return _ball(rng, scene)
    height, width = patch.cover.shape
    window = scene[patch.top : patch.top + height, patch.left : patch.left + width]
    window[:] = window * (1 - patch.cover[..., None]) + patch.bgr * patch.cover[..., None]
    ys, xs = np.nonzero(patch.cover > 0.5)
    left, top = float(patch.left + xs.min()), float(patch.top + ys.min())
    return left, top, float(patch.left + xs.max() + 1), float(patch.top + ys.max() + 1)


def _stones(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """Go stones, coins, marbles or billiard balls, one of them in the middle."""
    tilt, radius = rng.uniform(0, 1.1), rng.uniform(9, 15)
    back = np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    right = np.array([1.0, 0.0, 0.0])
    axes = np.stack([right, np.cross(-back, right), -back])
    view = View(400 * back, axes, float(rng.uniform(500, 800)), (SIDE_PX,) * 2)
    beside = [rng.normal(0, 60, 2) for _ in range(4)]
    spots = [np.zeros(2), *(one for one in beside if np.hypot(*one) > 2.2 * radius)]
    stones = any_stones(rng, spots)
    laid(scene, stones, view, any_light(rng), rng.uniform(0.35, 0.9))
    corners = view.image_from_table(stones[0].corners_mm())
    (left, top), (right_px, bottom) = corners.min(axis=0), corners.max(axis=0)
    return float(left), float(top), float(right_px), float(bottom)


def _print(rng: np.random.Generator, scene: Floats) -> BoxPx:
    """A printed number, or one to six spots, flat on what lies there."""
    at, radius = _middle(rng)
    side = int(1.6 * radius)
    sign = digits(rng, str(rng.integers(0, 100)))
    if rng.random() < 0.5:
        sign = np.zeros_like(sign)
        for spot in rng.uniform(6, len(sign) - 6, (int(rng.integers(1, 7)), 2)):
            cv2.circle(sign, (int(spot[0]), int(spot[1])), int(rng.integers(3, 6)), 1.0, -1)
    cover: Floats = np.zeros(scene.shape[:2])
    left, top = int(at[0] - side / 2), int(at[1] - side / 2)
    cover[top : top + side, left : left + side] = cv2.resize(sign, (side, side))
    turn = cv2.getRotationMatrix2D((float(at[0]), float(at[1])), rng.uniform(0, 360), 1.0)
    cover = np.asarray(cv2.warpAffine(cover, turn, (SIDE_PX, SIDE_PX)), dtype=float)[..., None]
    scene[:] = scene * (1 - cover) + _tone(rng) * cover
    return _box(at, radius)


def main() -> None:
    """Write N of them, each with its box, beside the drawn pictures."""
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    rng = np.random.default_rng(int(sys.argv[3]))
    tables = frames()
    drawn = [clutter(rng, table_crop(rng, tables)) for _ in range(count)]
    cuts, boxes = zip(*drawn, strict=True)
    np.savez_compressed(folder / "clutter.npz", cuts=np.stack(cuts), boxes=np.array(boxes))


if __name__ == "__main__":
    main()
