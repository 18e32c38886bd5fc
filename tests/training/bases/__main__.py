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
from torch.utils.data import IterableDataset

from tests.training.bases.examples import CloseBases, keep, load, of_still, taught
from tests.training.bases.net import Net, loss
from tests.training.closely import Teaching
from tests.training.pitches.examples import Still, drawn_still, rendered
from tests.training.taken_in import take_in
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose
from vision.figures.base_reader import PLANES, SIDE_PX

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


TEACHING = Teaching(Net, loss, Close, PLANES, SIDE_PX, steps=25_000, checkpoint="bases.pt")


def _options() -> argparse.Namespace:
    parser, gathering = TEACHING.parser(__doc__, gather)
    gathering.add_argument("--drawn", type=int, default=60)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
