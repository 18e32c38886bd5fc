"""The input of the network that looks at creatures, and how pictures are combined."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from tests.support.weigh_in_conditions import looking
from vision.clay.outline_reader import Square
from vision.weigh_in import creature_reader
from vision.weigh_in.creature_reader import (
    AROUND_PX,
    COUNTS_AT,
    LIMBS_AT,
    MOST_LIMBS,
    PLANES,
    SHOWN,
    SIDE_PX,
    SIZE_AT,
    TOLD,
    creature_planes,
    read_creature,
    seen_from,
)
from vision.weigh_in.guess import MIDDLE_MM
from vision.weigh_in.hull_reader import MOST_LEGS

SIZE_HW = (300, 400)
FOCAL_PX = 500.0


def camera_above(distance_mm: float, elevation_deg: float) -> Calibration:
    """A camera that looks at the middle of a creature from so far off and so steeply."""
    height, width = SIZE_HW
    matrix = np.array([[FOCAL_PX, 0, (width - 1) / 2], [0, FOCAL_PX, (height - 1) / 2], [0, 0, 1]])
    steep = np.radians(elevation_deg)
    back = distance_mm * np.array([0.0, -np.cos(steep), np.sin(steep)])
    middle = np.array([0.0, 0.0, MIDDLE_MM])
    pose = looking(middle + back, middle)
    camera = Camera(matrix, np.zeros(5), (width, height))
    return Calibration(camera, pose, np.zeros((15, 15)), 0.0)


ABOVE = camera_above(400, 50)
STRAIGHT_ABOVE = camera_above(400, 89.99999)


class _Says:
    """A fake network: each picture is certain of one number, with a given weight."""

    def __init__(self, *told: tuple[int, float]) -> None:
        self._told = iter(told)

    def infer(self, planes: np.ndarray) -> np.ndarray:
        assert planes.shape == (1, PLANES, SIDE_PX, SIDE_PX)
        legs, counts = next(self._told)
        row = np.zeros(TOLD, np.float32)
        row[legs], row[COUNTS_AT], row[SIZE_AT + 1] = 6.0, counts, np.log(0.2)
        return row.reshape(1, -1, 1, 1)


def stool(x: int, y: int) -> tuple[Image, Mask]:
    """A stool on two legs, and its mask."""
    where = np.zeros(SIZE_HW, dtype=np.uint8)
    cv2.rectangle(where, (x - 30, y - 20), (x + 30, y), 255, -1)
    for side in (-22, 14):
        cv2.rectangle(where, (x + side, y), (x + side + 8, y + 25), 255, -1)
    picture = np.full((*SIZE_HW, 3), 120, dtype=np.uint8)
    picture[where > 0] = (60, 90, 200)
    return picture, where


def empty() -> Image:
    return np.full((*SIZE_HW, 3), 120, dtype=np.uint8)


def test_an_unchanged_table_is_no_change() -> None:
    close = np.random.default_rng(3).integers(0, 256, (SIDE_PX, SIDE_PX, 3)).astype(np.uint8)
    planes = creature_planes(close, close, np.zeros((SIDE_PX, SIDE_PX), np.uint8), 0.0)
    assert planes.shape == (PLANES, SIDE_PX, SIDE_PX)
    assert planes[:3].any()
    assert not planes[3:].any()


def test_the_plane_of_the_creature_reaches_around_it() -> None:
    where = np.zeros((SIDE_PX, SIDE_PX), np.uint8)
    where[50:80, 40:90] = 255
    close = np.zeros((SIDE_PX, SIDE_PX, 3), np.uint8)
    rows, columns = np.nonzero(creature_planes(close, close, where, 0.5)[6])
    assert (rows.min(), rows.max()) == (50 - AROUND_PX, 79 + AROUND_PX)
    assert (columns.min(), columns.max()) == (40 - AROUND_PX, 89 + AROUND_PX)


def test_pictures_count_by_what_they_say_of_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    says = _Says((4, 5.0), (0, 0.0), (0, 0.0))
    monkeypatch.setattr(creature_reader, "_network", lambda: says)
    pictures, places = zip(*(stool(200, 150) for _ in range(3)), strict=True)
    looks = read_creature(pictures, empty(), places, ABOVE)
    chances = looks.legs
    assert looks.volume_ml.sigma == pytest.approx(0.2 * looks.volume_ml.value)
    assert chances.sum() == pytest.approx(1.0)
    assert int(np.argmax(chances)) == 4


def test_where_it_stands_in_the_picture_tells_nothing() -> None:
    """Two places on either side of the picture's middle are seen equally steeply."""
    here, there = (
        read_creature([picture], empty(), [where], STRAIGHT_ABOVE).legs
        for picture, where in (stool(150, 140), stool(250, 154))
    )
    assert here == pytest.approx(there, abs=1e-5)


@pytest.mark.parametrize("more", [0.0, -800.0, 800.0])
def test_what_was_shown_often_is_not_told_more_often(
    more: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever constant the network's logarithms have."""
    taught = np.zeros(TOLD)
    taught[: len(SHOWN)], taught[len(SHOWN)] = np.log(SHOWN) + more, more - 9.0

    class KnowsNothing:
        def infer(self, planes: np.ndarray) -> np.ndarray:
            return np.broadcast_to(taught, (len(planes), TOLD))

    monkeypatch.setattr(creature_reader, "_network", KnowsNothing)
    picture, where = stool(200, 150)
    even = np.full(MOST_LEGS + 1, 1 / (MOST_LEGS + 1))
    told = read_creature([picture], empty(), [where], ABOVE).legs
    assert told == pytest.approx(even, abs=1e-6)


def test_limbs_are_chances_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    row = np.zeros(TOLD)
    row[2], row[LIMBS_AT + 5] = 6.0, 8.0

    class Sees:
        def infer(self, planes: np.ndarray) -> np.ndarray:
            return row

    monkeypatch.setattr(creature_reader, "_network", Sees)
    picture, where = stool(200, 150)
    looks = read_creature([picture], empty(), [where], ABOVE)
    assert looks.limbs.shape == (MOST_LIMBS + 1,)
    assert looks.limbs.sum() == pytest.approx(1.0)
    assert int(np.argmax(looks.limbs)) == 5
    assert int(np.argmax(looks.legs)) == 2


@pytest.mark.parametrize(("distance_mm", "elevation_deg"), [(300, 30), (500, 60), (700, 80)])
def test_the_scale_is_that_of_the_middle_of_a_creature(
    distance_mm: float, elevation_deg: float
) -> None:
    height, width = SIZE_HW
    part = Square((width - 100) // 2, (height - 100) // 2, 100)
    side_mm, steepness = seen_from(part, camera_above(distance_mm, elevation_deg))
    assert side_mm == pytest.approx(100 * distance_mm / FOCAL_PX, rel=1e-3)
    assert steepness == pytest.approx(np.sin(np.radians(elevation_deg)), abs=1e-3)


def test_twice_as_far_off_it_is_eight_times_as_much_clay() -> None:
    picture, where = stool(200, 150)
    near, far = (
        read_creature([picture], empty(), [where], camera_above(distance, 50)).volume_ml
        for distance in (300, 600)
    )
    assert far.value == pytest.approx(8 * near.value, rel=0.01)
    assert far.sigma / far.value == pytest.approx(near.sigma / near.value, rel=0.01)
