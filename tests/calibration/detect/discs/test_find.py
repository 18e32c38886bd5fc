import numpy as np
import pytest

from calibration import CalibrationFailed
from calibration.detect.discs import find
from calibration.detect.discs.candidates import DiscCandidate
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.find import find_discs
from calibration.detect.discs.rim import Clarity
from calibration.model.boards_file import MOST_DISCS
from calibration.model.printed import Disc
from tests.calibration.detect.discs.coins import drawn_table, looking_down

ONE, TWO = Disc("1 euro", 23.25), Disc("2 euro", 25.75)


@pytest.mark.parametrize(
    ("colour", "tilt_deg"),
    [
        pytest.param((190, 192, 195), 0, id="steel", marks=pytest.mark.long),
        pytest.param((60, 120, 165), 35, id="copper"),
        pytest.param((45, 48, 50), 55, id="dark", marks=pytest.mark.long),
    ],
)
def test_a_coin_is_found_where_it_lies(tilt_deg: float, colour: tuple[float, float, float]) -> None:
    truth = looking_down(tilt_deg)
    bgr = drawn_table(
        truth, [(30, -20, 23.25)], np.random.default_rng(1), colour, table=(120, 130, 140)
    )
    (seen,) = find_discs(bgr, [ONE])
    depth = (truth.camera_from_table @ [30, -20, 0, 1])[2]
    half_px = 760 * 23.25 / 2 / depth
    assert abs(np.log(seen.ellipse.half_axes_px[0] / half_px)) < 2.5 * seen.size_sigma


@pytest.mark.long
def test_two_coins_are_told_apart_by_their_sizes() -> None:
    truth = looking_down(20)
    bgr = drawn_table(truth, [(-60, 0, 23.25), (40, 10, 25.75)], np.random.default_rng(2))
    one, two = find_discs(bgr, [ONE, TWO])
    assert one.ellipse.centre_px[0] < 480 < two.ellipse.centre_px[0]
    assert one.mm_per_px == pytest.approx(two.mm_per_px, rel=0.02)


@pytest.mark.long
def test_one_of_two_coins_says_what_is_missing() -> None:
    bgr = drawn_table(looking_down(20), [(0, 0, 25.75)], np.random.default_rng(3))
    with pytest.raises(CalibrationFailed) as failed:
        find_discs(bgr, [ONE, TWO])
    assert failed.value.cause in {"disc/not_found", "disc/ambiguous"}


def test_a_second_coin_of_another_size_leaves_the_scale_in_doubt() -> None:
    coins = [(-60, 0, 22.25), (40, 10, 25.75)]
    bgr = drawn_table(looking_down(10), coins, np.random.default_rng(4))
    with pytest.raises(CalibrationFailed) as failed:
        find_discs(bgr, [TWO])
    assert failed.value.cause == "disc/ambiguous"


def test_a_bare_table_has_no_coin() -> None:
    bgr = drawn_table(looking_down(20), [], np.random.default_rng(5))
    with pytest.raises(CalibrationFailed) as failed:
        find_discs(bgr, [TWO])
    assert failed.value.cause == "disc/not_found"
    assert "coin" in failed.value.mend or "disc" in failed.value.mend


@pytest.mark.parametrize("count", [7, pytest.param(MOST_DISCS, marks=pytest.mark.long)])
def test_as_many_coins_as_a_boards_file_may_have_are_found(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: from seven coins on the search ended with a traceback."""
    clear = Clarity(covered=1.0, gap=0.0, prominence=4.0)
    places = [Ellipse(np.array([60.0 * k, 50.0]), 20 * np.eye(2)) for k in range(MOST_DISCS)]
    candidates = tuple(DiscCandidate(place, clear, 3.0) for place in places)
    monkeypatch.setattr(find, "disc_candidates", lambda bgr, facing: candidates)
    coins = [Disc(f"coin {k}", 23.25) for k in range(count)]
    seen = find_discs(np.zeros((100, 600, 3), np.uint8), coins)
    assert [one.disc for one in seen] == coins
    assert len({one.ellipse.centre_px[0] for one in seen}) == count
