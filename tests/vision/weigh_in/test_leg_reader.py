"""What the network that counts legs is shown, and how pictures are told together."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from vision.weigh_in import leg_reader
from vision.weigh_in.hull_reader import MOST_LEGS
from vision.weigh_in.leg_reader import (
    AROUND_PX,
    PLANES,
    SHOWN,
    SIDE_PX,
    leg_planes,
    read_legs,
)

SIZE_HW = (300, 400)


class _Says:
    """Stands in for the network: each picture is sure of one number, and counts as told."""

    def __init__(self, *told: tuple[int, float]) -> None:
        self._told = iter(told)

    def infer(self, planes: np.ndarray) -> np.ndarray:
        assert planes.shape == (1, PLANES, SIDE_PX, SIDE_PX)
        legs, counts = next(self._told)
        row = np.zeros(MOST_LEGS + 2, np.float32)
        row[legs], row[-1] = 6.0, counts
        return row.reshape(1, -1, 1, 1)


def stool(x: int, y: int) -> tuple[Image, Mask]:
    """A seat on two legs, and where it is."""
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
    planes = leg_planes(close, close, np.zeros((SIDE_PX, SIDE_PX), np.uint8))
    assert planes.shape == (PLANES, SIDE_PX, SIDE_PX)
    assert planes[:3].any()
    assert not planes[3:].any()


def test_the_plane_of_the_creature_reaches_around_it() -> None:
    where = np.zeros((SIDE_PX, SIDE_PX), np.uint8)
    where[50:80, 40:90] = 255
    close = np.zeros((SIDE_PX, SIDE_PX, 3), np.uint8)
    rows, columns = np.nonzero(leg_planes(close, close, where)[6])
    assert (rows.min(), rows.max()) == (50 - AROUND_PX, 79 + AROUND_PX)
    assert (columns.min(), columns.max()) == (40 - AROUND_PX, 89 + AROUND_PX)


def test_pictures_count_by_what_they_say_of_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    says = _Says((4, 5.0), (0, 0.0), (0, 0.0))
    monkeypatch.setattr(leg_reader, "_network", lambda: says)
    pictures, places = zip(*(stool(200, 150) for _ in range(3)), strict=True)
    chances = read_legs(pictures, empty(), places)
    assert chances.sum() == pytest.approx(1.0)
    assert int(np.argmax(chances)) == 4


def test_where_it_stands_in_the_picture_tells_nothing() -> None:
    here, there = (
        read_legs([picture], empty(), [where])
        for picture, where in (stool(150, 140), stool(230, 160))
    )
    assert here == pytest.approx(there, abs=1e-5)


@pytest.mark.parametrize("more", [0.0, -800.0, 800.0])
def test_what_was_shown_often_is_not_told_more_often(
    more: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever constant the network's logarithms have."""
    taught = np.append(np.log(SHOWN) + more, [more - 9.0, 0.0])

    class KnowsNothing:
        def infer(self, planes: np.ndarray) -> np.ndarray:
            return np.broadcast_to(taught, (len(planes), MOST_LEGS + 2))

    monkeypatch.setattr(leg_reader, "_network", KnowsNothing)
    picture, where = stool(200, 150)
    even = np.full(MOST_LEGS + 1, 1 / (MOST_LEGS + 1))
    assert read_legs([picture], empty(), [where]) == pytest.approx(even, abs=1e-6)
