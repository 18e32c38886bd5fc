"""Training examples of fields: top views, with the true figures and balls.

Rendered stills are in the cache, as `tests.worlds pitches` makes them; each is calibrated by its
printed sheets, as the program does it, and stored as a top view. Drawn pitches are added.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.other_games import billiards, go_game
from tests.support.wide_pitches import wide_pitch
from tests.training.taken_in import keep_whole
from vision.figures.figure_reader import (
    BALL,
    BASE_PX,
    FALLEN,
    STANDING,
    STEP,
    lean_at,
    planes_of,
    shrunk,
)
from vision.figures.ground import FieldView, ground_of
from vision.figures.sizes import DEFAULT, Sizes

Item: TypeAlias = tuple[float, float, int, float]
"""A figure or ball: x and y in mm, its kind, and where its head points (rad)."""

SIDE: Final = 256
"""Side of an example in pixels."""
CELLS: Final = SIDE // STEP
TARGETS: Final = 9
"""Number of target planes: three heat maps, where the offset counts, the offset (2), whether a
figure has fallen, and its heading (2)."""
BODY: Final = 0.27
"""How far from its base the middle of a fallen figure's body lies, as a share of its height."""
REACH_CELLS: Final = 2.2
"""Distance in cells from a middle within which the offset to it is a target."""
HEAT_CELLS: Final = 1.0
"""Sigma in cells of the heat map's peak at a middle."""
OTHER_BASES_MM: Final = (20.0, 42.0)
"""Least and largest assumed base diameter in mm for pictures of other games."""
HERE_CELLS: Final = 0.75
"""Distance in cells within which a middle belongs to a cell; middles outside belong to none."""
CHECKED_FROM: Final = 50_000
"""First number of the drawn pitches on checked cloths."""
MM: Final = 1.0
"""Least size in mm of a stored picture's pixels."""
SCALE_SIGMA: Final = 0.13
"""Sigma of the ln of a base's assumed size, which is only approximately known."""
AIMED: Final = 0.85
"""Share of the examples centred within `BESIDE_PX` of a figure or ball."""
AT_A_BALL: Final = 0.35
"""Share of these that are centred near a ball, where there is one."""
BESIDE_PX: Final = 90.0
SHRUNK_BELOW: Final = 0.85
RECOLOURED: Final = 0.35
"""Share of the examples in other colours."""
BLURRED: Final = 0.3
"""Share of the examples that are blurred."""


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """A top view of a field with its truth.

    Attributes:
        above: (h, w, 3) BGR.
        mm: Side of a pixel.
        eye_px: (3,) the camera's column, row and height, in pixels.
        base_px: Diameter of a base in pixels.
        items: (N, 4) column, row, kind, and heading in the picture (rad) of each figure and ball.
    """

    above: Image
    mm: float
    eye_px: Floats
    base_px: float
    items: Floats

    @property
    def view(self) -> FieldView:
        """The top view's geometry, with the table's origin at its upper left pixel."""
        unknown = np.zeros(self.above.shape[:2], dtype=np.uint8)
        maps = (np.zeros((1, 1), np.float32), np.zeros((1, 1), np.float32))
        eye_mm = self.eye_px * self.mm * [1, -1, 1]
        return FieldView(np.zeros(2), self.mm, maps, unknown, eye_mm, unknown, unknown)


def load(path: Path) -> Field:
    """Load one field that `keep` wrote."""
    with np.load(path) as d:
        return Field(
            d["above"], float(d["mm"]), d["eye_px"], float(d["base_px"]), d["items"][:, :4]
        )


def keep(field: Field, path: Path) -> None:
    """Write a field to a file, which is either complete or missing."""
    keep_whole(
        path,
        above=field.above,
        mm=field.mm,
        eye_px=field.eye_px,
        base_px=field.base_px,
        items=field.items,
    )


@dataclass(frozen=True, eq=False)
class Still:
    """A picture of a field, its top view, and its truth.

    Attributes:
        picture: (h, w, 3) the camera's picture.
        above: (h, w, 3) the top view.
        ground: Geometry of the top view.
        sizes: Sizes of figures and balls.
        items: The figures and balls.
        teams: Team of each item; empty for a ball.
        kits: (3, 3) BGR from 0 to 1 of jersey, trousers and helmet, by team; of rendered ones only.
    """

    picture: Image
    above: Image
    ground: FieldView
    sizes: Sizes
    items: tuple[Item, ...]
    teams: tuple[str, ...]
    kits: Mapping[str, Floats]

    @property
    def field(self) -> Field:
        """The field as it is stored for training."""
        return _from_above(self.above, self.ground, self.sizes.base, self.items)


