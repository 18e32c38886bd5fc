"""The report says what its samples say: its numbers, its page, its plots."""

from random import Random

import pytest

from tests.accuracy import __main__ as report
from tests.accuracy.page import render
from tests.accuracy.plots import draw
from tests.accuracy.samples import Answer, Figure, Measurement, as_json, from_json
from tests.accuracy.statistics import Share, errors, reliability, right

FIGURES = (
    Figure("a", 1.0, 1.0),
    Figure("b", -3.0, 2.0),
    Figure("c", 0.5, 0.2, "too bold"),
    Figure("d", None, None, "hand/not_flat: lay it flat"),
)
UNSURE = (Figure("e", 0.3), Figure("f", 1.7))
"""No sigma is stated."""

ANSWERS = (Answer("a", True, 0.95), Answer("b", False, 0.6, "3, true 4"), Answer("c", None))


def measurement(*samples: Figure | Answer) -> Measurement:
    return Measurement("spans", "Hand spans", "rendered", "mm", "How.", samples)


def test_errors_are_summed_up_with_the_refused_counted() -> None:
    summed = errors(FIGURES)
    assert summed is not None
    assert summed.measured == Share(3, 4)
    assert (summed.median, summed.worst.item) == (1.0, "b")
    assert summed.bias == pytest.approx(-0.5)
    assert (summed.within_1, summed.within_2) == (Share(1, 3), Share(2, 3))
    assert errors(FIGURES[3:]) is None


def test_coverage_of_an_honest_sigma_is_that_of_the_normal_distribution() -> None:
    chance = Random(1)
    drawn = [Figure(str(n), chance.gauss(0, s), s) for n in range(4000) for s in (0.5, 3.0)]
    summed = errors(drawn)
    assert summed is not None
    assert summed.within_1.part / summed.within_1.whole == pytest.approx(0.683, abs=0.02)
    assert summed.within_2.part / summed.within_2.whole == pytest.approx(0.954, abs=0.01)


def test_few_trials_have_a_wide_interval() -> None:
    low, high = Share(5, 5).interval
    assert round(low, 2) == 0.57
    assert high == pytest.approx(1.0)
    assert Share(95, 100).interval[0] == pytest.approx(0.888, abs=0.001)
    assert str(Share(0, 0)) == "none tried"


def test_answers_are_counted_by_what_they_were_stated_with() -> None:
    assert right(ANSWERS) == Share(1, 2)
    assert [(one.low, one.right) for one in reliability(ANSWERS)] == [
        (0.5, Share(0, 1)),
        (0.9, Share(1, 1)),
    ]


@pytest.mark.parametrize("samples", [FIGURES, ANSWERS])
def test_results_are_read_back_as_they_were_written(samples: tuple[Figure | Answer, ...]) -> None:
    one = measurement(*samples)
    assert from_json(as_json(one)) == one


def test_the_page_names_the_worst_the_wrong_and_the_refused() -> None:
    page = render(
        [measurement(*FIGURES), measurement(*ANSWERS)], beside=False, plots={}, pictures={}
    )
    assert "the bundled footage only" in page
    assert "Worst: b, -3.00 mm" in page
    assert "- b: 3, true 4" in page
    assert "hand/not_flat: lay it flat" in page
    assert "Right: 1 of 2 (50%)" in page


@pytest.mark.parametrize("samples", [FIGURES, FIGURES * 20, FIGURES[3:] + UNSURE * 50, ANSWERS])
def test_a_plot_is_the_same_bytes_each_time(samples: tuple[Figure | Answer, ...]) -> None:
    first = draw(measurement(*samples))
    assert first is not None
    assert first.startswith("<?xml")
    assert draw(measurement(*samples)) == first


def test_the_page_in_docs_is_what_its_results_say() -> None:
    page = (report.DOCS / "accuracy.md").read_text(encoding="utf-8")
    assert page == report.rendered(), "docs/accuracy.md is generated: run `make accuracy`"
