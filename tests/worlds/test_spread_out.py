"""Worlds rendered by processes, and by workers of a cluster, with a renderer that only pretends."""

import sys
from pathlib import Path

import pytest

from tests.support.dask_cluster import cluster, needs_dask
from tests.worlds.spread_out import WorldTask, render, rendered_apart

PRETENDS = """#!{python}
import os, sys
from pathlib import Path
kind, seed = sys.argv[3], int(sys.argv[5])
where = Path(os.environ["TABLEREF_WORLDS"]) / kind / f"w{{seed:06d}}a"
if seed == 13:
    sys.exit("no light was switched on")
where.mkdir(parents=True)
(where / "clip.mp4").write_bytes(bytes([seed]) * 100)
(where / "truth.json").write_text("{{}}")
"""


@pytest.fixture
def rendering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Workers have a cache of their own; it is handed on to them by the environment."""
    blender = tmp_path / "blender"
    blender.write_text(PRETENDS.format(python=sys.executable))
    blender.chmod(0o755)
    monkeypatch.setenv("TABLEREF_BLENDER", str(blender))
    monkeypatch.setenv("TABLEREF_WORLDS", str(tmp_path / "theirs"))
    return tmp_path


def test_a_worker_sends_every_file_of_a_world(rendering: Path) -> None:
    world = render(WorldTask("creatures", 7))
    assert world.files == (("w000007a/clip.mp4", b"\7" * 100), ("w000007a/truth.json", b"{}"))
    assert render(WorldTask("creatures", 7)) == world, "it is there now"
    assert "no light was switched on" in render(WorldTask("creatures", 13)).told


def test_worlds_are_rendered_by_processes_and_what_fails_is_told(rendering: Path) -> None:
    told = dict(rendered_apart("creatures", [1, 2, 13], workers=2))
    assert (told[1], told[2]) == ("", "")
    assert "no light was switched on" in told[13]
    assert list(rendered_apart("creatures", [1, 2], workers=1)) == [], "nothing is missing"


@pytest.mark.soak
def test_worlds_come_from_the_workers_of_a_cluster(
    rendering: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_dask()
    with cluster(rendering, 2) as found:
        monkeypatch.setenv("TABLEREF_WORLDS", str(rendering / "ours"))
        told = dict(rendered_apart("creatures", [1, 2, 3], scheduler=found.address))
    assert told == {1: "", 2: "", 3: ""}
    for seed in (1, 2, 3):
        clip = rendering / "ours" / "creatures" / f"w{seed:06d}a" / "clip.mp4"
        assert clip.read_bytes() == bytes([seed]) * 100
