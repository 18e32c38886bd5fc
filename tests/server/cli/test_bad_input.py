"""Bad input gets one clear sentence and the exit status of the interfaces; nothing is lost."""

import io
import json
import socket
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.document import to_json
from calibration.model.camera import Camera
from calibration.model.solution import Calibration
from server.cli.main import main
from tests.support.films import plain, samples

EVENING = samples("evening")[0]
BOARDS = str(EVENING / "boards.json")
CLIP = str(EVENING / "clip.mp4")


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Any:
    """Runs the command line; its exit status, standard output and standard error."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return status, out, err

    return run


def one_sentence(err: str) -> str:
    (line,) = err.strip().splitlines()
    assert line.endswith("."), line
    assert "Traceback" not in line
    return line


@pytest.mark.parametrize(
    "command", [("calibrate",), ("observe", "--for", "hand")], ids=lambda c: c[0]
)
@pytest.mark.parametrize(
    ("source", "complaint"),
    [("no-such.mp4", "no such file"), ("README.md", "no video"), ("94", "Camera 94 cannot")],
)
def test_a_source_that_cannot_be_read(
    said: Any, command: tuple[str, ...], source: str, complaint: str
) -> None:
    name, *rest = command
    status, out, err = said(name, source, "--boards", BOARDS, *rest)
    assert (status, out) == (2, "")
    assert complaint in one_sentence(err)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "JSON"),
        ("[]", "object"),
        ('{"units": "inch", "boards": []}', "mm"),
        ('{"units": "mm", "boards": []}', "at least one board"),
        ('{"units": "mm", "boards": [{"name": "x", "type": "carpet"}]}', "carpet"),
        (
            '{"units": "mm", "boards": [{"name": "s", "type": "charuco", "dictionary": "NOPE",'
            '"squares_x": 5, "squares_y": 7, "square_mm": 26, "marker_mm": 20}]}',
            "NOPE",
        ),
    ],
)
def test_a_malformed_boards_file(said: Any, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "boards.json"
    path.write_text(text)
    status, out, err = said("calibrate", CLIP, "--boards", str(path))
    assert (status, out) == (2, "")
    sentence = one_sentence(err)
    assert complaint in sentence
    assert "boards.json" in sentence


def test_a_boards_file_that_is_not_there(said: Any) -> None:
    status, _, err = said("calibrate", CLIP, "--boards", "nowhere.json")
    assert status == 2
    assert "nowhere.json" in one_sentence(err)


@pytest.mark.parametrize(
    "command",
    [("calibrate",), pytest.param(("observe", "--for", "hand"), marks=pytest.mark.long)],
)
def test_a_picture_without_any_board(said: Any, tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "bare.png"
    noise = cv2.resize(plain((8, 6)), (640, 480))
    noise[::7, ::5] = 200
    cv2.imwrite(str(path), noise)
    name, *rest = command
    status, out, _ = said(name, str(path), "--boards", BOARDS, *rest)
    assert status == 1
    failure = json.loads(out)
    assert failure["kind"] == "failure"
    assert failure["cause"].split("/")[0] in ("board", "picture")
    assert failure["mend"]


@pytest.mark.long
def test_two_boards_that_disagree_in_scale(said: Any, tmp_path: Path) -> None:
    told = json.loads(Path(BOARDS).read_text())
    # As if the corner markers had been printed at 94 %.
    for board in told["boards"]:
        if board["name"] == "corners1":
            board["markers"] = {
                number: _shrunk(corners, 0.94) for number, corners in board["markers"].items()
            }
    path = tmp_path / "boards.json"
    path.write_text(json.dumps(told))
    status, out, _ = said(
        "calibrate", CLIP, "--boards", str(path), "--camera", str(EVENING / "camera.json")
    )
    assert status == 1
    assert json.loads(out)["cause"] == "board/wrong_scale"


def _shrunk(corners: list[list[float]], factor: float) -> list[list[float]]:
    return [[x * factor, y * factor, z] for x, y, z in corners]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("observe", CLIP, "--boards", BOARDS, "--for", "ghosts"), "ghosts"),
        (("observe", CLIP, "--boards", BOARDS, "--for", ","), "names nothing"),
        (("observe", CLIP, "--for", "hand"), "--boards or --calibration"),
        (("observe", CLIP, "--boards", BOARDS), "--for"),
        (("weigh-in", "--boards", BOARDS), "--creature"),
        (("print", "carpet"), "carpet"),
        (("print", "table", "--paper", "a9"), "a9"),
        (("dance",), "dance"),
        (("replay", "/no/such/folder"), "holds no recording"),
        (("serve", "--camera", "0", "--footage", CLIP), "exclude each other"),
        (("serve", "--port", "99999"), "65535"),
        (("serve", "--database", "frog://pond", "--port", "0"), "frog://pond"),
    ],
)
def test_a_call_that_cannot_be_carried_out(
    said: Any, arguments: tuple[str, ...], complaint: str
) -> None:
    status, out, err = said(*arguments)
    assert (status, out) == (2, "")
    assert complaint in one_sentence(err)


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_port_in_use(said: Any, busy_port: int) -> None:
    status, out, err = said("demo", "--port", str(busy_port), "--no-browser")
    assert (status, out) == (2, "")
    assert f"port {busy_port}" in one_sentence(err)


@pytest.mark.parametrize(
    ("host", "mend"),
    [
        ("no-host.invalid", "name an address of this machine with --host."),
        ("203.0.113.7", "name an address of this machine with --host."),
        ("", "--host names no address"),
    ],
)
def test_an_address_that_is_not_of_this_machine(said: Any, host: str, mend: str) -> None:
    status, out, err = said("demo", "--host", host, "--port", "0", "--no-browser")
    assert (status, out) == (2, "")
    assert mend in one_sentence(err)


def test_a_camera_that_does_not_exist(said: Any, tmp_path: Path) -> None:
    status, out, err = said("serve", "--camera", "97", "--port", "0", "--data", str(tmp_path))
    assert (status, out) == (2, "")
    assert "Camera 97" in one_sentence(err)


def test_a_damaged_calibration_or_camera_file(said: Any, tmp_path: Path) -> None:
    path = tmp_path / "calibration.json"
    path.write_text('{"camera": 5}')
    for option in ("--calibration", "--camera"):
        extra = () if option == "--calibration" else ("--boards", BOARDS)
        status, out, err = said("observe", CLIP, "--for", "hand", option, str(path), *extra)
        assert (status, out) == (2, "")
        assert "calibration.json" in one_sentence(err)


def test_help_and_no_arguments_are_no_errors(said: Any) -> None:
    assert said("--help")[0] == 0
    assert said()[0] == 0


def test_the_version_is_told(said: Any) -> None:
    assert said("--version") == (0, f"tableref {metadata.version('tableref')}\n", "")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_files_as_windows_writes_them_are_read(said: Any, tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "boards.json"
    path.write_text('{"units": "inch", "boards": []}', encoding=encoding)
    status, _, err = said("calibrate", CLIP, "--boards", str(path))
    assert status == 2
    assert "'inch'" in one_sentence(err)


@pytest.mark.parametrize("kind", ["figure", "ball"])
def test_figures_and_balls_need_the_markers_around_a_field(
    said: Any, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "sheet.json"
    told = json.loads(Path(BOARDS).read_text())
    sheets = [board for board in told["boards"] if board["type"] == "charuco"]
    path.write_text(json.dumps({"units": "mm", "boards": sheets}))
    status, out, err = said("observe", CLIP, "--boards", str(path), "--for", f"hand,{kind}")
    assert (status, out) == (2, "")
    assert f"--for {kind}: {path}" in one_sentence(err)


def test_one_camera_does_not_show_creature_and_missiles_at_once(said: Any) -> None:
    status, out, err = said("weigh-in", "--creature", "94", "--missiles", "94", "--boards", BOARDS)
    assert (status, out) == (2, "")
    assert "a picture of the missiles" in one_sentence(err)


@pytest.mark.parametrize(
    "later", [("--missiles", "no-such.jpg"), ("--second", "no-such.mp4"), ("--creature", "no-such")]
)
def test_what_a_weigh_in_reads_last_is_looked_for_first(said: Any, later: tuple[str, ...]) -> None:
    status, out, err = said("weigh-in", "--creature", CLIP, *later, "--boards", BOARDS)
    assert (status, out) == (2, "")
    assert "there is no such file" in one_sentence(err)


def test_a_calibration_is_told_before_its_file_cannot_be_written(said: Any, tmp_path: Path) -> None:
    hand = samples("handspan")[0]
    boards = str(hand / "boards.json")
    status, out, err = said(
        "calibrate", str(hand / "hand.jpg"), "--boards", boards, "-o", str(tmp_path)
    )
    assert status == 2
    assert "camera_from_table" in json.loads(out)
    assert "name another file" in one_sentence(err)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (("check",), "name"),
        (("replay",), "holds no recording"),
        (("review",), "cannot be looked at (File name too long); name another"),
        (("export", "--data"), "cannot be looked at (File name too long); name another"),
    ],
)
def test_a_name_that_is_too_long_is_told(
    said: Any, command: tuple[str, ...], complaint: str
) -> None:
    """Regression: these commands ended with a traceback."""
    status, out, err = said(*command, "a" * 300)
    assert (status, out) == (2, "")
    assert complaint in one_sentence(err)


@pytest.mark.parametrize("command", ["observe", "profile"])
def test_a_calibration_for_pictures_of_another_shape_is_named(
    said: Any, tmp_path: Path, command: str
) -> None:
    """Regression: a board was asked for, in a boards file that nobody had named."""
    hand, kept, upright = samples("handspan")[0], tmp_path / "kept.json", tmp_path / "upright.png"
    picture = cv2.imread(str(hand / "hand.jpg"))
    assert picture is not None
    height, width = picture.shape[:2]
    camera = Camera(np.diag([900.0, 900.0, 1.0]), np.zeros(5), (width, height))
    down = np.diag([1.0, -1.0, -1.0, 1.0])
    down[2, 3] = 600.0
    kept.write_text(to_json(Calibration(camera, down, np.zeros((15, 15)), 0.0)))
    cv2.imwrite(str(upright), cv2.rotate(picture, cv2.ROTATE_90_CLOCKWISE))
    status, out, _ = said(command, str(upright), "--for", "die", "--calibration", str(kept))
    assert status == 1
    failure = json.loads(out.splitlines()[-1])
    assert failure["cause"] == "camera/does_not_fit"
    assert f"for pictures of {width} by {height} pixels" in failure["mend"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("observe", CLIP, "--for", "die", "--second-later", "2"), "--second-later does nothing"),
        (("observe", CLIP, "--for", "die", "--second-camera", BOARDS), "without --second:"),
        (("weigh-in", "--creature", CLIP, "--boards", BOARDS, "--missiles-g", "9"), "--creature-g"),
        (("serve", "--boards", BOARDS), "--boards does nothing without --camera or --footage"),
        (("serve", "--camera", "97", "--loop"), "--loop does nothing without --footage"),
        (("serve", "--footage", CLIP, "--second-camera-file", BOARDS), "without --second:"),
        (("record", "never", "--film-gb", "3"), "--film-gb does nothing without --film:"),
        (("review", "never", "--consent", "Ada"), "--consent does nothing without --labels:"),
        (("play", "metamorph", "--load", "x", "--seed", "3"), "--seed does nothing with --load"),
        (("replay", "never", "--fork", "3", "--state"), "--state does nothing with --fork"),
        (("replay", "never", "--from", "5", "--to", "3"), "--from 5 is after --to 3"),
    ],
)
def test_what_would_be_left_aside_in_silence_is_named(
    said: Any, arguments: tuple[str, ...], complaint: str
) -> None:
    status, out, err = said(*arguments)
    assert (status, out) == (2, "")
    assert complaint in one_sentence(err)


@pytest.mark.parametrize(
    "arguments",
    [
        ("serve", "--clips-mb", "inf"),
        ("weigh-in", "--creature", CLIP, "--boards", BOARDS, "--can-ml", "inf"),
        ("observe", CLIP, "--for", "throw", "--boards", BOARDS, "--second-later", "nan"),
    ],
)
def test_a_number_without_end_is_none(said: Any, arguments: tuple[str, ...]) -> None:
    status, out, err = said(*arguments)
    assert (status, out) == (2, "")
    assert "is without end; give a number such as 20" in one_sentence(err)


@pytest.mark.parametrize(
    ("players", "told"),
    [("Ada", "1 player is too few"), ("A,B,C,D,E,F,G,H,I,J,K,L,M", "13 players are too many")],
)
def test_too_few_or_too_many_players_are_told(said: Any, players: str, told: str) -> None:
    status, out, err = said("play", "clay_o_rama", "--players", players)
    assert (status, out) == (2, "")
    assert one_sentence(err).startswith(told)


def test_a_game_is_loaded_by_its_own_name(
    said: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {file}\n"))
    assert said("play", "metamorph", "--seed", "1")[0] == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("state\n"))
    assert said("play", "metamorph", "--load", file)[0] == 0
    status, out, err = said("play", "slargeball", "--load", file)
    assert (status, out) == (2, "")
    assert "is a game of metamorph" in one_sentence(err)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("[]", "must be a JSON object; write it anew"), ("{}", "lacks 'camera'; write it anew")],
)
def test_a_calibration_of_another_kind_is_told_how_to_mend(
    said: Any, tmp_path: Path, content: str, complaint: str
) -> None:
    """Before, a list was "list indices must be integers or slices, not str"."""
    (tmp_path / "kept.json").write_text(content)
    status, out, err = said(
        "observe", CLIP, "--for", "hand", "--calibration", str(tmp_path / "kept.json")
    )
    assert (status, out) == (2, "")
    assert complaint in one_sentence(err)


def test_an_empty_source_is_named(said: Any) -> None:
    status, _, err = said("check", "")
    assert status == 2
    assert "empty name" in one_sentence(err)


def test_no_output_is_written_over_an_input_or_another_output(said: Any, tmp_path: Path) -> None:
    """Before, the sheet was lost to its boards file, and a boards file to its calibration."""
    sheet, boards = str(tmp_path / "a.pdf"), tmp_path / "boards.json"
    boards.write_text(Path(BOARDS).read_text())
    status, _, err = said("print", "table", "-o", sheet, "--boards", f"{tmp_path}/./a.pdf")
    assert status == 2
    assert "would be written twice" in one_sentence(err)
    status, _, err = said("calibrate", CLIP, "--boards", str(boards), "-o", str(boards))
    assert status == 2
    assert "is read, and would be written over" in one_sentence(err)
    assert [one.name for one in tmp_path.iterdir()] == ["boards.json"]
    assert boards.read_text() == Path(BOARDS).read_text()


def test_a_film_that_may_not_be_read_is_not_called_broken(
    said: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    film = tmp_path / "film.mp4"
    film.write_bytes(b"")
    monkeypatch.setattr("os.access", lambda *_: False)  # the root user may read everything
    status, _, err = said("check", str(film))
    assert status == 2
    assert "may not be read; allow it" in one_sentence(err)
