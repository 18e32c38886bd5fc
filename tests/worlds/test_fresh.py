"""Fresh worlds are found in the cache, or rendered; without a renderer that is said."""

from pathlib import Path

import pytest

from tests.worlds.fresh import NoRenderer, drawn, rendered
from tests.worlds.seeds import fresh


def test_what_is_there_is_not_rendered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEREF_WORLDS", str(tmp_path))
    monkeypatch.delenv("TABLEREF_BLENDER", raising=False)
    for seed in fresh(3, draw=5):
        item = tmp_path / "creatures" / f"w{seed:06d}a"
        item.mkdir(parents=True)
        (item / "truth.json").write_text("{}")
    assert [f.name for f in drawn("creatures", 3, 5)] == [f"w{s:06d}a" for s in fresh(3, draw=5)]


def test_without_blender_nothing_is_judged_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEREF_WORLDS", str(tmp_path))
    monkeypatch.delenv("TABLEREF_BLENDER", raising=False)
    with pytest.raises(NoRenderer, match="TABLEREF_BLENDER"):
        drawn("creatures", 1, 5)


def test_what_is_not_rendered_is_left_out_where_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEREF_WORLDS", str(tmp_path))
    monkeypatch.delenv("TABLEREF_BLENDER", raising=False)
    seeds = fresh(3, draw=5)
    item = tmp_path / "hands" / f"w{seeds[1]:06d}"
    item.mkdir(parents=True)
    (item / "truth.json").write_text("{}")
    assert rendered("hands", seeds) == [item]
