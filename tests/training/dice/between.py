"""Makes the network whose weights lie between those of two others.

    python -m tests.training.dice.between BEFORE.onnx AFTER.onnx SHARE OUT.onnx

AFTER began as BEFORE and learned on from there: what lies between them has mostly kept what the one
knew and got what the other learned (Wortsman and others, "Robust fine-tuning of zero-shot models",
2022). SHARE is how far towards AFTER, 0 to 1. Needs onnx.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tests.training.dice.learn_parts import UNLIKELY, widened


def main() -> None:
    """Read both, mix, write."""
    onnx = importlib.import_module("onnx")
    before, after = (onnx.load(sys.argv[n]).graph for n in (1, 2))
    model = onnx.load(sys.argv[2])
    known = mixed(_layers(before), _layers(after), float(sys.argv[3]))
    _plain(model.graph, known)
    onnx.save(model, sys.argv[4])
    importlib.import_module("tests.training.packing").pack(Path(sys.argv[4]))


def mixed(
    before: list[tuple[str, Any]], after: list[tuple[str, Any]], share: float
) -> dict[str, Any]:
    """Weights between those of two networks, by the names that the second gives them.

    What the second tells beyond the first begins as unlikely.
    """
    found = {}
    for (_, old), (name, new) in zip(before, after, strict=True):
        begun = np.full_like(new, UNLIKELY if new.ndim == 1 else 0.0)
        begun[: len(old)] = old
        found[name] = ((1 - share) * begun + share * new).astype(np.float32)
    return found


def _layers(graph: Any) -> list[tuple[str, Any]]:
    """Weights and biases in the order in which they are used, as floats."""
    known = widened(graph)
    weighing = [node for node in graph.node if node.op_type in ("Conv", "Gemm")]
    return [(name, known[name]) for node in weighing for name in node.input[1:3]]


def _plain(graph: Any, known: dict[str, Any]) -> None:
    """Put floats in the place of bytes and what widens them."""
    numpy_helper = importlib.import_module("onnx.numpy_helper")
    names = {one.name for one in graph.initializer}
    widening = [node for node in graph.node if node.output[0] in known or _is_cast(node, names)]
    used = {name for node in widening for name in node.input} | set(known)
    kept = [one for one in graph.initializer if one.name not in used]
    nodes = [node for node in graph.node if node not in widening]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.initializer.extend(numpy_helper.from_array(value, name) for name, value in known.items())
    graph.node.extend(nodes)


def _is_cast(node: Any, names: set[str]) -> bool:
    return node.op_type == "Cast" and node.input[0] in names


if __name__ == "__main__":
    main()
