"""Close views of creatures, each in several rotations, with their legs and volume.

    python -m tests.worlds stood --purpose teach --count 500

A world is one file `SEED.npz`: `full`, the creature from a few sides, and `empty`, the same part of
the table without it, linear half-float BGR before the sensor; `mask`, the creature's mask in
each; `legs`, on how many it stands; `limbs`, how many others it has; `volume_ml`, its volume;
`matrix` and `camera_from_table`, the camera of that part, which has no distortion; `plain`,
whether the background is even grey and may be given another print. It takes 3 to 10 CPU seconds.
"""

import time

import numpy as np

from tests.worlds import more_tables
from tests.worlds.labelled import SAMPLES, paint_flat
from tests.worlds.stages import clay, scene, worlds
from vision.look.look import Kind
from vision.weigh_in.creature_reader import SHOWN

SIZE = (480, 360)
CREATURE = "creature"
TURNS = 3
"""Number of pictures of each creature."""
ML = (38.0, 118.0)
"""Least and largest volume of a creature."""
REACH_MM = (110.0, 230.0)
"""Least and largest radius around the creature in the camera's view."""
ROOM = 2.0
"""Side of the stored crop in widths of the creature."""
GREY = "#b4b4b4"
GREY_SHARE = 0.25
"""Share of grey creatures, to be coloured later, on coloured backgrounds; on plain ones all are."""


def render_world(seed, folder):
    """Render one creature into `folder`, unless it is there."""
    file = folder / f"{seed:06d}.npz"
    if file.exists():
        return
    began = time.process_time()
    r = np.random.default_rng([seed, 64])
    shape = shape_of(seed, r, step=1.5)
    W, plain = _world(seed, r)
    S = W.stage(W.box(0, 0, float(r.uniform(*REACH_MM)), 30), marker_mm=200.0)
    poses = [_pose(W, r, turn) for turn in range(TURNS)]
    paint = _paint(seed, r, plain)
    S.add_mesh(CREATURE, shape["V"], shape["F"], paint, M=poses[0], truth=False)
    region = _region(S, poses)
    told = {
        "legs": shape["n_legs"],
        "limbs": shape["n_other_limbs"],
        "volume_ml": shape["volume_ml"],
        "plain": plain,
        **_camera(S, region),
        **_pictures(S, poses, region),
    }
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, **told)
    part.rename(file)
    cost = f"{time.process_time() - began:.1f} CPU s"
    size = region[2] - region[0]
    what = f"legs {shape['n_legs']} {shape['style']}"
    scene.log(f"{seed} {W.table} {W.light} {what}; {size} px, {cost}")


def shape_of(seed, r, step):
    """A creature with legs drawn by the probabilities `SHOWN`, meshed with a step in mm."""
    legs = int(r.choice(len(SHOWN), p=SHOWN))
    return clay.wild_creature(seed, legs, float(r.uniform(*ML)), step=step)


def _world(seed, r):
    W = worlds.World(seed, size=SIZE)
    W.el = float(r.uniform(25, 82))
    W.T = dict(W.T, plain=more_tables.plain)
    plain = bool(r.random() < 0.55)
    if plain:
        W.table = "plain"
    return W, plain


def _paint(seed, r, plain):
    if plain or r.random() < GREY_SHARE:
        return worlds.clay_paint(seed, GREY)
    return worlds.clay_paint(seed, *worlds.draw_clay(r))


def _pose(W, r, turn):
    at = W.loc(*r.uniform(-12, 12, 2))
    return scene.pose((*at, 0.0), 360.0 * turn / TURNS + float(r.uniform(0, 360.0 / TURNS)))


def _region(S, poses):
    """The square part of the picture, columns and rows, that holds the creature and its shadow."""
    seen = np.concatenate([S.project(S.world_verts(CREATURE, M), ideal=True) for M in poses])
    low, high = seen.min(axis=0), seen.max(axis=0)
    side = min(ROOM * float((high - low).max()), S.lens.rw - 2, S.lens.rh - 2)
    size = np.array([S.lens.rw, S.lens.rh])
    middle = np.clip((low + high) / 2, side / 2 + 1, size - side / 2 - 1)
    x0, y0 = (middle - side / 2).astype(int)
    return int(x0), int(y0), int(x0 + side), int(y0 + side)


def _camera(S, region):
    """The camera of a part of the picture."""
    matrix, camera_from_table = S.lens.Kr.copy(), np.eye(4)
    matrix[:2, 2] -= region[:2]
    camera_from_table[:3] = np.column_stack([S.R, S.t])
    return {"matrix": matrix, "camera_from_table": camera_from_table}


def _pictures(S, poses, region):
    full = []
    for M in poses:
        S.move(CREATURE, M)
        full.append(S.render(SAMPLES, region))
    S.hide(CREATURE)
    empty = S.render(SAMPLES, region)
    S.hide(CREATURE, False)
    gain = S.auto_gain(np.concatenate(full))
    return {
        "full": (np.stack(full) * gain).astype(np.float16),
        "empty": (empty * gain).astype(np.float16),
        "mask": _masks(S, poses, region),
    }


def _masks(S, poses, region):
    """Masks of the creature, with one ray for each pixel, once every object has its flat colour."""
    paint_flat(S, {CREATURE: Kind.CLAY}, {})
    masks = []
    for M in poses:
        S.move(CREATURE, M)
        masks.append(np.rint(S.render(1, region)[..., 2]).astype(np.uint8) == Kind.CLAY)
    return np.stack(masks)
