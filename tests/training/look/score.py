"""Scores of the network on worlds that it was not trained on."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

from tests.training.look.examples import UNKNOWN, World, as_rendered, drawn
from tests.training.look.prints import Prints
from vision.look.look import Kind

ROUNDS: Final = 2
"""Number of different grounds on which each plain grey world is evaluated."""


@dataclass(slots=True)
class Score:
    """A confusion matrix of pixels: rows are true classes, columns predicted ones."""

    told: np.ndarray = field(default_factory=lambda: np.zeros((5, 5), np.int64))

    def add(self, label: np.ndarray, told: np.ndarray) -> None:
        """Add the pixels of one picture."""
        known = label != UNKNOWN
        pairs = 5 * label[known].astype(np.int64) + told[known]
        self.told += np.bincount(pairs, minlength=25).reshape(5, 5)

    def iou(self) -> np.ndarray:
        """Intersection over union of each class."""
        both = np.diag(self.told)
        return np.asarray(both / np.maximum(self.told.sum(0) + self.told.sum(1) - both, 1))

    def line(self) -> str:
        """All figures in one line."""
        each = "  ".join(f"{n.name.lower()} {v:.3f}" for n, v in zip(Kind, self.iou(), strict=True))
        wrong = 1 - np.diag(self.told).sum() / max(self.told.sum(), 1)
        found = self.told[Kind.CLAY, Kind.CLAY] / max(self.told[Kind.CLAY].sum(), 1)
        false = self.told[:, Kind.CLAY].sum() - self.told[Kind.CLAY, Kind.CLAY]
        return (
            f"IoU {each}  wrong {wrong:.3%}  clay found {found:.3f}"
            f"  false clay {false / max(self.told[Kind.CLAY].sum(), 1):.3f} of it"
        )


def held_out(worlds: list[World], grounds: list[Path]) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Inputs and classes for evaluation; the same worlds always give the same pictures."""
    inputs, labels = [], []
    for k, world in enumerate(worlds):
        r = np.random.default_rng(k)
        if world.plain:
            pairs = [drawn(world, r, Prints(r, grounds)) for _ in range(ROUNDS)]
        else:
            with_bare, without, label = as_rendered(world, r)
            pairs = [(with_bare, label), (without, label)]
        inputs += [x for x, _ in pairs]
        labels += [y for _, y in pairs]
    return inputs, labels


@torch.no_grad()
def score(
    net: nn.Module, inputs: list[np.ndarray], labels: list[np.ndarray]
) -> tuple[Score, Score]:
    """The scores with a picture of the empty table, and without one."""
    net.eval()
    with_bare, without = Score(), Score()
    for planes, label in zip(inputs, labels, strict=True):
        told = net(torch.from_numpy(planes[None])).argmax(1)[0].numpy()
        (with_bare if planes[6].any() else without).add(label, told)
    return with_bare, without
