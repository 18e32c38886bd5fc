from pathlib import Path

import pytest

from server.capture.chosen import ChosenCamera
from server.capture.footage import Video
from server.capture.phone.camera import PhoneCamera
from server.cli.exits import Unusable
from server.cli.lookouts import chosen_lookout, kept_camera, looking_at
from server.settings import Settings
from tests.support.films import samples

EVENING = samples("evening")[0]


def test_the_data_folder_keeps_a_camera_file_per_camera(tmp_path: Path) -> None:
    assert kept_camera("camera 0", tmp_path) is None
    (tmp_path / "cameras").mkdir()
    (tmp_path / "cameras" / "0.json").write_text((EVENING / "camera.json").read_text())
    assert kept_camera("camera 0", tmp_path) == tmp_path / "cameras" / "0.json"
    assert kept_camera("camera 1", tmp_path) is None
    assert kept_camera("clip.mp4", tmp_path) is None


def test_without_camera_and_footage_nothing_is_looked_at() -> None:
    assert chosen_lookout(None, None, Settings(), None, None, loop=False) is None


def test_without_a_boards_file_the_printed_sheets_are_expected() -> None:
    clip = Video(EVENING / "clip.mp4")
    lookout = looking_at(lambda: clip, Settings(), boards=None, camera_file=None)
    lookout.source.close()
    assert [sheet.name for sheet in lookout.eye.status.boards.charuco] == ["table"]


def test_camera_and_footage_exclude_each_other() -> None:
    with pytest.raises(Unusable, match="exclude each other"):
        chosen_lookout("0", EVENING / "clip.mp4", Settings(), None, None, loop=False)


def test_a_second_view_needs_a_first() -> None:
    with pytest.raises(Unusable, match="add --camera or --footage"):
        chosen_lookout(None, None, Settings(), None, None, loop=False, second="0")


def test_a_clip_and_a_phone_look_at_one_table() -> None:
    clip = EVENING / "clip.mp4"
    lookout = chosen_lookout(None, clip, Settings(), None, None, loop=False, second="phone")
    assert lookout is not None
    assert lookout.second is not None
    assert isinstance(lookout.source, Video)
    assert isinstance(lookout.second.source, PhoneCamera)
    assert lookout.second.source.name == "camera second phone"
    lookout.source.close()


def test_a_phone_and_a_clip_look_at_one_table_by_the_lens_of_each(tmp_path: Path) -> None:
    clip, lens = EVENING / "clip.mp4", EVENING / "camera.json"
    lookout = chosen_lookout(
        "phone", None, Settings(), None, None, loop=False, second=str(clip), second_camera_file=lens
    )
    assert lookout is not None
    assert lookout.second is not None
    assert isinstance(lookout.source, ChosenCamera)
    assert lookout.choice is not None
    assert lookout.eye.status.camera is None
    assert lookout.second.eye.status.camera is not None
    lookout.second.source.close()
