"""The network: a few convolutions over a close picture, which classify it into four kinds."""

from torch import Tensor
from torch.nn import functional

from tests.training.net_parts import CloseLook
from vision.figures.spot_reader import KINDS, PLANES, SIDE_PX

WIDTHS = (14, 24, 40, 48)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
NARROW = 12
"""Channels of the feature map before the last layers, which keep every cell apart: place
matters."""


class Net(CloseLook):
    """Maps (n, PLANES, s, s) to logits (n, KINDS, 1, 1), as `spot_reader` reads them."""

    def __init__(self) -> None:
        super().__init__(PLANES, SIDE_PX, WIDTHS, NARROW, KINDS)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the logits (n, KINDS, 1, 1) against the true kinds (n,)."""
    return functional.cross_entropy(told[:, :, 0, 0], truth.long())
