"""A shipped file's weights, put back into its network: what was taught before is taught further."""

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
    """A network whose trunk can begin with what it learned from photographs."""

    def __call__(self) -> nn.Module:
        """A network that is not taught at all."""

    def begun(self) -> nn.Module:
        """One whose trunk has seen photographs."""


FOLDED_NDIM: Final = 4
"""Of the weights of a convolution."""

PUT_BACK_BY: Final = 48
"""Examples by which the shipped network's normalisations are put back."""


def go_on_from(
    file: Path | None, training: Training, examples: Iterable[tuple[np.ndarray, Any]]
) -> None:
    """Begins with the file that ships, unless none is named or the training has begun already.

    Args:
        file: As `ship` wrote it.
        training: Of a network like it.
        examples: Planes and truth, as many as there may be.

    Raises:
        ValueError: The file is of another network.
    """
    if file is None or training.step > 0:
        return
    planes = np.stack([planes for planes, _ in islice(examples, PUT_BACK_BY)])
    unpack(training.net, file, torch.from_numpy(planes))
    training.begin_with(training.net)


def maker(net: Begun, checkpoint: Path, onward: Path | None) -> Callable[[], nn.Module]:
    """What makes a network: with a trunk that has seen photographs, unless its weights are known.

    Args:
        net: The network.
        checkpoint: Its weights are taken from there, if it exists.
        onward: Or from this shipped file, if one is named.
    """
    return net if checkpoint.exists() or onward is not None else net.begun


def unpack(net: nn.Module, file: Path, planes: Tensor) -> None:
    """Gives a network the weights of a file that `ship` wrote of one like it.

    The file has each normalisation folded into the convolution before it. Here it is unfolded by
    what comes out of that convolution for some examples, so that the network tells the same as the
    file, in training too.

    Args:
        net: Its convolutions run in the file's order, each normalised right after it, or not at
            all.
        planes: Examples, (n, planes, h, w).

    Raises:
        ValueError: The file is of another network.
    """
    order = _as_they_run(net, planes)
    convolutions = [one for one in order if isinstance(one, nn.Conv2d)]
    folded = list(_folded(graph_of(file)))
    if [one.weight.shape for one in convolutions] != [weight.shape for weight, _ in folded]:
        raise ValueError(f"{file} is of another network.")
    following = dict(pairwise(order))
    for one, (weight, bias) in zip(convolutions, folded, strict=True):
        _take(one, following.get(one), weight, bias)
    _unfold(net.eval(), planes)


def _as_they_run(net: nn.Module, planes: Tensor) -> list[nn.Module]:
    order: list[nn.Module] = []
    parts = [one for one in net.modules() if isinstance(one, nn.Conv2d | nn.BatchNorm2d)]
    hooks = [one.register_forward_hook(lambda it, *_: order.append(it)) for one in parts]
    with torch.no_grad():
        net.eval()(planes[:1])
    for hook in hooks:
        hook.remove()
    return order


def _folded(graph: Any) -> Iterator[tuple[Tensor, Tensor]]:
    """Weight and bias of each convolution, in the order in which they run."""
    known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast" and node.input[0] in known:
            known[node.output[0]] = known[node.input[0]].astype(np.float32)
        elif node.op_type == "Mul" and all(name in known for name in node.input):
            known[node.output[0]] = known[node.input[0]] * known[node.input[1]]
        elif node.op_type == "Conv" and known[node.input[1]].ndim == FOLDED_NDIM:
            weight, bias = (torch.from_numpy(known[name].copy()) for name in node.input[1:3])
            yield weight, bias


@torch.no_grad()
def _take(one: nn.Conv2d, after: nn.Module | None, weight: Tensor, bias: Tensor) -> None:
    """The folded weights, with a normalisation behind them that only adds the bias."""
    one.weight.copy_(weight)
    if one.bias is not None:
        one.bias.copy_(bias)
    elif isinstance(after, nn.BatchNorm2d):
        after.running_mean.zero_()
        after.running_var.fill_(1 - after.eps)
        after.weight.fill_(1.0)
        after.bias.copy_(bias)


@torch.no_grad()
def _unfold(net: nn.Module, planes: Tensor) -> None:
    """Normalises by what the examples bring, and undoes it with weight and bias."""
    seen: dict[nn.BatchNorm2d, Tensor] = {}
    parts = [one for one in net.modules() if isinstance(one, nn.BatchNorm2d)]
    hooks = [
        one.register_forward_pre_hook(lambda it, given: seen.__setitem__(it, given[0]))
        for one in parts
    ]
    net(planes)
    for hook in hooks:
        hook.remove()
    for one, given in seen.items():
        mean, var = given.mean((0, 2, 3)), given.var((0, 2, 3))
        one.bias.add_(mean)
        one.weight.copy_(torch.sqrt(var + one.eps))
        one.running_mean.copy_(mean)
        one.running_var.copy_(var)
