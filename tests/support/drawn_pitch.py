"""A pitch with figures on round bases and balls, drawn with known truth."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image
from calibration.model.printed import Boards, MarkerBoard, predefined
from tests.support.drawn_boards import SUPERSAMPLED, View, noisy

Bgr = tuple[float, float, float]

INCH_MM = 25.4
PITCH_MM = (30 * INCH_MM, 20 * INCH_MM)
MARKER_MM = 30.0
LINE_MM = 4.0
CLOTHS: dict[str, Bgr] = {"green": (45, 110, 62), "bright": (52, 140, 88), "dark": (28, 78, 40)}
PAPERS: dict[str, Bgr] = {"mint": (150, 205, 160), "leaf": (75, 165, 105), "lime": (60, 165, 140)}
CHECKED: dict[str, tuple[Bgr, Bgr]] = {
    "gingham": ((200, 205, 210), (70, 75, 170)), "chess": ((60, 95, 130), (175, 205, 220)),
}  # fmt: skip
SQUARE_MM = 34.0
TABLES: dict[str, Bgr] = {"oak": (95, 150, 200), "walnut": (40, 55, 80), "grey": (120, 120, 125)}
BASES: dict[str, Bgr] = {"olive": (60, 85, 80), "black": (38, 38, 40), "sand": (120, 165, 190)}
TEAMS: dict[str, Bgr] = {
    "red": (40, 38, 190), "blue": (185, 80, 40), "yellow": (50, 200, 235), "purple": (150, 60, 120),
}  # fmt: skip
RARE_TEAMS: dict[str, Bgr] = {
    "white": (222, 226, 228), "black": (34, 32, 30), "green": (70, 190, 110),
    "cyan": (190, 170, 45), "orange": (30, 110, 225), "pink": (165, 110, 225),
}  # fmt: skip
"""Colours that are hard to tell from bases, balls, skin, the field, or each other."""

ALL_TEAMS = {**TEAMS, **RARE_TEAMS}
SKIN: tuple[Bgr, ...] = ((140, 170, 225), (90, 130, 185), (60, 80, 120))
TROUSERS: tuple[Bgr, ...] = ((225, 228, 230), (70, 70, 75))


@dataclass(frozen=True, eq=False)
class Man:
    """A figure: the place of its base, its team, and its colours.

    `fallen_deg` is the direction of its head if it lies; its base then touches the table at
    `at_mm`.
    """

    at_mm: tuple[float, float]
    team: str
    fallen_deg: float | None = None
    height_mm: float = 34.0
    facing_deg: float = 0.0
    paint: int = 0


@dataclass(frozen=True, eq=False)
class Pitch:
    """Everything that stands on a pitch, and how it is lit."""

    men: Sequence[Man] = ()
    balls: Sequence[tuple[float, float]] = ()
    cloth: str = "green"
    table: str = "oak"
    base: str = "olive"
    base_mm: float = 25.0
    ball_mm: float = 15.0
    side: float = 0.55
    """Brightness of the bases' sides relative to their tops."""
    light: tuple[float, float] = (0.5, 0.35)
    arm_mm: Sequence[tuple[float, float]] = field(default=())
    look: "Look" = field(default_factory=lambda: Look())


@dataclass(frozen=True)
class Look:
    """How a pitch is lit and what a camera makes of it.

    Attributes:
        falls_deg: Direction in the picture in which the light falls off, by the share `falls`.
        tint: The light's colour, blue, green and red, about 1.
        shadow: Share of the light that remains in a cast shadow.
        shadow_px: Blur of shadows.
        soft_px: Blur of the picture.
        sleeve: Colour of an arm that reaches in; None for bare skin.
        jpeg: Quality of the compression; None for none.
    """

    falls_deg: float = 180.0
    falls: float = 0.2
    tint: Bgr = (1.0, 1.0, 1.0)
    shadow: float = 0.72
    shadow_px: float = 5.0
    soft_px: float = 0.7
    sleeve: Bgr | None = None
    jpeg: int | None = None


