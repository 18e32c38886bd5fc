"""Synthetic creatures with limbs, for training what carving a hull does to a shape.

They consist of tapered capsules (two balls and the cone between them) that blend into each other
where they meet, like clay that is pressed together, and resemble what people build from one can of
clay.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.arrays import Floats
from tests.training.shape_bodies import biped, bird, blob, quad, radial, snake, stalk
from tests.training.shape_parts import Builder
from vision.weigh_in.hull import Hull

Style: TypeAlias = Literal["quad", "biped", "radial", "stalk", "blob", "snake", "bird"]

BODIES: Final[dict[Style, Callable[[Builder], int]]] = {
    "quad": quad,
    "biped": biped,
    "radial": radial,
    "stalk": stalk,
    "blob": blob,
    "snake": snake,
    "bird": bird,
}
STYLES: Final = tuple(BODIES)
STYLE_SHARES: Final = (0.26, 0.17, 0.22, 0.12, 0.12, 0.04, 0.07)
VOLUMES_ML: Final = (42.0, 118.0)
BLENDS_MM: Final = (0.8, 4.0)
"""Least and largest blending distance in mm: a joint's inner edge is rounded by about twice
that."""

EDGE_MM: Final = 1.0
ROUGH_EDGE_MM: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A creature with known geometry, standing on z = 0.

    Attributes:
        solid: The voxels inside it.
        legs: Number of separate parts that carry it; 0 if the body lies on the ground.
        limbs: Number of parts that stick out and do not touch the ground, without the head.
        style: The kind of body; empty if it was not made by `random_shape`.
    """

    solid: Hull
    legs: int
    limbs: int = 0
    style: str = ""

    @property
    def volume_ml(self) -> float:
        """Volume of its voxels in ml."""
        return self.solid.volume_ml


@dataclass(frozen=True, slots=True, eq=False)
class Capsules:
    """Tapered capsules: `ends` (n, 2, 3) and `radii` (n, 2), mm."""

    ends: Floats
    radii: Floats


def random_shape(random: np.random.Generator) -> Shape:
    """A creature of a random style; the same generator state gives the same creature."""
    style = STYLES[int(random.choice(len(STYLES), p=STYLE_SHARES))]
    builder = Builder(random)
    legs = BODIES[style](builder)
    parts = Capsules(
        np.array([[a, b] for a, _, b, _ in builder.parts]),
        np.array([[ra, rb] for _, ra, _, rb in builder.parts]),
    )
    volume_ml, blend_mm = builder.between(*VOLUMES_ML), builder.between(*BLENDS_MM)
    solid = _melted(_standing(parts, volume_ml, blend_mm), blend_mm, EDGE_MM)
    return Shape(solid, legs, builder.limbs, style)


def shape_of(parts: Capsules, *, legs: int = 0, edge_mm: float = EDGE_MM) -> Shape:
    """The shape of capsules without blending; what is below z = 0 is cut off."""
    return Shape(_melted(parts, 0.0, edge_mm), legs)


def _standing(parts: Capsules, volume_ml: float, blend_mm: float) -> Capsules:
    """The capsules, scaled to a volume, standing on the ground with their middle at the origin."""
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
    """Voxels inside the blended capsules, by an exponential smooth minimum of their distances.

    Args:
        parts: The capsules; what is below z = 0 is cut off.
        blend_mm: Blending distance: a joint's inner edge is rounded by about twice that.
        edge_mm: Side of a voxel.
    """
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
    """Signed distance to a capsule, negative inside, in the box where it is less than `reach`."""
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
