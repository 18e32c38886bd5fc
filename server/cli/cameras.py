"""`tableref cameras`: which webcams there are, what they are called and what they offer."""

from pathlib import Path
from typing import Final

from server.capture.devices import WebcamListed, Webcams
from server.capture.source import SourceProblem
from server.capture.v4l2 import PictureSize, picture_sizes
from server.capture.webcam import Webcam
from server.cli.exits import NOT_MEASURED, EndsWith

NUMBERS_TRIED: Final = range(5)
"""Where a system lists no cameras; few machines have more."""

SIZES_TOLD: Final = 6


def cameras() -> None:
    """List the webcams: number, name, picture sizes and rates.

    Each can be named after --camera by its number, by its name or a part of it, or by the longer
    name below it, which tells two of the same model apart.
    """
    webcams = Webcams()
    lines = told(webcams) if webcams.are_listed else tried()
    print("\n".join(lines))
    if not any(line[0].isdigit() for line in lines):
        raise EndsWith(NOT_MEASURED)


def told(webcams: Webcams, devices: Path = Path("/dev")) -> list[str]:
    """What Linux says of each."""
    lines: list[str] = []
    for one in webcams.all():
        lines += _lines(one, picture_sizes(devices / f"video{one.number}"))
    return lines or ["No webcam is plugged in, or this program may not see it."]


def tried() -> list[str]:
    """What opens on a system that lists no cameras, number by number."""
    lines = ["This system tells no names of its cameras here; these numbers open:"]
    for number in NUMBERS_TRIED:
        try:
            camera = Webcam(number)
        except SourceProblem:
            continue
        size_wh, fps = camera.offered
        camera.close()
        lines.append(f"{number}  {_size(PictureSize(size_wh, fps))}")
    return lines if len(lines) > 1 else ["No webcam opens: plug one in, or allow its use."]


def _lines(one: WebcamListed, sizes: tuple[PictureSize, ...]) -> list[str]:
    lines = [f"{one.number}  {one.name or 'no name'}"]
    if one.identity:
        lines.append(f"   {one.identity}")
    if sizes:
        more = ", ..." if len(sizes) > SIZES_TOLD else ""
        lines.append(f"   {', '.join(map(_size, sizes[:SIZES_TOLD]))}{more}")
    else:
        lines.append("   its picture sizes are not told; is it in use, or may it not be opened?")
    return lines


def _size(size: PictureSize) -> str:
    wide, high = size.size_wh
    return f"{wide} x {high}" + (f" at {size.fps:g} a second" if size.fps else "")
