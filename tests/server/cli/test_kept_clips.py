"""The space for saved pictures is a setting."""

from pathlib import Path

from server.cli.serving import waiting_files
from server.settings import Settings

PICTURE = bytes(600_000)


def test_the_oldest_clips_give_way_to_the_limit_that_was_set(tmp_path: Path) -> None:
    for clips_mb, kept in ((1.0, ["new"]), (500.0, ["new", "old"])):
        settings = Settings(data=tmp_path / str(clips_mb), clips_mb=clips_mb)
        files = waiting_files("sqlite:///games.db", settings)
        assert files is not None
        for name in ("old", "new"):
            files.keep_clip(name, lambda: {"picture.jpg": PICTURE})
        files.close()
        assert [name for name in ("new", "old") if files.clip(name)] == kept


def test_games_in_memory_keep_no_clips() -> None:
    assert waiting_files("sqlite://", Settings()) is None
