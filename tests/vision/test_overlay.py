from dataclasses import dataclass
from typing import ClassVar, Self

import numpy as np
import pytest

from tests.support.evenings import hand
from tests.support.films import plain
from vision.overlay import Box, caption, draw, outline, track
from vision.sightings import Evidence, Sighting
from vision.sightings.rebasing import Places


def test_the_frame_itself_is_never_drawn_on() -> None:
    frame = plain((640, 360))
    drawn = draw(frame, [hand()])
    assert np.ptp(frame) == 0
    assert np.ptp(drawn) > 0
    assert drawn.shape == frame.shape


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


@dataclass(frozen=True, slots=True)
class GhostSeen(Sighting):
    """A kind of sighting without any drawing of its own."""

    kind: ClassVar[str] = "ghost"

    def label(self) -> str:
        return "a ghost"

    @property
    def subject(self) -> str:
        return "the ghost"

    @property
    def identity(self) -> tuple[object, ...]:
        return ("ghost",)

    def rebased(self, places: Places) -> Self:
        return self


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


def test_a_kind_of_sighting_brings_its_own_drawing() -> None:
    frame = plain((640, 360))
    around = ((200.0, 100.0), (400.0, 100.0), (300.0, 300.0))
    assert np.ptp(draw(frame, [GhostSeen(0, 0.0, evidence=Evidence((0,), around))])) > 0
