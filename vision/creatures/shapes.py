"""Creatures of our own making, for learning what a hull does to a shape: bodies with limbs.

Tapered capsules (two balls and the cone between them) that melt into each other where they meet,
as clay does when it is pressed together. Made to be like what people build from one can of clay,
and to be unlike each other: four legs, two, many around a disc, one stem, none; heads, tails,
arms, wings, horns, spikes, eyestalks.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from vision.creatures.hull import Hull, View, surface_mm

Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.uint8]
Style: TypeAlias = Literal["quad", "biped", "radial", "stalk", "blob", "snake", "bird"]

STYLES: Final[tuple[Style, ...]] = ("quad", "biped", "radial", "stalk", "blob", "snake", "bird")
STYLE_SHARES: Final = (0.26, 0.17, 0.22, 0.12, 0.12, 0.04, 0.07)
VOLUMES_ML: Final = (42.0, 118.0)
BLENDS_MM: Final = (0.8, 4.0)
"""How far parts melt into each other: a joint's inner edge is rounded by about twice that."""

EDGE_MM: Final = 1.0
ROUGH_EDGE_MM: Final = 2.0
FINER: Final = 3
BRUSH: Final = 0.9
OUTSET: Final = 0.22
"""In voxels: how far around its centre a voxel covers at first, so that no pores stay, and how
far in the end: the outermost centres lie a little inside the outline."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A creature that is known exactly, standing on z = 0.

    Attributes:
        solid: Its own voxels.
        legs: How many separate parts carry it; 0 where the body lies on the ground.
        limbs: How many parts stick out that do not touch the ground, the head not among them.
        style: What it was made to be like; empty where it was made otherwise.
    """

    solid: Hull
    legs: int
    limbs: int = 0
    style: str = ""

    @property
    def volume_ml(self) -> float:
        """Its volume."""
        return self.solid.volume_ml


@dataclass(frozen=True, slots=True, eq=False)
class Capsules:
    """Tapered capsules: `ends` (n, 2, 3) and `radii` (n, 2), mm."""

    ends: Floats
    radii: Floats


def random_shape(random: np.random.Generator) -> Shape:
    """A creature of a random style; the same generator state gives the same creature."""
    style = STYLES[int(random.choice(len(STYLES), p=STYLE_SHARES))]
    builder = _Builder(random)
    legs = _BODIES[style](builder)
    parts = Capsules(
        np.array([[a, b] for a, _, b, _ in builder.parts]),
        np.array([[ra, rb] for _, ra, _, rb in builder.parts]),
    )
    volume_ml, blend_mm = builder.between(*VOLUMES_ML), builder.between(*BLENDS_MM)
    solid = _melted(_standing(parts, volume_ml, blend_mm), blend_mm, EDGE_MM)
    return Shape(solid, legs, builder.limbs, style)


def shape_of(parts: Capsules, *, legs: int = 0, edge_mm: float = EDGE_MM) -> Shape:
    """The shape of capsules that do not melt into each other; what is below z = 0 is cut off."""
    return Shape(_melted(parts, 0.0, edge_mm), legs)


def view_of(
    shape: Shape, camera_from_body: Floats, matrix: Floats, *, blur_px: float, grown_px: float
) -> View:
    """What a camera sees of a shape, with the softness and the bias of a found outline.

    Args:
        shape: The creature.
        camera_from_body: (4, 4).
        matrix: (3, 3) camera matrix; the lens has no distortion.
        blur_px: Softness of the outline.
        grown_px: By how much the outline is found too far out, or in where negative.
    """
    seen = surface_mm(shape.solid) @ camera_from_body[:3, :3].T + camera_from_body[:3, 3]
    pixels = (seen @ matrix.T)[:, :2] / seen[:, 2:]
    corner = np.floor(pixels.min(axis=0)).astype(int) - 6
    size_wh = np.ceil(pixels.max(axis=0)).astype(int) + 7 - corner
    px_per_mm = FINER * float(matrix[0, 0]) / float(np.median(seen[:, 2]))
    mask = _covered(
        (pixels - corner + 0.5) * FINER - 0.5, size_wh, shape.solid.voxel_mm * px_per_mm
    )
    levels = _softened(mask, blur_px, grown_px)
    return View(levels, (int(corner[0]), int(corner[1])), matrix, np.zeros(5), camera_from_body)


