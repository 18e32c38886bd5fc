"""The network: encoder and decoder with class scores at half of the input's size."""

from torch import Tensor, nn

from tests.training.net_parts import WIDTHS, DownAndUp
from vision.look.look import PLANES, Kind


class Net(DownAndUp):
    """Maps (n, 7, 240, 320) to class scores (n, 5, 120, 160)."""

    def __init__(self) -> None:
        super().__init__(PLANES)
        self.tell = nn.Conv2d(WIDTHS[0], len(Kind), 1)

    def forward(self, x: Tensor) -> Tensor:
        scores: Tensor = self.tell(self.seen(x))
        return scores
