"""Fits the weights of `vision/clay/standpoint.py` to outlines of creatures, drawn and rendered.

    python -m tests.training.learn_standpoints 2400

prints them, with the errors of places and heights of held-out creatures, and the spread of one
creature's places as it is turned. Half of the creatures are drawn; the others have the shapes of
label worlds (`tests.worlds labelled` makes them in the cache).
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.model.projection import (
    camera_centre_mm,
    image_from_table,
    table_from_image,
)
from calibration.model.similarity import turn_matrix
from calibration.model.solution import Calibration
from tests.support.ball_outlines import outline_of
from tests.support.drawn_scene import drawn_scene, placed_camera
from tests.worlds.cache import folder
from vision.clay.pieces import ClayPiece
from vision.clay.standpoint import OutlineShape, middle_of, shape_of
from vision.tracking.detection import px_per_mm
from vision.vectors import unit

Floats = np.ndarray
TURNS: Final = 3
RIDGE: Final = 1e-3
LEFT_OUT: Final = 4
"""One in this many creatures is held out for evaluation."""
MIDDLE_HOLD: Final = 0.5
"""Share of the regression's height of an outline's middle that is used, relative to the usual
height. With 1 a creature seems to move as it turns; with 0 places are off as far as creatures
differ."""
TOUCHES_MM: Final = 2.0
"""Height in mm below which a vertex touches the table."""
STEEP_RAD: Final = (np.radians(22), np.radians(86))
"""Elevations of the cameras that see rendered creatures, and half of those that see drawn ones."""


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """One outline, and where and how tall its creature is.

    Attributes:
        creature: The creature's number.
        shape: Features of its outline.
        off_mm: (2,) how far behind its true place the ray through the outline's middle meets the
            table: along the line of sight, and across it.
        slope: Tangent of that ray's angle to the table.
        away: (2,) unit vector on the table along the line of sight.
        height_mm: The creature's true height.
    """

    creature: int
    shape: OutlineShape
    off_mm: Floats
    slope: float
    away: Floats
    height_mm: float

    def error_mm(self, middle_mm: float) -> Floats:
        """Error (2,) of its place if its outline's middle is assumed to be at that height."""
        along, across = self.off_mm - np.array([middle_mm / self.slope, 0.0])
        return np.asarray(along * self.away + across * np.array([-self.away[1], self.away[0]]))


@dataclass(frozen=True, slots=True, eq=False)
class Stood:
    """A creature on the table, as a camera sees it.

    Attributes:
        outline: Its outline in the picture; None if it is out of view.
        at_mm: (2,) its true place.
        height_mm: Its true height.
    """

    outline: ClayPiece | None
    at_mm: Floats
    height_mm: float


