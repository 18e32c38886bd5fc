"""Pages of markers whose gaps differ from the boards file: which are reported, and which are
not."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.failure import CalibrationFailed
from calibration.solve.calibrate import calibrate, calibrate_seen
from tests.calibration.curled import truth_from
from tests.calibration.misprinted import TOLD, Misprint, grid_of, view
from tests.calibration.stage import Stage, boards_of

FROM = truth_from(40.0, 20.0, away_mm=650.0).camera_from_table


@pytest.mark.parametrize("gap_mm", [6.0, 9.0, 14.0])
def test_gaps_are_shown_to_a_few_tenths(gap_mm: float) -> None:
    page = view(truth_from(40.0, 20.0, away_mm=650.0), Misprint(gap_mm), np.random.default_rng(3))
    (gap,) = calibrate_seen([page.seen]).gaps
    assert gap.board == "grid"
    assert (gap.side_mm, gap.told_mm) == pytest.approx((40.0, 10.0))
    assert gap.shown_mm == pytest.approx(gap_mm, abs=0.15)


@pytest.mark.parametrize("markers", [(0,), (0, 34)], ids=["one marker", "two far apart"])
def test_gaps_are_shown_although_the_last_picture_shows_only_few_markers(
    markers: tuple[int, ...],
) -> None:
    """Regression: the gap was that between the markers of the last picture, or was not told."""
    truth = truth_from(40.0, 20.0, away_mm=650.0)
    whole, last = (view(truth, Misprint(14.0), np.random.default_rng(k)).seen for k in (3, 4))
    few = tuple(board.only(np.isin(board.groups, markers)) for board in last.boards)
    (gap,) = calibrate_seen([whole, replace(last, boards=few)]).gaps
    assert gap.told_mm == pytest.approx(10.0)
    assert gap.shown_mm == pytest.approx(14.0, abs=0.15)


def test_gaps_of_quite_another_page_are_refused_with_what_is_wrong() -> None:
    """Regression: the camera's file was blamed although none was given."""
    page = view(truth_from(40.0, 20.0, away_mm=650.0), Misprint(20.0), np.random.default_rng(3))
    with pytest.raises(CalibrationFailed) as failure:
        calibrate_seen([page.seen])
    assert failure.value.cause == "board/wrong_scale"
    assert "are 19.9 mm, and not the 10.0 mm that the boards file says" in failure.value.detail


@pytest.mark.long
@pytest.mark.parametrize(
    ("light", "blur_px", "noise"),
    [(1.0, 0.8, 1.5), (2.6, 0.8, 1.5), (0.1, 0.8, 4.0), (1.0, 2.5, 1.5)],
    ids=["as a webcam sees it", "overexposed", "dim", "blurred"],
)
def test_no_gaps_are_told_of_a_drawn_page_that_is_as_told(
    light: float, blur_px: float, noise: float
) -> None:
    """Ink, blur and light also make markers appear larger or smaller."""
    stage = Stage(TOLD, camera_from_table=FROM, light=light, blur_px=blur_px, noise=noise)
    assert calibrate([stage.picture()], TOLD).gaps == ()


@pytest.mark.long
def test_gaps_are_told_of_a_drawn_page() -> None:
    stage = Stage(boards_of(grid_of(8.0)), camera_from_table=FROM)
    (gap,) = calibrate([stage.picture()], TOLD).gaps
    assert gap.shown_mm == pytest.approx(8.0, abs=0.25)
