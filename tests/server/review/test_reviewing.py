"""A recording at two desks: the questions then, the questions today, and the rulings."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.turns import EndMove
from engine.plain import JsonObject
from server.review.reviewing import RecordingReview
from server.review.row import ReviewRow
from server.review.rows import rows_of
from server.review.totals import totals
from server.store.recording import Recorder, look_of, read_recording
from tests.support.evenings import creature, demonstration, desk, hand, look, missiles, throw
from vision.eye_status import FrameReport
from vision.sightings import CreatureSeen, Estimate, LegCount, Sighting

Look = Callable[[JsonObject], FrameReport | None]


def play(folder: Path) -> None:
    """A span corrected, a weigh-in and a throw confirmed, a throw dismissed, a span taken back."""
    recorder = Recorder(folder, source={"footage": "drawn"})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(hand(204.0), frame=100))
    table.confirm("span", based_on_seq=session.head, command=SetSpan(None, 1, 2000))
    table.see(look(creature(82.0), *missiles(10.2, 4.2), frame=380))
    table.confirm("weigh-in-1", based_on_seq=session.head)
    table.command(StartGame(None), based_on_seq=session.head)
    table.see(look(throw(("green", 0.97), none=0.03), frame=500))
    table.confirm("throw-500", based_on_seq=session.head)
    table.see(look(throw(("orange", 0.5), none=0.5, frame=900), frame=900))
    table.dismiss("throw-900")
    table.command(EndMove(None, 2), based_on_seq=session.head)
    recorder.close()


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[JsonObject]:
    folder = tmp_path_factory.mktemp("archive") / "evening"
    play(folder)
    return list(read_recording(folder))


def reviewed(lines: Sequence[JsonObject], look_now: Look | None) -> dict[str, ReviewRow]:
    review = RecordingReview(look_now)
    for number, line in enumerate(lines, start=1):
        review.take(number, line)
    assert review.then.difference is None
    rows = [row for game in review.games.values() for row in rows_of("evening", game)]
    found = {f"{row.kind} {row.frame}": row for row in rows}
    assert len(found) == len(rows)
    return found


def seeing(change: Callable[[Sighting], Sighting | None]) -> Look:
    """An eye with the recorded sightings, each changed by a function; None removes one."""

    def look_now(line: JsonObject) -> FrameReport:
        report = look_of(line)
        seen = (change(one) for one in report.sightings)
        return replace(report, sightings=tuple(one for one in seen if one is not None))

    return look_now


def test_the_same_eye_changes_nothing(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, look_of)
    assert {row.change for row in rows.values()} == {"same"}
    assert {key: row.outcome for key, row in rows.items()} == {
        "span 100": "corrected",
        "weigh-in 349": "confirmed",
        "throw 500": "confirmed",
        "throw 900": "dismissed",
    }
    assert [rows[key].then_right for key in rows] == [False, True, True, False]
    assert [rows[key].now_right for key in rows] == [False, True, True, False]
    assert {row.verdict for row in rows.values()} == {""}


def test_where_the_referee_overruled_the_eye_is_told_in_words(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, look_of)
    assert rows["span 100"].overruled == "Span (camera: 204 mm; referee: 200 mm)"
    assert rows["throw 500"].overruled == ""
    assert rows["throw 900"].overruled.endswith(": put aside")
    assert "200 mm" in rows["span 100"].ruling


def test_without_footage_what_was_ruled_is_told_all_the_same(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, None)
    assert {row.change for row in rows.values()} == {"not measured"}
    assert rows["span 100"].then_right is False
    assert rows["span 100"].now_right is None


def test_an_eye_that_measures_what_the_referee_said_is_better(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, seeing(lambda one: hand(200.0) if one.kind == "hand" else one))
    assert rows["span 100"].change == "other answer"
    assert rows["span 100"].verdict == "better"
    assert rows["span 100"].differs == "Span (then: 204 mm; now: 200 mm)"
    assert rows["throw 500"].change == "same"


def reaching(mm: float, *, legs: LegCount | None = None) -> Callable[[Sighting], Sighting]:
    """An eye that measures another reach of a creature, with a sigma of 3 mm, and other legs."""

    def change(one: Sighting) -> Sighting:
        if not isinstance(one, CreatureSeen):
            return one
        return replace(one, reach_mm=Estimate(mm, 3.0), legs=legs or one.legs)

    return change


def test_a_measured_length_within_its_sigma_is_the_same_answer(lines: list[JsonObject]) -> None:
    """Then the reach was 41.0 mm with a sigma of 3; the referee confirmed it."""
    row = reviewed(lines, seeing(reaching(41.1)))["weigh-in 349"]
    assert (row.change, row.verdict) == ("same", "")
    assert (row.then_right, row.now_right) == (True, True)
    assert row.differs == "Reach (then: 41 mm; now: 41.1 mm)", "the table tells it all the same"
    assert row.then_answer != row.now_answer


def test_a_length_that_differs_by_more_than_its_sigma_is_another_answer(
    lines: list[JsonObject],
) -> None:
    row = reviewed(lines, seeing(reaching(44.5)))["weigh-in 349"]
    assert (row.change, row.verdict) == ("other answer", "worse")
    assert row.differs == "Reach (then: 41 mm; now: 44.5 mm)"


def test_a_count_is_another_answer_beside_a_length_that_is_the_same(
    lines: list[JsonObject],
) -> None:
    three = LegCount(3, (0.01, 0.01, 0.01, 0.95, 0.01, 0.01))
    row = reviewed(lines, seeing(reaching(41.1, legs=three)))["weigh-in 349"]
    assert (row.change, row.verdict) == ("other answer", "worse")
    assert "Legs (then: 4; now: 3)" in row.differs


def test_a_reach_that_is_not_measured_any_more_is_another_answer(lines: list[JsonObject]) -> None:
    def without(one: Sighting) -> Sighting:
        return replace(one, reach_mm=None) if isinstance(one, CreatureSeen) else one

    row = reviewed(lines, seeing(without))["weigh-in 349"]
    assert row.change == "other answer"
    assert row.differs == "Reach (then: 41 mm; now: not known)"


def test_what_the_referee_corrected_stays_corrected(lines: list[JsonObject]) -> None:
    """A span of 204 mm, sigma 1.5, was corrected to 200, so 203 mm is as wrong as it was then."""
    rows = reviewed(lines, seeing(lambda one: hand(203.0) if one.kind == "hand" else one))
    row = rows["span 100"]
    assert (row.change, row.verdict, row.outcome) == ("same", "", "corrected")
    assert (row.then_right, row.now_right) == (False, False)
    assert row.overruled == "Span (camera: 204 mm; referee: 200 mm)"
    assert row.differs == "Span (then: 204 mm; now: 203 mm)"


def test_a_small_correction_that_todays_eye_makes_itself_is_told_as_better(
    tmp_path: Path,
) -> None:
    """The referee corrected 204.0 to 205.0 mm, although the camera's sigma is 1.5."""
    recorder = Recorder(tmp_path / "evening", source={})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(hand(204.0), frame=100))
    table.confirm("span", based_on_seq=session.head, command=SetSpan(None, 1, 2050))
    recorder.close()
    lines = list(read_recording(tmp_path / "evening"))
    rows = reviewed(lines, lambda line: look(hand(205.0), frame=100))
    row = rows["span 100"]
    assert (row.change, row.verdict) == ("other answer", "better")
    assert (row.then_right, row.now_right) == (False, True)


