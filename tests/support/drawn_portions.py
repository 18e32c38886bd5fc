"""A portion as two cameras see it, drawn by casting rays: fruit, plate, board, wall, coin, shadow.

z up, y away from the camera at the side, mm; the table is z = 0, the wall y = wall_mm.
A lamp is as wide as `lamp_mm`: it is drawn as some points of it, so that shadows end softly.
"""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image

Colour: TypeAlias = tuple[float, float, float]
"""Blue, green, red, 0 to 255."""

SIZE_WH: Final = (480, 360)
FOCAL_PX: Final = 400.0
COIN_MM: Final = 25.0
PLATE_FLAT: Final = 0.66
"""Share of the plate's radius that is flat; beyond it the plate rises to its rim."""
PLATE_LOW_MM: Final = 4.0
PLATE_HIGH_MM: Final = 16.0
GAMMA: Final = 2.2
NOTHING: Final = 1e9


@dataclass(frozen=True, slots=True)
class Fruit:
    """An ellipsoid that lies on the table, or on the plate.

    Attributes:
        half_mm: Its half axes: along x, y and z.
        colour: Its own.
        spots: How much its colour varies, 0 to 1.
    """

    half_mm: tuple[float, float, float]
    colour: Colour = (40, 60, 190)
    spots: float = 0.1

    @property
    def volume_ml(self) -> float:
        """Exactly."""
        return float(4 / 3 * np.pi * np.prod(self.half_mm) / 1000)


