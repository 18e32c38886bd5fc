"""The network: encoder to a sixteenth and decoder to half size, with outputs about each missile."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import Separable, Up, plain
from vision.lumps.pile_window import PLANES

WIDTHS = (16, 26, 44, 60)
"""Channels at a half, a quarter, an eighth and a sixteenth of the window."""
TOLD = 6
"""Number of outputs per cell: log-odds of clay, offset (2) to the missile's middle, ln of its
volume, ln of the variance of that, and edge of a missile."""


class Net(nn.Module):
    """Maps (n, 9, h, w) to (n, 6, h / 2, w / 2)."""

    def __init__(self) -> None:
        super().__init__()
        half, quarter, eighth, sixteenth = WIDTHS
        self.stem = plain(PLANES, half, 5, 2)
        self.at_half = Separable(half, half)
        self.at_quarter = nn.Sequential(Separable(half, quarter, 2), Separable(quarter, quarter))
        self.at_eighth = nn.Sequential(
            Separable(quarter, eighth, 2),
            Separable(eighth, eighth, side=5),
            Separable(eighth, eighth),
        )
        self.at_sixteenth = nn.Sequential(
            Separable(eighth, sixteenth, 2),
            *(Separable(sixteenth, sixteenth, side=5) for _ in range(2)),
        )
        self.to_eighth = Up(sixteenth, eighth)
        self.to_quarter = Up(eighth, quarter)
        self.to_half = Up(quarter, half)
        self.told = nn.Sequential(plain(half, 24), nn.Conv2d(24, TOLD, 1))

    def forward(self, x: Tensor) -> Tensor:
        half = self.at_half(self.stem(x))
        quarter = self.at_quarter(half)
        eighth = self.at_eighth(quarter)
        up = self.to_eighth(self.at_sixteenth(eighth), eighth)
        told: Tensor = self.told(self.to_half(self.to_quarter(up, quarter), half))
        return told


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, 6, h, w) against the targets of examples.py (n, 5, h, w)."""
    clay = functional.binary_cross_entropy_with_logits(told[:, 0], truth[:, 0], reduction="none")
    inside = truth[:, 1] > 0
    spread = told[:, 4].clamp(-6, 3)
    volume = (told[:, 3] - truth[:, 4]) ** 2 * torch.exp(-spread) + spread
    off = functional.smooth_l1_loss(told[:, 1:3], truth[:, 2:4], beta=0.2, reduction="none").sum(1)
    edge = functional.binary_cross_entropy_with_logits(told[:, 5], _edges(truth), reduction="none")
    count = inside.sum().clamp(min=1)
    return (
        20 * clay.mean()
        + 2.0 * (off * inside).sum() / count
        + 0.25 * (volume * inside).sum() / count
        + 5 * edge.mean()
    )


def _edges(truth: Tensor) -> Tensor:
    """1 where a cell's neighbour to the right or below belongs to another missile, else 0."""
    owner = truth[:, 4] * (truth[:, 1] > 0)
    other = torch.zeros_like(owner)
    both = owner[:, :, 1:] * owner[:, :, :-1] != 0
    other[:, :, 1:] = torch.maximum(
        other[:, :, 1:], (both & (owner[:, :, 1:] != owner[:, :, :-1])).float()
    )
    both = owner[:, 1:] * owner[:, :-1] != 0
    other[:, 1:] = torch.maximum(other[:, 1:], (both & (owner[:, 1:] != owner[:, :-1])).float())
    return other
