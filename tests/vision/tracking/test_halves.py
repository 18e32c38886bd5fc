"""Creatures that were pulled apart: which two pieces may be one creature's halves."""

import numpy as np

from tests.vision.tracking.made_tracks import BLUE, a_detection, a_track
from vision.tracking.association import Association
from vision.tracking.halves import nearer_halves, two_halves
from vision.tracking.hypotheses import AssignmentHypothesis
from vision.tracking.scoring import Candidate

WHOLE = a_track(1, a_detection((0.0, 0.0), area_mm2=2000.0))
NEARER = a_detection((10.0, 0.0), area_mm2=1200.0)
FARTHER = a_detection((80.0, 0.0), area_mm2=1200.0)


def association(*pieces: int | None, new: frozenset[int] = frozenset()) -> Association:
    """The creature is the first of these pieces; both are candidates."""
    return Association(
        stayed=(),
        away=(WHOLE,),
        candidates=(Candidate(FARTHER, True), Candidate(NEARER, True)),
        fits={},
        answers=(AssignmentHypothesis(pieces, 1.0),) if pieces else (),
        small=(),
        beside=(),
        things=np.zeros((360, 640), dtype=np.uint8),
        new=new,
    )


def test_two_of_its_colour_and_about_half_its_size_may_be_halves() -> None:
    assert two_halves(WHOLE, NEARER, FARTHER)
    assert not two_halves(WHOLE, NEARER, a_detection(area_mm2=1200.0, look=BLUE))
    assert not two_halves(WHOLE, NEARER, a_detection(area_mm2=200.0))
    assert not two_halves(WHOLE, NEARER, a_detection(area_mm2=2000.0))
    small = a_detection(area_mm2=600.0)
    assert not two_halves(WHOLE, small, small)


def test_the_half_nearer_to_its_old_place_keeps_the_number() -> None:
    assert nearer_halves(association(0)) == (1,)
    assert nearer_halves(association(1)) == (1,)


def test_what_looks_like_a_creature_of_its_own_is_no_half() -> None:
    assert nearer_halves(association(0, new=frozenset({1}))) == (0,)


def test_who_has_left_has_no_halves() -> None:
    assert nearer_halves(association(None)) == (None,)
    assert nearer_halves(association()) == ()
