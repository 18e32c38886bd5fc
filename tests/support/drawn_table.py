"""The table of drawn weigh-ins: its looks, the sheet and the turn card."""

import json
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats32, Image
from calibration.model.boards_file import parse_boards
from calibration.model.printed import Boards, CharucoSheet

Pose = npt.NDArray[np.float64]

TEXEL_MM = 0.25
PAPER, INK = 0.72, 0.035
CARD_RADIUS_MM = 95.0


SHEET: dict[str, object] = {
    "name": "sheet", "type": "charuco", "dictionary": "DICT_5X5_100", "squares_x": 5,
    "squares_y": 7, "square_mm": 26, "marker_mm": 20,
    "table_from_board": [[0.9962, -0.0868, 0, -228], [-0.0868, -0.9962, 0, 147],
                         [0, 0, -1, 0], [0, 0, 0, 1]],
}  # fmt: skip


def boards_json() -> str:
    """The boards file: a sheet on the table, and a card with a ring of markers."""
    square = np.array([[91.0, 13], [91, -13], [65, -13], [65, 13]])
    markers = {}
    for place in range(12):
        c, s = np.cos(np.pi / 6 * place), np.sin(np.pi / 6 * place)
        turned = square @ np.array([[c, s], [-s, c]])
        markers[str(20 + place)] = [[x, y, 0.0] for x, y in turned.tolist()]
    card = {"name": "turn-card", "type": "aruco", "dictionary": "DICT_4X4_50", "moves": True}
    return json.dumps({"units": "mm", "boards": [SHEET, {**card, "markers": markers}]})


@cache
def drawn_boards() -> Boards:
    """The same as a value."""
    return parse_boards(boards_json())


@dataclass(frozen=True, slots=True, eq=False)
class Print:
    """A print: the lightness of each texel, and the place of its first texel in its own space."""

    shades: Floats32
    origin_mm: tuple[float, float]


def sheet_print(sheet: CharucoSheet) -> Print:
    """The sheet, with white paper around it."""
    side = round(sheet.square_mm / TEXEL_MM)
    size = sheet.squares_xy[0] * side, sheet.squares_xy[1] * side
    picture = sheet.opencv().generateImage(size, marginSize=0, borderBits=1)
    margin = round(9 / TEXEL_MM)
    framed = cv2.copyMakeBorder(picture, *(margin,) * 4, cv2.BORDER_CONSTANT, value=255)
    return Print(_inked(np.asarray(framed, dtype=np.uint8)), (-9.0, -9.0))


@cache
def card_print() -> Print:
    """The turn card."""
    (card,) = drawn_boards().moving
    half = round((CARD_RADIUS_MM + 3) / TEXEL_MM)
    page = np.full((2 * half, 2 * half), 255, dtype=np.uint8)
    for number, corners in card.markers.items():
        bits = np.kron(card.dictionary.bits(number), np.ones((24, 24))) * 255
        side = len(bits)
        told = np.array([[0, 0], [side, 0], [side, side], [0, side]], dtype=np.float32) - 0.5
        at = np.asarray(corners[:, :2] / TEXEL_MM + half - 0.5, dtype=np.float32)
        warp = cv2.getPerspectiveTransform(np.asarray(told, dtype=np.float32), at)
        ink = cv2.warpPerspective(255 - bits.astype(np.uint8), warp, (2 * half, 2 * half))
        page = np.minimum(page, np.asarray(255 - ink, dtype=np.uint8))
    return Print(_inked(page), (-half * TEXEL_MM, -half * TEXEL_MM))


def _inked(page: Image) -> Floats32:
    shades = INK + (PAPER - INK) * page.astype(np.float32) / 255
    return np.asarray(cv2.GaussianBlur(shades, (0, 0), 0.8), dtype=np.float32)


