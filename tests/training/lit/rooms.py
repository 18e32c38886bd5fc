"""The light of rooms: one lamp, and a dome of ambient light."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.training.look.prints import Random


@dataclass(frozen=True, slots=True)
class Room:
    """The light of a room, normalised to 1 on a free table.

    Attributes:
        lamp: (3,) direction to the lamp.
        width: Scatter of the directions to it, as it is not a point.
        share: Share of the light that comes from the lamp.
        lean: (3,) gradient of the dome's brightness: one side is brighter.
        lamp_bgr: Colour of the lamp.
        dome_bgr: Colour of the dome.
        gloss: Strength of clay's specular reflection.
        sharp: Exponent of that reflection.
    """

    lamp: Floats
    width: float
    share: float
    lean: Floats
    lamp_bgr: Floats
    dome_bgr: Floats
    gloss: float
    sharp: float


def drawn_room(r: Random) -> Room:
    """A random room with hard or soft light from any side."""
    turn, height = r.uniform(0, 2 * np.pi), np.radians(r.uniform(18, 80))
    lean = r.normal(0, 0.35, 3)
    lean[2] = abs(lean[2])
    return Room(
        unit(np.array([np.cos(height) * np.cos(turn), np.cos(height) * np.sin(turn),
                        np.sin(height)])),
        float(np.exp(r.uniform(np.log(0.01), np.log(0.5)))),
        float(r.uniform(0.1, 0.85)), lean / max(1.0, float(np.linalg.norm(lean))),
        np.exp(r.normal(0, 0.08, 3)), np.exp(r.normal(0, 0.08, 3)),
        float(r.uniform(0, 0.25) if r.random() < 0.6 else 0.0),
        float(np.exp(r.uniform(np.log(6), np.log(60)))),
    )  # fmt: skip


def fallen(lamp: npt.ArrayLike, dome: npt.ArrayLike, room: Room) -> Floats:
    """Linear BGR (..., 3) of the light at places, from the shares (...) of lamp and dome there."""
    return np.asarray(
        room.share * np.asarray(lamp)[..., None] * room.lamp_bgr
        + (1 - room.share) * np.asarray(dome)[..., None] * room.dome_bgr
    )


def scattered(lamp: Floats, count: int, room: Room, r: Random) -> Floats:
    """Random directions (count, 3) to a lamp that is not a point."""
    return unit(lamp + r.normal(0, room.width / 2, (count, 3)))


def unit(ways: Floats) -> Floats:
    """Vectors (..., 3), scaled to length 1."""
    return np.asarray(ways / np.maximum(np.linalg.norm(ways, axis=-1, keepdims=True), 1e-9))
