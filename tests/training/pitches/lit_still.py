"""Lights whole pitches during training, at a fortieth of the cost of a rendered still.

Rendered worlds are realistic but few. Here miniatures, balls and other things stand on drawn or
photographed grounds; ray casting finds what each pixel shows and which light falls there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from scipy.ndimage import map_coordinates

from calibration.arrays import Floats, Floats32, Image
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.support.weigh_in_conditions import looking
from tests.training.lit.bodies import Mesh, lamp_seen, vertex_normals
from tests.training.lit.picture import PixelRays, pixel_rays
from tests.training.lit.rooms import Room, drawn_room, fallen, unit
from tests.training.look.prints import Random, named_grounds
from tests.training.look.sensor import draw_sensor, photographed
from tests.training.pitches.examples import Item, Still
from tests.training.pitches.lit_ground import BEYOND_MM, drawn_plan, reflectance
from tests.training.pitches.lit_scene import Thing, any_way, things
from tests.training.pitches.origins import LIT
from tests.training.stood import pinhole
from tests.worlds.cache import folder
from tests.worlds.miniature_parts import PARTS
from vision.figures.ground import ground_of
from vision.figures.sizes import DEFAULT

SIZES_WH: Final = ((640, 480), (640, 480), (800, 450), (960, 540), (1280, 720), (1280, 720))
SMALL: Final = 1000
"""Width in pixels below which pictures have small pitches, and four rays per pixel."""
FOCAL: Final = (0.62, 1.15)
"""Least and largest focal length, relative to the picture's width."""
ELEVATION_DEG: Final = (38.0, 88.0)
ROOM: Final = (1.0, 1.15)
"""Least and largest distance of the camera, relative to the nearest from which all sheets are
seen."""
NEARER_BY: Final = 1.03
"""Ratio of successive distances that are tried."""
AIMS: Final = (0.0, 0.12, 0.24, 0.36, 0.48)
"""Offsets of the camera's aim from the middle towards the camera that are tried, as shares of half
the pitch: what is near takes more of the picture."""
GRID_MM: Final = 1.6
"""Step in mm between the places of the ground at which light is computed."""
NEAR_MM: Final = 45.0
"""Distance in mm from a thing beyond which it does not block the dome's light."""
DOME_GRID: Final = 4
"""Number of steps of that grid between the places at which the dome's light is computed."""
GROUND_RAYS: Final = 3
"""Number of rays to the lamp from each place of the ground."""
GROUND_DOME: Final = 16
PIXEL_RAYS: Final = 2
"""Number of rays to the lamp from each hit on a thing."""
PIXEL_DOME: Final = 6
OFF_MM: Final = 0.3
"""Distance in mm off the surface at which rays begin."""
SMOOTH: Final = 0.25
"""Largest sigma of the noise on vertex normals, for rough paint."""
PATCHED: Final = 0.25
"""Share of the pitches of which only a part is in the sun."""
FALL: Final = 0.5
"""Largest fall-off of the light across the pitch, as a natural logarithm."""
SHADED: Final = 0.3
"""Share of the pitches with the soft shadow of something beside them."""
MIRROR_SHARP: Final = 60.0
"""Exponent of the lamp's highlight on surfaces that mirror the room."""
EYE_LEVEL: Final = 0.04
"""Reflectance of a matt surface at normal incidence (Schlick 1994)."""


@dataclass(frozen=True, slots=True, eq=False)
class Merged:
    """All things on a pitch as one mesh.

    Attributes:
        mesh: The mesh for ray casting.
        faces: (m, 3) triangles.
        normals: (n, 3) unit normals of the vertices.
        colours: (n, 3) linear BGR of the vertices.
        mirrors: (n,) how much of the room each vertex mirrors, 0 to 1.
        feet: (k, 2) places of the things, mm.
    """

    mesh: Mesh
    faces: Any
    normals: Floats
    colours: Floats
    mirrors: Floats
    feet: Floats


@dataclass(frozen=True, slots=True, eq=False)
class GroundLight:
    """The light that falls on the ground, on a grid of places.

    Attributes:
        first_mm: (2,) the first place of the grid.
        lamp: (h, w) the lamp's light without occlusion, 1 on most tables.
        seen: (h, w) the share of it that no thing blocks.
        dome: (h, w) the dome's light, 1 on a free table.
    """

    first_mm: Floats
    lamp: Floats32
    seen: Floats32
    dome: Floats32

    def at(self, values: Floats32, at_mm: Floats) -> Floats32:
        """Interpolated values of the grid at places (..., 2)."""
        columns, rows = np.moveaxis((at_mm - self.first_mm) / GRID_MM, -1, 0)
        return np.asarray(map_coordinates(values, [rows, columns], order=1, mode="nearest"))


