"""The network: what is seen at a half of the picture, as scores of the classes."""

from torch import Tensor, nn

from tests.training.net_parts import WIDTHS, DownAndUp
from vision.look.look import PLANES, Kind


class Net(DownAndUp):
    """(n, 7, 240, 320) to scores (n, 5, 120, 160)."""

    def __init__(self) -> None:
        super().__init__(PLANES)
        self.tell = nn.Conv2d(WIDTHS[0], len(Kind), 1)

    def forward(self, x: Tensor) -> Tensor:
        scores: Tensor = self.tell(self.seen(x))
        return scores
