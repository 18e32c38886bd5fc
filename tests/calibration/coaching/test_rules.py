"""Priority of the coach's instructions; each says what is wrong and how to fix it."""

from dataclasses import replace
from typing import Any

import pytest

from calibration.coaching.accuracy import Accuracy
from calibration.coaching.advice import grade_of
from calibration.coaching.boards import BoardInView
from calibration.coaching.checked import Checked, OnTable
from calibration.coaching.document import to_dict
from calibration.coaching.light import Glare, TableLight
from calibration.coaching.moments import Rate
from calibration.coaching.rules import RULES, advice_for
from calibration.coaching.sharpness import Sharpness
from calibration.coaching.steadiness import Steadiness
from calibration.coaching.view import CameraView
from calibration.failure import CalibrationFailed
from calibration.model.solution import GapShown

LIGHT = TableLight(200, 30, 110, 195, 0.0, 0.0, 0.9, "left", ())
TABLE = OnTable(
    CameraView(0.9, 1.8, 500, 45, 1.0, 0.95, 1.0),
    (BoardInView("sheet", 24, 24, 24), BoardInView("corners", 16, 16, 16)),
    Accuracy(0.2, 0.8, 0.7, 0.8),
    None,
    900.0,
    0.003,
    "camera file",
)
WELL = Checked(
    (1280, 720),
    LIGHT,
    Sharpness(0.7, "boards"),
    Rate(60.0, 0.0, 0, 0.0),
    Steadiness(0.003, 0.004, 0.05),
    TABLE,
    None,
)


def light(**change: Any) -> Checked:
    return replace(WELL, light=replace(LIGHT, **change))


def steadiness(**change: Any) -> Checked:
    assert WELL.steadiness is not None
    return replace(WELL, steadiness=replace(WELL.steadiness, **change))


def rate(**change: Any) -> Checked:
    assert WELL.rate is not None
    return replace(WELL, rate=replace(WELL.rate, **change))


def view(**change: Any) -> Checked:
    assert TABLE.view is not None
    return replace(WELL, on_table=replace(TABLE, view=replace(TABLE.view, **change)))


def boards(*seen: BoardInView) -> Checked:
    return replace(WELL, on_table=replace(TABLE, boards=seen))


def misfit(**change: Any) -> Checked:
    return replace(WELL, on_table=replace(TABLE, **change))


CASES: list[tuple[str, str, Checked, str]] = [
    ("boards/misfit", "fair", misfit(misfit_px=1.2), "1.2 px from where they should"),
    ("boards/misfit", "poor", misfit(gaps=(GapShown("grid", 40, 10, 7.9),)), "shows 7.9 mm"),
    ("light/dark", "poor", light(paper=80), "lamp"),
    ("light/dark", "fair", light(paper=127), "lamp"),
    ("light/dark", "fair", light(paper=127, dimmest_share=0.4), "to the left"),
    ("light/overexposed", "fair", light(paper=254), "exposure"),
    ("light/overexposed", "poor", light(paper=254, ink=130), "exposure"),
    ("light/overexposed", "poor", light(blown_share=0.4), "40 %"),
    ("light/glare", "fair", light(glare=(Glare((1100, 650), 0.01),)), "on the right, near"),
    ("light/uneven", "fair", light(dimmest_share=0.3, dimmest="far"), "at the far side"),
    ("blur/blurred", "fair", replace(WELL, sharpness=Sharpness(1.7, "boards")), "focus"),
    ("blur/blurred", "poor", replace(WELL, sharpness=Sharpness(3.0, "edges")), "focus"),
    ("steadiness/flicker", "poor", steadiness(flicker=0.1), "10 %"),
    ("steadiness/exposure", "fair", steadiness(hunting=0.08), "automatic exposure"),
    ("steadiness/shaking", "poor", steadiness(shake_px=3.0), "stand"),
    ("rate/slow", "fair", rate(fps=15.0), "15 pictures a second"),
    ("rate/slow", "poor", rate(fps=8.0), "8 pictures a second"),
    ("rate/slow", "poor", rate(fps=8.0), "without a hub"),
    ("rate/slow", "poor", rate(fps=8.0, streamed=True), "nearer to the Wi-Fi"),
    ("rate/irregular", "fair", rate(late=0.2, streamed=True), "nearer to the Wi-Fi"),
    ("rate/slow", "fair", rate(fps=30.0, repeated=0.5), "15 pictures a second"),
    ("rate/slow", "poor", rate(fps=5.0, repeated=1.0), "The same picture arrives again"),
    ("rate/irregular", "fair", rate(late=0.1, missing=7), "7 are missing"),
    ("rate/not_fast", "fair", rate(fps=30.0), "60 are better"),
    ("view/coarse", "poor", view(mm_per_px=4.0), "4.0 mm"),
    ("view/low", "fair", view(tilt_deg=20.0), "higher"),
    ("view/cut", "fair", view(between_boards_share=0.5), "50 %"),
    ("view/away", "fair", view(table_share=0.3), "30 %"),
    ("boards/hidden", "poor", boards(BoardInView("sheet", 5, 24, 24)), "sheet"),
    ("boards/outside", "fair", boards(BoardInView("sheet", 8, 8, 24)), "outside"),
]  # fmt: skip


