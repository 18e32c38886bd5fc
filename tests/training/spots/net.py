"""The network: a few layers over a close picture; which of four things it shows."""

from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import halved, plain
from vision.figures.spot_reader import KINDS, PLANES, SIDE_PX

WIDTHS = (14, 24, 40, 48)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
NARROW = 12
"""Channels whose every cell is looked at for itself in the end: where something is matters."""
SAID = 32
"""Numbers in which all that was seen is put together."""
FORGOTTEN = 0.2
"""Share of them that is left out at a time while it is taught."""


class Net(nn.Module):
    """(n, PLANES, s, s) to (n, KINDS, 1, 1), as `spot_reader` reads them."""

    def __init__(self) -> None:
        super().__init__()
        cells = SIDE_PX // 2 ** (len(WIDTHS) - 1)
        self.seen = nn.Sequential(halved(PLANES, WIDTHS), plain(WIDTHS[-1], NARROW, 1))
        self.told = nn.Sequential(
            nn.Conv2d(NARROW, SAID, cells),
            nn.ReLU(inplace=True),
            nn.Dropout(FORGOTTEN),
            nn.Conv2d(SAID, KINDS, 1),
        )

    def forward(self, x: Tensor) -> Tensor:
        told: Tensor = self.told(self.seen(x))
        return told


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Of what is told (n, KINDS, 1, 1) and which of these it is (n,)."""
    return functional.cross_entropy(told[:, :, 0, 0], truth.long())
