"""The trained network as a file that ships, with weights of eight bits."""

from pathlib import Path
from typing import Final

import torch

from tests.training.packing import pack
from tests.training.pitches.net import PLANES, Net, Shipped

EXPORTED_PX: Final = 512
"""Side of the example that is exported; the file takes any size."""


def ship(net: Net, file: Path) -> None:
    """Writes a network as an ONNX file that OpenCV reads."""
    sides, cells = {2: "high", 3: "wide"}, {2: "rows", 3: "columns"}
    torch.onnx.export(
        Shipped(net.eval()).eval(), (torch.zeros(1, PLANES, EXPORTED_PX, EXPORTED_PX),), str(file),
        input_names=["planes"], output_names=["told"], opset_version=13, dynamo=False,
        dynamic_axes={"planes": sides, "told": cells},
    )  # fmt: skip
    pack(file)
