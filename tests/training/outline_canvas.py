"""A canvas for drawing synthetic outlines, with its middle at the origin of coordinates."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask

Random = np.random.Generator

CANVAS_PX: Final = 520
RADIUS_PX: Final = 190.0
"""Approximate distance in pixels that outlines reach from the middle."""

ANGLES: Final = 1440


def empty() -> Mask:
    """An empty canvas, (520, 520)."""
    return np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)


def polar(radius: Floats) -> Mask:
    """A filled outline in polar form: its distances (n,) from the middle at equal angles."""
    angle = np.linspace(0, 2 * np.pi, len(radius), endpoint=False)
    canvas = empty()
    fill(canvas, radius[:, None] * np.column_stack([np.cos(angle), np.sin(angle)]))
    return canvas


def disc(radius: float) -> Mask:
    """A disc around the middle."""
    return polar(np.full(ANGLES, radius))


def fill(canvas: Mask, points: Floats, value: int = 255) -> None:
    """Fill the polygon of some points (n, 2), or clear it."""
    cv2.fillPoly(canvas, [np.round(points + CANVAS_PX / 2).astype(np.int32)], value)


def stroke(canvas: Mask, start: Floats, end: Floats, thick: float, thin: float) -> None:
    """Draw a tapered bar from one point (2,) to another, `thick` wide at the first end."""
    way = (end - start) / max(float(np.linalg.norm(end - start)), 1.0)
    side = np.array([-way[1], way[0]]) / 2
    points = [start + thick * side, end + thin * side, end - thin * side, start - thick * side]
    fill(canvas, np.array(points))


def rope(canvas: Mask, points: Floats, thick: float, value: int = 255) -> None:
    """Draw a line of one thickness along points (n, 2), or clear it."""
    line = np.round(points + CANVAS_PX / 2).astype(np.int32)
    cv2.polylines(canvas, [line], isClosed=False, color=value, thickness=max(2, round(thick)))


def bent(points: Floats, angle: float, bend: float) -> Floats:
    """Points (n, 2), rotated about the middle by `angle`, and by `bend` more at `RADIUS_PX`."""
    far = np.hypot(*points.T)
    turned = np.arctan2(points[:, 1], points[:, 0]) + angle + bend * (far / RADIUS_PX) ** 2
    return np.asarray(far[:, None] * np.column_stack([np.cos(turned), np.sin(turned)]))


def pixel(at: Floats) -> tuple[int, int]:
    """The canvas pixel (column, row) of a point (2,)."""
    x, y = np.round(at + CANVAS_PX / 2).astype(int)
    return int(x), int(y)


def direction(random: Random) -> Floats:
    """A unit vector (2,) in a random direction."""
    angle = random.uniform(0, 2 * np.pi)
    return np.array([np.cos(angle), np.sin(angle)])