def rendered(folder: Path) -> Still:
    """A rendered still with the program's top view of it."""
    boards = parse_boards((folder / "boards.json").read_text(), str(folder))
    camera = camera_from_json((folder / "camera.json").read_text())
    picture = np.asarray(cv2.imread(str(folder / "still.jpg")), dtype=np.uint8)
    ground = ground_of(boards, calibrate([picture], boards, camera=camera))
    truth = json.loads((folder / "truth.json").read_text())
    items: list[Item] = []
    for one in truth["figures"].values():
        base, body = (_mm(one[f"{part}_centre_in"], truth) for part in ("base", "body"))
        way = float(np.arctan2(*(body - base)[::-1]))
        kind, at = (STANDING, base) if one["standing"] else (FALLEN, body)
        items.append((float(at[0]), float(at[1]), kind, way))
    for ball in truth["balls"].values():
        x, y = _mm(ball["pos_in"], truth)
        items.append((float(x), float(y), BALL, 0.0))
    teams = [name.rstrip("0123456789") for name in truth["figures"]] + [""] * len(truth["balls"])
    kits = {name: _kit(one) for name, one in truth["teams"].items()}
    seen = ground.seen(picture)
    return Still(picture, seen, ground, DEFAULT, tuple(items), tuple(teams), kits)


def _kit(worn: Mapping[str, str]) -> Floats:
    """Colours (3, 3) of jersey, trousers and helmet, from strings such as "#4b5a2c"."""
    rgb = [tuple(bytes.fromhex(worn[part][1:])) for part in ("jersey", "trousers", "helmet")]
    return np.asarray(np.array(rgb, dtype=np.float64)[:, ::-1] / 255)


def _mm(inches: Sequence[float], truth: Mapping[str, Any]) -> Floats:
    away = np.array(inches) - np.array(truth["pitch_in"]) / 2
    return np.asarray(truth["inch_mm"] * away, dtype=np.float64)


def drawn_still(seed: int) -> Still:
    """A drawn pitch of any kind, with its truth."""
    one = wide_pitch(seed, checked=seed >= CHECKED_FROM)
    wide_pitch.cache_clear()
    ground = ground_of(drawn.pitch_boards(), one.calibration)
    items = [_item(man) for man in one.pitch.men]
    items += [(x, y, BALL, 0.0) for x, y in one.pitch.balls]
    teams = [man.team for man in one.pitch.men] + [""] * len(one.pitch.balls)
    seen = ground.seen(one.picture)
    return Still(one.picture, seen, ground, one.sizes, tuple(items), tuple(teams), {})


