"""What teaches how much clay a missile is: close pictures of piles, and ln of more.

Shadows that were taken for missiles teach too: that they are none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.model.solution import Calibration
from tests.support.rendered_pile import RenderedPile
from tests.training.piles.lit import LitPile
from tests.training.piles.volumes import same_missile
from tests.training.taken_in import keep_whole
from vision.boxes import BoxPx
from vision.look.look import Looker
from vision.lumps.read_heaps import ReadMissile, boxes_of, outlined
from vision.lumps.size_reader import SIDE_PX, size_planes

TURNED_DEG: Final = 4.0
"""Sigma of the turn of an example: cameras are never quite level."""
LARGER: Final = 0.03
"""Sigma of ln of an example's size: outlines are never quite right."""
BESIDE_PX: Final = 0.8
"""Sigma of an example's place."""
CONTRAST: Final = 0.15
"""Sigma of the ln of the contrast factor."""
NOISE: Final = 0.04
"""Most noise, in ln of levels."""
UNKNOWN: Final = 0.2
"""Share of the examples in which the empty table is not known."""
MOST_CLAY: Final = 0.35
"""Share of clay up to which what was told as a missile is none: a shadow."""
NONE_SHARE: Final = 0.15
"""Share of the examples that are no missiles."""
COLOURS: Final = slice(0, 3)
CHANGE: Final = slice(3, 5)


@dataclass(frozen=True, slots=True, eq=False)
class CloseExamples:
    """The missiles of one pile.

    Attributes:
        planes: (n, PLANES, SIDE_PX, SIDE_PX) float16, as the network is given them.
        truth: (n, 2): what ln of their volumes is beyond what their outlines say; 1 for a missile,
            0 for a shadow.
    """

    planes: Floats32
    truth: Floats


class ShownPile(Protocol):
    """A pile beside its truth, as `RenderedPile` and `LitPile` are."""

    @property
    def bgr(self) -> Image:
        """(h, w, 3), the picture."""

    @property
    def empty(self) -> Image:
        """The same of the bare table."""

    @property
    def table(self) -> Calibration:
        """Camera and table."""

    @property
    def labels(self) -> Image:
        """(h, w): 0 where no missile is seen, else its number, from 1."""

    @property
    def missiles(self) -> list[dict[str, Any]]:
        """What is true of each missile, by its number."""


def of_pile(folder: Path, looker: Looker) -> CloseExamples | None:
    """What is told in a rendered pile; None if nothing is."""
    pile = RenderedPile.read(folder)
    return of_boxes(pile, boxes_of(pile.lying(looker).places))


def of_lit(pile: LitPile) -> CloseExamples | None:
    """What is told in a pile that training lit itself, around all that is seen of it."""
    left, top, width, height = cv2.boundingRect(pile.labels)
    box = (float(left), float(top), float(left + width), float(top + height))
    return of_boxes(pile, [box]) if width else None


def of_boxes(pile: ShownPile, boxes: Sequence[BoxPx]) -> CloseExamples | None:
    """What is told in the boxes of a pile; None if nothing is."""
    planes, truth = [], []
    for missiles, lumps in outlined(pile.bgr, pile.empty, boxes, pile.table):
        for one, lump in zip(missiles, lumps, strict=True):
            true = _truth(one, pile)
            if true is not None:
                planes.append(size_planes(pile.bgr, pile.empty, one.window, lump))
                truth.append(true)
    if not planes:
        return None
    return CloseExamples(np.stack(planes).astype(np.float16), np.array(truth))


def _truth(one: ReadMissile, pile: ShownPile) -> tuple[float, float] | None:
    """What is true of what was told; None where that is neither a missile nor a shadow."""
    number = same_missile(one, pile.labels)
    if number:
        return float(np.log(pile.missiles[number - 1]["volume_ml"])) - one.outline_ln_ml, 1.0
    under = pile.labels[one.in_picture(pile.labels.shape[:2])]
    return (0.0, 0.0) if len(under) and (under > 0).mean() < MOST_CLAY else None


def keep(examples: CloseExamples, path: Path) -> None:
    """Write the examples of a pile to a file, which is either complete or missing."""
    keep_whole(path, planes=examples.planes, truth=examples.truth)


def load(path: Path) -> CloseExamples:
    """Load examples that `keep` wrote."""
    with np.load(path) as d:
        return CloseExamples(d["planes"], d["truth"])


def taught(
    known: list[CloseExamples], r: np.random.Generator
) -> Iterator[tuple[Floats32, Floats32]]:
    """Network inputs and truths, without end, each a little changed; all missiles as often."""
    places = [(k, n) for k, one in enumerate(known) for n in range(len(one.truth))]
    missiles = [(k, n) for k, n in places if known[k].truth[n, 1] == 1]
    shadows = [(k, n) for k, n in places if known[k].truth[n, 1] == 0]
    while True:
        some = shadows if shadows and r.random() < NONE_SHARE else missiles
        k, n = some[int(r.integers(len(some)))]
        yield (
            changed(known[k].planes[n].astype(np.float32), r),
            known[k].truth[n].astype(np.float32),
        )


def changed(planes: Floats32, r: np.random.Generator) -> Floats32:
    """The same missile in other colours and light, a little turned, perhaps mirrored."""
    planes = planes.copy()
    planes[COLOURS] = planes[r.permutation(3)] * np.float32(np.exp(r.normal(0, CONTRAST)))
    noise = r.normal(0, r.uniform(0, NOISE), planes[COLOURS].shape)
    planes[COLOURS] = planes[COLOURS] + noise
    if r.random() < UNKNOWN:
        planes[CHANGE] = 0
    if r.random() < 0.5:
        planes = planes[..., ::-1]
    middle = (SIDE_PX - 1) / 2
    at = cv2.getRotationMatrix2D(
        (middle, middle), r.normal(0, TURNED_DEG), float(np.exp(r.normal(0, LARGER)))
    )
    at[:, 2] = at[:, 2] + r.normal(0, BESIDE_PX, 2)
    size_wh, edge = (SIDE_PX, SIDE_PX), cv2.BORDER_REPLICATE
    moved = [
        cv2.warpAffine(np.ascontiguousarray(plane), at, size_wh, borderMode=edge)
        for plane in planes
    ]
    return np.stack(moved)