def lit_still(seed: int, meshes: Sequence[Path], grounds: Sequence[Path]) -> Still:
    """A random lit pitch with its camera.

    Args:
        seed: Determines everything about it.
        meshes: Files of miniatures (`tests.worlds miniatures`).
        grounds: Files of real grounds.
    """
    r = np.random.default_rng([seed, 81])
    size_wh = SIZES_WH[int(r.integers(len(SIZES_WH)))]
    small = size_wh[0] < SMALL
    plan = drawn_plan(r, small=small)
    seen = _camera(plan.boards, size_wh, r)
    placed, kits = things(plan.half_mm, meshes, r)
    merged, room = _merged(placed, r), drawn_room(r)
    finer = _finer(seen, 2 if small else 1)
    rays = pixel_rays(finer)
    free = rays.free.reshape(*rays.shape, 3)[..., :2]
    pixel_mm = float(np.linalg.norm(free[rays.shape[0] // 2, 1:] - free[rays.shape[0] // 2, :-1],
                                    axis=1).mean())  # fmt: skip
    light = _ground_light(merged, room, plan.half_mm, r)
    ground = reflectance(free, pixel_mm, plan, grounds, r)
    out = ground * fallen(light.at(light.lamp * light.seen, free), light.at(light.dome, free), room)
    out = out.reshape(-1, 3)
    for box in _boxes(placed, finer):
        _shown(out, box, merged, rays, room, light, ground, r)
    linear = out.reshape(*rays.shape, 3).astype(np.float32)
    if small:
        linear = np.asarray(cv2.resize(linear, size_wh, interpolation=cv2.INTER_AREA), np.float32)
    bright = float(np.percentile(linear, 97))
    picture = photographed(r, linear * np.float32(0.75 / max(bright, 0.05)), draw_sensor(r))
    return _still(picture, plan.boards, seen, placed, kits)


def lit_stills(numbers: Iterable[int]) -> Iterator[tuple[str, Callable[[], Still]]]:
    """For each number, the name of its still's file, and a function that lights it.

    Miniatures come from the cache, real grounds from TABLEREF_GROUNDS.
    """
    meshes, grounds = sorted((folder() / "miniatures").glob("*.npz")), named_grounds()
    for number in numbers if meshes else ():
        yield f"{LIT}{number:06d}", partial(lit_still, number, meshes, grounds)


def _still(
    picture: Image, boards: Boards, seen: Calibration, placed: Sequence[Thing],
    kits: dict[str, Floats],
) -> Still:  # fmt: skip
    ground = ground_of(boards, seen)
    told: list[tuple[Item, str]] = [(one.item, one.team) for one in placed if one.item is not None]
    worn = [PARTS.index(part) for part in ("jersey", "trousers", "helmet")]
    return Still(
        picture, ground.seen(picture), ground, DEFAULT,
        tuple(item for item, _ in told), tuple(team for _, team in told),
        {name: np.asarray(kit[worn] ** (1 / 2.2)) for name, kit in kits.items()},
    )  # fmt: skip


def _camera(boards: Boards, size_wh: tuple[int, int], r: Random) -> Calibration:
    """A random camera, about as near as possible with all sheets in view."""
    focal = float(r.uniform(*FOCAL)) * size_wh[0]
    middle = (np.array(size_wh) - 1) / 2
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1.0]])
    high, roll = np.radians(r.uniform(*ELEVATION_DEG)), np.radians(r.normal(0, 3))
    side = np.radians(r.choice([-90, 90, 0, 180], p=[0.4, 0.3, 0.15, 0.15]) + r.normal(0, 9))
    out = np.array([np.cos(high) * np.cos(side), np.cos(high) * np.sin(side), np.sin(high)])
    corners = 1.04 * np.concatenate([c for b in boards.markers for c in b.markers.values()])

    def looks_from(away: float, nearer: float) -> Calibration:
        aim = nearer * np.abs(corners[:, 1]).max() * np.array([out[0], out[1], 0.0])
        return pinhole(matrix, looking(aim + away * out, aim, roll), size_wh)

    for away in 250.0 * NEARER_BY ** np.arange(100):
        for nearer in AIMS:
            if _all_seen(corners, looks_from(float(away), nearer)):
                return looks_from(float(away * r.uniform(*ROOM)), nearer)
    raise RuntimeError("the sheets of this pitch are seen from nowhere")


