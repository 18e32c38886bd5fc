"""Cameras, lamps and hands that make printed boards hard to read, drawn at random from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.model.camera import Camera
from tests.support import drawn_boards as drawn

Painting = npt.NDArray[np.float32]

SIZES: Final = ((1280, 720), (1920, 1080))
AROUND: Final = 0.02
"""Margin beyond the lens's view that is drawn too, as a share of the picture's width."""

HAND_MM: Final = 30.0
"""How high above the table a hand is."""

SHADOW_MM: Final = np.array([14.0, 8.0])
FOREARM_MM, PALM_MM, FINGER_MM = 62.0, 78.0, 17.0
REACHES_MM: Final = 1500.0


@dataclass(frozen=True, slots=True, eq=False)
class Conditions:
    """Camera, light and picture quality.

    Attributes:
        size_wh: Size of the picture.
        focal_per_width: Focal length as a share of the width.
        k1: The lens's first radial term; the second is a third of it, with the opposite sign.
        elevation_deg: How steeply the camera looks down.
        azimuth_deg: The camera's side; -90 is the referee's.
        table: Name of the table's look.
        gain: Factor on the light.
        slope: How much brighter the right and the near edge are than the others, as shares.
        tint: (3,) colour of the light, blue to red.
        shadows: Number of soft shadows across the table.
        noise: Standard deviation, grey levels.
        blur_px: Blur of the lens.
        jpeg: JPEG quality of the picture.
    """

    size_wh: tuple[int, int]
    focal_per_width: float
    k1: float
    elevation_deg: float
    azimuth_deg: float
    table: str
    gain: float
    slope: tuple[float, float]
    tint: tuple[float, float, float]
    shadows: int
    noise: float
    blur_px: float
    jpeg: int


def conditions(random: np.random.Generator) -> Conditions:
    """Random conditions of a table in a living room."""
    size = SIZES[int(random.integers(2))]
    return Conditions(
        size_wh=size,
        focal_per_width=float(random.uniform(0.6, 1.2)),
        k1=float(random.uniform(-0.12, 0.05)),
        elevation_deg=float(random.uniform(35, 85)),
        azimuth_deg=float(-90 + random.choice([random.normal(0, 35), random.uniform(-180, 180)])),
        table=str(random.choice(list(drawn.TABLES))),
        gain=float(random.uniform(0.45, 1.1)),
        slope=(float(random.uniform(-0.35, 0.35)), float(random.uniform(-0.35, 0.35))),
        tint=(float(random.uniform(0.75, 1.0)), 1.0, float(random.uniform(0.85, 1.08))),
        shadows=int(random.integers(0, 4)),
        noise=float(random.uniform(1.5, 6.0)),
        blur_px=float(random.uniform(0.4, 1.1) * size[0] / 1280),
        jpeg=int(random.integers(75, 96)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class Stand:
    """A camera: the view without lens distortion that is drawn, and its calibration."""

    wide: drawn.View
    camera: Camera
    conditions: Conditions

    def pixels(self, points_mm: Floats, height_mm: float = 0.0) -> Floats:
        """Project points (N, 2) at a height above the table into the picture, (N, 2)."""
        raised = np.column_stack([points_mm, np.full(len(points_mm), height_mm)])
        pose = self.wide.camera_from_table
        turn, _ = cv2.Rodrigues(pose[:3, :3])
        seen, _ = cv2.projectPoints(
            raised, turn, pose[:3, 3], self.camera.matrix, self.camera.distortion
        )
        return np.asarray(seen.reshape(-1, 2), dtype=np.float64)


def stand(told: Conditions, must_show_mm: Floats) -> Stand:
    """The nearest camera that shows all of these places, (N, 2) table mm."""
    towards = (must_show_mm.max(axis=0) + must_show_mm.min(axis=0)) / 2
    near, far = 150.0, 6000.0
    for _ in range(24):
        away = (near + far) / 2
        seen = _stand(told, towards, away).pixels(must_show_mm) / np.array(told.size_wh)
        near, far = (near, away) if ((seen > 0.03) & (seen < 0.97)).all() else (away, far)
    return _stand(told, towards, far)


def _stand(told: Conditions, towards_mm: Floats, away_mm: float) -> Stand:
    wide, high = told.size_wh
    # The far corner is where the lens bends most: so much more is drawn on every side.
    corner = 0.25 * (1 + (high / wide) ** 2) / told.focal_per_width**2
    edge = round((AROUND + 0.5 * max(0.0, -told.k1 * corner)) * wide)
    size = wide + 2 * edge, high + 2 * edge
    by = drawn.view(
        (float(towards_mm[0]), float(towards_mm[1])), away_mm, told.elevation_deg,
        told.azimuth_deg, size_wh=size, focal_per_width=told.focal_per_width * wide / size[0],
    )  # fmt: skip
    matrix = by.camera.matrix.copy()
    matrix[:2, 2] -= edge
    bend = np.array([told.k1, -told.k1 / 3, 0.0, 0.0, 0.0])
    return Stand(by, Camera(matrix, bend, told.size_wh), told)


def taken(
    papers: Sequence[drawn.Paper], by: Stand, *, hand: Sequence[Floats] = (), seed: int = 0
) -> Image:
    """The camera's picture of papers on the table, with a hand over them."""
    told, random = by.conditions, np.random.default_rng(seed)
    painting = drawn.painted(papers, by.wide, told.table)
    _light(painting, told, np.random.default_rng(int(1000 * told.gain)))
    if hand:
        _shade(painting, hand, by.wide)
        skin = tuple(int(255 * t * told.gain * s) for t, s in zip(told.tint, SKIN, strict=True))
        for part in hand:
            drawn.lay_polygon(painting, part.tolist(), by.wide, skin, HAND_MM)  # type: ignore[arg-type]
    seen = cv2.GaussianBlur(_through_the_lens(painting, by), (0, 0), told.blur_px)
    noise = told.noise * random.standard_normal(seen.shape, dtype=np.float32)
    whole = np.clip(np.round(seen + noise), 0, 255).astype(np.uint8)
    _, data = cv2.imencode(".jpg", whole, [cv2.IMWRITE_JPEG_QUALITY, told.jpeg])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), dtype=np.uint8)


