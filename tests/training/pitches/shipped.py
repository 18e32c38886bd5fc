"""Goes on from the network that ships: its weights, put back into a network that can be taught.

What ships has its normalisations folded into the convolutions. Each is put back so that it changes
nothing on the examples given, and follows the batches from there on.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from onnx import numpy_helper
from torch import Tensor, nn

from tests.training.packing import graph_of
from tests.training.pitches.net import Net


def taught(file: Path, examples: Tensor) -> Net:
    """A network that tells what the shipped one tells.

    Args:
        file: As `ship` wrote it.
        examples: (n, 5, s, s) planes, by which the normalisations are put back.

    Raises:
        ValueError: The file holds another network.
    """
    net: Net = Net().eval()
    convolutions, norms = _in_order(net, examples)
    kept = list(_kept(graph_of(file)))
    if [weights.shape for weights, _ in kept] != [tuple(one.weight.shape) for one in convolutions]:
        raise ValueError(
            f"{file} holds another network than this one; teach it from its beginning."
        )
    with torch.no_grad():
        for layer, (weights, bias) in zip(convolutions, kept, strict=True):
            layer.weight.copy_(torch.from_numpy(weights))
            norm = norms.get(layer)
            if norm is None and layer.bias is not None:
                layer.bias.copy_(torch.from_numpy(bias))
            if norm is not None:
                norm.register_forward_pre_hook(_put_back(torch.from_numpy(bias)))
        net(examples)
    for norm in norms.values():
        norm._forward_pre_hooks.clear()
    return net


def _put_back(bias: Tensor) -> Any:
    """Before a normalisation runs: let it only add the bias that it was folded into."""

    def hook(norm: nn.BatchNorm2d, given: tuple[Tensor]) -> None:
        mean, spread = given[0].mean(dim=(0, 2, 3)), given[0].var(dim=(0, 2, 3))
        assert norm.running_mean is not None
        assert norm.running_var is not None
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(spread)
        norm.weight.copy_((spread + norm.eps).sqrt())
        norm.bias.copy_(mean + bias)

    return hook


def _in_order(
    net: Net, examples: Tensor
) -> tuple[list[nn.Conv2d], dict[nn.Conv2d, nn.BatchNorm2d]]:
    """The convolutions as they run, and the normalisation that follows each, if one does."""
    ran: list[nn.Module] = []
    kinds = (nn.Conv2d, nn.BatchNorm2d)
    hooks = [
        one.register_forward_hook(lambda module, *_: ran.append(module))
        for one in net.modules()
        if isinstance(one, kinds)
    ]
    with torch.no_grad():
        net(examples[:1])
    for hook in hooks:
        hook.remove()
    norms = {
        one: after
        for one, after in pairwise(ran)
        if isinstance(one, nn.Conv2d) and isinstance(after, nn.BatchNorm2d)
    }
    return [one for one in ran if isinstance(one, nn.Conv2d)], norms


def _kept(graph: Any) -> Iterator[tuple[NDArray[np.float32], NDArray[np.float32]]]:
    """Weights and bias of each convolution of a file, as they run."""
    values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast":
            values[node.output[0]] = values[node.input[0]].astype(np.float32)
        elif node.op_type == "Mul" and all(name in values for name in node.input):
            values[node.output[0]] = values[node.input[0]] * values[node.input[1]]
        elif node.op_type == "Conv":
            yield values[node.input[1]].copy(), values[node.input[2]].copy()