@dataclass(frozen=True, slots=True)
class Setting:
    """The surroundings of a fruit: table, wall, plate, board, lamp and coin.

    Attributes:
        table: The table's colour.
        grain: How much the table's colour varies in stripes, 0 to 1.
        wall: The wall's colour.
        plate_mm: The plate's radius; 0 for no plate.
        plate: Its colour.
        board_mm: Half sides of a board or cloth under everything; 0 for none.
        board: Its colour.
        checks: How much darker every second square of the board is, 0 to 1.
        lamp_at: Position of the lamp.
        lamp_mm: Its half width.
        ambient: Share of ambient light.
        wall_mm: Distance of the wall.
        coin_mm: Least distance of the coin, to the left.
        seed: Seed of the noise.
    """

    table: Colour = (90, 130, 170)
    grain: float = 0.1
    wall: Colour = (150, 165, 175)
    plate_mm: float = 0.0
    plate: Colour = (215, 222, 228)
    board_mm: tuple[float, float] = (0.0, 0.0)
    board: Colour = (60, 90, 60)
    checks: float = 0.0
    lamp_at: tuple[float, float, float] = (-250.0, -100.0, 450.0)
    lamp_mm: float = 40.0
    ambient: float = 0.45
    wall_mm: float = 260.0
    coin_mm: float = 0.0
    seed: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A picture, and the mask of the fruit in it.

    Attributes:
        bgr: (360, 480, 3) uint8.
        fruit: (360, 480) bool.
    """

    bgr: Image
    fruit: Flags


@dataclass(frozen=True, slots=True, eq=False)
class _Met:
    """The first hits of rays (N): distance, colour of the surface, and normal."""

    far: Floats
    colour: Floats
    normal: Floats
    fruit: Flags = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))


def from_above(
    fruit: Fruit, setting: Setting, *, tilt_deg: float = 3.0, height_mm: float = 420.0
) -> Shown:
    """The picture from above, the coin beside the plate or the fruit."""
    tilt = np.radians(tilt_deg)
    into = np.array([0.0, np.sin(tilt), -np.cos(tilt)])
    coin = np.array([-0.95, 0.6, 0.0]) * _beside(fruit, setting) + np.array([0, 0, 1.5])
    return _picture(fruit, setting, -into * height_mm, into, (coin, np.array([0.0, 0, 1])))


def from_side(
    fruit: Fruit, setting: Setting, *, down_deg: float = 4.0, away_mm: float = 420.0
) -> Shown:
    """The picture from the side, the coin standing beside it and facing the camera."""
    down = np.radians(down_deg)
    into = np.array([0.0, np.cos(down), -np.sin(down)])
    coin = np.array([-_beside(fruit, setting) - COIN_MM * 0.8, 0.0, COIN_MM / 2])
    middle = np.array([-0.2 * _beside(fruit, setting), 0.0, 25.0])
    return _picture(fruit, setting, middle - into * away_mm, into, (coin, np.array([0.0, -1, 0])))


def _beside(fruit: Fruit, setting: Setting) -> float:
    least = max(setting.plate_mm, setting.coin_mm, 1.4 * max(fruit.half_mm[:2]))
    return least + COIN_MM * 0.3


def _picture(
    fruit: Fruit, setting: Setting, eye: Floats, into: Floats, coin: tuple[Floats, Floats]
) -> Shown:
    rays = _rays(into)
    met = _met(fruit, setting, eye, rays, coin)
    at = eye + met.far[:, None] * rays
    light = met.colour * _lit(fruit, setting, at, met.normal)[:, None]
    random = np.random.default_rng(setting.seed)
    linear = cv2.GaussianBlur(light.reshape(SIZE_WH[1], SIZE_WH[0], 3), (0, 0), 0.9)
    bgr = 255 * np.clip(linear, 0, 1) ** (1 / GAMMA) + random.normal(0, 2, linear.shape)
    shape = SIZE_WH[1], SIZE_WH[0]
    return Shown(np.clip(bgr, 0, 255).astype(np.uint8), met.fruit.reshape(shape))


def _rays(into: Floats) -> Floats:
    """Unit directions (N, 3) of all pixels."""
    right = np.array([1.0, 0, 0])
    down = np.cross(into, right)
    width, height = SIZE_WH
    across, below = np.meshgrid(np.arange(width), np.arange(height))
    x = (across.ravel() - (width - 1) / 2) / FOCAL_PX
    y = (below.ravel() - (height - 1) / 2) / FOCAL_PX
    rays = into + x[:, None] * right + y[:, None] * down
    return np.asarray(rays / np.linalg.norm(rays, axis=1, keepdims=True))


def _met(
    fruit: Fruit, setting: Setting, eye: Floats, rays: Floats, coin: tuple[Floats, Floats]
) -> _Met:
    eyes = np.broadcast_to(eye, rays.shape)
    plate = _plate_met(setting, eyes, rays)
    every = [
        _table_met(setting, eyes, rays),
        _wall_met(setting, eyes, rays),
        *plate,
        _coin_met(coin, eyes, rays),
        _fruit_met(fruit, setting, eyes, rays),
    ]
    first = np.argmin([one.far for one in every], axis=0)
    many = np.arange(len(rays))
    return _Met(
        np.stack([one.far for one in every])[first, many],
        np.stack([one.colour for one in every])[first, many],
        np.stack([one.normal for one in every])[first, many],
        first == len(every) - 1,
    )


def _linear(colour: Colour) -> Floats:
    return np.asarray((np.array(colour) / 255) ** GAMMA)


def _flat(eyes: Floats, rays: Floats, at: Floats, normal: Floats) -> tuple[Floats, Floats]:
    """Distances to a plane along rays, and the points of intersection."""
    slope = rays @ normal
    far = (at - eyes) @ normal / np.where(np.abs(slope) < 1e-9, 1e-9, slope)
    far = np.where(far > 1e-6, far, NOTHING)
    return far, eyes + far[:, None] * rays


def _table_met(setting: Setting, eyes: Floats, rays: Floats) -> _Met:
    normal = np.array([0.0, 0, 1])
    far, at = _flat(eyes, rays, np.zeros(3), normal)
    stripes = np.sin(at[:, 1] / 5 + 2 * np.sin(at[:, 0] / 60)) * np.sin(at[:, 1] / 13)
    colour = _linear(setting.table) * (1 + setting.grain * stripes)[:, None]
    half_x, half_y = setting.board_mm
    board = (np.abs(at[:, 0]) < half_x) & (np.abs(at[:, 1]) < half_y)
    squares = (np.floor(at[:, 0] / 18) + np.floor(at[:, 1] / 18)) % 2
    cloth = _linear(setting.board) * (1 - setting.checks * squares)[:, None]
    colour = np.where(board[:, None], cloth, colour)
    return _Met(far, colour, np.broadcast_to(normal, at.shape))


def _wall_met(setting: Setting, eyes: Floats, rays: Floats) -> _Met:
    normal = np.array([0.0, -1, 0])
    far, at = _flat(eyes, rays, np.array([0, setting.wall_mm, 0]), normal)
    colour = np.broadcast_to(_linear(setting.wall), at.shape)
    return _Met(far, colour, np.broadcast_to(normal, at.shape))


def _plate_met(setting: Setting, eyes: Floats, rays: Floats) -> list[_Met]:
    """Hits of the plate: its flat disc, and its slanted rim, a cone."""
    if setting.plate_mm == 0:
        return []
    colour = np.broadcast_to(_linear(setting.plate), rays.shape)
    up = np.array([0.0, 0, 1])
    far, at = _flat(eyes, rays, PLATE_LOW_MM * up, up)
    inner = PLATE_FLAT * setting.plate_mm
    flat = np.where(np.hypot(at[:, 0], at[:, 1]) < inner, far, NOTHING)
    steep = (PLATE_HIGH_MM - PLATE_LOW_MM) / (setting.plate_mm - inner)
    tip = PLATE_LOW_MM - steep * inner
    a = steep**2 * (rays[:, :2] ** 2).sum(axis=1) - rays[:, 2] ** 2
    lifted = eyes[:, 2] - tip
    b = steep**2 * (eyes[:, :2] * rays[:, :2]).sum(axis=1) - lifted * rays[:, 2]
    c = steep**2 * (eyes[:, :2] ** 2).sum(axis=1) - lifted**2
    root = np.sqrt(np.maximum(b**2 - a * c, 0))
    rim = np.full(len(rays), NOTHING)
    for t in ((-b - root) / a, (-b + root) / a):
        height = eyes[:, 2] + t * rays[:, 2]
        good = (b**2 > a * c) & (t > 0) & (height > PLATE_LOW_MM) & (height < PLATE_HIGH_MM)
        rim = np.where(good & (t < rim), t, rim)
    at = eyes + np.minimum(rim, NOTHING)[:, None] * rays
    away = np.maximum(np.hypot(at[:, 0], at[:, 1]), 1e-6)[:, None]
    slanted = np.column_stack([-steep * at[:, :2] / away, np.ones(len(at))]) / np.hypot(steep, 1)
    return [_Met(flat, colour, np.broadcast_to(up, rays.shape)), _Met(rim, colour, slanted)]


def _coin_met(coin: tuple[Floats, Floats], eyes: Floats, rays: Floats) -> _Met:
    """Hits of the coin: a bright rim, and relief within."""
    middle, normal = coin
    far, at = _flat(eyes, rays, middle, normal)
    off = at - middle
    reach = np.linalg.norm(off, axis=1) / (COIN_MM / 2)
    relief = np.where(reach > 0.86, np.where(reach > 0.93, 1.0, 0.75), 0.95)
    along = off[:, 0], off @ np.cross(normal, np.array([1.0, 0, 0]))
    bumps = np.sin(along[0] * 1.7 + 1) * np.sin(along[1] * 1.9) > 0.6
    shade = relief * np.where(bumps & (reach < 0.75), 0.7, 1.0)
    colour = _linear((150, 152, 155)) * shade[:, None]
    return _Met(np.where(reach < 1, far, NOTHING), colour, np.broadcast_to(normal, at.shape))


def _middle(fruit: Fruit, setting: Setting) -> Floats:
    low = PLATE_LOW_MM if setting.plate_mm else 0.0
    return np.array([0.0, 0.0, low + fruit.half_mm[2]])


def _fruit_far(fruit: Fruit, setting: Setting, eyes: Floats, rays: Floats) -> Floats:
    half = np.array(fruit.half_mm)
    start, along = (eyes - _middle(fruit, setting)) / half, rays / half
    a, b = (along**2).sum(axis=1), (start * along).sum(axis=1)
    left = b**2 - a * ((start**2).sum(axis=1) - 1)
    far = (-b - np.sqrt(np.maximum(left, 0))) / a
    return np.where((left > 0) & (far > 0), far, NOTHING)


def _fruit_met(fruit: Fruit, setting: Setting, eyes: Floats, rays: Floats) -> _Met:
    far = _fruit_far(fruit, setting, eyes, rays)
    off = eyes + far[:, None] * rays - _middle(fruit, setting)
    normal = off / np.array(fruit.half_mm) ** 2
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    spots = np.sin(off[:, 0] / 4 + np.sin(off[:, 2] / 3)) * np.sin(off[:, 1] / 5 + off[:, 2] / 7)
    colour = _linear(fruit.colour) * (1 + fruit.spots * spots)[:, None]
    return _Met(far, colour, normal)


LAMP_POINTS: Final = np.array([(x, y) for x in (-0.8, 0, 0.8) for y in (-0.8, 0, 0.8)])


def _lit(fruit: Fruit, setting: Setting, at: Floats, normal: Floats) -> Floats:
    """Light at points (N, 3): ambient light, and light from the visible part of the lamp."""
    direct = np.zeros(len(at))
    start = at + 0.02 * normal
    for x, y in LAMP_POINTS * setting.lamp_mm:
        way = np.array(setting.lamp_at) + np.array([x, y, 0]) - at
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        seen = _fruit_far(fruit, setting, start, way) >= NOTHING
        if setting.plate_mm:
            high = np.array([0.0, 0, PLATE_HIGH_MM])
            far, over = _flat(start, way, high, np.array([0.0, 0, 1]))
            under = (at[:, 2] < 1) & (far < NOTHING)
            seen &= ~(under & (np.hypot(over[:, 0], over[:, 1]) < setting.plate_mm))
        direct += seen * np.maximum((way * normal).sum(axis=1), 0)
    # Light from everywhere does not reach where the fruit stands close.
    hollow = np.linalg.norm((at - _middle(fruit, setting)) / np.array(fruit.half_mm), axis=1)
    near = np.where(normal[:, 2] > 0.9, np.clip((hollow - 0.8) / 0.6, 0.35, 1), 1)
    near = np.where(hollow < 1.01, 1, near)
    return setting.ambient * near + (1 - setting.ambient) * direct / len(LAMP_POINTS)