def other_field(seed: int) -> Field:
    """Another game between the markers: stones or billiard balls, and no figure at all."""
    make = go_game if seed % 2 else billiards
    game = make(seed, slanted=bool(seed // 2 % 2))
    ground = ground_of(game.boards, game.calibration)
    base = float(np.random.default_rng(seed).uniform(*OTHER_BASES_MM))
    return _from_above(ground.seen(game.bgr), ground, base, ())


def _item(man: drawn.Man) -> Item:
    if man.fallen_deg is None:
        return (*man.at_mm, STANDING, 0.0)
    way, out = float(np.radians(man.fallen_deg)), BODY * man.height_mm
    x, y = man.at_mm
    return (x + out * float(np.cos(way)), y + out * float(np.sin(way)), FALLEN, way)


def _from_above(seen: Image, ground: FieldView, base_mm: float, items: Sequence[Item]) -> Field:
    above, mm = shrunk(seen, ground.mm, max(MM, ground.mm))
    rows = np.array(items, dtype=np.float64).reshape(-1, 4)
    first = ground.origin_mm - (ground.mm - mm) / 2 * np.array([1, -1])
    rows[:, :2] = (rows[:, :2] - first) / mm * [1, -1]
    rows[:, 3] *= -1
    eye = np.array([*((ground.eye_mm[:2] - first) * [1, -1]), ground.eye_mm[2]]) / mm
    return Field(above, mm, eye, base_mm / mm, rows)


def part_of(field: Field, r: np.random.Generator) -> tuple[Floats32, Floats32]:
    """Inputs (5, s, s) and targets (9, s/4, s/4) of a random part of a field, augmented."""
    scale = BASE_PX / field.base_px * float(np.exp(r.normal(0, SCALE_SIGMA)))
    turned = scale * _turn(r)
    aim = r.uniform([0, 0], field.above.shape[1::-1])
    if len(field.items) and r.random() < AIMED:
        beside = r.uniform(-BESIDE_PX, BESIDE_PX, 2) / scale
        aim = _aimed_at(field.items, r) + beside
    shift = np.full(2, SIDE / 2) - turned @ aim
    # Reduce the picture first if it is sampled sparsely, against aliasing.
    above = field.above if scale > SHRUNK_BELOW else shrunk(field.above, scale, SHRUNK_BELOW)[0]
    to_part = np.column_stack([turned * field.above.shape[1] / above.shape[1], shift])
    picture = np.asarray(
        cv2.warpAffine(above, to_part, (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE), np.uint8
    )
    items = field.items.copy()
    items[:, :2] = items[:, :2] @ turned.T + shift
    way = np.stack([np.cos(items[:, 3]), np.sin(items[:, 3])], axis=1) @ turned.T
    items[:, 3] = np.arctan2(way[:, 1], way[:, 0])
    eye = np.array([*(turned @ field.eye_px[:2] + shift), field.eye_px[2] * scale])
    return planes_of(_lit(picture, r), _lean(eye)), targets(items)


def _aimed_at(items: Floats, r: np.random.Generator) -> Floats:
    """Place (2,) of a random item; balls, of which there are few, are chosen more often."""
    balls = items[items[:, 2] == BALL]
    some = balls if len(balls) and r.random() < AT_A_BALL else items
    return np.asarray(some[int(r.integers(len(some))), :2])


def _turn(r: np.random.Generator) -> Floats:
    """A random rotation (2, 2), mirrored in half of the cases."""
    turn, flip = r.uniform(0, 2 * np.pi), r.choice([-1.0, 1.0])
    way = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    return np.asarray(way * [flip, 1.0])


def _lean(eye_px: Floats) -> Floats32:
    rows, columns = np.mgrid[:SIDE, :SIDE].astype(np.float64)
    lean = lean_at(np.stack([columns, rows], axis=-1), eye_px)
    return lean.transpose(2, 0, 1).astype(np.float32)


def targets(items: Floats) -> Floats32:
    """The training targets (9, s/4, s/4) of items (N, 4) in an example's pixels."""
    out = np.zeros((TARGETS, CELLS, CELLS), dtype=np.float32)
    rows, columns = np.mgrid[:CELLS, :CELLS].astype(np.float64)
    nearest = np.full((CELLS, CELLS), np.inf)
    for x, y, kind, way in items:
        across, down = (x + 0.5) / STEP - 0.5, (y + 0.5) / STEP - 0.5
        apart = np.hypot(columns - across, rows - down)
        if apart.min() > REACH_CELLS:
            continue
        near = np.unravel_index(apart.argmin(), apart.shape)
        heat = np.exp(-(apart**2) / 2 / HEAT_CELLS**2)
        heat[near] = 1.0 if apart[near] < HERE_CELLS else heat[near]
        out[int(kind)] = np.maximum(out[int(kind)], heat)
        mine = (apart < REACH_CELLS) & (apart < nearest)
        nearest[mine] = apart[mine]
        out[4][mine], out[5][mine] = (across - columns)[mine], (down - rows)[mine]
        out[3][mine] = 1.0
        for place, value in zip((6, 7, 8), (kind == FALLEN, np.cos(way), np.sin(way)), strict=True):
            out[place][mine] = value
    return out


def _lit(picture: Image, r: np.random.Generator) -> Image:
    """The picture with changed light, blur and noise, and sometimes other colours."""
    levels = np.asarray(picture / np.float32(255), dtype=np.float32)
    if r.random() < RECOLOURED:
        levels = recoloured(levels, (0.5, 1.4), r)
    out = np.maximum(levels, 1e-4) ** float(np.exp(r.normal(0, 0.2)))
    out = out * np.exp(r.normal(0, 0.15) + r.normal(0, 0.06, 3)).astype(np.float32)
    if r.random() < BLURRED:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), float(r.uniform(0.4, 1.3))))
    out = out + r.normal(0, r.uniform(0, 0.025), out.shape).astype(np.float32)
    return np.clip(out * 255, 0, 255).astype(np.uint8)


def recoloured(
    levels: Floats32, saturation: tuple[float, float], r: np.random.Generator
) -> Floats32:
    """A picture (0 to 1) with all hues rotated alike and the saturation scaled by a factor."""
    hsv = cv2.cvtColor(levels, cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0] + r.uniform(0, 360)) % 360
    hsv[..., 1] = np.clip(hsv[..., 1] * r.uniform(*saturation), 0, 1)
    return np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR), dtype=np.float32)
