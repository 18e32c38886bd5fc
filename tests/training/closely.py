"""What networks that look closely have in common: how they are taught, and written to ship."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset

from tests.training.options import Run, export_way, parser_of, train_way, way
from tests.training.packing import ship
from tests.training.running_mean import Training
from tests.worlds.cache import folder

BATCH = 48

Examples: TypeAlias = IterableDataset[tuple[np.ndarray, np.ndarray]]


@dataclass(frozen=True)
class Teaching:
    """How one network is taught.

    Attributes:
        net: Makes a new one.
        loss: Of what it tells, and the truth.
        examples: Planes and truth without end, by a seed.
        planes: How many it is given.
        side_px: Width and height of each.
        steps: In all, unless told.
        checkpoint: Its name in the cache, unless told.
    """

    net: Callable[[], nn.Module]
    loss: Callable[[Tensor, Tensor], Tensor]
    examples: Callable[[int], Examples]
    planes: int
    side_px: int
    steps: int
    checkpoint: str

    def parser(self, told: str | None, gather: Run) -> tuple[ArgumentParser, ArgumentParser]:
        """The parser of all ways, and that of gathering, for more options."""
        parser, ways = parser_of(told, self.checkpoint, rate=2e-3)
        gathering = way(ways, "gather", gather)
        train_way(ways, self.train, steps=self.steps, every=200)
        export_way(ways, self.export)
        return parser, gathering

    def train(self, options: Namespace) -> None:
        """Teaches until so many steps in all are done."""
        torch.set_num_threads(options.threads)
        training = self._training(options)
        training.run(DataLoader(self.examples(training.step), BATCH, num_workers=1), options)

    def export(self, options: Namespace) -> None:
        """Writes the running mean as an ONNX file."""
        ship(self._training(options).mean, self.planes, self.side_px, options.file)

    def _training(self, options: Namespace) -> Training:
        return Training(self.net, self.loss, folder() / options.checkpoint, options.rate)
