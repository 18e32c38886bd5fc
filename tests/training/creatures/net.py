"""The network: the first part of a pretrained trunk, and layers that read the whole picture."""

from typing import Self

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from tests.training.creatures.examples import VIEWS
from tests.training.net_parts import Separable, plain
from tests.training.trunk import Trunk
from vision.weigh_in.creature_reader import COUNTS_AT, LIMBS_AT, PLANES, SIZE_AT, TOLD

WIDTHS = (56, 80)
"""Channels at a sixteenth and at a thirty-second of the picture."""
TRUNK = 40
"""Channels of the trunk at an eighth of the picture, where it is cut off."""
SMOOTHED = 0.03
"""Label smoothing: share of each truth that is spread over all numbers of legs."""
ALONE = 0.3
"""Weight in the loss of each single picture's outputs, beside the combined ones."""
LN_SIGMA = (-3.0, 1.0)
"""Limits of the ln of the predicted sigma in the loss."""
MOST_SIGMAS = 6.0
"""Number of sigmas at which an error is clipped in the loss."""
FORGOTTEN = 0.3
"""Dropout rate."""


class Net(nn.Module):
    """Maps (n, PLANES, s, s) to outputs for each picture, (n, TOLD, 1, 1).

    In order: logits of 0 to MOST_LEGS legs; ln of the picture's weight beside others of the same
    creature; ln of the clay's volume over the cube of the picture's side, and ln of that number's
    sigma; logits of 0 to MOST_LIMBS other limbs.
    """

    def __init__(self) -> None:
        super().__init__()
        self.trunk = Trunk(PLANES)
        self.trunk.stages = self.trunk.stages[:3]
        self.seen = nn.Sequential(
            Separable(TRUNK, WIDTHS[0], stride=2, side=5),
            Separable(WIDTHS[0], WIDTHS[0], side=5),
            Separable(WIDTHS[0], WIDTHS[1], stride=2, side=5),
            plain(WIDTHS[1], WIDTHS[1], 1),
        )
        self.told = nn.Sequential(nn.Dropout(FORGOTTEN), nn.Conv2d(WIDTHS[1], TOLD, 1))

    def forward(self, x: Tensor) -> Tensor:
        down: Tensor = self.trunk.stem(x)
        for stage in self.trunk.stages:
            down = stage(down)
        whole = self.seen(down).mean(dim=(2, 3), keepdim=True)
        told: Tensor = self.told(whole)
        return told

    @classmethod
    def begun(cls) -> Self:
        """An untrained network whose trunk has the weights pretrained on photographs."""
        net = cls()
        net.trunk.begin_with_photographs()
        return net


def together(told: Tensor) -> Tensor:
    """Outputs (n, views, TOLD) for pictures of the same creature, combined to (n, TOLD)."""
    weights = told[..., COUNTS_AT : COUNTS_AT + 1].softmax(dim=-2)
    both: Tensor = (weights * told).sum(dim=-2)
    return both


def off_by(told: Tensor, sizes: Tensor) -> Tensor:
    """Outputs (..., TOLD) with the size replaced by its error.

    Each picture has its own scale, so only the errors of size can be combined.
    """
    true = torch.zeros_like(told)
    true[..., SIZE_AT] = sizes
    return told - true


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, TOLD, 1, 1) against the truth (n, 3), VIEWS in a row per creature."""
    legs, sizes, limbs = truth.reshape(-1, VIEWS, 3).unbind(dim=-1)
    off = off_by(told[:, :, 0, 0].reshape(-1, VIEWS, told.shape[1]), sizes)
    alone = _surprise(off.flatten(0, 1), legs.flatten(), limbs.flatten())
    return _surprise(together(off), legs[:, 0], limbs[:, 0]) + ALONE * alone


def _surprise(told: Tensor, legs: Tensor, limbs: Tensor) -> Tensor:
    """Negative log-likelihood of legs and limbs, and of a size error that should be 0."""
    counted = cross_entropy(told[..., :COUNTS_AT], legs.long(), label_smoothing=SMOOTHED)
    counted = counted + cross_entropy(told[..., LIMBS_AT:], limbs.long(), label_smoothing=SMOOTHED)
    ln_sigma = told[..., SIZE_AT + 1].clamp(*LN_SIGMA)
    sigmas = (told[..., SIZE_AT] * torch.exp(-ln_sigma)).clamp(-MOST_SIGMAS, MOST_SIGMAS)
    return counted + (ln_sigma + sigmas**2 / 2).mean()
