"""Which creature a piece came off, and whether it is a missile, from made-up outlines."""

import pytest

from tests.vision.tracking.made_tracks import a_detection, a_track
from vision.sightings import PointMm
from vision.tracking.outline_change import STAYED_SIGMA, OutlineChange
from vision.tracking.part_odds import FragmentContext, owners_of

PIECE = a_detection((30.0, 0.0), side_px=8, area_mm2=300.0)
LOST = OutlineChange(0.09, 0.0, STAYED_SIGMA)
"""The outline change of a creature that lost such a fully visible piece."""

WHOLE = OutlineChange(0.0, 0.0, STAYED_SIGMA)
NEAR, FAR = a_track(1, a_detection((0.0, 0.0))), a_track(2, a_detection((300.0, 0.0)))


def context(
    changes: dict[int, OutlineChange], *, thrown: bool = False, hand: bool = True
) -> FragmentContext:
    before: dict[int, PointMm] = {1: (0.0, 0.0), 2: (300.0, 0.0)}
    return FragmentContext(changes, before, thrown=thrown, hand=hand)


def test_the_shares_of_all_ways_sum_to_one() -> None:
    owners, missile = owners_of(PIECE, [NEAR, FAR], context({1: LOST, 2: WHOLE}))
    assert missile + sum(one.probability for one in owners) == pytest.approx(1.0)


def test_who_has_lost_as_much_and_is_near_comes_first() -> None:
    owners, missile = owners_of(PIECE, [FAR, NEAR], context({1: LOST, 2: WHOLE}))
    assert [one.track for one in owners] == [1, 2]
    assert missile < 0.1


def test_what_nobody_has_lost_is_rather_a_missile() -> None:
    _, missile = owners_of(PIECE, [NEAR, FAR], context({}))
    assert missile > 0.8


def test_after_a_throw_a_piece_is_rather_a_missile() -> None:
    changes = {1: WHOLE, 2: WHOLE}
    _, laid = owners_of(PIECE, [NEAR], context(changes))
    _, flown = owners_of(PIECE, [NEAR], context(changes, thrown=True, hand=False))
    assert flown > laid
