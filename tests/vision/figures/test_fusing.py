"""Fusing detections by colour with those of the network: the reported place and probability."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import view
from tests.support.pitch_sight import sight_of
from vision.figures.bodies import Fallen
from vision.figures.figure_reader import FALLEN, STANDING, FieldSpot, probability
from vision.figures.fusing import BOTH, Finds, fallen_patch, fused
from vision.figures.rim_fit import Base, Sight
from vision.figures.sizes import DEFAULT

STANDS = np.array([-40.0, 30.0])


@cache
def sight() -> Sight:
    """A drawn pitch with one standing figure, from 60 degrees up."""
    pitch = drawn.Pitch(men=(drawn.Man(tuple(STANDS.tolist()), "red"),))
    return sight_of(pitch, view((0.0, 0.0), 1100.0, 60.0, -90.0))


def beside(x_mm: float, y_mm: float) -> Floats:
    """A place at an offset from the standing figure."""
    return np.asarray(STANDS + np.array((x_mm, y_mm)))


def lying(at: Floats, heading_deg: float) -> Fallen:
    return Fallen(at, heading_deg, 2.0, fallen_patch(at, heading_deg, sight()))


def standing(at: Floats) -> Base:
    return Base(at, 0.3, 1.0, DEFAULT.base / 2, 0.9, 60)


def fuse(by_colour: Finds, *spots: FieldSpot) -> Finds:
    return fused(sight(), by_colour, spots, plain=True)


def test_a_fallen_figure_is_told_where_the_network_sees_it() -> None:
    shadow, body = np.array([60.0, -30.0]), np.array([50.0, -32.0])
    by_colour = Finds((), (lying(shadow, 90.0),), ())
    (one,) = fuse(by_colour, FieldSpot(FALLEN, body, 0.6, 10.0)).fallen
    assert one.at_mm == pytest.approx(body)
    assert one.heading_deg == 10.0
    assert one.sigma_mm > 2.0
    assert one.probability == pytest.approx(probability(0.6 + BOTH))  # by both: surer than by one


def test_a_base_that_the_network_sees_elsewhere_is_sought_from_there() -> None:
    by_colour = Finds((standing(beside(6.0, 0.0)),), (), ())
    (one,) = fuse(by_colour, FieldSpot(STANDING, beside(0.5, 0.5), 0.7, 0.0)).bases
    assert np.hypot(*(one.at_mm - STANDS)) < 1.0


def by_rim(at: Floats, left_px: float) -> Base:
    """The one base that is reported where a rim with such residuals stands there."""
    base = replace(standing(at), left_px=left_px)
    (one,) = fuse(Finds((base,), (), ()), FieldSpot(STANDING, at, 0.7, 0.0)).bases
    return one


def test_a_rim_that_fits_well_places_its_base() -> None:
    assert np.hypot(*(by_rim(STANDS, 0.08).at_mm - STANDS)) < 0.15


def test_a_rim_that_hardly_fits_gives_way_to_the_close_look() -> None:
    off_mm = np.array([1.4, -1.4])
    assert np.hypot(*(by_rim(STANDS + off_mm, 1.0).at_mm - STANDS)) < 1.0


def test_a_base_is_told_less_surely_the_worse_its_rim_fits() -> None:
    sigmas = [by_rim(STANDS, left_px).sigma_mm for left_px in (0.1, 0.3, 0.9)]
    assert sigmas == sorted(sigmas)
    assert sigmas[2] > 1.5 * sigmas[0]


def test_a_base_is_told_less_surely_the_farther_rim_and_close_look_are_apart() -> None:
    near, far = (by_rim(beside(off, 0.0), 0.35).sigma_mm for off in (0.0, 3.0))
    assert far > near


def test_what_the_network_does_not_hint_at_is_not_there() -> None:
    assert fuse(Finds((standing(STANDS),), (), ())).bases == ()
