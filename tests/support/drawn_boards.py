"""Boards, pieces and cards as they are printed, laid on a table and seen by a camera.

The prints are the pages that `tableref print` makes, cut into pieces by the positions of their
markers.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.model.boards_file import parse_boards
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.sheets import PrintedSheet, draw_sheet, draw_sheets
from tests.calibration.sheets.readback import PX_PER_MM, Grey, Read, pages, read_markers

SIZE_WH = (1280, 720)
SUPERSAMPLED = 2
FINER = np.array([[SUPERSAMPLED, 0, 0.5], [0, SUPERSAMPLED, 0.5], [0, 0, 1]], dtype=float)
SKIN = (122, 150, 205)
PAPER = np.array([225, 232, 235], dtype=np.float32)
TABLES = {
    "wood": (70, 105, 150), "dark": (32, 36, 44), "white": (205, 208, 212), "green": (70, 110, 60),
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Paper:
    """A print that lies on the table, at some height, turned and shifted.

    Attributes:
        picture: (h, w) uint8, at `PX_PER_MM`.
        at_mm: Where the marker's middle lies (for a board, its origin), table mm.
        heading_deg: Direction of its upper edge.
        marker_mm: That middle in the print, from its upper left corner, right and down.
        height_mm: Height above the table.
    """

    picture: Grey
    at_mm: tuple[float, float]
    heading_deg: float
    marker_mm: tuple[float, float]
    height_mm: float = 0.0

    def table_from_picture(self) -> Floats:
        """(3, 3): from pixels of the print to mm on the table; pixel centres at whole numbers."""
        turn = np.radians(self.heading_deg)
        up, right = np.array([np.cos(turn), np.sin(turn)]), np.array([np.sin(turn), -np.cos(turn)])
        matrix = np.eye(3)
        matrix[:2, 0], matrix[:2, 1] = right / PX_PER_MM, -up / PX_PER_MM
        first = np.array(self.marker_mm) - 0.5 / PX_PER_MM
        matrix[:2, 2] = np.array(self.at_mm) - first[0] * right + first[1] * up
        return matrix


@cache
def boards(*names: str, size: str | None = None) -> Boards:
    """The boards file of the printed sheets as a value."""
    return parse_boards(draw_sheets(list(names), size=size).boards_json)


@cache
def _cut(sheet: str) -> dict[int, tuple[Grey, tuple[float, float]]]:
    """Each piece of a sheet: its print, and the middle of its marker in the print, mm."""
    drawn = _drawn(sheet, None)
    (board,) = [b for b in json.loads(drawn.boards_json)["boards"] if b["type"] == "tokens"]
    found: dict[int, tuple[Grey, tuple[float, float]]] = {}
    for page in pages(drawn.pdf):
        for read in read_markers(page, board["dictionary"]):
            name = board["pieces"].get(str(read.number))
            if name is None:
                continue
            like = board["faces"].get(name.split("/")[0], board["faces"].get("agent"))
            found.setdefault(read.number, _cut_out(page, read.corners_mm.mean(axis=0), like))
    return found


def _cut_out(
    page: Grey, middle_mm: Floats, like: dict[str, list[float]]
) -> tuple[Grey, tuple[float, float]]:
    corner = middle_mm - like["marker_at_mm"]
    first = np.round(corner * PX_PER_MM).astype(int)
    last = np.round((corner + like["size_mm"]) * PX_PER_MM).astype(int)
    x, y = middle_mm - first / PX_PER_MM
    return page[first[1] : last[1], first[0] : last[0]].copy(), (float(x), float(y))


def piece(
    sheet: str, number: int, at_mm: tuple[float, float], heading_deg: float, height_mm: float
) -> Paper:
    """A piece of the sheet "tokens" or "cards", by the number of its marker."""
    picture, marker_mm = _cut(sheet)[number]
    return Paper(picture, at_mm, heading_deg, marker_mm, height_mm)


@cache
def _drawn(sheet: str, size: str | None) -> PrintedSheet:
    """All boards of a sheet; its pages are drawn only once."""
    return draw_sheet(sheet, size=size)


@cache
def _pages(
    sheet: str, size: str | None, dictionary: str
) -> tuple[tuple[Grey, tuple[Read, ...]], ...]:
    """The pages of a sheet, each with its detected markers."""
    drawn = pages(_drawn(sheet, size).pdf)
    return tuple((page, tuple(read_markers(page, dictionary))) for page in drawn)


@cache
def _parts(sheet: str, size: str | None, name: str) -> tuple[tuple[Grey, Floats], ...]:
    """The prints that make up a board, each with the board's origin in it, mm."""
    boards = json.loads(_drawn(sheet, size).boards_json)["boards"]
    (told_board,) = [b for b in boards if b["name"] == name]
    told = _told(told_board)
    parts = []
    for page, markers in _pages(sheet, size, told_board["dictionary"]):
        seen_here = [r for r in markers if r.number in told]
        if not seen_here:
            continue
        down = np.array([1.0, -1.0])
        origins = [r.corners_mm - told[r.number] * down for r in seen_here]
        origin = np.concatenate(origins).mean(axis=0)
        if len(seen_here) < len(told):
            middle = np.mean([told[r.number].mean(axis=0) for r in seen_here], axis=0) * down
            page, origin = _cut_at_join(page, origin, middle)
        parts.append((page, origin))
    return tuple(parts)


