"""Creatures lit for the moment: rays through a mesh, in the light of a room that is new each time.

Rendered creatures (`tests.worlds stood`) are true to nature and few; a mesh costs little. What they
look like in grey on a grey table is followed here with a few rays: one lamp with its shadow, the
dome around, what the table and the creature throw back, a little gloss. The room's colours are put
on as with any other world.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from scipy.interpolate import RegularGridInterpolator

from calibration.arrays import Flags, Floats
from calibration.model.similarity import on_table
from calibration.model.solution import Calibration
from tests.training.creatures.bodies import OFF_MM, PLACES, Body
from tests.training.creatures.examples import VIEWS
from tests.training.creatures.rooms import Room, drawn_room, scattered, unit
from tests.training.look.prints import Random
from tests.training.look.retouch import GREY_CLAY, GREY_GROUND
from tests.training.stood import Creature, alone, pinhole
from tests.training.weigh_in_views import looking_at
from vision.weigh_in.guess import MIDDLE_MM

SIDE_PX: Final = 208
"""Pixels along a side of a picture."""
ROOM: Final = 2.0
"""Side of the picture over what the creature covers of it in all poses."""
ELEVATION_DEG: Final = (25.0, 82.0)
DISTANCE_MM: Final = (300.0, 750.0)
BESIDE_MM: Final = 12.0
"""So far from its place the creature stands, at most, each time it was turned."""
LAMP_RAYS: Final = 6
"""Of each vertex; of each pixel of the table there are `SHADOW_RAYS`."""
SHADOW_RAYS: Final = 2
CALM_PX: Final = 1.0
"""Blur of a shadow on the table, as few rays make it."""


def lit(path: Path, r: Random) -> Creature:
    """A creature from the file of its mesh (`tests.worlds meshes`), lit from a few sides."""
    with np.load(path) as d:
        body = Body(d["vertices"], d["faces"], r)
        legs, limbs, volume_ml = int(d["legs"]), int(d["limbs"]), float(d["volume_ml"])
    room, poses = drawn_room(r), [_pose(r, turn) for turn in range(VIEWS)]
    seen = _camera(body, poses, r)
    rays = pixel_rays(seen)
    views, empty = [], np.broadcast_to(_grey(room), (SIDE_PX, SIDE_PX, 3))
    for pose in poses:
        full, mask = _picture(body, pose, rays, room, r)
        views.append(alone(full.astype(np.float16), empty.astype(np.float16), mask, plain=True))
    return Creature(tuple(views), legs, volume_ml, seen, limbs)


@dataclass(frozen=True, slots=True, eq=False)
class PixelRays:
    """The rays of a camera's pixels, table frame.

    Attributes:
        ways: (n, 3) their directions, row by row.
        eye: (3,) where they begin, mm.
        free: (n, 3) where they meet the table, mm.
    """

    ways: Floats
    eye: Floats
    free: Floats


def pixel_rays(seen: Calibration) -> PixelRays:
    """The rays of a camera's pixels; it looks down at the table."""
    back = np.linalg.inv(seen.camera_from_table)
    y, x = np.mgrid[:SIDE_PX, :SIDE_PX]
    at = np.column_stack([x.ravel(), y.ravel(), np.ones(x.size)])
    ways = unit(at @ np.linalg.inv(seen.camera.matrix).T @ back[:3, :3].T)
    eye = np.asarray(back[:3, 3], dtype=np.float64)
    return PixelRays(ways, eye, np.asarray(eye - ways * (eye[2] / ways[:, 2:])))


def _picture(
    body: Body, pose: Floats, rays: PixelRays, room: Room, r: Random
) -> tuple[Floats, Flags]:
    """The creature in a pose, linear BGR (s, s, 3), and where it is."""
    body_from_table = np.linalg.inv(pose)
    turn = body_from_table[:3, :3]
    lamp, lean = turn @ room.lamp, turn @ room.lean
    eye = turn @ rays.eye + body_from_table[:3, 3]
    met = body.first(np.tile(eye, (len(rays.ways), 1)), rays.ways @ turn.T)
    mask = met["primID"] >= 0
    free = rays.free @ turn.T + body_from_table[:3, 3]
    out = np.empty((len(mask), 3))
    out[~mask] = _table(body, free[~mask], ~mask, lamp, lean, room, r)
    out[mask] = _clay(body, met, mask, lamp, lean, -(rays.ways @ turn.T)[mask], room, r)
    shape = SIDE_PX, SIDE_PX
    return out.reshape(*shape, 3), mask.reshape(shape)


