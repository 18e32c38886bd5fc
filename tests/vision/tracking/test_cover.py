"""Hands and arms are distinguished from shadows by where they come in and by their edges."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from tests.vision.tracking.test_light import SIZE, table
from vision.foreground import calmed
from vision.tracking.cover import border_part, cover_in
from vision.tracking.light import difference


def soft_shadow(before: Image) -> Image:
    ys, xs = np.mgrid[: SIZE[0], : SIZE[1]]
    depth = 0.4 * np.exp(-0.5 * (((xs - 200) / 90) ** 2 + ((ys - 240) / 80) ** 2))
    return np.asarray(before * (1 - depth[..., None]), dtype=np.uint8)


def test_somebodys_soft_shadow_is_no_hand() -> None:
    before = table()
    now = soft_shadow(before)
    assert cover_in(difference(before, now), now) is None


@pytest.mark.parametrize("skin", [(120, 155, 215), (42, 66, 92), (60, 60, 65), (200, 90, 40)])
def test_an_arm_from_the_edge_is_one_even_of_the_tables_tint(skin: tuple[int, int, int]) -> None:
    before = table()
    now = before.copy()
    cv2.line(now, (230, 239), (200, 110), skin, 34)
    found = cover_in(difference(before, now), calmed(now))
    assert found is not None
    assert cv2.countNonZero(found) > 3000


def test_what_lies_in_the_middle_is_no_hand() -> None:
    mask = np.zeros(SIZE, dtype=np.uint8)
    cv2.circle(mask, (200, 100), 40, 255, -1)
    assert border_part(mask, 0.001) is None