SKIN: Final = (0.50, 0.60, 0.82)


def hand_before(hand: Sequence[Floats], by: Stand) -> npt.NDArray[np.bool_]:
    """Mask of the hand in the picture, (h, w)."""
    wide, high = by.wide.camera.size_wh
    painting = np.zeros((2 * high, 2 * wide, 3), dtype=np.float32)
    for part in hand:
        drawn.lay_polygon(painting, part.tolist(), by.wide, (255, 255, 255), HAND_MM)
    return np.asarray(_through_the_lens(painting, by)[..., 0] > 127)


def covered_share(before: npt.NDArray[np.bool_], corners_px: Floats) -> float:
    """Share of a quadrangle (4, 2) in the picture that the hand covers."""
    inside = np.zeros(before.shape, dtype=np.uint8)
    cv2.fillConvexPoly(inside, np.round(corners_px).astype(np.int32), 1)
    return float(before[inside > 0].mean()) if inside.any() else 0.0


def hand_over(place_mm: Floats, random: np.random.Generator) -> tuple[Floats, ...]:
    """An arm from outside, with its fingertips on a place (2,): polygons in mm."""
    angle = random.uniform(-np.pi, 0)
    into = -np.array([np.cos(angle), np.sin(angle)])
    side = np.array([-into[1], into[0]])
    palm = place_mm - 75 * into
    parts = [
        _rounded(palm - REACHES_MM * into, palm, FOREARM_MM),
        _rounded(palm - 30 * into, palm + 12 * into, PALM_MM),
    ]
    for n, spread in enumerate((-1.5, -0.5, 0.5, 1.5)):
        root = palm + 19 * spread * side + 20 * into
        tip = place_mm + 15 * spread * side - 6 * abs(spread) * into
        parts.append(_rounded(root, tip, FINGER_MM + n % 2))
    return tuple(parts)


def _rounded(start: Floats, end: Floats, wide_mm: float) -> Floats:
    along = (end - start) / np.linalg.norm(end - start)
    turns = np.linspace(-np.pi / 2, np.pi / 2, 7)
    side = np.array([-along[1], along[0]])
    cap = [np.cos(t) * along + np.sin(t) * side for t in turns]
    back = [-np.cos(t) * along - np.sin(t) * side for t in turns]
    points = [end + wide_mm / 2 * c for c in cap] + [start + wide_mm / 2 * c for c in back]
    return np.array(points)


def _light(painting: Painting, told: Conditions, random: np.random.Generator) -> None:
    high, wide = painting.shape[:2]
    across = np.linspace(-0.5, 0.5, wide, dtype=np.float32)[None, :] * told.slope[0]
    down = np.linspace(-0.5, 0.5, high, dtype=np.float32)[:, None] * told.slope[1]
    small = np.ones((high // 8, wide // 8), dtype=np.float32)
    for _ in range(told.shadows):
        one = np.zeros_like(small)
        a, b = random.uniform(0, 1, (2, 2)) * [wide / 8, high / 8]
        thick = int(random.uniform(0.08, 0.35) * wide / 8)
        cv2.line(one, tuple(a.astype(int).tolist()), tuple(b.astype(int).tolist()), 1.0, thick)
        soft = cv2.GaussianBlur(one, (0, 0), float(random.uniform(1, 8)))
        small *= 1 - float(random.uniform(0.2, 0.55)) * soft
    light = (1 + across + down) * cv2.resize(small, (wide, high)) * told.gain
    painting *= light[..., None] * np.array(told.tint, dtype=np.float32)


def _shade(painting: Painting, hand: Sequence[Floats], by: drawn.View) -> None:
    """Draw the hand's shadow, beside it."""
    dark = np.zeros(painting.shape[:2], dtype=np.float32)
    warp = drawn.FINER @ by.image_from_plane(0.0)
    for part in hand:
        outline = cv2.perspectiveTransform((part + SHADOW_MM)[None], warp)
        cv2.fillPoly(dark, [np.round(outline).astype(np.int32)], 1.0)
    small = cv2.resize(dark, None, fx=0.125, fy=0.125, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), 3.0)
    painting *= 1 - 0.4 * cv2.resize(soft, dark.shape[::-1])[..., None]


def _through_the_lens(painting: Painting, by: Stand) -> Painting:
    size = by.wide.camera.size_wh
    ideal = cv2.resize(painting, size, interpolation=cv2.INTER_AREA)
    wide, high = by.camera.size_wh
    grid = np.stack(np.meshgrid(np.arange(wide), np.arange(high)), axis=-1).reshape(-1, 1, 2)
    rays = cv2.undistortPoints(
        grid.astype(np.float64), by.camera.matrix, by.camera.distortion, P=by.wide.camera.matrix
    )
    where = rays.reshape(high, wide, 2).astype(np.float32)
    bent = cv2.remap(ideal, where[..., 0], where[..., 1], cv2.INTER_CUBIC)
    return np.asarray(bent, dtype=np.float32)


def easier(told: Conditions) -> Conditions:
    """The same conditions in even light and without noise, to find what makes a picture hard."""
    return replace(told, gain=1.0, slope=(0.0, 0.0), shadows=0, noise=1.0, blur_px=0.4)
