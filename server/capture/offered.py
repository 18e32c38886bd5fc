"""Names, picture sizes and rates of this machine's webcams."""

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
"""Camera numbers that are tried on a system that lists no webcams; few machines have more."""

DEVICES: Final = Path("/dev")


class OpenWebcam(LiveCamera, Protocol):
    """An open webcam."""

    @property
    def offered(self) -> tuple[tuple[int, int], float]:
        """Width and height in pixels, and frames per second, at present."""
        ...


@dataclass(frozen=True, slots=True)
class WebcamOffered:
    """A webcam and the pictures that it can send.

    Attributes:
        webcam: Its number and names.
        sizes: The picture sizes that it can send, largest first; empty if the system does not
            report them.
    """

    webcam: WebcamListed
    sizes: tuple[PictureSize, ...]


def webcams_offered(webcams: Webcams, devices: Path = DEVICES) -> tuple[WebcamOffered, ...]:
    """What the system reports of each webcam, without starting it.

    Args:
        webcams: Where the system lists them.
        devices: Folder of their device files.
    """
    return tuple(
        WebcamOffered(one, picture_sizes(devices / f"video{one.number}")) for one in webcams.all()
    )


def webcams_tried(
    opened: Callable[[int], OpenWebcam] = reopened, *, but: int | None = None
) -> tuple[WebcamOffered, ...]:
    """Find the camera numbers that can be opened, on a system that lists no webcams.

    Args:
        opened: Opens the webcam with a number; raises SourceProblem if there is none.
        but: The number that this program uses already, which cannot be opened twice. It is
            reported without sizes.
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
