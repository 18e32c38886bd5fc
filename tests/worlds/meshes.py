"""Shapes of creatures as meshes, which are cheap: training renders them itself.

    python -m tests.worlds meshes --purpose teach --count 8000

A world is one file `SEED.npz`: `vertices`, (n, 3) float32, mm, standing on z = 0; `faces`, (m, 3);
`legs`, on how many it stands; `limbs`, how many others it has; `volume_ml`. The shape often
differs from the one that `stood` renders for that seed, because the step of the mesh decides which
shapes are valid. It takes a third of a CPU second.
"""

import numpy as np

from tests.worlds.stood import shape_of

STEP_MM = 2.0
"""Step of the mesh, coarser than a pixel shows."""


def write_mesh(seed, folder):
    """Write the mesh of one creature into `folder`, unless it is there."""
    file = folder / f"{seed:06d}.npz"
    if file.exists():
        return
    shape = shape_of(seed, np.random.default_rng([seed, 64]), STEP_MM)
    part = file.with_suffix(".part.npz")
    np.savez_compressed(
        part,
        vertices=np.asarray(shape["V"], dtype=np.float32),
        faces=np.asarray(shape["F"], dtype=np.uint16),
        legs=shape["n_legs"],
        limbs=shape["n_other_limbs"],
        volume_ml=shape["volume_ml"],
    )
    part.rename(file)
