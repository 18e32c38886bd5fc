"""The webcams that Linux lists, by number and by names that stay when the number changes."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from server.capture.source import SourceProblem

DEVICES: Final = Path("/sys/class/video4linux")
"""Where Linux lists its cameras; other systems have no such folder, so only numbers are known."""

BY_ID: Final = Path("/dev/v4l/by-id")
"""Links to the devices by maker, model and serial number, made by udev."""

PICTURES: Final = "0"
"""Index of the node that sends pictures; a camera's other nodes carry metadata."""


@dataclass(frozen=True, slots=True)
class Webcams:
    """Where a system lists its webcams; tests use their own folders.

    Attributes:
        devices: A folder for each number, `video0`, with files `name` and `index`.
        by_id: Links such as `usb-Maker_Model_Serial-video-index0`.
    """

    devices: Path = DEVICES
    by_id: Path = BY_ID

    @property
    def are_listed(self) -> bool:
        """Whether this system lists its webcams at all."""
        return self.devices.is_dir()

    def all(self) -> tuple["WebcamListed", ...]:
        """The webcams that are plugged in, by number."""
        links = self._links()
        found = []
        for path in self.devices.glob("video*"):
            number = path.name.removeprefix("video")
            if number.isdecimal() and _line(path / "index") in ("", PICTURES):
                found.append(
                    WebcamListed(int(number), _line(path / "name"), links.get(path.name, ""))
                )
        return tuple(sorted(found, key=lambda one: one.number))

    def of_number(self, number: int) -> "WebcamListed | None":
        """The webcam with that number; None if there is none."""
        return next((one for one in self.all() if one.number == number), None)

    def _links(self) -> dict[str, str]:
        """Maps devices ("video0") to their links, which name maker, model and serial number."""
        try:
            return {link.resolve().name: link.name for link in self.by_id.iterdir()}
        except OSError:
            return {}


@dataclass(frozen=True, slots=True)
class WebcamListed:
    """A webcam that is plugged in.

    Attributes:
        number: Its present number, which may change when it is plugged in again.
        name: The name of its model: "HD Pro Webcam C920".
        identity: Its link's name with maker, model and serial number; empty if there is none.
    """

    number: int
    name: str
    identity: str = ""

    def is_called(self, word: str) -> bool:
        """Whether a word is a part of its name or identity; case does not matter."""
        return any(word.casefold() in told.casefold() for told in (self.name, self.identity))

    def is_exactly(self, word: str) -> bool:
        """Whether a word is its whole name or identity; case does not matter."""
        return word.casefold() in (self.name.casefold(), self.identity.casefold())


def webcam_called(word: str, listed: Sequence[WebcamListed]) -> WebcamListed:
    """The one webcam that a word names; raises SourceProblem if there is none, or several."""
    found = [one for one in listed if one.is_exactly(word)]
    found = found or [one for one in listed if one.is_called(word)]
    if len(found) == 1:
        return found[0]
    if not found:
        there = ", ".join(f"{one.number} ({one.name})" for one in listed) or "none"
        raise SourceProblem(
            f"No webcam is called {word}; there are: {there}. `tableref cameras` tells more."
        )
    names = ", ".join(one.identity or f"{one.number} ({one.name})" for one in found)
    raise SourceProblem(f"Several webcams are called {word}; name one of: {names}.")


def _line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
