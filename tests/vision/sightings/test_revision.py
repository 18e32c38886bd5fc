import math
from dataclasses import replace

import numpy as np
import pytest

from calibration.model.rebase import Rebase
from calibration.model.solution import Calibration
from tests.calibration.stage import camera, looking
from tests.support.evenings import creature, hand, missiles, throw
from vision.sightings import (
    CreatureSeen,
    DieSeen,
    Estimate,
    Front,
    HandSpanSeen,
    MissileSeen,
    MoveSeen,
    RollSeen,
    SpaceSeen,
    TokenSeen,
    revised,
)


def calibration(eye_mm: tuple[float, float, float], focal: float = 690.0) -> Calibration:
    return Calibration(camera(focal=focal), looking(eye_mm), np.zeros((15, 15)), 0.0)


OLD = calibration((30.0, -430.0, 520.0))
SAME = Rebase(OLD, OLD)
NEARER = Rebase(OLD, calibration((29.0, -413.0, 499.0)))
FROM_THE_TABLE = Rebase(OLD, calibration((30.0, -430.0, 20.0)))
SPAN = replace(hand(200.0), tips_mm=((-100.0, 0.0, 0.0), (100.0, 0.0, 0.0)))
CARD = replace(creature(80.0), at_mm=(10.0, 20.0))
LUMP = replace(missiles(2.2)[0], at_mm=(40.0, -20.0))


def test_by_the_same_calibration_everything_is_as_it_was() -> None:
    for seen in (SPAN, CARD, LUMP, throw(("red", 0.9), none=0.1)):
        again = revised(seen, SAME)
        assert not again.changed


def test_from_nearer_the_same_pixels_are_less_of_the_table() -> None:
    again = revised(SPAN, NEARER).after
    assert isinstance(again, HandSpanSeen)
    share = again.span_mm.value / 200
    assert share == pytest.approx(0.96, abs=0.01)
    assert again.span_mm.sigma > SPAN.span_mm.sigma, "which calibration held is not known"
    weighed = revised(CARD, NEARER).after
    assert isinstance(weighed, CreatureSeen)
    assert weighed.volume_ml is not None
    assert weighed.volume_ml.value == pytest.approx(80 * share**3, rel=0.01)
    lump = revised(LUMP, NEARER).after
    assert isinstance(lump, MissileSeen)
    assert lump.diameter_mm.value == pytest.approx(20 * share, rel=0.01)


def test_what_changed_is_told_with_its_size() -> None:
    again = revised(SPAN, NEARER)
    assert again.changed
    assert str(again).startswith("the span was 200.0 mm (good to 3.0 mm), checked again it is 19")


def test_what_cannot_be_measured_again_is_withdrawn() -> None:
    beyond = replace(CARD, at_mm=(0.0, 1e7))
    again = revised(beyond, FROM_THE_TABLE)
    assert again.after is None
    assert again.changed
    assert str(again).endswith("and cannot be measured again")


def die(pips: int, at_mm: tuple[float, float] = (12.0, 7.5)) -> DieSeen:
    return DieSeen(7, 0.2, pips, 0.98, (10.0, 20.5, 40.0, 50.0), at_mm)


def test_a_move_whose_way_cannot_be_measured_again_is_withdrawn() -> None:
    """Regression: only its ends were looked at, and NaN on its way is no JSON."""
    path = Estimate(12.0, 1.0)
    ends = (0.0, 0.0), (12.0, 0.0)
    move = MoveSeen(
        9, 0.3, 1, ends[0], ends[1], path, "hand", "red", way_mm=(ends[0], (0.0, 1e7), ends[1])
    )
    assert revised(move, SAME).after is not None
    assert revised(move, FROM_THE_TABLE).after is None


def test_dice_show_what_they_show_wherever_the_camera_was() -> None:
    roll = RollSeen(7, 0.2, (die(4), die(6)), 0.97)
    again = revised(roll, NEARER)
    assert not again.changed
    assert isinstance(again.after, RollSeen)
    assert again.after.values == (4, 6)
    assert again.after.dice[0].at_mm != roll.dice[0].at_mm
    unplaced = revised(replace(roll, dice=(die(4, (0.0, 1e7)),)), FROM_THE_TABLE).after
    assert isinstance(unplaced, RollSeen)
    assert unplaced.dice[0].at_mm is None


def test_the_front_of_a_creature_that_moved_is_measured_again_too() -> None:
    front = Front(0.0, (130.0, 50.0))
    path, ahead = Estimate(112.0, 2.0), Estimate(100.0, 2.0)
    moved = MoveSeen(
        9, 0.3, 1, (0.0, 0.0), (100.0, 50.0), path, "hand", "red", front=front, front_path_mm=ahead
    )
    again = revised(moved, NEARER).after
    assert isinstance(again, MoveSeen)
    assert again.front is not None
    assert again.front_path_mm is not None
    assert math.dist(again.front.at_mm, again.to_mm) == pytest.approx(30 * 0.96, rel=0.02)
    assert again.front_path_mm.value == pytest.approx(100 * 0.96, rel=0.02)


def test_a_piece_that_lies_elsewhere_now_is_on_no_known_space() -> None:
    lying = TokenSeen(0, 0.0, 17, (90.0, 60.0), 90.0, space=SpaceSeen("grid", 2, 3, 0.99))
    again = revised(lying, NEARER).after
    assert isinstance(again, TokenSeen)
    assert again.space is None
    same = revised(lying, SAME).after
    assert isinstance(same, TokenSeen)
    assert same.space == lying.space
