"""Trains the network that tells how much clay a missile is, and exports the model that ships.

    python -m tests.training.sizes gather                # from rendered piles
    python -m tests.training.sizes gather --lit 2        # and from meshes, each lit twice
    python -m tests.training.sizes train --steps 6000    # goes on from the last checkpoint
    python -m tests.training.sizes export vision/lumps/size_reader.onnx.xz

Piles come from the cache (`tests.worlds piles` and `tests.worlds missiles`; meshes of
`tests.worlds heaps`), and so does the checkpoint; real grounds come from TABLEREF_GROUNDS. It needs
PyTorch, which the program itself does not, and `embreex` where piles are lit.
"""

import argparse
import traceback
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import cv2
import numpy as np
from torch.utils.data import IterableDataset

from tests.training.closely import Teaching
from tests.training.look.prints import Prints, named_grounds
from tests.training.piles.lit import lit_pile
from tests.training.sizes.examples import CloseExamples, keep, load, of_lit, of_pile, taught
from tests.training.sizes.net import Net, loss
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose_of, world_files
from vision.look.look import Looker
from vision.lumps.size_reader import PLANES, SIDE_PX

LOOK_AGAIN = 4800
"""Number of examples after which newly gathered ones are loaded."""
KINDS = ("piles", "missiles")


class Close(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples."""

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
    """Store the missiles of all rendered piles for training."""
    _kept().mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    looker = Looker()
    for kind in KINDS:
        for pile in sorted((folder() / kind).glob("w*/truth.json")):
            name = pile.parent.name
            file = _kept() / f"{name}_{kind}.npz"
            if file.exists() or purpose_of(name) is not Purpose.TEACH:
                continue
            try:
                found = of_pile(pile.parent, looker)
            except Exception:  # noqa: BLE001  a pile that cannot be calibrated is told and left out
                traceback.print_exc()
                continue
            if found is not None:
                keep(found, file)
    _gather_lit(options.lit)


def _gather_lit(times: int) -> None:
    """Store the missiles of all meshes for training, each lit `times` times."""
    meshes = world_files(folder() / "heaps", Purpose.TEACH)
    for mesh, time in product(meshes, range(times)):
        file = _kept() / f"w{mesh.stem}_lit{time}.npz"
        if file.exists():
            continue
        r = np.random.default_rng([int(mesh.stem), time])
        found = of_lit(lit_pile(mesh, r, Prints(r, named_grounds())))
        if found is not None:
            keep(found, file)


TEACHING = Teaching(Net, loss, Close, PLANES, SIDE_PX, steps=6000, checkpoint="sizes.pt")


def _options() -> argparse.Namespace:
    parser, gathering = TEACHING.parser(__doc__, gather)
    gathering.add_argument("--lit", type=int, default=0, help="times that each mesh is lit")
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
