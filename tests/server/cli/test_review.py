"""`tableref review`: the report of an archive, on processes and on a cluster; the same bits."""

import contextlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.cli.main import main
from server.review.report import EVENINGS, PAGE
from server.review.row import ReviewRow
from server.review.tables import CSV, PARQUET, csv_of, parquet_of
from server.store.recording import FILE
from tests.support.dask_cluster import cluster, needs_dask
from tests.support.recorded_evenings import record_drawn


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two recordings, one without its film, one broken."""
    folder = tmp_path_factory.mktemp("archive")
    record_drawn(folder / "one")
    record_drawn(folder / "two", span_mm=198.0)
    record_drawn(folder / "unfilmed", film=False)
    (folder / "broken").mkdir()
    (folder / "broken" / FILE).write_text("nothing\nat all\n")
    return folder


def files_of(report: Path) -> dict[str, bytes]:
    return {
        path.relative_to(report).as_posix(): path.read_bytes()
        for path in report.rglob("*")
        if path.is_file()
    }


def reviewed(archive: Path, report: Path, *options: str) -> str:
    """Review an archive; what was printed."""
    with contextlib.redirect_stdout(io.StringIO()) as told:
        assert main(["review", str(archive), "-o", str(report), *options]) == 0
    return told.getvalue()


@pytest.fixture(scope="module")
def alone(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The report that one process makes, and what was printed."""
    report = tmp_path_factory.mktemp("alone")
    return report, reviewed(archive, report, "--workers", "1", "--json")


def test_every_recording_is_a_line_the_broken_one_too(alone: tuple[Path, str]) -> None:
    lines = [json.loads(line) for line in alone[1].splitlines()]
    status = {Path(line["evening"]).name: line["status"] for line in lines[:-1]}
    assert status == {
        "broken": "broken",
        "one": "measured again",
        "two": "measured again",
        "unfilmed": "not measured",
    }
    assert lines[-1]["recordings"] == 4
    kept = json.loads((alone[0] / EVENINGS).read_text())
    assert [one["status"] for one in kept] == [*dict(sorted(status.items())).values()]


def test_questions_that_were_not_measured_again_are_counted_too(tmp_path: Path) -> None:
    record_drawn(tmp_path / "unfilmed", film=False)
    told = reviewed(tmp_path, tmp_path / "report", "--workers", "1")
    assert "asked 0 times then, 0 today (1 more then, not measured again)" in told


def test_the_page_tells_what_changed_where_the_eye_was_overruled_and_what_is_broken(
    alone: tuple[Path, str],
) -> None:
    page = (alone[0] / PAGE).read_text()
    assert "4 recordings, 2 measured again; 12 questions." in page
    assert "asked no more, worse" in page
    assert "Span (camera: 204 mm; referee: 200 mm)" in page
    assert "is damaged in line 1" in page
    for clip in (alone[0] / "clips").iterdir():
        assert f"clips/{clip.name}" in page


def test_the_table_has_a_row_a_question(alone: tuple[Path, str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    table = parquet.read_table(alone[0] / PARQUET)
    assert table.num_rows == 12
    assert table.column("overruled").to_pylist()[0] == "Span (camera: 204 mm; referee: 200 mm)"
    assert set(table.column("outcome").to_pylist()) == {"confirmed", "corrected", "dismissed"}


@pytest.mark.long
def test_on_two_processes_the_report_is_the_same_to_the_bit(
    archive: Path, alone: tuple[Path, str], tmp_path: Path
) -> None:
    reviewed(archive, tmp_path / "report", "--workers", "2")
    assert files_of(tmp_path / "report") == files_of(alone[0])


@pytest.mark.long
def test_on_a_cluster_the_report_is_the_same_to_the_bit(
    archive: Path, alone: tuple[Path, str], tmp_path: Path
) -> None:
    needs_dask()
    with cluster(tmp_path, 2) as found:
        reviewed(archive, tmp_path / "report", "--scheduler", found.address)
    assert files_of(tmp_path / "report") == files_of(alone[0])


@pytest.mark.long
def test_without_the_extra_the_table_is_csv_and_a_sentence_names_the_extra(
    archive: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("pyarrow", "distributed", "fsspec", "fsspec.core"):
        monkeypatch.setitem(sys.modules, name, None)
    report = ["-o", str(tmp_path / "r")]
    assert main(["review", str(archive / "unfilmed"), *report]) == 0
    assert "pip install 'tableref[archive]'" in capsys.readouterr().err
    assert len((tmp_path / "r" / CSV).read_text().splitlines()) == 5
    for options in ((str(archive), "--scheduler", "tcp://127.0.0.1:9"), ("s3://games/2026",)):
        assert main(["review", *options, *report]) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert "pip install 'tableref[archive]'" in sentence


def test_the_same_rows_are_the_same_bytes_and_csv_has_the_same_columns() -> None:
    row = ReviewRow(
        "evening", "game", "session", "span", "span", 3, 0.05, 7, "same", "", "", "corrected",
        True, "{}", "It is so.", "Span", "a", "b", 0.5, None, "c", "d", None, True,
    )  # fmt: skip
    pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    assert parquet_of([row, row]) == parquet_of([row, row])
    head, line, _ = csv_of([row]).decode().split("\n")
    assert len(head.split(",")) == len(line.split(",")) == 25


def test_an_archive_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.strip().endswith("name one that holds recordings.")


@pytest.mark.parametrize(
    "options", [("--report", "{}"), ("--labels", "--consent", "Ada", "--labels-folder", "{}")]
)
def test_a_folder_that_cannot_be_written_is_named_before_anything_is_measured(
    options: tuple[str, ...],
    archive: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("server.cli.reviewing.spread", _not_yet)
    (tmp_path / "file").write_text("no folder")
    folder = str(tmp_path / "file" / "folder")
    said = [one.format(folder) for one in options]
    assert main(["review", str(archive), *said]) == 2
    assert f"{folder} cannot be written" in capsys.readouterr().err


def _not_yet(*_: object, **__: object) -> Iterator[object]:
    raise AssertionError("it was measured first")
