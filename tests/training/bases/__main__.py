"""Teaches the network that tells where bases stand, and writes the model that ships.

    python -m tests.training.bases gather                # from rendered stills, and drawn ones
    python -m tests.training.bases train --steps 25000    # goes on from the last checkpoint
    python -m tests.training.bases export vision/figures/base_reader.onnx.xz

Stills come from the cache (`tests.worlds pitches`), and so does the checkpoint. It needs PyTorch,
which the program itself does not.
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

from tests.training.bases.examples import CloseBases, keep, load, of_still, taught
from tests.training.bases.net import Net, loss
from tests.training.options import export_way, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.pitches.examples import Still, drawn_still, rendered
from tests.training.running_mean import Training
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose
from vision.figures.base_reader import PLANES, SIDE_PX

BATCH = 48
LOOK_AGAIN = 9600
"""Examples after which newly gathered ones are taken in."""
DRAWN_FROM = 20_000
"""Numbers of drawn pitches that teach start here; those below judge."""


class Close(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """Examples without end."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        cv2.setNumThreads(1)
        r, known = np.random.default_rng(self.seed), dict[Path, CloseBases]()
        while True:
            take_in(known, sorted(_kept().glob("*.npz")), load)
            seen, drawn = (
                [one for path, one in known.items() if path.name.startswith(kind)] for kind in "wd"
            )
            yield from islice(taught(seen, drawn, r), LOOK_AGAIN)


def _kept() -> Path:
    return folder() / "bases"


def gather(options: argparse.Namespace) -> None:
    """Keeps the standing figures of all rendered stills that teach, and of so many drawn ones."""
    _kept().mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for truth in sorted((folder() / "pitches").glob("w*/truth.json")):
        where = _kept() / f"{truth.parent.name}.npz"
        if not where.exists() and purpose(int(truth.parent.name[1:7])) is Purpose.TEACH:
            try:
                _keep(rendered(truth.parent), where)
            except Exception:  # noqa: BLE001  a still that cannot be calibrated is told and left out
                traceback.print_exc()
    for seed in range(DRAWN_FROM, DRAWN_FROM + options.drawn):
        where = _kept() / f"d{seed}.npz"
        if not where.exists():
            _keep(drawn_still(seed), where)


def _keep(still: Still, where: Path) -> None:
    found = of_still(still)
    if found is not None:
        keep(found, where)


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
    parser, ways = parser_of(__doc__, "bases.pt", rate=2e-3)
    gathering = way(ways, "gather", gather)
    gathering.add_argument("--drawn", type=int, default=120)
    train_way(ways, train, steps=25000, every=200)
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
