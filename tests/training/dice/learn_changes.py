"""What lamps, lenses and cameras do to the picture of a die: the same die in other pictures.

Each takes a crop, (h, w, 3) uint8, and returns one. Of the photographed dice that were misread most
had a lamp's light across their pips, or pips that differ from the die in colour only, which cameras
keep more coarsely than lightness.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import cv2
import numpy as np

from calibration.arrays import Image

FINE: Final = 4
"""Streaks of light are drawn so many times larger than the crop."""
DIE_SHARE: Final = 1 / 1.3
STEPS: Final = 9
BROKEN: Final = 0.15


def glossed(rng: np.random.Generator, crop: Image) -> Image:
    """With a lamp's light across it: one to three streaks, bent, broken, sharp or soft."""
    height, width = crop.shape[:2]
    drawn = np.zeros((FINE * height, FINE * width), np.uint8)
    for _ in range(rng.integers(1, 4)):
        _streak(rng, drawn)
    small = cv2.resize(drawn, (width, height), interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small.astype(np.float32) / 255, (0, 0), rng.uniform(0.25, 1.1))
    tint = 255 * np.clip(rng.uniform(0.75, 1) + rng.normal(0, 0.04, 3), 0, 1)
    cover = soft[..., None] * rng.uniform(0.35, 1)
    values = crop.astype(np.float32)
    return _levels(values + cover * np.maximum(tint - values, 0))


def _streak(rng: np.random.Generator, drawn: Image) -> None:
    die = drawn.shape[1] * DIE_SHARE
    middle = drawn.shape[1] / 2 + rng.normal(0, 0.2, 2) * die
    way, length = rng.uniform(0, np.pi), rng.uniform(0.08, 0.45) * die
    wide = max(1, int(die * np.exp(rng.uniform(np.log(0.015), np.log(0.13)))))
    along = np.array([np.cos(way), np.sin(way)])
    bend = rng.normal(0, 0.12) * length * np.array([-along[1], along[0]])
    at = np.linspace(-1, 1, STEPS)[:, None]
    points = (middle + at * length * along + (1 - at**2) * bend).astype(int).tolist()
    for start, end in pairwise(points):
        if rng.random() > BROKEN:
            cv2.line(drawn, start, end, int(rng.integers(140, 256)), wide, cv2.LINE_AA)


def coarsely_coloured(rng: np.random.Generator, crop: Image) -> Image:
    """With its colours blurred and its lightness kept."""
    parts = cv2.cvtColor(crop, cv2.COLOR_BGR2YCrCb).astype(np.float32)
    blurred = cv2.GaussianBlur(parts, (0, 0), rng.uniform(0.6, 2.0))
    parts[..., 1:] = blurred[..., 1:]
    return np.asarray(cv2.cvtColor(_levels(parts), cv2.COLOR_YCrCb2BGR), np.uint8)


def evenly_light(rng: np.random.Generator, crop: Image) -> Image:
    """With little left of what differs in lightness, so that colour must tell pips."""
    values = crop.astype(np.float32)
    light = values.mean(axis=2, keepdims=True)
    quarter = crop.shape[0] // 4
    inner = light[quarter:-quarter, quarter:-quarter].mean()
    return _levels(values - rng.uniform(0.2, 0.85) * (light - inner))


def compressed(rng: np.random.Generator, crop: Image) -> Image:
    """As a JPEG keeps it."""
    _, kept = cv2.imencode(".jpg", crop, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 92))])
    return np.asarray(cv2.imdecode(kept, cv2.IMREAD_COLOR), np.uint8)


def _levels(values: Any) -> Image:
    return np.asarray(np.clip(values, 0, 255), dtype=np.uint8)


PHOTOGRAPHED: Final[tuple[tuple[float, Callable[[np.random.Generator, Image], Image]], ...]] = (
    (0.35, glossed),
    (0.3, coarsely_coloured),
    (0.15, evenly_light),
)
"""How often what happens, in this order."""


def photographed(rng: np.random.Generator, crop: Image) -> Image:
    """Some of these changes, or none."""
    for share, change in PHOTOGRAPHED:
        if rng.random() < share:
            crop = change(rng, crop)
    return crop
