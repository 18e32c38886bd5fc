"""The network: a few convolutions over a close picture; what they saw is told in three numbers."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import halved
from vision.lumps.size_reader import LEAST_LN_VARIANCE, MOST_LN_VARIANCE, PLANES

WIDTHS = (16, 28, 40, 56)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
SAID = 48
"""Numbers in which all that was seen is put together."""
FORGOTTEN = 0.3
"""Share of them that is left out at a time while it is taught."""
TOLD = 3
STRAY = 0.1
"""Errors of ln of a volume count by their square up to here, beyond by themselves."""
SPREAD_COUNTS = 0.05
"""Weight of the variance: what is told comes first."""
NONE_COUNTS = 0.1
"""Weight of whether it is a missile."""


class Net(nn.Module):
    """(n, PLANES, s, s) to (n, 3, 1, 1): ln of more, ln of its variance, ln odds of a missile."""

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
    """Of what is told (n, 3, 1, 1) and what is true (n, 2), as `CloseExamples` has it."""
    more, spread, odds = told[:, :, 0, 0].unbind(1)
    spread = spread.clamp(LEAST_LN_VARIANCE, MOST_LN_VARIANCE)
    missile = truth[:, 1]
    robust = functional.smooth_l1_loss(more, truth[:, 0], beta=STRAY, reduction="none")
    likelihood = 0.5 * ((more - truth[:, 0]) ** 2 * torch.exp(-spread) + spread)
    size = (missile * (robust + SPREAD_COUNTS * likelihood)).sum() / missile.sum().clamp(min=1)
    return size + NONE_COUNTS * functional.binary_cross_entropy_with_logits(odds, missile)
