"""Rolled dice on tables: what the generator's worlds lack.

    python -m tests.worlds dice --seed 310044 402117

A world is a folder `wSEED` with `empty.jpg`, the table without dice, `throw_0.jpg` and so on, and
a `truth.json` whose `throws` hold the value, the place (mm), the edge length (mm) and the box (px)
of each die.
"""

from pathlib import Path

import cv2
import numpy as np

from tests.worlds.die_mesh import FACES, DieLook, die_mesh, die_texture
from tests.worlds.seeds import Purpose, purpose
from tests.worlds.stages import scene, worlds

SIZES = ((640, 480), (640, 480), (800, 450), (960, 540), (1280, 720), (1280, 720))
"""Sizes of pictures of typical cameras; training has the first four, which cost least."""

COLOURS = (
    ((235, 240, 240), (20, 20, 20)),
    ((215, 235, 240), (25, 25, 25)),
    ((40, 40, 200), (245, 245, 245)),
    ((30, 30, 32), (240, 240, 240)),
    ((170, 90, 30), (240, 240, 240)),
    ((60, 140, 50), (240, 240, 240)),
    ((50, 200, 235), (20, 20, 20)),
    ((150, 50, 110), (240, 240, 240)),
    ((120, 170, 205), (30, 40, 60)),
    ((35, 110, 235), (250, 250, 250)),
    ((60, 40, 30), (90, 190, 220)),
)
"""Colours of a die's body and pips, BGR."""

EACH, EACH_TO_TEACH = 6, 12
"""Throws onto one table: building it costs as much as many pictures of it."""

MOST = 8
"""Largest number of dice of a throw."""

REACH_MM = (25.0, 75.0)
"""Least and largest radius within which the dice of one throw lie."""

DIGITS_SHARE = 0.12
"""Share of throws whose dice have digits."""

MIXED_SHARE = 0.4
"""Share of throws of dice of several sets."""

TOUCHING_SHARE = 0.25
"""Share of dice that lie against another one."""


def rolled(seed: int, where: Path) -> None:
    """Render the throws of one world, and its table without dice, into `where/wSEED`."""
    folder = where / f"w{seed:06d}"
    if (folder / "truth.json").exists():
        return
    r = np.random.default_rng([seed, 91])
    teaches = purpose(seed) is Purpose.TEACH
    sizes = SIZES[:4] if teaches else SIZES
    world = worlds.World(seed, False, sizes[int(r.integers(len(sizes)))])
    reach = float(r.uniform(*REACH_MM))
    stage = _stage(world, reach)
    layers = scene.Layers(stage, spp_bg=worlds.SPP[0], spp=worlds.SPP[1])
    folder.mkdir(parents=True, exist_ok=True)
    empty = stage.isp(layers.bg, 1, **world.shot(r))
    scene.save_jpg(str(folder / "empty.jpg"), empty, world.jpeg)
    count = EACH_TO_TEACH if teaches else EACH
    throws = [_throw(world, stage, layers, k, reach, folder, r) for k in range(count)]
    worlds.write_item(str(folder), stage.truth(throws=throws, world=world.info()))
    dice = sum(len(one["dice"]) for one in throws)
    print(f"{folder.name} {world.table} {world.light} {world.size} {dice} dice", flush=True)


def _throw(world, stage, layers, number, reach, folder, r):
    """Throw some dice, write their picture, and say what they are."""
    looks = _looks(r)
    places = _places(looks, reach, r)
    names = [f"die{number}_{k}" for k in range(len(looks))]
    told = [_put(stage, world, *one, r) for one in zip(names, looks, places, strict=True)]
    layers.key = None
    linear = layers.frame({name: stage.objects[name]["M"] for name in names})
    picture = stage.isp(linear, 10 + number, **world.shot(r))
    file = f"throw_{number}.jpg"
    scene.save_jpg(str(folder / file), picture, world.jpeg)
    for name in names:
        stage.remove(name)
    return {"picture": file, "dice": told}


def _looks(r) -> list[DieLook]:
    """The dice of one throw: of one set, or of several."""
    digits = bool(r.random() < DIGITS_SHARE)
    sets = [_look(r, digits) for _ in range(3 if r.random() < MIXED_SHARE else 1)]
    return [sets[int(r.integers(len(sets)))] for _ in range(int(r.integers(1, MOST + 1)))]


def _look(r, digits) -> DieLook:
    body, pip = COLOURS[int(r.integers(len(COLOURS)))]
    return DieLook(
        side_mm=float(r.uniform(11, 19)),
        edge=float(r.uniform(0.06, 0.22)),
        body=body,
        pip=pip,
        pip_radius=float(r.uniform(0.075, 0.11)),
        pip_step=float(r.uniform(0.23, 0.28)),
        large_red_one=bool(min(body) > 200 and r.random() < 0.3),
        digits=digits,
    )


def _places(looks, reach, r) -> list[np.ndarray]:
    """Where the dice lie around the middle, mm; some against another one.

    Where no place is left for a die, it may lie in another one: so do 6 of 320 on twelve tables.
    """
    places: list[np.ndarray] = []
    for look in looks:
        against = bool(places) and r.random() < TOUCHING_SHARE
        for _ in range(500):
            if against:
                near = places[int(r.integers(len(places)))]
                turn = r.uniform(0, 2 * np.pi)
                at = near + 1.25 * look.side_mm * np.array([np.cos(turn), np.sin(turn)])
            else:
                at = r.uniform(-reach, reach, 2)
            apart = [
                np.hypot(*(at - one)) - 0.72 * (look.side_mm + other.side_mm)
                for one, other in zip(places, looks, strict=False)
            ]
            if not against and (not apart or min(apart) > 0):
                break
            if against and sum(gap < 0 for gap in apart) <= 1 and min(apart) > -0.25 * look.side_mm:
                break
        places.append(at)
    return places


def _stage(world, reach):
    sheet, at, board = worlds.layout(world, False)
    need = np.vstack([board, world.box(0, 0, reach + 22, 20)])
    stage = world.stage(need, marker_mm=sheet["marker"])
    stage.charuco(world.loc(*at), world.board_yaw, **sheet)
    world.clutter(stage, [board, world.box(0, 0, reach + 24, 20)])
    return stage


def _put(stage, world, name, look, xy, r):
    """Lay a die on the table with a random value on top; says what it is and where."""
    value = int(r.integers(1, 7))
    vertices, faces, texture_places = die_mesh(look)
    paint = scene.image_material(
        name, die_texture(look), rough=float(r.uniform(0.08, 0.5)), spec=float(r.uniform(0.3, 0.6))
    )
    turned = scene.rot_z(float(r.uniform(0, 360))) @ _with_on_top(value)
    at = np.array([*world.loc(*xy), look.side_mm / 2 + 0.02])
    stage.add_mesh(
        name, vertices, faces, paint, M=scene.pose(at, R=turned), truth=False, uv=texture_places
    )
    seen = stage.project(stage.world_verts(name))
    return {
        "value": value,
        "at_mm": [float(x) for x in at[:2]],
        "side_mm": look.side_mm,
        "box_px": [float(x) for x in (*seen.min(axis=0), *seen.max(axis=0))],
        "digits": look.digits,
    }


def _with_on_top(value) -> np.ndarray:
    """The rotation after which this value is on top."""
    normal, up = np.array(FACES[value][0], float), np.array([0, 0, 1.0])
    if normal @ up < 0:
        return np.diag([1.0, -1.0, -1.0])
    axis = np.cross(normal, up)
    return cv2.Rodrigues(axis * np.pi / 2)[0]
