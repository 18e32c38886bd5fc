"""Parts of networks that tell something of each pixel: down with a taught trunk, and up again."""

from collections.abc import Sequence
from typing import Self

import torch
from torch import Tensor, nn

from tests.training.trunk import WIDTHS as SEEN
from tests.training.trunk import Trunk

WIDTHS = (20, 28, 48)
"""Channels on the way up, at a half, a quarter and an eighth of the picture."""


SAID = 32
"""Numbers in which a close look puts together all that was seen."""
FORGOTTEN = 0.2
"""Share of them that is left out at a time while it is taught."""


def plain(
    inside: int, outside: int, side: int = 3, stride: int = 1, groups: int = 1
) -> nn.Sequential:
    """A convolution, its normalisation and a rectifier."""
    return nn.Sequential(
        nn.Conv2d(inside, outside, side, stride, side // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


def halved(inside: int, widths: Sequence[int]) -> nn.Sequential:
    """Two convolutions at the whole picture, two at a half of it, and so on, each so wide."""
    layers: list[nn.Module] = []
    for k, width in enumerate(widths):
        layers += [nn.MaxPool2d(2)] if k else []
        layers += [plain(inside, width), plain(width, width)]
        inside = width
    return nn.Sequential(*layers)


class CloseLook(nn.Module):
    """(n, planes, s, s) to (n, told, 1, 1): a few layers over a close picture; in the end every
    cell is looked at for itself, as it matters where something is.

    Args:
        planes: How many it is given.
        side_px: Width and height of each.
        widths: Channels at the whole, a half, a quarter and so on of the picture.
        narrow: Channels whose every cell is looked at.
        told: Numbers that it tells.
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
    """Widen, look around each channel by itself, narrow; added to what came in where it fits."""

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
    """Tells every place what the whole picture is like: its light, its ground, its lens."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.tell = nn.Sequential(
            nn.Conv2d(width, width, 1), nn.ReLU(inplace=True), nn.Conv2d(width, width, 1)
        )

    def forward(self, x: Tensor) -> Tensor:
        return x * torch.sigmoid(self.tell(x.mean(dim=(2, 3), keepdim=True)))


class Up(nn.Module):
    """Twice as fine, joined with what was seen on the way down."""

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
    """A picture's planes (n, planes, h, w) to what is seen at a half of it, (n, 20, h / 2, w / 2).

    Args:
        planes: Of the input; the first three are blue, green and red.
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
        """What is seen at a half of the picture."""
        half, quarter, eighth, deep = self.trunk(x)
        up = self.again(self.to_eighth(self.room(deep), self.from_eighth(eighth)))
        up = self.to_quarter(up, self.from_quarter(quarter))
        out: Tensor = self.to_half(up, self.from_half(half))
        return out

    @classmethod
    def begun(cls) -> Self:
        """A network that is not taught yet but for its trunk, which has seen photographs."""
        net = cls()  # type: ignore[call-arg]  # each tells its planes itself
        net.trunk.begin_with_photographs()
        return net