def _table(
    body: Body, at: Floats, where: Flags, lamp: Floats, lean: Floats, room: Room, r: Random
) -> Floats:
    """What the table shows in the pixels `where`, (n, 3), at places (n, 3)."""
    starts = at + np.array([0.0, 0.0, OFF_MM])
    seen = _free(body, starts, lamp, room, SHADOW_RAYS, r)
    grid = body.ground_dome.light(lean).reshape(PLACES, PLACES)
    dome = _between(np.asarray(cv2.GaussianBlur(grid, (0, 0), 1.0)), body.line, at)
    return GREY_GROUND * _fallen(_calm(seen, where), dome, room)


def _calm(values: Floats, where: Flags) -> Floats:
    """Values of the pixels `where` without their noise."""
    shape = SIDE_PX, SIDE_PX
    known, shown = where.reshape(shape).astype(np.float64), np.zeros(where.shape)
    shown[where] = values
    total = cv2.GaussianBlur(shown.reshape(shape), (0, 0), CALM_PX)
    share = total / np.maximum(cv2.GaussianBlur(known, (0, 0), CALM_PX), 1e-6)
    return np.asarray(share.reshape(-1)[where])


def _free(body: Body, starts: Floats, lamp: Floats, room: Room, rays: int, r: Random) -> Floats:
    """The share of the lamp that is seen from places (n, 3)."""
    met = [body.meets(starts, scattered(lamp, len(starts), room, r)) for _ in range(rays)]
    return np.asarray(1 - np.mean(met, axis=0))


def _clay(
    body: Body, met: dict[str, Any], mask: Flags, lamp: Floats, lean: Floats, back: Floats,
    room: Room, r: Random,
) -> Floats:  # fmt: skip
    starts = body.vertices + OFF_MM * body.normals
    facing = np.maximum(0.0, body.normals @ lamp)
    free = _free(body, starts, lamp, room, LAMP_RAYS, r)
    dome = body.dome.light(lean)
    corners = body.faces[met["primID"][mask]]
    u, v = met["u"][mask], met["v"][mask]
    shares = np.column_stack([1 - u - v, u, v])

    def across(values: Floats) -> Floats:
        return np.asarray(np.einsum("nk,nk...->n...", shares, values[corners]))

    normals = across(body.normals)
    half = unit(back + lamp)
    gloss = room.gloss * np.maximum(0.0, (normals * half).sum(axis=1)) ** room.sharp
    matt = GREY_CLAY * _fallen(across(free * facing) / lamp[2], across(dome), room)
    return np.asarray(matt + (across(free) * gloss)[:, None] * room.lamp_bgr * room.share)


def _fallen(lamp: Floats, dome: Floats, room: Room) -> Floats:
    """The light on a place, (n, 3), from what falls there of lamp and dome, (n,) each."""
    return np.asarray(
        room.share * lamp[:, None] * room.lamp_bgr
        + (1 - room.share) * dome[:, None] * room.dome_bgr
    )


def _grey(room: Room) -> Floats:
    return GREY_GROUND * (room.share * room.lamp_bgr + (1 - room.share) * room.dome_bgr)


def _pose(r: Random, turn: int) -> Floats:
    """Table from body."""
    angle = 2 * np.pi * (turn + r.random()) / VIEWS
    return on_table(angle, *r.uniform(-BESIDE_MM, BESIDE_MM, 2))


def _camera(body: Body, poses: list[Floats], r: Random) -> Calibration:
    """A camera whose picture is `ROOM` times as wide as the creature in all poses."""
    view = looking_at(
        np.array([0.0, 0.0, MIDDLE_MM]), r.uniform(0, 2 * np.pi),
        np.radians(r.uniform(*ELEVATION_DEG)), r.uniform(*DISTANCE_MM),
    )  # fmt: skip
    points = np.concatenate([body.vertices @ p[:3, :3].T + p[:3, 3] for p in poses])
    seen = points @ view[:3, :3].T + view[:3, 3]
    flat = seen[:, :2] / seen[:, 2:]
    low, high = flat.min(axis=0), flat.max(axis=0)
    focal = SIDE_PX / (ROOM * float((high - low).max()))
    middle = (SIDE_PX - 1) / 2 - focal * (low + high) / 2
    matrix = np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1.0]])
    return pinhole(matrix, view, (SIDE_PX, SIDE_PX))


def _between(grid: Floats, line: Floats, at: Floats) -> Floats:
    """A grid's values at places (n, 2 or 3), 1 outside of it."""
    told = RegularGridInterpolator((line, line), grid, bounds_error=False, fill_value=1.0)
    return np.asarray(told(at[:, 1::-1]))
