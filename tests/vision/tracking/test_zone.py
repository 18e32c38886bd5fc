"""Where creatures may stand, and that what happens elsewhere does not count."""

import numpy as np
import pytest

from calibration.arrays import Mask
from calibration.model.projection import image_from_table, table_from_image
from tests.support.drawn_play import drawn_play
from vision.foreground import Glance
from vision.tracking import zone as zone_module
from vision.tracking.zone import stirs_in, within_zone, zone_of

SHAPE = (90, 160)


def left_half() -> Mask:
    zone: Mask = np.zeros(SHAPE, dtype=np.uint8)
    zone[:, :80] = 255
    return zone


def marked(x: int, side: int = 6) -> Mask:
    mask: Mask = np.zeros(SHAPE, dtype=np.uint8)
    mask[40 : 40 + side, x : x + side] = 255
    return mask


def glance(changed: Mask) -> Glance:
    picture = np.zeros((*SHAPE, 3), dtype=np.uint8)
    return Glance(picture, 1.0, changed, float(np.mean(changed > 0)), 0.0, picture)


def test_only_what_moves_in_the_zone_is_movement() -> None:
    assert stirs_in(left_half(), glance(marked(20)))
    assert not stirs_in(left_half(), glance(marked(120)))
    assert not stirs_in(left_half(), glance(marked(20, 2)))
    assert not stirs_in(left_half(), glance(np.zeros(SHAPE, dtype=np.uint8)))


def test_only_what_differs_in_the_zone_by_more_than_noise_is_told() -> None:
    found = within_zone(left_half(), marked(20) | marked(120))
    assert found is not None
    assert np.array_equal(found, marked(20))
    assert within_zone(left_half(), marked(120)) is None
    assert within_zone(left_half(), marked(20, 2)) is None


def test_the_zone_holds_the_creatures_of_a_table() -> None:
    play = drawn_play(100)
    width, height = 320, 180
    zone = zone_of(play.calibration, play.boards, (width, height))
    assert zone.shape == (height, width)
    scale = width / play.calibration.size_wh[0]
    feet = [[*actor.at_mm, 0.0] for actor in play.actors]
    for x, y in image_from_table(feet, play.calibration) * scale:
        assert zone[int(y), int(x)] == 255


def test_the_zone_reaches_beyond_a_creature_that_stands_far_from_the_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before, a creature that left the boards' surroundings was not followed any more."""
    monkeypatch.setattr(zone_module, "ZONE_BEYOND_BOARDS", 0.3)  # as of one small sheet
    monkeypatch.setattr(zone_module, "BESIDE_CREATURES_MM", 60.0)
    play = drawn_play(100)
    size_wh = 320, 180
    scale = size_wh[0] / play.calibration.size_wh[0]
    before = zone_of(play.calibration, play.boards, size_wh)
    rows, columns = np.nonzero(before == 0)
    place = table_from_image(np.array([[columns[-1], rows[-1]]]) / scale, play.calibration)[0]
    zone = zone_of(play.calibration, play.boards, size_wh, [(float(place[0]), float(place[1]))])
    assert zone[rows[-1], columns[-1]] == 255
    assert np.all(zone[before == 255] == 255)
