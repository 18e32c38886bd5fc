"""Pictures of piles of clay with known truth: shading, shadows, gloss, table, noise, JPEG."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.model.camera import Camera
from calibration.model.projection import camera_centre_mm, image_from_table, ray_directions
from calibration.model.solution import Calibration
from tests.support.clay_lumps import ARRANGEMENTS, Arrangement, ClayLump, clay_lump, pile

GAMMA: Final = 2.2
MAP_MM: Final = 1.0
MAP_SIDE: Final = 260
FINER: Final = 2

CLAYS: Final = {
    "red": (35, 35, 190), "orange": (25, 105, 235), "yellow": (40, 200, 240),
    "green": (50, 140, 40), "cyan": (190, 170, 30), "blue": (190, 80, 30),
    "purple": (150, 60, 130), "pink": (150, 90, 235),
    "white": (225, 232, 236), "black": (34, 32, 31), "brown": (35, 60, 105),
}  # fmt: skip
TABLES: Final = {
    "wood": ((70, 115, 165), 0.12, 0.05), "oak": ((60, 110, 160), 0.15, 0.25),
    "white": ((190, 195, 198), 0.02, 0.06), "cloth": ((120, 85, 55), 0.05, 0.0),
    "dark": ((45, 45, 50), 0.05, 0.35), "green": ((70, 100, 50), 0.05, 0.02),
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class DrawnPile:
    """A picture of a pile and what is in it."""

    bgr: Image
    calibration: Calibration
    lumps: tuple[ClayLump, ...]
    arrangement: Arrangement
    clay: str
    table: str

    @property
    def total_ml(self) -> float:
        """Volume of all of them."""
        return sum(lump.volume_ml for lump in self.lumps)


@dataclass(frozen=True, slots=True, eq=False)
class _Light:
    """Light from far away, (3,) unit vector towards it, and its strength."""

    way: Floats
    strength: float


def drawn_pile(
    seed: int,
    *,
    arrangement: Arrangement | None = None,
    count: int | None = None,
    clay: str | None = None,
    table: str | None = None,
    width: int = 1280,
) -> DrawnPile:
    """A random pile; arguments that are given fix their part of it."""
    rng = np.random.default_rng(seed)
    arranged: Arrangement = arrangement or ARRANGEMENTS[int(rng.integers(4))]
    number = count or int(rng.integers(3 if arranged == "stack" else 2, 11))
    clay = clay or str(rng.choice(list(CLAYS)))
    table = table or str(rng.choice(list(TABLES)))
    shapes = rng.choice(["ball", "egg", "roll", "lump"], number, p=[0.55, 0.2, 0.12, 0.13])
    volumes = np.clip(rng.lognormal(np.log(3.8), 0.42, number), 1.5, 10.0)
    lumps = [clay_lump(s, float(v), rng) for s, v in zip(shapes, volumes, strict=True)]
    laid = [one.moved(np.array([60.0, 0.0, 0.0])) for one in pile(arranged, lumps, rng)]
    camera = _camera(rng, width)
    bgr = _picture(laid, CLAYS[clay], table, camera, rng)
    return DrawnPile(bgr, camera, tuple(laid), arranged, clay, table)


def _camera(rng: np.random.Generator, width: int) -> Calibration:
    eye = np.array([rng.uniform(-120, 120), rng.uniform(-430, -330), rng.uniform(230, 390)])
    forward = np.array([rng.uniform(-10, 40), rng.uniform(-10, 30), 0.0]) - eye
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    turn = np.stack([right, np.cross(forward, right), forward])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    size = width, width * 9 // 16
    focal = float(rng.uniform(0.68, 0.86)) * width
    matrix = np.array([[focal, 0, size[0] / 2], [0, focal, size[1] / 2], [0, 0, 1]])
    return Calibration(Camera(matrix, np.zeros(5), size), pose, np.eye(15) * 1e-8, 0.1)


def _picture(
    lumps: Sequence[ClayLump],
    clay_bgr: tuple[float, float, float],
    table: str,
    camera: Calibration,
    rng: np.random.Generator,
) -> Image:
    """Render the linear light of table and clay, and convert it to a webcam's picture."""
    lights = _lights(rng)
    shadows = [_shadow_map(light, lumps) for light in lights]
    ground = _table_light(table, camera, lights, shadows, rng)
    albedo = (np.array(clay_bgr) / 255) ** GAMMA
    gloss = TABLES[table][2]
    if gloss:
        ground = _mirrored(ground, lumps, albedo, camera, lights, shadows, gloss)
    light = _with_clay(ground, lumps, albedo, camera, lights, shadows)
    return _webcam(light, camera, rng)


