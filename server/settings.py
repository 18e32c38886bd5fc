"""All settings of the server: defaults, with units in their names, and help texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SAMPLE_FOOTAGE = Path(__file__).resolve().parent.parent / "sample_footage"
DEFAULT_DATA = Path("data")
BYTES_IN_A_MB: Final = 1_000_000
"""Bytes in a megabyte, in settings and wherever sizes are compared with them."""
LAST_PORT: Final = 65535
"""The highest number that a port can have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a running server; see HELP for their meaning."""

    host: str = "127.0.0.1"
    port: int = 8377
    data: Path = DEFAULT_DATA
    database: str | None = None
    table: str = ""
    ring_s: float = 20.0
    ring_mb: float = 400.0
    preview_width_px: int = 960
    preview_fps: float = 25.0
    drift_check_s: float = 0.25
    frozen_after_s: float = 2.0
    code_hours: float = 24.0
    clips_mb: float = 500.0

    @property
    def database_url(self) -> str:
        """The database to use: the one named, or a file in the data folder."""
        return self.database or f"sqlite:///{(self.data / 'tableref.db').as_posix()}"


HELP: Final[Mapping[str, str]] = {
    "host": "address to listen on; 0.0.0.0 lets phones on the same network in",
    "port": "port to listen on; 0 takes a free one",
    "data": "folder for games, cameras and recordings",
    "database": "postgresql://NAME@HOST/DATABASE or sqlite:///FILE instead of the data folder's",
    "table": "this table's name if several share a database: its camera watches its own games",
    "ring_s": "seconds kept for instant replay; what is older than 1.5 s as JPEG",
    "ring_mb": "the most memory for instant replay",
    "preview_width_px": "width of the live picture on the page",
    "preview_fps": "the most pictures a second that are sent to a page",
    "drift_check_s": "how often to search for a board that is not where it was",
    "frozen_after_s": "age of the newest frame at which the picture counts as frozen",
    "code_hours": "codes expire this many hours after the last command of their game",
    "clips_mb": "the most disk space for kept pictures, in MB; the oldest are deleted",
}
"""The meaning of each setting, as the command line's help shows it."""
