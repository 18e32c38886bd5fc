"""Outlines of our own making, whose number of arms is known: for learning to count arms.

Stars, petals, wheels and crosses; heads on tentacles; bodies with limbs; and what has no arms
though it has corners, clefts, a leaf or a rough edge: polygons, discs, half discs, hearts, fruit.
One or two short things on a body (a stem, a leaf, a nose) are no arms. Edges are cut, torn, made
rough; everything is turned, squeezed and mirrored.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

Mask = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Random = np.random.Generator
Maker = Callable[[Random], tuple[Mask, int]]

CANVAS_PX: Final = 520
RADIUS_PX: Final = 190.0
SIZES_PX: Final = (110.0, 480.0)
ANGLES: Final = 1440

LEAST_KEPT: Final = 0.93

STICKS_OUT: Final = 0.12
"""Lobes are arms where they stick out by this share of their reach more than the corners of a
regular polygon do (1 - cos(pi / n)); between half of it and that nothing is made, for people do
not agree there."""


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """A mask (h, w), 255 inside, and its number of arms."""

    mask: Mask
    arms: int


def random_outline(random: Random, *, hard: bool = False) -> Outline:
    """An outline of a random kind; the same generator state gives the same outline.

    Args:
        random: The luck.
        hard: Only of those kinds that are easily taken for something else.
    """
    if hard:
        make = HARD[int(random.integers(len(HARD)))]
    else:
        make = MAKERS[int(random.choice(len(MAKERS), p=SHARES))]
    mask, arms = make(random)
    if random.random() < (0.15 if hard else 0.35):
        mask = _roughened(mask, random)
    return Outline(changed(mask, random), arms)


def changed(mask: Mask, random: Random) -> Mask:
    """Turned, squeezed a little, mirrored, brought to another size."""
    turn = random.uniform(0, 2 * np.pi)
    c, s = np.cos(turn), np.sin(turn)
    squeeze = np.diag([random.uniform(0.8, 1.0), random.choice([-1.0, 1.0])])
    linear = np.array([[c, -s], [s, c]]) @ squeeze @ np.array([[c, s], [-s, c]])
    other = random.uniform(0, 2 * np.pi)
    c, s = np.cos(other), np.sin(other)
    rows, columns = np.nonzero(mask)
    span = float(max(np.ptp(rows), np.ptp(columns))) + 1
    size = float(np.exp(random.uniform(*np.log(SIZES_PX))))
    linear = size / span * (np.array([[c, -s], [s, c]]) @ linear)
    edge = int(1.5 * size) + 8
    middle = np.array([(columns.min() + columns.max()) / 2, (rows.min() + rows.max()) / 2])
    shift = edge / 2 - linear @ middle
    # Blurred before it is made smaller, so that thin parts do not fall between the pixels.
    blurred = cv2.GaussianBlur(mask, (0, 0), max(0.5, 0.45 * span / size))
    warped = cv2.warpAffine(blurred, np.column_stack([linear, shift]), (edge, edge))
    return ((warped > 127) * 255).astype(np.uint8)


def _star(random: Random) -> tuple[Mask, int]:
    """Arms around a middle: pointed, blunt, leaf-like, bent; all alike, or two kinds in turn."""
    arms = int(random.integers(3, 13))
    bend = random.uniform(-0.5, 0.5) if random.random() < 0.35 else 0.0
    body = random.uniform(0.18, 0.6)
    kind = int(random.integers(0, 4))
    fill = random.uniform(0.3, 0.8)
    turns = arms >= 4 and arms % 2 == 0 and random.random() < 0.3
    short = random.uniform(0.5, 1.0) if turns else 1.0
    canvas = _disc(RADIUS_PX * body * random.uniform(0.85, 1.0))
    spikes = int(random.integers(3, 6)) if random.random() < 0.2 else 0
    cleft = random.uniform(0.15, 0.5) if random.random() < 0.3 else 0.0
    beside = random.uniform(-0.4, 0.4)
    for i in range(arms):
        reach = RADIUS_PX * (short if i % 2 else 1.0) * random.uniform(0.95, 1.05)
        reach = max(reach, RADIUS_PX * (body + 0.22))
        root = max(6.0, fill * RADIUS_PX * body * np.sin(np.pi / arms))
        blade = _blade(kind, reach, root, RADIUS_PX * body, random)
        if kind >= 2:
            widest = 0.55 * reach * np.tan(np.pi / arms)
            blade[:, 1] *= min(1.0, 0.9 * widest / max(float(blade[:, 1].max()), 1.0))
        points = _mirrored(_spiked(blade, spikes) if spikes else blade)
        angle = 2 * np.pi * i / arms + random.normal(0, 0.02)
        _fill(canvas, _bent(points, angle, bend))
        half = max(2.5, cleft * root / 2)
        if cleft and root > 4 * half:
            near, far = random.uniform(0.3, 0.5) * reach, 1.2 * reach
            low, high = beside * root - half, beside * root + half
            slit = np.array([[near, low], [far, low], [far, high], [near, high]])
            _fill(canvas, _bent(slit, angle, bend), 0)
    return canvas, arms


def _blade(kind: int, reach: float, root: float, body: float, random: Random) -> Floats:
    """One side of an arm: (n, 2) of distance from the middle and half width."""
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
    # A blunt arm's end is hollow, like a swallow's tail, or bulges.
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


def _lobes(random: Random) -> tuple[Mask, int]:
    """A closed wave around a disc: shallow, these are no arms, deep they are."""
    while True:
        arms = int(random.integers(3, 12))
        depth = random.uniform(0.02, 0.6)
        corner = 1 - np.cos(np.pi / arms)
        more = depth - corner
        # A trefoil's lobes are arms to some, though they stick out no more than a triangle's.
        if more < (0.5 * STICKS_OUT if arms > 3 else -STICKS_OUT) or more > STICKS_OUT:
            break
    angle = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)
    wave = np.abs(np.cos(arms * angle / 2)) ** random.uniform(0.7, 2.5)
    radius = RADIUS_PX * (1 - depth + depth * wave)
    radius *= 1 + random.uniform(0, 0.04) * np.cos(angle + random.uniform(0, 6))
    return _polar(radius), arms if more > STICKS_OUT else 0


def _polygon(random: Random) -> tuple[Mask, int]:
    """Corners, sides straight, hollow or bulging, with cracks, a bump, a longer corner."""
    corners = int(random.integers(3, 8))
    angles = 2 * np.pi * np.arange(corners) / corners + random.normal(0, 0.12, corners)
    reach = RADIUS_PX * random.uniform(0.85, 1.0, corners)
    tips = reach[:, None] * np.column_stack([np.cos(angles), np.sin(angles)])
    hollow = 0.1 if corners > 3 else 0.06
    sag = random.uniform(-0.07, hollow) if random.random() < 0.7 else 0.0
    bump = random.uniform(-0.09, 0.09) if random.random() < 0.35 else 0.0
    outline = []
    for one, other in zip(tips, np.roll(tips, -1, axis=0), strict=True):
        along = np.linspace(0, 1, 40, endpoint=False)[:, None]
        way = other - one
        inward = np.array([-way[1], way[0]])
        wave = sag * 4 * along * (1 - along) + bump * np.exp(-(((along - 0.5) / 0.07) ** 2))
        if random.random() < 0.2:
            wave = wave + random.uniform(-0.06, 0.06) * np.sin(2 * np.pi * along)
        outline.append(one + along * way + wave * inward)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    _fill(canvas, np.concatenate(outline))
    if random.random() < 0.4:
        rounding = _kernel(random.uniform(5, 60))
        canvas = np.asarray(cv2.morphologyEx(canvas, cv2.MORPH_OPEN, rounding), dtype=np.uint8)
    if random.random() < (0.5 if corners == 3 else 0.1):
        tip = tips[0]
        _stroke(canvas, 0.6 * tip, random.uniform(1.1, 1.4) * tip, random.uniform(14, 40), 4.0)
    if random.random() < 0.25:
        return _kerfed(canvas, tips, random), 0
    return (_cracked(canvas, random) if random.random() < 0.4 else canvas), 0


def _kerfed(canvas: Mask, corners: Floats, random: Random) -> Mask:
    """A strip along each side all but cut off: the same cut at each, a little inside the side."""
    canvas = canvas.copy()
    inset, width = random.uniform(14, 40), random.uniform(5, 16)
    start, end = random.uniform(-0.2, 0.05), random.uniform(0.6, 0.92)
    curl = random.uniform(-0.15, 0.6) if random.random() < 0.4 else 0.0
    for one, other in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        way = other - one
        inward = np.array([-way[1], way[0]]) / np.linalg.norm(way)
        along = np.linspace(start, end, 12)[:, None]
        deep = inset + curl * RADIUS_PX * np.maximum(along, 0) ** 2
        _rope(canvas, one + along * way + deep * inward, width, 0)
    return _whole(canvas)


def _round(random: Random) -> tuple[Mask, int]:
    """Discs, half discs, hearts, ovals, with bites and waves; with and without cracks."""
    angle = np.linspace(0, 2 * np.pi, ANGLES, endpoint=False)
    radius = RADIUS_PX * np.ones(ANGLES)
    for wave in (1, 2, 3):
        radius *= 1 + random.uniform(0, 0.06) * np.cos(wave * angle + random.uniform(0, 6))
    canvas = _polar(radius)
    kind = random.random()
    if kind < 0.25:
        _cut_half(canvas, random)
    elif kind < 0.45:
        canvas = _heart(random)
    elif kind < 0.6:
        at = RADIUS_PX * random.uniform(0.8, 1.25) * _direction(random)
        cv2.circle(canvas, _pixel(at), int(random.uniform(30, 90)), 0, -1)
    return (_cracked(canvas, random) if random.random() < 0.45 else canvas), 0


def _heart(random: Random) -> Mask:
    t = np.linspace(0, 2 * np.pi, ANGLES)
    x = 16 * np.sin(t) ** 3
    y = 13 * np.cos(t) - random.uniform(3, 6.5) * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    stretch = random.uniform(0.75, 1.2)
    _fill(canvas, 0.6 * RADIUS_PX / 10 * np.column_stack([x, -stretch * y]))
    return canvas


def _fruit(random: Random) -> tuple[Mask, int]:
    """A round body with a stem, a leaf, both, or a short snout and tail: no arms."""
    wide, high = RADIUS_PX * random.uniform(0.6, 0.85), RADIUS_PX * random.uniform(0.6, 0.85)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    cv2.ellipse(canvas, _pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
    notch = random.uniform(0.85, 1.0)
    above = np.array([0.0, -high * (2 - notch)])
    cv2.circle(canvas, _pixel(above), int(0.9 * high * (1 - notch)), 0, -1)
    top = np.array([random.uniform(-0.1, 0.1) * wide, -0.9 * high])
    for _ in range(int(random.integers(1, 3))):
        way = np.array([random.uniform(-0.8, 0.8), -random.uniform(0.4, 1.0)])
        tip = top + way * high * random.uniform(0.3, 0.75)
        root = top + np.array([0.0, 0.1 * high])
        _stroke(canvas, root, tip, random.uniform(5, 14), random.uniform(4, 10))
        if random.random() < 0.7:
            turn = float(np.degrees(np.arctan2(way[1], way[0])))
            axes = (int(random.uniform(0.15, 0.32) * high), int(random.uniform(0.07, 0.15) * high))
            cv2.ellipse(canvas, _pixel(tip), axes, turn, 0, 360, 255, -1)
    if random.random() < 0.2:
        cv2.circle(canvas, _pixel(np.array([wide * 1.1, 0])), int(0.35 * wide), 0, -1)
    return canvas, 0


def _tentacles(random: Random) -> tuple[Mask, int]:
    """A head, oblong either way, and below it arms side by side, straight, curled or cut short."""
    arms = int(random.integers(4, 11))
    wide, high = RADIUS_PX * random.uniform(0.3, 0.75), RADIUS_PX * random.uniform(0.3, 0.65)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    head = np.array([0.0, -0.3 * RADIUS_PX])
    cv2.ellipse(canvas, _pixel(head), (int(wide), int(high)), 0, 0, 360, 255, -1)
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
        _rope(canvas, root + own * along * way + side + hang, thick)
    return canvas, arms


def _sprawler(random: Random) -> tuple[Mask, int]:
    """A head, mostly longer than wide, on thick arms that leave it all round its lower part."""
    arms = int(random.integers(4, 11))
    wide, high = RADIUS_PX * random.uniform(0.22, 0.5), RADIUS_PX * random.uniform(0.25, 0.55)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    head = np.array([0.0, -0.35 * RADIUS_PX])
    cv2.ellipse(canvas, _pixel(head), (int(wide), int(high)), 0, 0, 360, 255, -1)
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
        _rope(canvas, root + own * (along * out + bend), thick)
    return canvas, arms


def _cross(random: Random) -> tuple[Mask, int]:
    """Few broad arms with blunt, flared, hollow ends, bent and cleft."""
    arms = int(random.integers(3, 7))
    root = RADIUS_PX * random.uniform(0.12, 0.42) * np.sin(np.pi / arms)
    flare, hollow = random.uniform(0.7, 2.0), random.uniform(-0.25, 0.6)
    bend = random.uniform(-0.5, 0.5) if random.random() < 0.4 else 0.0
    cleft = random.uniform(0.15, 0.3) if random.random() < 0.5 else 0.0
    beside = random.uniform(-0.45, 0.45)
    canvas = _disc(root * random.uniform(0.6, 1.3))
    end = min(root * flare, 0.7 * RADIUS_PX * np.tan(np.pi / arms))
    for i in range(arms):
        angle = 2 * np.pi * i / arms + random.normal(0, 0.03)
        reach = RADIUS_PX * random.uniform(0.92, 1.05)
        along = np.linspace(0, 1, 20)
        half = root + (end - root) * along ** random.uniform(0.8, 2.0)
        blade = np.vstack([np.column_stack([along * reach, half]), [reach - hollow * end, 0.0]])
        _fill(canvas, _bent(_mirrored(blade), angle, bend))
        if cleft:
            near, far = random.uniform(0.25, 0.5) * reach, 1.3 * reach
            low, high = (beside - cleft) * root, (beside + cleft) * root
            slit = np.array([[near, low], [far, low], [far, high], [near, high]])
            _fill(canvas, _bent(slit, angle, bend), 0)
    return canvas, arms


def _creature(random: Random) -> tuple[Mask, int]:
    """A body and limbs anywhere around it, thin, each of its own length and bend."""
    arms = int(random.integers(2, 9))
    wide, high = RADIUS_PX * random.uniform(0.25, 0.5), RADIUS_PX * random.uniform(0.25, 0.4)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    cv2.ellipse(canvas, _pixel(np.zeros(2)), (int(wide), int(high)), 0, 0, 360, 255, -1)
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
        _rope(canvas, points, max(thick, 7))
    return canvas, arms


def _cracked(canvas: Mask, random: Random) -> Mask:
    """Cuts from the edge inwards, straight or bent, narrow by what they part."""
    canvas = canvas.copy()
    for _ in range(int(random.integers(1, 4))):
        way = _direction(random)
        across = np.array([-way[1], way[0]])
        width = random.uniform(3, 18)
        cuts = int(random.integers(1, 4))
        pitch = width * random.uniform(2.4, 5)
        middle = random.uniform(-0.6, 0.6) * RADIUS_PX
        deep = random.uniform(-0.7, 0.7) * RADIUS_PX
        bend = random.uniform(-40, 40)
        for i in range(cuts):
            along = np.linspace(0, 1, 12)[:, None]
            start = 1.3 * RADIUS_PX * way + across * (middle + i * pitch)
            end = deep * way + across * (middle + i * pitch)
            points = start + along * (end - start) + bend * np.sin(3 * along) * across
            _rope(canvas, points, width, 0)
    return _whole(canvas)


def _whole(canvas: Mask) -> Mask:
    """The largest part, or what a narrow bridge makes one where a cut parted it."""
    labels, stats = cv2.connectedComponentsWithStats(canvas, connectivity=4)[1:3]
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    if stats[largest, cv2.CC_STAT_AREA] > 0.8 * stats[1:, cv2.CC_STAT_AREA].sum():
        return np.asarray((labels == largest) * 255, dtype=np.uint8)
    bridge = np.zeros_like(canvas)
    _stroke(bridge, np.array([-0.8 * RADIUS_PX, -9.0]), np.array([0.8 * RADIUS_PX, 9.0]), 14, 14)
    return np.asarray(canvas | (bridge & _hull(canvas)), dtype=np.uint8)


def _hull(canvas: Mask) -> Mask:
    out = np.zeros_like(canvas)
    cv2.fillConvexPoly(out, cv2.convexHull(cv2.findNonZero(canvas)), 255)
    return out


def _roughened(mask: Mask, random: Random) -> Mask:
    """An edge torn by noise: fine or coarse, a little or much."""
    grain = random.uniform(1.5, 5.0)
    smooth = cv2.GaussianBlur(random.normal(0, 1, mask.shape), (0, 0), grain)
    noise = np.asarray(smooth, dtype=np.float64) * random.uniform(2, 9) / float(smooth.std())
    inside = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    outside = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 5)
    torn = ((inside - outside + noise > 0) * 255).astype(np.uint8)
    stats = cv2.connectedComponentsWithStats(torn, connectivity=4)[2]
    kept = float(stats[1:, cv2.CC_STAT_AREA].max()) / np.count_nonzero(mask)
    # What tears limbs off is no outline of that shape any more.
    return torn if kept > LEAST_KEPT else mask


def _cut_half(canvas: Mask, random: Random) -> None:
    row = int(CANVAS_PX / 2 + random.uniform(-0.4, 0.2) * RADIUS_PX)
    canvas[:row] = 0


def _direction(random: Random) -> Floats:
    angle = random.uniform(0, 2 * np.pi)
    return np.array([np.cos(angle), np.sin(angle)])


def _mirrored(blade: Floats) -> Floats:
    return np.concatenate([blade, (blade * [1, -1])[::-1]])


def _bent(points: Floats, angle: float, bend: float) -> Floats:
    """Turn (along, across) points about the middle, those further out more."""
    far = np.hypot(*points.T)
    turned = np.arctan2(points[:, 1], points[:, 0]) + angle + bend * (far / RADIUS_PX) ** 2
    return np.asarray(far[:, None] * np.column_stack([np.cos(turned), np.sin(turned)]))


def _polar(radius: Floats) -> Mask:
    angle = np.linspace(0, 2 * np.pi, len(radius), endpoint=False)
    canvas = np.zeros((CANVAS_PX, CANVAS_PX), dtype=np.uint8)
    _fill(canvas, radius[:, None] * np.column_stack([np.cos(angle), np.sin(angle)]))
    return canvas


def _disc(radius: float) -> Mask:
    return _polar(np.full(ANGLES, radius))


def _fill(canvas: Mask, points: Floats, value: int = 255) -> None:
    cv2.fillPoly(canvas, [np.round(points + CANVAS_PX / 2).astype(np.int32)], value)


def _pixel(at: Floats) -> tuple[int, int]:
    x, y = np.round(at + CANVAS_PX / 2).astype(int)
    return int(x), int(y)


def _stroke(canvas: Mask, start: Floats, end: Floats, thick: float, thin: float) -> None:
    way = (end - start) / max(float(np.linalg.norm(end - start)), 1.0)
    side = np.array([-way[1], way[0]]) / 2
    points = [start + thick * side, end + thin * side, end - thin * side, start - thick * side]
    _fill(canvas, np.array(points))


def _rope(canvas: Mask, points: Floats, thick: float, value: int = 255) -> None:
    line = np.round(points + CANVAS_PX / 2).astype(np.int32)
    cv2.polylines(canvas, [line], isClosed=False, color=value, thickness=max(2, round(thick)))


def _kernel(radius: float) -> Mask:
    size = 2 * round(radius) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)), dtype=np.uint8)


MAKERS: Final[tuple[Maker, ...]] = (
    _star, _lobes, _polygon, _round, _fruit, _tentacles, _creature,
)  # fmt: skip
SHARES: Final = (0.26, 0.13, 0.21, 0.1, 0.05, 0.18, 0.07)

HARD: Final[tuple[Maker, ...]] = (_sprawler, _sprawler, _cross, _polygon)
