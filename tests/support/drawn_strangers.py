"""Flat and round things that may be mistaken for dice: dominoes, buttons, fruit, print, cards.

Each is painted into a picture, (h, w, 3) uint8 BGR, in place; dice may be laid over them.
"""

from collections.abc import Callable, Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_die import PIPS

Tone = tuple[float, float, float]
FINE_BITS: Final = 4
"""Binary places of the corners that are drawn."""

WORDS: Final = 5
"""Lines of print in one block, at most."""


def scatter(
    rng: np.random.Generator, bgr: Image, size_px: tuple[float, float], others: Sequence[Image]
) -> None:
    """Paint up to a dozen such things into a picture, all of one or two kinds.

    Args:
        rng: Chance; the same state paints the same.
        bgr: The picture.
        size_px: How wide they are, from and to.
        others: Pictures of which cut-outs may lie there as cards.
    """
    kinds = [KINDS[rng.integers(len(KINDS))] for _ in range(2)]
    size = float(np.exp(rng.uniform(*np.log(size_px))))
    for _ in range(int(rng.integers(1, 13))):
        if others and rng.random() < CARDS:
            _card(rng, bgr, size * rng.uniform(0.6, 2.5), others[int(rng.integers(len(others)))])
        else:
            kinds[rng.integers(2)](rng, bgr, size * rng.uniform(0.8, 1.25))


CARDS: Final = 0.2
"""Share of the things that are cut-outs of other pictures."""


def _tone(rng: np.random.Generator) -> Tone:
    hsv = np.array([[[rng.uniform(0, 360), rng.uniform(0, 1), rng.uniform(0.05, 1)]]], np.float32)
    blue, green, red = (255 * cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)[0, 0]).tolist()
    return float(blue), float(green), float(red)


def _darker(tone: Tone, share: float) -> Tone:
    blue, green, red = tone
    return share * blue, share * green, share * red


def _spot(rng: np.random.Generator, bgr: Image) -> tuple[float, float]:
    return float(rng.uniform(0, bgr.shape[1])), float(rng.uniform(0, bgr.shape[0]))


def _disc(bgr: Image, at: tuple[float, float], radius: float, tone: Tone, thick: int = -1) -> None:
    middle = (round(at[0] * 2**FINE_BITS), round(at[1] * 2**FINE_BITS))
    far = max(1, round(radius * 2**FINE_BITS))
    cv2.circle(bgr, middle, far, tone, thick, cv2.LINE_AA, FINE_BITS)


def _shade(bgr: Image, at: tuple[float, float], radius: float, strength: float) -> None:
    """A soft shadow around a place."""
    reach = int(2 * radius) + 2
    x0, y0 = max(0, int(at[0]) - reach), max(0, int(at[1]) - reach)
    part = bgr[y0 : int(at[1]) + reach, x0 : int(at[0]) + reach]
    if part.size == 0:
        return
    ys, xs = np.mgrid[: part.shape[0], : part.shape[1]]
    far = np.hypot(xs + x0 - at[0], ys + y0 - at[1]) / radius
    left = 1 - strength * np.clip(1.4 - far, 0, 0.6) / 0.6
    part[:] = (part * left[..., None]).astype(np.uint8)


