"""Fits errors of scale and sigmas of volumes to photographs of portions with known volumes.

    python -m tests.training.learn_portions            fits and prints the errors on held-out kinds
    python -m tests.training.learn_portions --write    and writes vision/portions/learned.json

The photographs are in `../shared/data/food-volume`. Every kind of food is measured with constants
that were fitted to all other kinds: only that shows how well a new kind is measured
(`docs/portions.md`).
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict

import numpy as np

from tests.accuracy import footage
from tests.training.portion_fit import fitted, held_back, table_of
from tests.training.portion_pairs import CutPair, cut_pairs, pairs_in
from vision.portions.learned import TABLE, LearnedPortions
from vision.portions.refusal import PortionRefused
from vision.portions.weigh import portion_from


def in_words(title: str, pairs: Sequence[CutPair], by_kind: Mapping[str, LearnedPortions]) -> str:
    """A line about errors in percent of the true volumes, and how often the sigmas hold."""
    figures = [_error(one, by_kind[one.food.kind]) for one in pairs]
    errors = np.array([one for one in figures if one is not None])
    if not len(errors):
        return f"{title}: none of {len(pairs)} told"
    off, sigmas = np.abs(errors[:, 0]), np.abs(errors[:, 0]) / errors[:, 1]
    return (
        f"{title}: told {len(errors)} of {len(pairs)}, median {np.median(off):.1f} %, 90 % under "
        f"{np.percentile(off, 90):.1f} %, bias {errors[:, 0].mean():+.1f} %, within one sigma "
        f"{(sigmas <= 1).sum()}, within two {(sigmas <= 2).sum()}"
    )


def _error(pair: CutPair, learned: LearnedPortions) -> tuple[float, float] | None:
    """Error and sigma of a volume in percent of the true one; None if it is refused."""
    if pair.cut is None:
        return None
    try:
        volume = portion_from(pair.cut, learned).volume_ml
    except PortionRefused:
        return None
    true = pair.food.volume_ml
    return 100 * (volume.value / true - 1), 100 * volume.sigma / true


def as_text(learned: LearnedPortions) -> str:
    """The constants as JSON that `vision.portions.learned` reads."""
    rounded = {name: round(value, 3) for name, value in asdict(learned).items()}
    return json.dumps(rounded, indent=1) + "\n"


def main() -> None:
    """Segment the photographs, fit, print the errors, and write the constants if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write what ships")
    parser.add_argument("--workers", type=int, default=1, help="processes of this machine")
    options = parser.parse_args()
    folder = footage.data("food-volume")
    if folder is None:
        sys.exit("../shared/data/food-volume is not there")
    pairs = cut_pairs(pairs_in(folder), workers=options.workers)
    learned, kinds = fitted(table_of(pairs)), sorted({one.food.kind for one in pairs})
    print(in_words("kinds held back", pairs, held_back(pairs)))
    print(in_words("fitted to the same", pairs, dict.fromkeys(kinds, learned)))
    print(as_text(learned))
    if options.write:
        TABLE.write_text(as_text(learned), encoding="utf-8")


if __name__ == "__main__":
    main()
