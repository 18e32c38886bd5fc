"""Exports the trained network as the file that ships, and loads it again to train it further."""

from pathlib import Path

import torch
from onnx import numpy_helper
from torch import Tensor

from tests.training.hulls.net import CHANCES, FEATURES, LEVELS, Net, Told
from tests.training.packing import graph_of, pack
from tests.training.unpacking import unpack
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


def go_on(net: Net, file: Path, cells: Tensor, numbers: Tensor) -> None:
    """Load a shipped file's weights, and the scale of its features, into a network.

    Args:
        net: The network.
        file: As `ship` wrote it.
        cells: Some hulls, (n, 40, 48, 48).
        numbers: Their features, (n, 26).
    """
    graph = graph_of(file)
    known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for kind, buffer in (("Sub", net.mean), ("Div", net.scale)):
        (node,) = [one for one in graph.node if one.op_type == kind]
        buffer.copy_(torch.from_numpy(known[node.input[1]].copy()))
    unpack(net, file, cells, numbers)
