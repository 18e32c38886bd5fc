import math
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from calibration.model.projection import image_from_table, table_from_image
from calibration.model.rebase import Rebase
from calibration.model.solution import Calibration
from tests.calibration.stage import camera, looking
from tests.support.evenings import creature, hand, missiles, throw
from vision.sightings import (
    BallSeen,
    CreatureSeen,
    DieSeen,
    Estimate,
    Front,
    GoneSeen,
    HandSpanSeen,
    ImpactSeen,
    MissileSeen,
    MoveSeen,
    PieceSeen,
    PlacedCard,
    PointMm,
    RollSeen,
    Sighting,
    SpaceSeen,
    TokenSeen,
    Touch,
    revised,
)


def calibration(eye_mm: tuple[float, float, float], focal: float = 690.0) -> Calibration:
    return Calibration(camera(focal=focal), looking(eye_mm), np.zeros((15, 15)), 0.0)


OLD = calibration((30.0, -430.0, 520.0))
SAME = Rebase(OLD, OLD)
NEARER = Rebase(OLD, calibration((29.0, -413.0, 499.0)))
FROM_THE_TABLE = Rebase(OLD, calibration((30.0, -430.0, 20.0)))
ELSEWHERE = Rebase(OLD, calibration((-70.0, -430.0, 560.0)))
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


def standing(height_mm: Estimate | None) -> CreatureSeen:
    return CreatureSeen(0, 0.0, 1, "red", (40.0, 30.0), height_mm=height_mm)


def struck(at_mm: PointMm, touch: Touch | None = None) -> ImpactSeen:
    seen = throw(("red", 1.0), none=0.0)
    return replace(seen, struck=(replace(seen.struck[0], at_mm=at_mm),), touch=touch)


SEEN_AT = {
    "a die": (die(4, (40.0, 30.0)), 8.0),
    "a missile": (replace(LUMP, at_mm=(40.0, 30.0), diameter_mm=Estimate(20.0, 0.5)), 10.0),
    "a piece": (
        PieceSeen(0, 0.0, 1, "red", "off", (40.0, 30.0), Estimate(18.0, 1.0), (), 0.5),
        9.0,
    ),
    "a creature 60 mm high": (standing(Estimate(60.0, 5.0)), 27.0),
    "a creature of unknown height": (standing(None), 25.0),
    "a creature that left": (GoneSeen(0, 0.0, 1, "red", (40.0, 30.0), "hand", 0.9), 25.0),
    "a struck creature": (struck((40.0, 30.0)), 25.0),
    "a creature on the turn card": (
        replace(standing(Estimate(60.0, 5.0)), front=Front(0.0, (70.0, 30.0))),
        0.0,
    ),
}
"""Sightings of something at (40, 30), with the height in mm at which each saw it."""


def places_of(seen: Sighting) -> PointMm:
    return seen.at_mm if isinstance(seen, DieSeen) else seen.places[0]  # type: ignore[return-value]


@pytest.mark.parametrize("what", SEEN_AT)
def test_what_was_seen_above_the_table_is_measured_again_at_its_height(what: str) -> None:
    """Regression: the new camera saw a pixel through a die's middle, as if it lay on the table."""
    seen, height_mm = SEEN_AT[what]
    pixel = image_from_table([[40.0, 30.0, height_mm]], ELSEWHERE.old)
    by_new = table_from_image(pixel, ELSEWHERE.new, height_mm)[0]
    again = revised(seen, ELSEWHERE).after
    assert again is not None
    assert places_of(again) == pytest.approx(tuple(by_new), abs=1e-6)


def test_a_touch_in_the_air_is_measured_again_at_its_height() -> None:
    touch = Touch((40.0, 30.0), 2.0, Estimate(45.0, 3.0))
    again = revised(struck((40.0, 30.0), touch), ELSEWHERE).after
    assert isinstance(again, ImpactSeen)
    assert again.touch is not None
    assert again.touch.at_mm == pytest.approx(ELSEWHERE.point((40.0, 30.0), 45.0))


def test_both_ends_of_a_move_and_its_way_are_measured_again_at_one_height() -> None:
    ends = (0.0, 0.0), (100.0, 50.0)
    path = Estimate(math.dist(*ends), 2.0)
    move = MoveSeen(9, 0.3, 1, *ends, path, "hand", "red", along_mm=path, way_mm=ends)
    again = revised(move, ELSEWHERE).after
    assert isinstance(again, MoveSeen)
    assert again.way_mm == (again.from_mm, again.to_mm)
    assert again.along_mm is not None
    for length in (again.path_mm, again.along_mm):
        assert length.value == pytest.approx(math.dist(again.from_mm, again.to_mm))
    assert again.to_mm == pytest.approx(ELSEWHERE.point(ends[1], 25.0))


class Counted:
    """Converts places, and counts how often each one is asked for."""

    def __init__(self, places: Rebase) -> None:
        self.places, self.asked = places, Counter[PointMm]()

    def point(self, at: PointMm, height_mm: float = 0.0) -> PointMm:
        self.asked[at] += 1
        return self.places.point(at, height_mm)

    def growth(self, at: PointMm) -> float:
        return self.places.growth(at)


def test_each_corner_of_a_way_is_converted_once() -> None:
    start, corner, end = (0.0, 0.0), (60.0, 80.0), (100.0, 50.0)
    path, along = Estimate(math.dist(start, end), 2.0), Estimate(150.0, 4.0)
    move = MoveSeen(
        9, 0.3, 1, start, end, path, "hand", "red", along_mm=along, way_mm=(start, corner, end)
    )
    places = Counted(ELSEWHERE)
    again = move.rebased(places)
    assert places.asked[corner] == 1
    assert again.way_mm[1] == ELSEWHERE.point(corner, 25.0)


def test_the_neglected_height_of_a_ball_or_token_is_far_within_its_sigma() -> None:
    at = (40.0, 30.0)
    for seen in (BallSeen(0, 0.0, 1, at, 0.5, "ground"), TokenSeen(0, 0.0, 17, at, 90.0)):
        again = revised(seen, ELSEWHERE).after
        assert isinstance(again, BallSeen | TokenSeen)
        assert math.dist(again.at_mm, ELSEWHERE.point(at, 6.0)) < again.sigma_mm / 10


@pytest.mark.parametrize("heading_deg", [90.0, 200.0, 350.0])
def test_the_headings_of_pieces_and_cards_stay_from_0_to_360(heading_deg: float) -> None:
    """Before, one of 350 degrees was -10 when it was measured again."""
    at = (40.0, 30.0)
    piece = revised(TokenSeen(0, 0.0, 17, at, heading_deg), SAME).after
    assert isinstance(piece, TokenSeen)
    assert piece.heading_deg == pytest.approx(heading_deg)
    card = PlacedCard(17, "location/1", at, heading_deg).rebased(SAME)
    assert card.heading_deg == pytest.approx(heading_deg)
