"""Trains the network that tells missiles apart in a pile, and exports the model that ships.

    python -m tests.training.piles gather                # from rendered piles
    python -m tests.training.piles train --steps 6000    # goes on from the last checkpoint
    python -m tests.training.piles train --onward FILE   # trains the shipped file further
    python -m tests.training.piles export vision/lumps/pile_reader.onnx.xz
    python -m tests.training.piles volumes               # fits volumes to its outlines

Piles come from the cache (`tests.worlds piles`), and so does the checkpoint. It needs PyTorch,
which the program itself does not.
"""

import argparse
import traceback
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset

from tests.training.options import export_way, may_go_on, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.piles.examples import Example, keep, load, taught, windows
from tests.training.piles.net import Net, loss
from tests.training.piles.volumes import summary
from tests.training.running_mean import Training
from tests.training.taken_in import take_in
from tests.training.unpacking import go_on_from
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose_of
from vision.lumps.pile_window import PLANES

BATCH = 8
LOOK_AGAIN = 1600
"""Number of examples after which newly gathered windows are loaded."""
SHIPPED = 5
"""Number of outputs that ship: the last one (edges) is only an auxiliary target in training."""
EXPORTED_PX = 256
"""Side of the example that is exported; the file takes any size."""


class Windows(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        cv2.setNumThreads(1)
        r, known = np.random.default_rng(self.seed), dict[Path, Example]()
        while True:
            take_in(known, sorted(_kept().glob("w*.npz")), load)
            some = list(known.values())
            for _ in range(LOOK_AGAIN):
                yield taught(some[int(r.integers(len(some)))], r)


def _kept() -> Path:
    return folder() / "windows"


def gather(options: argparse.Namespace) -> None:
    """Store the windows of all rendered piles for training."""
    _kept().mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for pile in sorted((folder() / "piles").glob("w*/truth.json")):
        name = pile.parent.name
        done = (_kept() / f"{name}_0.npz").exists()
        if done or purpose_of(name) is not Purpose.TEACH:
            continue
        try:
            for k, example in reversed(list(enumerate(windows(pile.parent)))):
                keep(example, _kept() / f"{name}_{k}.npz")
        except Exception:  # noqa: BLE001  a pile that cannot be calibrated is told and left out
            traceback.print_exc()


def train(options: argparse.Namespace) -> None:
    """Train until the total number of steps in `options` is reached."""
    torch.set_num_threads(options.threads)
    training = _training(options)
    go_on_from(options.onward, training, Windows(seed=0))
    training.run(DataLoader(Windows(training.step), BATCH, num_workers=1), options)


class _Shipped(nn.Module):
    """The network without the auxiliary output."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, x: Tensor) -> Tensor:
        told: Tensor = self.net(x)[:, :SHIPPED]
        return told


def export(options: argparse.Namespace) -> None:
    """Export the running mean of the weights as an ONNX file."""
    ship(_Shipped(_training(options).mean), PLANES, EXPORTED_PX, options.file)


def _training(options: argparse.Namespace) -> Training:
    return Training(Net, loss, folder() / options.checkpoint, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "piles.pt", rate=3e-3)
    way(ways, "gather", gather)
    may_go_on(train_way(ways, train, steps=6000, every=100))
    way(ways, "volumes", lambda _: print(summary(folder())))
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
