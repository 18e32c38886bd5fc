"""The network that reads a hull: how much of it is no clay, and on how many parts it stands."""

import torch
from torch import Tensor, nn

LEVELS = 40
"""Layers of the hull from the ground up; they are the picture's channels."""
FEATURES = 16
CHANCES = 10
"""What is known besides: the hull's features, and chances of 0 to 9 legs by its islands."""
MOST_OFF = 3.0
"""A feature counts as no further than so many standard deviations from what was taught."""
MOST_LEGS = 9


def block(inside: int, outside: int, stride: int = 1) -> nn.Sequential:
    """Look around each channel by itself, then mix the channels."""
    return nn.Sequential(
        nn.Conv2d(inside, inside, 3, stride, 1, groups=inside, bias=False),
        nn.BatchNorm2d(inside),
        nn.Conv2d(inside, outside, 1, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Net(nn.Module):
    """(n, 40, 48, 48) and (n, 26) to (n, 2 + 10): excess, ln of its sigma, legs 0 to 9."""

    mean: Tensor
    scale: Tensor

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("scale", torch.ones(FEATURES))
        self.stem = nn.Sequential(
            nn.Conv2d(LEVELS, width, 3, 2, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(True)
        )
        self.look = nn.Sequential(
            block(width, width), block(width, 2 * width, 2), block(2 * width, 2 * width),
            block(2 * width, 3 * width, 2), block(3 * width, 3 * width),
        )  # fmt: skip
        self.tell = nn.Sequential(
            nn.Linear(6 * width + FEATURES + CHANCES, 96), nn.ReLU(True), nn.Dropout(0.2),
            nn.Linear(96, 2 + MOST_LEGS + 1),
        )  # fmt: skip

    def forward(self, cells: Tensor, numbers: Tensor) -> Tensor:
        deep = self.look(self.stem(cells))
        scaled = ((numbers[:, :FEATURES] - self.mean) / self.scale).clamp(-MOST_OFF, MOST_OFF)
        chances = numbers[:, FEATURES:]
        pooled = torch.cat([deep.mean((2, 3)), deep.amax((2, 3)), scaled, chances], dim=1)
        told: Tensor = self.tell(pooled)
        return told


class Told(nn.Module):
    """The network as it ships: legs as chances that add up to 1."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, cells: Tensor, numbers: Tensor) -> Tensor:
        told = self.net(cells, numbers)
        return torch.cat([told[:, :2], told[:, 2:].softmax(1)], dim=1)
