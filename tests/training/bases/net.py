"""The network: a few layers over a close picture; where the base's middle is, in four numbers."""

import torch
from torch import Tensor
from torch.nn import functional

from tests.training.net_parts import CloseLook
from vision.figures.base_reader import LEAST_LN_VARIANCE, MOST_LN_VARIANCE, PLANES, SIDE_PX

WIDTHS = (16, 28, 40, 40)
"""Channels at the whole, a half, a quarter and an eighth of the picture."""
NARROW = 10
"""Channels whose every cell is looked at for itself in the end: where something is matters."""
TOLD = 4
STRAY_PX = 1.0
"""Errors count by their square up to here, beyond by themselves."""
SPREAD_COUNTS = 0.1
"""Weight of the variances: what is told comes first."""


class Net(CloseLook):
    """(n, PLANES, s, s) to (n, 4, 1, 1): the middle's column and row beside the picture's, pixels,
    and ln of the variance of either."""

    def __init__(self) -> None:
        super().__init__(PLANES, SIDE_PX, WIDTHS, NARROW, TOLD)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Of what is told (n, 4, 1, 1) and where the middle is (n, 2), pixels."""
    at, spread = told[:, :2, 0, 0], told[:, 2:, 0, 0].clamp(LEAST_LN_VARIANCE, MOST_LN_VARIANCE)
    robust = functional.smooth_l1_loss(at, truth, beta=STRAY_PX)
    likelihood = 0.5 * ((at.detach() - truth) ** 2 * torch.exp(-spread) + spread)
    return robust + SPREAD_COUNTS * likelihood.mean()
