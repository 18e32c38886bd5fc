"""Random drawn pitches of all kinds with their truth, including hard ones."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import View, view
from vision.figures.sizes import Sizes

KINDS: Final = ("plain", "rare", "alike", "paper", "oblique", "small", "large", "wide lens", "dim")
"""What is unusual about a pitch; numbers cycle through the kinds."""

ALIKE: Final = (
    ("red", "orange"), ("red", "pink"), ("blue", "purple"), ("blue", "cyan"), ("orange", "yellow"),
    ("cyan", "green"),
)  # fmt: skip
SIZES_WH: Final = ((640, 480), (960, 540), (1280, 720), (1280, 720), (1280, 720), (1920, 1080))
LIGHTS: Final[tuple[drawn.Bgr, ...]] = ((1.0, 1.0, 1.0), (0.8, 0.97, 1.1), (1.12, 1.0, 0.88))


@dataclass(frozen=True, eq=False)
class WidePitch:
    """A pitch, its picture, and its calibration with the errors of a real one."""

    kind: str
    pitch: drawn.Pitch
    by: View
    picture: Image
    calibration: Calibration
    sizes: Sizes
    pairs: tuple[tuple[int, int], ...]

    @property
    def px_mm(self) -> float:
        """Width of a pixel at the field's middle, mm."""
        at = drawn.in_picture([[0, 0, 0], [10, 0, 0], [0, 10, 0]], self.by)
        return float(10 / np.linalg.norm(at[1:] - at[0], axis=1).max())


@cache
def wide_pitch(seed: int, *, checked: bool = False) -> WidePitch:
    """The pitch of this number; it may also lie on a checked cloth."""
    random = np.random.default_rng([77, seed])
    kind = KINDS[seed % len(KINDS)]
    pitch, pairs = _pitch(random, kind)
    if checked:
        pitch = replace(pitch, cloth=str(random.choice(list(drawn.CHECKED))))
    by = _camera(random, kind)
    picture = drawn.seen(pitch, by, seed=seed)
    calibration = calibrate([picture], drawn.pitch_boards(), camera=_as_known(by.camera, random))
    sizes = Sizes(base=pitch.base_mm, ball=pitch.ball_mm)
    return WidePitch(kind, pitch, by, picture, calibration, sizes, pairs)


def _pitch(
    random: np.random.Generator, kind: str
) -> tuple[drawn.Pitch, tuple[tuple[int, int], ...]]:
    teams = _teams(random, kind)
    base = float(random.choice([20.0, 25.0, 25.0, 30.0])) + float(random.uniform(-0.5, 0.5))
    ball = float(random.uniform(12, 20))
    groups = _apart(random, 17, 2.6 * base + 8)
    men: list[drawn.Man] = []
    pairs: list[tuple[int, int]] = []
    for place in groups[:4]:
        men += _group(random, place, base, teams)
        size = len(men)
        pairs.append((size - 2, size - 1))
    men += [_man(random, place, teams) for place in groups[4:10]]
    for place in groups[10:14]:
        men.append(replace(_man(random, place, teams), fallen_deg=float(random.uniform(0, 360))))
    balls = [(float(x), float(y)) for x, y in groups[14 : 14 + int(random.integers(1, 4))]]
    pitch = drawn.Pitch(
        men,
        balls,
        cloth=str(random.choice(list(drawn.PAPERS if kind == "paper" else drawn.CLOTHS))),
        table=str(random.choice(list(drawn.TABLES))),
        base=str(random.choice(list(drawn.BASES))),
        base_mm=base,
        ball_mm=ball,
        light=(float(random.uniform(-0.9, 0.9)), float(random.uniform(-0.9, 0.9))),
        look=_look(random, kind),
    )
    return pitch, tuple(pairs)


def _teams(random: np.random.Generator, kind: str) -> tuple[str, str]:
    if kind == "alike":
        one, other = ALIKE[int(random.integers(len(ALIKE)))]
        return one, other
    if kind == "rare":
        rare = str(random.choice(list(drawn.RARE_TEAMS)))
        return rare, str(random.choice([name for name in drawn.ALL_TEAMS if name != rare]))
    one, other = random.choice(list(drawn.TEAMS), 2, replace=False)
    return str(one), str(other)


