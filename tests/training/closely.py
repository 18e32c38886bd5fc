"""Training and export that the networks for close pictures share."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset

from tests.training.options import Run, export_way, may_go_on, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.running_mean import Training
from tests.training.unpacking import go_on_from
from tests.worlds.cache import folder

BATCH = 48
"""Number of examples in a batch."""

Examples: TypeAlias = IterableDataset[tuple[np.ndarray, np.ndarray]]


@dataclass(frozen=True)
class Teaching:
    """How a network is trained.

    Attributes:
        net: Makes an untrained network.
        loss: Of the network's outputs and the truth.
        examples: Gives an endless stream of inputs and truths for a seed.
        planes: Number of input planes.
        side_px: Width and height of each.
        steps: Default of the total number of steps.
        checkpoint: Default of the checkpoint's name in the cache.
    """

    net: Callable[[], nn.Module]
    loss: Callable[[Tensor, Tensor], Tensor]
    examples: Callable[[int], Examples]
    planes: int
    side_px: int
    steps: int
    checkpoint: str

    def parser(self, told: str | None, gather: Run) -> tuple[ArgumentParser, ArgumentParser]:
        """The parser of all subcommands, and that of `gather`, to which options may be added."""
        parser, ways = parser_of(told, self.checkpoint, rate=2e-3)
        gathering = way(ways, "gather", gather)
        may_go_on(train_way(ways, self.train, steps=self.steps, every=200))
        export_way(ways, self.export)
        return parser, gathering

    def train(self, options: Namespace) -> None:
        """Train until the total number of steps in `options` is reached."""
        torch.set_num_threads(options.threads)
        training = self._training(options)
        go_on_from(options.onward, training, self.examples(0))
        training.run(DataLoader(self.examples(training.step), BATCH, num_workers=1), options)

    def export(self, options: Namespace) -> None:
        """Export the running mean of the weights as an ONNX file."""
        ship(self._training(options).mean, self.planes, self.side_px, options.file)

    def _training(self, options: Namespace) -> Training:
        return Training(self.net, self.loss, folder() / options.checkpoint, options.rate)
