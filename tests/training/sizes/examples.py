"""Training examples of missiles' sizes: close pictures, and a correction of ln of the volume.

The correction is relative to the volume by the outline. Shadows that were detected as missiles are
negative examples.
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
"""Sigma in degrees of an example's rotation, as cameras are never quite level."""
LARGER: Final = 0.03
"""Sigma of the ln of an example's scale, as outlines are never quite right."""
BESIDE_PX: Final = 0.8
"""Sigma in pixels of an example's shift, each way."""
CONTRAST: Final = 0.15
"""Sigma of the ln of the contrast factor."""
NOISE: Final = 0.04
"""Most noise, in ln of levels."""
UNKNOWN: Final = 0.2
"""Share of the examples in which the empty table is not known."""
MOST_CLAY: Final = 0.35
"""Largest share of true clay in a detected missile that counts as a shadow."""
NONE_SHARE: Final = 0.15
"""Share of the examples that are not missiles."""
COLOURS: Final = slice(0, 3)
CHANGE: Final = slice(3, 5)


@dataclass(frozen=True, slots=True, eq=False)
class CloseExamples:
    """The missiles of one pile.

    Attributes:
        planes: (n, PLANES, SIDE_PX, SIDE_PX) float16, the network's inputs.
        truth: (n, 2) ln of the true volume less ln of that by the outline; 1 for a missile, 0 for a
            shadow.
    """

    planes: Floats32
    truth: Floats


class ShownPile(Protocol):
    """A pile with its truth, such as a `RenderedPile` or a `LitPile`."""

    @property
    def bgr(self) -> Image:
        """(h, w, 3), the picture."""

    @property
    def empty(self) -> Image:
        """(h, w, 3), the picture of the bare table."""

    @property
    def table(self) -> Calibration:
        """Calibration of the camera to the table."""

    @property
    def labels(self) -> Image:
        """(h, w): 0 where no missile is visible, else its number, from 1."""

    @property
    def missiles(self) -> list[dict[str, Any]]:
        """The truth of each missile, in the order of their numbers."""


def of_pile(folder: Path, looker: Looker) -> CloseExamples | None:
    """The examples of a rendered pile; None if no missile is detected."""
    pile = RenderedPile.read(folder)
    return of_boxes(pile, boxes_of(pile.lying(looker).places))


def of_lit(pile: LitPile) -> CloseExamples | None:
    """The examples of a pile lit during training; None if no missile is detected."""
    left, top, width, height = cv2.boundingRect(pile.labels)
    box = (float(left), float(top), float(left + width), float(top + height))
    return of_boxes(pile, [box]) if width else None


def of_boxes(pile: ShownPile, boxes: Sequence[BoxPx]) -> CloseExamples | None:
    """The examples of the missiles detected in the boxes of a pile; None if there are none."""
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
    """The truth of a detected missile; None if it is neither a missile nor a shadow."""
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
    """An endless stream of augmented inputs and truths; all missiles are equally likely."""
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
    """An augmented input: other colours and light, a little rotated, perhaps mirrored."""
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