def _lights(rng: np.random.Generator) -> list[_Light]:
    """The diffuse light of a room, and a lamp or a window in it."""
    i = np.arange(20) + 0.5
    up = np.sqrt(i / 20)
    around = np.pi * (1 + 5**0.5) * i
    flat = np.sqrt(1 - up**2)
    room = np.column_stack([flat * np.cos(around), flat * np.sin(around), up])
    share = rng.uniform(0.2, 0.75)
    tall, turn = rng.uniform(0.45, 1.2), rng.uniform(0, 2 * np.pi)
    main = np.array([np.cos(tall) * np.cos(turn), np.cos(tall) * np.sin(turn), np.sin(tall)])
    wide = rng.uniform(0.02, 0.25)
    lamps = main + rng.normal(0, wide, (7, 3))
    lamps /= np.linalg.norm(lamps, axis=1, keepdims=True)
    return [_Light(way, (1 - share) * 2 / 20) for way in room] + [
        _Light(way, share * 1.25 / 7) for way in lamps
    ]


def _shadow_map(light: _Light, lumps: Sequence[ClayLump]) -> tuple[Floats, Floats]:
    """The shadow map of a light: the axes of its plane (2, 3), and the depth of the first clay."""
    right = np.cross(light.way, [0.31, 0.17, 0.94])
    right /= np.linalg.norm(right)
    plane = np.stack([right, np.cross(light.way, right)])
    nearest = np.full((MAP_SIDE, MAP_SIDE), -np.inf)
    points = np.concatenate([lump.points_mm for lump in lumps])
    cells = _cells(points, plane)
    np.maximum.at(nearest, (cells[:, 0], cells[:, 1]), points @ light.way)
    return plane, nearest


def _cells(points: Floats, plane: Floats) -> npt.NDArray[np.intp]:
    middle = np.array([60.0, 0.0, 0.0])
    cells = np.round((points - middle) @ plane.T / MAP_MM + MAP_SIDE / 2).astype(np.intp)
    return np.asarray(np.clip(cells, 0, MAP_SIDE - 1))


def _received(
    points: Floats,
    normals: Floats,
    lights: Sequence[_Light],
    shadows: Sequence[tuple[Floats, Floats]],
) -> Floats:
    """Light that falls on each point, (n,)."""
    total = np.zeros(len(points))
    raised = points + 0.4 * normals
    for light, (plane, nearest) in zip(lights, shadows, strict=True):
        cells = _cells(raised, plane)
        seen = nearest[cells[:, 0], cells[:, 1]] < raised @ light.way + 1.2
        total += light.strength * np.clip(normals @ light.way, 0, None) * seen
    return total


def _table_light(
    table: str,
    camera: Calibration,
    lights: Sequence[_Light],
    shadows: Sequence[tuple[Floats, Floats]],
    rng: np.random.Generator,
) -> Floats:
    """Linear light of the bare table in the piles' shadows, (h, w, 3)."""
    width, height = camera.size_wh
    columns, rows = np.meshgrid(np.arange(width), np.arange(height))
    rays = ray_directions(np.column_stack([columns.ravel(), rows.ravel()]).astype(float), camera)
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    eye = camera_centre_mm(camera)
    away = np.where(rays[:, 2] < -0.02, -eye[2] / np.minimum(rays[:, 2], -0.02), 0.0)
    points = eye + away[:, None] * rays
    bgr, grain, gloss = TABLES[table]
    near = np.hypot(points[:, 0] - 60, points[:, 1]) < MAP_SIDE * MAP_MM * 0.45
    received = np.full(len(points), sum(one.strength * one.way[2] for one in lights))
    up = np.array([[0.0, 0.0, 1.0]])
    received[near] = _received(points[near], up.repeat(int(near.sum()), 0), lights, shadows)
    albedo = (np.array(bgr) / 255) ** GAMMA * _grain(table, points, grain, rng)[:, None]
    mirror = rays * [1, 1, -1]
    lamp = lights[-1].way
    shine = gloss * 2.5 * np.exp((np.clip(mirror @ lamp, -1, 1) - 1) * 120)
    light = albedo * received[:, None] + (shine * (away > 0))[:, None]
    return np.asarray(light.reshape(height, width, 3))


def _grain(table: str, points: Floats, grain: float, rng: np.random.Generator) -> Floats:
    turn = rng.uniform(0, np.pi)
    along = points[:, 0] * np.cos(turn) + points[:, 1] * np.sin(turn)
    across = -points[:, 0] * np.sin(turn) + points[:, 1] * np.cos(turn)
    stripes = sum(
        np.sin(across * rng.uniform(0.1, 1.6) + np.sin(along * rng.uniform(0.005, 0.04)) * 3 + i)
        for i in range(6)
    )
    value = np.exp(grain * stripes / 2)
    if table == "oak":
        value = np.where(np.abs(across % 70) < 0.8, 0.35 * value, value)
    return np.asarray(value)


