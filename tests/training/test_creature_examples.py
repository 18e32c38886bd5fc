"""Examples of creatures: what is changed about a picture is changed about what it should tell."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.support.weigh_in_conditions import looking
from tests.training.creatures.bodies import THROWN_BACK, Dome
from tests.training.creatures.examples import Example, reshaped
from tests.training.creatures.lit import AIMED_MM, pixel_rays
from tests.training.creatures.rooms import drawn_room
from tests.training.look.examples import World
from tests.training.look.prints import Prints
from tests.training.outlines.turned import turned
from tests.training.stood import Creature
from vision.look.look import Kind
from vision.weigh_in.creature_reader import PLANES, SIDE_PX, WHERE_AT

TURNS_DEG = (0, 60, 120)


def disc() -> Example:
    planes = np.zeros((PLANES, SIDE_PX, SIDE_PX), dtype=np.float32)
    cv2.circle(planes[WHERE_AT], (SIDE_PX // 2, SIDE_PX // 2), 30, 1.0, -1)
    return Example(planes, np.array([4.0, -3.5, 2.0], dtype=np.float32))


@pytest.mark.parametrize("seed", range(6))
def test_a_stretched_creature_is_as_much_more_clay_as_it_looks_larger(seed: int) -> None:
    before = disc()
    after = reshaped(before, np.random.default_rng(seed))
    grown = np.log(after.planes[WHERE_AT].sum() / before.planes[WHERE_AT].sum())
    assert after.truth[1] - before.truth[1] == pytest.approx(grown, abs=0.02)
    assert after.truth[[0, 2]].tolist() == [4.0, 2.0]


def seen_by() -> Calibration:
    matrix = np.array([[700.0, 0, 103.5], [0, 700.0, 103.5], [0, 0, 1]])
    middle = np.array([0.0, 0.0, AIMED_MM])
    pose = looking(middle + np.array([120.0, -300.0, 260.0]), middle)
    return Calibration(Camera(matrix, np.zeros(5), (208, 208)), pose, np.zeros((15, 15)), 0.0)


def bar(turn_deg: float) -> World:
    """A grey bar on a grey table, as if turned between pictures."""
    mask = np.zeros((208, 208), dtype=np.uint8)
    box = cv2.boxPoints(((104, 104), (90, 34), turn_deg))
    cv2.fillPoly(mask, [np.round(box).astype(np.int32)], 1)
    empty = np.full((208, 208, 3), 0.5, dtype=np.float16)
    full = np.where(mask[..., None] > 0, np.float16(0.35), empty)
    table = np.full(mask.shape, Kind.TABLE, dtype=np.uint8)
    return World(full, empty, np.where(mask > 0, Kind.CLAY, Kind.TABLE).astype(np.uint8), table,
                 mask, plain=True)  # fmt: skip


def test_each_side_of_a_turned_creature_keeps_its_own_outline() -> None:
    creature = Creature(tuple(map(bar, TURNS_DEG)), 0, 60.0, seen_by(), 0)
    r = np.random.default_rng(2)
    told = list(turned(creature, r, Prints(r, [])))
    assert len(told) == len(TURNS_DEG)
    angles = []
    for planes, share in told:
        assert planes[6].all()
        assert 0.1 < share.mean() < 0.6
        (_, (wide, high), angle) = cv2.minAreaRect(
            np.argwhere(share > 0.5)[:, ::-1].astype(np.float32)
        )
        angles.append(angle % 180 if wide > high else (angle + 90) % 180)
    apart = np.abs(np.diff(np.unwrap(np.radians(angles), period=np.pi)))
    assert np.degrees(apart) == pytest.approx(60, abs=4)


def upwards() -> Floats:
    ways = np.random.default_rng(0).normal(0, 1, (3, 4000, 3))
    ways /= np.linalg.norm(ways, axis=-1, keepdims=True)
    ways = ways + np.array([0.0, 0.0, 1.001])
    return np.asarray(ways / np.linalg.norm(ways, axis=-1, keepdims=True))


@pytest.mark.parametrize("lean", [(0.0, 0.0, 0.0), (0.4, -0.3, 0.0), (0.2, 0.1, 0.8)])
def test_the_dome_lights_a_free_table_with_one(lean: tuple[float, float, float]) -> None:
    free = Dome(upwards(), np.zeros((3, 4000), dtype=bool))
    assert free.light(np.array(lean)) == pytest.approx(1.0, abs=0.03)
    hidden = Dome(upwards(), np.ones((3, 4000), dtype=bool))
    assert hidden.light(np.array(lean)) == pytest.approx(THROWN_BACK)


def test_rays_of_pixels_meet_the_table_where_they_show_it() -> None:
    seen = seen_by()
    rays = pixel_rays(seen)
    assert rays.free[:, 2] == pytest.approx(0.0, abs=1e-9)
    points = rays.free @ seen.camera_from_table[:3, :3].T + seen.camera_from_table[:3, 3]
    pixels = points @ seen.camera.matrix.T
    x, y = (pixels[:, :2] / pixels[:, 2:]).T
    rows, columns = np.mgrid[:208, :208]
    assert x == pytest.approx(columns.ravel(), abs=1e-6)
    assert y == pytest.approx(rows.ravel(), abs=1e-6)


def test_lamps_shine_from_above() -> None:
    r = np.random.default_rng(4)
    rooms = [drawn_room(r) for _ in range(50)]
    assert all(room.lamp[2] > 0.2 for room in rooms)
    assert np.linalg.norm([room.lamp for room in rooms], axis=1) == pytest.approx(1.0)
