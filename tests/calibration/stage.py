"""Renders a table with printed boards exactly: linear light is blurred, then gamma-encoded."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.ink import PrintPicture, ink_of_marker, ink_of_sheet
from calibration.model.boards_file import parse_boards
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration

SUBPIXELS = 3
TABLE_LIGHT, PAPER_LIGHT, INK_LIGHT = 0.25, 0.75, 0.04
STORED = 1 / 2.2
COARSE_PX = 4
CURL_STEPS = 6

SHEET: dict[str, Any] = {
    "name": "sheet",
    "type": "charuco",
    "dictionary": "DICT_5X5_100",
    "squares_x": 5,
    "squares_y": 7,
    "square_mm": 34,
    "marker_mm": 25.5,
    "table_from_board": [[1, 0, 0, -200], [0, -1, 0, 130], [0, 0, -1, 0.1], [0, 0, 0, 1]],
}


def singles(*centres: tuple[float, float], first: int = 40, side: float = 50.0) -> dict[str, Any]:
    """The boards file's entry for a board of single markers at places on the table."""
    half = side / 2
    square = np.array(
        [[-half, half, 0.1], [half, half, 0.1], [half, -half, 0.1], [-half, -half, 0.1]]
    )
    corners = {
        str(first + i): (square + np.array([x, y, 0])).tolist() for i, (x, y) in enumerate(centres)
    }
    return {"name": "corners", "type": "aruco", "dictionary": "DICT_4X4_50", "markers": corners}


CORNERS = singles((-260, 190), (260, 190), (260, -130), (-260, -150))


def boards_of(*told: dict[str, Any]) -> Boards:
    """The boards that a boards file with these entries describes."""
    return parse_boards(json.dumps({"units": "mm", "boards": list(told)}))


def camera(size_wh: tuple[int, int] = (960, 540), focal: float = 690.0) -> Camera:
    """A webcam with a lens."""
    w, h = size_wh
    matrix = np.array([[focal, 0, w / 2 + 3], [0, focal, h / 2 - 4], [0, 0, 1]])
    return Camera(matrix, np.array([0.06, -0.12, 0.0006, -0.0004, 0.03]), size_wh)


