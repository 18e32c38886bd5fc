"""An archive in a store that speaks S3: reviewed where it lies, the same as from a folder."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from server.store.recording import FILE
from tests.support.program import COMMAND, ROOT
from tests.support.recorded_evenings import record_drawn
from tests.support.s3_server import serving_s3

pytestmark = pytest.mark.soak


def reviewed(archive: str, report: Path, environment: dict[str, str]) -> list[dict[str, object]]:
    command = [*COMMAND, "review", archive, "-o", str(report), "--workers", "1", "--json"]
    ended = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines()]


def test_recordings_in_a_bucket_are_fetched_by_who_measures_them(tmp_path: Path) -> None:
    pytest.importorskip("s3fs", reason="s3fs is not installed: pip install '.[archive]'")
    record_drawn(tmp_path / "store" / "games" / "evenings" / "one")
    broken = tmp_path / "store" / "games" / "evenings" / "broken" / FILE
    broken.parent.mkdir()
    broken.write_text("nothing\nat all\n")
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with serving_s3(tmp_path / "store") as environment:
        lines = reviewed(
            "s3://games/evenings", tmp_path / "r", {**environment, "TMPDIR": str(scratch)}
        )
    told = {str(line["evening"]): line["status"] for line in lines if line["kind"] == "recording"}
    assert told == {
        "s3://games/evenings/broken": "broken",
        "s3://games/evenings/one": "measured again",
    }
    (one,) = (line for line in lines if line.get("evening") == "s3://games/evenings/one")
    assert (one["frames"], one["questions"]) == (17, 4)
    assert list(scratch.iterdir()) == [], "no copy is left"
