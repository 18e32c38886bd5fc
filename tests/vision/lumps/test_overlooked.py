"""Clay that the look sees and that was not reported adds doubt, and a place to check."""

import cv2
import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from tests.vision.throws.balls import calibration, picture
from vision.look.look import STEP, Fitting, Kind, Looker, PixelKinds
from vision.lumps.observer import UNSEEN_ML, overlooked_beside, weigh_missiles, what_lies
from vision.lumps.overlooked import Overlooked, overlooked
from vision.sightings import MissileSeen

BALLS = ((0.0, 0.0, 8.5), (45.0, 15.0, 8.5))


def shown(sure: float) -> tuple[np.ndarray, PixelKinds]:
    """Two balls on a table, and a look that reports them as clay with this probability."""
    bgr = picture(BALLS)
    clay = np.abs(bgr.astype(int) - picture([])).max(axis=2) > 40
    fitting = Fitting((bgr.shape[1], bgr.shape[0]))
    width, height = fitting.inner_wh
    field = cv2.resize(clay.astype(np.uint8), (width, height), interpolation=cv2.INTER_AREA)
    cells = field[STEP - 1 :: STEP, STEP - 1 :: STEP]
    shares = np.zeros((len(Kind), *cells.shape), np.float32)
    shares[Kind.CLAY] = np.where(cells > 0, sure, 0.0)
    shares[Kind.TABLE] = 1 - shares[Kind.CLAY]
    return bgr, PixelKinds(shares, fitting)


def missed(sure: float, told: tuple[MissileSeen, ...] = ()) -> Overlooked:
    bgr, look = shown(sure)
    return overlooked(bgr, calibration(), Boards(), told, look)


def test_balls_that_nobody_told_are_as_much_doubt_as_they_hold_clay() -> None:
    found = missed(0.9)
    true_ml = 2 * 4 / 3 * np.pi * 8.5**3 / 1000
    assert found.sigma_ml == pytest.approx(true_ml, rel=0.4)
    assert len(found.at_mm) == 2
    for x, y, _ in BALLS:
        assert min(np.hypot(a - x, b - y) for a, b in found.at_mm) < 6


def test_what_was_told_is_not_overlooked() -> None:
    told = weigh_missiles([Frame(picture(BALLS), 0, 0.0)], calibration(), Boards())
    assert len(told) == 2
    assert missed(0.9, told) == Overlooked(0.0, ())
    assert len(missed(0.9, told[:1]).at_mm) == 1


def test_a_faint_guess_is_a_small_doubt_and_no_question() -> None:
    faint = missed(0.2)
    assert 0 < faint.sigma_ml < 0.4 * missed(0.9).sigma_ml
    assert faint.at_mm == ()
    assert missed(0.0) == Overlooked(0.0, ())


def test_where_nothing_is_seen_a_doubt_is_left() -> None:
    """Before, one pile of 160 was not seen at all, and reported as none with a sigma of 0."""
    bare = picture([])
    lying = what_lies([Frame(bare, 0, 0.0)], calibration(), Boards(), bare, Looker())
    assert lying is not None
    assert lying.missiles() == ()
    assert overlooked_beside(lying, (), Boards()).sigma_ml >= UNSEEN_ML