def _domino(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """Two squares with up to six pips each, and the line between them."""
    half = size / 2
    turn = rng.uniform(0, 2 * np.pi)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    at = np.array(_spot(rng, bgr))
    face, pips = _tone(rng), _tone(rng)
    _shade(bgr, (float(at[0]) + 0.1 * size, float(at[1]) + 0.1 * size), 0.9 * size, 0.5)
    corners = [at + a * size * along + b * half * across for a, b in _CORNERS]
    outline = np.round(np.array(corners) * 2**FINE_BITS).astype(np.int32)
    cv2.fillConvexPoly(bgr, outline, face, cv2.LINE_AA, FINE_BITS)
    ends = np.round([at - 0.85 * half * across, at + 0.85 * half * across]).astype(int).tolist()
    cv2.line(bgr, ends[0], ends[1], _darker(face, 0.6), max(1, int(size / 16)), cv2.LINE_AA)
    for side in (-1, 1):
        places = [(), *PIPS][rng.integers(7)]
        for a, b in places:
            pip = at + side * half * along + 0.27 * size * (a * along + b * across)
            _disc(bgr, (float(pip[0]), float(pip[1])), 0.09 * size, pips)


_CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _button(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """A disc with a rim and two or four holes."""
    at, tone, radius = _spot(rng, bgr), _tone(rng), size / 2
    _shade(bgr, (at[0] + 0.1 * size, at[1] + 0.1 * size), radius, 0.5)
    _disc(bgr, at, radius, _darker(tone, 0.75))
    _disc(bgr, at, 0.95 * radius, tone)
    _disc(bgr, at, rng.uniform(0.6, 0.8) * radius, _darker(tone, rng.uniform(0.8, 0.95)))
    turn, holes = rng.uniform(0, np.pi), int(rng.choice((2, 4)))
    for n in range(holes):
        way = turn + 2 * np.pi * n / holes
        hole = (at[0] + 0.25 * radius * np.cos(way), at[1] + 0.25 * radius * np.sin(way))
        _disc(bgr, hole, 0.13 * radius, _darker(tone, 0.3))


def _coin(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """A disc of metal with a rim, a number or a head, and notches."""
    metals = ((60, 110, 160), (150, 155, 160), (90, 160, 190), (40, 70, 110))
    tone = _scaled(metals[rng.integers(len(metals))], rng.uniform(0.6, 1.3))
    at, radius = _spot(rng, bgr), size / 2
    _shade(bgr, (at[0] + 0.06 * size, at[1] + 0.06 * size), radius, 0.4)
    _disc(bgr, at, radius, tone)
    if rng.random() < 0.4:
        _disc(bgr, at, 0.68 * radius, _scaled(metals[rng.integers(len(metals))], 1.0))
    line = max(1, int(size / 25))
    _disc(bgr, at, 0.88 * radius, _scaled(tone, 0.75), line)
    for _ in range(int(rng.integers(0, 13))):
        way = rng.uniform(0, 2 * np.pi)
        mark = (at[0] + 0.75 * radius * np.cos(way), at[1] + 0.75 * radius * np.sin(way))
        _disc(bgr, mark, 0.06 * radius, _scaled(tone, 0.7))
    text = str(rng.choice((1, 2, 5, 10, 20, 50)))
    place = (int(at[0] - 0.35 * radius), int(at[1] + 0.35 * radius))
    cv2.putText(bgr, text, place, 0, size / 45, _scaled(tone, 0.6), line, cv2.LINE_AA)


def _scaled(tone: Sequence[float], by: float) -> Tone:
    blue, green, red = (min(255.0, by * value) for value in tone)
    return blue, green, red


def _fruit(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """A berry or a fruit: a shaded ball, often with seeds, speckles or a stalk."""
    at, tone, radius = _spot(rng, bgr), np.array(_tone(rng)), size / 2
    _shade(bgr, (at[0] + 0.15 * size, at[1] + 0.15 * size), radius, 0.5)
    lamp = rng.uniform(-0.4, 0.4, 2) * radius
    for share in np.linspace(1.0, 0.15, 9):
        place = (at[0] + (1 - share) * lamp[0], at[1] + (1 - share) * lamp[1])
        shown = np.clip(tone * (1.15 - 0.65 * share), 0, 255).tolist()
        _disc(bgr, place, share * radius, (shown[0], shown[1], shown[2]))
    speckle = _tone(rng)
    many = (0, int(rng.integers(1, 5)), int(rng.integers(8, 30)))
    for _ in range(many[rng.integers(3)]):
        far, way = radius * np.sqrt(rng.uniform(0, 0.7)), rng.uniform(0, 2 * np.pi)
        seed = (at[0] + far * np.cos(way), at[1] + far * np.sin(way))
        _disc(bgr, seed, radius * rng.uniform(0.04, 0.1), speckle)


def _checks(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """A board, a cloth or a tiling of fields in two colours, at any turn."""
    side = int(size * rng.uniform(3, 9))
    fields = int(rng.integers(2, 9))
    tones = [np.array(_tone(rng)), np.array(_tone(rng))]
    ys, xs = np.mgrid[:side, :side] * fields // side
    pattern = (xs + ys) % 2 if rng.random() < 0.6 else ((xs % 2) + (ys % 2)) // 2
    drawn = np.where(pattern[..., None] > 0, tones[0], tones[1])
    _laid(rng, bgr, drawn.astype(np.uint8))


def _spots(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """Spotted cloth or paper: dots in rows, or anywhere."""
    side = int(size * rng.uniform(2, 6))
    drawn = np.empty((side, side, 3), np.uint8)
    drawn[:] = np.array(_tone(rng)).astype(np.uint8)
    tone, step, wide = _tone(rng), size * rng.uniform(0.25, 0.6), rng.uniform(0.15, 0.35)
    for row in np.arange(step / 2, side, step):
        for column in np.arange(step / 2, side, step):
            stray = rng.normal(0, 0.15, 2) * step if rng.random() < 0.3 else np.zeros(2)
            _disc(drawn, (column + stray[0], row + stray[1]), wide * step, tone)
    _laid(rng, bgr, drawn)


def _print(rng: np.random.Generator, bgr: Image, size: float) -> None:
    """A block of printed lines."""
    side = int(size * rng.uniform(2, 6))
    drawn = np.empty((side, side, 3), np.uint8)
    paper = rng.uniform(150, 255) if rng.random() < 0.7 else rng.uniform(0, 255)
    drawn[:] = np.clip(paper + rng.normal(0, 8, 3), 0, 255).astype(np.uint8)
    ink, line = _tone(rng), side / rng.integers(2, WORDS + 1)
    for at in np.arange(line, side + 1, line):
        text = "".join(chr(c) for c in rng.integers(33, 123, 12))
        place = (int(rng.uniform(0, 0.2) * side), int(at - 0.25 * line))
        cv2.putText(drawn, text, place, 0, line / 40, ink, max(1, int(line / 14)), cv2.LINE_AA)
    _laid(rng, bgr, drawn)


def _card(rng: np.random.Generator, bgr: Image, size: float, other: Image) -> None:
    """A square part of another picture, shrunk and turned."""
    side = int(rng.uniform(0.15, 0.8) * min(other.shape[:2]))
    top, left = (int(rng.integers(0, end - side + 1)) for end in other.shape[:2])
    part = other[top : top + side, left : left + side]
    wide = max(6, int(size))
    small = cv2.resize(part, (wide, wide), interpolation=cv2.INTER_AREA)
    _laid(rng, bgr, np.asarray(small, np.uint8))


def _laid(rng: np.random.Generator, bgr: Image, drawn: Image) -> None:
    """Lay a square picture somewhere, turned, with a shadow or without."""
    at, half = _spot(rng, bgr), drawn.shape[0] / 2
    if rng.random() < 0.5:
        _shade(bgr, (at[0] + 0.1 * half, at[1] + 0.1 * half), half, rng.uniform(0.1, 0.5))
    onto = np.array(cv2.getRotationMatrix2D((half, half), rng.uniform(0, 360), 1.0))
    onto[:, 2] += np.array(at) - half
    size_wh = (bgr.shape[1], bgr.shape[0])
    shown = cv2.warpAffine(drawn, onto, size_wh)
    cover = cv2.warpAffine(np.full(drawn.shape[:2], 255, np.uint8), onto, size_wh) / 255
    bgr[:] = (bgr * (1 - cover[..., None]) + shown * cover[..., None]).astype(np.uint8)


KINDS: Final[tuple[Callable[[np.random.Generator, Image, float], None], ...]] = (
    _domino,
    _button,
    _coin,
    _fruit,
    _checks,
    _spots,
    _print,
)
