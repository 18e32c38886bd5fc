"""Drawn backgrounds for dice: wood, felt, cloth, paper, the printed tray, and things on them.

Pictures are BGR floats from 0 to 1, shape (h, w, 3).
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image

Wh: TypeAlias = tuple[int, int]
TRAY: Final = np.array([0.84, 0.87, 0.80])


def plain(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """A light sheet or box, greyish."""
    tone = rng.uniform(0.62, 0.97) + rng.normal(0, 0.025, 3)
    return _filled(size_wh, tone) + 0.015 * _cloud(rng, size_wh, 40)


def coloured(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """A cloth of any colour, with its weave."""
    grey = rng.uniform(0.05, 0.9)
    tone = np.clip(grey + rng.choice([0.05, 0.3]) * rng.standard_normal(3), 0.02, 0.95)
    return _filled(size_wh, tone) * (1 + rng.uniform(0, 0.15) * _cloud(rng, size_wh, 1.5))


def felt(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """Green, blue or red felt, rather dark."""
    tones = ((0.22, 0.42, 0.12), (0.35, 0.2, 0.1), (0.12, 0.1, 0.42), (0.12, 0.12, 0.12))
    tone = np.array(tones[rng.integers(4)]) * rng.uniform(0.6, 1.4)
    return _filled(size_wh, tone) * (1 + 0.12 * _cloud(rng, size_wh, 0.8))


def wood(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """Boards of wood from black-brown to pale, the grain along one side."""
    tone = np.array([0.25, 0.42, 0.62]) * rng.uniform(0.25, 1.3)
    width, height = size_wh
    rough = rng.standard_normal((height, max(2, width // int(rng.integers(20, 80)))))
    drawn_out = cv2.resize(rough, size_wh, interpolation=cv2.INTER_CUBIC)
    grain = np.asarray(cv2.GaussianBlur(drawn_out, (0, 0), rng.uniform(0.6, 2.5)))
    grain = grain / (grain.std() + 1e-9)
    boards = _filled(size_wh, tone) * (1 + rng.uniform(0.05, 0.2) * grain[..., None])
    for at in np.arange(rng.integers(20, 120), height, rng.integers(60, 200)):
        boards[at : at + 2] *= 0.6
    return (
        boards
        if rng.random() < 0.5
        else np.ascontiguousarray(
            cv2.resize(np.ascontiguousarray(boards.transpose(1, 0, 2)), size_wh)
        )
    )


def tray(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """The printed tray on any of the other grounds, its markers beyond its corners."""
    scene = np.ascontiguousarray(GROUNDS[rng.integers(4)](rng, size_wh))
    width, height = size_wh
    side = rng.uniform(0.55, 1.1) * min(size_wh)
    left, top = rng.uniform(-0.1, 0.35) * width, rng.uniform(-0.1, 0.3) * height
    tint = np.clip(TRAY * rng.uniform(0.75, 1.05), 0, 1)
    _fill(scene, (left - 0.17 * side, top - 0.17 * side), 1.34 * side, np.full(3, tint.max() * 1.1))
    _fill(scene, (left, top), side, tint)
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    table = np.ascontiguousarray(np.clip(scene, 0, 1) * 255).astype(np.uint8)
    for x, y in ((-0.15, -0.15), (1.02, -0.15), (1.02, 1.02), (-0.15, 1.02)):
        drawn = cv2.aruco.generateImageMarker(family, int(rng.integers(50)), 36)
        marker = np.asarray(drawn, dtype=np.uint8)
        _paste(table, marker, (left + x * side, top + y * side), 0.13 * side)
    return table / 255


def bowl(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """A bowl, a plate or a round tray of wood, metal or china on any ground, dice within it."""
    scene = GROUNDS[rng.integers(4)](rng, size_wh)
    width, height = size_wh
    radius = rng.uniform(0.38, 0.75) * min(size_wh)
    flat = rng.uniform(0.55, 1.0)
    y, x = np.mgrid[:height, :width]
    right = (x - width / 2 - rng.normal(0, 0.06) * width) / radius
    down = (y - height / 2 - rng.normal(0, 0.06) * height) / radius / flat
    far = np.hypot(right, down)
    inner = wood(rng, size_wh) if rng.random() < 0.5 else coloured(rng, size_wh)
    way, rim = rng.uniform(0, 2 * np.pi), rng.uniform(0.6, 0.95)
    steep = np.clip((far - rim) / (1 - rim), 0, 1) * rng.uniform(0.2, 0.7)
    light = 1 + steep * (np.cos(way) * right + np.sin(way) * down) - rng.uniform(0, 0.25) * far
    shine = rng.choice([0.0, rng.uniform(0.1, 0.5)]) * np.exp(-(((far - rim) / 0.03) ** 2))
    within = np.clip((1 - far) * radius + 0.5, 0, 1)[..., None]
    shade = 1 - 0.4 * np.clip(1.2 - np.hypot(right - 0.05, down - 0.05), 0, 0.2)[..., None] / 0.2
    inside = inner * light[..., None] + shine[..., None]
    return np.asarray(scene * shade * (1 - within) + np.clip(inside, 0, 1) * within, dtype=float)


def ruled(rng: np.random.Generator, size_wh: Wh) -> Floats:
    """A board with lines or squares, and spots and numbers on them: go, chess, printed charts."""
    scene = GROUNDS[rng.integers(4)](rng, size_wh)
    table = np.ascontiguousarray(np.clip(scene, 0, 1) * 255).astype(np.uint8)
    step, tone = int(rng.integers(14, 60)), _tone(rng)
    first = int(rng.integers(step))
    for n, at in enumerate(range(first, max(size_wh), step)):
        cv2.line(table, (at, 0), (at, size_wh[1]), tone, 1, cv2.LINE_AA)
        cv2.line(table, (0, at), (size_wh[0], at), tone, 1, cv2.LINE_AA)
        if rng.random() < 0.4:
            _signs_along(rng, table, first + n * step, step, tone)
    return table / 255


def _signs_along(
    rng: np.random.Generator, table: Image, row: int, step: int, tone: tuple[float, float, float]
) -> None:
    """Draw spots, patterns of spots or numbers in the squares of one row."""
    kind, many = int(rng.integers(3)), int(rng.integers(1, 7))
    for column in range(step // 2, table.shape[1], step):
        if kind == 0:
            cv2.circle(table, (column, row), max(1, step // 8), tone, -1, cv2.LINE_AA)
        elif kind == 1:
            for place in rng.uniform(-0.35, 0.35, (many, 2)) * step:
                spot = (int(column + place[0]), int(row + place[1]))
                cv2.circle(table, spot, max(1, step // 14), tone, -1, cv2.LINE_AA)
        else:
            cv2.putText(table, str(many), (column, row), 0, step / 45, tone, 1, cv2.LINE_AA)


GROUNDS: Final[tuple[Callable[[np.random.Generator, Wh], Floats], ...]] = (
    plain,
    coloured,
    felt,
    wood,
    tray,
    bowl,
    ruled,
)


def litter(rng: np.random.Generator, scene: Floats, die_px: float) -> None:
    """Draw a few things that are not dice: coins, counters, dots, words, markers, blank cubes."""
    # OpenCV smooths edges in pictures of bytes only.
    table = np.ascontiguousarray(np.clip(scene, 0, 1) * 255).astype(np.uint8)
    kinds = (_coin, _dots, _word, _marker, _block, _lump)
    for _ in range(rng.poisson(2.0)):
        kinds[rng.integers(len(kinds))](rng, table, die_px)
    scene[:] = table / 255


def lit(rng: np.random.Generator, scene: Floats) -> Floats:
    """Apply uneven light to a whole picture."""
    height, width = scene.shape[:2]
    coarse = 1 + rng.uniform(0, 0.15) * rng.standard_normal((3, 3))
    light = cv2.resize(np.clip(coarse, 0.4, 1.5), (width, height), interpolation=cv2.INTER_CUBIC)
    return np.asarray(scene * light[..., None], dtype=float)


def _filled(size_wh: Wh, tone: Floats) -> Floats:
    return np.broadcast_to(np.clip(tone, 0, 1), (size_wh[1], size_wh[0], 3)).astype(float)


def _cloud(rng: np.random.Generator, size_wh: Wh, grain_px: float) -> Floats:
    small = (max(2, int(size_wh[1] / grain_px)), max(2, int(size_wh[0] / grain_px)))
    cloud = cv2.resize(rng.standard_normal(small), size_wh, interpolation=cv2.INTER_LINEAR)
    return np.asarray(cloud[..., None], dtype=float)


def _fill(scene: Floats, corner: tuple[float, float], side: float, tone: Floats) -> None:
    x, y = int(corner[0]), int(corner[1])
    colour = [float(c) for c in np.clip(tone, 0, 1)]
    cv2.rectangle(scene, (x, y), (int(x + side), int(y + side)), colour, -1)


def _paste(
    scene: Image, grey: npt.NDArray[np.uint8], corner: tuple[float, float], side: float
) -> None:
    x, y, n = int(corner[0]), int(corner[1]), max(4, int(side))
    height, width = scene.shape[:2]
    if x < 0 or y < 0 or x + n > width or y + n > height:
        return
    small = cv2.resize(grey, (n, n), interpolation=cv2.INTER_AREA) / 255
    window = scene[y : y + n, x : x + n]
    window[:] = window * (0.1 + 0.9 * small)[..., None]


def _somewhere(rng: np.random.Generator, scene: Image) -> tuple[int, int]:
    return int(rng.uniform(0, scene.shape[1])), int(rng.uniform(0, scene.shape[0]))


def _tone(rng: np.random.Generator) -> tuple[float, float, float]:
    blue, green, red = rng.uniform(0, 255, 3)
    return float(blue), float(green), float(red)


def _coin(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    at, radius = _somewhere(rng, scene), max(2, int(die_px * rng.uniform(0.25, 1.0)))
    cv2.circle(scene, at, radius, _tone(rng), -1, cv2.LINE_AA)
    cv2.circle(scene, at, int(radius * 0.8), _tone(rng), 1, cv2.LINE_AA)


def _dots(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    x, y = _somewhere(rng, scene)
    tone = _tone(rng)
    for _ in range(rng.integers(1, 12)):
        off = rng.normal(0, 1.2 * die_px, 2)
        spot = (int(x + off[0]), int(y + off[1]))
        cv2.circle(scene, spot, max(1, int(0.09 * die_px)), tone, -1, cv2.LINE_AA)


def _word(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    text = "".join(chr(c) for c in rng.integers(65, 91, rng.integers(1, 9)))
    size = die_px / 30 * rng.uniform(0.4, 1.4)
    cv2.putText(scene, text, _somewhere(rng, scene), 0, size, _tone(rng), 1, cv2.LINE_AA)


def _marker(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_50)
    drawn = cv2.aruco.generateImageMarker(family, int(rng.integers(50)), 36)
    marker = np.asarray(drawn, dtype=np.uint8)
    _paste(scene, marker, _somewhere(rng, scene), die_px * rng.uniform(0.8, 2.0))


def _block(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    side = die_px * rng.uniform(0.6, 1.6)
    box = cv2.boxPoints(
        (_somewhere(rng, scene), (side, side * rng.uniform(0.5, 1)), rng.uniform(0, 90))
    )
    cv2.fillConvexPoly(scene, box.astype(np.int32), _tone(rng), cv2.LINE_AA)


def _lump(rng: np.random.Generator, scene: Image, die_px: float) -> None:
    axes = (int(die_px * rng.uniform(0.3, 2.5)) + 1, int(die_px * rng.uniform(0.3, 2.5)) + 1)
    tone = np.array(_tone(rng))
    at, angle = _somewhere(rng, scene), rng.uniform(0, 180)
    for share in (1.0, 0.8, 0.55):
        inner = (max(1, int(axes[0] * share)), max(1, int(axes[1] * share)))
        brighter = [float(c) for c in np.clip(tone * (1.3 - 0.4 * share), 0, 255)]
        cv2.ellipse(scene, at, inner, angle, 0, 360, brighter, -1, cv2.LINE_AA)