def lay(
    colour: Floats32,
    at_mm: Floats32,
    paper: Print,
    table_from_print: Pose | None,
    *,
    round_mm: float = 0.0,
) -> None:
    """Lay a print on the table's colours, in place."""
    assert table_from_print is not None
    inverse = np.linalg.inv(table_from_print[np.ix_([0, 1, 3], [0, 1, 3])]).astype(np.float32)
    local = at_mm @ inverse[:2, :2].T + inverse[:2, 2]
    pixel = np.asarray((local - np.array(paper.origin_mm)) / TEXEL_MM - 0.5, dtype=np.float32)
    h, w = paper.shades.shape
    inside = (pixel >= 0).all(axis=-1) & (pixel[..., 0] < w - 1) & (pixel[..., 1] < h - 1)
    if round_mm:
        inside &= np.hypot(local[..., 0], local[..., 1]) < round_mm
    shades = cv2.remap(paper.shades, pixel[..., 0], pixel[..., 1], cv2.INTER_LINEAR)
    colour[inside] = shades[inside][:, None] * np.array([0.97, 1.0, 1.0], dtype=np.float32)


TABLES = {
    "wood": ((0.08, 0.2, 0.42), 0.25), "dark": ((0.02, 0.025, 0.04), 0.3),
    "white": ((0.66, 0.68, 0.7), 0.02), "blue": ((0.3, 0.14, 0.06), 0.1),
    "checked": ((0.5, 0.5, 0.55), 0.05), "green": ((0.1, 0.2, 0.08), 0.1),
    "red": ((0.06, 0.07, 0.4), 0.1),
}  # fmt: skip
CLOTHS = {"flowered": ((0.42, 0.5, 0.52), 0.05), "striped": ((0.12, 0.2, 0.3), 0.08)}


def table_colour(name: str, at_mm: Floats32, seed: int) -> Floats32:
    """The reflectance of a table of that name, (h, w, 3) BGR."""
    base, grain = (TABLES | CLOTHS)[name]
    x, y = at_mm[..., 0], at_mm[..., 1]
    tile = _noise_tile(seed)
    long = cv2.remap(tile, (x * 0.15) % 500, (y * 1.2) % 500, cv2.INTER_LINEAR)
    fine = cv2.remap(tile, (x * 2.1) % 500, (y * 2.3) % 500, cv2.INTER_LINEAR)
    pattern = 1 + np.float32(grain) * (long if name in ("wood", "dark") else fine)
    colour = pattern[..., None] * np.array(base, dtype=np.float32)
    if name == "checked":
        odd = (np.floor(x / 30) + np.floor(y / 30)) % 2 == 1
        colour[odd] = (0.1, 0.1, 0.45)
    if name == "striped":
        colour[np.floor(x / 11) % 3 == 0] = (0.45, 0.5, 0.5)
    if name == "flowered":
        _sow(colour, at_mm)
    return np.asarray(np.maximum(colour, 0.004), dtype=np.float32)


def _sow(colour: Floats32, at_mm: Floats32) -> None:
    """Draw flowers of several colours on a cloth, every 26 mm, in place."""
    cell = np.floor(at_mm / 26)
    kind = (cell[..., 0] * 7 + cell[..., 1] * 13).astype(np.int64) % 4
    off = at_mm - (cell + 0.5) * 26 - np.stack([kind - 1.5, 1.5 - kind], axis=-1)
    angle = np.arctan2(off[..., 1], off[..., 0])
    petals = np.hypot(off[..., 0], off[..., 1]) < 7 + 2.5 * np.cos(5 * angle + kind)
    shades = np.array([(0.1, 0.08, 0.5), (0.4, 0.15, 0.08), (0.08, 0.3, 0.1), (0.05, 0.45, 0.6)])
    colour[petals] = shades[kind[petals]]


@cache
def _noise_tile(seed: int) -> Floats32:
    random = np.random.default_rng([77, seed])
    rough = random.standard_normal((512, 512)).astype(np.float32)
    tile = sum(np.asarray(cv2.GaussianBlur(rough, (0, 0), s)) * s for s in (1.0, 2.5, 6.0))
    return np.asarray(tile / np.std(tile), dtype=np.float32)
