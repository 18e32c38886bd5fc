"""Label worlds: one crowded table each, with the class of every pixel.

    python -m tests.worlds labelled --purpose teach --count 500

A world is one file `SEED.npz`: `full` and `empty` (the same table without clay and hands), linear
half-float BGR as the lens sees it, before the sensor; `label`, the class of each pixel
(`vision.look.look`), and `below`, the same without clay and hands; `which`, a number for each
lump of clay; `plain`, whether the background is even grey and may be given another print; `mm`,
the length of a pixel on the table at the middle; `K`, `dist`, `R`, `t`, the camera as in OpenCV.
The sensor (exposure, noise, blur, compression) is simulated during training, differently each time.
"""

import time

import bpy
import cv2
import numpy as np

from tests.worlds.crowded import SIZE, CrowdedTable
from tests.worlds.stages import clay, scene
from vision.look.look import Kind

SHAPES = 60
"""Number of creature shapes for each purpose; they are reused, rotated and scaled."""
SAMPLES = 3
"""Rays for each pixel: their noise is less than a sensor's."""


def pictures(world):
    """The full picture, the empty one, and the class and lump of each pixel."""
    S = world.S
    full = S.lens.distort(S.render(SAMPLES))
    _show(world, False)
    empty = S.lens.distort(S.render(SAMPLES)) if world.moving else full
    _show(world, True)
    paint_flat(S, world.label, world.which)
    label, which = _flat_numbers(S)
    _show(world, False)
    below = _flat_numbers(S)[0] if world.moving else label
    gain = S.auto_gain(full)
    light = {"full": full * gain, "empty": empty * gain}
    kept = {name: picture.astype(np.float16) for name, picture in light.items()}
    return {**kept, "label": label, "which": which, "below": below}


def _show(world, shown):
    """Show or hide clay and hands."""
    for n in world.moving:
        world.S.hide(n, not shown)


def paint_flat(S, label, which):
    """Let every object emit the numbers of its class and lump as its colour, without other light.

    Args:
        S: The stage.
        label: Classes of objects by their names; others are table.
        which: Numbers of lumps by their names; others have none.
    """
    sc = S.sc
    for n, d in S.objects.items():
        d["obj"].data.materials.clear()
        d["obj"].data.materials.append(_flat(label.get(n, Kind.TABLE), which.get(n, 0)))
    for o in [o for o in sc.objects if o.type == "LIGHT"]:
        bpy.data.objects.remove(o)
    sc.world = None
    sc.cycles.use_denoising = False
    sc.cycles.filter_width = 0.01
    sc.cycles.max_bounces = 0


def _flat_numbers(S):
    """Class and lump of each pixel, with one ray each, once every object has its flat colour."""
    flat = S.render(1)
    at = np.rint(S.lens.map).astype(np.float32)
    flat = cv2.remap(
        flat, at[..., 0], at[..., 1], cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE
    )
    numbers = np.rint(flat).astype(np.uint8)
    return numbers[..., 2], numbers[..., 1]


def _flat(label, which):
    """A material that emits the numbers of its class (red) and its lump (green)."""
    name = f"flat_{label}_{which}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    n = scene.N(m)
    shine, out = (
        n("ShaderNodeEmission", {"Color": (float(label), float(which), 0.0)}),
        n("ShaderNodeOutputMaterial"),
    )
    scene.link(n, shine.outputs[0], out.inputs[0])
    return m


def creature_shapes(folder, purpose):
    """Shapes of creatures for one purpose, made once (a second or two each) and stored."""
    kept = folder / "shapes"
    kept.mkdir(parents=True, exist_ok=True)
    first = {"teach": 0, "watch": 2500, "judge": 2600}[purpose] * 100
    count = SHAPES if purpose == "teach" else 20
    return [_shape(kept, first + k) for k in range(count)]


def _shape(kept, seed):
    file = kept / f"{seed}.npz"
    if not file.exists():
        legs = int(np.random.default_rng(seed).integers(0, 9))
        made = clay.wild_creature(seed, legs, 95.0, step=1.5)
        np.savez_compressed(file, V=made["V"].astype(np.float32), F=made["F"].astype(np.int32))
    with np.load(file) as data:
        return {"V": data["V"].astype(float), "F": data["F"].astype(int)}


def render_world(seed, folder, shapes, hand):
    """Render one label world into `folder`, unless it is there."""
    file = folder / f"{seed:06d}.npz"
    if file.exists():
        return
    began = time.process_time()
    world = CrowdedTable(seed, shapes, hand)
    world.build()
    S, part = world.S, file.with_suffix(".part.npz")
    camera = {"K": S.lens.K, "dist": S.lens.dist, "R": S.R, "t": S.t}
    mm = _pixel_mm(world)
    np.savez_compressed(part, **pictures(world), plain=world.plain, mm=mm, **camera)
    part.rename(file)
    cost = f"{time.process_time() - began:.1f} CPU s"
    scene.log(f"{seed} {world.W.table} {world.W.light} lumps {len(world.which)}; {cost}")


def _pixel_mm(world):
    """Length of a pixel on the table at the picture's middle, mm; NaN if it shows no table."""
    middle = np.array(SIZE) / 2
    here, beside = world.on_table(middle), world.on_table(middle + np.array([1, 0]))
    return np.nan if here is None or beside is None else np.linalg.norm(here - beside)
