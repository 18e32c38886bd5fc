"""Outlines without arms, though they have corners, clefts, a leaf or a stem.

Each function returns a canvas, 255 inside, and 0 as the number of arms.
"""

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from tests.training.outline_canvas import (
    ANGLES,
    CANVAS_PX,
    RADIUS_PX,
    Random,
    direction,
    empty,
    fill,
    pixel,
    polar,
    rope,
    stroke,
)
from vision.masks import disc


def polygon(random: Random) -> tuple[Mask, int]:
    """A polygon with straight, hollow or bulging sides, perhaps cracks, a bump or a long corner."""
    corners = int(random.integers(3, 8))
    angles = 2 * np.pi * np.arange(corners) / corners + random.normal(0, 0.12, corners)
    reach = RADIUS_PX * random.uniform(0.85, 1.0, corners)
    tips = reach[:, None] * np.column_stack([np.cos(angles), np.sin(angles)])
    hollow = 0.1 if corners > 3 else 0.06
    sag = random.uniform(-0.07, hollow) if random.random() < 0.7 else 0.0
    bump = random.uniform(-0.09, 0.09) if random.random() < 0.35 else 0.0
    outline = []
    for one, other in zip(tips, np.roll(tips, -1, axis=0), strict=True):
        along = np.linspace(0, 1, 40, endpoint=False)[:, None]
        way = other - one
        inward = np.array([-way[1], way[0]])
        wave = sag * 4 * along * (1 - along) + bump * np.exp(-(((along - 0.5) / 0.07) ** 2))
        if random.random() < 0.2:
            wave = wave + random.uniform(-0.06, 0.06) * np.sin(2 * np.pi * along)
        outline.append(one + along * way + wave * inward)
    canvas = empty()
    fill(canvas, np.concatenate(outline))
    if random.random() < 0.4:
        rounding = disc(random.uniform(5, 60))
        canvas = np.asarray(cv2.morphologyEx(canvas, cv2.MORPH_OPEN, rounding), dtype=np.uint8)
    if random.random() < (0.5 if corners == 3 else 0.1):
        tip = tips[0]
        stroke(canvas, 0.6 * tip, random.uniform(1.1, 1.4) * tip, random.uniform(14, 40), 4.0)
    if random.random() < 0.25:
        return _kerfed(canvas, tips, random), 0
    return (_cracked(canvas, random) if random.random() < 0.4 else canvas), 0


def _kerfed(canvas: Mask, corners: Floats, random: Random) -> Mask:
    """The polygon with the same cut along each side, which almost severs a strip inside it."""
    canvas = canvas.copy()
    inset, width = random.uniform(14, 40), random.uniform(5, 16)
    start, end = random.uniform(-0.2, 0.05), random.uniform(0.6, 0.92)
    curl = random.uniform(-0.15, 0.6) if random.random() < 0.4 else 0.0
    for one, other in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        way = other - one
        inward = np.array([-way[1], way[0]]) / np.linalg.norm(way)
        along = np.linspace(start, end, 12)[:, None]
        deep = inset + curl * RADIUS_PX * np.maximum(along, 0) ** 2
        rope(canvas, one + along * way + deep * inward, width, 0)
    return _whole(canvas)


def rounded(random: Random) -> tuple[Mask, int]:
    """A disc, half disc, heart or oval, perhaps with bites, waves or cracks."""
    angle = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)
    radius = RADIUS_PX * np.ones(ANGLES)
    for wave in (1, 2, 3):
        radius *= 1 + random.uniform(0, 0.06) * np.cos(wave * angle + random.uniform(0, 6))
    canvas = polar(radius)
    kind = random.random()
    if kind < 0.25:
        _cut_half(canvas, random)
    elif kind < 0.45:
        canvas = _heart(random)
    elif kind < 0.6:
        at = RADIUS_PX * random.uniform(0.8, 1.25) * direction(random)
        cv2.circle(canvas, pixel(at), int(random.uniform(30, 90)), 0, -1)
    return (_cracked(canvas, random) if random.random() < 0.45 else canvas), 0