def _all_seen(places_mm: Floats, seen: Calibration) -> bool:
    ahead = (places_mm @ seen.camera_from_table[2, :3] + seen.camera_from_table[2, 3]) > 50
    if not ahead.all():
        return False
    pixels = image_from_table(places_mm, seen)
    return bool((pixels > 3).all() and (pixels < np.array(seen.size_wh) - 4).all())


def _finer(seen: Calibration, times: int) -> Calibration:
    """The calibration of the same view with `times` as many pixels each way."""
    scale = np.diag([times, times, 1.0])
    scale[:2, 2] = (times - 1) / 2
    width, height = seen.size_wh
    return pinhole(
        scale @ seen.camera.matrix, seen.camera_from_table, (times * width, times * height)
    )


def _merged(placed: Sequence[Thing], r: Random) -> Merged:
    first = np.cumsum([0, *(len(one.vertices_mm) for one in placed)])
    vertices = np.concatenate([one.vertices_mm for one in placed])
    faces = np.concatenate([
        one.faces.astype(np.int32) + int(k) for one, k in zip(placed, first, strict=False)
    ])  # fmt: skip
    rough = np.repeat([0.0 if one.item is None else r.uniform(0, SMOOTH) for one in placed],
                      [len(one.vertices_mm) for one in placed])  # fmt: skip
    return Merged(
        Mesh(vertices, faces), faces, vertex_normals(vertices, faces, rough[:, None], r),
        np.concatenate([one.paint.colours for one in placed]),
        np.concatenate([np.full(len(one.vertices_mm), one.paint.mirrors) for one in placed]),
        np.stack([one.vertices_mm[:, :2].mean(axis=0) for one in placed]),
    )  # fmt: skip


def _ground_light(merged: Merged, room: Room, half_mm: Floats, r: Random) -> GroundLight:
    reach = half_mm + BEYOND_MM
    x, y = (np.arange(-to, to, GRID_MM) for to in reach)
    at = np.stack(np.meshgrid(x, y), axis=-1)
    met = lamp_seen(merged.mesh, _raised(at.reshape(-1, 2)), room.lamp, room, GROUND_RAYS, r)
    seen = np.asarray(cv2.GaussianBlur(met.reshape(at.shape[:2]), (0, 0), 0.6), np.float32)
    seen[[0, -1]], seen[:, [0, -1]] = 1.0, 1.0  # beyond, nothing is followed
    coarse = at[::DOME_GRID, ::DOME_GRID]
    near = np.min(np.linalg.norm(coarse[..., None, :] - merged.feet, axis=-1), axis=-1) < NEAR_MM
    dome = np.ones(coarse.shape[:2])
    up = np.tile([0.0, 0.0, 1.0], (int(near.sum()), 1))
    dome[near] = merged.mesh.dome_from(_raised(coarse[near]), up, GROUND_DOME, r).light(room.lean)
    calm = np.asarray(cv2.resize(cv2.GaussianBlur(dome, (0, 0), 0.8), at.shape[1::-1]))
    falls = np.exp(at @ (r.uniform(0, FALL) * any_way(r) / (2 * half_mm.max())))
    lamp, shade = falls * _patch(at, half_mm, r), _shade(at, half_mm, r)
    return GroundLight(-reach, lamp.astype(np.float32), seen, (calm * shade).astype(np.float32))


def _raised(at_mm: Floats) -> Floats:
    return np.column_stack([at_mm, np.full(len(at_mm), OFF_MM)])


def _patch(at_mm: Floats, half_mm: Floats, r: Random) -> Floats:
    """Mask (h, w) of a patch of sunlight, as through a window; 1 everywhere on most pitches."""
    if r.random() > PATCHED:
        return np.ones(at_mm.shape[:2])
    inside, soft = np.ones(at_mm.shape[:2]), float(r.uniform(1, 15))
    way, middle = any_way(r), r.uniform(-half_mm, half_mm)
    for axis in (way, np.array([-way[1], way[0]])):
        across = (at_mm - middle) @ axis
        wide = r.uniform(50, half_mm.max())
        inside = inside * np.clip((wide - np.abs(across)) / soft + 0.5, 0, 1)
    return np.asarray(0.1 + inside)


def _shade(at_mm: Floats, half_mm: Floats, r: Random) -> Floats:
    """Light (h, w) that is left in the soft shadow of somebody beside the table."""
    if r.random() > SHADED:
        return np.ones(at_mm.shape[:2])
    away = np.linalg.norm((at_mm - 1.2 * half_mm * any_way(r)) / half_mm, axis=-1)
    return np.asarray(1 - r.uniform(0.2, 0.7) * np.exp(-((away / r.uniform(0.3, 1.0)) ** 2)))