def _told(told_board: dict[str, Any]) -> dict[int, Floats]:
    """Corners of a board's markers in its own mm, y away from the reader."""
    if told_board["type"] == "aruco":
        return {int(n): np.array(c)[:, :2] for n, c in told_board["markers"].items()}
    (sheet,) = parse_boards(json.dumps({"boards": [told_board]})).charuco
    return {n: corners[:, :2] * [1, -1] for n, corners in sheet.markers_mm().items()}


def _cut_at_join(page: Grey, origin_mm: Floats, middle_mm: Floats) -> tuple[Grey, Floats]:
    """A page cut at its board's middle; the side without markers is removed."""
    axis = int(np.abs(middle_mm).argmax())
    at = round(float(origin_mm[axis]) * PX_PER_MM)
    far = middle_mm[axis] > 0
    kept = slice(max(at, 0), None) if far else slice(0, at)
    cut = page[:, kept] if axis == 0 else page[kept]
    moved = origin_mm.copy()
    moved[axis] -= max(at, 0) / PX_PER_MM if far else 0.0
    return cut.copy(), moved


def board(
    sheet: str,
    name: str,
    at_mm: tuple[float, float] = (0.0, 0.0),
    heading_deg: float = 90.0,
    size: str | None = None,
) -> list[Paper]:
    """A board with its origin at a place: one page, or the pages that it is taped together from."""
    return [
        Paper(picture, at_mm, heading_deg, (float(origin[0]), float(origin[1])))
        for picture, origin in _parts(sheet, size, name)
    ]


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """A camera over the table, looking at a point of it.

    Attributes:
        camera: Its intrinsics.
        camera_from_table: (4, 4).
    """

    camera: Camera
    camera_from_table: Floats

    def image_from_plane(self, height_mm: float) -> Floats:
        """(3, 3): from mm on a plane above the table to pixels."""
        pose = self.camera_from_table
        flat = np.column_stack([pose[:3, 0], pose[:3, 1], pose[:3, 2] * height_mm + pose[:3, 3]])
        return np.asarray(self.camera.matrix @ flat)


def view(
    towards_mm: tuple[float, float],
    away_mm: float,
    elevation_deg: float,
    azimuth_deg: float,
    *,
    size_wh: tuple[int, int] = SIZE_WH,
    focal_per_width: float = 1.1,
) -> View:
    """A camera that looks at a place from a given distance, elevation and azimuth."""
    high, side = np.radians(elevation_deg), np.radians(azimuth_deg)
    out = np.array([np.cos(high) * np.cos(side), np.cos(high) * np.sin(side), np.sin(high)])
    eye = np.array([*towards_mm, 0.0]) + away_mm * out
    right = np.cross([0.0, 0.0, 1.0], out)
    right /= np.linalg.norm(right)
    turn = np.stack([right, -np.cross(out, right), -out])
    pose = np.eye(4)
    pose[:3, :3], pose[:3, 3] = turn, -turn @ eye
    focal = focal_per_width * size_wh[0]
    middle = (size_wh[0] - 1) / 2, (size_wh[1] - 1) / 2
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1.0]])
    return View(Camera(matrix, np.zeros(5), size_wh), pose)


