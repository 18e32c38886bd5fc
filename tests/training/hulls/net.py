"""The network that reads a hull: the hull's excess over the clay's volume, and number of legs."""

import torch
from torch import Tensor, nn

LEVELS = 40
"""Number of horizontal layers of the hull, from the ground up; they are the input's channels."""
FEATURES = 16
CHANCES = 10
"""Numbers of the additional inputs: `FEATURES` of the hull, and `CHANCES` of 0 to 9 legs by its
islands."""
MOST_OFF = 3.0
"""Features are clipped to this many standard deviations from the training data's mean."""
MOST_LEGS = 9


def block(inside: int, outside: int, stride: int = 1) -> nn.Sequential:
    """A depthwise separable convolution."""
    return nn.Sequential(
        nn.Conv2d(inside, inside, 3, stride, 1, groups=inside, bias=False),
        nn.BatchNorm2d(inside),
        nn.Conv2d(inside, outside, 1, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


class Net(nn.Module):
    """Maps cells (n, 40, 48, 48) and numbers (n, 26) to (n, 12).

    The outputs are the excess, ln of its sigma, and logits of 0 to 9 legs.
    """

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
    """The network as it ships, with the logits of legs turned into probabilities."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, cells: Tensor, numbers: Tensor) -> Tensor:
        told = self.net(cells, numbers)
        return torch.cat([told[:, :2], told[:, 2:].softmax(1)], dim=1)
