"""The network: a trunk that has seen photographs, cut off early, and what all of it tells."""

from typing import Self

from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from tests.training.legs.examples import VIEWS
from tests.training.net_parts import Separable, plain
from tests.training.trunk import Trunk
from vision.weigh_in.hull_reader import MOST_LEGS
from vision.weigh_in.leg_reader import PLANES

WIDTHS = (56, 80)
"""Channels at a sixteenth and at a thirty-second of the picture."""
TRUNK = 40
"""Channels of the trunk at an eighth of the picture, where it is cut off."""
SMOOTHED = 0.03
"""Share of each truth that is given to all numbers of legs."""
ALONE = 0.3
"""Weight of what each picture tells alone."""
FORGOTTEN = 0.3
"""Share of what is seen that is left out at a time while it is taught."""


class Net(nn.Module):
    """(n, PLANES, s, s) to what each picture tells, (n, 11, 1, 1): ln of the chances of 0 to
    MOST_LEGS legs, but for a constant, and ln of how much the picture counts beside others."""

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
        self.told = nn.Sequential(nn.Dropout(FORGOTTEN), nn.Conv2d(WIDTHS[1], MOST_LEGS + 2, 1))

    def forward(self, x: Tensor) -> Tensor:
        down: Tensor = self.trunk.stem(x)
        for stage in self.trunk.stages:
            down = stage(down)
        whole = self.seen(down).mean(dim=(2, 3), keepdim=True)
        told: Tensor = self.told(whole)
        return told

    @classmethod
    def begun(cls) -> Self:
        """A network that is not taught yet but for its trunk, which has seen photographs."""
        net = cls()
        net.trunk.begin_with_photographs()
        return net


def together(told: Tensor) -> Tensor:
    """What pictures of the same creature tell (n, views, 11) together, (n, 10)."""
    weights = told[..., -1:].softmax(dim=-2)
    both: Tensor = (weights * told[..., :-1]).sum(dim=-2)
    return both


def loss(told: Tensor, legs: Tensor) -> Tensor:
    """Of what is told (n, 11, 1, 1) and the legs that are there (n,), VIEWS of each creature."""
    by_view = told[:, :, 0, 0].reshape(-1, VIEWS, told.shape[1])
    counted = legs.reshape(-1, VIEWS)
    alone = _surprise(by_view[..., :-1].flatten(0, 1), counted.flatten())
    return _surprise(together(by_view), counted[:, 0]) + ALONE * alone


def _surprise(told: Tensor, legs: Tensor) -> Tensor:
    return cross_entropy(told, legs, label_smoothing=SMOOTHED)
