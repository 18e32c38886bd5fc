"""Figures are stored, compared with the last release's, and shown (part of `make test`)."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.benchmarks import speed_page
from tests.benchmarks.growth_plots import drawn_ratios
from tests.benchmarks.speed import (
    FOLDER,
    RELEASED,
    RESULTS,
    Growth,
    Line,
    Measured,
    Speed,
    compared,
    ratios,
    read,
    written,
)
from tests.benchmarks.targets import TARGETS, Target, target_of

LINE = Line("watching", 1.5, "x decoding", "times", 0.1, 0.4)
TIMED = Line("a weigh-in", 6.0, "s", "time", 0.1, 0.4)
RATED = Line("figures", 80.0, "frames a second", "rate", 0.1, 0.4)


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    growth = Growth("finding", "figures", "ms", ((1.0, 2.0), (2.0, 4.0)))
    measured = Measured({LINE.name: LINE}, {growth.name: growth})
    written(measured, tmp_path / "kept.json")
    assert read(tmp_path / "kept.json") == measured
    assert read(tmp_path / "none.json") == Measured()


def test_what_was_not_measured_again_stays() -> None:
    older = Measured({LINE.name: LINE, TIMED.name: TIMED})
    newer = Measured({LINE.name: replace(LINE, value=1.2)})
    assert {one.value for one in newer.over(older).lines.values()} == {1.2, 6.0}


@pytest.mark.parametrize(
    ("now", "words"),
    [
        (replace(LINE, value=1.6), "as before (1.07 times)"),
        (replace(LINE, value=1.8), "worse (1.20 times)"),
        (replace(LINE, value=1.2), "better (0.80 times)"),
    ],
)
def test_a_ratio_is_held_against_the_last_releases(now: Line, words: str) -> None:
    assert compared(now, LINE) == words
    assert compared(now, None) == "new"


def test_on_a_machine_half_as_fast_twice_the_time_is_the_same() -> None:
    slower = replace(TIMED, value=12.0, yardstick_s=0.2)
    assert compared(slower, TIMED) == "as before (1.00 times)"
    assert compared(replace(TIMED, value=12.0), TIMED) == "worse (2.00 times)"


def test_more_of_a_rate_is_better() -> None:
    assert compared(replace(RATED, value=160.0), RATED) == "better (0.50 times)"
    assert compared(replace(RATED, value=40.0, yardstick_s=0.2), RATED).startswith("as before")


def test_growth_has_an_exponent() -> None:
    linear = Growth("finding", "figures", "ms", ((1.0, 3.0), (2.0, 6.0), (4.0, 12.0)))
    assert linear.exponent == pytest.approx(1.0)
    square = Growth("finding", "figures", "ms", ((1.0, 3.0), (2.0, 12.0), (4.0, 48.0)))
    assert square.exponent == pytest.approx(2.0)


def test_the_page_is_the_one_that_follows_from_the_figures() -> None:
    assert speed_page.PAGE.read_text(encoding="utf-8") == speed_page.rendered()
    for growth in read(RESULTS).growths.values():
        assert (FOLDER / growth.file_name).exists()


def test_the_yardstick_is_measured_before_and_after_and_told_where_the_two_disagree() -> None:
    speed = Speed(iter((0.10, 0.12, 0.12)).__next__)
    with pytest.raises(ValueError, match="`begin`"):
        speed.keep("too soon", 1.0, "s", "time")
    speed.begin()
    first, second = (speed.keep(name, 1.0, "s", "time") for name in ("one", "two"))
    assert (first.yardstick_s, first.apart, first.steady) == (0.11, 1.2, False)
    assert (second.yardstick_s, second.apart, second.steady) == (0.12, 1.0, True)
    page = speed_page.render(speed.measured, Measured())
    assert "| 110, 1.2 times apart |" in page
    assert "| 120 |" in page


def test_a_missed_target_is_told_with_its_reason_and_a_met_one_without() -> None:
    slow = replace(LINE, name="watching for throws, an evening", value=1.6)
    fast = replace(slow, value=1.4)
    why_not = TARGETS[slow.name].why_not
    missed, met = (speed_page.render(Measured({one.name: one}), Measured()) for one in (slow, fast))
    assert "at most 1.5, **missed**" in missed
    assert f"- {slow.name}: {why_not}" in missed
    assert "at most 1.5, met" in met
    assert why_not not in met


def test_of_a_rate_more_is_wanted() -> None:
    assert Target(60.0).met_by(RATED)
    assert not Target(90.0).met_by(RATED)
    assert not Target(1.0).met_by(LINE)


def test_whatever_misses_its_target_says_why() -> None:
    for line in read(RESULTS).lines.values():
        target = target_of(line)
        assert target is None or target.met_by(line) or target.why_not, line.name


def test_each_figure_is_held_against_the_last_release() -> None:
    was = Measured({LINE.name: LINE, TIMED.name: TIMED})
    now = Measured({LINE.name: replace(LINE, value=3.0), RATED.name: RATED})
    assert ratios(now, was) == {LINE.name: 2.0}
    assert read(RELEASED).lines


def test_of_nothing_lost_a_page_is_written_too() -> None:
    """A run without a lost frame ended in an error, and its page was not written."""
    nothing, some = replace(LINE, value=0.0), replace(LINE, value=0.3)
    assert compared(nothing, some) == "better (0.00 times)"
    assert compared(some, nothing) == "worse (inf times)"
    assert compared(nothing, nothing) == "as before (1.00 times)"
    against = ratios(Measured({LINE.name: nothing}), Measured({LINE.name: some}))
    assert against == {LINE.name: 0.0}
    assert drawn_ratios(against).endswith("</svg>\n")
