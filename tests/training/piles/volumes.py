"""Fits how a missile's volume follows from the area and shape of its visible outline.

It is a least-squares fit over the missiles of the worlds for training and for watching, with the
outlines that the network draws.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from calibration.arrays import Floats, Image
from tests.support.rendered_pile import RenderedPile
from tests.worlds.seeds import Purpose, purpose_of
from vision.look.look import Looker
from vision.lumps.read_heaps import AREA_COUNTS, BY_SHAPE, ReadMissile, boxes_of, outlined

LEAST_IOU = 0.5
"""Least overlap (IoU) of a detected missile with a true one for them to be the same."""


def fitted(cache: Path) -> tuple[Floats, Floats, float, int]:
    """Coefficients of `ReadMissile.shape`, their errors, residual sigma of ln, and sample size."""
    rows = [row for kind in ("piles", "creatures") for row in _rows(cache / kind)]
    terms, truth = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
    solution = np.linalg.lstsq(terms, truth, rcond=None)[0]
    left = float(np.std(truth - terms @ solution))
    errors = left * np.sqrt(np.diag(np.linalg.inv(terms.T @ terms)))
    return solution, np.asarray(errors), left, len(rows)


def summary(cache: Path) -> str:
    """The fit in words, beside the values in the program."""
    solution, errors, left, count = fitted(cache)
    parts = ", ".join(f"{a:.3f} +- {e:.3f}" for a, e in zip(solution, errors, strict=True))
    return f"{parts}; sigma {left:.3f} of {count} missiles; in the program: {BY_SHAPE}"


def _rows(folder: Path) -> Iterator[tuple[Floats, float]]:
    looker = Looker()
    for file in sorted(folder.glob("w*/truth.json")):
        if purpose_of(file.parent.name) is not Purpose.JUDGE:
            yield from _matched(file.parent, looker)


def _matched(folder: Path, looker: Looker) -> Iterator[tuple[Floats, float]]:
    pile = RenderedPile.read(folder)
    boxes = boxes_of(pile.lying(looker).places)
    for missiles, _ in outlined(pile.bgr, pile.empty, boxes, pile.table):
        for one in missiles:
            number = same_missile(one, pile.labels)
            if number:
                ln_ml = float(np.log(pile.missiles[number - 1]["volume_ml"]))
                yield one.shape, ln_ml - AREA_COUNTS * 1.5 * float(np.log(one.area_mm2))


def same_missile(one: ReadMissile, labels: Image) -> int:
    """The number of the true missile that a detected one is; 0 if it is none."""
    mask = one.in_picture(labels.shape[:2])
    counts = np.bincount(labels[mask], minlength=2)
    number = int(counts[1:].argmax()) + 1
    both = np.count_nonzero(mask & (labels == number))
    either = np.count_nonzero(mask | (labels == number))
    return number if either and both / either > LEAST_IOU else 0
