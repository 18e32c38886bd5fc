"""The network: a few convolutions over a close picture of a base, and four outputs."""

import torch
from torch import Tensor
from torch.nn import functional

from tests.training.net_parts import CloseLook
from vision.figures.place_reader import LEAST_LN_VARIANCE, MOST_LN_VARIANCE, PLANES, SIDE_PX

WIDTHS = (16, 28, 40, 40)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
NARROW = 10
"""Channels of the feature map before the last layers, which keep every cell apart: place
matters."""
TOLD = 4
STRAY_PX = 1.0
"""Pixels of error up to which the loss is quadratic; beyond it is linear."""
SPREAD_COUNTS = 0.1
"""Weight of the variances' likelihood in the loss: the place matters more."""


class Net(CloseLook):
    """Maps (n, PLANES, s, s) to (n, 4, 1, 1).

    The outputs are the offset of the base's middle from the picture's, column and row in pixels,
    and ln of the variance of each.
    """

    def __init__(self) -> None:
        super().__init__(PLANES, SIDE_PX, WIDTHS, NARROW, TOLD)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, 4, 1, 1) against the true offsets of the middle (n, 2), pixels."""
    at, spread = told[:, :2, 0, 0], told[:, 2:, 0, 0].clamp(LEAST_LN_VARIANCE, MOST_LN_VARIANCE)
    robust = functional.smooth_l1_loss(at, truth, beta=STRAY_PX)
    likelihood = 0.5 * ((at.detach() - truth) ** 2 * torch.exp(-spread) + spread)
    return robust + SPREAD_COUNTS * likelihood.mean()
