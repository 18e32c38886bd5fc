"""The network: encoder to a sixteenth and decoder to a quarter, with detections for each cell."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import Room, Separable, Up, plain

WIDTHS = (14, 28, 44, 72)
"""Channels at a half, a quarter, an eighth and a sixteenth of the picture."""
PLANES = 5
KINDS, TOLD = 3, 7
"""Number of heat maps, one per kind, and of all outputs, with offset (2) and heading (2)."""
RARE = -3.0
"""Initial log-odds of a middle in any cell."""
KIND_WEIGHTS = (1.0, 1.0, 2.0)
"""How much the middle of a standing figure, a fallen one and a ball counts: balls are few, and one
that is missed stops the play."""
WEIGHTS = {"heat": 1.0, "offset": 0.5, "heading": 0.3}


class Net(nn.Module):
    """Maps (n, 5, s, s) to (n, 7, s / 4, s / 4): log-odds of three kinds, offset and heading."""

    def __init__(self) -> None:
        super().__init__()
        half, quarter, eighth, sixteenth = WIDTHS
        self.stem = plain(PLANES, half, 5, 2)
        self.at_half = Separable(half, half)
        self.at_quarter = nn.Sequential(Separable(half, quarter, 2), Separable(quarter, quarter))
        self.at_eighth = nn.Sequential(
            Separable(quarter, eighth, 2), Separable(eighth, eighth), Separable(eighth, eighth)
        )
        self.at_sixteenth = nn.Sequential(
            Separable(eighth, sixteenth, 2),
            *(Separable(sixteenth, sixteenth, side=5) for _ in range(3)),
            Room(sixteenth),
            Separable(sixteenth, sixteenth),
        )
        self.to_eighth = Up(sixteenth, eighth)
        self.to_quarter = Up(eighth, quarter)
        self.told = nn.Sequential(plain(quarter, 32), nn.Conv2d(32, TOLD, 1))
        with torch.no_grad():
            self.told[-1].bias[:KINDS] = RARE

    def forward(self, x: Tensor) -> Tensor:
        quarter = self.at_quarter(self.at_half(self.stem(x)))
        eighth = self.at_eighth(quarter)
        up = self.to_quarter(self.to_eighth(self.at_sixteenth(eighth), eighth), quarter)
        told: Tensor = self.told(up)
        return told


class Shipped(nn.Module):
    """The network with its log-odds turned into scores from 0 to 1."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, x: Tensor) -> Tensor:
        told = self.net(x)
        return torch.cat([told[:, :KINDS].sigmoid(), told[:, KINDS:]], 1)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, 7, h, w) against the targets of examples.py (n, 9, h, w)."""
    off = functional.smooth_l1_loss(told[:, 3:5], truth[:, 4:6], beta=0.3, reduction="none")
    turned = (told[:, 5:7] - truth[:, 7:9]) ** 2
    parts = {
        "heat": _heat(told[:, :3], truth[:, :3]),
        "offset": _masked(off, truth[:, 3:4]),
        "heading": _masked(turned, truth[:, 6:7]),
    }
    return sum((WEIGHTS[name] * part for name, part in parts.items()), torch.zeros(()))


def _heat(odds: Tensor, heat: Tensor) -> Tensor:
    """The focal loss of CenterNet (Zhou, Wang, Krähenbühl 2019, formula 1), per middle."""
    share = odds.sigmoid().clamp(1e-5, 1 - 1e-5)
    there = (heat == 1).float()
    hit = there * heat.new_tensor(KIND_WEIGHTS).view(1, -1, 1, 1) * (1 - share) ** 2 * share.log()
    miss = (1 - there) * (1 - heat) ** 4 * share**2 * (1 - share).log()
    return -(hit + miss).sum() / there.sum().clamp(min=1)


def _masked(error: Tensor, where: Tensor) -> Tensor:
    return (error * where).sum() / (where.sum() * error.shape[1]).clamp(min=1)
