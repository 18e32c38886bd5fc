"""Miniatures as meshes, which are cheap: training renders whole pitches of them itself.

    python -m tests.worlds miniatures --purpose teach --count 600

A world is one file `SEED.npz`: `vertices`, (n, 3) float32, mm, on a base about the z axis that
stands on z = 0, looking along x; `faces`, (m, 3) uint16; `parts`, (n,) uint8, index into
`miniature_parts.PARTS`;
`lying_deg`, the angle by which it tips over its base's rim until it lies. It takes a fifth of a CPU
second.
"""

import numpy as np

from tests.worlds.miniature_parts import SHOES
from tests.worlds.stages import slargeball

MARKED = {"jersey": "#ff0000", "trousers": "#00ff00", "helmet": "#0000ff", "base": "#ff00ff",
          "flock": "#00ffff"}  # fmt: skip
"""A kit with a distinct colour for each part."""


def write_miniature(seed, folder):
    """Write the mesh of one miniature into `folder`, unless it is there."""
    file = folder / f"{seed:06d}.npz"
    if file.exists():
        return
    vertices, faces, colours = slargeball.figure_mesh(seed, None, MARKED)
    known = np.array([slargeball.srgb(name) for name in (*MARKED.values(), SHOES)])
    apart = np.abs(colours[:, None] - known).max(axis=2)
    parts = np.where(apart.min(axis=1) < 1e-6, apart.argmin(axis=1), len(known))
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        vertices=np.asarray(vertices, dtype=np.float32),
        faces=np.asarray(faces, dtype=np.uint16),
        parts=parts.astype(np.uint8),
        lying_deg=slargeball.Fig("", vertices, (0, 0), 0).lying,
    )
    part.rename(file)
