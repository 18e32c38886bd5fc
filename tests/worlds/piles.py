"""Piles of missiles for training: several on one table, each with the picture of the bare table.

Building a world costs as much as a dozen pictures of it, and the generator's weigh-ins have one
pile for ten pictures of a creature. Here one table is used for several piles of different clays.
"""

from pathlib import Path

import cv2
import numpy as np

from tests.worlds.stages import claydonians, scene, worlds

SIZES = ((640, 480), (640, 480), (800, 450), (800, 450), (960, 540), (960, 540), (1280, 720))
"""Sizes of pictures of typical cameras; large ones cost more to render."""

EACH = 4
"""Piles on one table."""

TOTALS_ML = ((3.0, 12.0), (8.0, 30.0), (20.0, 62.0))
"""Ranges of the total volume of a pile: what is left of a can."""

MODES = ("scatter", "scatter", "cluster", "cluster", "row", "stack")

MANY_ML = (60.0, 160.0)
"""Total volume of a picture for training volumes: as many missiles as fit side by side."""

MANY_KINDS = ("ball", "ball", "egg", "lump", "roll", "sausage", "cube", "disc")
"""Their shapes; those that outlines do not distinguish are as frequent as the others."""

ROOM_MM = (45.0, 85.0)
"""Least radius around the middle that the camera shows, about the reach of creatures."""


def piles(seed: int, where: Path) -> None:
    """Render the piles of one world below a folder: `wSEEDa` to `wSEEDd`, in weigh-in format."""
    _rendered(seed, where, _pile)


def many(seed: int, where: Path) -> None:
    """The same with many missiles of all shapes side by side, for training volumes."""
    _rendered(seed, where, _many)


def _rendered(seed, where, draw):
    names = [f"w{seed:06d}{letter}" for letter in "abcdefgh"[:EACH]]
    if all((where / name / "truth.json").exists() for name in names):
        return
    r = np.random.default_rng([seed, 83])
    world = worlds.World(seed, False, SIZES[int(r.integers(len(SIZES)))])
    made = [draw(seed * 10 + k, r) for k in range(EACH)]
    stage, spot = _stage(world, made, float(r.uniform(*ROOM_MM)))
    layers = scene.Layers(stage, spp_bg=worlds.SPP[0], spp=worlds.SPP[1])
    empty = f"session{seed}_empty.jpg"
    scene.save_jpg(str(where / empty), stage.isp(layers.bg, 1, **world.shot(r)), world.jpeg)
    for k, (name, one) in enumerate(zip(names, made, strict=True)):
        _render(world, stage, layers, one, spot, where / name, k, r)


def _pile(seed, r):
    """Missiles, their arrangement around the middle, and their paint."""
    total = float(r.uniform(*TOTALS_ML[int(r.integers(len(TOTALS_ML)))]))
    missiles = claydonians.missile_set(seed, total, claydonians.WILD_KINDS)
    mode = str(r.choice(MODES)) if len(missiles) > 2 else "scatter"
    if mode == "row" and sum(2 * m["r"] + 1.5 for m in missiles) > 150:
        mode = "cluster"
    poses, top = claydonians.place_pile(missiles, mode, (0.0, 0.0), r)
    return missiles, poses, top, mode, worlds.draw_clay(r), seed


def _many(seed, r):
    """As `_pile`, with the missiles side by side."""
    missiles = claydonians.missile_set(seed, float(r.uniform(*MANY_ML)), MANY_KINDS)
    mode = "cluster" if r.random() < 0.3 else "scatter"
    poses, top = claydonians.place_pile(missiles, mode, (0.0, 0.0), r)
    return missiles, poses, top, mode, worlds.draw_clay(r), seed


def _stage(world, made, room):
    far = max(
        float(np.hypot(*pose[:2, 3])) + m["r"]
        for missiles, poses, *_ in made
        for m, pose in zip(missiles, poses, strict=True)
    )
    room = max(room, far)
    sheet, at, board = worlds.layout(world, False)
    stage = world.stage(np.vstack([board, world.box(0, 0, room + 10, 40)]),
                        marker_mm=sheet["marker"])  # fmt: skip
    stage.charuco(world.loc(*at), world.board_yaw, **sheet)
    world.clutter(stage, [board, world.box(0, 0, room + 14, 40)])
    return stage, world.loc(0, 0)


def _render(world, stage, layers, one, spot, folder, k, r):
    missiles, poses, top, mode, (colour, second, how), seed = one
    folder.mkdir(parents=True, exist_ok=True)
    paint = worlds.clay_paint(seed, colour, second, how)
    names = []
    for q, (missile, pose) in enumerate(zip(missiles, poses, strict=True)):
        there = pose.copy()
        there[:2, 3] += spot
        names.append(f"missile{q}")
        told = {"kind": "missile", "shape": missile["kind"], "volume_ml": missile["volume_ml"],
                "size_mm": missile["size_mm"], "on_top": q in top,
                "at_mm": [*there[:2, 3], there[2, 3] + missile["h"] / 2]}  # fmt: skip
        stage.add_mesh(names[-1], missile["V"], missile["F"], paint, M=there, truth=told)
    layers.key = None
    linear = layers.frame({name: stage.objects[name]["M"] for name in names})
    picture = stage.isp(linear, 10 + k, **world.shot(r))
    scene.save_jpg(str(folder / "pile.jpg"), picture, world.jpeg)
    cv2.imwrite(str(folder / "mask_pile.png"), stage.masks(names))
    total = float(sum(m["volume_ml"] for m in missiles))
    truth = stage.truth(creature_id=folder.name, session=world.seed, missiles_ml=total,
                        n_missiles=len(missiles), pile_mode=mode, world=world.info())  # fmt: skip
    worlds.write_item(str(folder), truth)
    for name in names:
        stage.remove(name)
    room = f"{world.table} {world.light} {world.size}"
    print(f"{folder.name} {room} {len(missiles)} {mode}", flush=True)
