"""Drawn weigh-ins: a creature of known volume on the turn card, seen by a webcam.

Nothing here uses the program's own models: the clay is ray traced, its shadow and reflected light
fall on the card, a hand of balls and cones turns it, and lens, noise and compression degrade the
picture.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats32, Image
from calibration.frame import Frame
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from tests.support.clay_field import Field, field_of, field_of_capsules, lit, march, openness
from tests.support.drawn_table import (
    CARD_RADIUS_MM,
    card_print,
    drawn_boards,
    lay,
    sheet_print,
    table_colour,
)
from tests.training.shapes import Capsules
from vision.weigh_in.hull import Hull

Pose = npt.NDArray[np.float64]
Colour = Callable[[Floats32], Floats32]

FINER = 2
GRID_MM = 1.5
SHADED_MM = 150.0


@dataclass(frozen=True, slots=True)
class Lamp:
    """Light from one direction; (azimuth, elevation) in radians, colour in BGR."""

    azimuth: float = 0.8
    elevation: float = 0.9
    bgr: tuple[float, float, float] = (0.75, 0.85, 0.95)
    softness: float = 0.12

    @property
    def way(self) -> Floats32:
        """Unit vector towards the lamp."""
        flat = np.cos(self.elevation)
        way = [flat * np.cos(self.azimuth), flat * np.sin(self.azimuth), np.sin(self.elevation)]
        return np.array(way, dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Clay:
    """The creature's material: reflectance in BGR, a second colour above a height, gloss."""

    bgr: tuple[float, float, float] = (0.05, 0.25, 0.85)
    second_bgr: tuple[float, float, float] | None = None
    gloss: float = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """One frame: the card's rotation, whether the creature is on it, and the place of a hand."""

    turn: float
    creature: bool = True
    shift_mm: tuple[float, float] = (0.0, 0.0)
    hand: float | None = None
    blurred: float = 0.0
    exposure: float = 1.0
    stood_mm: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True, eq=False)