def seen(
    papers: Sequence[Paper],
    by: View,
    *,
    table: str = "wood",
    arm_mm: Sequence[tuple[float, float]] = (),
    seed: int = 0,
) -> Image:
    """The camera's picture of papers, ordered from the lowest up, and of an arm over them.

    `arm_mm` is a polygon on the table that an arm covers.
    """
    picture = painted(papers, by, table)
    if arm_mm:
        lay_polygon(picture, arm_mm, by)
    wh = by.camera.size_wh
    small = cv2.GaussianBlur(cv2.resize(picture, wh, interpolation=cv2.INTER_AREA), (0, 0), 0.6)
    return noisy(small * np.linspace(0.9, 1.08, wh[0], dtype=np.float32)[None, :, None], seed)


def painted(papers: Sequence[Paper], by: View, table: str = "wood") -> npt.NDArray[np.float32]:
    """Papers on a table, at `SUPERSAMPLED` times the camera's resolution, float BGR."""
    wide, high = by.camera.size_wh
    wh = (wide * SUPERSAMPLED, high * SUPERSAMPLED)
    picture = np.empty((wh[1], wh[0], 3), dtype=np.float32)
    picture[:] = TABLES[table]
    grain = np.random.default_rng(7).normal(0, 5, (wh[1] // 8, wh[0] // 8)).astype(np.float32)
    picture += cv2.resize(grain, wh)[..., None]
    for paper in papers:
        warp = FINER @ by.image_from_plane(paper.height_mm) @ paper.table_from_picture()
        _lay_paper(picture, paper.picture, warp)
    return picture


def noisy(picture: npt.NDArray[np.float32] | Image, seed: int) -> Image:
    """A picture with a camera's noise of its own, (h, w, 3) uint8."""
    noise = np.random.default_rng(seed).standard_normal(picture.shape, dtype=np.float32)
    return np.asarray(np.clip(np.round(picture + 2 * noise), 0, 255), dtype=np.uint8)


def _lay_paper(picture: npt.NDArray[np.float32], print_: Grey, warp: Floats) -> None:
    """Draw a print into the picture, in place; only the area that it covers is computed."""
    high, wide = print_.shape
    edge = np.array([[[0, 0], [wide - 1, 0], [wide - 1, high - 1], [0, high - 1]]], dtype=float)
    corners = cv2.perspectiveTransform(edge, warp)[0]
    first = np.clip(np.floor(corners.min(axis=0)).astype(int), 0, None)
    last = np.minimum(np.ceil(corners.max(axis=0)).astype(int) + 1, picture.shape[1::-1])
    if (last <= first).any():
        return
    shifted = np.array([[1, 0, -first[0]], [0, 1, -first[1]], [0, 0, 1]], dtype=float) @ warp
    wh = (int(last[0] - first[0]), int(last[1] - first[1]))
    laid = cv2.warpPerspective(print_, shifted, wh, flags=cv2.INTER_AREA)
    where = cv2.warpPerspective(np.full_like(print_, 255), shifted, wh) > 127
    shade = (0.15 + 0.75 / 255 * laid[where].astype(np.float32))[:, None]
    picture[first[1] : last[1], first[0] : last[0]][where] = shade * PAPER


def lay_polygon(
    picture: npt.NDArray[np.float32],
    polygon_mm: Sequence[tuple[float, float]],
    by: View,
    bgr: tuple[int, int, int] = SKIN,
    height_mm: float = 0.0,
) -> None:
    """Draw a filled polygon at some height above the table into a picture made by `painted`."""
    warp = FINER @ by.image_from_plane(height_mm)
    outline = cv2.perspectiveTransform(np.array([polygon_mm], dtype=np.float64), warp)
    cv2.fillPoly(picture, [np.round(outline).astype(np.int32)], bgr)
