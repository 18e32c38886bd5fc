"""Real play dough on a table, by the look alone: is it found, and are flat prints not reported?

The photographs have no masks. The dough is taken to be where the picture's middle (the table,
without the robot's hand below and the pots at its right) has the colour named by the label.
"""

import csv
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Measurement
from vision.look.look import Kind, Looker
from vision.masks import largest_component

MIDDLE: Final = (slice(20, 300), slice(170, 530))
"""Rows and columns of the table in these photographs of one scene, 640 x 480 px."""

HUES: Final = {
    "green": (65, 95), "orange": (4, 14), "brown-orange": (4, 14), "purple": (125, 168),
    "blue": (105, 122),
}  # fmt: skip
"""Ranges of OpenCV's hue, in half degrees."""

LEAST_SATURATION: Final = 90
"""Least saturation of dough, of 255: the table and its highlights have less."""

FOUND_SHARE: Final = 0.5
"""Least share of the dough's pixels that the look must classify as clay to count as found."""

SPURIOUS_SHARE: Final = 0.005
"""Share of the middle's pixels above which clay is a false detection if there is no dough. The
smallest lump covers three times as much."""


def measure() -> tuple[Measurement, ...]:
    """Lumps found, and prints that are rightly not reported."""
    folder = footage.data("clay-photos")
    if folder is None:
        return ()
    with (folder / "labels.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    looker = Looker()
    dough = tuple(_found(looker, folder, row) for row in rows if row["clay_colour"])
    prints = tuple(_left_alone(looker, folder, row) for row in rows if not row["clay_colour"])
    how = (
        "Photographs of one scene with a robot's hand in it, none used for training; without a "
        "picture of the empty table. "
    )
    return (
        Measurement(
            "dough", "Real dough, found by the look", "real", "",
            how + "Right if at least half of the lump's pixels are classified as clay.", dough,
        ),
        Measurement(
            "dough-prints", "Flat prints of a lump's outline, left alone by the look", "real", "",
            how + "Right if hardly any of the table's middle is classified as clay.", prints,
        ),
    )  # fmt: skip


def _found(looker: Looker, folder: Path, row: dict[str, str]) -> Answer:
    bgr = _picture(folder / row["file"])
    clay, lump = looker.look(bgr).mask(Kind.CLAY)[MIDDLE] > 0, _lump(bgr, row["clay_colour"])
    share = float(clay[lump].mean())
    note = f"{row['clay_colour']}: {share:.0%} of it classified as clay"
    return Answer(Path(row["file"]).stem, share >= FOUND_SHARE, None, note)


def _left_alone(looker: Looker, folder: Path, row: dict[str, str]) -> Answer:
    clay = looker.look(_picture(folder / row["file"])).mask(Kind.CLAY)[MIDDLE] > 0
    share = float(clay.mean())
    note = f"{share:.1%} of the middle classified as clay"
    return Answer(Path(row["file"]).stem, share < SPURIOUS_SHARE, None, note)


def _lump(bgr: Image, colour: str) -> Mask:
    """Mask of the largest region of a colour in the picture's middle, (h, w) bool."""
    hsv = cv2.cvtColor(bgr[MIDDLE], cv2.COLOR_BGR2HSV)
    least, most = HUES[colour]
    named = (hsv[..., 0] >= least) & (hsv[..., 0] <= most) & (hsv[..., 1] > LEAST_SATURATION)
    return np.asarray(largest_component(named.astype(np.uint8)) > 0)


def _picture(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)
