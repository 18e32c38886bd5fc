"""The network: encoder and decoder, with a last layer that refines the outline at full size."""

import torch
from torch import Tensor, nn

from tests.training.net_parts import WIDTHS, DownAndUp, plain
from vision.clay.outline_reader import PLANES

FINE = 10
"""Number of feature channels at full size, beside the input's planes."""


class Net(DownAndUp):
    """Maps (n, 8, s, s) to log-odds of clay, (n, 1, s, s)."""

    def __init__(self) -> None:
        super().__init__(PLANES)
        self.narrow = plain(WIDTHS[0], FINE, 1)
        self.draw = nn.Sequential(plain(FINE + PLANES, FINE), nn.Conv2d(FINE, 1, 3, 1, 1))

    def forward(self, x: Tensor) -> Tensor:
        up = self.narrow(self.seen(x))
        up = nn.functional.interpolate(up, scale_factor=2.0, mode="bilinear", align_corners=False)
        odds: Tensor = self.draw(torch.cat([up, x], 1))
        return odds
