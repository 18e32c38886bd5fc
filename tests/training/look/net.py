"""The network: down to a sixteenth and up to a half again, with separable convolutions."""

import torch
from torch import Tensor, nn
from torch.nn import functional as F

WIDTHS = (16, 28, 48, 80)
"""Channels at a half, a quarter, an eighth and a sixteenth of the picture."""


def plain(
    inside: int, outside: int, side: int = 3, stride: int = 1, groups: int = 1
) -> nn.Sequential:
    """A convolution, its normalisation and a rectifier."""
    return nn.Sequential(
        nn.Conv2d(inside, outside, side, stride, side // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outside),
        nn.ReLU(inplace=True),
    )


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
        up = F.interpolate(self.narrow(x), scale_factor=2.0, mode="bilinear", align_corners=False)
        out: Tensor = self.mix(up + seen)
        return out


class Net(nn.Module):
    """(n, 7, 240, 320) to scores (n, 5, 120, 160)."""

    def __init__(self, classes: int = 5) -> None:
        super().__init__()
        half, quarter, eighth, sixteenth = WIDTHS
        self.stem = plain(7, half, 5, 2)
        self.at_quarter = nn.Sequential(Separable(half, quarter, 2), Separable(quarter, quarter))
        self.at_eighth = nn.Sequential(
            Separable(quarter, eighth, 2), Separable(eighth, eighth), Separable(eighth, eighth)
        )
        self.at_sixteenth = nn.Sequential(
            Separable(eighth, sixteenth, 2),
            *(Separable(sixteenth, sixteenth, side=5) for _ in range(4)),
            Room(sixteenth),
            Separable(sixteenth, sixteenth),
        )
        self.to_eighth = Up(sixteenth, eighth)
        self.to_quarter = Up(eighth, quarter)
        self.to_half = Up(quarter, half)
        self.tell = nn.Conv2d(half, classes, 1)

    def forward(self, x: Tensor) -> Tensor:
        half = self.stem(x)
        quarter = self.at_quarter(half)
        eighth = self.at_eighth(quarter)
        deep = self.at_sixteenth(eighth)
        up = self.to_half(self.to_quarter(self.to_eighth(deep, eighth), quarter), half)
        scores: Tensor = self.tell(up)
        return scores
