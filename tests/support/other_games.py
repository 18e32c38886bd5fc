"""Other games on a table, with Slargeball's markers around them: go and billiards.

Pictures are rendered: a painted table seen by a pinhole camera, with ray-cast stones and balls.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from tests.support.drawn_die import View
from tests.support.drawn_pitch import PITCH_MM, pitch_boards
from tests.support.drawn_rolls import calibrated
from tests.support.drawn_stones import Stone, billiard_ball, go_stone, laid

FINE: Final = 2.0
"""Pixels of the painted table for each mm."""
AROUND_MM: Final = 120.0
"""Margin that is painted beyond the pitch on each side."""
GO_LINES: Final = 19
GO_STEP_MM: Final = 23.0
SMALL_BALL: Final = 0.6
"""Scale of a pool table for the home, with balls of 34 mm."""
WOOD: Final = (120, 175, 215)
CLOTH: Final = (70, 120, 40)
RAIL: Final = (40, 60, 95)
QUIET_MM: Final = 7.0
DICTIONARY: Final = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)


@dataclass(frozen=True, slots=True, eq=False)
class OtherGame:
    """A picture of another game, its pieces, and the calibration from the markers."""

    bgr: Image
    stones: tuple[Stone, ...]
    calibration: Calibration
    boards: Boards


def go_game(seed: int, *, slanted: bool, stones: int = 118) -> OtherGame:
    """A go board with black and white stones, a game in its middle."""
    rng = np.random.default_rng(seed)
    board = _table(WOOD)
    first = -(GO_LINES - 1) / 2 * GO_STEP_MM
    lines = first + GO_STEP_MM * np.arange(GO_LINES)
    for at in lines:
        _line(board, (at, first), (at, -first))
        _line(board, (first, at), (-first, at))
    places = rng.permutation(GO_LINES**2)[:stones]
    lying = tuple(
        go_stone(
            rng,
            np.array([lines[n % GO_LINES], lines[n // GO_LINES]]) + rng.normal(0, 0.8, 2),
            black=k % 2 == 0,
        )
        for k, n in enumerate(places.tolist())
    )
    return _seen(rng, board, lying, slanted=slanted)


def billiards(seed: int, *, slanted: bool) -> OtherGame:
    """A small pool table with its sixteen balls."""
    rng = np.random.default_rng(seed)
    table = _table(CLOTH)
    x, y = PITCH_MM[0] / 2 - 30, PITCH_MM[1] / 2 - 30
    corners = ((-x, -y), (x, -y), (x, y), (-x, y))
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        cv2.line(table, _spot(start), _spot(end), RAIL, int(30 * FINE), cv2.LINE_AA)
    for corner in (*corners, (0.0, -y), (0.0, y)):
        cv2.circle(table, _spot(corner), int(24 * FINE), (12, 12, 12), -1, cv2.LINE_AA)
    spots: list[Floats] = []
    while len(spots) < 16:
        spot = rng.uniform([-x + 50, -y + 50], [x - 50, y - 50])
        if all(np.hypot(*(spot - other)) > 40 for other in spots):
            spots.append(spot)
    balls = tuple(billiard_ball(rng, spot, n, SMALL_BALL) for n, spot in enumerate(spots))
    return _seen(rng, table, balls, slanted=slanted)


def _table(tone: tuple[int, int, int]) -> Image:
    wide, high = (int((side + 2 * AROUND_MM) * FINE) for side in PITCH_MM)
    table: Image = np.full((high, wide, 3), tone, np.uint8)
    for board in pitch_boards().markers:
        for number, corners in board.markers.items():
            low, top = corners[:, :2].min(axis=0), corners[:, :2].max(axis=0)
            edges = (low[0] - QUIET_MM, low[1] - QUIET_MM), (top[0] + QUIET_MM, top[1] + QUIET_MM)
            cv2.rectangle(table, _spot(edges[0]), _spot(edges[1]), (240, 240, 240), -1)
            left, upper = _spot((low[0], top[1]))
            side = int((top[0] - low[0]) * FINE)
            marker = cv2.aruco.generateImageMarker(DICTIONARY, int(number), side)
            table[upper : upper + side, left : left + side] = np.asarray(marker)[..., None]
    return table


def _spot(at_mm: tuple[float, float]) -> tuple[int, int]:
    """Pixel of the painted table; y goes up on the table."""
    x, y = at_mm
    half = np.array(PITCH_MM) / 2 + AROUND_MM
    return int((x + half[0]) * FINE), int((half[1] - y) * FINE)


def _line(table: Image, start: tuple[float, float], end: tuple[float, float]) -> None:
    cv2.line(table, _spot(start), _spot(end), (30, 40, 50), 2, cv2.LINE_AA)


def _seen(
    rng: np.random.Generator, table: Image, stones: tuple[Stone, ...], *, slanted: bool
) -> OtherGame:
    tilt = rng.uniform(0.5, 0.75) if slanted else rng.uniform(0, 0.08)
    size_wh, focal = (1280, 800), 1250.0
    back = np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    right = np.array([1.0, 0.0, 0.0])
    view = View(1180 * back, np.stack([right, np.cross(-back, right), -back]), focal, size_wh)
    high, wide = table.shape[:2]
    half = np.array(PITCH_MM) / 2 + AROUND_MM
    corners = np.array([[-half[0], half[1], 0], [half[0], half[1], 0], [half[0], -half[1], 0]])
    corners = np.vstack([corners, [-half[0], -half[1], 0]])
    onto = cv2.getPerspectiveTransform(
        np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32),
        view.image_from_table(corners).astype(np.float32),
    )
    small = cv2.warpPerspective(
        table, onto, size_wh, flags=cv2.INTER_AREA, borderValue=(90, 100, 110)
    )
    scene = np.asarray(small / 255.0, dtype=float)
    light = np.array([0.35, 0.3, 0.89])
    laid(scene, stones, view, light, 0.55)
    soft = cv2.GaussianBlur(scene, (0, 0), 0.7) + rng.normal(0, 0.008, scene.shape)
    bgr = np.asarray(np.clip(soft, 0, 1) * 255, np.uint8)
    return OtherGame(bgr, stones, calibrated(view), pitch_boards())
