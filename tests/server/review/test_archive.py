"""The places of recordings and their footage: folders of this machine, and addresses."""

import os
from pathlib import Path

import pytest

from server.review.archive import ArchiveProblem, KeptEvening, at_hand, evenings_in, film_of
from server.review.report import write_report
from server.review.task import EveningReview
from server.store.recording import FILE


def kept(folder: Path, *files: str) -> Path:
    folder.mkdir(parents=True)
    for name in (FILE, *files):
        (folder / name).write_text("{}")
    return folder


def test_all_recordings_below_a_folder_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b", "a/deep", "c"):
        kept(tmp_path / name)
    (tmp_path / "empty").mkdir()
    names = [one.name for one in evenings_in(str(tmp_path))]
    assert names == [(tmp_path / name).as_posix() for name in ("a/deep", "b", "c")]


def test_a_recording_itself_is_an_archive(tmp_path: Path) -> None:
    assert len(evenings_in(str(kept(tmp_path / "evening")))) == 1


def test_a_name_that_is_not_utf_8_can_be_written_into_a_report(tmp_path: Path) -> None:
    try:
        folders = [kept(tmp_path / os.fsdecode(b"evening-" + end)) for end in (b"\xe9", b"\xea")]
    except OSError:
        pytest.skip("this system has no such names")
    found = evenings_in(str(tmp_path))
    assert {one.name.encode() for one in found} == {
        f"{tmp_path.as_posix()}/evening-\\udce{digit}".encode() for digit in "9a"
    }
    for one in found:
        with at_hand(one) as folder:
            assert folder in folders
    reviews = [EveningReview(one.name, "not measured") for one in found]
    assert write_report(reviews, tmp_path / "report").is_file()


@pytest.mark.parametrize(
    ("archive", "says"), [("", "holds no recording"), ("nowhere", "is not a folder")]
)
def test_where_nothing_is_there_one_sentence_says_so(
    tmp_path: Path, archive: str, says: str
) -> None:
    with pytest.raises(ArchiveProblem, match=says):
        evenings_in(str(tmp_path / archive))


def test_an_address_that_nothing_is_known_of_is_named() -> None:
    with pytest.raises(ArchiveProblem, match="nosuch://there cannot be opened"):
        evenings_in("nosuch://there")


def test_the_footage_is_looked_for_beside_the_recording_then_where_it_was(tmp_path: Path) -> None:
    elsewhere = tmp_path / "films" / "clip.mp4"
    elsewhere.parent.mkdir()
    elsewhere.write_text("")
    folder = kept(tmp_path / "evening")
    assert film_of(folder, str(elsewhere)) == elsewhere
    (folder / "clip.mp4").write_text("")
    assert film_of(folder, str(elsewhere)) == folder / "clip.mp4"
    assert film_of(folder, "/gone/clip.mp4") == folder / "clip.mp4"


def test_a_single_film_is_that_of_a_camera_and_of_two_nobody_knows(tmp_path: Path) -> None:
    folder = kept(tmp_path / "evening", "filmed.mkv")
    assert film_of(folder, None) == folder / "filmed.mkv"
    (folder / "other.mp4").write_text("")
    assert film_of(folder, None) is None


def test_what_lies_elsewhere_is_fetched_and_the_copy_removed(tmp_path: Path) -> None:
    """Through fsspec, as S3 is; only the recording and what it needs."""
    pytest.importorskip("fsspec", reason="fsspec is not installed: pip install '.[archive]'")
    kept(tmp_path / "store" / "evening", "clip.mp4", "boards.json", "tableref.db")
    (evening,) = evenings_in(f"file://{tmp_path / 'store'}")
    assert evening.remote
    with at_hand(evening) as folder:
        assert sorted(path.name for path in folder.iterdir()) == ["boards.json", "clip.mp4", FILE]
    assert not folder.exists()


def test_a_recording_that_is_gone_meanwhile_is_a_problem_of_its_own(tmp_path: Path) -> None:
    pytest.importorskip("fsspec", reason="fsspec is not installed: pip install '.[archive]'")
    gone = KeptEvening("gone", f"file://{tmp_path / 'gone'}")
    with pytest.raises(ArchiveProblem, match="it cannot be fetched"), at_hand(gone):
        pass
