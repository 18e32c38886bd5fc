"""Throws drawn by the tests: clay creatures of balls, a ball that flies, all of it known exactly.

Nothing here looks at what the program assumes: the flight is stepped through in tenths of a
millisecond, a contact is where two balls meet, and the picture is painted ball by ball with a
depth for every pixel. A touched creature slides a little and rocks for a while.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import cv2
import numpy as np
import numpy.typing as npt

from calibration.camera import Camera
from calibration.printed import Boards, MarkerBoard, MarkerDictionary
from calibration.projection import camera_from_table, image_from_camera, image_from_table
from calibration.solution import Calibration
from vision.frame import Frame, Image

Floats = npt.NDArray[np.float64]

COLOURS: dict[str, tuple[int, int, int]] = {
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
TABLES: tuple[tuple[int, int, int], ...] = (
    (65, 105, 150), (120, 125, 128), (150, 95, 50), (70, 120, 80), (55, 70, 105),
)  # fmt: skip
GRAVITY = np.array([0.0, 0.0, -9810.0])
STEP_S = 1e-4
BOUNCE, SLIP = 0.38, 0.72
TOUCH_BOUNCE = 0.3


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
        balls[:, :2] += self.at_mm + slide_mm + balls[:, 2:3] * tilt
        return balls


@dataclass(slots=True, eq=False)
class Jolted:
    """How a creature moves after it was touched."""

    since_s: float
    slide_mm: Floats
    tilt: Floats
    hertz: float

    def at(self, t_s: float) -> tuple[Floats, Floats]:
        """Slide and tilt at a time."""
        dt = t_s - self.since_s
        if dt <= 0:
            return np.zeros(2), np.zeros(2)
        rocking = np.exp(-dt / 0.12) * np.sin(2 * np.pi * self.hertz * dt)
        return self.slide_mm * min(1.0, dt / 0.04), self.tilt * rocking


@dataclass(slots=True, eq=False)
class DrawnThrow:
    """A throw and its truth.

    Attributes:
        calibration: Camera and table.
        boards: What lies printed on the table.
        figures: The creatures.
        radius_mm: Of the missile.
        colour: Of the missile.
        first: Number of the creature touched first; None where none was.
        contact_s: When.
        bounced: Whether the table came before it, or at all where no creature was touched.
        fps: Pictures a second.
    """

    calibration: Calibration
    boards: Boards
    figures: list[Figure]
    radius_mm: float
    colour: str
    table_bgr: tuple[int, int, int]
    fps: float
    shutter: float
    seed: int
    path_mm: Floats = field(default_factory=lambda: np.zeros((0, 3)))
    begins_s: float = 0.6
    jolted: dict[int, Jolted] = field(default_factory=dict)
    first: int | None = None
    contact_s: float | None = None
    bounced: bool = False

    def place_mm(self, t_s: float) -> Floats | None:
        """Where the missile is; None before it is thrown."""
        step = round((t_s - self.begins_s) / STEP_S)
        if step < 0:
            return None
        return np.asarray(self.path_mm[min(step, len(self.path_mm) - 1)])

    def frames(self) -> Iterator[Frame]:
        """The film."""
        ends_s = self.begins_s + len(self.path_mm) * STEP_S
        painter = _Painter(self)
        for index in range(int((ends_s + 0.15) * self.fps)):
            yield Frame(painter.picture(index / self.fps, index), index, index / self.fps)


def drawn_throw(
    seed: int, *, size_wh: tuple[int, int] = (1280, 720), fps: float = 60.0, throw: bool = True
) -> DrawnThrow:
    """A scene and a throw by chance, the same for the same seed."""
    rng = np.random.default_rng(seed)
    calibration = _camera(rng, size_wh)
    names = [str(n) for n in rng.permutation(list(COLOURS))]
    figures = _figures(rng, names[: int(rng.integers(2, 5))])
    drawn = DrawnThrow(
        calibration,
        _boards(),
        figures,
        float(rng.uniform(8.5, 13.5)),
        names[int(rng.integers(0, len(names)))],
        TABLES[int(rng.integers(len(TABLES)))],
        fps,
        float(rng.uniform(0.3, 0.8)),
        seed,
    )
    if throw:
        _throw(drawn, rng)
    else:
        drawn.path_mm = np.tile([0.0, 0.0, -500.0], (6000, 1))
    return drawn


def _camera(rng: np.random.Generator, size_wh: tuple[int, int]) -> Calibration:
    azimuth, height = rng.uniform(-0.35, 0.35), np.radians(rng.uniform(25, 62))
    away = rng.uniform(800, 1100)
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
    focal = rng.uniform(0.68, 0.9) * size_wh[0]
    matrix = np.array([[focal, 0, size_wh[0] / 2], [0, focal, size_wh[1] / 2], [0, 0, 1.0]])
    camera = Camera(matrix, np.array([rng.uniform(-0.1, 0.05), 0.0, 0, 0, 0]), size_wh)
    return Calibration(camera, pose, np.eye(15) * 1e-8, 0.3)


def _boards() -> Boards:
    corners = {
        number: np.array([[x, y, 0], [x + 50, y, 0], [x + 50, y - 50, 0], [x, y - 50, 0]], float)
        for number, (x, y) in enumerate([(-350, 300), (300, 300), (300, -180), (-350, -180)])
    }
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    dictionary = MarkerDictionary("DICT_4X4_50", family)
    return Boards(markers=(MarkerBoard("corners", dictionary, corners),))


def _figures(rng: np.random.Generator, names: list[str]) -> list[Figure]:
    figures: list[Figure] = []
    while len(figures) < len(names):
        at = np.array([rng.uniform(-170, 170), rng.uniform(-60, 210)])
        if all(np.linalg.norm(at - f.at_mm) > 95 for f in figures):
            figures.append(Figure(names[len(figures)], at, _balls(rng)))
    return figures


def _balls(rng: np.random.Generator) -> Floats:
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


def _throw(drawn: DrawnThrow, rng: np.random.Generator) -> None:
    """Aim at a creature, or beside, before, behind or above it."""
    figure = drawn.figures[int(rng.integers(len(drawn.figures)))]
    aside = figure.at_mm + rng.normal(0, 28, 2)
    target = np.array([*aside, rng.uniform(drawn.radius_mm, 75)])
    side = rng.uniform(-0.9, 0.9) + rng.choice([0.0, np.pi / 2, -np.pi / 2])
    start = np.array([600 * np.sin(side), 60 - 600 * np.cos(side), rng.uniform(80, 320)])
    lasts = float(np.linalg.norm(target - start)) / rng.uniform(2400, 6000)
    speed = (target - start) / lasts - 0.5 * GRAVITY * lasts
    _fly(drawn, start, speed, rng)


def _fly(drawn: DrawnThrow, start: Floats, speed: Floats, rng: np.random.Generator) -> None:
    balls = [f.placed(np.zeros(2), np.zeros(2)) for f in drawn.figures]
    radius, place, path = drawn.radius_mm, start.copy(), []
    touched_s: dict[int, float] = {}
    for step in range(int(0.9 / STEP_S)):
        t_s = drawn.begins_s + step * STEP_S
        path.append(place.copy())
        speed = speed + GRAVITY * STEP_S
        place = place + speed * STEP_S
        if place[2] < radius and speed[2] < 0:
            place[2] = radius
            speed = speed * [SLIP, SLIP, -BOUNCE]
            drawn.bounced |= drawn.first is None
        for number, ball in enumerate(balls):
            off = place - ball[:, :3]
            gaps = np.linalg.norm(off, axis=1) - ball[:, 3] - radius
            near = int(np.argmin(gaps))
            normal = off[near] / np.linalg.norm(off[near])
            against = float(speed @ normal)
            if gaps[near] > 0 or against >= 0:
                continue
            speed = speed - (1 + TOUCH_BOUNCE) * against * normal
            if t_s - touched_s.get(number, -1.0) > 0.2:
                _touched(drawn, number, t_s, -normal, -against, rng)
            touched_s[number] = t_s
    drawn.path_mm = np.stack(path)


def _touched(
    drawn: DrawnThrow, number: int, t_s: float, push: Floats, speed: float, rng: np.random.Generator
) -> None:
    if drawn.first is None:
        drawn.first, drawn.contact_s = number, t_s
    strength = float(np.clip(speed / 2500, 0.12, 1.0))
    slide = push[:2] * strength * rng.uniform(0.3, 3.0)
    tilt = (push[:2] + 0.1 * rng.normal(size=2)) * strength * rng.uniform(0.02, 0.08)
    drawn.jolted.setdefault(number, Jolted(t_s, slide, tilt, float(rng.uniform(5, 9))))


class _Painter:
    """Paints pictures of one throw."""

    SUBFRAMES = 7

    def __init__(self, drawn: DrawnThrow) -> None:
        self.drawn = drawn
        rng = np.random.default_rng(drawn.seed + 1)
        width, height = drawn.calibration.size_wh
        self.light = np.array([rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), 1.0])
        self.light /= np.linalg.norm(self.light)
        self.bare = self._table(rng, width, height)
        noise = rng.normal(0, 2.0, (height + 64, width + 64, 3))
        self.noise = np.round(noise).astype(np.int16)
        self.still: tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]] | None = None

    def picture(self, t_s: float, index: int) -> Image:
        """What the camera shows at a time."""
        colour, depth = self._creatures(t_s)
        colour = self._with_missile(colour, depth, t_s)
        height, width = colour.shape[:2]
        x, y = (index * 37) % 64, (index * 23) % 64
        noisy = np.round(colour).astype(np.int16) + self.noise[y : y + height, x : x + width]
        return np.asarray(np.clip(noisy, 0, 255), dtype=np.uint8)

    def _table(self, rng: np.random.Generator, width: int, height: int) -> npt.NDArray[np.float32]:
        grain = cv2.resize(rng.normal(0, 1, (height // 6, width // 40)), (width, height))
        ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
        lit = 1 + 0.1 * xs * rng.uniform(-1, 1) + 0.1 * ys * rng.uniform(-1, 1) + 0.03 * grain
        picture = lit[..., None] * np.array(self.drawn.table_bgr, dtype=np.float64)
        for board in self.drawn.boards.markers:
            for number, corners in board.markers.items():
                self._print(picture, number, corners)
        return np.asarray(picture, dtype=np.float32)

    def _print(self, picture: Floats, number: int, corners_mm: Floats) -> None:
        sheet = np.full((80, 80), 225, dtype=np.uint8)
        dictionary = self.drawn.boards.markers[0].dictionary.opencv
        sheet[10:70, 10:70] = dictionary.generateImageMarker(number, 60) // 2 + 25
        source = np.array([[10, 10], [70, 10], [70, 70], [10, 70]], dtype=np.float32) - 0.5
        corners = image_from_table(corners_mm, self.drawn.calibration).astype(np.float32)
        warp = cv2.getPerspectiveTransform(source, corners)
        size_wh = (picture.shape[1], picture.shape[0])
        printed = cv2.warpPerspective(sheet, warp, size_wh, flags=cv2.INTER_AREA)
        there = cv2.warpPerspective(np.full_like(sheet, 255), warp, size_wh) > 127
        picture[there] = printed[there, None]

    def _creatures(self, t_s: float) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        moving = any(t_s > j.since_s for j in self.drawn.jolted.values())
        if self.still is not None and not moving:
            return self.still[0].copy(), self.still[1]
        colour = self.bare.copy()
        depth = np.full(colour.shape[:2], np.inf, dtype=np.float32)
        placed = []
        for number, figure in enumerate(self.drawn.figures):
            jolted = self.drawn.jolted.get(number)
            slide, tilt = jolted.at(t_s) if jolted else (np.zeros(2), np.zeros(2))
            placed.append((figure, figure.placed(slide, tilt)))
        for _, balls in placed:
            for ball in balls:
                self._shade(colour, ball[:3], float(ball[3]), 0.62)
        for figure, balls in placed:
            for ball in balls:
                self._paint(colour, depth, ball[:3], float(ball[3]), COLOURS[figure.colour])
        if not moving:
            self.still = colour.copy(), depth
        return colour, depth

    def _with_missile(
        self, colour: npt.NDArray[np.float32], depth: npt.NDArray[np.float32], t_s: float
    ) -> npt.NDArray[np.float32]:
        box = self._box(t_s)
        if box is None:
            return colour
        total = np.zeros_like(colour[box])
        for part in range(self.SUBFRAMES):
            shift = (part / (self.SUBFRAMES - 1) - 0.5) * self.drawn.shutter / self.drawn.fps
            place = self.drawn.place_mm(t_s + shift)
            layer, z = colour[box].copy(), depth[box].copy()
            if place is not None:
                origin = (box[1].start, box[0].start)
                self._shade(layer, place, self.drawn.radius_mm, 0.7, origin)
                paint = COLOURS[self.drawn.colour]
                self._paint(layer, z, place, self.drawn.radius_mm, paint, origin)
            total += layer
        colour[box] = total / self.SUBFRAMES
        return colour

    def _box(self, t_s: float) -> tuple[slice, slice] | None:
        half = 0.5 * self.drawn.shutter / self.drawn.fps
        places = [self.drawn.place_mm(t) for t in (t_s - half, t_s, t_s + half)]
        known = [p for p in places if p is not None]
        if not known:
            return None
        grounds = [p - self.light * (p[2] / self.light[2]) for p in known]
        pixels = image_from_table(np.stack(known + grounds), self.drawn.calibration)
        pixels = pixels[np.isfinite(pixels).all(axis=1)]
        if not len(pixels):
            return None
        width, height = self.drawn.calibration.size_wh
        low = np.clip(pixels.min(axis=0) - 50, 0, [width, height]).astype(int)
        high = np.clip(pixels.max(axis=0) + 50, 0, [width, height]).astype(int)
        if (high - low).min() < 2:
            return None
        return slice(int(low[1]), int(high[1])), slice(int(low[0]), int(high[0]))

    def _shade(
        self,
        colour: npt.NDArray[np.float32],
        centre: Floats,
        radius_mm: float,
        light: float,
        origin_xy: tuple[int, int] = (0, 0),
    ) -> None:
        """The shadow of a ball on the table: an ellipse under it, away from the light."""
        ground = centre - self.light * (centre[2] / self.light[2])
        rim = np.linspace(0, 2 * np.pi, 20, endpoint=False)
        ring = np.column_stack([np.cos(rim), np.sin(rim), 0 * rim]) * radius_mm * 0.9
        pixels = image_from_table(ground + ring, self.drawn.calibration) - origin_xy
        if not np.isfinite(pixels).all() or np.abs(pixels).max() > 20000:
            return
        x, y, w, h = cv2.boundingRect(np.round(pixels).astype(np.int32))
        x0, y0 = max(x - 4, 0), max(y - 4, 0)
        x1, y1 = min(x + w + 4, colour.shape[1]), min(y + h + 4, colour.shape[0])
        if x1 - x0 < 2 or y1 - y0 < 2:
            return
        mask = np.zeros((y1 - y0, x1 - x0), dtype=np.uint8)
        cv2.fillPoly(mask, [np.round(pixels - [x0, y0]).astype(np.int32)], 255)
        soft = cv2.GaussianBlur(mask, (0, 0), 2.0).astype(np.float32)[..., None] / 255
        part = colour[y0:y1, x0:x1]
        darker = np.minimum(part, self._bare_part(origin_xy, x0, y0, x1, y1) * light)
        part[:] = part * (1 - soft) + darker * soft

    def _bare_part(
        self, origin_xy: tuple[int, int], x0: int, y0: int, x1: int, y1: int
    ) -> npt.NDArray[np.float32]:
        ox, oy = origin_xy
        return np.asarray(self.bare[oy + y0 : oy + y1, ox + x0 : ox + x1])

    def _paint(
        self,
        colour: npt.NDArray[np.float32],
        depth: npt.NDArray[np.float32],
        centre: Floats,
        radius_mm: float,
        bgr: tuple[int, int, int],
        origin_xy: tuple[int, int] = (0, 0),
    ) -> None:
        """A shaded disc with a depth for every pixel; its rim is drawn by half-covered pixels."""
        calibration = self.drawn.calibration
        at = camera_from_table(centre[None], calibration)[0]
        middle = image_from_camera(at[None], calibration.camera)[0] - origin_xy
        radius = radius_mm * calibration.camera.matrix[0, 0] / at[2]
        if at[2] < 50 or not np.isfinite(middle).all():
            return
        low = np.maximum(np.floor(middle - radius - 1), 0).astype(int)
        high = np.minimum(np.ceil(middle + radius + 2), [colour.shape[1], colour.shape[0]])
        x0, y0, x1, y1 = int(low[0]), int(low[1]), int(high[0]), int(high[1])
        if x1 <= x0 or y1 <= y0:
            return
        ys, xs = np.mgrid[y0:y1, x0:x1]
        u, v = (xs - middle[0]) / radius, (ys - middle[1]) / radius
        inside = 1 - u * u - v * v
        bulge = np.sqrt(np.clip(inside, 0, 1))
        cover = np.clip((1 - np.sqrt(u * u + v * v)) * radius + 0.5, 0, 1)
        z = at[2] - bulge * radius_mm
        part, part_depth = colour[y0:y1, x0:x1], depth[y0:y1, x0:x1]
        shown = (z < part_depth) & (cover > 0)
        turn = calibration.camera_from_table[:3, :3]
        light = turn @ self.light
        lambert = np.clip(u * light[0] + v * light[1] - bulge * light[2], 0, 1)
        tone = (0.5 + 0.55 * lambert)[..., None] * np.array(bgr, dtype=np.float64)
        mixed = part * (1 - cover[..., None]) + tone * cover[..., None]
        part[shown] = mixed[shown]
        part_depth[shown & (cover > 0.5)] = z[shown & (cover > 0.5)]
