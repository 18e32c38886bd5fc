"""Kinds of outlines for evaluation only: crosses, gears, letters, hands, leaves and animals.

Each function returns a canvas, 255 inside, and the number of arms by the way it was drawn. Shapes
on whose arms people would not agree are not drawn.
"""

from collections.abc import Callable, Iterator
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from tests.training.arm_outlines import changed
from tests.training.outline_canvas import (
    ANGLES,
    RADIUS_PX,
    Random,
    disc,
    empty,
    fill,
    pixel,
    polar,
    rope,
    stroke,
)

JUDGED: Final = 777
"""Seed of the outlines that are drawn for evaluation."""

LETTERS: Final[dict[str, tuple[float, ...]]] = {
    "T": (0.0, 90.0, 180.0),
    "Y": (90.0, 215.0, 325.0),
    "X": (50.0, 130.0, 230.0, 310.0),
    "asterisk": (30.0, 90.0, 150.0, 210.0, 270.0, 330.0),
}
"""Directions in degrees of each letter's strokes from the point where they meet."""

FINGERS: Final = ((-62.0, 0.62), (-24.0, 0.92), (-6.0, 1.0), (11.0, 0.95), (29.0, 0.78))
"""For each finger, thumb first: degrees from the hand's axis, and length relative to the
longest."""


SPIKE_FROM: Final = 0.15
"""Length, relative to the disc's radius, up to which spikes are a rough edge; people do not agree
on those between this and `SPIKE_TO`."""

SPIKE_TO: Final = 0.6
"""Length, relative to the disc's radius, from which on spikes are arms."""

TOOTH_FROM: Final = 0.08
"""Depth, relative to the gear's radius, up to which teeth are a rough edge; people do not agree on
those between this and `TOOTH_TO`."""

TOOTH_TO: Final = 0.3
"""Depth, relative to the gear's radius, from which on teeth are arms."""


def letter(random: Random) -> tuple[Mask, int]:
    """A letter of strokes of one width that meet at one point; each stroke is an arm."""
    name = str(random.choice(list(LETTERS)))
    thick = RADIUS_PX * random.uniform(0.12, 0.32)
    canvas = empty()
    for angle in np.radians(LETTERS[name]):
        rope(canvas, np.array([[0.0, 0.0], RADIUS_PX * _way(angle)]), thick)
    return canvas, len(LETTERS[name])