def views(count: int, seed: int = 6) -> Iterator[View]:
    """Views of each creature at a few places and turns; every other one has a rendered shape."""
    rng = np.random.default_rng(seed)
    files = sorted((folder() / "shapes").glob("*.npz"))
    for number in range(count):
        calibration = _steep(rng) if number % 4 else _low(rng)
        drawn = number % 2 == 0 or not files
        balls = _balls(rng, number // 2) if drawn else np.zeros((0, 4))
        mesh = None if drawn else _resized(rng, *_mesh(files[number // 2 % len(files)]))
        for _ in range(TURNS):
            x, y = rng.uniform(-200, 200), rng.uniform(-110, 220)
            turn = rng.uniform(0, 2 * np.pi)
            if mesh is None:
                stood = _drawn(_posed(balls, x, y, turn), np.array([x, y]), calibration)
            else:
                stood = _rendered(_posed(mesh[0], x, y, turn), mesh[1], calibration)
            view = _view(number, stood, calibration)
            if view is not None:
                yield view


def _drawn(balls: Floats, at_mm: Floats, calibration: Calibration) -> Stood:
    return Stood(outline_of(balls, calibration), at_mm, float((balls[:, 2] + balls[:, 3]).max()))


def _rendered(vertices: Floats, faces: Floats, calibration: Calibration) -> Stood:
    feet = vertices[vertices[:, 2] < TOUCHES_MM, :2]
    piece = _filled(vertices, faces, calibration)
    return Stood(piece, feet.mean(axis=0), float(vertices[:, 2].max()))


def _view(number: int, stood: Stood, calibration: Calibration) -> View | None:
    piece = stood.outline
    if piece is None:
        return None
    scale = px_per_mm(piece.front_px, calibration)
    if not np.isfinite(scale):
        return None
    shape = shape_of(piece, scale, calibration)
    if not np.isfinite(shape.terms).all():
        return None
    behind = table_from_image([shape.middle_px], calibration)[0]
    away = unit(behind - camera_centre_mm(calibration)[:2])
    off_mm = np.stack([away, [-away[1], away[0]]]) @ (behind - stood.at_mm)
    return View(number, shape, off_mm, np.tan(shape.elevation_rad), away, stood.height_mm)


def _low(rng: np.random.Generator) -> Calibration:
    return drawn_scene(rng, 0, (1280, 720), count=1).calibration


def _steep(rng: np.random.Generator) -> Calibration:
    """A camera anywhere above the table."""
    size_wh = ((640, 480), (1280, 720), (1920, 1080))[int(rng.integers(3))]
    return placed_camera(
        size_wh, azimuth=rng.uniform(-0.6, 0.6), height=rng.uniform(*STEEP_RAD),
        away=rng.uniform(500, 1100), focal=rng.uniform(0.65, 1.0), bend=rng.uniform(-0.1, 0.05),
    )  # fmt: skip


def _mesh(file: Path) -> tuple[Floats, Floats]:
    with np.load(file) as data:
        return data["V"].astype(float), data["F"].astype(int)


def _resized(rng: np.random.Generator, vertices: Floats, faces: Floats) -> tuple[Floats, Floats]:
    """The mesh at a random size, made a little flatter or taller."""
    return vertices * rng.uniform(0.7, 1.15) * [1, 1, rng.uniform(0.8, 1.2)], faces


def _filled(vertices: Floats, faces: Floats, calibration: Calibration) -> ClayPiece | None:
    """The filled outline of a mesh in the picture; None if it is out of view."""
    corners = image_from_table(vertices, calibration)
    if not np.isfinite(corners).all():
        return None
    low = np.floor(corners.min(axis=0)).astype(int) - 2
    width, height = np.ceil(corners.max(axis=0)).astype(int) - low + 3
    mask = np.zeros((height, width), dtype=np.uint8)
    for corner in np.rint((corners - low)[faces] * 8).astype(np.int32):
        cv2.fillConvexPoly(mask, corner, 255, shift=3)
    x, y, width, height = cv2.boundingRect(mask)
    return ClayPiece(mask[y : y + height, x : x + width], (int(low[0] + x), int(low[1] + y)))


def _balls(rng: np.random.Generator, number: int) -> Floats:
    """A creature of balls: as in drawn scenes, or freer: upright or long, on up to six legs."""
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
    posed[:, :2] = balls[:, :2] @ turn_matrix(turn).T + [x, y]
    return posed


def fitted(terms: Floats, told: Floats, weights: Floats) -> Floats:
    """Coefficients of the terms by ridge regression; `weights` are those of the views."""
    scaled, wanted = terms * weights[:, None], told * weights
    size = np.sqrt((scaled**2).mean(axis=0))
    scaled = scaled / size
    ridge = RIDGE * len(scaled) * np.eye(terms.shape[1])
    return np.asarray(np.linalg.solve(scaled.T @ scaled + ridge, scaled.T @ wanted) / size)


def middle_weights(seen: list[View]) -> Floats:
    """Coefficients of the height of an outline's middle, shrunk by `MIDDLE_HOLD`."""
    terms = np.stack([view.shape.terms for view in seen])
    heights = np.array([view.off_mm[0] * view.slope for view in seen])
    found = MIDDLE_HOLD * fitted(terms, heights, np.array([1 / view.slope for view in seen]))
    found[0] += (1 - MIDDLE_HOLD) * float(np.median(heights))
    return found


def height_weights(seen: list[View]) -> tuple[Floats, tuple[float, float]]:
    """Coefficients of a creature's height, and its sigma seen from level and from straight above.

    The sigmas are those of rendered creatures, as drawn ones are more alike.
    """
    terms = np.stack([view.shape.terms for view in seen])
    heights = np.array([view.height_mm for view in seen])
    weights = fitted(terms, heights, np.ones(len(seen)))
    sine = np.sin([view.shape.elevation_rad for view in seen])
    # The mean of |error| of a normal distribution is 0.798 sigma.
    rest = np.abs(terms @ weights - heights) / np.sqrt(2 / np.pi)
    rendered = np.array([view.creature % 2 == 1 for view in seen])
    steep, level = np.polyfit(sine[rendered], rest[rendered], 1)
    return weights, (float(level), float(level + steep))


def judged(seen: list[View], middle: Floats, height: Floats, sigmas: tuple[float, float]) -> str:
    """A summary of the errors on held-out views."""
    places = [v.error_mm(middle_of(v.shape, middle)) for v in seen]
    off = np.linalg.norm(places, axis=1)
    turned = [
        float(np.linalg.norm(places[i] - places[k]))
        for i, k in combinations(range(len(seen)), 2)
        if k - i < TURNS and seen[i].creature == seen[k].creature
    ]
    tall = np.array([v.shape.terms @ height - v.height_mm for v in seen])
    sine = np.sin([v.shape.elevation_rad for v in seen])
    stated = sigmas[0] + (sigmas[1] - sigmas[0]) * sine
    within = [float(np.mean(np.abs(tall) < n * stated)) for n in (1, 2)]
    return (
        f"{len(seen)} views: places {np.median(off):.1f} mm off (nine of ten under "
        f"{np.percentile(off, 90):.1f}), of one creature turned {np.median(turned):.1f} apart "
        f"({np.percentile(turned, 90):.1f}); heights {np.median(np.abs(tall)):.1f} mm, within 1, 2 "
        f"sigma {within[0]:.0%}, {within[1]:.0%}"
    )


def main() -> None:
    """Fit to three quarters of the creatures and print the errors on the rest."""
    seen = list(views(int(sys.argv[1])))
    shown = [view for view in seen if view.creature // 2 % LEFT_OUT]
    middle, (height, sigmas) = middle_weights(shown), height_weights(shown)
    print("middle", np.round(middle, 3).tolist())
    print("height", np.round(height, 3).tolist(), np.round(sigmas, 1).tolist())
    for of, drawn in (("drawn", 0), ("rendered", 1)):
        left = [v for v in seen if v.creature // 2 % LEFT_OUT == 0 and v.creature % 2 == drawn]
        print(of, judged(left, middle, height, sigmas))


if __name__ == "__main__":
    main()
