"""Renders a mesh in the light of a room by simple ray casting.

Fully rendered worlds are realistic but few; lighting a mesh is cheap. A grey mesh on a grey table
is lit with a few rays per pixel: one lamp with its shadow, the dome around, light reflected between
table and mesh, and a little gloss. The room's colours are applied later, as for any other world.
"""

from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np
from scipy.interpolate import RegularGridInterpolator

from calibration.arrays import Flags, Floats
from calibration.model.solution import Calibration
from tests.training.lit.bodies import OFF_MM, Body, lamp_seen
from tests.training.lit.rooms import Room, fallen, unit
from tests.training.look.prints import Random
from tests.training.look.retouch import GREY_CLAY, GREY_GROUND

LAMP_RAYS: Final = 6
"""Number of rays to the lamp from each vertex; each pixel of the table has `SHADOW_RAYS`."""
SHADOW_RAYS: Final = 2
CALM_PX: Final = 1.0
"""Sigma in pixels of the blur of shadows on the table, against the noise of few rays."""


@dataclass(frozen=True, slots=True, eq=False)
class PixelRays:
    """The rays of a camera's pixels, table frame.

    Attributes:
        ways: (n, 3) their directions, row by row.
        eye: (3,) where they begin, mm.
        free: (n, 3) where they meet the bare table, mm.
        shape: (height, width) of the picture.
    """

    ways: Floats
    eye: Floats
    free: Floats
    shape: tuple[int, int]


def pixel_rays(seen: Calibration) -> PixelRays:
    """The rays of a camera's pixels; it has no distortion, and looks down at the table."""
    width, height = seen.size_wh
    back = np.linalg.inv(seen.camera_from_table)
    y, x = np.mgrid[:height, :width]
    at = np.column_stack([x.ravel(), y.ravel(), np.ones(x.size)])
    ways = unit(at @ np.linalg.inv(seen.camera.matrix).T @ back[:3, :3].T)
    eye = np.asarray(back[:3, 3], dtype=np.float64)
    return PixelRays(ways, eye, np.asarray(eye - ways * (eye[2] / ways[:, 2:])), (height, width))


def lit_picture(
    body: Body, pose: Floats, rays: PixelRays, room: Room, r: Random
) -> tuple[Floats, Flags, Floats]:
    """The picture of a body in a pose, table_from_body.

    Returns:
        Linear BGR (h, w, 3); the body's mask (h, w); the index of the face at each pixel, or -1.
    """
    body_from_table = np.linalg.inv(pose)
    turn = body_from_table[:3, :3]
    lamp, lean = turn @ room.lamp, turn @ room.lean
    eye = turn @ rays.eye + body_from_table[:3, 3]
    met = body.first(np.tile(eye, (len(rays.ways), 1)), rays.ways @ turn.T)
    mask = met["primID"] >= 0
    free = rays.free @ turn.T + body_from_table[:3, 3]
    out = np.empty((len(mask), 3))
    shown = _table(body, free[~mask], lamp, lean, room, r)
    out[~mask] = fallen(_calm(shown[0], ~mask, rays.shape), shown[1], room) * GREY_GROUND
    out[mask] = _clay(body, met, mask, lamp, lean, -(rays.ways @ turn.T)[mask], room, r)
    return out.reshape(*rays.shape, 3), mask.reshape(rays.shape), met["primID"].reshape(rays.shape)


def _table(
    body: Body, at: Floats, lamp: Floats, lean: Floats, room: Room, r: Random
) -> tuple[Floats, Floats]:
    """The shares (n,) of the lamp's and the dome's light that reach the table at places (n, 3)."""
    starts = at + np.array([0.0, 0.0, OFF_MM])
    seen = lamp_seen(body, starts, lamp, room, SHADOW_RAYS, r)
    grid = body.ground_dome.light(lean).reshape(len(body.line), -1)
    dome = _between(np.asarray(cv2.GaussianBlur(grid, (0, 0), 1.0)), body.line, at)
    return seen, dome


def _calm(values: Floats, where: Flags, shape: tuple[int, int]) -> Floats:
    """Values of the pixels `where` of a picture, smoothed against noise."""
    known, shown = where.reshape(shape).astype(np.float64), np.zeros(where.shape)
    shown[where] = values
    total = cv2.GaussianBlur(shown.reshape(shape), (0, 0), CALM_PX)
    share = total / np.maximum(cv2.GaussianBlur(known, (0, 0), CALM_PX), 1e-6)
    return np.asarray(share.reshape(-1)[where])


def _clay(
    body: Body, met: dict[str, Any], mask: Flags, lamp: Floats, lean: Floats, back: Floats,
    room: Room, r: Random,
) -> Floats:  # fmt: skip
    starts = body.vertices + OFF_MM * body.normals
    facing = np.maximum(0.0, body.normals @ lamp)
    free = lamp_seen(body, starts, lamp, room, LAMP_RAYS, r)
    dome = body.dome.light(lean)
    corners = body.faces[met["primID"][mask]]
    u, v = met["u"][mask], met["v"][mask]
    shares = np.column_stack([1 - u - v, u, v])

    def across(values: Floats) -> Floats:
        return np.asarray(np.einsum("nk,nk...->n...", shares, values[corners]))

    normals = across(body.normals)
    half = unit(back + lamp)
    gloss = room.gloss * np.maximum(0.0, (normals * half).sum(axis=1)) ** room.sharp
    matt = GREY_CLAY * fallen(across(free * facing) / lamp[2], across(dome), room)
    return np.asarray(matt + (across(free) * gloss)[:, None] * room.lamp_bgr * room.share)


def free_table(room: Room) -> Floats:
    """Linear BGR (3,) of a grey table on which nothing stands."""
    return GREY_GROUND * (room.share * room.lamp_bgr + (1 - room.share) * room.dome_bgr)


def _between(grid: Floats, line: Floats, at: Floats) -> Floats:
    """A grid's interpolated values at places (n, 2 or 3); 1 outside of it."""
    told = RegularGridInterpolator((line, line), grid, bounds_error=False, fill_value=1.0)
    return np.asarray(told(at[:, 1::-1]))
