"""Which dice lean: whose upper face looks another way than that of a die lying flat.

By its picture alone a flat die seen from the side is a leaning one seen from above. What tells them
apart is where the table lies, or what most of the other dice in the picture say.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import ray_directions
from calibration.model.solution import Calibration

Slant: TypeAlias = tuple[float, float]
"""Where a face looks, seen along the line of sight: right and down, as parts of a unit vector."""
LEANING: Final = np.radians(18.0)
"""From this angle on a die leans: nine in ten that lie flat are told within 16 degrees."""
ENOUGH: Final = 3
"""So many other dice tell how a flat one looks, where nothing tells of the table."""


def leaning(slants: Sequence[Slant], level: Sequence[Slant] | None) -> tuple[bool, ...]:
    """Which dice lean.

    Args:
        slants: Where their upper faces look.
        level: Where the table's upward direction points at each of them; None where unknown.
    """
    if level is not None:
        return tuple(angle(a, b) > LEANING for a, b in zip(slants, level, strict=True))
    others = [[b for j, b in enumerate(slants) if j != i] for i in range(len(slants))]
    return tuple(
        len(rest) >= ENOUGH and angle(slant, _middling(rest)) > LEANING
        for slant, rest in zip(slants, others, strict=True)
    )


def angle(one: Slant, other: Slant) -> float:
    """Between two directions towards the camera, radians."""
    return float(np.arccos(np.clip(_direction(one) @ _direction(other), -1, 1)))


def level_at(points_px: Floats, calibration: Calibration) -> tuple[Slant, ...]:
    """Where the table's upward direction points, seen at each of some pixels, (n, 2)."""
    turn = calibration.camera_from_table[:3, :3]
    sights = ray_directions(points_px, calibration) @ turn.T
    return tuple(_seen_along(turn[:, 2], sight / np.linalg.norm(sight)) for sight in sights)


def _seen_along(direction: Floats, sight: Floats) -> Slant:
    right = np.array([1.0, 0.0, 0.0]) - sight[0] * sight
    right /= np.linalg.norm(right)
    return float(direction @ right), float(direction @ np.cross(sight, right))


def _direction(slant: Slant) -> Floats:
    flat = np.array(slant)
    flat = flat / max(1.0, float(np.linalg.norm(flat)))
    return np.array([*flat, np.sqrt(max(0.0, 1 - float(flat @ flat)))])


def _middling(slants: Sequence[Slant]) -> Slant:
    right, down = np.median(np.array(slants), axis=0)
    return float(right), float(down)
