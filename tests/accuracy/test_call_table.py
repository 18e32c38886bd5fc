"""Measurements of each kind of call are stored, extended, and written to docs/cameras.md."""

from pathlib import Path

import pytest

from tests.accuracy import call_table
from tests.accuracy.call_results import Call, CallsMeasured, keep, kept, with_world
from tests.accuracy.samples import Answer, Figure, Measurement

FILMED, POOR = Call(None), Call(1.0, 0.1)


def throws(*right: bool | None) -> tuple[Measurement, ...]:
    answers = tuple(Answer(str(n), one) for n, one in enumerate(right))
    return (Measurement("throws", "Throws", "rendered", "", "How.", answers),)


def weigh_in(error: float | None) -> tuple[Measurement, ...]:
    volume = Figure("a", error, 1.0)
    return (
        Measurement("volume_card", "Volume", "rendered", "%", "How.", (volume,)),
        Measurement("legs_card", "Legs", "rendered", "", "How.", (Answer("a", True),)),
    )


def two_throws() -> CallsMeasured:
    one = with_world(CallsMeasured(7), "w1", {FILMED: throws(True), POOR: throws(True)})
    return with_world(one, "w2", {FILMED: throws(True), POOR: throws(None)})


def test_a_world_more_adds_its_samples_to_each_call() -> None:
    found = two_throws()
    assert found.worlds == ("w1", "w2")
    assert [one.right for one in found.measured[POOR][0].answers] == [True, None]
    assert len(found.measured[FILMED]) == 1


def test_only_the_same_draw_and_calls_go_on() -> None:
    found = two_throws()
    assert found.goes_on(7, [POOR, FILMED])
    assert not found.goes_on(8, [POOR, FILMED])
    assert not found.goes_on(7, [FILMED])


def test_results_are_read_back_as_they_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "compressed.json"
    keep("throws", two_throws(), path)
    other = with_world(CallsMeasured(8), "w3", {FILMED: weigh_in(3.0)})
    keep("turn-card", other, path)
    assert kept(path) == {"throws": two_throws(), "turn-card": other}


def test_the_table_counts_right_wrong_and_silent_and_measured() -> None:
    thrown = with_world(two_throws(), "w3", {FILMED: throws(False), POOR: throws(False)})
    weighed = with_world(CallsMeasured(8), "w3", {FILMED: weigh_in(-3.0), POOR: weigh_in(None)})
    table = call_table.rendered({"throws": thrown, "turn-card": weighed})
    assert "| as filmed | - | 2, 1, 0 | - | 1 of 1, 3.0 % | 1 of 1 | - |" in table
    assert "| 1 Mbit/s | 10 % | 1, 1, 1 | - | 0 of 1 | 1 of 1 | - |" in table
    assert "draw 7; worlds measured: 3 (w1, w2, w3)" in table


def test_only_the_table_of_a_page_is_written_anew() -> None:
    page = f"Before.\n\n{call_table.BEGINS}stale\n{call_table.ENDS}\nAfter.\n"
    told = call_table.with_table(page, {"throws": two_throws()})
    assert told.startswith("Before.\n")
    assert told.endswith("\nAfter.\n")
    assert "stale" not in told
    assert call_table.with_table(told, {"throws": two_throws()}) == told
    with pytest.raises(ValueError, match="no place"):
        call_table.with_table("Before.\n", {})


def test_the_table_in_docs_is_what_its_results_say() -> None:
    page = call_table.PAGE.read_text(encoding="utf-8")
    assert page == call_table.with_table(page, kept()), (
        "generated: run `python -m tests.accuracy.compressed`"
    )