def looking(
    eye_mm: tuple[float, float, float] = (30.0, -430.0, 520.0),
    at_mm: tuple[float, float, float] = (0.0, 10.0, 0.0),
) -> Floats:
    """`camera_from_table` of a camera that looks from one point to another, upright."""
    eye = np.array(eye_mm, dtype=np.float64)
    forward = np.array(at_mm) - eye
    forward /= np.linalg.norm(forward)
    right = np.cross(forward, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    pose = np.eye(4)
    pose[:3, :3] = np.stack([right, np.cross(forward, right), forward])
    pose[:3, 3] = -pose[:3, :3] @ eye
    return pose


@dataclass(frozen=True, eq=False)
class Stage:
    """A scene of boards on a table, and the camera that sees it."""

    boards: Boards
    camera: Camera = field(default_factory=camera)
    camera_from_table: Floats = field(default_factory=looking)
    blur_px: float = 0.8
    noise: float = 1.5
    light: float = 1.0
    seed: int = 0
    height: Callable[[Floats], Floats] | None = None
    """Gives the height in mm of curled paper above table places (N, 2); None if it lies flat."""

    def truth(self) -> Calibration:
        """The true calibration."""
        return Calibration(self.camera, self.camera_from_table, np.zeros((15, 15)), 0.0)

    def with_seed(self, seed: int) -> "Stage":
        """The same stage with other noise."""
        return replace(self, seed=seed)

    def picture(self) -> Image:
        """The picture, (h, w, 3) uint8."""
        light = self._paper()
        light = cv2.GaussianBlur(light, (0, 0), self.blur_px * SUBPIXELS)
        coarse = cv2.resize(light, self.camera.size_wh, interpolation=cv2.INTER_AREA)
        stored = 255 * (np.clip(self.light * coarse, 0, 1) ** STORED)
        random = np.random.default_rng(self.seed)
        noisy = stored + self.noise * random.standard_normal(stored.shape)
        grey = np.clip(np.round(noisy), 0, 255).astype(np.uint8)
        return np.repeat(grey[:, :, None], 3, axis=2)

    def _paper(self) -> np.ndarray:
        w, h = self.camera.size_wh
        light = np.full((h * SUBPIXELS, w * SUBPIXELS), TABLE_LIGHT, dtype=np.float32)
        planes: dict[float, np.ndarray] = {}  # boards mostly lie on one
        for sheet in self.boards.charuco:
            place = sheet.table_from_board
            assert place is not None
            on_table = self._on_table(float(place[2, 3]), planes)
            inverse = np.linalg.inv(place)[:2, [0, 1, 3]]
            span = np.array(sheet.squares_xy) * sheet.square_mm
            self._lay(light, ink_of_sheet(sheet), on_table, inverse, span, 0.4 * sheet.square_mm)
        for board in self.boards.markers:
            for number, corners in board.markers.items():
                cells = len(board.dictionary.bits(number))
                told = np.array([[0, 0], [cells, 0], [0, cells]], dtype=np.float64)
                seen = corners[[0, 1, 3], :2]
                affine = np.linalg.solve(np.column_stack([seen, np.ones(3)]), told).T
                ink = ink_of_marker(board.dictionary, number)
                on_table = self._on_table(float(corners[0, 2]), planes)
                self._lay(light, ink, on_table, affine, np.array([cells, cells]), 1.2)
        return light

    def _on_table(self, height_mm: float, known: dict[float, np.ndarray]) -> np.ndarray:
        """Points (2, h, w) where each subpixel's ray meets a plane, interpolated from a grid."""
        if height_mm not in known:
            w, h = self.camera.size_wh
            x = np.arange(-2, w // COARSE_PX + 4) * COARSE_PX
            y = np.arange(-2, h // COARSE_PX + 4) * COARSE_PX
            grid = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2).astype(np.float64)
            flat = table_from_image(grid, self.truth(), height_mm)
            on_paper = np.nan_to_num(self._on_paper(flat, height_mm), nan=1e6)
            coarse = on_paper.reshape(len(y), len(x), 2).transpose(2, 0, 1)
            known[height_mm] = _between(_between(coarse, y, h, axis=1), x, w, axis=2)
        return known[height_mm]

    def _on_paper(self, flat: Floats, height_mm: float) -> Floats:
        """Points (N, 2) at which rays through points (N, 2) of a plane meet the curled paper."""
        if self.height is None:
            return flat
        eye = -self.camera_from_table[:3, :3].T @ self.camera_from_table[:3, 3]
        at = flat
        for _ in range(CURL_STEPS):
            share = self.height(at) / (eye[2] - height_mm)
            at = flat + share[:, None] * (eye[:2] - flat)
        return at

    @staticmethod
    def _lay(
        light: np.ndarray,
        ink: PrintPicture,
        on_table: np.ndarray,
        print_from_table: np.ndarray,
        span: Floats,
        margin: float,
    ) -> None:
        rows, columns = _around(on_table, print_from_table, span, margin)
        light, on_table = light[rows, columns], on_table[:, rows, columns]
        at = np.tensordot(print_from_table[:, :2], on_table, axes=1)
        at += print_from_table[:, 2][:, None, None]
        inside = _inside(at, span, margin)
        if not inside.any():
            return
        x, y = (at * ink.px_per_unit + ink.origin_px - 0.5).astype(np.float32)
        shades = cv2.remap(ink.shades, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        light[inside] = INK_LIGHT + (PAPER_LIGHT - INK_LIGHT) * shades[inside]


def _inside(at: np.ndarray, span: Floats, margin: float) -> np.ndarray:
    inside = (at > -margin) & (at < (span + margin)[:, None, None])
    return np.asarray(inside.all(axis=0))


def _around(
    on_table: np.ndarray, print_from_table: np.ndarray, span: Floats, margin: float
) -> tuple[slice, slice]:
    """Rows and columns of the part of the picture that contains a print, with a small margin."""
    step = COARSE_PX * SUBPIXELS
    at = np.tensordot(print_from_table[:, :2], on_table[:, ::step, ::step], axes=1)
    there = np.nonzero(_inside(at + print_from_table[:, 2][:, None, None], span, margin))
    if not there[0].size:
        return slice(None), slice(None)
    rows, columns = (
        slice(max(0, (int(n.min()) - 2) * step), (int(n.max()) + 3) * step) for n in there
    )
    return rows, columns


def _between(values: np.ndarray, nodes: np.ndarray, size: int, *, axis: int) -> np.ndarray:
    """Linear interpolation along an axis, from evenly spaced nodes to every subpixel."""
    at = (np.arange(size * SUBPIXELS) + 0.5) / SUBPIXELS - 0.5
    index = (at - nodes[0]) / COARSE_PX
    below = np.floor(index).astype(int)
    share = np.expand_dims(index - below, tuple(range(1, values.ndim - axis)))
    low, high = np.take(values, below, axis), np.take(values, below + 1, axis)
    return np.asarray(low + share * (high - low))
