"""Building blocks of networks: encoder and decoder for dense outputs, and a close-up classifier."""

from collections.abc import Sequence
from typing import Self

import torch
from torch import Tensor, nn

from tests.training.trunk import WIDTHS as SEEN
from tests.training.trunk import Trunk

WIDTHS = (20, 28, 48)
"""Channels on the way up, at a half, a quarter and an eighth of the picture."""


SAID = 32
"""Width of the hidden layer after the feature map of a `CloseLook`."""
FORGOTTEN = 0.2
"""Dropout rate of that layer."""


def plain(
    inside: int, outside: int, side: int = 3, stride: int = 1, groups: int = 1
) -> nn.Sequential:
    """A convolution, batch normalisation and ReLU."""
    return nn.Sequential(
        nn.Conv2d(inside, outside, side, stride, side // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


def halved(inside: int, widths: Sequence[int]) -> nn.Sequential:
    """Two convolutions at full size, two at half size and so on; `widths` are their channels."""
    layers: list[nn.Module] = []
    for k, width in enumerate(widths):
        layers += [nn.MaxPool2d(2)] if k else []
        layers += [plain(inside, width), plain(width, width)]
        inside = width
    return nn.Sequential(*layers)


class CloseLook(nn.Module):
    """A small network over a close picture: maps (n, planes, s, s) to (n, told, 1, 1).

    The last layers have separate weights for every cell of the feature map instead of pooling, as
    it matters where something is.

    Args:
        planes: Number of input planes.
        side_px: Width and height of the input.
        widths: Channels at full size, half size, a quarter and so on.
        narrow: Channels of the feature map before the last layers.
        told: Number of outputs.
    """

    def __init__(
        self, planes: int, side_px: int, widths: Sequence[int], narrow: int, told: int
    ) -> None:
        super().__init__()
        cells = side_px // 2 ** (len(widths) - 1)
        self.seen = nn.Sequential(halved(planes, widths), plain(widths[-1], narrow, 1))
        self.told = nn.Sequential(
            nn.Conv2d(narrow, SAID, cells),
            nn.ReLU(inplace=True),
            nn.Dropout(FORGOTTEN),
            nn.Conv2d(SAID, told, 1),
        )

    def forward(self, x: Tensor) -> Tensor:
        told: Tensor = self.told(self.seen(x))
        return told


class Separable(nn.Module):
    """An inverted residual block: expand, depthwise convolution, project; added if shapes match."""

    def __init__(self, inside: int, outside: int, stride: int = 1, side: int = 3) -> None:
        super().__init__()
        wide = inside * 2
        self.path = nn.Sequential(
            plain(inside, wide, 1),
            plain(wide, wide, side, stride, groups=wide),
            nn.Conv2d(wide, outside, 1, bias=False),
            nn.BatchNorm2d(outside),
        )
        self.adds = stride == 1 and inside == outside

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.path(x)
        return x + out if self.adds else out


class Room(nn.Module):
    """Squeeze-and-excitation: scales channels by the whole picture's mean (light, ground, lens)."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.tell = nn.Sequential(
            nn.Conv2d(width, width, 1), nn.ReLU(inplace=True), nn.Conv2d(width, width, 1)
        )

    def forward(self, x: Tensor) -> Tensor:
        return x * torch.sigmoid(self.tell(x.mean(dim=(2, 3), keepdim=True)))


class Up(nn.Module):
    """Upsamples by two and adds the encoder's features of that size."""

    def __init__(self, coarse: int, fine: int) -> None:
        super().__init__()
        self.narrow = plain(coarse, fine, 1)
        self.mix = Separable(fine, fine)

    def forward(self, x: Tensor, seen: Tensor) -> Tensor:
        up = nn.functional.interpolate(
            self.narrow(x), scale_factor=2.0, mode="bilinear", align_corners=False
        )
        out: Tensor = self.mix(up + seen)
        return out


class DownAndUp(nn.Module):
    """Encoder and decoder: maps (n, planes, h, w) to features at half size, (n, 20, h / 2, w / 2).

    Args:
        planes: Number of input planes; the first three are blue, green and red.
    """

    def __init__(self, planes: int) -> None:
        super().__init__()
        half, quarter, eighth = WIDTHS
        self.trunk = Trunk(planes)
        self.from_half = plain(SEEN[0], half, 1)
        self.from_quarter = plain(SEEN[1], quarter, 1)
        self.from_eighth = plain(SEEN[2], eighth, 1)
        self.room = Room(SEEN[3])
        self.to_eighth = Up(SEEN[3], eighth)
        self.again = Separable(eighth, eighth, side=5)
        self.to_quarter = Up(eighth, quarter)
        self.to_half = Up(quarter, half)

    def seen(self, x: Tensor) -> Tensor:
        """The features at half size."""
        half, quarter, eighth, deep = self.trunk(x)
        up = self.again(self.to_eighth(self.room(deep), self.from_eighth(eighth)))
        up = self.to_quarter(up, self.from_quarter(quarter))
        out: Tensor = self.to_half(up, self.from_half(half))
        return out

    @classmethod
    def begun(cls) -> Self:
        """An untrained network whose trunk has the weights pretrained on photographs."""
        net = cls()  # type: ignore[call-arg]  # subclasses know their planes
        net.trunk.begin_with_photographs()
        return net
