"""The ground of a lit pitch: table or mat, lines, printed sheets, coins."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32
from calibration.model.printed import Boards, MarkerBoard, predefined
from tests.training.look.prints import SIDE, Random, colour, draw, noise

INCH_MM: Final = 25.4
PITCHES_IN: Final = ((30.0, 20.0), (30.0, 20.0), (26.0, 18.0), (24.0, 16.0), (22.0, 15.0),
                     (20.0, 14.0))  # fmt: skip
"""Sizes of pitches from line to line, inches; only the last half is used for small pictures."""
MATS: Final = 0.65
"""Share of the pitches that lie on a mat."""
SPECKLED: Final = 0.65
"""Share of the mats that look like grass, earth, stone or a plain print."""
FINE: Final = 2.0
"""Pixels per mm of the canvas on which lines and sheets are drawn."""
BEYOND_MM: Final = 110.0
"""Distance in mm that the canvas reaches beyond the lines."""
PAPER_MM: Final = 5.0
"""Width in mm of the white paper around a marker."""
PRINT_PX_MM: Final = (0.35, 2.5)
"""Least and largest number of pixels of a print per mm of the table."""


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A pitch on the table, its middle at the origin.

    Attributes:
        half_mm: (2,) distances from the middle to its lines.
        boards: The sheets at its corners.
        mat_mm: (2,) from the middle to the mat's edges, or None without one.
        drawn: Lines, sheets and coins, (h, w, 4) linear BGR and how far they cover the ground;
            colours count as much as they cover. `FINE` pixels a mm, y upwards as rows go up.
    """

    half_mm: Floats
    boards: Boards
    mat_mm: Floats | None
    drawn: Floats32


def drawn_plan(r: Random, *, small: bool) -> Plan:
    """A random pitch; a small one for small pictures."""
    sizes = PITCHES_IN[3:] if small else PITCHES_IN
    half = np.array(sizes[int(r.integers(len(sizes)))]) * INCH_MM / 2
    side = float(r.choice([40, 50] if small else [30, 35, 40]))
    out = side / 2 + PAPER_MM + r.uniform(6, 20)
    boards = _sheets(half, side, out, r)
    over = float(r.choice([8.0, out + side / 2 + 14])) if r.random() < MATS else None
    canvas = np.zeros((*np.ceil(2 * FINE * (half + BEYOND_MM)).astype(int)[::-1], 4), np.float32)
    _lines(canvas, half, over is not None, r)
    _coins(canvas, half, r)
    for board in boards.markers:
        for number, corners in board.markers.items():
            _sheet(canvas, board.dictionary.bits(number), corners[:, :2], half, r)
    return Plan(half, boards, None if over is None else half + over, canvas)


def _sheets(half: Floats, side: float, out: float, r: Random) -> Boards:
    square = np.array([[-1, 1, 0], [1, 1, 0], [1, -1, 0], [-1, -1, 0]]) * side / 2
    first, yaw = int(r.choice([0, 4, 10, 20])), float(r.choice([0, 0, 90, 180, 270]))
    corners = {}
    for k, (x, y) in enumerate(((-1, 1), (1, 1), (1, -1), (-1, -1))):
        turn = cv2.Rodrigues(np.array([0, 0, np.radians(yaw + r.normal(0, 4))]))[0]
        middle = np.array([x, y]) * (half + out) + r.uniform(-3, 3, 2)
        corners[first + k] = square @ turn.T + [*middle, 0.0]
    return Boards(markers=(MarkerBoard("field", predefined("DICT_4X4_50"), corners),))


def _on(half: Floats, at_mm: Floats) -> Floats:
    """Pixels (n, 2) of the canvas for places (n, 2)."""
    return np.asarray((at_mm + half + BEYOND_MM) * FINE - 0.5)


def _lines(canvas: Floats32, half: Floats, on_mat: bool, r: Random) -> None:
    pale = ("#e4e2da", "#e4e2da", "#d9c46a") if on_mat else ("#e4e2da", "#e4e2da", "#d9b52a")
    names = (*pale, "#26262a", "#b7332c")
    rgb = bytes.fromhex(names[int(r.integers(len(names)))][1:])
    paint = (np.array(list(rgb[::-1])) / 255) ** 2.2 if r.random() < 0.8 else colour(r, pale=0.3)
    paint = np.asarray(paint, dtype=np.float64)
    wide = float(r.uniform(1.5, 4.0))
    x, y = half
    strokes = [((-x, -y), (x, -y)), ((x, -y), (x, y)), ((x, y), (-x, y)), ((-x, y), (-x, -y))]
    if r.random() < 0.8:
        strokes.append(((0, -y), (0, y)))
    if r.random() < 0.5:
        deep, across = 0.26 * x, 0.38 * y
        for side in (-1, 1):
            near, far = side * x, side * (x - deep)
            strokes += [((far, -across), (far, across)), ((near, across), (far, across)),
                        ((near, -across), (far, -across))]  # fmt: skip
    elif r.random() < 0.5:
        strokes += [((side * (x - 2 * INCH_MM), -y), (side * (x - 2 * INCH_MM), y))
                    for side in (-1, 1)]  # fmt: skip
    if r.random() < 0.2:
        _grid(canvas, half, paint, r)
    for one, other in strokes:
        _stroke(canvas, _on(half, np.array([one, other])), wide * FINE, paint)
    if r.random() < 0.6:
        turn = np.linspace(0, 2 * np.pi, 80)
        ring = r.uniform(0.18, 0.34) * 2 * y * np.column_stack([np.cos(turn), np.sin(turn)])
        _stroke(canvas, _on(half, ring), wide * FINE, paint)


