"""What both learners share: torch, drawn pictures and changes of a picture's colours."""

import importlib
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import DrawnDie

torch: Any = importlib.import_module("torch")
nn: Any = torch.nn
DRAWN_PX = 320
UNLIKELY = -3.0
"""Log-odds."""


def drawn_pictures(folder: Path) -> tuple[Image, list[list[DrawnDie]]]:
    """Everything `learn_pictures` drew: (n, 320, 320, 3) uint8 and the dice of each."""
    pictures: list[Image] = []
    truth: list[list[DrawnDie]] = []
    for part in sorted(folder.glob("part_*.npz")):
        kept = np.load(part)
        pictures.append(kept["pictures"])
        truth.extend([_die(one) for one in dice] for dice in json.loads(str(kept["truth"])))
    return np.concatenate(pictures), truth


def _die(told: dict[str, Any]) -> DrawnDie:
    return DrawnDie(**{**told, "box_px": tuple(told["box_px"])})


def recoloured(
    rng: np.random.Generator, bgr: Image, *, harm: float = 1.0, hues: float = 1.0
) -> Image:
    """The same dice in other colours, light, sharpness and noise; sometimes as a negative.

    Args:
        rng: Chance.
        bgr: The picture.
        harm: How much blur and noise are added, 0 to 1.
        hues: How often colours become quite other ones, 0 to 1.
    """
    values = bgr.astype(np.float32)
    if rng.random() < 0.35 * hues:
        values = values[..., rng.permutation(3)]
    if rng.random() < 0.4 * hues:
        values = _turned_hue(rng, values)
    if rng.random() < 0.12 * hues:
        values = 255 - values
    values = 255 * (np.clip(values, 0, 255) / 255) ** np.exp(rng.normal(0, 0.25))
    values = values * rng.uniform(0.6, 1.2) * (1 + rng.normal(0, 0.04, 3)) + rng.normal(0, 8)
    if rng.random() < 0.3 * harm:
        values = cv2.GaussianBlur(values, (0, 0), rng.uniform(0.3, 1.1))
    values = values + rng.normal(0, rng.uniform(0, 6 * harm), values.shape)
    return np.asarray(np.clip(values, 0, 255), dtype=np.uint8)


def _turned_hue(rng: np.random.Generator, values: Any) -> Any:
    hsv = cv2.cvtColor(np.clip(values, 0, 255) / np.float32(255), cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0] + rng.uniform(0, 360)) % 360
    hsv[..., 1] = np.clip(hsv[..., 1] * rng.uniform(0.3, 1.4), 0, 1)
    return cv2.cvtColor(hsv.astype(np.float32), cv2.COLOR_HSV2BGR) * 255


def layer(before: int, after: int, stride: int = 1) -> Any:
    """A 3 x 3 convolution with normalisation."""
    return nn.Sequential(
        nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU()
    )


def rate(step: int, steps: int, top: float) -> float:
    """The learning rate: up quickly, down along a cosine."""
    rise = min(1.0, (step + 1) / 60)
    return float(top * rise * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-6)


class Kept:
    """The running mean of a model's weights: what it learned last and by chance counts less."""

    FADING = 0.99

    def __init__(self) -> None:
        self.weights: dict[str, Any] = {}

    def add(self, weights: dict[str, Any]) -> None:
        """One more step's weights; the first are taken as they are."""
        for name, now in weights.items():
            if name in self.weights and now.dtype.is_floating_point:
                self.weights[name].lerp_(now, 1 - self.FADING)
            else:
                self.weights[name] = now.clone()


def widened(graph: Any) -> dict[str, Any]:
    """The weights of a network as it ships: bytes with a scale each (`packing.py`), as floats."""
    numpy_helper = importlib.import_module("onnx.numpy_helper")
    known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    for node in graph.node:
        if node.op_type == "Cast":
            known[node.output[0]] = known[node.input[0]].astype(np.float32)
        elif node.op_type == "Mul" and all(name in known for name in node.input):
            known[node.output[0]] = known[node.input[0]] * known[node.input[1]]
    return known


def begin_as(model: Any, shipped: Path) -> None:
    """Give a model the weights of a network that ships; what is told anew begins as unlikely.

    Of two networks that ship as one (`joined.py`) it is given those of the second.
    """
    onnx = importlib.import_module("onnx")
    graph = onnx.load(str(shipped)).graph
    known = widened(graph)
    weighed = [list(node.input)[1:3] for node in graph.node if node.op_type in ("Conv", "Gemm")]
    layers = [one for one in model.modules() if isinstance(one, nn.Conv2d | nn.Linear)]
    norms = iter([one for one in model.modules() if isinstance(one, nn.BatchNorm2d)])
    for layer_of, (weight, bias) in zip(layers, weighed[-len(layers) :], strict=True):
        begins, adds = (torch.from_numpy(known[name].copy()) for name in (weight, bias))
        rows = len(begins)
        layer_of.weight.data[:rows] = begins
        layer_of.weight.data[rows:] = 0.0
        if layer_of.bias is None:
            next(norms).bias.data[:] = adds
            continue
        layer_of.bias.data[:rows] = adds
        layer_of.bias.data[rows:] = UNLIKELY


def normalise_anew(model: Any, inputs: Any) -> None:
    """Give the normalisation of a network that began as a shipped one its means and spreads.

    It was folded in: without it the network tells the same, but learns badly. It tells the same
    afterwards, too.

    Args:
        model: As `begin_as` left it.
        inputs: What it is shown, some examples.
    """
    norms = [one for one in model.modules() if isinstance(one, nn.BatchNorm2d)]
    hooks = [one.register_forward_pre_hook(_measured) for one in norms]
    with torch.no_grad():
        model.eval()
        model(inputs)
    for hook in hooks:
        hook.remove()


def _measured(norm: Any, given: Any) -> None:
    with torch.no_grad():
        spread, mean = torch.var_mean(given[0], (0, 2, 3), correction=0)
        # What comes out must stay as it is, whatever the normalisation was before.
        slope = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        norm.bias += slope * (mean - norm.running_mean)
        norm.weight[:] = slope * torch.sqrt(spread + norm.eps)
        norm.running_mean[:], norm.running_var[:] = mean, spread


def export(model: Any, example: Any, path: Path, axes: dict[int, str]) -> None:
    """Write a model as ONNX with its normalisation folded in and weights of a byte each."""
    model.eval()
    torch.onnx.export(
        model,
        (example,),
        str(path),
        dynamo=False,
        input_names=["picture"],
        output_names=["told"],
        dynamic_axes={"picture": axes, "told": axes},
        opset_version=13,
    )
    importlib.import_module("tests.training.packing").pack(path)