def pitch_boards() -> Boards:
    """Four markers just outside the corners of the lines."""
    x, y = PITCH_MM[0] / 2 + MARKER_MM / 2, PITCH_MM[1] / 2 + MARKER_MM / 2
    half = MARKER_MM / 2
    square = np.array([[-half, half, 0], [half, half, 0], [half, -half, 0], [-half, -half, 0]])
    middles = [(-x, y), (x, y), (x, -y), (-x, -y)]
    corners = {n: square + np.array([*middle, 0.0]) for n, middle in enumerate(middles)}
    return Boards(markers=(MarkerBoard("field", predefined("DICT_4X4_50"), corners),))


def seen(pitch: Pitch, by: View, *, seed: int = 0) -> Image:
    """The camera's picture of a pitch."""
    picture = _Canvas(by)
    picture.bgr[:] = _empty(pitch.cloth, pitch.table, by)
    for one in pitch.men:
        _shadow(picture, pitch, _balls_of(one, pitch.base_mm))
    for ball in pitch.balls:
        _shadow(
            picture, pitch, [(np.array([*ball, pitch.ball_mm / 2]), pitch.ball_mm / 2, (0, 0, 0))]
        )
    picture.soften(pitch.look.shadow_px)
    things: list[tuple[float, Man | None, tuple[float, float]]] = [
        *((_depth(man.at_mm, by), man, man.at_mm) for man in pitch.men),
        *((_depth(ball, by), None, ball) for ball in pitch.balls),
    ]
    for _, man, at in sorted(things, key=lambda one: -one[0]):
        if man is None:
            _ball(picture, pitch, at)
        else:
            _man(picture, pitch, man)
    if pitch.arm_mm:
        _arm(picture, pitch)
    return _compressed(noisy(picture.done(pitch.look), seed), pitch.look.jpeg)


def _compressed(picture: Image, quality: int | None) -> Image:
    if quality is None:
        return picture
    _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)