def _heart(random: Random) -> Mask:
    t = np.linspace(0, 2 * np.pi, ANGLES)
    x = 16 * np.sin(t) ** 3
    y = 13 * np.cos(t) - random.uniform(3, 6.5) * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
    canvas = empty()
    stretch = random.uniform(0.75, 1.2)
    fill(canvas, 0.6 * RADIUS_PX / 10 * np.column_stack([x, -stretch * y]))
    return canvas


def _cut_half(canvas: Mask, random: Random) -> None:
    row = int(CANVAS_PX / 2 + random.uniform(-0.4, 0.2) * RADIUS_PX)
    canvas[:row] = 0


def fruit(random: Random) -> tuple[Mask, int]:
    """A round body with a stem, a leaf, or both, or with a short snout and tail."""
    wide, high = RADIUS_PX * random.uniform(0.6, 0.85), RADIUS_PX * random.uniform(0.6, 0.85)
    canvas = empty()
    cv2.ellipse(canvas, pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
    notch = random.uniform(0.85, 1.0)
    above = np.array([0.0, -high * (2 - notch)])
    cv2.circle(canvas, pixel(above), int(0.9 * high * (1 - notch)), 0, -1)
    top = np.array([random.uniform(-0.1, 0.1) * wide, -0.9 * high])
    for _ in range(int(random.integers(1, 3))):
        way = np.array([random.uniform(-0.8, 0.8), -random.uniform(0.4, 1.0)])
        tip = top + way * high * random.uniform(0.3, 0.75)
        root = top + np.array([0.0, 0.1 * high])
        stroke(canvas, root, tip, random.uniform(5, 14), random.uniform(4, 10))
        if random.random() < 0.7:
            turn = float(np.degrees(np.arctan2(way[1], way[0])))
            axes = (int(random.uniform(0.15, 0.32) * high), int(random.uniform(0.07, 0.15) * high))
            cv2.ellipse(canvas, pixel(tip), axes, turn, 0, 360, 255, -1)
    if random.random() < 0.2:
        cv2.circle(canvas, pixel(np.array([wide * 1.1, 0])), int(0.35 * wide), 0, -1)
    return canvas, 0


def _cracked(canvas: Mask, random: Random) -> Mask:
    """The mask with cuts from its edge inwards, narrower than the strips between them."""
    canvas = canvas.copy()
    for _ in range(int(random.integers(1, 4))):
        way = direction(random)
        across = np.array([-way[1], way[0]])
        width = random.uniform(3, 18)
        cuts = int(random.integers(1, 4))
        pitch = width * random.uniform(2.4, 5)
        middle = random.uniform(-0.6, 0.6) * RADIUS_PX
        deep = random.uniform(-0.7, 0.7) * RADIUS_PX
        bend = random.uniform(-40, 40)
        for i in range(cuts):
            along = np.linspace(0, 1, 12)[:, None]
            start = 1.3 * RADIUS_PX * way + across * (middle + i * pitch)
            end = deep * way + across * (middle + i * pitch)
            points = start + along * (end - start) + bend * np.sin(3 * along) * across
            rope(canvas, points, width, 0)
    return _whole(canvas)


def _whole(canvas: Mask) -> Mask:
    """One connected mask: the largest part if it is most of all, else parts joined by a bridge."""
    labels, stats = cv2.connectedComponentsWithStats(canvas, connectivity=4)[1:3]
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if stats[largest, cv2.CC_STAT_AREA] > 0.8 * stats[1:, cv2.CC_STAT_AREA].sum():
        return np.asarray((labels == largest) * 255, dtype=np.uint8)
    bridge = np.zeros_like(canvas)
    stroke(bridge, np.array([-0.8 * RADIUS_PX, -9.0]), np.array([0.8 * RADIUS_PX, 9.0]), 14, 14)
    return np.asarray(canvas | (bridge & _hull(canvas)), dtype=np.uint8)


def _hull(canvas: Mask) -> Mask:
    out = np.zeros_like(canvas)
    cv2.fillConvexPoly(out, cv2.convexHull(cv2.findNonZero(canvas)), 255)
    return out
