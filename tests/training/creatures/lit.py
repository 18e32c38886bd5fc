"""Creatures that are lit during training, in a new room each time."""

from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.similarity import on_table
from calibration.model.solution import Calibration
from tests.training.creatures.examples import VIEWS
from tests.training.lit.bodies import Body
from tests.training.lit.picture import free_table, lit_picture, pixel_rays
from tests.training.lit.rooms import drawn_room
from tests.training.look.examples import World
from tests.training.look.prints import Random
from tests.training.stood import Creature, alone, pinhole
from tests.training.weigh_in_views import looking_at
from vision.weigh_in.guess import MIDDLE_MM

SIDE_PX: Final = 208
"""Pixels along a side of a picture."""
ROOM: Final = 2.0
"""Side of the picture relative to the part that the creature covers in all poses."""
ELEVATION_DEG: Final = (25.0, 82.0)
DISTANCE_MM: Final = (300.0, 750.0)
BESIDE_MM: Final = 12.0
"""Largest distance in mm of the creature from its place after each turn."""


def lit(path: Path, r: Random) -> Creature:
    """A creature from the file of its mesh (`tests.worlds meshes`), lit from a few sides."""
    with np.load(path) as d:
        body = Body(d["vertices"], d["faces"], r)
        legs, limbs, volume_ml = int(d["legs"]), int(d["limbs"]), float(d["volume_ml"])
    views, seen = pictures_of(body, r)
    return Creature(views, legs, volume_ml, seen, limbs)


def pictures_of(body: Body, r: Random) -> tuple[tuple[World, ...], Calibration]:
    """Views of a body that is turned a few times in one new room, and the camera's calibration."""
    room, poses = drawn_room(r), [_pose(r, turn) for turn in range(VIEWS)]
    seen = _camera(body, poses, r)
    rays = pixel_rays(seen)
    views, empty = [], np.broadcast_to(free_table(room), (SIDE_PX, SIDE_PX, 3))
    for pose in poses:
        full, mask, _ = lit_picture(body, pose, rays, room, r)
        views.append(alone(full.astype(np.float16), empty.astype(np.float16), mask, plain=True))
    return tuple(views), seen


def _pose(r: Random, turn: int) -> Floats:
    """table_from_body (4, 4) after so many turns."""
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
