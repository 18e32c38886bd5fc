"""With any file content a command measures, says what it cannot measure, or names the bad file."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.cli.main import main
from tests.support.damage import bent, damaged
from tests.support.films import samples

pytestmark = pytest.mark.torture

PICTURE = samples("handspan")[0]
THROW = samples("throws")[0]
ROUNDS = 60

Run = Callable[..., int]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs the command line, checks what holds for every answer, and returns the exit status."""

    def checked(*arguments: object) -> int:
        status = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        said = f"{arguments}: {out[-500:]} {err[-500:]}"
        assert status in (0, 1, 2), said
        assert "Traceback" not in err, said
        for line in out.splitlines():
            json.loads(line)
        if status == 1:
            assert json.loads(out.splitlines()[-1])["mend"], said
        if status == 2:
            assert err.strip().splitlines()[-1].endswith("."), said
        return status

    return checked


def of(folder: Path, name: str) -> bytes:
    return (folder / name).read_bytes()


def document(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text())


def ended(statuses: Counter[int]) -> None:
    print(dict(statuses))
    assert statuses.total() == ROUNDS
    assert statuses[2] > 0, "no file was broken badly enough to show anything"


def test_broken_pictures(run: Run, tmp_path: Path) -> None:
    boards, picture = PICTURE / "boards.json", tmp_path / "hand.jpg"
    statuses: Counter[int] = Counter()
    for seed in range(ROUNDS):
        picture.write_bytes(damaged(of(PICTURE, "hand.jpg"), seed))
        statuses[run("calibrate", picture, "--boards", boards)] += 1
    ended(statuses)


def test_broken_films(run: Run, tmp_path: Path) -> None:
    boards, film = THROW / "boards.json", tmp_path / "clip.mp4"
    statuses: Counter[int] = Counter()
    for seed in range(ROUNDS):
        film.write_bytes(damaged(of(THROW, "clip.mp4"), seed))
        statuses[run("observe", film, "--boards", boards, "--for", "throw,creature")] += 1
    ended(statuses)


@pytest.mark.parametrize("bend", ["bytes", "values"])
@pytest.mark.parametrize(("name", "option"), [("boards", "--boards"), ("camera", "--camera")])
def test_broken_boards_and_cameras(
    run: Run, tmp_path: Path, name: str, option: str, bend: str
) -> None:
    picture, file = PICTURE / "hand.jpg", tmp_path / "file.json"
    sound = ("--boards", PICTURE / "boards.json") if name == "camera" else ()
    statuses: Counter[int] = Counter()
    for seed in range(ROUNDS):
        if bend == "bytes":
            file.write_bytes(damaged(of(PICTURE, f"{name}.json"), seed))
        else:
            file.write_text(json.dumps(bent(document(PICTURE, f"{name}.json"), seed)))
        statuses[run("calibrate", picture, *sound, option, file)] += 1
    ended(statuses)


@pytest.mark.parametrize("bend", ["bytes", "values"])
def test_broken_calibrations(run: Run, tmp_path: Path, bend: str) -> None:
    picture, kept = PICTURE / "hand.jpg", tmp_path / "kept.json"
    assert run("calibrate", picture, "--boards", PICTURE / "boards.json", "-o", kept) == 0
    sound, file = kept.read_bytes(), tmp_path / "file.json"
    statuses: Counter[int] = Counter()
    for seed in range(ROUNDS):
        if bend == "bytes":
            file.write_bytes(damaged(sound, seed))
        else:
            file.write_text(json.dumps(bent(json.loads(sound), seed)))
        statuses[run("observe", picture, "--calibration", file, "--for", "creature")] += 1
    ended(statuses)
