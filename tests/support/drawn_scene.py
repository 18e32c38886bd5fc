"""A table drawn by the tests: clay creatures of balls, what moves among them, camera and light."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.camera import Camera
from calibration.model.printed import Boards, MarkerBoard, MarkerDictionary
from calibration.model.solution import Calibration

Colour = tuple[int, int, int]

COLOURS: dict[str, Colour] = {
    "red": (45, 45, 210),
    "orange": (45, 130, 235),
    "yellow": (35, 200, 230),
    "green": (60, 150, 50),
    "cyan": (165, 160, 40),
    "blue": (205, 100, 35),
    "purple": (165, 60, 110),
    "pink": (150, 80, 225),
    "white": (225, 228, 225),
}
CLAYS: dict[str, Colour] = COLOURS | {"black": (36, 36, 38)}
"""All colours of clay; black, which is harder to see, is not used in random scenes."""

SKINS: tuple[Colour, ...] = ((120, 155, 215), (75, 105, 165), (45, 65, 105), (150, 180, 225))
TABLES: tuple[Colour, ...] = (
    (65, 105, 150), (120, 125, 128), (150, 95, 50), (70, 120, 80), (55, 70, 105),
)  # fmt: skip


MOST_LEANING = 0.3
"""Up to this tilt a creature is sheared; beyond it, it is rotated about its foot."""


@dataclass(frozen=True, slots=True, eq=False)
class Ball:
    """A ball in space: centre (3,) table mm, radius mm, colour."""

    centre_mm: Floats
    radius_mm: float
    bgr: Colour


Actor = Callable[[float], Sequence[Ball]]
"""The balls of something that moves (a missile, an arm) as a function of time."""

Film = Callable[[Image, float], Image]
"""Changes a whole picture at a time: a lamp that flickers, a camera that shakes."""


class Stir(Protocol):
    """How a creature moves."""

    since_s: float

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide (2,) mm and tilt (2,) mm per mm of height at a time."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """A creature of balls.

    Attributes:
        colour: Its name.
        at_mm: (2,) middle of its feet.
        balls: (N, 4) centres relative to the feet's middle and radii, mm.
    """

    colour: str
    at_mm: Floats
    balls: Floats

    def placed(self, slide_mm: Floats, tilt: Floats) -> Floats:
        """Its balls on the table, slid (2,) mm and tilted (2,) mm per mm of height."""
        balls = self.balls.copy()
        if float(np.linalg.norm(tilt)) > MOST_LEANING:
            balls[:, :3] = _fallen(balls[:, :3], tilt)
            tilt = np.zeros(2)
        balls[:, :2] += self.at_mm + slide_mm + balls[:, 2:3] * tilt
        return balls


@dataclass(slots=True, eq=False)
class Scene:
    """A table with its camera.

    Attributes:
        calibration: Camera and table.
        boards: What lies printed on the table.
        figures: The creatures.
        table_bgr: The table's colour.
        light: (3,) direction towards the lamp.
        stirred: How creatures move, by their number.
        actors: What else moves.
        film: What happens to whole pictures, in order.
        noise_levels: Standard deviation of the pixel noise.
        seed: Makes grain and noise.
        ground: (h, w, 3) picture of the bare table, grey levels; None for one colour with grain.
    """

    calibration: Calibration
    boards: Boards
    figures: list[Figure]
    table_bgr: Colour
    light: Floats
    seed: int
    noise_levels: float = 2.0
    stirred: dict[int, Stir] = field(default_factory=dict)
    actors: list[Actor] = field(default_factory=list)
    film: list[Film] = field(default_factory=list)
    ground: Floats | None = None


def drawn_scene(
    rng: np.random.Generator,
    seed: int,
    size_wh: tuple[int, int],
    *,
    apart_mm: float = 95.0,
    count: int | None = None,
) -> Scene:
    """A random table, with creatures at least `apart_mm` apart."""
    calibration = _camera(rng, size_wh)
    names = [str(n) for n in rng.permutation(list(COLOURS))]
    figures = _figures(rng, names[: int(rng.integers(2, 5)) if count is None else count], apart_mm)
    light = np.array([rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), 1.0])
    return Scene(
        calibration,
        _boards(),
        figures,
        TABLES[int(rng.integers(len(TABLES)))],
        light / np.linalg.norm(light),
        seed,
    )


def _fallen(centres_mm: Floats, tilt: Floats) -> Floats:
    """Rotate places (N, 3) about the foot; `tilt` (2,) gives direction and angle in radians."""
    angle = min(float(np.linalg.norm(tilt)), np.pi / 2)
    towards = np.append(tilt / np.linalg.norm(tilt), 0.0)
    along, up = centres_mm @ towards, centres_mm[:, 2]
    turned = along * np.cos(angle) + up * np.sin(angle)
    fallen = centres_mm + (turned - along)[:, None] * towards
    fallen[:, 2] = np.maximum(up * np.cos(angle) - along * np.sin(angle), 6.0)
    return np.asarray(fallen)


def other_camera(rng: np.random.Generator, size_wh: tuple[int, int]) -> Calibration:
    """A random camera of a wider choice than the usual ones.

    It looks from low or high or from the side, with a long lens or a wide, distorted one.
    """
    focal = rng.uniform(0.5, 1.15)
    return placed_camera(
        size_wh,
        azimuth=rng.uniform(-0.7, 0.7),
        height=np.radians(rng.uniform(20, 75)),
        away=rng.uniform(0.95, 1.25) * 1150 * max(focal, 0.62),
        focal=focal,
        bend=rng.uniform(-0.3, 0.02) if focal < 0.7 else rng.uniform(-0.1, 0.08),
    )


def _camera(rng: np.random.Generator, size_wh: tuple[int, int]) -> Calibration:
    azimuth, height = rng.uniform(-0.35, 0.35), np.radians(rng.uniform(25, 62))
    away = rng.uniform(800, 1100)
    focal, bend = rng.uniform(0.68, 0.9), rng.uniform(-0.1, 0.05)
    return placed_camera(size_wh, azimuth=azimuth, height=height, away=away, focal=focal, bend=bend)


def placed_camera(
    size_wh: tuple[int, int],
    *,
    azimuth: float,
    height: float,
    away: float,
    focal: float,
    bend: float,
) -> Calibration:
    """A camera `away` mm from the table's middle; `focal` in widths of the picture."""
    flat = np.array([np.sin(azimuth), -np.cos(azimuth), 0.0])
    eye = away * (np.cos(height) * flat + np.sin(height) * np.array([0, 0, 1.0]))
    eye[1] += 60
    forward = np.array([0, 60.0, 20.0]) - eye
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(forward, right), forward])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    focal *= size_wh[0]
    matrix = np.array([[focal, 0, size_wh[0] / 2], [0, focal, size_wh[1] / 2], [0, 0, 1.0]])
    camera = Camera(matrix, np.array([bend, 0.0, 0, 0, 0]), size_wh)
    return Calibration(camera, pose, np.eye(15) * 1e-8, 0.3)