def test_an_eye_that_sees_another_struck_is_worse(lines: list[JsonObject]) -> None:
    def other(one: Sighting) -> Sighting:
        return throw(("orange", 0.9), none=0.1) if one.frame == 500 else one

    rows = reviewed(lines, seeing(other))
    assert rows["throw 500"].change == "other answer"
    assert rows["throw 500"].verdict == "worse"
    assert "(then: Cleo's green creature; now: Ada's orange creature)" in rows["throw 500"].differs


def test_what_is_not_seen_any_more_is_asked_no_more(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, seeing(lambda one: None if one.kind == "throw" else one))
    assert rows["throw 500"].change == "asked no more"
    assert rows["throw 500"].verdict == "worse"
    assert rows["throw 900"].verdict == "better", "what was put aside need not be asked"


def test_what_is_seen_a_little_later_is_the_same_question(lines: list[JsonObject]) -> None:
    def later(line: JsonObject) -> FrameReport:
        report = look_of(line)
        if line["frame"] != 500:
            return report
        return replace(report, sightings=(throw(("green", 0.9), none=0.1, frame=510),))

    rows = reviewed(lines, later)
    assert rows["throw 500"].change == "same"
    assert rows["throw 500"].now_probability == 0.9
    assert "throw 510" not in rows


def test_what_only_todays_eye_sees_is_asked_anew(lines: list[JsonObject]) -> None:
    def twice(line: JsonObject) -> FrameReport:
        report = look_of(line)
        if line["frame"] != 900:
            return report
        extra = throw(("green", 0.8), none=0.2, frame=1400)
        return replace(report, sightings=(*report.sightings, extra))

    rows = reviewed(lines, twice)
    assert rows["throw 1400"].change == "asked anew"
    assert rows["throw 1400"].outcome == ""
    assert rows["throw 900"].change == "same"


