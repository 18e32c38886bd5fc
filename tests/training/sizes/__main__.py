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
import torch
from torch.utils.data import DataLoader, IterableDataset

from tests.training.options import export_way, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.running_mean import Training
from tests.training.sizes.examples import CloseExamples, keep, load, of_pile, taught
from tests.training.sizes.net import Net, loss
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose
from vision.look.look import Looker
from vision.lumps.size_reader import PLANES, SIDE_PX

BATCH = 48
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


def train(options: argparse.Namespace) -> None:
    """Teaches until so many steps in all are done."""
    torch.set_num_threads(options.threads)
    training = _training(options)
    training.run(DataLoader(Close(training.step), BATCH, num_workers=1), options)


def export(options: argparse.Namespace) -> None:
    """Writes the running mean as an ONNX file."""
    ship(_training(options).mean, PLANES, SIDE_PX, options.file)


def _training(options: argparse.Namespace) -> Training:
    return Training(Net, loss, folder() / options.checkpoint, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "sizes.pt", rate=2e-3)
    way(ways, "gather", gather)
    train_way(ways, train, steps=6000, every=200)
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
