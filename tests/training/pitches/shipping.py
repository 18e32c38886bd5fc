"""The trained network as a file that ships, with weights of eight bits."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from tests.training.look.shipping import rename
from tests.training.pitches.net import PLANES, Net, Shipped

EXPORTED_PX: Final = 512
"""Side of the example that is exported; the file takes any size."""
LEAST_SHORTENED: Final = 64
"""Weights with fewer numbers keep full precision; they weigh nothing."""
LEVELS: Final = 127
"""Of a weight, to either side of zero."""


def ship(net: Net, file: Path) -> None:
    """Writes a network as an ONNX file that OpenCV reads."""
    sides, cells = {2: "high", 3: "wide"}, {2: "rows", 3: "columns"}
    torch.onnx.export(
        Shipped(net.eval()).eval(), (torch.zeros(1, PLANES, EXPORTED_PX, EXPORTED_PX),), str(file),
        input_names=["planes"], output_names=["told"], opset_version=13, dynamo=False,
        dynamic_axes={"planes": sides, "told": cells},
    )  # fmt: skip
    model = onnx.load(str(file))
    shorten(model.graph)
    rename(model.graph)
    onnx.save(model, str(file))


def shorten(graph: Any) -> None:
    """Keeps weights as whole numbers and a scale per output channel; OpenCV widens them once."""
    kept, widened = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < LEAST_SHORTENED or values.ndim < 2:
            kept.append(tensor)
            continue
        axes = tuple(range(1, values.ndim))
        scale = np.maximum(np.abs(values).max(axis=axes, keepdims=True), 1e-12) / LEVELS
        short = np.round(values / scale).astype(np.int8)
        names = [f"{tensor.name}_{part}" for part in ("short", "scale", "wide")]
        kept += [numpy_helper.from_array(short, names[0])]
        kept += [numpy_helper.from_array(scale.astype(np.float32), names[1])]
        widened.append(helper.make_node("Cast", [names[0]], [names[2]], to=TensorProto.FLOAT))
        widened.append(helper.make_node("Mul", [names[2], names[1]], [tensor.name]))
    nodes = [*widened, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