def test_what_the_referee_had_to_type_then_is_credited_to_the_eye_that_sees_it_now(
    tmp_path: Path,
) -> None:
    """The hand was not seen then; the referee typed the span."""
    recorder = Recorder(tmp_path / "evening", source={})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(frame=100))
    table.command(SetSpan(None, 1, 2040), based_on_seq=session.head)
    recorder.close()
    lines = list(read_recording(tmp_path / "evening"))
    rows = reviewed(lines, lambda line: look(hand(204.0), frame=100))
    assert rows["span 100"].change == "asked anew"
    assert rows["span 100"].outcome == "typed"
    assert rows["span 100"].verdict == "better"


def test_an_answer_that_was_taken_back_does_not_stand(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "evening", source={})
    session = demonstration()
    table = desk(session, recorder.of(session.record, session.entries))
    table.see(look(hand(204.0), frame=100))
    table.confirm("span", based_on_seq=session.head)
    table.take_back(session.head - 1, based_on_seq=session.head)
    recorder.close()
    review = RecordingReview(look_of)
    for number, line in enumerate(read_recording(tmp_path / "evening"), start=1):
        review.take(number, line)
    (game,) = review.games.values()
    rows = rows_of("evening", game)
    assert [(row.outcome, row.stands) for row in rows] == [("confirmed", False), ("", False)]
    assert {row.change for row in rows} == {"same"}, "both desks offer it anew"


def test_both_desks_end_with_the_game_that_was_ruled(lines: list[JsonObject]) -> None:
    review = RecordingReview(seeing(lambda one: None))
    for number, line in enumerate(lines, start=1):
        review.take(number, line)
    (game,) = review.games.values()
    assert game.now is not None
    assert game.now.session.ledger_hash == game.then.session.ledger_hash


def test_totals_count_by_kind(lines: list[JsonObject]) -> None:
    rows = reviewed(lines, seeing(lambda one: None if one.kind == "throw" else one))
    found = {one.kind: one for one in totals(rows.values())}
    assert (found["throw"].then, found["throw"].now, found["throw"].changed) == (2, 0, 2)
    assert (found["throw"].better, found["throw"].worse) == (1, 1)
    assert found["span"].outcomes == (("corrected", 1),)
    assert (found["throw"].right_then, found["throw"].right_now, found["throw"].told) == (1, 1, 2)
