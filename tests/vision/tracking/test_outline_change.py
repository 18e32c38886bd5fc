"""Parts of a creature's outline that have disappeared, and new parts."""

import numpy as np
import pytest

from tests.vision.tracking.made_tracks import a_detection
from vision.tracking.outline_change import UNTOLD, UNTOUCHED, outline_change

STILL = np.zeros(2)
EVERYWHERE = np.full((360, 640), 255, dtype=np.uint8)


def test_the_same_outline_lost_and_gained_nothing() -> None:
    change = outline_change(a_detection(), a_detection(), STILL, EVERYWHERE)
    assert (change.lost, change.gained) == (0.0, 0.0)
    assert change.known


def test_what_is_missing_is_told_as_a_share() -> None:
    now = a_detection()
    now.mask[:10] = 0
    change = outline_change(a_detection(), now, STILL, EVERYWHERE)
    assert change.lost == pytest.approx(0.5, abs=0.02)
    assert change.gained == 0.0
    back = outline_change(now, a_detection(), STILL, EVERYWHERE)
    assert back.gained == pytest.approx(1.0, abs=0.05)


def test_a_slide_is_no_change() -> None:
    now = a_detection(corner_xy=(104, 100))
    change = outline_change(a_detection(), now, np.array([4.0, 0.0]), EVERYWHERE)
    assert (change.lost, change.gained) == (0.0, 0.0)


def test_what_only_stands_out_less_in_another_light_is_no_change() -> None:
    now = a_detection()
    now.mask[:10] = 0
    change = outline_change(a_detection(), now, STILL, np.zeros_like(EVERYWHERE))
    assert change.lost == 0.0


def test_of_the_untouched_and_the_hidden_no_loss_was_seen() -> None:
    assert not UNTOUCHED.known
    assert not UNTOLD.known
