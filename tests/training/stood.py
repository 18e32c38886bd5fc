"""Creatures from a few sides, with their legs and clay, as `tests.worlds.stood` keeps them."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.training.look.examples import World
from vision.look.look import Kind


@dataclass(frozen=True, slots=True, eq=False)
class Creature:
    """A creature from a few sides.

    Attributes:
        views: Each as a label world with nothing else in it.
        legs: On how many it stands.
        volume_ml: How much clay it is.
        seen: The camera of all views, and the table.
        limbs: How many others it has that do not touch the table.
    """

    views: tuple[World, ...]
    legs: int
    volume_ml: float
    seen: Calibration
    limbs: int


def load(path: Path) -> Creature:
    """A creature from its file."""
    with np.load(path) as d:
        empty, nothing = d["empty"], np.zeros(d["mask"].shape[1:], np.uint8)
        views = tuple(
            World(full, empty, np.where(mask, Kind.CLAY, Kind.TABLE).astype(np.uint8),
                  nothing + np.uint8(Kind.TABLE), mask.astype(np.uint8), plain=bool(d["plain"]))
            for full, mask in zip(d["full"], d["mask"], strict=True)
        )  # fmt: skip
        camera = Camera(d["matrix"], np.zeros(5), nothing.shape[::-1])
        seen = Calibration(camera, d["camera_from_table"], np.zeros((15, 15)), 0.0)
        return Creature(views, int(d["legs"]), float(d["volume_ml"]), seen, int(d["limbs"]))
