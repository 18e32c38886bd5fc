"""What the webcams of this machine offer: their names, picture sizes and rates."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from server.capture.devices import WebcamListed, Webcams
from server.capture.returning import LiveCamera
from server.capture.source import SourceProblem
from server.capture.v4l2 import PictureSize, picture_sizes
from server.capture.webcam import reopened

NUMBERS_TRIED: Final = range(5)
"""Where a system lists no cameras; few machines have more."""

DEVICES: Final = Path("/dev")


class OpenWebcam(LiveCamera, Protocol):
    """A webcam that was opened."""

    @property
    def offered(self) -> tuple[tuple[int, int], float]:
        """Width and height in pixels, and frames per second, as it sends them now."""
        ...


@dataclass(frozen=True, slots=True)
class WebcamOffered:
    """A webcam and the pictures that it can send.

    Attributes:
        webcam: Its number and names.
        sizes: Largest first; empty where the system does not tell them.
    """

    webcam: WebcamListed
    sizes: tuple[PictureSize, ...]


def webcams_offered(webcams: Webcams, devices: Path = DEVICES) -> tuple[WebcamOffered, ...]:
    """What the system says of each; nothing is opened that sends pictures.

    Args:
        webcams: Where the system lists them.
        devices: Where their device files lie.
    """
    return tuple(
        WebcamOffered(one, picture_sizes(devices / f"video{one.number}")) for one in webcams.all()
    )


def webcams_tried(
    opened: Callable[[int], OpenWebcam] = reopened, *, but: int | None = None
) -> tuple[WebcamOffered, ...]:
    """What opens on a system that lists no cameras, number by number.

    Args:
        opened: Opens the webcam of a number; raises SourceProblem where there is none.
        but: The number that this program looks at; it cannot be opened twice.
    """
    found = []
    for number in NUMBERS_TRIED:
        if number == but:
            found.append(WebcamOffered(WebcamListed(number, ""), ()))
            continue
        try:
            camera = opened(number)
        except SourceProblem:
            continue
        found.append(WebcamOffered(WebcamListed(number, ""), (PictureSize(*camera.offered),)))
        camera.close()
    return tuple(found)
