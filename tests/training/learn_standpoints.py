"""Fits the weights of `vision.tracking.detection` to outlines of drawn creatures.

`python -m tests.training.learn_standpoints 3000` prints them, with how far the places of creatures
that were left out are off: of one creature turned, and of any.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.model.camera import Camera
from calibration.model.projection import camera_from_table, image_from_camera
from calibration.model.solution import Calibration
from tests.support.drawn_scene import drawn_scene
from vision.clay.pieces import ClayPiece
from vision.tracking.detection import OutlineShape, outline_of, px_per_mm

Floats = np.ndarray
TURNS: Final = 3
RIDGE: Final = 1e-3


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """One outline and how far behind its front the creature's middle is."""

    creature: int
    terms: Floats
    behind_mm: float


def views(count: int, seed: int = 6) -> Iterator[View]:
    """Creatures seen each in a few places and turns."""
    rng = np.random.default_rng(seed)
    for number in range(count):
        calibration = _calibration(rng)
        balls = _balls(rng, number)
        for _ in range(TURNS):
            x, y = rng.uniform(-220, 220), rng.uniform(-100, 250)
            piece = _outline(_posed(balls, x, y, rng.uniform(0, 2 * np.pi)), calibration)
            found = None if piece is None else _measured(piece, calibration)
            if found is not None:
                behind = float((np.array([x, y]) - found.front_mm) @ found.away)
                yield View(number, found.terms, behind)


def _calibration(rng: np.random.Generator) -> Calibration:
    return drawn_scene(rng, 0, (1280, 720), count=1).calibration


def _measured(piece: ClayPiece, calibration: Calibration) -> OutlineShape | None:
    scale = px_per_mm(piece.front_px, calibration)
    if not np.isfinite(scale):
        return None
    found = outline_of(piece, scale, calibration)
    return found if np.isfinite(found.terms).all() else None


def _balls(rng: np.random.Generator, number: int) -> Floats:
    """The drawn scenes' creatures, and freer ones: upright or long, on none to six legs."""
    balls = _figure(rng) if number % 2 else _free(rng)
    balls[:, 2] -= (balls[:, 2] - balls[:, 3]).min()
    volume = balls[:, 3:] ** 3
    balls[:, :2] -= (balls[:, :2] * volume).sum(axis=0) / volume.sum()
    return np.asarray(balls * rng.uniform(0.8, 1.2))


def _figure(rng: np.random.Generator) -> Floats:
    seed = int(rng.integers(1 << 30))
    return drawn_scene(np.random.default_rng(seed), 0, (64, 36), count=1).figures[0].balls.copy()


def _free(rng: np.random.Generator) -> Floats:
    body, legs = rng.uniform(11, 20), int(rng.integers(0, 7))
    high = body + 0.8 * (rng.uniform(5, 25) if legs > 1 else 0.0)
    upright = rng.uniform() < 0.35
    parts = []
    for step in range(int(rng.integers(2, 5))):
        along = step * body * rng.uniform(0.5, 1.6)
        place = (0.0, 0.0, high + along) if upright else (along, rng.normal(0, 3), high)
        parts.append([*place, body * rng.uniform(0.75, 1.1)])
    for leg in range(legs):
        turn, reach = 2 * np.pi * leg / legs + rng.uniform(-0.3, 0.3), body * rng.uniform(0.6, 1.4)
        thick = rng.uniform(5, 8)
        foot = reach * np.cos(turn), reach * np.sin(turn)
        parts += [[*foot, z, thick] for z in np.linspace(thick, high, 5)]
    for _ in range(int(rng.integers(0, 4))):
        towards = rng.normal(size=3)
        towards[2] = abs(towards[2])
        towards /= np.linalg.norm(towards)
        for far in np.linspace(0.6, rng.uniform(1.3, 2.6), 5):
            parts.append([*(np.array(parts[0][:3]) + towards * body * far), rng.uniform(4.5, 7)])
    return np.array(parts, dtype=np.float64)


def _posed(balls: Floats, x: float, y: float, turn: float) -> Floats:
    posed = balls.copy()
    c, s = np.cos(turn), np.sin(turn)
    posed[:, :2] = balls[:, :2] @ np.array([[c, s], [-s, c]]) + [x, y]
    return posed


def _outline(balls: Floats, calibration: Calibration) -> ClayPiece | None:
    there = camera_from_table(balls[:, :3], calibration)
    camera: Camera = calibration.camera
    middles = image_from_camera(there, camera)
    radii = balls[:, 3] * camera.matrix[0, 0] / there[:, 2]
    if not np.isfinite(middles).all():
        return None
    low = np.floor((middles - radii[:, None]).min(axis=0)).astype(int) - 2
    high = np.ceil((middles + radii[:, None]).max(axis=0)).astype(int) + 3
    mask = np.zeros((high[1] - low[1], high[0] - low[0]), dtype=np.uint8)
    for middle, radius in zip(middles - low, radii, strict=True):
        x, y = (round(float(v) * 16) for v in middle)
        cv2.circle(mask, (x, y), round(float(radius) * 16), 255, -1, shift=4)
    x, y, width, height = cv2.boundingRect(mask)
    return ClayPiece(mask[y : y + height, x : x + width], (int(low[0] + x), int(low[1] + y)))


def fitted(seen: list[View]) -> Floats:
    """The weights, (8,), by ridge regression."""
    terms = np.stack([view.terms for view in seen])
    behind = np.array([view.behind_mm for view in seen])
    size = terms.std(axis=0)
    scaled = terms / size
    ridge = RIDGE * len(seen) * np.eye(terms.shape[1])
    return np.asarray(np.linalg.solve(scaled.T @ scaled + ridge, scaled.T @ behind) / size)


def errors(seen: list[View], weights: Floats) -> tuple[float, float]:
    """Standard deviation of what is left, mm: over all views, and of one creature turned."""
    rest: dict[int, list[float]] = {}
    for view in seen:
        rest.setdefault(view.creature, []).append(view.behind_mm - float(view.terms @ weights))
    every = np.concatenate([np.array(one) for one in rest.values()])
    several = [np.array(one) for one in rest.values() if len(one) == TURNS]
    within = np.concatenate([one - one.mean() for one in several]) * np.sqrt(TURNS / (TURNS - 1))
    return float(every.std()), float(within.std())


def main() -> None:
    """Fit to three quarters of so many creatures, judge on the rest."""
    seen = list(views(int(sys.argv[1])))
    weights = fitted([view for view in seen if view.creature % 4])
    every, within = errors([view for view in seen if not view.creature % 4], weights)
    print(np.round(weights, 4).tolist())
    print(f"left out: {every:.1f} mm over all, {within:.1f} mm of one creature turned")


if __name__ == "__main__":
    main()
