"""Every setting of the server: name, default, unit and help in one table."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

SAMPLE_FOOTAGE = Path(__file__).resolve().parent.parent / "sample_footage"
DEFAULT_DATA = Path("data")


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of documentation of a setting."""

    name: str
    default: Any
    unit: str
    help: str


@dataclass(frozen=True, slots=True)
class Settings:
    """What a running server was told; see SETTINGS for units and meaning."""

    host: str = "127.0.0.1"
    port: int = 8377
    data: Path = DEFAULT_DATA
    database: str | None = None
    ring_s: float = 2.0
    ring_mb: float = 400.0
    preview_width_px: int = 960
    preview_fps: float = 25.0
    drift_check_s: float = 0.25
    frozen_after_s: float = 2.0

    @property
    def database_url(self) -> str:
        """The database to use: the one named, or a file in the data folder."""
        return self.database or f"sqlite:///{(self.data / 'tableref.db').as_posix()}"


_HELP = {
    "host": ("", "address to listen on; 0.0.0.0 lets phones on the same network in"),
    "port": ("", "port to listen on"),
    "data": ("folder", "where games, cameras and recordings are kept"),
    "database": ("URL", "any SQLAlchemy URL instead of the SQLite file in the data folder"),
    "ring_s": ("s", "how much of the past is kept for instant replay"),
    "ring_mb": ("MB", "the most memory that the past may take"),
    "preview_width_px": ("px", "width of the live picture on the page"),
    "preview_fps": ("1/s", "the most pictures a second that a page is sent"),
    "drift_check_s": ("s", "how often a board that is not seen where it was is looked for"),
    "frozen_after_s": ("s", "age of the newest frame from which the picture counts as frozen"),
}

SETTINGS = tuple(
    Setting(field.name, getattr(Settings(), field.name), *_HELP[field.name])
    for field in fields(Settings)
)
