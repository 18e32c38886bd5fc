"""Detection of clay, by the look and by the table's own colour, compared with true masks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Image, Mask
from calibration.solve.calibrate import calibrate
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement
from vision.clay.bare_table import BareTable
from vision.look.look import Kind, Looker

FOUND: Final = 0.5
"""A lump counts as found if this share of its visible pixels is classified as clay."""
LEAST_SHARE: Final = 2.5e-4
"""A false region counts from this share of the picture on: half a missile."""

Finder = Callable[[Image, Image], Mask]
"""Returns the mask of clay in a picture, given one of the empty table."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A picture, the same table empty, and the number of the lump in each pixel (0: none)."""

    item: str
    bgr: Image
    empty: Image
    which: Mask


def measure(folders: list[Path]) -> tuple[Measurement, ...]:
    """Found lumps and false regions, for three methods."""
    shown = [one for folder in folders for one in pictures(folder)]
    looker = Looker()
    told: list[tuple[str, str, Finder]] = [
        ("look", "by the look, empty table unknown", lambda bgr, _: clay(looker, bgr, None)),
        ("look_empty", "by the look, empty table known", lambda b, e: clay(looker, b, e)),
    ]
    found = [m for short, how, finder in told for m in _measured(short, how, finder, shown)]
    by_colour = [_by_colour(folder) for folder in folders]
    return (*found, *_joined("colour", "by the table's own colour", by_colour))


def pictures(folder: Path) -> Iterator[Shown]:
    """The pictures of the creature and of its missiles, of one item of creatures."""
    truth = footage.truth_of(folder)
    empty = _read(folder.parent / f"session{truth['session']}_empty.jpg")
    for name in ("still", "pile"):
        which = cv2.imread(str(folder / f"mask_{name}.png"), cv2.IMREAD_GRAYSCALE)
        bgr = _read(folder / f"{name}.jpg")
        yield Shown(f"{folder.name}/{name}", bgr, empty, np.asarray(which, np.uint8))


def clay(looker: Looker, bgr: Image, empty: Image | None) -> Mask:
    """Mask of the pixels that the look classifies as clay."""
    return looker.look(bgr, empty).mask(Kind.CLAY)


def lumps(shown: Shown, told: Mask) -> list[Answer]:
    """Whether each lump was found."""
    return [
        Answer(f"{shown.item} {k}", bool((told[shown.which == k] > 0).mean() >= FOUND))
        for k in range(1, int(shown.which.max()) + 1)
        if (shown.which == k).any()
    ]


def false_regions(shown: Shown, told: Mask) -> int:
    """Number of regions classified as clay that touch no lump."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(told)
    true: Flags = shown.which > 0
    touched = set(np.unique(labels[true]).tolist())
    large = stats[:, cv2.CC_STAT_AREA] >= LEAST_SHARE * told.size
    return sum(bool(large[k]) and k not in touched for k in range(1, count))


def _measured(
    short: str, how: str, finder: Finder, shown: Sequence[Shown]
) -> tuple[Measurement, ...]:
    told = [(one, finder(one.bgr, one.empty)) for one in shown]
    return _joined(short, how, [told])


def _joined(
    short: str, how: str, told: Sequence[Sequence[tuple[Shown, Mask]]]
) -> tuple[Measurement, ...]:
    every = [pair for some in told for pair in some]
    found = [answer for one, mask in every for answer in lumps(one, mask)]
    false = [Figure(one.item, float(false_regions(one, mask))) for one, mask in every]
    return (
        Measurement(f"clay_{short}", f"Lumps found {how}", "rendered", "", how, tuple(found)),
        Measurement(
            f"false_{short}", f"Told as clay and none, {how}", "rendered", "regions", how,
            tuple(false),
        ),
    )  # fmt: skip


def _by_colour(folder: Path) -> list[tuple[Shown, Mask]]:
    boards, camera = footage.boards_of(folder), footage.camera_of(folder)
    shown = list(pictures(folder))
    table = BareTable(calibrate([one.bgr for one in shown], boards, camera=camera), boards)
    return [(one, table.things(one.bgr)) for one in shown]


def _read(path: Path) -> Image:
    return np.asarray(cv2.imread(str(path)), dtype=np.uint8)