class DrawnWeighIn:
    """A weigh-in and its truth.

    Attributes:
        solid: The creature, in the card's frame.
        camera: The lens.
        camera_from_table: (4, 4).
        steps: The content of each frame.
        clay: The creature's material.
        table: Name of the table's look.
        lamp: The main light.
        ambient: Ambient light.
        glow: Share of light that the clay reflects onto the card.
        card_mm: Place of the card's middle on the table.
        blur_px, noise, jpeg: Degradation by the webcam.
        card: Whether the turn card lies there; without it the creature stands on the bare table.
        mirrors: Share of light that the table reflects like a mirror; cards and sheets do not.
    """

    solid: Hull
    camera: Camera
    camera_from_table: Pose
    steps: Sequence[Step]
    clay: Clay = field(default_factory=Clay)
    table: str = "wood"
    lamp: Lamp = field(default_factory=Lamp)
    ambient: tuple[float, float, float] = (0.30, 0.28, 0.26)
    glow: float = 0.35
    card_mm: tuple[float, float] = (45.0, -5.0)
    blur_px: float = 0.7
    noise: float = 1.8
    jpeg: int = 85
    fps: float = 10.0
    seed: int = 0
    card: bool = True
    mirrors: float = 0.0

    @cached_property
    def boards(self) -> Boards:
        """The sheet beside the card, and the card."""
        return drawn_boards()

    @cached_property
    def body(self) -> Field:
        """The creature's signed distance field."""
        return field_of(self.solid)

    @property
    def volume_ml(self) -> float:
        """The creature's true volume."""
        return self.body.volume_ml

    def frames(self) -> Iterator[Frame]:
        """The clip."""
        for index, step in enumerate(self.steps):
            yield Frame(self.picture(step, index), index, index / self.fps)

    def picture(self, step: Step, index: int = 0) -> Image:
        """One frame, (h, w, 3) uint8."""
        if not step.blurred:
            light = self._light(step)
        else:
            turns = step.turn + step.blurred * np.array([-0.5, 0.0, 0.5])
            light = np.mean([self._light(replace(step, turn=t)) for t in turns], axis=0)
        return self._stored(light * np.float32(step.exposure), index)

    def clay_light(self, table_from_card: Pose) -> tuple[Floats32, Flags, tuple[int, int]]:
        """The creature before grey: light (h, w, 3), alpha (h, w), and the crop's corner."""
        rows, columns = self._crop
        size = rows.stop - rows.start, columns.stop - columns.start
        light = np.full((*size, 3), 0.5, dtype=np.float32)
        depth = np.full(size, np.inf, dtype=np.float32)
        self._paint(light, depth, self.body, table_from_card, self._clay_colour)
        return light, np.isfinite(depth), (columns.start, rows.start)

    def _stored(self, light: Floats32, index: int) -> Image:
        random = np.random.default_rng([self.seed, index])
        soft = cv2.GaussianBlur(light, (0, 0), self.blur_px)
        h, w = soft.shape[:2]
        y, x = np.ogrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
        soft *= (1 - 0.12 * (x**2 + y**2)).astype(np.float32)[..., None]
        levels = 255 * np.clip(soft, 0, 1) ** np.float32(1 / 2.2)
        grain = random.standard_normal((*levels.shape[:2], 3)).astype(np.float32)
        levels += self.noise * (0.6 * grain + 0.5 * cv2.GaussianBlur(grain, (0, 0), 0.8))
        picture = np.clip(np.round(levels), 0, 255).astype(np.uint8)
        _, code = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, self.jpeg])
        return np.asarray(cv2.imdecode(code, cv2.IMREAD_COLOR), dtype=np.uint8)

    @cached_property
    def _eye(self) -> Floats32:
        rotation, shift = self.camera_from_table[:3, :3], self.camera_from_table[:3, 3]
        return np.asarray(-rotation.T @ shift, dtype=np.float32)

    def _rays(self, finer: int, rows: slice, columns: slice) -> Floats32:
        """Unit directions in table space of the subpixels of these pixels, (h, w, 3)."""
        across, down = (np.arange(s.start * finer, s.stop * finer) for s in (columns, rows))
        x, y = np.meshgrid(across, down)
        pixels = (np.stack([x, y], axis=-1).reshape(-1, 1, 2) + 0.5) / finer - 0.5
        flat = cv2.undistortPoints(
            pixels.astype(np.float64), self.camera.matrix, self.camera.distortion
        )
        rays = np.concatenate([flat.reshape(-1, 2), np.ones((len(flat), 1))], axis=1)
        # Not by `norm`: numpy reduces a last axis of three very slowly.
        rays /= np.sqrt(rays[:, 0] ** 2 + rays[:, 1] ** 2 + rays[:, 2] ** 2)[:, None]
        turned = rays @ self.camera_from_table[:3, :3]
        return np.asarray(turned.reshape(*x.shape, 3), dtype=np.float32)

    @cached_property
    def _crop(self) -> tuple[slice, slice]:
        """Rows and columns that can change from frame to frame."""
        angle = np.linspace(0, 2 * np.pi, 24)
        ring = np.column_stack([np.cos(angle), np.sin(angle)]) * SHADED_MM + np.array(self.card_mm)
        high = np.column_stack([(ring - self.card_mm) * 0.7 + self.card_mm, np.full(24, 140.0)])
        points = np.vstack([np.column_stack([ring, np.zeros(24)]), high])
        rotation, _ = cv2.Rodrigues(self.camera_from_table[:3, :3])
        at, _ = cv2.projectPoints(points, rotation, self.camera_from_table[:3, 3],
                                  self.camera.matrix, self.camera.distortion)  # fmt: skip
        at = at.reshape(-1, 2)
        w, h = self.camera.size_wh
        left, top = np.clip(np.floor(at.min(axis=0)).astype(int), 0, (w - 2, h - 2))
        right = int(np.clip(np.ceil(at[:, 0].max()), 2, w))
        return slice(int(top), int(h)), slice(int(left), int(right))

    @cached_property
    def _ground_mm(self) -> Floats32:
        """The point on the table that each subpixel of the crop shows, (h, w, 2)."""
        rays = self._fine_rays
        far = -self._eye[2] / np.minimum(rays[..., 2], -1e-3)
        return np.asarray(self._eye[:2] + far[..., None] * rays[..., :2], dtype=np.float32)

    @cached_property
    def _fine_rays(self) -> Floats32:
        return self._rays(FINER, *self._crop)

    @cached_property
    def _coarse_rays(self) -> Floats32:
        return self._rays(1, *self._crop)

    @cached_property
    def _bare(self) -> Floats32:
        """Light of the whole picture without the card, (h, w, 3)."""
        w, h = self.camera.size_wh
        rays = self._rays(1, slice(0, h), slice(0, w))
        far = -self._eye[2] / np.minimum(rays[..., 2], -1e-3)
        at = self._eye[:2] + far[..., None] * rays[..., :2]
        colour = table_colour(self.table, at, self.seed)
        for sheet in self.boards.charuco:
            lay(colour, at, sheet_print(sheet), sheet.table_from_board)
        light = colour * (self._key(1.0) + np.array(self.ambient, dtype=np.float32))
        light[rays[..., 2] > -0.12] = (0.2, 0.21, 0.22)
        return np.asarray(light, dtype=np.float32)

    def _key(self, slope: float) -> Floats32:
        return np.array(self.lamp.bgr, dtype=np.float32) * np.float32(self.lamp.way[2] * slope)

    def _light(self, step: Step) -> Floats32:
        picture = self._bare.copy()
        rows, columns = self._crop
        pose = np.eye(4)
        c, s = np.cos(step.turn), np.sin(step.turn)
        pose[:2, :2] = [[c, -s], [s, c]]
        pose[:2, 3] = np.array(self.card_mm) + step.shift_mm
        stood = pose.copy()
        stood[:3, 3] += pose[:3, :3] @ np.array([*step.stood_mm, 0.0])
        arm = None if step.hand is None else _arm(step.hand, pose[:2, 3])
        things: list[tuple[Field, Pose]] = []
        if step.creature:
            things.append((self.body, stood))
        if arm is not None:
            things.append((arm.field, np.eye(4)))
        crop = self._ground_light(pose, things, stood if step.creature else None)
        if step.creature and self.mirrors:
            self._mirror(crop, stood)
        depth = np.full(crop.shape[:2], np.inf, dtype=np.float32)
        if step.creature:
            self._paint(crop, depth, self.body, stood, self._clay_colour)
        if arm is not None:
            self._paint(crop, depth, arm.field, np.eye(4), arm.colour)
        picture[rows, columns] = crop
        return picture

    def _ground_light(
        self, pose: Pose, things: list[tuple[Field, Pose]], stood: Pose | None
    ) -> Floats32:
        at = self._ground_mm
        colour = table_colour(self.table, at, self.seed)
        for sheet in self.boards.charuco:
            lay(colour, at, sheet_print(sheet), sheet.table_from_board)
        if self.card:
            lay(colour, at, card_print(), pose, round_mm=CARD_RADIUS_MM)
        key, sky, glow = self._shade_maps(pose, things, stood)
        light = colour * (
            key[..., None] * self._key(1.0)
            + sky[..., None] * np.array(self.ambient, dtype=np.float32)
            + glow
        )
        h, w = light.shape[:2]
        small = cv2.resize(light, (w // FINER, h // FINER), interpolation=cv2.INTER_AREA)
        return np.asarray(small, dtype=np.float32)

    def _shade_maps(
        self, pose: Pose, things: list[tuple[Field, Pose]], stood: Pose | None
    ) -> tuple[Floats32, Floats32, Floats32]:
        """Key light, sky and clay's glow at each subpixel of the crop."""
        axis = np.arange(-SHADED_MM, SHADED_MM + GRID_MM, GRID_MM, dtype=np.float32)
        x, y = np.meshgrid(axis, axis)
        grid = np.stack([x.ravel(), y.ravel(), np.full(x.size, 0.3, np.float32)], axis=1)
        grid[:, :2] += pose[:2, 3].astype(np.float32)
        key, sky = np.ones(len(grid), np.float32), np.ones(len(grid), np.float32)
        glow = np.zeros(len(grid), np.float32)
        for thing, place in things:
            inverse = np.linalg.inv(place).astype(np.float32)
            local = grid @ inverse[:3, :3].T + inverse[:3, 3]
            key *= lit(thing, local, inverse[:3, :3] @ self.lamp.way, self.lamp.softness)
            up = np.tile(np.array([0, 0, 1], np.float32), (len(grid), 1))
            seen = openness(thing, local, up)
            sky *= seen
            if stood is not None and thing is self.body:
                glow = 1 - seen
        at = (self._ground_mm - pose[:2, 3].astype(np.float32) + SHADED_MM) / GRID_MM
        maps = np.dstack([m.reshape(x.shape) for m in (key, sky, glow)])
        read = np.asarray(
            cv2.remap(
                maps, at[..., 0], at[..., 1], cv2.INTER_LINEAR, None, cv2.BORDER_CONSTANT, (1, 1, 0)
            ),
            dtype=np.float32,
        )
        clay = np.array(self.clay.bgr, dtype=np.float32) * np.array(self.lamp.bgr, np.float32)
        return read[..., 0], read[..., 1], np.asarray(read[..., 2:3] * self.glow * clay)

    def _mirror(self, crop: Floats32, stood: Pose) -> None:
        """The creature's reflection in the table; the rest of the table reflects a grey wall."""
        shown = crop.copy()
        depth = np.full(crop.shape[:2], np.inf, dtype=np.float32)
        self._paint(shown, depth, self.body, stood, self._clay_colour, upside_down=True)
        there = np.isfinite(depth)
        blurred = cv2.GaussianBlur(np.where(there[..., None], shown, 0.25), (0, 0), 2.0)
        soft = cv2.GaussianBlur(there.astype(np.float32), (0, 0), 2.0)[..., None]
        crop += np.float32(self.mirrors) * soft * (blurred - np.float32(0.25))

    def _paint(
        self,
        crop: Floats32,
        depth: Floats32,
        thing: Field,
        place: Pose,
        colour: Colour,
        *,
        upside_down: bool = False,
    ) -> None:
        inverse = np.linalg.inv(place).astype(np.float32)
        flip = np.array([1, 1, -1 if upside_down else 1], dtype=np.float32)
        eye = np.asarray(inverse[:3, :3] @ (self._eye * flip) + inverse[:3, 3], np.float32)
        rays = np.asarray((self._coarse_rays.reshape(-1, 3) * flip) @ inverse[:3, :3].T, np.float32)
        width = 1.0 / float(self.camera.matrix[0, 0])
        far, covered = march(thing, eye, rays, width)
        hit = np.flatnonzero((covered > 0) & (far < depth.ravel() + 1))
        points = eye + far[hit, None] * rays[hit]
        normals = thing.normals(points)
        key_way = inverse[:3, :3] @ self.lamp.way
        slope = np.clip(normals @ key_way, 0, 1)
        shadow = lit(thing, points + 0.8 * normals, key_way, self.lamp.softness)
        sky = openness(thing, points, normals) * (0.72 + 0.28 * normals[:, 2])
        from_below = 0.25 * np.clip(0.5 - 0.5 * normals[:, 2], 0, 1)
        key = np.array(self.lamp.bgr, np.float32)
        ambient = np.array(self.ambient, np.float32)
        body = colour(points)
        light = body * ((slope * shadow)[:, None] * key + (sky + from_below)[:, None] * ambient)
        if self.clay.gloss:
            half = key_way - rays[hit]
            half /= np.linalg.norm(half, axis=1, keepdims=True)
            shine = np.clip((normals * half).sum(axis=1), 0, 1) ** 60 * shadow
            light += self.clay.gloss * shine[:, None] * key
        flat, share = crop.reshape(-1, 3), covered[hit, None]
        flat[hit] = (1 - share) * flat[hit] + share * light
        near = hit[covered[hit] > 0.5]
        depth.ravel()[near] = far[near]

    def _clay_colour(self, points: Floats32) -> Floats32:
        colour = np.tile(np.array(self.clay.bgr, np.float32), (len(points), 1))
        if self.clay.second_bgr is not None:
            top = float(np.percentile(self.solid.points_mm()[:, 2], 65))
            edge = points[:, 2] + 3 * np.sin(points[:, 0] / 5) > top
            colour[edge] = self.clay.second_bgr
        mottled = 1 + 0.05 * np.sin(points @ np.array([0.9, 1.1, 0.7], np.float32))
        return np.asarray(colour * mottled[:, None])


@dataclass(frozen=True, slots=True, eq=False)
class _Arm:
    field: Field
    wrist_mm: Floats32
    way: Floats32

    def colour(self, points: Floats32) -> Floats32:
        skin, sleeve = (0.33, 0.42, 0.66), (0.25, 0.12, 0.06)
        back = (points - self.wrist_mm) @ self.way
        return np.asarray(np.where(back[:, None] > 0, sleeve, skin), dtype=np.float32)


_ARMS: dict[tuple[float, float, float], _Arm] = {}


def _arm(side: float, card_mm: Pose) -> _Arm:
    """An arm from the camera's side whose fingers lie on the card's rim at an angle `side`."""
    known = (round(side, 3), round(float(card_mm[0])), round(float(card_mm[1])))
    if known not in _ARMS:
        out = np.array([np.cos(side), np.sin(side)])
        grip = np.array([*(card_mm + 80 * out), 8.0])
        fist = np.array([*(card_mm + 112 * out), 26.0])
        elbow = np.array([*(card_mm + 190 * out + np.array([25.0, -130.0])), 45.0])
        wrist = fist + 0.35 * (elbow - fist)
        across = np.array([-out[1], out[0], 0.0])
        ends, radii = [[fist, fist + across * 26]], [[23.0, 20.0]]
        for finger in range(4):
            start = fist + across * (finger * 13.0 - 6)
            ends.append([start, grip + across * (finger * 11.0 - 16) + np.array([0, 0, 1.0])])
            radii.append([11.0, 7.5])
        ends += [[fist, wrist], [wrist, elbow]]
        radii += [[24.0, 23.0], [31.0, 40.0]]
        made = field_of_capsules(Capsules(np.array(ends), np.array(radii)), 2.5)
        way = (elbow - wrist) / np.linalg.norm(elbow - wrist)
        _ARMS[known] = _Arm(made, wrist.astype(np.float32), way.astype(np.float32))
    return _ARMS[known]