def _grid(canvas: Floats32, half: Floats, paint: Floats, r: Random) -> None:
    """Draw a line for each inch."""
    for axis in (0, 1):
        for at in np.arange(-half[axis], half[axis], INCH_MM):
            ends = np.array([-half, half])
            ends[:, axis] = at
            _stroke(canvas, _on(half, ends), float(r.uniform(1.0, 1.6)), paint)


def _stroke(canvas: Floats32, pixels: Floats, wide_px: float, paint: Floats) -> None:
    whole = np.round(pixels * 8).astype(np.int32)
    ink = (*np.asarray(paint).tolist(), 1.0)
    cv2.polylines(canvas, [whole], False, ink, max(1, round(wide_px)), cv2.LINE_8, 3)


def _coins(canvas: Floats32, half: Floats, r: Random) -> None:
    """Draw coins and round stickers, flat on the ground."""
    for _ in range(int(r.integers(0, 5)) if r.random() < 0.35 else 0):
        at = _on(half, r.uniform(-half, half)[None])[0]
        radius = float(r.uniform(6, 14)) * FINE
        paint = colour(r, pale=0.5) if r.random() < 0.5 else np.array([0.12, 0.25, 0.33])
        middle = np.round(at).astype(int).tolist()
        cv2.circle(canvas, middle, round(radius), (*(0.6 * paint).tolist(), 1.0), -1)
        cv2.circle(canvas, middle, round(0.86 * radius), (*paint.tolist(), 1.0), -1)


def _sheet(canvas: Floats32, bits: Floats, corners_mm: Floats, half: Floats, r: Random) -> None:
    """Draw one printed marker on its white paper."""
    paper = r.uniform(0.7, 0.9)
    ink = 0.03 + (paper - 0.03) * bits
    cell = 8
    marker = np.kron(ink, np.ones((cell, cell)))
    side = float(np.linalg.norm(corners_mm[1] - corners_mm[0]))
    rim = round(PAPER_MM / side * len(marker))
    sheet = np.pad(marker, rim, constant_values=paper)
    high = len(marker)
    ends = np.array([[0, 0], [high, 0], [high, high], [0, high]]) + rim - 0.5
    warp = cv2.getPerspectiveTransform(
        ends.astype(np.float32), _on(half, corners_mm).astype(np.float32)
    )
    wh = canvas.shape[1::-1]
    cover = cv2.warpPerspective(np.ones_like(sheet, dtype=np.float32), warp, wh)[..., None]
    shown = cv2.warpPerspective(sheet.astype(np.float32), warp, wh)[..., None]
    canvas *= 1 - cover
    canvas[..., :3] += shown * cover
    canvas[..., 3:] += cover


def reflectance(
    at_mm: Floats, pixel_mm: float, plan: Plan, grounds: Sequence[Path], r: Random
) -> Floats32:
    """Reflectance of the ground at places, (h, w, 3) linear BGR.

    Args:
        at_mm: (h, w, 2) table places that a picture's pixels show.
        pixel_mm: Approximate size of a pixel there.
        plan: The pitch.
        grounds: Files of real grounds.
        r: Random number generator for table and mat.
    """
    out = _printed(at_mm, pixel_mm, draw(r, grounds), r)
    if plan.mat_mm is not None:
        print_ = _speckled(r) if r.random() < SPECKLED else draw(r, grounds)
        inside = np.all(np.abs(at_mm) < plan.mat_mm, axis=-1, keepdims=True)
        out = np.where(inside, _printed(at_mm, pixel_mm, print_, r), out)
    on = _on(plan.half_mm, at_mm).astype(np.float32)
    drawn = cv2.GaussianBlur(plan.drawn, (0, 0), max(0.3, 0.4 * pixel_mm * FINE))
    shown = cv2.remap(drawn, on[..., 0], on[..., 1], cv2.INTER_LINEAR, borderValue=(0, 0, 0, 0))
    return np.asarray(out * (1 - shown[..., 3:]) + shown[..., :3], dtype=np.float32)


def _printed(at_mm: Floats, pixel_mm: float, print_: Floats32, r: Random) -> Floats32:
    """A print on the table, at a random rotation."""
    scale = float(np.exp(r.uniform(*np.log(PRINT_PX_MM))))
    turn = r.uniform(0, 2 * np.pi)
    ways = scale * np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    on = ((at_mm @ ways.T + r.uniform(0, SIDE, 2)) % SIDE).astype(np.float32)
    calm = cv2.GaussianBlur(print_, (0, 0), max(0.2, 0.4 * scale * pixel_mm))
    told = cv2.remap(calm, on[..., 0], on[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    return np.asarray(told, dtype=np.float32)


def _speckled(r: Random) -> Floats32:
    """A mat of one colour with fine grain and low-frequency variation."""
    paint = colour(r, pale=0.35)
    grain = noise(r, SIDE, float(r.uniform(2, 5)))
    haze = noise(r, SIDE, float(r.uniform(30, 160)))
    low, high = r.uniform(0.5, 0.95), r.uniform(1.02, 1.4)
    level = (low + (high - low) * grain) * (1 - r.uniform(0, 0.5) * haze)
    return np.asarray(np.clip(level[..., None] * paint, 0, 1), dtype=np.float32)
