"""Outlines with arms: stars, waves, heads on tentacles, sprawlers, crosses, bodies with limbs.

Each function returns a canvas, 255 inside, and the number of arms drawn on it.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from tests.training.outline_canvas import (
    ANGLES,
    RADIUS_PX,
    Random,
    bent,
    disc,
    empty,
    fill,
    pixel,
    polar,
    rope,
)

STICKS_OUT: Final = 0.12
"""How much more lobes must stick out than the corners of a regular polygon (1 - cos(pi / n)), as a
share of their reach, to count as arms. Lobes between half of this and this are not drawn, as people
do not agree on them."""


def star(random: Random) -> tuple[Mask, int]:
    """Arms around a centre: pointed, blunt, leaf-like or bent; alike, or two alternating kinds."""
    arms = int(random.integers(3, 13))
    bend = random.uniform(-0.5, 0.5) if random.random() < 0.35 else 0.0
    body = random.uniform(0.18, 0.6)
    kind = int(random.integers(0, 4))
    filled = random.uniform(0.3, 0.8)
    turns = arms >= 4 and arms % 2 == 0 and random.random() < 0.3
    short = random.uniform(0.5, 1.0) if turns else 1.0
    canvas = disc(RADIUS_PX * body * random.uniform(0.85, 1.0))
    spikes = int(random.integers(3, 6)) if random.random() < 0.2 else 0
    cleft = random.uniform(0.15, 0.5) if random.random() < 0.3 else 0.0
    beside = random.uniform(-0.4, 0.4)
    for i in range(arms):
        reach = RADIUS_PX * (short if i % 2 else 1.0) * random.uniform(0.95, 1.05)
        reach = max(reach, RADIUS_PX * (body + 0.22))
        root = max(6.0, filled * RADIUS_PX * body * np.sin(np.pi / arms))
        blade = _blade(kind, reach, root, RADIUS_PX * body, random)
        if kind >= 2:
            widest = 0.55 * reach * np.tan(np.pi / arms)
            blade[:, 1] *= min(1.0, 0.9 * widest / max(float(blade[:, 1].max()), 1.0))
        points = _mirrored(_spiked(blade, spikes) if spikes else blade)
        angle = 2 * np.pi * i / arms + random.normal(0, 0.02)
        fill(canvas, bent(points, angle, bend))
        half = max(2.5, cleft * root / 2)
        if cleft and root > 4 * half:
            near, far = random.uniform(0.3, 0.5) * reach, 1.2 * reach
            low, high = beside * root - half, beside * root + half
            slit = np.array([[near, low], [far, low], [far, high], [near, high]])
            fill(canvas, bent(slit, angle, bend), 0)
    return canvas, arms


def _blade(kind: int, reach: float, root: float, body: float, random: Random) -> Floats:
    """Profile (n, 2) of one side of an arm: distance from the centre, and half the width there."""
    along = np.linspace(0, 1, 24)
    if kind == 0:
        half = root * 1.15 * (1 - along) + 1.5
    elif kind == 1:
        half = root * (0.75 + random.uniform(-0.25, 0.6) * along)
    elif kind == 2:
        wide, shift = random.uniform(1.0, 2.2), random.uniform(0.6, 1.4)
        half = 3 + root * wide * np.sin(np.pi * along**shift)
    else:
        half = 3 + root * (0.5 + random.uniform(0.4, 1.4) * along**1.5) * np.sqrt(1.001 - along**6)
    far = 0.35 * body + along * (reach - 0.35 * body)
    blade = np.column_stack([far, np.maximum(half, 2.0)])
    # A blunt arm's end is notched, or bulges.
    end = [reach + random.uniform(-0.9, 0.4) * half[-1], 0.0]
    return np.vstack([blade, end]) if kind == 1 else blade


def _spiked(blade: Floats, spikes: int) -> Floats:
    out = [blade[0]]
    for share in np.linspace(0.3, 0.85, spikes):
        far = np.interp(share, np.linspace(0, 1, len(blade)), blade[:, 0])
        half = np.interp(share, np.linspace(0, 1, len(blade)), blade[:, 1])
        length = 0.13 * RADIUS_PX * (1.15 - share)
        out += [[far - 6, half], [far + 0.7 * length, half + length], [far + 5, half]]
    return np.array([*out, blade[-1]])


def lobes(random: Random) -> tuple[Mask, int]:
    """A closed wave around a disc: deep lobes are arms, shallow ones are not."""
    while True:
        arms = int(random.integers(3, 12))
        depth = random.uniform(0.02, 0.6)
        corner = 1 - np.cos(np.pi / arms)
        more = depth - corner
        # Some people count a trefoil's lobes as arms, although they stick out no more than the
        # corners of a triangle.
        if more < (0.5 * STICKS_OUT if arms > 3 else -STICKS_OUT) or more > STICKS_OUT:
            break
    angle = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)
    wave = np.abs(np.cos(arms * angle / 2)) ** random.uniform(0.7, 2.5)
    radius = RADIUS_PX * (1 - depth + depth * wave)
    radius *= 1 + random.uniform(0, 0.04) * np.cos(angle + random.uniform(0, 6))
    return polar(radius), arms if more > STICKS_OUT else 0


def tentacles(random: Random) -> tuple[Mask, int]:
    """A wide or tall head with arms side by side below it: straight, curled or cut short."""
    arms = int(random.integers(4, 11))
    wide, high = RADIUS_PX * random.uniform(0.3, 0.75), RADIUS_PX * random.uniform(0.3, 0.65)
    canvas = empty()
    head = np.array([0.0, -0.3 * RADIUS_PX])
    cv2.ellipse(canvas, pixel(head), (int(wide), int(high)), 0, 0, 360, 255, -1)
    half = random.uniform(0.6, 1.0)
    places = np.linspace(-half, half, arms) + random.normal(0, 0.1 / arms, arms)
    room = 2 * half * wide / (arms - 1)
    thick = min(room * random.uniform(0.4, 0.68), 40)
    length = max(RADIUS_PX * random.uniform(0.1, 0.95) ** 1.3, 1.7 * thick)
    wave = random.uniform(0, 0.7) * room if random.random() < 0.6 else 0.0
    phase, fan = random.uniform(0, 6), random.uniform(0.0, 0.9)
    along = np.linspace(-0.05, 1, 16)[:, None]
    for place in np.clip(places, -1, 1):
        root = head + np.array([wide * place, high * np.sqrt(max(1 - place**2, 0.0)) - 6])
        way = np.array([fan * place, 1.0])
        # First outwards, then hanging down.
        hang = fan * place * room * np.sin(2.5 * np.clip(along, 0, 1)) * np.array([1.0, 0.0])
        side = wave * np.sin(3.2 * along + phase) * np.array([1.0, 0.0])
        own = length * random.uniform(0.85, 1.15) / np.linalg.norm(way)
        rope(canvas, root + own * along * way + side + hang, thick)
    return canvas, arms


def sprawler(random: Random) -> tuple[Mask, int]:
    """A head, mostly longer than wide, on thick arms that spread from all around its lower part."""
    arms = int(random.integers(4, 11))
    wide, high = RADIUS_PX * random.uniform(0.22, 0.5), RADIUS_PX * random.uniform(0.25, 0.55)
    canvas = empty()
    head = np.array([0.0, -0.35 * RADIUS_PX])
    cv2.ellipse(canvas, pixel(head), (int(wide), int(high)), 0, 0, 360, 255, -1)
    most = random.uniform(0.8, 1.7)
    angles = np.linspace(-most, most, arms) + random.normal(0, 0.12 / arms, arms)
    apart = 2 * most * min(wide, high) / (arms - 1)
    thick = float(np.clip(apart * random.uniform(0.5, 0.85), 7, 34))
    length = max(RADIUS_PX * random.uniform(0.15, 0.95), 2.5 * thick)
    hang, wave = random.uniform(0.0, 0.45), random.uniform(0.0, 0.35)
    along = np.linspace(0, 1, 18)[:, None]
    down = np.array([0.0, 1.0])
    for angle in angles:
        out = np.array([np.sin(angle), np.cos(angle)])
        root = head + 0.85 * out * [wide, high]
        bend = (
            hang * along**1.5 * (down - out) + wave * apart / length * np.sin(5 * along) * out[::-1]
        )
        own = length * random.uniform(0.8, 1.1)
        rope(canvas, root + own * (along * out + bend), thick)
    return canvas, arms


def cross(random: Random) -> tuple[Mask, int]:
    """A few broad arms with blunt, flared or notched ends, which may be bent or cleft."""
    arms = int(random.integers(3, 7))
    root = RADIUS_PX * random.uniform(0.12, 0.42) * np.sin(np.pi / arms)
    flare, hollow = random.uniform(0.7, 2.0), random.uniform(-0.25, 0.6)
    bend = random.uniform(-0.5, 0.5) if random.random() < 0.4 else 0.0
    cleft = random.uniform(0.15, 0.3) if random.random() < 0.5 else 0.0
    beside = random.uniform(-0.45, 0.45)
    canvas = disc(root * random.uniform(0.6, 1.3))
    end = min(root * flare, 0.7 * RADIUS_PX * np.tan(np.pi / arms))
    for i in range(arms):
        angle = 2 * np.pi * i / arms + random.normal(0, 0.03)
        reach = RADIUS_PX * random.uniform(0.92, 1.05)
        along = np.linspace(0, 1, 20)
        half = root + (end - root) * along ** random.uniform(0.8, 2.0)
        blade = np.vstack([np.column_stack([along * reach, half]), [reach - hollow * end, 0.0]])
        fill(canvas, bent(_mirrored(blade), angle, bend))
        if cleft:
            near, far = random.uniform(0.25, 0.5) * reach, 1.3 * reach
            low, high = (beside - cleft) * root, (beside + cleft) * root
            slit = np.array([[near, low], [far, low], [far, high], [near, high]])
            fill(canvas, bent(slit, angle, bend), 0)
    return canvas, arms


def creature(random: Random) -> tuple[Mask, int]:
    """A body with thin limbs at random places around it, each of another length and bend."""
    arms = int(random.integers(2, 9))
    wide, high = RADIUS_PX * random.uniform(0.25, 0.5), RADIUS_PX * random.uniform(0.25, 0.4)
    canvas = empty()
    cv2.ellipse(canvas, pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
    gaps = random.uniform(0.7, 1.5, arms)
    angles = 2 * np.pi * np.cumsum(gaps) / gaps.sum() + random.uniform(0, 6)
    least = min(2 * np.pi * gaps.min() / gaps.sum(), 1.2)
    for angle in angles:
        way = np.array([np.cos(angle), np.sin(angle)])
        root = 0.7 * way * [wide, high]
        length = RADIUS_PX * random.uniform(0.45, 0.85)
        thick = min(high * least * random.uniform(0.4, 0.75), 0.5 * high)
        along = np.linspace(0, 1, 14)[:, None]
        side = random.uniform(-0.25, 0.25) * min(least, 0.8) * length * along**2
        points = root + length * along * way + side * np.array([-way[1], way[0]])
        rope(canvas, points, max(thick, 7))
    return canvas, arms


def _mirrored(blade: Floats) -> Floats:
    return np.concatenate([blade, (blade * [1, -1])[::-1]])
