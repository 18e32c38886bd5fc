"""Trains the network that sees figures and balls on a pitch, and exports the model that ships.

    python -m tests.training.pitches gather                # stills: rendered, lit and drawn ones
    python -m tests.training.pitches train --steps 5000    # goes on from the last checkpoint
    python -m tests.training.pitches train --onward FILE   # trains the shipped file further
    python -m tests.training.pitches export vision/figures/figure_reader.onnx.xz

Stills come from the cache (`tests.worlds pitches`), and so does the checkpoint. It needs PyTorch,
which the program itself does not.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.utils.data import DataLoader, IterableDataset

from tests.training.options import export_way, may_go_on, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.pitches.examples import (
    Field,
    keep,
    load,
    other_field,
    part_of,
)
from tests.training.pitches.gathering import DRAWN_FROM, missing_stills
from tests.training.pitches.net import PLANES, Net, Shipped, loss
from tests.training.pitches.origins import (
    DRAWN,
    LIT,
    OTHER,
    RENDERED,
    by_origin,
    origin_of_next,
)
from tests.training.running_mean import Training
from tests.training.taken_in import take_in
from tests.training.unpacking import go_on_from
from tests.worlds.cache import folder

BATCH = 8
EXPORTED_PX = 512
"""Side of the example that is exported; the file takes any size."""
LOOK_AGAIN = 800
"""Number of examples after which newly rendered fields are loaded."""
OF_ORIGIN = {RENDERED: 0.3, LIT: 0.4, DRAWN: 0.2, OTHER: 0.1}
"""Share of the examples that come from rendered, lit and drawn pitches, and from other games."""


class Parts(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        cv2.setNumThreads(1)
        r, known = np.random.default_rng(self.seed), dict[Path, Field]()
        while True:
            take_in(known, sorted(_fields().glob("*.npz")), load)
            there = by_origin(known)
            for _ in range(LOOK_AGAIN):
                some = there[origin_of_next(there, OF_ORIGIN, r)]
                yield part_of(some[int(r.integers(len(some)))], r)


def _fields() -> Path:
    return folder() / "fields"


def gather(options: argparse.Namespace) -> None:
    """Store the fields of rendered training stills, of lit and drawn ones, and of other games."""
    _fields().mkdir(parents=True, exist_ok=True)
    for where, still in missing_stills(_fields(), options.lit, options.drawn, options.checked):
        keep(still.field, where)
    for seed in range(DRAWN_FROM, DRAWN_FROM + options.other):
        where = _fields() / f"{OTHER}{seed}.npz"
        if not where.exists():
            keep(other_field(seed), where)


def train(options: argparse.Namespace) -> None:
    """Train until the total number of steps in `options` is reached."""
    torch.set_num_threads(options.threads)
    training = _training(options)
    go_on_from(options.onward, training, Parts(0))
    training.run(DataLoader(Parts(training.step), BATCH, num_workers=1), options)


def export(options: argparse.Namespace) -> None:
    """Export the running mean of the weights as an ONNX file."""
    ship(Shipped(_training(options).mean), PLANES, EXPORTED_PX, options.file)


def _training(options: argparse.Namespace) -> Training:
    return Training(Net, loss, folder() / options.checkpoint, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "pitches.pt", rate=2e-3)
    gathering = way(ways, "gather", gather)
    gathering.add_argument("--lit", type=int, default=3000)
    gathering.add_argument("--drawn", type=int, default=300)
    gathering.add_argument("--checked", type=int, default=90, help="drawn ones on checked cloths")
    gathering.add_argument("--other", type=int, default=200, help="fields of other games")
    may_go_on(train_way(ways, train, steps=5000, every=100))
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
