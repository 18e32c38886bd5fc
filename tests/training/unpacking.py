"""Loads a shipped file's weights into its network, so that training can continue from it."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import torch
from onnx import numpy_helper
from torch import Tensor, nn

from tests.training.packing import graph_of
from tests.training.running_mean import Training


class Begun(Protocol):
    """A network class whose trunk can start with pretrained weights."""

    def __call__(self) -> nn.Module:
        """An untrained network."""

    def begun(self) -> nn.Module:
        """An untrained network whose trunk is pretrained on photographs."""


FOLDED_NDIM: Final = 4
"""Number of dimensions of a convolution's weights."""

PUT_BACK_BY: Final = 48
"""Number of examples from which the statistics of the normalisations are restored."""


def go_on_from(
    file: Path | None, training: Training, examples: Iterable[tuple[np.ndarray, Any]]
) -> None:
    """Start training from a shipped file, unless none is given or training has begun already.

    Args:
        file: As `ship` wrote it; None for no file.
        training: Training of the same kind of network.
        examples: Inputs and truths; `PUT_BACK_BY` of them are used.

    Raises:
        ValueError: The file is of another network.
    """
    if file is None or training.step > 0:
        return
    planes = np.stack([planes for planes, _ in islice(examples, PUT_BACK_BY)])
    unpack(training.net, file, torch.from_numpy(planes))
    training.begin_with(training.net)


def maker(net: Begun, checkpoint: Path, onward: Path | None) -> Callable[[], nn.Module]:
    """A function that makes a network; its trunk is pretrained unless its weights are loaded later.

    Args:
        net: The network class.
        checkpoint: If this file exists, the weights will be loaded from there.
        onward: If a shipped file is given, the weights will be loaded from there.
    """
    return net if checkpoint.exists() or onward is not None else net.begun


def unpack(net: nn.Module, file: Path, *given: Tensor) -> None:
    """Load the weights of a file that `ship` wrote into the same kind of network.

    In the file each batch normalisation is folded into the convolution before it. It is unfolded
    with the statistics of that convolution's outputs for some examples, so that the network gives
    the same results as the file, also in training mode. Buffers are not loaded.

    Args:
        net: A network whose layers run in the file's order, each convolution followed directly by
            its normalisation or by none.
        file: The shipped file.
        given: Example inputs, (n, ...) each; usually one, (n, planes, h, w).

    Raises:
        ValueError: The file is of another network.
    """
    order = _as_they_run(net, given)
    layers = [one for one in order if isinstance(one, nn.Conv2d | nn.Linear)]
    folded = list(_folded(graph_of(file)))
    if [one.weight.shape for one in layers] != [weight.shape for weight, _ in folded]:
        raise ValueError(f"{file} is of another network.")
    following = dict(pairwise(order))
    for one, (weight, bias) in zip(layers, folded, strict=True):
        _take(one, following.get(one), weight, bias)
    _unfold(net.eval(), given)


def _as_they_run(net: nn.Module, given: tuple[Tensor, ...]) -> list[nn.Module]:
    """The layers with weights and the normalisations of a network, in the order they run in."""
    order: list[nn.Module] = []
    kinds = nn.Conv2d | nn.Linear | nn.BatchNorm2d
    parts = [one for one in net.modules() if isinstance(one, kinds)]
    hooks = [one.register_forward_hook(lambda it, *_: order.append(it)) for one in parts]
    with torch.no_grad():
        net.eval()(*(one[:1] for one in given))
    for hook in hooks:
        hook.remove()
    return order


def _folded(graph: Any) -> Iterator[tuple[Tensor, Tensor]]:
    """Weight and bias of each layer of an ONNX graph, in the order in which they run."""
    known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast" and node.input[0] in known:
            known[node.output[0]] = known[node.input[0]].astype(np.float32)
        elif node.op_type == "Mul" and all(name in known for name in node.input):
            known[node.output[0]] = known[node.input[0]] * known[node.input[1]]
        elif node.op_type == "Gemm" or (
            node.op_type == "Conv" and known[node.input[1]].ndim == FOLDED_NDIM
        ):
            weight, bias = (torch.from_numpy(known[name].copy()) for name in node.input[1:3])
            yield weight, bias


@torch.no_grad()
def _take(
    one: nn.Conv2d | nn.Linear, after: nn.Module | None, weight: Tensor, bias: Tensor
) -> None:
    """Copy folded weights into a layer; a normalisation after it then only adds the bias."""
    one.weight.copy_(weight)
    if one.bias is not None:
        one.bias.copy_(bias)
    elif isinstance(after, nn.BatchNorm2d):
        after.running_mean.zero_()
        after.running_var.fill_(1 - after.eps)
        after.weight.fill_(1.0)
        after.bias.copy_(bias)


@torch.no_grad()
def _unfold(net: nn.Module, given: tuple[Tensor, ...]) -> None:
    """Set each normalisation's statistics to the examples', with weight and bias that undo them."""
    seen: dict[nn.BatchNorm2d, Tensor] = {}
    parts = [one for one in net.modules() if isinstance(one, nn.BatchNorm2d)]
    hooks = [
        one.register_forward_pre_hook(lambda it, inputs: seen.__setitem__(it, inputs[0]))
        for one in parts
    ]
    net(*given)
    for hook in hooks:
        hook.remove()
    for one, entering in seen.items():
        mean, var = entering.mean((0, 2, 3)), entering.var((0, 2, 3))
        one.bias.add_(mean)
        one.weight.copy_(torch.sqrt(var + one.eps))
        one.running_mean.copy_(mean)
        one.running_var.copy_(var)
