"""The network: a few convolutions over a close picture; which of four things it shows."""

from torch import Tensor
from torch.nn import functional

from tests.training.net_parts import CloseLook
from vision.figures.spot_reader import KINDS, PLANES, SIDE_PX

WIDTHS = (14, 24, 40, 48)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
NARROW = 12
"""Channels whose every cell is looked at for itself in the end: where something is matters."""


class Net(CloseLook):
    """(n, PLANES, s, s) to (n, KINDS, 1, 1), as `spot_reader` reads them."""

    def __init__(self) -> None:
        super().__init__(PLANES, SIDE_PX, WIDTHS, NARROW, KINDS)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Of what is told (n, KINDS, 1, 1) and which of these it is (n,)."""
    return functional.cross_entropy(told[:, :, 0, 0], truth.long())