def _boxes(placed: Sequence[Thing], seen: Calibration) -> list[tuple[slice, slice]]:
    """Bounding box of each thing in the picture: rows and columns."""
    width, height = seen.size_wh
    out = []
    for one in placed:
        low, high = one.vertices_mm.min(axis=0), one.vertices_mm.max(axis=0)
        corners = np.array([[x, y, z] for x in (low[0], high[0]) for y in (low[1], high[1])
                            for z in (low[2], high[2])])  # fmt: skip
        pixels = image_from_table(corners, seen)
        left, top = np.clip(np.floor(pixels.min(axis=0)).astype(int) - 1, 0, [width, height])
        right, low_row = np.clip(np.ceil(pixels.max(axis=0)).astype(int) + 2, 0, [width, height])
        out.append((slice(int(top), int(low_row)), slice(int(left), int(right))))
    return out


def _shown(
    out: Floats, box: tuple[slice, slice], merged: Merged, rays: PixelRays, room: Room,
    light: GroundLight, ground: Floats32, r: Random,
) -> None:  # fmt: skip
    """Write the light of the things in a part of the picture into its pixels."""
    rows, columns = np.mgrid[box]
    pixels = (rows * rays.shape[1] + columns).ravel()
    if not len(pixels):
        return
    ways = rays.ways[pixels]
    met = merged.mesh.first(np.tile(rays.eye, (len(ways), 1)), ways)
    hit = np.asarray(met["primID"] >= 0)
    if not hit.any():
        return
    corners = merged.faces[met["primID"][hit]]
    u, v = met["u"][hit], met["v"][hit]
    shares = np.column_stack([1 - u - v, u, v])
    normals = unit(np.einsum("nk,nkc->nc", shares, merged.normals[corners]))
    nearest = corners[np.arange(len(corners)), shares.argmax(axis=1)]
    at = rays.eye + met["tfar"][hit][:, None] * ways[hit]
    beside = ground.reshape(-1, 3)[pixels[~hit]].mean(axis=0) if (~hit).any() else np.full(3, 0.3)
    out[pixels[hit]] = _light_of(
        merged, nearest, at, normals, ways[hit], room, light, np.asarray(beside), r
    )


def _light_of(
    merged: Merged, nearest: Any, at: Floats, normals: Floats, ways: Floats, room: Room,
    light: GroundLight, beside: Floats, r: Random,
) -> Floats:  # fmt: skip
    """Light (n, 3) that comes from places (n, 3) of things along rays (n, 3)."""
    starts = at + OFF_MM * normals
    free = lamp_seen(merged.mesh, starts, room.lamp, room, PIXEL_RAYS, r)
    dome = merged.mesh.dome_from(starts, normals, PIXEL_DOME, r).light(room.lean)
    facing = np.maximum(0.0, normals @ room.lamp) / room.lamp[2]
    lamp = free * facing * light.at(light.lamp, at[:, :2])
    matt = merged.colours[nearest] * fallen(lamp, dome, room)
    back = ways - 2 * (ways * normals).sum(axis=1, keepdims=True) * normals
    mirrored = _mirrored(back, free, room, beside)
    grazing = (1 - np.clip(-(ways * normals).sum(axis=1), 0, 1)) ** 5
    metal = merged.mirrors[nearest][:, None]
    gloss = (EYE_LEVEL + (1 - EYE_LEVEL) * grazing)[:, None] * (room.gloss > 0) * 0.6
    return np.asarray((1 - metal) * (matt + gloss * mirrored)
                      + metal * mirrored * merged.colours[nearest])  # fmt: skip


def _mirrored(back: Floats, free: Floats, room: Room, beside: Floats) -> Floats:
    """The room's light (n, 3) from directions (n, 3), for reflections."""
    sky = np.maximum(0.0, 1 + back @ room.lean - 0.67 * room.lean[2])
    dome = (1 - room.share) * np.where(back[:, 2] > 0, sky, 0.0)[:, None] * room.dome_bgr
    table = np.where(back[:, 2:] > 0, 0.0, beside) * fallen(1.0, 1.0, room)
    towards = np.clip(back @ room.lamp, 0, 1) ** MIRROR_SHARP
    return np.asarray(dome + table + (8 * room.share * free * towards)[:, None] * room.lamp_bgr)
