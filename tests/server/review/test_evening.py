"""One recording reviewed as a whole: with its film, without it, and broken."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from server.review.archive import KeptEvening
from server.review.evening import review_evening
from server.review.task import EveningReview, ReviewTask
from server.store.recording import FILE
from tests.support.recorded_evenings import EVENING, FRAMES, THROW, record_drawn, record_evening


def reviewed(folder: Path, *, clips: int = 6) -> EveningReview:
    return review_evening(ReviewTask(KeptEvening("evening", str(folder)), clips))


def test_an_eye_that_sees_nothing_in_a_grey_film_asks_no_more(tmp_path: Path) -> None:
    found = reviewed(record_drawn(tmp_path / "evening"))
    assert (found.status, found.frames) == ("measured again", 17), "up to the last recorded frame"
    assert (found.sightings_then, found.sightings_now) == (6, 0)
    assert [(row.kind, row.change, row.outcome) for row in found.rows] == [
        ("span", "asked no more", "corrected"),
        ("weigh-in", "asked no more", "confirmed"),
        ("throw", "asked no more", "confirmed"),
        ("throw", "asked no more", "dismissed"),
    ]


def test_rows_that_differ_have_a_moment_of_the_film_the_worst_first(tmp_path: Path) -> None:
    found = reviewed(record_drawn(tmp_path / "evening"), clips=2)
    named = [row.clip for row in found.rows if row.clip]
    assert [row.kind for row in found.rows if row.clip] == ["weigh-in", "throw"]
    assert sorted(named) == sorted(name for name, _ in found.clips)
    assert all(data[:4] == b"RIFF" and data[8:12] == b"WEBP" for _, data in found.clips)
    assert reviewed(tmp_path / "evening", clips=0).clips == ()


def test_the_same_recording_gives_the_same_review(tmp_path: Path) -> None:
    folder = record_drawn(tmp_path / "evening")
    assert reviewed(folder) == reviewed(folder)


def test_without_its_film_it_is_not_measured_and_says_so(tmp_path: Path) -> None:
    found = reviewed(record_drawn(tmp_path / "evening", film=False))
    assert found.status == "not measured"
    assert found.told == "Its footage film.mp4 is not there: lay it beside the recording."
    assert [row.outcome for row in found.rows] == [
        "corrected", "confirmed", "confirmed", "dismissed",
    ]  # fmt: skip
    assert {row.change for row in found.rows} == {"not measured"}


def test_a_film_that_ends_before_the_recording_is_told(tmp_path: Path) -> None:
    folder = record_drawn(tmp_path / "evening")
    path = folder / FILE
    assert FRAMES == 20
    path.write_text(path.read_text().replace('"frame":16,"scene"', '"frame":60,"scene"'))
    assert "The footage ends before the recording." in reviewed(folder).told


def damaged_line(text: str) -> str:
    return text.replace('"did":"looked"', '"did":"loo', 1)


def no_game(text: str) -> str:
    return text.splitlines()[0] + "\n"


def odd_sighting(text: str) -> str:
    return text.replace('"kind":"hand"', '"kind":"foot"', 1)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (damaged_line, "is damaged in line 3"),
        (no_game, "No game was begun in it."),
        (odd_sighting, "damaged in line 3"),
    ],
)
def test_a_broken_recording_says_what_is_wrong(
    tmp_path: Path, damage: Callable[[str], str], says: str
) -> None:
    path = record_drawn(tmp_path / "evening") / FILE
    path.write_text(damage(path.read_text()))
    found = reviewed(path.parent)
    assert found.status == "broken"
    assert says in found.told


def test_a_recording_whose_lines_were_changed_is_compared_and_doubted(tmp_path: Path) -> None:
    path = record_drawn(tmp_path / "evening") / FILE
    path.write_text(path.read_text().replace('"t_s":0.2', '"t_s":0.21', 1))
    found = reviewed(path.parent)
    assert found.status == "measured again"
    assert "was changed after it was written" in found.told


def test_what_replays_otherwise_is_compared_up_to_there(tmp_path: Path) -> None:
    path = record_drawn(tmp_path / "evening") / FILE
    lines = [json.loads(text) for text in path.read_text().splitlines()]
    place = next(n for n, line in enumerate(lines) if line["did"] == "decided")
    lines[place]["events"] = []
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    found = reviewed(path.parent)
    assert f"Line {place + 1} replays otherwise than it was recorded" in found.told
    assert [row.kind for row in found.rows] == ["span"]


@pytest.mark.parametrize(
    "footage",
    [
        pytest.param(THROW, id="throw", marks=pytest.mark.soak),
        pytest.param(EVENING, id="evening", marks=pytest.mark.soak),
    ],
)
def test_the_eye_of_the_same_day_changes_nothing(tmp_path: Path, footage: Path) -> None:
    """Recorded and reviewed by the same program: the same sightings, the same answers."""
    found = reviewed(record_evening(tmp_path / "evening", footage))
    assert found.status == "measured again"
    assert found.sightings_now == found.sightings_then > 0
    assert found.rows
    assert {row.change for row in found.rows} == {"same"}
    assert all(row.now_probability == row.then_probability for row in found.rows)
    assert found.rows == tuple(replace(row, differs="") for row in found.rows)


@pytest.mark.parametrize(
    "footage",
    [
        pytest.param(THROW, marks=pytest.mark.long),
        pytest.param(EVENING, marks=pytest.mark.soak),
    ],
    ids=lambda folder: folder.name,
)
def test_a_film_that_was_kept_shows_the_same(tmp_path: Path, footage: Path) -> None:
    """From pictures compressed with H.264 the questions and answers are those of the originals."""
    folder = record_evening(tmp_path / "evening", footage, film=True)
    (folder / "clip.mp4").unlink()
    found = reviewed(folder, clips=1)
    apart = [(row.kind, row.change, row.differs) for row in found.rows if row.change != "same"]
    print(f"{found.frames} frames, {len(found.rows)} questions, not the same: {apart}")
    assert (found.status, found.told) == ("measured again", "")
    assert "throw" in {row.kind for row in found.rows}
    assert apart == []
