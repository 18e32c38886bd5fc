"""The trained network as a file that ships: half as large, with weights of half precision."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from tests.training.look.net import Net
from vision.look.look import HEIGHT, WIDTH

LEAST_HALVED: Final = 64
"""Weights with fewer numbers keep full precision; they weigh nothing."""


class Shares(torch.nn.Module):
    """The network with its scores turned into shares that add up to 1."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Shares of the classes, (n, 5, h / 2, w / 2)."""
        return torch.softmax(self.net(x), 1)


def ship(net: Net, file: Path) -> None:
    """Writes a network as an ONNX file that OpenCV reads."""
    example = torch.zeros(1, 7, HEIGHT, WIDTH)
    torch.onnx.export(
        Shares(net).eval(), (example,), str(file), input_names=["picture"],
        output_names=["shares"], opset_version=13, dynamo=False,
    )  # fmt: skip
    model = onnx.load(str(file))
    halve(model.graph)
    rename(model.graph)
    onnx.save(model, str(file))


def halve(graph: Any) -> None:
    """Keeps weights as 16-bit floats; whoever runs it widens them once, when it is read."""
    kept, widened = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype == np.float32 and values.size >= LEAST_HALVED:
            small = f"{tensor.name}_half"
            kept.append(numpy_helper.from_array(values.astype(np.float16), small))
            widened.append(helper.make_node("Cast", [small], [tensor.name], to=TensorProto.FLOAT))
        else:
            kept.append(tensor)
    nodes = [*widened, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)


def rename(graph: Any) -> None:
    """Short names in the place of the modules' paths, which weigh more than small weights do."""
    ends = {one.name for one in (*graph.input, *graph.output)}
    known: dict[str, str] = {}

    def short(name: str) -> str:
        return name if not name or name in ends else known.setdefault(name, f"v{len(known)}")

    for tensor in graph.initializer:
        tensor.name = short(tensor.name)
    for node in graph.node:
        node.name = ""
        node.input[:] = [short(name) for name in node.input]
        node.output[:] = [short(name) for name in node.output]
    del graph.value_info[:]
