"""The network for the clothes of figures: its input, and distances between its features."""

from itertools import combinations

import numpy as np
import pytest

from calibration.arrays import Floats, Image
from tests.support.drawn_pitch import pitch_boards
from tests.support.wide_pitches import wide_pitch
from vision.figures.ground import FieldView, ground_of
from vision.figures.kit_reader import (
    ABOVE_FOOT_PX,
    BASE_PX,
    PLANES,
    SIDE_PX,
    Kit,
    Posed,
    kit_planes,
    kits_read,
    lean_of,
    posed_picture,
)

PITCHES = (0, 3, 4, 6, 9, 12)
"""Plain, on paper, oblique and with large bases; training pitches begin at 20,000."""
BASE_MM = 25.0


def spot(at_mm: Floats) -> tuple[Image, FieldView]:
    """A black field with one white spot, seen obliquely."""
    one = wide_pitch(PITCHES[2])
    ground = ground_of(pitch_boards(), one.calibration)
    above = np.zeros((*ground.known.shape, 3), dtype=np.uint8)
    column, row = np.round(ground.pixels(at_mm[None])[0]).astype(int)
    above[row - 1 : row + 2, column - 1 : column + 2] = 255
    return above, ground


def brightest(close: Image) -> Floats:
    """Column and row, against the picture's middle."""
    rows, columns = np.nonzero(close[..., 0] > 60)
    return np.array([columns.mean(), rows.mean()]) - (SIDE_PX - 1) / 2


@pytest.mark.parametrize("at", [(0.0, 0.0), (90.0, -60.0), (-120.0, 40.0)])
def test_a_standing_figures_base_is_below_the_middle(at: tuple[float, float]) -> None:
    place = np.array(at)
    above, ground = spot(place)
    close = posed_picture(above, ground, BASE_MM, Posed(place), SIDE_PX)
    assert brightest(close) == pytest.approx([0.0, ABOVE_FOOT_PX], abs=1.5)


@pytest.mark.parametrize("heading_deg", [0.0, 70.0, 180.0, 255.0])
def test_a_fallen_figures_head_is_up(heading_deg: float) -> None:
    place, turn = np.array([20.0, 10.0]), np.radians(heading_deg)
    above, ground = spot(place + 12.5 * np.array([np.cos(turn), np.sin(turn)]))
    close = posed_picture(above, ground, BASE_MM, Posed(place, heading_deg), SIDE_PX)
    assert brightest(close) == pytest.approx([0.0, -BASE_PX / 2], abs=1.5)


def test_only_a_standing_figure_leans() -> None:
    _, ground = spot(np.zeros(2))
    place = np.array([40.0, 30.0])
    assert lean_of(Posed(place), ground) > 0.1
    assert lean_of(Posed(place, 30.0), ground) == 0.0


def test_more_light_changes_little_of_what_the_network_is_given() -> None:
    close = np.random.default_rng(3).integers(60, 120, (4, SIDE_PX, SIDE_PX, 3)).astype(np.uint8)
    stands, leans = [True, True, False, True], [0.5, 0.6, 0.0, 0.7]
    dim, lit = (kit_planes(one, stands, leans) for one in (close, close * np.uint8(2)))
    assert dim.shape == (4, PLANES, SIDE_PX, SIDE_PX)
    assert np.abs(dim - lit).max() < 0.15


def test_no_figures_wear_nothing() -> None:
    above, ground = spot(np.zeros(2))
    assert kits_read(above, ground, BASE_MM, []) == []


def read(number: int) -> list[tuple[Kit, str]]:
    """The standing figures of a drawn pitch, and their teams."""
    one = wide_pitch(number)
    ground = ground_of(pitch_boards(), one.calibration)
    men = [man for man in one.pitch.men if man.fallen_deg is None]
    men = [man for man in men if ground.is_set(ground.known, np.array(man.at_mm))]
    posed = [Posed(np.array(man.at_mm)) for man in men]
    kits = kits_read(ground.seen(one.picture), ground, one.sizes.base, posed)
    return list(zip(kits, (man.team for man in men), strict=True))


def test_figures_of_a_team_are_nearer_than_others() -> None:
    right = []
    for number in PITCHES:
        pairs = list(combinations(read(number), 2))
        apart = np.array([np.linalg.norm(a.numbers - b.numbers) for (a, _), (b, _) in pairs])
        same = np.array([a == b for (_, a), (_, b) in pairs])
        right += list((apart[same][:, None] < apart[~same][None]).ravel())
    assert np.mean(right) > 0.95


def test_drawn_figures_are_figures() -> None:
    odds = [kit.figure for number in PITCHES for kit, _ in read(number)]
    assert np.quantile(odds, 0.1) > 0.5