def _boards() -> Boards:
    corners = {
        number: np.array([[x, y, 0], [x + 50, y, 0], [x + 50, y - 50, 0], [x, y - 50, 0]], float)
        for number, (x, y) in enumerate([(-350, 300), (300, 300), (300, -180), (-350, -180)])
    }
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    dictionary = MarkerDictionary("DICT_4X4_50", family)
    return Boards(markers=(MarkerBoard("corners", dictionary, corners),))


def _figures(rng: np.random.Generator, names: list[str], apart_mm: float) -> list[Figure]:
    figures: list[Figure] = []
    while len(figures) < len(names):
        at = np.array([rng.uniform(-170, 170), rng.uniform(-60, 210)])
        if figures and apart_mm < 80:
            # Close together, and not merely allowed to be.
            turn = rng.uniform(0, 2 * np.pi)
            away = apart_mm * rng.uniform(1, 1.3)
            at = figures[-1].at_mm + away * np.array([np.cos(turn), np.sin(turn)])
        inside = abs(at[0]) < 190 and -80 < at[1] < 230
        if inside and all(np.linalg.norm(at - f.at_mm) >= apart_mm for f in figures):
            figures.append(Figure(names[len(figures)], at, drawn_balls(rng)))
    return figures


def drawn_balls(rng: np.random.Generator) -> Floats:
    """A body of balls in a row, a head, and two to four legs."""
    turn = rng.uniform(0, 2 * np.pi)
    along = np.array([np.cos(turn), np.sin(turn)])
    across = np.array([-along[1], along[0]])
    body, leg = rng.uniform(15, 20), rng.uniform(6, 8)
    high = body + rng.uniform(10, 25)
    parts = [[*(along * s), high, body] for s in (-body * 0.7, 0.0, body * 0.7)]
    parts.append([*(along * body * 1.5), high + rng.uniform(8, 20), 0.62 * body])
    for side, end in ((1, 1), (-1, 1), (1, -1), (-1, -1))[: int(rng.integers(2, 5))]:
        foot = across * side * body * 0.6 + along * end * body
        parts += [[*foot, z, leg] for z in np.linspace(leg, high - 0.3 * body, 5)]
    return np.array(parts, dtype=np.float64)