def test_where_all_is_well_nothing_is_said() -> None:
    assert advice_for(WELL) == ()
    told = to_dict(WELL)
    assert told["grade"] == "good"
    assert told["instruction"] is None


@pytest.mark.parametrize(("cause", "grade", "checked", "word"), CASES)
def test_each_trouble_is_named_graded_and_mended(
    cause: str, grade: str, checked: Checked, word: str
) -> None:
    (advice,) = advice_for(checked)
    assert (advice.cause, advice.grade) == (cause, grade)
    assert word in advice.sentence
    assert ": " in advice.sentence
    assert advice.sentence.endswith(".")
    assert grade_of([advice], cause.split("/")[0]) == grade


def test_of_a_board_outside_the_picture_it_is_not_said_that_something_covers_it() -> None:
    """Regression: a board of which nothing is in view counted as the most hidden one."""
    half_hidden, away = BoardInView("sheet", 15, 24, 24), BoardInView("corners", 0, 0, 16)
    hidden, outside = advice_for(boards(half_hidden, away))
    assert (hidden.cause, outside.cause) == ("boards/hidden", "boards/outside")
    assert hidden.sentence.startswith('Only 62 % of "sheet" can be seen')
    assert '"corners"' in outside.sentence


def test_every_rule_has_a_case() -> None:
    inexact = replace(
        WELL, on_table=replace(TABLE, accuracy=Accuracy(2.0, 7.0, 3.0, 1.0), focal_from="picture")
    )
    failed = replace(WELL, on_table=None, failure=CalibrationFailed("board/not_found"))
    spoken = [rule(c) for c in [*(case[2] for case in CASES), inexact, failed] for rule in RULES]
    assert sum(
        any(rule(c) for c in [*(k[2] for k in CASES), inexact, failed]) for rule in RULES
    ) == (len(RULES))
    assert any(
        one and one.cause == "accuracy/inexact" and "--save-camera" in one.sentence
        for one in spoken
    )


def test_what_spoils_comes_before_what_harms_and_causes_before_effects() -> None:
    failed = CalibrationFailed("board/not_found", detail="it shows no marker of the boards file")
    dark = replace(
        light(paper=None, median=30, bright=60),
        on_table=None,
        failure=failed,
        rate=Rate(15, 0, 0, 0),
    )
    assert [one.cause for one in advice_for(dark)] == ["light/dark", "board/not_found", "rate/slow"]
    dim = replace(light(paper=130), failure=failed, on_table=None)
    assert advice_for(dim)[0].cause == "board/not_found"


def test_what_cannot_be_known_is_null() -> None:
    unknown = replace(WELL, rate=None, steadiness=None, on_table=None)
    told = to_dict(unknown)
    nulls = ("rate", "steadiness", "view", "boards", "accuracy", "held_out", "focal")
    assert [told[name] for name in nulls] == [None] * len(nulls)
    nan = float("nan")
    lost = replace(WELL, on_table=replace(TABLE, accuracy=Accuracy(nan, nan, nan, 0.8)))
    accuracy = to_dict(lost)["accuracy"]
    assert isinstance(accuracy, dict)
    assert accuracy["median_mm"] is None
    assert accuracy["tells"].startswith("A gap")


def test_with_a_coin_alone_a_sheet_is_asked_for() -> None:
    coin = replace(TABLE, view=None, boards=(), accuracy=Accuracy(25.0, 90.0, 40.0, 1.0))
    (advice,) = advice_for(replace(WELL, on_table=coin))
    assert "tableref print table" in advice.sentence


def test_a_flat_scan_has_no_focal_length() -> None:
    scanned = replace(WELL, on_table=replace(TABLE, focal_px=1.5e6))
    assert to_dict(scanned)["focal"] is None
