"""Piles of missiles that are lit during training, on a new table each time."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.training.lit.bodies import Body
from tests.training.lit.picture import free_table, lit_picture, pixel_rays
from tests.training.lit.rooms import drawn_room
from tests.training.look.examples import HARDER, World, ground_colour, nudged
from tests.training.look.prints import Floats as Light
from tests.training.look.prints import Prints, Random
from tests.training.look.retouch import laid_out, with_clay, with_ground, with_harder_light
from tests.training.look.sensor import draw_sensor, drifted, photographed
from tests.training.stood import alone, pinhole
from tests.training.weigh_in_views import looking_at

ELEVATION_DEG: Final = (22.0, 85.0)
DISTANCE_MM: Final = (350.0, 1000.0)
PX_PER_MM: Final = (0.65, 2.6)
"""Least and largest scale, as of cameras with 640 to 1920 pixels per row."""
AROUND_MM: Final = 45.0
"""Width in mm of the table that is visible around the pile."""
MIDDLE_MM: Final = 10.0
"""Height in mm of the point at which the camera looks."""
MOST_FINE: Final = 900_000
"""Number of pixels below which a picture is lit at twice the resolution and then reduced, so that
borders are soft."""
PLACES: Final = 110
"""Side of the grid of places on the table at which the dome's light is computed."""


@dataclass(frozen=True, slots=True, eq=False)
class LitPile:
    """A lit pile with its truth.

    Attributes:
        bgr: (h, w, 3) uint8, the picture.
        empty: (h, w, 3) uint8, the picture of the bare table.
        table: Calibration of the camera to the table.
        labels: (h, w) uint8: 0 where no missile is visible, else its number, from 1.
        missiles: `volume_ml` and `at_mm` of each, in the order of their numbers.
    """

    bgr: Image
    empty: Image
    table: Calibration
    labels: Image
    missiles: list[dict[str, Any]]


def lit_pile(path: Path, r: Random, prints: Prints) -> LitPile:
    """A pile that is lit from the file of its meshes (`tests.worlds heaps`)."""
    with np.load(path) as d:
        vertices, faces, owner = d["vertices"], d["faces"], d["owner"]
        missiles = [
            {"volume_ml": float(ml), "at_mm": at.tolist()}
            for ml, at in zip(d["volumes_ml"], d["at_mm"], strict=True)
        ]
    table, room = _camera(vertices, r), drawn_room(r)
    body = Body(vertices, faces, r, PLACES)
    fine = 2 if 4 * table.size_wh[0] * table.size_wh[1] < MOST_FINE else 1
    finely, mask, face = lit_picture(body, np.eye(4), pixel_rays(_finer(table, fine)), room, r)
    which = np.where(mask, owner[face].astype(np.uint8) + 1, 0).astype(np.uint8)
    full, which = _shrunk(finely, table.size_wh), which[::fine, ::fine]
    empty = np.broadcast_to(free_table(room), full.shape).astype(np.float32)
    bgr, bare = _photographed(full, empty, which, r, prints)
    return LitPile(bgr, bare, table, np.ascontiguousarray(which), missiles)


def _shrunk(light: Floats, size_wh: tuple[int, int]) -> Light:
    return np.asarray(
        cv2.resize(light.astype(np.float32), size_wh, interpolation=cv2.INTER_AREA), np.float32
    )


def _photographed(
    full: Light, empty: Light, which: Image, r: Random, prints: Prints
) -> tuple[Image, Image]:
    """Simulated photographs of the pile and of the bare table, with new ground, clay and sensor."""
    world: World = alone(full.astype(np.float16), empty.astype(np.float16), which > 0, plain=True)
    ground = laid_out(r, prints.draw(), full.shape[1::-1])
    label = world.label
    full, empty = with_ground(full, label, ground), with_ground(empty, world.below, ground)
    full = with_clay(r, full, label, which, ground_colour(world, full, label))
    if r.random() < HARDER:
        full = with_harder_light(r, full, empty, label)
    sensor = draw_sensor(r)
    return photographed(r, full, sensor), photographed(r, nudged(r, empty), drifted(r, sensor))


def _camera(vertices: Floats, r: Random) -> Calibration:
    """A random camera that sees all of a pile and the table around it."""
    away = float(np.exp(r.uniform(*np.log(DISTANCE_MM))))
    focal = away * float(np.exp(r.uniform(*np.log(PX_PER_MM))))
    low, high = vertices.min(axis=0) - AROUND_MM, vertices.max(axis=0) + AROUND_MM
    middle = np.append((low[:2] + high[:2]) / 2, MIDDLE_MM)
    view = looking_at(middle, r.uniform(0, 2 * np.pi), np.radians(r.uniform(*ELEVATION_DEG)), away)
    corners = np.array([[x, y, 0.0] for x in (low[0], high[0]) for y in (low[1], high[1])])
    seen = image_from_table(corners, pinhole(_matrix(focal, (0, 0)), view, (1, 1)))
    first, last = np.floor(seen.min(axis=0)), np.ceil(seen.max(axis=0))
    width, height = (int(n) for n in last - first + 1)
    return pinhole(_matrix(focal, -first), view, (width, height))


def _matrix(focal: float, middle: Any) -> Floats:
    return np.array([[focal, 0, middle[0]], [0, focal, middle[1]], [0, 0, 1.0]])


def _finer(table: Calibration, fine: int) -> Calibration:
    """The calibration of the same view with `fine` times as many pixels each way."""
    matrix = table.camera.matrix
    middle = fine * (matrix[:2, 2] + 0.5) - 0.5
    width, height = table.size_wh
    return pinhole(
        _matrix(fine * matrix[0, 0], middle), table.camera_from_table, (fine * width, fine * height)
    )
