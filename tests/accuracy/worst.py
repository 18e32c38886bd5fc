"""Pictures of the worst cases: the item as the camera saw it, with the result and the truth.

Only of rendered footage: real photographs belong to others and are not copied.
"""

from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Image
from tests.accuracy import footage
from tests.accuracy.samples import Measurement
from tests.accuracy.statistics import errors

WIDTH = 480
QUALITY = 60
BAND = 26


def write(measurement: Measurement, folder: Path) -> Path | None:
    """Write the picture of a measurement's worst case; return its path, None without one."""
    found = _worst(measurement)
    if measurement.origin != "rendered" or found is None:
        return None
    item, words = found
    source = next(
        (p for p in footage.folders(item.split("/")[0]) if footage.named(p) == item), None
    )
    if source is None:
        return None
    path = folder / f"{measurement.name}.jpg"
    shown = _told(_picture(source, measurement.name), words)
    cv2.imwrite(str(path), shown, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return path


def _worst(measurement: Measurement) -> tuple[str, str] | None:
    """The item, and a line about it: the largest error, or the first wrong answer."""
    summed = errors(measurement.figures)
    if summed and summed.worst.error is not None:
        one = summed.worst
        return one.item, f"{one.item}: {one.error:+.1f} {measurement.unit}  {one.note}"
    wrong = [one for one in measurement.answers if one.right is False]
    return (wrong[0].item, f"{wrong[0].item}: {wrong[0].note}") if wrong else None


def _picture(folder: Path, name: str) -> Image:
    """What the measurement looked at: the missiles' picture for missiles, else the first one."""
    pile = folder / "pile.jpg"
    if name.startswith(("missiles", "lumps", "points")) and pile.exists():
        return np.asarray(cv2.imread(str(pile)), dtype=np.uint8)
    if folder.parent.name == "turncard":
        return _in_the_middle(folder / "clip.mp4")
    return footage.first_picture(folder)


def _in_the_middle(clip: Path) -> Image:
    """A frame from the middle of a clip: the first of a weigh-in shows an empty card."""
    video = cv2.VideoCapture(str(clip))
    frames = [frame for shown, frame in iter(video.read, (False, None)) if shown]
    return np.asarray(frames[len(frames) // 2], dtype=np.uint8)


def _told(picture: Image, words: str) -> Image:
    height = round(WIDTH * picture.shape[0] / picture.shape[1])
    small = cv2.resize(picture, (WIDTH, height), interpolation=cv2.INTER_AREA)
    band = np.full((BAND, WIDTH, 3), 255, dtype=np.uint8)
    cv2.putText(
        band, words[:70], (6, 18), cv2.FONT_HERSHEY_SIMPLEX, 0.42, (40, 30, 20), 1, cv2.LINE_AA
    )
    return np.asarray(np.vstack([small, band]), dtype=np.uint8)
