"""The network: down to a sixteenth and up again to the picture's own pixels."""

import torch
from torch import Tensor, nn

from tests.training.look.net import Room, Separable, Up, plain
from vision.clay.outline_reader import PLANES

WIDTHS = (16, 32, 56, 88)
"""Channels at a half, a quarter, an eighth and a sixteenth of the picture."""
FINE = 10
"""Channels beside the picture's own planes where edges are drawn, at full size."""


class Net(nn.Module):
    """(n, 7, s, s) to ln of the odds of clay, (n, 1, s, s)."""

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
        self.to_half = Up(quarter, half)
        self.narrow = plain(half, FINE, 1)
        self.draw = nn.Sequential(plain(FINE + PLANES, FINE), nn.Conv2d(FINE, 1, 3, 1, 1))

    def forward(self, x: Tensor) -> Tensor:
        half = self.at_half(self.stem(x))
        quarter = self.at_quarter(half)
        eighth = self.at_eighth(quarter)
        deep = self.at_sixteenth(eighth)
        up = self.to_half(self.to_quarter(self.to_eighth(deep, eighth), quarter), half)
        up = nn.functional.interpolate(
            self.narrow(up), scale_factor=2.0, mode="bilinear", align_corners=False
        )
        odds: Tensor = self.draw(torch.cat([up, x], 1))
        return odds
