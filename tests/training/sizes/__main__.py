"""Teaches the network that tells how much clay a missile is, and writes the model that ships.

    python -m tests.training.sizes gather                # from rendered piles
    python -m tests.training.sizes train --steps 6000    # goes on from the last checkpoint
    python -m tests.training.sizes export vision/lumps/size_reader.onnx.xz

Piles come from the cache (`tests.worlds piles` and `tests.worlds missiles`), and so does the
checkpoint. It needs PyTorch, which the program itself does not.
"""

import argparse
import traceback
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import cv2
import numpy as np
from torch.utils.data import IterableDataset

from tests.training.closely import Teaching
from tests.training.sizes.examples import CloseExamples, keep, load, of_pile, taught
from tests.training.sizes.net import Net, loss
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose
from vision.look.look import Looker
from vision.lumps.size_reader import PLANES, SIDE_PX

LOOK_AGAIN = 4800
"""Examples after which newly gathered ones are taken in."""
KINDS = ("piles", "missiles")


class Close(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """Examples without end."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        cv2.setNumThreads(1)
        r, known = np.random.default_rng(self.seed), dict[Path, CloseExamples]()
        while True:
            take_in(known, sorted(_kept().glob("w*.npz")), load)
            yield from islice(taught(list(known.values()), r), LOOK_AGAIN)


def _kept() -> Path:
    return folder() / "close"


def gather(options: argparse.Namespace) -> None:
    """Keeps the missiles of all rendered piles that teach."""
    _kept().mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    looker = Looker()
    for kind in KINDS:
        for pile in sorted((folder() / kind).glob("w*/truth.json")):
            name = pile.parent.name
            file = _kept() / f"{name}_{kind}.npz"
            if file.exists() or purpose(int(name[1:7])) is not Purpose.TEACH:
                continue
            try:
                found = of_pile(pile.parent, looker)
            except Exception:  # noqa: BLE001  a pile that cannot be calibrated is told and left out
                traceback.print_exc()
                continue
            if found is not None:
                keep(found, file)


TEACHING = Teaching(Net, loss, Close, PLANES, SIDE_PX, steps=6000, checkpoint="sizes.pt")


def _options() -> argparse.Namespace:
    parser, _ = TEACHING.parser(__doc__, gather)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