def round_letter(random: Random) -> tuple[Mask, int]:
    """An O or D with its hole filled: no arms."""
    canvas = empty()
    wide, high = RADIUS_PX * random.uniform(0.55, 0.9), RADIUS_PX
    cv2.ellipse(canvas, pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
    if random.random() < 0.5:
        stroke(canvas, np.array([-wide, 0.0]), np.zeros(2), 2 * high, 2 * high)
    return canvas, 0


def hand(random: Random) -> tuple[Mask, int]:
    """A palm cut off at the wrist, four fingers and a thumb, spread."""
    canvas = empty()
    palm = RADIUS_PX * random.uniform(0.4, 0.48)
    axes = (int(0.92 * palm), int(palm))
    cv2.ellipse(canvas, pixel(np.zeros(2)), axes, 0, 0, 360, 255, -1)
    spread, longest = random.uniform(1.0, 1.35), palm * random.uniform(0.95, 1.25)
    side = float(random.choice([-1.0, 1.0]))
    for degrees, length in FINGERS:
        way = _way(np.radians(90 + side * spread * degrees))
        tip = way * (0.95 * palm + length * longest)
        rope(canvas, np.array([0.4 * palm * way, tip]), palm * random.uniform(0.3, 0.36))
    return canvas, len(FINGERS)


def leaf(random: Random) -> tuple[Mask, int]:
    """An oval that ends in a point, on a short stem: no arms."""
    along = np.linspace(0, 1, 60)
    half = RADIUS_PX * random.uniform(0.3, 0.6) * np.sin(np.pi * along ** random.uniform(0.7, 1.1))
    rise = RADIUS_PX * (2 * along - 1)
    canvas = empty()
    fill(canvas, np.concatenate([np.c_[half, rise], np.c_[-half, rise][::-1]]))
    stem = np.array([[0.0, 0.95 * RADIUS_PX], [0.0, 1.15 * RADIUS_PX]])
    rope(canvas, stem, 0.05 * RADIUS_PX)
    return canvas, 0


def maple(random: Random) -> tuple[Mask, int]:
    """A leaf with five or seven pointed lobes around its stem's end, the lowest ones shorter."""
    lobes = int(random.choice([5, 7]))
    canvas = disc(RADIUS_PX * random.uniform(0.25, 0.33))
    open_at = random.uniform(0.35, 0.5)
    for k in range(lobes):
        share = k / (lobes - 1) * 2 - 1
        angle = np.pi / 2 + share * np.pi * (1 - open_at / 2)
        reach = RADIUS_PX * (1 - random.uniform(0.15, 0.3) * abs(share))
        tip, side = reach * _way(angle), _way(angle + np.pi / 2)
        wide = 0.4 * reach * np.sin(np.pi * (2 - open_at) / 2 / (lobes - 1))
        waist = 0.6 * tip
        fill(canvas, np.array([0.1 * tip + wide * side, waist + wide * side, tip,
                               waist - wide * side, 0.1 * tip - wide * side]))  # fmt: skip
    return canvas, lobes


def lizard(random: Random) -> tuple[Mask, int]:
    """A lizard from above: a long body with four legs, a head on a neck and a tail: six arms."""
    wide, high = RADIUS_PX * random.uniform(0.22, 0.32), RADIUS_PX * random.uniform(0.42, 0.55)
    canvas = empty()
    cv2.ellipse(canvas, pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
    thick = RADIUS_PX * random.uniform(0.1, 0.16)
    for side in (-1.0, 1.0):
        for end in (-1.0, 1.0):
            root = np.array([side * 0.6 * wide, end * 0.55 * high])
            knee = root + RADIUS_PX * np.array([side * random.uniform(0.28, 0.4), end * 0.05])
            foot = knee + RADIUS_PX * np.array([side * 0.1, end * random.uniform(0.12, 0.3)])
            rope(canvas, np.array([root, knee, foot]), thick)
    neck = np.array([[0.0, -0.8 * high], [0.0, -1.25 * high]])
    rope(canvas, neck, 1.1 * thick)
    cv2.circle(
        canvas, pixel(np.array([0.0, -1.35 * high])), int(random.uniform(0.9, 1.2) * thick), 255, -1
    )
    bend = random.uniform(-0.35, 0.35) * RADIUS_PX
    tail = np.array([[0.0, 0.8 * high], [0.4 * bend, 1.3 * high], [bend, 1.8 * high]])
    rope(canvas, tail, 0.9 * thick)
    return canvas, 6


def spider(random: Random) -> tuple[Mask, int]:
    """A round body on eight legs, each bent once."""
    body = RADIUS_PX * random.uniform(0.22, 0.32)
    canvas = disc(body)
    thick = RADIUS_PX * random.uniform(0.05, 0.09)
    for side in (-1.0, 1.0):
        for degrees in (-57.0, -20.0, 20.0, 57.0):
            angle = np.radians(degrees + random.uniform(-5, 5))
            way = np.array([side * np.cos(angle), np.sin(angle)])
            knee = RADIUS_PX * 0.62 * way
            foot = RADIUS_PX * np.array([1.0, 1.25]) * way
            rope(canvas, np.array([0.5 * body * way, knee, foot]), thick)
    return canvas, 8


def plain_cross(random: Random) -> tuple[Mask, int]:
    """Straight bars from one point: a Greek or Latin cross, a Y or an asterisk."""
    arms = int(random.choice([3, 4, 4, 4, 4, 5, 6, 8]))
    half = RADIUS_PX * random.uniform(0.06, 0.6) * min(np.tan(np.pi / arms), 0.5)
    reaches = np.full(arms, RADIUS_PX)
    if random.random() < 0.5:
        reaches[: arms - 1] *= random.uniform(0.7, 1.0)
    canvas = empty()
    for angle, reach in zip(2 * np.pi * np.arange(arms) / arms, reaches, strict=True):
        tip = reach * np.array([np.cos(angle), np.sin(angle)])
        stroke(canvas, -0.01 * tip, tip, 2 * half, 2 * half)
    return canvas, arms


def spiked(random: Random) -> tuple[Mask, int]:
    """A disc with a few thin spikes: long ones are arms, short ones are not."""
    arms = int(random.integers(3, 9))
    are_arms = random.random() < 0.5
    long = random.uniform(SPIKE_TO, 0.9) if are_arms else random.uniform(0.03, SPIKE_FROM)
    body = RADIUS_PX * random.uniform(0.8, 1.1) / (1 + long)
    canvas = disc(body)
    angles = 2 * np.pi * np.arange(arms) / arms + random.normal(0, 0.25 / arms, arms)
    thick, thin = body * random.uniform(0.06, 0.25), body * random.uniform(0.01, 0.12)
    for angle in angles:
        way = np.array([np.cos(angle), np.sin(angle)])
        stroke(canvas, 0.8 * body * way, body * (1 + long) * way, thick, min(thin, thick))
    return canvas, arms if are_arms else 0


def gear(random: Random) -> tuple[Mask, int]:
    """A disc with teeth all around, about as wide as their gaps: deep ones are arms."""
    arms = int(random.integers(5, 13))
    are_arms = random.random() < 0.5
    depth = random.uniform(TOOTH_TO, 0.55) if are_arms else random.uniform(0.02, TOOTH_FROM)
    angle = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)
    share, slope = random.uniform(0.35, 0.65), random.uniform(4, 40)
    rise = 1 / (1 + np.exp(-slope * (np.cos(arms * angle) + np.cos(np.pi * (1 - share)))))
    return polar(RADIUS_PX * (1 - depth + depth * rise)), arms if are_arms else 0


UNSEEN: Final[dict[str, Callable[[Random], tuple[Mask, int]]]] = {
    "plain crosses": plain_cross,
    "spiked discs": spiked,
    "gears": gear,
    "letters": letter,
    "round letters": round_letter,
    "hands": hand,
    "leaves": leaf,
    "maple leaves": maple,
    "lizards": lizard,
    "spiders": spider,
}


def _way(angle: float) -> Floats:
    return np.array([np.cos(angle), -np.sin(angle)])


def unseen_outlines(each: int) -> Iterator[tuple[str, Mask, int]]:
    """Kind, mask and number of arms of `each` outlines of every kind.

    Every other one is rotated and squeezed.
    """
    for number, (kind, make) in enumerate(UNSEEN.items()):
        for index in range(each):
            random = np.random.default_rng([JUDGED, number, index])
            mask, arms = make(random)
            yield kind, changed(mask, random) if index % 2 else mask, arms
