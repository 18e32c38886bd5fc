"""Possible causes of a creature's move before a settled moment."""

from dataclasses import replace

import numpy as np

from calibration.frame import Frame
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.settled_moment import FLOWN_GLANCES, SettledMoment

PICTURE = np.zeros((36, 64, 3), dtype=np.uint8)
NOTHING = np.zeros((36, 64), dtype=np.uint8)
CALM = MotionEpisode(PICTURE, ())


def after(episode: MotionEpisode | None) -> SettledMoment:
    return SettledMoment(Frame(PICTURE, 5, 0.5), PICTURE, episode, 4, None, NOTHING)


def test_of_the_first_picture_nothing_is_known() -> None:
    assert after(None).by(1) == "unknown"
    assert not after(None).thrown


def test_a_hand_at_a_creature_moved_it_and_no_other() -> None:
    moment = after(replace(CALM, hand=True, handled=frozenset({1})))
    assert moment.by(1) == "hand"
    assert moment.by(2) == "unknown"


def test_something_small_in_several_glances_was_thrown() -> None:
    assert not after(replace(CALM, small=FLOWN_GLANCES - 1)).thrown
    thrown = after(replace(CALM, small=FLOWN_GLANCES, handled=frozenset({1})))
    assert thrown.thrown
    assert thrown.by(1) == "hand"
    assert thrown.by(2) == "throw"
