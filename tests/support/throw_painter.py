"""Paints drawn scenes: balls of clay with a depth for every pixel, shadows, motion blur, noise."""

from collections.abc import Sequence
from math import ceil, floor, isfinite
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.model.projection import camera_from_table, image_from_camera, image_from_table
from tests.support.drawn_scene import CLAYS, Actor, Ball, Colour, Scene

Layer = npt.NDArray[np.float32]
Box = tuple[slice, slice]

UNBLURRED_PX: Final = 1.5
MOST_SUBFRAMES: Final = 9
FIGURE_SHADE: Final = 0.62
ACTOR_SHADE: Final = 0.7
_RIM = np.linspace(0, 2 * np.pi, 20, endpoint=False)
CIRCLE: Final = np.column_stack([np.cos(_RIM), np.sin(_RIM), 0 * _RIM])


class Painter:
    """Paints the pictures of one scene."""

    def __init__(self, scene: Scene, exposure_s: float) -> None:
        """Set the scene and the exposure time, which is centred on each frame's time."""
        self.scene = scene
        self.exposure_s = exposure_s
        calibration = scene.calibration
        self._focal_px = float(calibration.camera.matrix[0, 0])
        self._light = (calibration.camera_from_table[:3, :3] @ scene.light).tolist()
        rng = np.random.default_rng(scene.seed + 1)
        width, height = scene.calibration.size_wh
        self.bare = self._table(rng, width, height)
        noise = np.round(rng.normal(0, scene.noise_levels, (height + 64, width + 64, 3)))
        self.brighter = np.maximum(noise, 0).astype(np.uint8)
        self.darker = np.maximum(-noise, 0).astype(np.uint8)
        self._still_without: frozenset[int] | None = None
        self._still = self.bare, np.zeros((0, 0), np.float32), np.zeros((0, 0, 3), np.uint8)

    def picture(self, t_s: float, index: int) -> Image:
        """The camera's picture at a time."""
        moving = frozenset(n for n, stir in self.scene.stirred.items() if t_s > stir.since_s)
        if moving != self._still_without:
            self._still_without, self._still = moving, self._stood(moving)
        picture = self._still[2].copy()
        self._with_moving(picture, sorted(moving), t_s)
        for change in self.scene.film:
            picture = change(picture, t_s)
        return self._noisy(picture, index)

    def _noisy(self, picture: Image, index: int) -> Image:
        height, width = picture.shape[:2]
        x, y = (index * 37) % 64, (index * 23) % 64
        box = np.s_[y : y + height, x : x + width]
        noisy = cv2.subtract(cv2.add(picture, self.brighter[box]), self.darker[box])
        return np.asarray(noisy, dtype=np.uint8)

    def _stood(self, moving: frozenset[int]) -> tuple[Layer, Layer, Image]:
        """The table with the creatures that stand still: colour, depth, and finished picture."""
        colour = self.bare.copy()
        depth = np.full(colour.shape[:2], np.inf, dtype=np.float32)
        still = [n for n in range(len(self.scene.figures)) if n not in moving]
        balls = [ball for n in still for ball in self._figure(n, 0.0)]
        self._add(colour, depth, balls, FIGURE_SHADE, (0, 0))
        return colour, depth, _as_picture(colour)

    def _figure(self, number: int, t_s: float) -> list[Ball]:
        figure, stir = self.scene.figures[number], self.scene.stirred.get(number)
        slide, tilt = stir.at(t_s) if stir else (np.zeros(2), np.zeros(2))
        bgr = CLAYS[figure.colour]
        return [Ball(b[:3], float(b[3]), bgr) for b in figure.placed(slide, tilt)]

    def _with_moving(self, picture: Image, moving: Sequence[int], t_s: float) -> None:
        """Paint everything that moves into the picture."""
        half = 0.5 * self.exposure_s
        figures = [ball for n in moving for ball in self._figure(n, t_s)]
        acting = [b for actor in self.scene.actors for t in (-half, half) for b in actor(t_s + t)]
        box = self._box([*figures, *acting])
        if box is None:
            return
        colour, depth = self._still[0][box].copy(), self._still[1][box].copy()
        corner = (box[1].start, box[0].start)
        self._add(colour, depth, figures, FIGURE_SHADE, corner)
        for actor in self.scene.actors:
            self._with_actor(colour, depth, actor, t_s, corner)
        picture[box] = _as_picture(colour)

    def _with_actor(
        self, colour: Layer, depth: Layer, actor: Actor, t_s: float, corner_xy: tuple[int, int]
    ) -> None:
        half = 0.5 * self.exposure_s
        first, last = actor(t_s - half), actor(t_s + half)
        box = self._box([*first, *last])
        if box is None:
            return
        x, y = box[1].start, box[0].start
        rows, columns = (
            slice(s.start - c, s.stop - c) for s, c in zip(box, corner_xy[::-1], strict=True)
        )
        steps = _subframes(self._pixels(first), self._pixels(last))
        behind, z = colour[rows, columns].copy(), depth[rows, columns]
        total, nearest = np.zeros_like(behind), z.copy()
        for part in range(steps):
            share = 0.0 if steps == 1 else part / (steps - 1) - 0.5
            layer, near = behind.copy(), z.copy()
            self._add(layer, near, actor(t_s + share * self.exposure_s), ACTOR_SHADE, (x, y))
            total += layer
            nearest = np.minimum(nearest, near)
        colour[rows, columns] = total / steps
        if len(self.scene.actors) > 1:
            depth[rows, columns] = nearest

    def _add(
        self,
        colour: Layer,
        depth: Layer,
        balls: Sequence[Ball],
        shade: float,
        corner_xy: tuple[int, int],
    ) -> None:
        if not balls:
            return
        centres = np.stack([ball.centre_mm for ball in balls])
        light = self.scene.light
        grounds = centres - light * (centres[:, 2:] / light[2])
        rings = grounds[:, None] + CIRCLE * np.array([[[0.9 * b.radius_mm]] for b in balls])
        shadows = image_from_table(rings.reshape(-1, 3), self.scene.calibration) - corner_xy
        for ring_px in shadows.reshape(len(balls), -1, 2):
            self._shade(colour, depth, ring_px, shade, corner_xy)
        there = camera_from_table(centres, self.scene.calibration)
        middles = image_from_camera(there, self.scene.calibration.camera) - corner_xy
        for ball, middle, away in zip(balls, middles, there[:, 2], strict=True):
            self._paint(colour, depth, ball, middle, float(away))

    def _table(self, rng: np.random.Generator, width: int, height: int) -> Layer:
        grain = cv2.resize(rng.normal(0, 1, (height // 6, width // 40)), (width, height))
        ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
        lit = 1 + 0.1 * xs * rng.uniform(-1, 1) + 0.1 * ys * rng.uniform(-1, 1) + 0.03 * grain
        picture = lit[..., None] * np.array(self.scene.table_bgr, dtype=np.float64)
        if self.scene.ground is not None:
            picture = lit[..., None] * self.scene.ground
        for board in self.scene.boards.markers:
            for number, corners in board.markers.items():
                self._print(picture, number, corners)
        return np.asarray(picture, dtype=np.float32)

    def _print(self, picture: Floats, number: int, corners_mm: Floats) -> None:
        sheet = np.full((80, 80), 225, dtype=np.uint8)
        dictionary = self.scene.boards.markers[0].dictionary.opencv
        sheet[10:70, 10:70] = dictionary.generateImageMarker(number, 60) // 2 + 25
        source = np.array([[10, 10], [70, 10], [70, 70], [10, 70]], dtype=np.float32) - 0.5
        corners = image_from_table(corners_mm, self.scene.calibration).astype(np.float32)
        warp = cv2.getPerspectiveTransform(source, corners)
        size_wh = (picture.shape[1], picture.shape[0])
        printed = cv2.warpPerspective(sheet, warp, size_wh, flags=cv2.INTER_AREA)
        there = cv2.warpPerspective(np.full_like(sheet, 255), warp, size_wh) > 127
        picture[there] = printed[there, None]

    def _pixels(self, balls: Sequence[Ball]) -> Floats:
        if not balls:
            return np.zeros((0, 2))
        places = np.stack([b.centre_mm for b in balls])
        return image_from_table(places, self.scene.calibration)

    def _box(self, balls: Sequence[Ball]) -> Box | None:
        if not balls:
            return None
        calibration, light = self.scene.calibration, self.scene.light
        centres = np.stack([ball.centre_mm for ball in balls])
        away = camera_from_table(centres, calibration)[:, 2]
        radii = np.array([ball.radius_mm for ball in balls])
        reach = 6 + 1.3 * radii * calibration.camera.matrix[0, 0] / np.maximum(away, 50)
        grounds = centres - light * (centres[:, 2:] / light[2])
        at = image_from_table(np.concatenate([centres, grounds]), calibration)
        reach, ahead = np.tile(reach, 2)[:, None], np.tile(away > 50, 2)
        fine = np.isfinite(at).all(axis=1) & ahead & (np.abs(np.nan_to_num(at)).max(axis=1) < 2e4)
        if not fine.any():
            return None
        size = np.array(calibration.size_wh)
        x0, y0 = np.clip((at - reach)[fine].min(axis=0), 0, size).astype(int)
        x1, y1 = np.clip((at + reach)[fine].max(axis=0), 0, size).astype(int)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        return slice(int(y0), int(y1)), slice(int(x0), int(x1))

    def _shade(
        self,
        colour: Layer,
        depth: Layer,
        ring_px: Floats,
        light: float,
        corner_xy: tuple[int, int],
    ) -> None:
        """The shadow of a ball on the bare table: an ellipse away from the light."""
        if not np.isfinite(ring_px).all() or np.abs(ring_px).max() > 20000:
            return
        around = np.round(ring_px).astype(np.int32)
        x, y, w, h = cv2.boundingRect(around)
        x0, y0 = max(x - 4, 0), max(y - 4, 0)
        x1, y1 = min(x + w + 4, colour.shape[1]), min(y + h + 4, colour.shape[0])
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        mask = np.zeros((y1 - y0, x1 - x0), dtype=np.uint8)
        cv2.fillPoly(mask, [around - [x0, y0]], 255)
        soft = cv2.blur(mask, (5, 5)).astype(np.float32) / 255
        # Only the table is shaded; what stands on it has a depth.
        soft = np.where(np.isinf(depth[y0:y1, x0:x1]), soft, 0)[..., None]
        part = colour[y0:y1, x0:x1]
        bare = self.bare[corner_xy[1] + y0 : corner_xy[1] + y1, corner_xy[0] + x0 :][:, : x1 - x0]
        part[:] = part * (1 - soft) + np.minimum(part, bare * light) * soft

    def _paint(
        self, colour: Layer, depth: Layer, ball: Ball, middle: Floats, away_mm: float
    ) -> None:
        """A shaded disc with a depth for every pixel; its rim is drawn by half-covered pixels."""
        x, y = middle.tolist()
        if away_mm < 50 or not (isfinite(x) and isfinite(y)):
            return
        radius = float(ball.radius_mm * self._focal_px / away_mm)
        x0, y0 = max(floor(x - radius - 1), 0), max(floor(y - radius - 1), 0)
        x1 = min(ceil(x + radius + 2), colour.shape[1])
        y1 = min(ceil(y + radius + 2), colour.shape[0])
        if x1 <= x0 or y1 <= y0:
            return
        u = ((np.arange(x0, x1) - x) / radius)[None]
        v = ((np.arange(y0, y1) - y) / radius)[:, None]
        off2 = u * u + v * v
        cover = (1 - np.sqrt(off2)) * radius + 0.5
        bulge = np.sqrt(np.maximum(1 - off2, 0))
        z = away_mm - bulge * ball.radius_mm
        part, part_depth = colour[y0:y1, x0:x1], depth[y0:y1, x0:x1]
        shown = (z < part_depth) & (cover > 0)
        light = self._light
        lambert = u * light[0] + v * light[1] - bulge * light[2]
        covered, lit = np.minimum(cover[shown], 1), np.minimum(np.maximum(lambert[shown], 0), 1)
        part[shown] = _mixed(part[shown], covered, 0.5 + 0.55 * lit, ball.bgr)
        firm = shown & (cover > 0.5)
        part_depth[firm] = z[firm]


def _as_picture(colour: Layer) -> Image:
    return np.asarray(np.clip(colour, 0, 255), dtype=np.uint8)


def _mixed(part: Layer, cover: Floats, tone: Floats, bgr: Colour) -> Layer:
    paint = tone[..., None] * np.array(bgr, dtype=np.float64)
    return np.asarray(part * (1 - cover[..., None]) + paint * cover[..., None], dtype=np.float32)


def _subframes(first_px: Floats, last_px: Floats) -> int:
    """Number of sub-frames of an exposure: enough for a smooth streak."""
    if len(first_px) != len(last_px) or not len(first_px):
        return MOST_SUBFRAMES
    moved = np.linalg.norm(first_px - last_px, axis=1)
    longest = float(np.nanmax(moved)) if np.isfinite(moved).any() else 0.0
    return int(np.clip(np.ceil(longest / UNBLURRED_PX), 1, MOST_SUBFRAMES))