def _look(random: np.random.Generator, kind: str) -> drawn.Look:
    tint = np.array(LIGHTS[int(random.integers(len(LIGHTS)))])
    if kind == "dim":
        tint = tint * float(random.uniform(0.4, 0.6))
    return drawn.Look(
        falls_deg=float(random.uniform(0, 360)),
        falls=float(random.uniform(0.05, 0.5)),
        tint=(float(tint[0]), float(tint[1]), float(tint[2])),
        shadow=float(random.uniform(0.5, 0.85)),
        shadow_px=float(random.uniform(2, 9)),
        soft_px=float(random.uniform(0.5, 1.1)),
        jpeg=int(random.integers(65, 96)),
    )


def _group(
    random: np.random.Generator, place: Floats, base: float, teams: tuple[str, str]
) -> list[drawn.Man]:
    """Two figures, sometimes a third before them: touching, or with a gap."""
    gap = float(random.choice([0.0, 0.0, random.uniform(0.3, 6.0)]))
    turn = random.uniform(0, 2 * np.pi)
    way = (base + gap) / 2 * np.array([np.cos(turn), np.sin(turn)])
    pair = [_man(random, place + way, teams), _man(random, place - way, teams)]
    if random.random() < 0.5:
        return pair
    side = np.array([-way[1], way[0]]) * 3**0.5 * 1.02
    return [_man(random, place + side, teams), *pair]


def _man(random: np.random.Generator, at: Floats, teams: tuple[str, str]) -> drawn.Man:
    return drawn.Man(
        (float(at[0]), float(at[1])),
        str(random.choice(teams)),
        height_mm=float(random.uniform(30, 38)),
        facing_deg=float(random.uniform(0, 360)),
        paint=int(random.integers(6)),
    )


def _apart(random: np.random.Generator, count: int, apart_mm: float) -> list[Floats]:
    places: list[Floats] = []
    while len(places) < count:
        place = random.uniform([-345, -220], [345, 220])
        if all(np.hypot(*(place - one)) > apart_mm for one in places):
            places.append(place)
    return places


def _camera(random: np.random.Generator, kind: str) -> View:
    """The nearest camera that shows all of the field."""
    size = {"small": SIZES_WH[0], "large": SIZES_WH[-1]}.get(kind)
    size_wh = size or SIZES_WH[int(random.integers(len(SIZES_WH)))]
    focal = float(random.uniform(0.62, 1.1)) * size_wh[0]
    bend = random.uniform(-0.32, -0.15) if kind == "wide lens" else random.uniform(-0.06, 0.08)
    steep = random.uniform(36, 50) if kind == "oblique" else random.uniform(52, 89)
    middle = (size_wh[0] - 1) / 2, (size_wh[1] - 1) / 2
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1.0]])
    lens = np.array([bend, -0.3 * bend, 0.0003, -0.0003, 0.0])
    side = float(-90 + random.uniform(-35, 35) + 180 * int(random.integers(2)))
    aim = random.uniform(-15, 15, 2)
    away = 500.0
    while True:
        posed = view((float(aim[0]), float(aim[1])), away, float(steep), side)
        by = View(Camera(matrix, lens, size_wh), posed.camera_from_table)
        if _whole(by):
            return by
        away *= 1.03


def _whole(by: View) -> bool:
    """Whether all markers with their white edges are in view, within the lens model's range."""
    corners = np.concatenate([*drawn.pitch_boards().markers[0].markers.values()]) * [1.02, 1.03, 1]
    at = corners @ by.camera_from_table[:3, :3].T + by.camera_from_table[:3, 3]
    if (at[:, 2] < 100).any():
        return False
    out = np.hypot(*(at[:, :2] / at[:, 2:]).T)
    lens = by.camera.distortion
    if (1 + 3 * lens[0] * out**2 + 5 * lens[1] * out**4 < 0.2).any():
        return False
    seen_at = drawn.in_picture(corners, by)
    return bool((seen_at > 3).all() and (seen_at < np.array(by.camera.size_wh) - 4).all())


def _as_known(camera: Camera, random: np.random.Generator) -> Camera:
    """The camera with the small errors of a real calibration."""
    matrix = camera.matrix.copy()
    matrix[[0, 1], [0, 1]] *= 1 + random.normal(0, 0.0015)
    return Camera(matrix, camera.distortion * (1 + random.normal(0, 0.02)), camera.size_wh)
