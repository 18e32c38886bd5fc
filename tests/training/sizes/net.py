"""The network: a few convolutions over a close picture, and three outputs."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import halved
from vision.lumps.size_reader import LEAST_LN_VARIANCE, MOST_LN_VARIANCE, PLANES

WIDTHS = (16, 28, 40, 56)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
SAID = 48
"""Width of the hidden layer after the feature map."""
FORGOTTEN = 0.3
"""Dropout rate of that layer."""
TOLD = 3
STRAY = 0.1
"""Error of the ln of a volume up to which the loss is quadratic; beyond it is linear."""
SPREAD_COUNTS = 0.05
"""Weight of the variance's likelihood in the loss: the volume matters more."""
NONE_COUNTS = 0.1
"""Weight in the loss of whether it is a missile."""


class Net(nn.Module):
    """Maps (n, PLANES, s, s) to (n, 3, 1, 1).

    The outputs are the correction of ln of the volume, ln of its variance, and log-odds of a
    missile.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seen = halved(PLANES, WIDTHS)
        self.told = nn.Sequential(
            nn.Conv2d(WIDTHS[-1], SAID, 1),
            nn.ReLU(inplace=True),
            nn.Dropout(FORGOTTEN),
            nn.Conv2d(SAID, TOLD, 1),
        )

    def forward(self, x: Tensor) -> Tensor:
        told: Tensor = self.told(self.seen(x).mean(dim=(2, 3), keepdim=True))
        return told


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, 3, 1, 1) against the truth (n, 2) of `CloseExamples`."""
    more, spread, odds = told[:, :, 0, 0].unbind(1)
    spread = spread.clamp(LEAST_LN_VARIANCE, MOST_LN_VARIANCE)
    missile = truth[:, 1]
    robust = functional.smooth_l1_loss(more, truth[:, 0], beta=STRAY, reduction="none")
    likelihood = 0.5 * ((more - truth[:, 0]) ** 2 * torch.exp(-spread) + spread)
    size = (missile * (robust + SPREAD_COUNTS * likelihood)).sum() / missile.sum().clamp(min=1)
    return size + NONE_COUNTS * functional.binary_cross_entropy_with_logits(odds, missile)
