"""Large and small moving regions."""

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from vision.channels import largest_channel
from vision.foreground import Glancer
from vision.throws.candidates import Crowd, SmallObject, look_for_small


def test_the_largest_channel_of_each_pixel() -> None:
    bgr = np.random.default_rng(5).integers(0, 256, (36, 64, 3)).astype(np.uint8)
    kept = bgr.copy()
    assert np.array_equal(largest_channel(bgr), bgr.max(axis=2))
    assert np.array_equal(bgr, kept)


def test_a_thing_in_the_bend_of_a_large_one_is_not_taken_for_a_part_of_it() -> None:
    """Their boxes overlap; only what the large one covers, and what is close to it, is crowded."""
    still = np.full((360, 640, 3), 90, np.uint8)
    shown = still.copy()
    shown[60:300, 100:130] = shown[270:300, 100:420] = (40, 60, 210)
    shown[120:128, 300:308] = (210, 120, 40)
    small, crowd = _found(still, shown)
    assert crowd.mask is not None
    assert crowd.mask[180, 115]
    assert crowd.mask[285, 300]
    assert not crowd.mask[124, 304]
    assert [one.free for one in small] == [True]
    assert np.allclose(small[0].streak.centre_px, [303.5, 123.5], atol=0.2)


def _found(still: Image, shown: Image) -> tuple[list[SmallObject], Crowd]:
    glancer = Glancer()
    before = glancer.glance(Frame(still, 0, 0.0))
    frame = Frame(shown, 1, 1 / 60)
    small, crowd, _ = look_for_small(frame, glancer.glance(frame), still, before.calm, (), 1 / 60)
    return small, crowd


PUSHED = ((200, 120), (60, 80))
"""Corner and size of what stands there in the frame, before it is pushed."""


@pytest.mark.parametrize(
    ("parts", "covered"),
    [
        pytest.param([(190, 110, 150, 90)], False, id="it fell over to the right"),
        pytest.param([(190, 110, 150, 90), (480, 60, 120, 30)], False, id="and a hand far away"),
        pytest.param([(0, 110, 255, 60)], True, id="an arm reaches for it"),
        pytest.param([(190, 110, 150, 90), (262, 60, 30, 300)], True, id="an arm, and it falls"),
        pytest.param([(245, 130, 200, 30)], True, id="something long leans on it"),
        pytest.param([(20, 100, 520, 120)], True, id="too large to be it"),
    ],
)
def test_what_was_pushed_over_does_not_hide_itself(
    parts: list[tuple[int, int, int, int]], covered: bool
) -> None:
    """Boxes of what differs, in the frame; all of them are large."""
    still = np.full((360, 640, 3), 90, np.uint8)
    shown = still.copy()
    for x, y, width, height in parts:
        shown[y : y + height, x : x + width] = (40, 60, 210)
    _, crowd = _found(still, shown)
    assert crowd.mask is not None
    assert crowd.covers(*PUSHED) is covered