class _Canvas:
    """A picture at twice its final size, on which shapes are drawn in table mm."""

    def __init__(self, by: View) -> None:
        self.by = by
        self.wh = by.camera.size_wh
        wh = (self.wh[0] * SUPERSAMPLED, self.wh[1] * SUPERSAMPLED)
        self.bgr = np.zeros((wh[1], wh[0], 3), dtype=np.float32)
        self.shade = np.ones((wh[1], wh[0]), dtype=np.float32)

    def pixels(self, places_mm: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """Places (N, 3) as sixteenths of a pixel of the large picture, (N, 2)."""
        large = (in_picture(places_mm, self.by) + 0.5) * SUPERSAMPLED - 0.5
        return np.round(large * 16).astype(np.int32)

    def fill(self, places_mm: npt.ArrayLike, bgr: Bgr) -> None:
        """A polygon over the table, (N, 3)."""
        edge = np.asarray(places_mm, dtype=np.float64)
        if self.by.camera.distortion.any():
            edge = _in_short_steps(edge)
        cv2.fillPoly(self.bgr, [self.pixels(edge)], bgr, cv2.LINE_8, 4)

    def hull(self, places_mm: npt.ArrayLike, bgr: Bgr) -> None:
        """Fill the convex hull of the projected points of a body."""
        cv2.fillConvexPoly(self.bgr, cv2.convexHull(self.pixels(places_mm)), bgr, cv2.LINE_8, 4)

    def darken(self, places_mm: npt.ArrayLike, share: float) -> None:
        hull = cv2.convexHull(self.pixels(places_mm))
        cv2.fillConvexPoly(self.shade, hull, share, cv2.LINE_8, 4)

    def soften(self, blur_px: float) -> None:
        """Darken the drawing by the collected shadows, blurred as in the light of a window."""
        self.bgr *= cv2.GaussianBlur(self.shade, (0, 0), blur_px)[..., None]

    def done(self, look: "Look") -> npt.NDArray[np.float32]:
        """Return the picture in its final size, unevenly lit."""
        small = cv2.resize(self.bgr, self.wh, interpolation=cv2.INTER_AREA)
        soft = cv2.GaussianBlur(small, (0, 0), look.soft_px)
        turn = np.radians(look.falls_deg)
        y, x = np.mgrid[-1 : 1 : self.wh[1] * 1j, -1 : 1 : self.wh[0] * 1j]
        light = 1 - look.falls / 2 * (x * np.cos(turn) + y * np.sin(turn))
        return np.asarray(soft * light[..., None] * look.tint, dtype=np.float32)


def in_picture(places_mm: npt.ArrayLike, by: View) -> Floats:
    """Project places (N, 3) into the picture, (N, 2) px."""
    pose = by.camera_from_table
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    at = np.asarray(places_mm, dtype=np.float64).reshape(-1, 1, 3)
    seen_at, _ = cv2.projectPoints(at, turn, pose[:3, 3], by.camera.matrix, by.camera.distortion)
    return np.asarray(seen_at[:, 0], dtype=np.float64)


def _in_short_steps(edge: Floats) -> Floats:
    """Subdivide a polygon's sides, so that lens distortion can bend them."""
    parts = []
    for start, end in zip(edge, np.roll(edge, -1, axis=0), strict=True):
        steps = max(1, int(np.linalg.norm(end - start) / 20.0))
        share = np.arange(steps)[:, None] / steps
        parts.append(start + share * (end - start))
    return np.concatenate(parts)


@lru_cache(maxsize=2)
def _empty(cloth: str, table: str, by: View) -> Floats32:
    """The empty pitch, as large as a canvas; drawn once for a film."""
    picture = _Canvas(by)
    x, y = PITCH_MM[0] / 2, PITCH_MM[1] / 2
    picture.bgr[:] = TABLES[table]
    tone, other = CHECKED.get(cloth, ({**CLOTHS, **PAPERS}.get(cloth, (0.0, 0.0, 0.0)), None))
    picture.fill(_rectangle(-x - 45, -y - 45, x + 45, y + 45), tone)
    if other is not None:
        _squares(picture, (x + 45, y + 45), other)
    white = (215.0, 222.0, 222.0)
    for low, high in (
        ((-x, -y), (x, y)),
        ((-x, -90.0), (-x + 110, 90.0)),
        ((x - 110, -90.0), (x, 90.0)),
    ):
        _frame(picture, (*low, *high), white)
    picture.fill(_rectangle(-LINE_MM / 2, -y, LINE_MM / 2, y), white)
    _ring(picture, 75.0, white)
    for board in pitch_boards().markers:
        for number, corners in board.markers.items():
            _marker(picture, board.dictionary.bits(number), corners)
    random = np.random.default_rng(3)
    rough = random.normal(0, 1, (picture.bgr.shape[0] // 3, picture.bgr.shape[1] // 3))
    grain = cv2.resize(rough.astype(np.float32), picture.bgr.shape[1::-1])
    # Printed paper has no pile.
    picture.bgr *= 1 + (0.03 if cloth in CLOTHS else 0.008) * grain[..., None]
    return picture.bgr


def _squares(picture: _Canvas, half: tuple[float, float], bgr: Bgr) -> None:
    """Every other square of a checked cloth."""
    for row, low in enumerate(np.arange(-half[1], half[1], SQUARE_MM)):
        for left in np.arange(-half[0] + row % 2 * SQUARE_MM, half[0], 2 * SQUARE_MM):
            right, high = min(left + SQUARE_MM, half[0]), min(low + SQUARE_MM, half[1])
            picture.fill(_rectangle(left, low, right, high), bgr)


def _frame(picture: _Canvas, box: tuple[float, float, float, float], bgr: Bgr) -> None:
    x0, y0, x1, y1 = box
    h = LINE_MM / 2
    for one in (
        (x0 - h, y0 - h, x1 + h, y0 + h), (x0 - h, y1 - h, x1 + h, y1 + h),
        (x0 - h, y0 - h, x0 + h, y1 + h), (x1 - h, y0 - h, x1 + h, y1 + h),
    ):  # fmt: skip
        picture.fill(_rectangle(*one), bgr)


def _ring(picture: _Canvas, radius: float, bgr: Bgr) -> None:
    turn = np.linspace(0, 2 * np.pi, 90)
    around = np.stack([np.cos(turn), np.sin(turn), np.zeros(90)], axis=1)
    for first, second in itertools.pairwise(around):
        r, s = radius - LINE_MM / 2, radius + LINE_MM / 2
        picture.fill([first * r, first * s, second * s, second * r], bgr)


def _marker(picture: _Canvas, bits: Floats, corners: Floats) -> None:
    middle = corners.mean(axis=0)
    picture.fill(middle + (corners - middle) * 1.25, (225.0, 230.0, 230.0))
    cells = len(bits)
    right, down = (corners[1] - corners[0]) / cells, (corners[3] - corners[0]) / cells
    for row in range(cells):
        for column in range(cells):
            if bits[row, column] < 0.5:
                at = corners[0] + column * right + row * down
                picture.fill([at, at + right, at + right + down, at + down], (30.0, 30.0, 32.0))


Part = tuple[Floats, float, Bgr]
"""A ball of a body: its middle, its radius, its colour."""


def _balls_of(man: Man, base_mm: float) -> list[Part]:
    """The balls of a figure's body at its place on the table."""
    tall = man.height_mm
    team, skin = ALL_TEAMS[man.team], SKIN[man.paint % len(SKIN)]
    trousers = TROUSERS[man.paint % len(TROUSERS)] if man.paint % 3 else team
    turn = np.radians(man.facing_deg)
    out = np.array([np.cos(turn), np.sin(turn), 0.0])
    up = np.array([0.0, 0.0, 1.0])
    parts = [
        (up * (3 + 0.15 * tall) - 1.5 * out, 2.6, trousers),
        (up * (3 + 0.3 * tall) + 1.0 * out, 2.8, trousers),
        (up * (3 + 0.45 * tall), 4.0, team),
        (up * (3 + 0.58 * tall), 4.4, team),
        (up * (3 + 0.66 * tall) + 5.0 * out, 2.0, team),
        (up * (3 + 0.66 * tall) + 7.5 * out, 1.6, skin),
        (up * (3 + 0.8 * tall), 3.4, skin),
    ]
    return [(_placed(at, man, base_mm), radius, bgr) for at, radius, bgr in parts]


def _placed(at: Floats, man: Man, base_mm: float) -> Floats:
    """Move a point from the figure's own space (standing at the origin) to table space."""
    if man.fallen_deg is None:
        return np.array([*man.at_mm, 0.0]) + at
    turn = np.radians(man.fallen_deg)
    head, side = (
        np.array([np.cos(turn), np.sin(turn), 0.0]),
        np.array([-np.sin(turn), np.cos(turn), 0]),
    )
    # The base stands on edge, and the figure leans so that its head rests on the ground.
    lean = np.arcsin(min(0.9, (base_mm / 2 - 3.4) / man.height_mm))
    along = np.cos(lean) * head - np.sin(lean) * np.array([0.0, 0.0, 1.0])
    above = np.sin(lean) * head + np.cos(lean) * np.array([0.0, 0.0, 1.0])
    rest = np.array([*man.at_mm, base_mm / 2 * np.cos(lean)])
    return np.asarray(rest + at[2] * along + at[0] * above + at[1] * side)


def _man(picture: _Canvas, pitch: Pitch, man: Man) -> None:
    turn = np.linspace(0, 2 * np.pi, 49)[:-1]
    rim = np.stack([np.cos(turn), np.sin(turn), np.zeros(48)], axis=1) * pitch.base_mm / 2
    lower, upper = (
        np.array([_placed(point + np.array([0, 0, high]), man, pitch.base_mm) for point in rim])
        for high in (0.0, 3.0)
    )
    top = BASES[pitch.base]
    side: Bgr = (pitch.side * top[0], pitch.side * top[1], pitch.side * top[2])
    picture.hull(np.concatenate([lower, upper]), side)
    if man.fallen_deg is None or _towards(
        upper.mean(axis=0) - lower.mean(axis=0), upper, picture.by
    ):
        picture.hull(upper, top)
    for at, radius, bgr in sorted(
        _balls_of(man, pitch.base_mm), key=lambda p: -_far(p[0], picture.by)
    ):
        _sphere(picture, at, radius, bgr)


def _ball(picture: _Canvas, pitch: Pitch, at: tuple[float, float]) -> None:
    middle = np.array([*at, pitch.ball_mm / 2])
    _sphere(picture, middle, pitch.ball_mm / 2, (24.0, 24.0, 26.0))
    gloss = middle + pitch.ball_mm * 0.42 * np.array([0.3, 0.3, 0.9])
    _sphere(picture, gloss, pitch.ball_mm * 0.09, (170.0, 170.0, 170.0))


def _sphere(picture: _Canvas, at: Floats, radius: float, bgr: Bgr) -> None:
    """The outline of a ball, lighter where it faces up."""
    points = _SPHERE * radius + at
    picture.hull(points, (0.8 * bgr[0], 0.8 * bgr[1], 0.8 * bgr[2]))
    picture.hull(points[_SPHERE[:, 2] > 0.2], bgr)


def _shadow(picture: _Canvas, pitch: Pitch, parts: Sequence[Part]) -> None:
    across = np.array(pitch.light)
    for at, radius, _ in parts:
        points = _SPHERE * radius + at
        ground = np.column_stack([points[:, :2] + points[:, 2:] * across, np.zeros(len(points))])
        picture.darken(ground, pitch.look.shadow)


def _arm(picture: _Canvas, pitch: Pitch) -> None:
    """Draw the arm, its shadow, and the hand at its end (the polygon's two middle corners)."""
    arm_mm = pitch.arm_mm
    picture.fill([(x, y, 0.0) for x, y in arm_mm], (20.0, 50.0, 25.0))
    raised = np.array([(x, y, 60.0) for x, y in arm_mm])
    skin: Bgr = (122.0, 150.0, 205.0)
    picture.fill(raised, pitch.look.sleeve or skin)
    if pitch.look.sleeve and len(raised) == 4:
        share = 0.3
        wrist = raised[[3, 0]] * share + raised[[2, 1]] * (1 - share)
        picture.fill([wrist[1], raised[1], raised[2], wrist[0]], skin)


def _depth(at: tuple[float, float], by: View) -> float:
    return _far(np.array([*at, 0.0]), by)


def _far(at: Floats, by: View) -> float:
    pose = by.camera_from_table
    return float((pose[:3, :3] @ at + pose[:3, 3])[2])


def _towards(normal: Floats, points: Floats, by: View) -> bool:
    pose = by.camera_from_table
    eye = -pose[:3, :3].T @ pose[:3, 3]
    return bool((eye - points.mean(axis=0)) @ normal > 0)


def _rectangle(x0: float, y0: float, x1: float, y1: float) -> Floats:
    return np.array([[x0, y0, 0.0], [x1, y0, 0.0], [x1, y1, 0.0], [x0, y1, 0.0]])


def _round() -> Floats:
    turn, rise = np.meshgrid(np.linspace(0, 2 * np.pi, 24), np.linspace(-np.pi / 2, np.pi / 2, 13))
    return np.stack(
        [np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)], axis=-1
    ).reshape(-1, 3)


_SPHERE = _round()
