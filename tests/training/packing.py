"""Makes a trained network's file small: 8-bit weights and short names."""

import lzma
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vision.network import PACKED, unpacked

LEAST_SHORTENED: Final = 64
"""Least number of elements of a tensor that is quantised; smaller ones take hardly any space."""

WEIGHTS_NDIM: Final = 2
"""Least number of dimensions of a tensor that is quantised: biases, with one, keep full
precision."""

LEVELS: Final = 127
"""Quantisation levels on either side of zero for small tensors: depthwise convolutions do not stand
fewer (with 63, the look's IoU for hands fell from 0.66 to 0.33)."""

MANY: Final = 5_000
"""Number of weights of a convolution from which on they are quantised more coarsely."""

COARSE_LEVELS: Final = 40
"""Quantisation levels on either side of zero for large tensors: packed files are a sixth smaller.
The look's IoUs for clay, on 24 watched worlds, are 0.766 and 0.619 (0.773 and 0.611 with `LEVELS`);
36 levels cost 0.01 more."""


def ship(net: nn.Module, planes: int, side_px: int, file: Path) -> None:
    """Export a network as a small ONNX file.

    The example input is (1, planes, side_px, side_px); the file takes inputs of any size.
    """
    sides, cells = {2: "high", 3: "wide"}, {2: "rows", 3: "columns"}
    torch.onnx.export(
        net.eval(), (torch.zeros(1, planes, side_px, side_px),), str(file),
        input_names=["planes"], output_names=["told"], opset_version=13, dynamo=False,
        dynamic_axes={"planes": sides, "told": cells},
    )  # fmt: skip
    pack(file)


def pack(file: Path) -> None:
    """Make an exported ONNX file small, in place; if its name ends in .xz, it is compressed too."""
    model = onnx.load_model_from_string(file.read_bytes())
    shorten(model.graph)
    rename(model.graph)
    small: bytes = model.SerializeToString()
    packed = file.suffix == PACKED
    file.write_bytes(lzma.compress(small, preset=lzma.PRESET_EXTREME | 9) if packed else small)


def graph_of(file: Path) -> Any:
    """The ONNX graph of a file that ships, compressed or not."""
    return onnx.load_model_from_string(unpacked(file)).graph


def shorten(graph: Any) -> None:
    """Quantise weights to 8 bits with one scale per output channel, in place.

    OpenCV converts them back once, when it reads the file, and computes with floats.
    (Krishnamoorthi, "Quantizing deep convolutional networks for efficient inference", 2018.)
    """
    kept, widened = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if (
            values.dtype != np.float32
            or values.size < LEAST_SHORTENED
            or values.ndim < WEIGHTS_NDIM
        ):
            kept.append(tensor)
            continue
        short, scale = _by_channel(values)
        names = [f"{tensor.name}_{part}" for part in ("short", "scale", "wide")]
        kept += [numpy_helper.from_array(short, names[0]), numpy_helper.from_array(scale, names[1])]
        widened.append(helper.make_node("Cast", [names[0]], [names[2]], to=TensorProto.FLOAT))
        widened.append(helper.make_node("Mul", [names[2], names[1]], [tensor.name]))
    nodes = [*widened, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)


def _by_channel(values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Weights (out, ...) quantised to int8, and their scales (out, 1, ...)."""
    axes = tuple(range(1, values.ndim))
    levels = LEVELS if values.size < MANY else COARSE_LEVELS
    scale = np.maximum(np.abs(values).max(axis=axes, keepdims=True), 1e-12) / levels
    return np.round(values / scale).astype(np.int8), scale.astype(np.float32)


def rename(graph: Any) -> None:
    """Replace the modules' paths by short names, in place, as the paths take much space."""
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
