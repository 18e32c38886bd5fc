"""`tableref cameras`: list the webcams with their names, picture sizes and rates."""

from pathlib import Path
from typing import Final

from server.capture.devices import Webcams
from server.capture.offered import DEVICES, WebcamOffered, webcams_offered, webcams_tried
from server.capture.v4l2 import PictureSize
from server.cli.exits import NOT_MEASURED, EndsWith

SIZES_TOLD: Final = 6
"""Number of a webcam's picture sizes that are printed."""


def cameras() -> None:
    """List the webcams: number, name, picture sizes and rates.

    Each can be named after --camera by its number, by its name or a part of it, or by the longer
    name below it, which tells two of the same model apart.
    """
    webcams = Webcams()
    lines = listed_webcams(webcams) if webcams.are_listed else opened_numbers()
    print("\n".join(lines))
    if not any(line[0].isdigit() for line in lines):
        raise EndsWith(NOT_MEASURED)


def listed_webcams(webcams: Webcams, devices: Path = DEVICES) -> list[str]:
    """All webcams that the system lists, as lines."""
    lines: list[str] = []
    for one in webcams_offered(webcams, devices):
        lines += _lines(one)
    return lines or ["No webcam is plugged in, or this program may not see it."]


def opened_numbers() -> list[str]:
    """The camera numbers that open, on a system that lists no cameras, as lines."""
    found = webcams_tried()
    if not found:
        return ["No webcam opens: plug one in, or allow its use."]
    lines = ["This system tells no names of its cameras here; these numbers open:"]
    return lines + [f"{one.webcam.number}  {_size(one.sizes[0])}" for one in found]


def _lines(one: WebcamOffered) -> list[str]:
    lines = [f"{one.webcam.number}  {one.webcam.name or 'no name'}"]
    if one.webcam.identity:
        lines.append(f"   {one.webcam.identity}")
    if one.sizes:
        more = ", ..." if len(one.sizes) > SIZES_TOLD else ""
        lines.append(f"   {', '.join(map(_size, one.sizes[:SIZES_TOLD]))}{more}")
    else:
        lines.append("   its picture sizes are not told; is it in use, or may it not be opened?")
    return lines


def _size(size: PictureSize) -> str:
    wide, high = size.size_wh
    return f"{wide} x {high}" + (f" at {size.fps:g} a second" if size.fps else "")
