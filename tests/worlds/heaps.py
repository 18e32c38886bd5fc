"""Piles of missiles as meshes, which are cheap: training renders them itself.

    python -m tests.worlds heaps --purpose teach --count 3000

A world is one file `SEED.npz`: `vertices`, (n, 3) float32, mm, lying on z = 0 around the origin;
`faces`, (m, 3); `owner`, (m,), the missile, from 0, of each face; `volumes_ml`, (k,), and
`at_mm`, (k, 3), the middle of each missile.
"""

from pathlib import Path

import numpy as np

from tests.worlds.piles import MANY_KINDS, MODES, TOTALS_ML
from tests.worlds.stages import claydonians

OF_ALL_KINDS = 0.6
"""Share of the piles in which all shapes are equally frequent, because outlines alone do not
distinguish them."""


def write_heap(seed: int, folder: Path) -> None:
    """Write the meshes of one pile into `folder`, unless they are there."""
    file = folder / f"{seed:06d}.npz"
    if file.exists():
        return
    r = np.random.default_rng([seed, 87])
    total = float(r.uniform(*TOTALS_ML[int(r.integers(len(TOTALS_ML)))]))
    kinds = MANY_KINDS if r.random() < OF_ALL_KINDS else claydonians.WILD_KINDS
    missiles = claydonians.missile_set(seed, total, kinds)
    mode = str(r.choice(MODES)) if len(missiles) > 2 else "scatter"
    poses, _ = claydonians.place_pile(missiles, mode, (0.0, 0.0), r)
    placed = [
        m["V"] @ pose[:3, :3].T + pose[:3, 3] for m, pose in zip(missiles, poses, strict=True)
    ]
    before = np.cumsum([0, *(len(v) for v in placed)])
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        vertices=np.concatenate(placed).astype(np.float32),
        faces=np.concatenate(
            [m["F"] + k for m, k in zip(missiles, before[:-1], strict=True)]
        ).astype(np.uint32),
        owner=np.repeat(np.arange(len(missiles)), [len(m["F"]) for m in missiles]).astype(np.uint8),
        volumes_ml=[m["volume_ml"] for m in missiles],
        at_mm=[
            [*pose[:2, 3], pose[2, 3] + m["h"] / 2] for m, pose in zip(missiles, poses, strict=True)
        ],
    )
    part.rename(file)
