"""Loads creatures seen from a few sides, with legs and volume, as `tests.worlds.stood` keeps
them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Floats
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.training.look.examples import World
from vision.look.look import Kind

Light = npt.NDArray[np.float16]
"""A picture in linear light, (h, w, 3)."""


@dataclass(frozen=True, slots=True, eq=False)
class Creature:
    """A creature from a few sides.

    Attributes:
        views: Label worlds that contain only the creature, one for each side.
        legs: Number of legs that it stands on.
        volume_ml: Volume of its clay.
        seen: Calibration of the camera of all views.
        limbs: Number of limbs that do not touch the table.
    """

    views: tuple[World, ...]
    legs: int
    volume_ml: float
    seen: Calibration
    limbs: int


def load(path: Path) -> Creature:
    """Load a creature from its file."""
    with np.load(path) as d:
        empty, plain = d["empty"], bool(d["plain"])
        views = tuple(
            alone(full, empty, mask, plain=plain)
            for full, mask in zip(d["full"], d["mask"], strict=True)
        )
        seen = pinhole(d["matrix"], d["camera_from_table"], empty.shape[1::-1])
        return Creature(views, int(d["legs"]), float(d["volume_ml"]), seen, int(d["limbs"]))


def alone(full: Light, empty: Light, mask: Flags, *, plain: bool) -> World:
    """A label world that contains only a creature, where `mask` (h, w) is set."""
    table = np.full(mask.shape, Kind.TABLE, dtype=np.uint8)
    label = np.where(mask, Kind.CLAY, Kind.TABLE).astype(np.uint8)
    return World(full, empty, label, table, mask.astype(np.uint8), plain=plain)


def pinhole(matrix: Floats, camera_from_table: Floats, size_wh: tuple[int, int]) -> Calibration:
    """The calibration of a camera without lens distortion, from its matrix and pose."""
    camera = Camera(matrix, np.zeros(5), size_wh)
    return Calibration(camera, camera_from_table, np.zeros((15, 15)), 0.0)
