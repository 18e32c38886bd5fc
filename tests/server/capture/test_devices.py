"""Webcams by name, in a directory tree like Linux's /sys."""

from pathlib import Path

import pytest

from server.capture import opening
from server.capture.devices import WebcamListed, Webcams, webcam_called
from server.capture.opening import open_camera
from server.capture.source import SourceProblem
from server.cli.cameras import listed_webcams
from tests.server.capture.test_returning import Plug

LOGI = "usb-046d_HD_Pro_Webcam_C920_5E3A-video-index0"


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0, "Integrated Camera: Integrated C")
    plug.plug(2, "HD Pro Webcam C920", LOGI)
    plug.plug(3, "HD Pro Webcam C920")  # the same webcam's second node, which tells about it
    (plug.folder / "video3" / "index").write_text("1\n")
    return plug


def test_only_nodes_that_send_pictures_are_listed(plug: Plug) -> None:
    assert plug.webcams().all() == (
        WebcamListed(0, "Integrated Camera: Integrated C"),
        WebcamListed(2, "HD Pro Webcam C920", LOGI),
    )


@pytest.mark.parametrize("word", ["HD Pro Webcam C920", "c920", LOGI, "5E3A"])
def test_a_webcam_is_called_by_its_name_or_a_part_of_it(plug: Plug, word: str) -> None:
    assert webcam_called(word, plug.webcams().all()).number == 2


def test_what_is_not_there_is_told_with_what_is(plug: Plug) -> None:
    with pytest.raises(SourceProblem, match=r"No webcam is called Brio; there are: 0 \(Integrated"):
        webcam_called("Brio", plug.webcams().all())
    with pytest.raises(SourceProblem, match=r"there are: none"):
        webcam_called("Brio", ())


def test_of_two_of_a_model_one_has_to_be_named(plug: Plug) -> None:
    plug.plug(4, "HD Pro Webcam C920", LOGI.replace("5E3A", "77AA"))
    with pytest.raises(SourceProblem, match=r"Several webcams are called C920; .*5E3A.*77AA"):
        webcam_called("C920", plug.webcams().all())
    assert webcam_called("77AA", plug.webcams().all()).number == 4


def test_unplugged_and_back_under_another_number_it_is_the_same(
    plug: Plug, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "Webcam", plug.open)
    monkeypatch.setattr(opening, "reopened", plug.open)
    source = open_camera("C920", webcams=plug.webcams())
    assert source.name == "camera HD Pro Webcam C920"
    shown = source.frames()
    assert next(shown).scene == 0
    plug.pull(2)
    plug.plug(1, "HD Pro Webcam C920", LOGI.replace("5E3A", "77AA"))  # not this one
    plug.plug(7, "HD Pro Webcam C920", LOGI)
    assert next(shown).scene == 1
    assert plug.opened == [2, 7]
    source.close()


def test_the_list_names_each_with_its_identity(plug: Plug, tmp_path: Path) -> None:
    lines = listed_webcams(plug.webcams(), tmp_path)
    assert lines[0] == "0  Integrated Camera: Integrated C"
    assert lines[2:4] == ["2  HD Pro Webcam C920", f"   {LOGI}"]
    nowhere = Webcams(tmp_path / "nowhere", tmp_path / "nowhere")
    assert listed_webcams(nowhere) == ["No webcam is plugged in, or this program may not see it."]
