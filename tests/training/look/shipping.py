"""Exports the trained network as the file that ships."""

from pathlib import Path

import torch

from tests.training.look.net import Net
from tests.training.packing import pack
from vision.look.look import HEIGHT, PLANES, WIDTH


class Shares(torch.nn.Module):
    """The network with its scores turned into probabilities."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Probabilities of the classes, (n, 5, h / 2, w / 2)."""
        return torch.softmax(self.net(x), 1)


def ship(net: Net, file: Path) -> None:
    """Write a network as an ONNX file that OpenCV can read."""
    example = torch.zeros(1, PLANES, HEIGHT, WIDTH)
    torch.onnx.export(
        Shares(net).eval(), (example,), str(file), input_names=["picture"],
        output_names=["shares"], opset_version=13, dynamo=False,
    )  # fmt: skip
    pack(file)