def _with_clay(
    ground: Floats,
    lumps: Sequence[ClayLump],
    albedo: Floats,
    camera: Calibration,
    lights: Sequence[_Light],
    shadows: Sequence[tuple[Floats, Floats]],
) -> Floats:
    """Draw the lumps over the picture at twice its resolution, and reduce it again."""
    height, width = ground.shape[:2]
    fine = np.asarray(cv2.resize(ground, (width * FINER, height * FINER)), dtype=np.float64)
    points = np.concatenate([lump.points_mm for lump in lumps])
    normals = np.concatenate([lump.normals for lump in lumps])
    received = _received(points, normals, lights, shadows)
    light = albedo * (received + 0.06 * received.mean())[:, None] + 0.004
    _splat(fine, points, light, normals, camera)
    return np.asarray(cv2.resize(fine, (width, height), interpolation=cv2.INTER_AREA))


def _splat(
    fine: Floats, points: Floats, light: Floats, normals: Floats, camera: Calibration
) -> None:
    """Draw points as small squares with a depth buffer; points that face away are left out."""
    eye = camera_centre_mm(camera)
    sight = eye - points
    facing = (sight * normals).sum(axis=1) > 0
    points, light = points[facing], light[facing]
    away = np.linalg.norm(sight[facing], axis=1)
    px = image_from_table(points, camera) * FINER + (FINER - 1) / 2
    order = np.argsort(-away)
    columns, rows = np.round(px[order]).astype(int).T
    reach = 1
    depth: Floats = np.full((len(fine), len(fine[0])), np.inf)
    squares = [(dy, dx) for dy in range(-reach, reach + 1) for dx in range(-reach, reach + 1)]
    for dy, dx in squares:
        at = np.clip(rows + dy, 0, len(depth) - 1), np.clip(columns + dx, 0, depth.shape[1] - 1)
        np.minimum.at(depth, at, away[order] + 0.3 * (abs(dx) + abs(dy)))
    side = 2 * reach + 1
    # Squares reach past the outline by as much as is taken off here.
    kept = cv2.erode(np.isfinite(depth).astype(np.uint8), np.ones((side, side), np.uint8)) > 0
    for dy, dx in squares:
        at = np.clip(rows + dy, 0, len(depth) - 1), np.clip(columns + dx, 0, depth.shape[1] - 1)
        mine = (away[order] + 0.3 * (abs(dx) + abs(dy)) <= depth[at] + 1e-9) & kept[at]
        fine[at[0][mine], at[1][mine]] = light[order][mine]


def _mirrored(
    ground: Floats,
    lumps: Sequence[ClayLump],
    albedo: Floats,
    camera: Calibration,
    lights: Sequence[_Light],
    shadows: Sequence[tuple[Floats, Floats]],
    gloss: float,
) -> Floats:
    """Add the reflections of the lumps in a glossy table, in place of that of the room."""
    flip = np.array([1.0, 1.0, -1.0])
    points = np.concatenate([lump.points_mm for lump in lumps])
    normals = np.concatenate([lump.normals for lump in lumps])
    light = albedo * _received(points, normals, lights, shadows)[:, None]
    room = 0.6
    layer = np.full((ground.shape[0] * FINER, ground.shape[1] * FINER, 3), room)
    _splat(layer, points * flip, light, normals * flip, camera)
    size_wh = ground.shape[1], ground.shape[0]
    small = cv2.resize(layer, size_wh, interpolation=cv2.INTER_AREA)
    blurred = cv2.GaussianBlur(small, (0, 0), 2.5)
    return np.asarray(np.maximum(ground + 0.3 * gloss * (blurred - room / 2), 0))


def _webcam(light: Floats, camera: Calibration, rng: np.random.Generator) -> Image:
    exposure = rng.uniform(0.7, 1.1)
    level = 255 * np.clip(light * exposure, 0, 1) ** (1 / GAMMA)
    width = camera.size_wh[0]
    soft = cv2.GaussianBlur(level, (0, 0), float(rng.uniform(0.5, 0.9)) * max(0.6, width / 1280))
    noisy = soft + rng.normal(0, float(rng.uniform(1, 4)), soft.shape)
    picture = np.clip(np.round(noisy), 0, 255).astype(np.uint8)
    _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(70, 95))])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
