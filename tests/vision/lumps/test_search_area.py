"""An arm that lies still over the table is not searched for lumps; lumps beside it are."""

import numpy as np
import pytest

from calibration.frame import Frame
from vision.foreground import Glancer
from vision.lumps.search_area import FORGOTTEN_S, ArmOverTable, clear_of, hides_any
from vision.sightings import Estimate, Evidence, MissileSeen

SIZE = (360, 640, 3)


def picture(*, arm: bool = False, lumps: bool = False) -> np.ndarray:
    bgr = np.full(SIZE, (90, 140, 180), dtype=np.uint8)
    if arm:
        bgr[180:, 280:380] = (120, 150, 210)
    if lumps:
        bgr[200:220, 300:320] = (40, 110, 230)
    return bgr


def missile(x: float, y: float) -> MissileSeen:
    around = ((x - 5, y - 5), (x + 5, y - 5), (x + 5, y + 5), (x - 5, y + 5))
    size = Estimate(20.0, 1.0), Estimate(4.0, 0.4)
    return MissileSeen(1, 0.1, (0.0, 0.0), *size, "orange", evidence=Evidence((1,), around))


def looked(arms: ArmOverTable, bgr: np.ndarray, t_s: float) -> np.ndarray | None:
    return arms.look(Glancer().glance(Frame(bgr, round(t_s * 10), t_s)), t_s)


def test_what_reaches_in_from_the_edge_hides_what_seems_to_lie_in_it() -> None:
    arms = ArmOverTable()
    assert looked(arms, picture(), 0.0) is None
    arm = looked(arms, picture(arm=True), 1.0)
    assert arm is not None
    inside, beside = missile(330, 250), missile(100, 100)
    assert clear_of(arm, (inside, beside), 1.0) == (beside,)


def test_an_arm_hides_a_missile_of_which_it_covers_a_part() -> None:
    arms = ArmOverTable()
    looked(arms, picture(), 0.0)
    arm = looked(arms, picture(arm=True), 1.0)
    assert arm is not None
    for x, hidden in ((330, True), (276, True), (384, True), (260, False), (400, False)):
        assert hides_any(arm, (missile(100, 100), missile(x, 250)), 1.0) == hidden
    assert not hides_any(arm, (), 1.0)


def test_lumps_that_a_hand_left_behind_are_no_arm() -> None:
    arms = ArmOverTable()
    looked(arms, picture(), 0.0)
    assert looked(arms, picture(arm=True), 1.0) is not None
    assert looked(arms, picture(lumps=True), 2.0) is None


@pytest.mark.parametrize("seconds", [FORGOTTEN_S + 1])
def test_nothing_is_an_arm_for_ever(seconds: float) -> None:
    arms = ArmOverTable()
    looked(arms, picture(arm=True), 0.0)
    assert looked(arms, picture(), 1.0) is not None, "the table was first seen with an arm over it"
    assert looked(arms, picture(), seconds) is None


def test_a_table_that_nobody_touched_for_long_is_free_until_the_hand_comes() -> None:
    """Before, a hand on such a table was taken for the table, and its skin for clay."""
    arms = ArmOverTable()
    looked(arms, picture(), 0.0)
    arms.unchanged(FORGOTTEN_S + 1)
    assert looked(arms, picture(arm=True), FORGOTTEN_S + 2) is not None
    arms.unchanged(3 * FORGOTTEN_S)
    assert looked(arms, picture(arm=True), 3 * FORGOTTEN_S + 1) is None, "it lay still for long"
