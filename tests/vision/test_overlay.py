import numpy as np
import pytest

from tests.support.films import plain
from vision.overlay import Box, caption, outline, track


def test_the_same_thing_is_drawn_at_the_same_place_at_any_scale() -> None:
    full, half = plain((640, 360)), plain((320, 180))
    corners = [(200.0, 100.0), (400.0, 100.0), (400.0, 300.0), (200.0, 300.0)]
    outline(full, corners, "")
    outline(half, corners, "", scale=0.5)
    rows_full, columns_full = np.nonzero(full[..., 0] != 90)
    rows_half, columns_half = np.nonzero(half[..., 0] != 90)
    assert rows_full.mean() / 2 == pytest.approx(rows_half.mean(), abs=1)
    assert columns_full.mean() / 2 == pytest.approx(columns_half.mean(), abs=1)


def test_one_point_is_no_track() -> None:
    picture = plain((64, 48))
    track(picture, [(3.0, 3.0)])
    assert np.ptp(picture) == 0
    track(picture, [(3.0, 3.0), (40.0, 30.0)])
    assert np.ptp(picture) > 0


def test_words_that_would_cover_others_stand_beside_them() -> None:
    picture = plain((640, 360))
    boxes: list[Box] = []
    for _ in range(4):
        boxes.append(caption(picture, "20 ± 1 mm", (300, 20), (0, 0, 255), boxes))
    for place, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right < 640
        assert -1 <= top < bottom < 360
        for other in boxes[:place]:
            assert other[3] < top or bottom < other[1]
