"""Rendered rooms in the report: seen and fresh ones are side by side."""

from datetime import date
from pathlib import Path

import pytest

from tests.accuracy import rooms_page, stated_plot
from tests.accuracy.rooms import RoomsMeasured, keep, kept
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.accuracy.stated import bins_of, covered, stated


def spans(*errors: float | None, sigma: float = 1.0) -> Measurement:
    told = tuple(Figure(f"hands/w{n}", e, sigma) for n, e in enumerate(errors))
    return Measurement("spans", "Hand spans", "rendered", "mm", "How.", told)


def teams(right: int, wrong: int) -> Measurement:
    told = [Answer(f"w{n} a1", n < right, 0.9) for n in range(right + wrong)]
    return Measurement("pitch-teams", "Pitch: teams", "rendered", "", "How.", tuple(told))


DAY, LATER = date(2026, 11, 28), date(2026, 11, 30)
SEEN = RoomsMeasured(None, ("w1", "w2"), 0, (spans(1.0, -1.0, 1.0, None), teams(18, 2)), DAY)
FRESH = RoomsMeasured(42, ("w3",), 4, (spans(1.5, -1.5, 1.5), teams(17, 3)), LATER)


def test_both_columns_are_kept_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "fresh.json"
    keep("hands", SEEN, path)
    keep("hands", FRESH, path)
    found = kept(path)["hands"]
    assert (found["seen"].measured, found["fresh"].measured) == (SEEN.measured, FRESH.measured)
    assert (found["fresh"].draw, found["fresh"].missing) == (42, 4)
    assert (found["seen"].on, found["fresh"].on) == (DAY, LATER)


def test_measured_again_takes_the_place_of_what_was_measured(tmp_path: Path) -> None:
    path = tmp_path / "fresh.json"
    keep("hands", FRESH, path)
    keep("hands", RoomsMeasured(43, (), 0, (), LATER), path)
    assert kept(path)["hands"]["fresh"].draw == 43


def test_when_others_are_drawn_fresh_worlds_are_spent(tmp_path: Path) -> None:
    path = tmp_path / "fresh.json"
    keep("hands", FRESH, path)
    keep("hands", FRESH, path)
    assert "spent" not in kept(path)["hands"]
    keep("hands", RoomsMeasured(43, (), 0, (), LATER), path)
    assert kept(path)["hands"]["spent"].measured == FRESH.measured


def test_the_ratio_is_of_median_errors_and_of_wrong_shares() -> None:
    page = rooms_page.render({"hands": {"seen": SEEN, "fresh": FRESH}}, [], plotted=False)
    (row,) = [line for line in page.splitlines() if line.startswith("| Hand spans |")]
    assert "1 mm, p90 1 (3 of 4" in row
    assert "1.5 mm, p90 1.5 (3 of 3" in row
    assert row.endswith("| 1.50 | - |")
    (row,) = [line for line in page.splitlines() if line.startswith("| Pitch: teams |")]
    assert "18 of 20 right" in row
    assert "| 1.50 |" in row


def test_the_page_says_which_worlds_and_what_is_missing() -> None:
    page = rooms_page.render({"hands": {"fresh": FRESH}}, [], plotted=False)
    (line,) = [line for line in page.splitlines() if line.startswith("- hands, fresh: ")]
    assert line.endswith(
        "draw 42, measured on 2026-11-30, 1 worlds, 4 more were drawn but not rendered: w3"
    )


def test_without_rendered_rooms_the_page_has_no_such_part() -> None:
    assert rooms_page.render({}, [spans(1.0)], plotted=False) == ""


def test_stated_doubt_is_held_against_what_was_found() -> None:
    mine = stated("hand span", [spans(0.5, -1.5, 3.0, None), teams(1, 1)])
    assert (mine.count, mine.worlds) == (3, 3)
    assert covered(mine.scores, 1) == pytest.approx(1 / 3)
    assert covered(mine.scores, 2) == pytest.approx(2 / 3)


def test_answers_are_put_into_bins_of_about_as_many() -> None:
    told = stated("figure team", [teams(30, 10)]).answers
    bins = bins_of(told)
    assert sum(count for _, _, count in bins) == 40
    assert {round(said, 2) for said, _, _ in bins} == {0.9}


def test_the_plot_is_the_same_bytes_each_time() -> None:
    told = (spans(*[0.1 * n for n in range(30)]), teams(30, 10))
    many = RoomsMeasured(None, ("w1",), 0, told, DAY)
    drawn = stated_plot.draw({"hands": {"seen": many}})
    assert drawn is not None
    assert "hand span (30)" in drawn
    assert "figure team (40)" in drawn
    assert stated_plot.draw({"hands": {"seen": many}}) == drawn


def test_too_few_draw_nothing() -> None:
    assert stated_plot.draw({"hands": {"seen": SEEN}}) is not None  # 20 answers about teams
    few = RoomsMeasured(None, (), 0, (spans(1.0),), DAY)
    assert stated_plot.draw({"hands": {"seen": few}}) is None