def _covered(at_px: Floats, size_wh: npt.NDArray[np.intp], voxel_px: float) -> Mask:
    """The outline that voxel centres fill, (h, w) uint8, painted finely and averaged."""
    width, height = (int(v) for v in size_wh)
    fine = np.zeros((height * FINER, width * FINER), dtype=np.uint8)
    columns, rows = np.round(at_px).astype(np.int64).T
    fine[rows, columns] = 255
    painted = _within(255 - fine, BRUSH * voxel_px)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(255 - painted, connectivity=4)
    pores = [i for i in range(1, count) if stats[i, cv2.CC_STAT_AREA] < 4 * voxel_px**2]
    painted[np.isin(labels, pores)] = 255
    exact = 255 - _within(painted, (BRUSH - OUTSET) * voxel_px)
    return np.asarray(cv2.resize(exact, (width, height), interpolation=cv2.INTER_AREA))


def _within(free: Mask, reach_px: float) -> Mask:
    """Pixels at most this far from where `free` is 0, as 255."""
    away = cv2.distanceTransform(free, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    return np.asarray((away <= reach_px).astype(np.uint8) * 255)


def _softened(mask: Mask, blur_px: float, grown_px: float) -> Mask:
    sigma = max(blur_px, 0.3)
    soft = cv2.GaussianBlur(mask.astype(np.float64), (0, 0), sigma)
    # The outline moves by the blurred edge's slope, 255 over sigma sqrt(2 pi) pixels.
    levels = soft + grown_px * 255 / (sigma * np.sqrt(2 * np.pi))
    band = np.ones((5, 5), np.uint8)
    levels[cv2.dilate(mask, band) == 0] = 0
    levels[cv2.erode(mask, band) == 255] = 255
    return np.asarray(np.clip(np.round(levels), 0, 255), dtype=np.uint8)


def _standing(parts: Capsules, volume_ml: float, blend_mm: float) -> Capsules:
    """Scaled to a can's share of clay, pressed onto the ground, its middle at the origin."""
    ends, radii = parts.ends.copy(), parts.radii.copy()
    scale = 30.0
    for _ in range(3):
        ends, radii = ends * scale, radii * scale
        # Feet and lying bodies are pressed flat a little: clay does not stand on a point.
        ends[..., 2] -= (ends[..., 2] - 0.7 * radii).min()
        made_ml = _melted(Capsules(ends, radii), blend_mm, ROUGH_EDGE_MM).volume_ml
        scale = (volume_ml / made_ml) ** (1 / 3)
    ends[..., :2] -= ends[..., :2].reshape(-1, 2).mean(axis=0)
    return Capsules(ends, radii)


def _melted(parts: Capsules, blend_mm: float, edge_mm: float) -> Hull:
    """Voxels inside: the capsules' distances, added up exponentially (a smooth minimum)."""
    reach = parts.radii[..., None] + blend_mm
    low, high = (parts.ends - reach).min(axis=(0, 1)), (parts.ends + reach).max(axis=(0, 1))
    low[2] = 0.0
    counts = np.maximum(np.ceil((high - low) / edge_mm).astype(int), 1)
    axes = [a + edge_mm * (np.arange(n) + 0.5) for a, n in zip(low, counts, strict=True)]
    softness = max(blend_mm, 0.02)
    total = np.zeros(tuple(counts))
    for (a, b), (ra, rb) in zip(parts.ends, parts.radii, strict=True):
        box, apart = _distance(axes, a, b, float(ra), float(rb), 4 * softness + edge_mm)
        total[box] += np.exp(-np.clip(apart / softness, -50, 50))
    return Hull(total >= 1.0, np.array([axis[0] for axis in axes]), edge_mm)


def _distance(
    axes: list[Floats], a: Floats, b: Floats, ra: float, rb: float, reach: float
) -> tuple[tuple[slice, ...], Floats]:
    """Distance to a capsule, negative inside, in the box where it is less than `reach`."""
    low = np.minimum(a - ra, b - rb) - reach
    high = np.maximum(a + ra, b + rb) + reach
    box = tuple(
        slice(*(int(i) for i in np.searchsorted(axis, (lo, hi))))
        for axis, lo, hi in zip(axes, low, high, strict=True)
    )
    x, y, z = (axis[part] for axis, part in zip(axes, box, strict=True))
    points = np.stack(np.meshgrid(x, y, z, indexing="ij"), axis=-1)
    way = b - a
    length = max(float(np.linalg.norm(way)), 1e-6)
    along = ((points - a) @ way) / length
    across = np.sqrt(np.maximum(((points - a) ** 2).sum(axis=-1) - along**2, 0))
    # The ball that touches a point's nearest surface lies off its foot by the cone's slope.
    slope = np.clip((ra - rb) / length, -0.99, 0.99)
    share = np.clip((along - slope / np.sqrt(1 - slope**2) * across) / length, 0, 1)
    centre_off = np.hypot(along - share * length, across)
    return box, np.asarray(centre_off - (ra + share * (rb - ra)))


class _Builder:
    """Collects capsules in units of a body's radius or so; scaled to clay at the end."""

    def __init__(self, random: np.random.Generator) -> None:
        self.random = random
        self.parts: list[tuple[Floats, float, Floats, float]] = []
        self.limbs = 0

    def add(self, start: Floats, start_r: float, end: Floats, end_r: float) -> None:
        self.parts.append((np.asarray(start, float), start_r, np.asarray(end, float), end_r))

    def ball(self, at: Floats, radius: float) -> None:
        self.add(at, radius, at + np.array([0.0, 0.0, 1e-3]), radius)

    def between(self, low: float, high: float) -> float:
        return float(self.random.uniform(low, high))

    def chance(self, share: float) -> bool:
        return bool(self.random.random() < share)

    def bent(self, start: Floats, way: Floats, length: float, radii: tuple[float, float]) -> Floats:
        """A limb of three pieces that bends as it goes; returns its tip."""
        at, heading = np.asarray(start, float), way / np.linalg.norm(way)
        bend = self.random.normal(0, 0.35, 3)
        sizes = np.linspace(radii[0], radii[1], 4)
        for i in range(3):
            heading = heading + bend / 3
            heading = heading / np.linalg.norm(heading)
            end = at + heading * length / 3
            self.add(at, float(sizes[i]), end, float(sizes[i + 1]))
            at = end
        return at


def _leg(b: _Builder, hip: Floats, foot: Floats, thick: float) -> None:
    """From the body down to a foot on the ground, straight or with a knee."""
    if b.chance(0.4):
        knee = (hip + foot) / 2 + np.append((foot - hip)[:2] * b.between(0, 0.5), 0)
        b.add(hip, thick * 1.15, knee, thick)
        b.add(knee, thick, foot, thick * b.between(0.8, 1.25))
    else:
        b.add(hip, thick * b.between(0.9, 1.3), foot, thick * b.between(0.8, 1.3))
    if b.chance(0.2):
        toe = foot + np.append(b.random.normal(0, 0.5, 2) * thick * 2, 0)
        b.add(foot, thick, toe, thick * 0.9)


def _quad(b: _Builder) -> int:
    length, radius = b.between(0.8, 2.2), b.between(0.5, 0.85)
    pairs = int(b.random.choice([2, 2, 2, 2, 3]))
    height = radius * b.between(0.9, 2.0)
    ends = np.array([[-length / 2, 0, height + radius], [length / 2, 0, height + radius]])
    b.add(ends[0], radius * b.between(0.8, 1.1), ends[1], radius * b.between(0.8, 1.1))
    thick = radius * b.between(0.28, 0.5)
    for x in np.linspace(-length / 2, length / 2, pairs):
        for side in (-1, 1):
            hip = np.array([x, side * radius * 0.6, height + radius * 0.7])
            spread = b.between(0.6, 1.25)
            foot = np.array([x * b.between(0.9, 1.3), side * radius * spread, thick * 0.7])
            _leg(b, hip, foot, thick)
    head = _head(b, ends[1] + np.array([radius * 0.7, 0, radius * b.between(-0.1, 1.2)]), radius)
    _tail(b, ends[0], np.array([-1.0, 0, b.between(-0.3, 1.3)]), radius)
    _extras(b, head, ends.mean(axis=0), radius, wings=0.2, spikes=0.25)
    return 2 * pairs


def _biped(b: _Builder) -> int:
    radius = b.between(0.55, 0.9)
    height = radius * b.between(0.8, 1.8)
    low = np.array([0, 0, height + radius * 0.8])
    high = low + np.array([b.between(-0.2, 0.3), 0, radius * b.between(0.5, 1.8)])
    b.add(low, radius * b.between(0.85, 1.15), high, radius * b.between(0.6, 1.0))
    thick = radius * b.between(0.34, 0.55)
    for side in (-1, 1):
        apart = side * radius * b.between(0.55, 0.95)
        foot = np.array([b.between(-0.15, 0.25), apart, thick * 0.7])
        _leg(b, np.array([0, side * radius * 0.5, height + radius * 0.5]), foot, thick)
    head = _head(b, high + np.array([b.between(0, 0.4) * radius, 0, radius * 1.1]), radius)
    _arms(b, high, radius, 2 if b.chance(0.75) else 0)
    legs = 2
    if b.chance(0.6):
        legs += _tail(b, low, np.array([-1.0, 0, b.between(-1.0, 0.7)]), radius)
    _extras(b, head, (low + high) / 2, radius, wings=0.15, spikes=0.2)
    return legs


def _radial(b: _Builder) -> int:
    legs = int(b.random.integers(3, 9))
    radius, flat = b.between(0.6, 1.1), b.between(0.45, 0.9)
    height = radius * b.between(0.5, 1.5)
    middle = np.array([0, 0, height + radius * flat])
    for angle in np.linspace(0, np.pi, 4)[:-1]:
        way = np.array([np.cos(angle), np.sin(angle), 0]) * radius * (1 - flat) * 1.2
        b.add(middle - way, radius * flat, middle + way, radius * flat)
    thick = radius * b.between(0.2, 0.36)
    phase, reach = b.between(0, 6), radius * b.between(0.9, 1.9)
    for i in range(legs):
        angle = phase + 2 * np.pi * i / legs + b.random.normal(0, 0.08)
        out = np.array([np.cos(angle), np.sin(angle), 0])
        hip = middle + out * radius * 0.75
        if b.chance(0.35):
            knee = hip + out * (reach - radius * 0.6) * 0.6 + np.array([0, 0, radius * 0.25])
            b.add(hip, thick * 1.2, knee, thick)
            b.add(knee, thick, out * reach + np.array([0, 0, thick * 0.7]), thick)
        else:
            b.add(hip, thick * 1.2, out * reach + np.array([0, 0, thick * 0.7]), thick)
    head = middle + np.array([0, 0, radius * flat * 0.8])
    if b.chance(0.6):
        head = _head(b, middle + np.array([radius * 0.7, 0, radius * b.between(0.2, 0.9)]), radius)
    _arms(b, middle, radius, 2 if b.chance(0.35) else 0)
    if b.chance(0.35):
        _tail(b, middle, np.array([-1.0, 0, b.between(0.3, 1.2)]), radius)
    _extras(b, head, middle, radius, wings=0.2, spikes=0.2)
    return legs


def _stalk(b: _Builder) -> int:
    radius, stem = b.between(0.6, 1.2), b.between(0.26, 0.5)
    height = b.between(0.4, 1.8)
    foot = stem * b.between(1.2, 2.2)
    b.add(np.array([0, 0, foot * 0.45]), foot, np.array([0, 0, foot * 0.8]), stem)
    top = np.array([b.random.normal(0, 0.1), b.random.normal(0, 0.1), height + radius])
    b.add(np.array([0, 0, foot * 0.5]), stem, top, stem * b.between(0.9, 1.4))
    half = np.array([0.2 * radius, 0, 0])
    b.add(top - half, radius * b.between(0.7, 1), top + half, radius)
    if b.chance(0.3):
        for angle in np.linspace(0, 2 * np.pi, 9)[:-1]:
            rim = np.array([np.cos(angle), np.sin(angle), -0.2]) * radius * 1.2
            b.add(top, radius * 0.6, top + rim, radius * 0.3)
    _arms(b, top, radius, int(b.random.choice([0, 2, 2, 3])))
    head = _head(b, top + np.array([0.3 * radius, 0, radius]), radius) if b.chance(0.6) else top
    if b.chance(0.4):
        _tail(b, top, np.array([-1.0, 0, b.between(-0.2, 0.8)]), radius)
    _extras(b, head, top, radius, wings=0.25, spikes=0.15)
    return 1


def _blob(b: _Builder) -> int:
    radius = b.between(0.8, 1.2)
    middle = np.array([0, 0, radius * b.between(0.7, 0.95)])
    half = np.append(b.random.normal(0, 0.35, 2), 0)
    b.add(middle - half, radius, middle + half, radius * b.between(0.7, 1.05))
    top = middle + np.array([0, 0, radius * b.between(0.6, 1.3)])
    head = _head(b, top, radius) if b.chance(0.7) else top
    _arms(b, middle + np.array([0, 0, radius * 0.3]), radius, int(b.random.choice([0, 2, 2, 4])))
    if b.chance(0.4):
        _tail(b, middle, np.array([-1.0, 0, b.between(-0.1, 0.9)]), radius)
    _extras(b, head, middle, radius, wings=0.2, spikes=0.25)
    return 0


def _snake(b: _Builder) -> int:
    radius, at = b.between(0.28, 0.45), np.zeros(3)
    heading, turn = b.between(0, 6), b.random.normal(0, 0.5)
    for _ in range(int(b.random.integers(5, 10))):
        heading += turn + b.random.normal(0, 0.25)
        end = at + np.array([np.cos(heading), np.sin(heading), 0]) * b.between(0.35, 0.6)
        b.add(np.append(at[:2], radius * 0.7), radius, np.append(end[:2], radius * 0.7), radius)
        at = end
    neck = np.append(at[:2], radius)
    head = b.bent(neck, np.array([np.cos(heading), np.sin(heading), 2.0]), b.between(0.3, 1.2),
                  (radius, radius * 0.9))  # fmt: skip
    b.ball(head, radius * b.between(1.0, 1.5))
    _extras(b, head, np.array([0, 0, radius]), radius, wings=0.05, spikes=0.2)
    return 0


def _bird(b: _Builder) -> int:
    legs = _biped(b)
    a, ra, end, rb = b.parts[0]
    for side in (-1, 1):
        _wing(b, (a + end) / 2, side, max(ra, rb) * b.between(1.2, 2.2))
    return legs


def _head(b: _Builder, at: Floats, radius: float) -> Floats:
    size = radius * b.between(0.45, 0.85)
    b.ball(at, size)
    neck = at - np.array([0.4 * radius, 0, 0.5 * radius])
    b.add(neck, size * 0.75, at, size * 0.8)
    if b.chance(0.3):
        b.add(at, size * 0.6, at + np.array([size * b.between(0.9, 1.6), 0, -0.1]), size * 0.4)
    return np.asarray(at + np.array([0, 0, size * 0.6]))


def _tail(b: _Builder, at: Floats, way: Floats, radius: float) -> int:
    """Returns 1 where the tail touches the ground and so carries the creature."""
    if b.chance(0.25):
        return 0
    length, thick = radius * b.between(0.9, 2.2), radius * b.between(0.22, 0.42)
    tip = b.bent(at, way, length, (thick * 1.3, thick * 0.6))
    lowest = min(float(p[2][2] - p[3]) for p in b.parts[-3:])
    if lowest < 0.12 * radius:
        foot = np.array([tip[0], tip[1], thick * 0.5])
        b.add(tip, thick * 0.6, foot, thick * 0.7)
        return 1
    b.limbs += 1
    return 0


def _arms(b: _Builder, at: Floats, radius: float, count: int) -> None:
    phase = b.between(0, 6) if count > 2 else np.pi / 2
    b.limbs += count
    for i in range(count):
        angle = phase + 2 * np.pi * i / max(count, 1)
        way = np.array([b.between(0, 0.6) + np.cos(angle), np.sin(angle), b.between(-0.35, 1.0)])
        out = np.array([np.cos(angle), np.sin(angle), 0]) * radius * 0.7
        thick = radius * b.between(0.2, 0.36)
        sizes = thick * 1.2, thick * b.between(0.7, 1.2)
        b.bent(at + out, way, radius * b.between(0.6, 1.5), sizes)


def _wing(b: _Builder, at: Floats, side: int, length: float) -> None:
    b.limbs += 1
    thick = length * b.between(0.1, 0.18)
    rise = b.between(-0.1, 0.8)
    for back in np.linspace(-0.5, 0.5, 3):
        tip = at + np.array([back * length * 0.7 - 0.1, side * length, rise * length])
        b.add(at + np.array([back * length * 0.5, 0, 0]), thick * 1.3, tip, thick)


def _extras(
    b: _Builder, head: Floats, body: Floats, radius: float, *, wings: float, spikes: float
) -> None:
    if b.chance(0.6):
        spread, length = radius * b.between(0.2, 0.4), radius * b.between(0.3, 0.8)
        thick = radius * b.between(0.1, 0.2)
        knob = thick * (0.4 if b.chance(0.6) else 1.5)
        b.limbs += 2
        for side in (-1, 1):
            way = np.array([b.between(-0.3, 0.3), side * b.between(0.1, 0.9), 1.0])
            start = head + np.array([0, side * spread, 0])
            b.add(start, thick, start + way / np.linalg.norm(way) * length, knob)
    if b.chance(wings):
        for side in (-1, 1):
            _wing(b, body, side, radius * b.between(1.2, 2.0))
    if b.chance(spikes):
        b.limbs += 3
        for x in np.linspace(-0.6, 0.6, 3):
            start = body + np.array([x * radius, 0, radius * 0.8])
            b.add(start, radius * 0.2, start + np.array([0, 0, radius * 0.4]), radius * 0.06)


_BODIES: Final = {
    "quad": _quad,
    "biped": _biped,
    "radial": _radial,
    "stalk": _stalk,
    "blob": _blob,
    "snake": _snake,
    "bird": _bird,
}
