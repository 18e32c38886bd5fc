"""An archive in an S3 store is reviewed in place, with the same result as from a folder."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.store.recording import FILE
from tests.support.program import COMMAND, ROOT
from tests.support.recorded_evenings import record_drawn
from tests.support.s3_server import serving_s3
from tests.support.s3rver import serving_s3rver

pytestmark = pytest.mark.soak
BUCKET = "games"


def ended(
    archive: str, report: Path, environment: dict[str, str]
) -> "subprocess.CompletedProcess[str]":
    command = [*COMMAND, "review", archive, "-o", str(report), "--workers", "1", "--json"]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip


@contextmanager
def served(name: str, folder: Path) -> Iterator[dict[str, str]]:
    """The bucket `games` of a folder, by a stand-in of our own or by a server that others wrote."""
    pytest.importorskip("s3fs", reason="s3fs is not installed: pip install '.[archive]'")
    if name == "stand-in":
        with serving_s3(folder) as environment:
            yield environment
    else:
        with serving_s3rver(folder / BUCKET, BUCKET, scratch=folder / "kept") as environment:
            yield environment


@pytest.mark.parametrize("server", ["stand-in", "s3rver"])
def test_recordings_in_a_bucket_are_fetched_by_who_measures_them(
    tmp_path: Path, server: str
) -> None:
    record_drawn(tmp_path / "store" / BUCKET / "evenings" / "one")
    broken = tmp_path / "store" / BUCKET / "evenings" / "broken" / FILE
    broken.parent.mkdir()
    broken.write_text("nothing\nat all\n")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with served(server, tmp_path / "store") as environment:
        asked = {**environment, "TMPDIR": str(scratch)}
        program = ended("s3://games/evenings", tmp_path / "r", asked)
    assert program.returncode == 0, program.stderr
    lines = [json.loads(line) for line in program.stdout.splitlines()]
    told = {str(line["evening"]): line["status"] for line in lines if line["kind"] == "recording"}
    assert told == {
        "s3://games/evenings/broken": "broken",
        "s3://games/evenings/one": "measured again",
    }
    (one,) = (line for line in lines if line.get("evening") == "s3://games/evenings/one")
    assert (one["frames"], one["questions"]) == (17, 4)
    assert list(scratch.iterdir()) == [], "no copy is left"


@pytest.mark.parametrize(
    ("archive", "says"),
    [
        ("s3://elsewhere/evenings", "s3://elsewhere/evenings cannot be read (FileNotFoundError"),
        ("s3://games/other", "s3://games/other holds no recording; name a folder"),
    ],
)
def test_what_is_not_there_is_told_in_one_sentence(tmp_path: Path, archive: str, says: str) -> None:
    record_drawn(tmp_path / "store" / BUCKET / "evenings" / "one", film=False)
    with served("s3rver", tmp_path / "store") as environment:
        program = ended(archive, tmp_path / "r", environment)
    assert (program.returncode, program.stdout) == (2, "")
    (told,) = program.stderr.strip().splitlines()
    assert told.startswith(says)
