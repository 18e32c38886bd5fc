"""The network: down to a sixteenth with a taught trunk, and up again to full size."""

import torch
from torch import Tensor, nn

from tests.training.look.net import Room, Separable, Up, plain
from tests.training.trunk import WIDTHS as SEEN
from tests.training.trunk import Trunk
from vision.clay.outline_reader import PLANES

WIDTHS = (20, 28, 48)
"""Channels on the way up, at a half, a quarter and an eighth of the picture."""
FINE = 10
"""Channels beside the picture's own planes where edges are drawn, at full size."""


class Net(nn.Module):
    """(n, 8, s, s) to ln of the odds of clay, (n, 1, s, s)."""

    def __init__(self) -> None:
        super().__init__()
        half, quarter, eighth = WIDTHS
        self.trunk = Trunk(PLANES)
        self.from_half = plain(SEEN[0], half, 1)
        self.from_quarter = plain(SEEN[1], quarter, 1)
        self.from_eighth = plain(SEEN[2], eighth, 1)
        self.room = Room(SEEN[3])
        self.to_eighth = Up(SEEN[3], eighth)
        self.again = Separable(eighth, eighth, side=5)
        self.to_quarter = Up(eighth, quarter)
        self.to_half = Up(quarter, half)
        self.narrow = plain(half, FINE, 1)
        self.draw = nn.Sequential(plain(FINE + PLANES, FINE), nn.Conv2d(FINE, 1, 3, 1, 1))

    def forward(self, x: Tensor) -> Tensor:
        half, quarter, eighth, deep = self.trunk(x)
        up = self.again(self.to_eighth(self.room(deep), self.from_eighth(eighth)))
        up = self.to_quarter(up, self.from_quarter(quarter))
        up = self.narrow(self.to_half(up, self.from_half(half)))
        up = nn.functional.interpolate(up, scale_factor=2.0, mode="bilinear", align_corners=False)
        odds: Tensor = self.draw(torch.cat([up, x], 1))
        return odds
