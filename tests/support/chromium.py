"""Where this machine keeps a Chromium-like browser, if it has one."""

import os
import shutil
from pathlib import Path

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "msedge",
    "chrome",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


def find_chromium() -> str | None:
    """Path of the first browser found; `TABLEREF_CHROMIUM` names one by hand."""
    named = os.environ.get("TABLEREF_CHROMIUM")
    if named:
        return named
    on_path = (shutil.which(name) for name in NAMES)
    installed = (place for place in PLACES if Path(place).is_file())
    return next((path for path in (*on_path, *installed) if path), None)
