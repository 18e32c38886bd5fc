"""Exports the trained network as the file that ships."""

from pathlib import Path

import torch

from tests.training.hulls.net import CHANCES, FEATURES, LEVELS, Net, Told
from tests.training.packing import pack
from vision.weigh_in.hull_reader import CELLS, SIDES


def ship(net: Net, file: Path) -> None:
    """Write a network as an ONNX file that OpenCV can read."""
    sides = len(SIDES)
    example = torch.zeros(sides, LEVELS, *CELLS[:2]), torch.zeros(sides, FEATURES + CHANCES)
    torch.onnx.export(
        Told(net).eval(), example, str(file), input_names=["cells", "numbers"],
        output_names=["told"], opset_version=13, dynamo=False,
    )  # fmt: skip
    pack(file)
