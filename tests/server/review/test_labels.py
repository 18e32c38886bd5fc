"""Labels from reviewed recordings, kept with consent on this machine, and learned from."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from server.cli.main import main
from server.learning.ground_example import GroundExample
from server.learning.kept import (
    CONSENT,
    GROUNDS,
    LABELS,
    LearningProblem,
    keep_grounds,
    keep_labels,
    read_grounds,
    read_labels,
    read_learned,
)
from server.learning.label import Label
from server.review.archive import KeptEvening
from server.review.evening import review_evening
from server.review.task import ReviewTask
from server.store.recording import FILE
from tests.support.labelled import colours, throws
from tests.support.recorded_evenings import record_drawn
from vision.ground_colours import ColourCounts
from vision.learned import NOTHING_LEARNED, Learned


def labels_of(folder: Path, learned: Learned = NOTHING_LEARNED) -> list[Label]:
    task = ReviewTask(KeptEvening("evening", str(folder)), 0, learned)
    return list(review_evening(task).labels)


def test_each_answered_question_is_an_example(tmp_path: Path) -> None:
    """A throw confirmed, one dismissed, a weigh-in's legs and colour; a span has no probability."""
    found = labels_of(record_drawn(tmp_path / "evening", film=False))
    assert [(one.subject, one.right) for one in found] == [
        ("legs", True),
        ("colour", True),
        ("throw", True),
        ("throw", False),
    ]
    assert found[2].shares == (0.97, 0.03)
    assert (found[1].seen, found[1].ruled) == ("orange", "orange")


def test_of_an_eye_that_had_learned_there_are_no_examples(tmp_path: Path) -> None:
    folder = record_drawn(tmp_path / "evening", film=False, learned={"throw_heat": 2.0})
    assert labels_of(folder) == []
    other = record_drawn(tmp_path / "other", film=False)
    assert labels_of(other, Learned(throw_heat=2.0)) == []


def test_labels_of_a_recording_that_is_reviewed_again_are_replaced(tmp_path: Path) -> None:
    first = throws(8, 1.0, evenings=2)
    assert keep_labels(tmp_path, first, ["evening-0", "evening-1"]) == 8
    again = [one for one in first if one.evening == "evening-1"][:1]
    assert keep_labels(tmp_path, again, ["evening-1"]) == 5
    assert sum(one.evening == "evening-1" for one in read_labels(tmp_path)) == 1


@pytest.mark.parametrize("line", [b'{"evening": "a"}', b"\xff\xfe", b"\x00"])
@pytest.mark.parametrize(("file", "read"), [(LABELS, read_labels), (GROUNDS, read_grounds)])
def test_a_damaged_line_of_labels_is_named(
    tmp_path: Path, file: str, read: Callable[[Path], object], line: bytes
) -> None:
    (tmp_path / file).write_bytes(line + b"\n")
    with pytest.raises(LearningProblem, match="damaged in line 1"):
        read(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits on files")
def test_a_full_disk_costs_no_example_that_was_kept(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    keep_labels(tmp_path, throws(8, 1.0), ())
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, before[1]))
    try:
        with pytest.raises(OSError, match="large"):
            keep_labels(tmp_path, throws(40, 1.0), ())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert len(read_labels(tmp_path)) == 8


def test_without_consent_nothing_is_collected_and_with_it_it_is_asked_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, kept = tmp_path / "archive", tmp_path / "labels"
    record_drawn(archive / "evening", film=False)
    words = [
        "review", str(archive), "-o", str(tmp_path / "r"), "--labels", "--labels-folder", str(kept),
        "--workers", "1",
    ]  # fmt: skip
    assert main(words) == 2
    assert "--consent" in capsys.readouterr().err
    assert not kept.exists()
    assert main([*words, "--consent", "Ada"]) == 0
    assert json.loads((kept / CONSENT).read_text())["said_by"] == "Ada"
    assert len(read_labels(kept)) == 4
    (kept / LABELS).unlink()
    assert main(words) == 0
    assert len(read_labels(kept)) == 4


def test_learning_writes_what_is_better_and_tells_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    labels = [*throws(600, 2.5), *colours(*[("red", "orange")] * 16)]
    keep_labels(tmp_path, labels, ())
    output = tmp_path / "learned.json"
    assert main(["learn", str(tmp_path), "-o", str(output)]) == 0
    told = capsys.readouterr().out
    assert "throw: 450 examples, 150 held back; off by" in told
    assert "legs: 0 examples, 0 held back. Left as it was" in told
    assert f"Written to {output}." in told
    learned = read_learned(output)
    assert learned.colours == (("red", "orange"),)
    assert learned.throw_heat > 1.5


def test_where_nothing_is_better_no_file_is_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_labels(tmp_path, throws(40, 1.0), ())
    output = tmp_path / "learned.json"
    assert main(["learn", str(tmp_path), "-o", str(output)]) == 0
    assert capsys.readouterr().out.endswith("Everything stays as it was.\n")
    assert not output.exists()


def test_without_examples_one_sentence_says_how_to_collect_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", str(tmp_path)]) == 2
    assert "tableref review ARCHIVE --labels" in capsys.readouterr().err


def test_examples_of_a_recording_that_cannot_be_read_now_stay(tmp_path: Path) -> None:
    archive, kept = tmp_path / "archive", tmp_path / "labels"
    file = record_drawn(archive / "evening", film=False) / FILE
    words = [
        "review", str(archive), "-o", str(tmp_path / "r"), "--labels", "--labels-folder", str(kept),
        "--workers", "1", "--consent", "Ada",
    ]  # fmt: skip
    assert main(words) == 0
    found = read_labels(kept)
    (name,) = {one.evening for one in found}
    colours_seen = ColourCounts(10, ((1, 4),))
    ground = GroundExample(name, 5, colours_seen, colours_seen)
    keep_grounds(kept, [ground], [])
    assert main(words) == 0
    assert read_grounds(kept) == [ground], "the film is not there, so there are no newer ones"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], "no line", *lines[2:]]) + "\n", encoding="utf-8")
    main(words)
    assert read_labels(kept) == found
    assert read_grounds(kept) == [ground]


def test_examples_of_the_ground_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / GROUNDS).mkdir()
    with pytest.raises(LearningProblem, match="cannot be read"):
        read_grounds(tmp_path)
