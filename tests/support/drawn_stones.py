"""Go stones, coins, marbles and billiard balls: what lies on tables, is round, and is no die.

Spaces as in `drawn_die`. Each is an ellipsoid that lies flat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.support.drawn_die import Cast, View, patch_of
from tests.support.other_dice import digits

GO_STONE_MM: Final = (11.0, 4.6)
"""Half width and half height of a usual go stone."""
BALL_MM: Final = 28.6
"""Radius of a billiard ball, by the rules of pool."""
WHITE: Final = np.array([0.92, 0.94, 0.95])
BLACK: Final = np.array([0.05, 0.045, 0.045])
POOL: Final = (
    (0.05, 0.75, 0.95), (0.6, 0.2, 0.05), (0.1, 0.1, 0.8), (0.45, 0.1, 0.35),
    (0.05, 0.4, 0.95), (0.2, 0.45, 0.1), (0.1, 0.08, 0.4), (0.04, 0.04, 0.04),
)  # fmt: skip
"""Colours of the balls 1 to 8, blue, green, red."""
FINE: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class Stone:
    """An ellipsoid that lies on the table.

    Attributes:
        at_mm: Where it touches the table, (2,).
        half_mm: Half its width and half its height.
        colour: Blue, green, red, 0 to 1.
        gloss: Brightness of a lamp's highlight on it.
        sharpness: Exponent of the highlight: larger makes it smaller.
        stripe: White beyond this share of its radius, as a striped billiard ball; None for none.
        sign: A number on a white spot, (48, 48), or None.
        turn: Its orientation, a rotation.
    """

    at_mm: Floats
    half_mm: tuple[float, float]
    colour: Floats
    gloss: float = 0.6
    sharpness: float = 60.0
    stripe: float | None = None
    sign: Floats | None = None
    turn: Floats | None = None

    @property
    def centre_mm(self) -> Floats:
        """Its middle, (3,)."""
        return np.array([*self.at_mm, self.half_mm[1]])

    def corners_mm(self) -> Floats:
        """The corners of the box around it, (8, 3)."""
        signs = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
        half = np.array([self.half_mm[0], self.half_mm[0], self.half_mm[1]])
        return np.asarray(self.centre_mm + signs * half, dtype=float)

    def cast(self, view: View, light: Floats, ambient: float) -> Cast | None:
        """Render it as a camera sees it; None if it is outside the picture."""

        def coloured(rays: Floats) -> tuple[npt.NDArray[np.bool_], Floats]:
            return self._coloured(view, rays, light, ambient)

        return patch_of(self, view, coloured, FINE)

    def _coloured(
        self, view: View, rays: Floats, light: Floats, ambient: float
    ) -> tuple[npt.NDArray[np.bool_], Floats]:
        half = np.array([self.half_mm[0], self.half_mm[0], self.half_mm[1]])
        origin, along = (view.eye_mm - self.centre_mm) / half, rays / half
        a, b = np.sum(along * along, axis=1), along @ origin
        inside = b * b - a * (origin @ origin - 1)
        hit = inside > 0
        at = (-b[hit] - np.sqrt(inside[hit])) / a[hit]
        unit = origin + at[:, None] * along[hit]
        normals = unit / half
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        half_way = light - rays[hit]
        half_way /= np.linalg.norm(half_way, axis=1, keepdims=True)
        shine = self.gloss * np.maximum(np.sum(normals * half_way, axis=1), 0) ** self.sharpness
        sky = ambient * (0.65 + 0.35 * normals[:, 2])
        direct = (1 - ambient) * np.maximum(normals @ light, 0)
        colour = np.zeros((len(rays), 3))
        colour[hit] = self._albedo(unit) * (sky + direct)[:, None] + shine[:, None]
        return hit, colour

    def _albedo(self, unit: Floats) -> Floats:
        """The colour at points of the unit ball, (n, 3)."""
        own = unit if self.turn is None else unit @ self.turn
        colour = np.broadcast_to(self.colour, own.shape).copy()
        if self.stripe is not None:
            colour[np.abs(own[:, 2]) > self.stripe] = WHITE
        if self.sign is not None:
            _number(colour, own, self.sign)
        return colour


def _number(colour: Floats, own: Floats, sign: Floats) -> None:
    """Paint a white spot with a number on one side of a ball, in place."""
    spot = (own[:, 0] > 0) & (np.hypot(own[:, 1], own[:, 2]) < 0.42)
    colour[spot] = WHITE
    cell = np.clip(((own[:, 1:] / 0.84 + 0.5) * len(sign)).astype(int), 0, len(sign) - 1)
    printed = spot & (sign[cell[:, 1], cell[:, 0]] > 0.5)
    colour[printed] = BLACK


def laid(scene: Floats, stones: Sequence[Stone], view: View, light: Floats, ambient: float) -> None:
    """Paint stones and their shadows into a picture of floats, the farthest first, in place."""
    for stone in stones:
        _shadow(scene, stone, view, light, 1 - ambient)
    far_first = sorted(stones, key=lambda one: -float(np.linalg.norm(one.centre_mm - view.eye_mm)))
    for stone in far_first:
        patch = stone.cast(view, light, ambient)
        if patch is None:
            continue
        high, wide = patch.cover.shape
        window = scene[patch.top : patch.top + high, patch.left : patch.left + wide]
        window[:] = window * (1 - patch.cover[..., None]) + patch.bgr * patch.cover[..., None]


def _shadow(scene: Floats, stone: Stone, view: View, light: Floats, strength: float) -> None:
    around = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    ring = np.stack([np.cos(around), np.sin(around), 0 * around], axis=1) * stone.half_mm[0]
    cast_off = stone.centre_mm - stone.half_mm[1] * light / max(float(light[2]), 0.25)
    outline = view.image_from_table(ring + np.array([cast_off[0], cast_off[1], 0.0]))
    low, high = outline.min(axis=0) - 4, outline.max(axis=0) + 5
    x0, y0 = np.maximum(low, 0).astype(int)
    x1, y1 = np.minimum(high, (scene.shape[1], scene.shape[0])).astype(int)
    if x1 - x0 < FINE or y1 - y0 < FINE:
        return
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    cv2.fillPoly(mask, [np.round(outline - [x0, y0]).astype(np.int32)], 255, cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask, (0, 0), max(0.5, 0.04 * float(np.ptp(outline[:, 0])))) / 255
    scene[y0:y1, x0:x1] *= (1 - 0.6 * strength * soft)[..., None]


def any_stones(rng: np.random.Generator, spots_mm: Sequence[Floats]) -> tuple[Stone, ...]:
    """Things of one kind at some places: go stones, coins or counters, marbles, billiard balls."""
    kind = int(rng.integers(4))
    if kind == 0:
        return tuple(go_stone(rng, spot, black=bool(rng.random() < 0.5)) for spot in spots_mm)
    if kind == 1:
        metal = np.array(((0.2, 0.4, 0.6), (0.6, 0.62, 0.63), (0.3, 0.55, 0.68))[rng.integers(3)])
        half = (float(rng.uniform(8, 13)), float(rng.uniform(0.8, 1.6)))
        return tuple(
            Stone(spot, half, metal * rng.uniform(0.7, 1.2), 0.5, 8.0) for spot in spots_mm
        )
    if kind == 2:
        size = float(rng.uniform(6, 14))
        return tuple(
            Stone(spot, (size, size), rng.uniform(0, 1, 3), 0.9, 90.0) for spot in spots_mm
        )
    small = float(rng.uniform(0.3, 0.6))
    return tuple(billiard_ball(rng, spot, int(rng.integers(0, 16)), small) for spot in spots_mm)


def go_stone(rng: np.random.Generator, at_mm: Floats, *, black: bool) -> Stone:
    """A black or white stone."""
    tone = (BLACK if black else WHITE) * rng.uniform(0.85, 1.1)
    return Stone(at_mm, GO_STONE_MM, tone, float(rng.uniform(0.1, 0.7)), float(rng.uniform(10, 80)))


def billiard_ball(rng: np.random.Generator, at_mm: Floats, number: int, size: float = 1.0) -> Stone:
    """Ball 0 is the white one; those from 9 on have a stripe."""
    axis = rng.normal(0, 1, (3, 3))
    turn, _ = np.linalg.qr(axis)
    half = (size * BALL_MM, size * BALL_MM)
    if number == 0:
        return Stone(at_mm, half, WHITE, 0.9, 90.0)
    colour = np.array(POOL[(number - 1) % len(POOL)])
    sign = digits(rng, str(number))
    stripe = 0.5 if number > len(POOL) else None
    return Stone(at_mm, half, colour, 0.9, 90.0, stripe, sign, turn)
