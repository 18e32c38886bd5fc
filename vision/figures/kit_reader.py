"""A network that embeds a close picture of a figure: nearby vectors for figures of one team.

Colours alone do not separate teams: the same clothes look different in the shade, against the light
and where the ground shows between arms and legs, and skin, base and ground look alike on both
teams. The network was trained on all figures of a pitch together, labelled by which of them wear
the same (decision 71).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from scipy.special import expit

from calibration.arrays import Floats, Floats32, Image, fact
from vision.channels import log_levels
from vision.figures.figure_reader import lean_at
from vision.figures.ground import FieldView
from vision.figures.place_reader import away_up, close_picture
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("kit_reader.onnx.xz")

SIDE_PX: Final = 56
"""Side of the close picture."""

BASE_PX: Final = 24.0
"""Diameter of a base in it; as it was trained."""

ABOVE_FOOT_PX: Final = 16.0
"""Distance of the close picture's middle above a standing figure's base, in its pixels."""

PLANES: Final = 5
"""Number of input planes: ln of blue, green and red, each less its median over all figures of the
picture; whether the figure stands; and the lean, as the tangent of the camera's angle from the
vertical, 0 for a fallen figure."""

NUMBERS: Final = 8
"""Length of the vector that describes what a figure wears."""

CLEAR_AT: Final = NUMBERS
"""Index of the output after that vector: ln of the odds that the figure is seen clearly."""

FIGURE_AT: Final = CLEAR_AT + 1
"""Index of the next output: ln of the odds that it is a figure at all."""

TOLD: Final = 19
"""Number of outputs per figure; the remaining ones are colours, which only training uses."""


@dataclass(frozen=True, slots=True, eq=False)
class Posed:
    """Place and pose of a figure whose clothes are to be read.

    Attributes:
        at_mm: (2,) middle of its base; for a fallen one, of its body.
        heading_deg: Where a fallen one's head points; None if it stands.
    """

    at_mm: Floats
    heading_deg: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "at_mm", fact(self.at_mm, (2,), "at_mm"))

    @property
    def stands(self) -> bool:
        """Whether it stands on its base."""
        return self.heading_deg is None


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """The network's outputs for a figure.

    Attributes:
        numbers: (NUMBERS,) embedding of its clothes, near those of figures that wear the same.
        clear: Probability that it is seen clearly.
        figure: Probability that it is a figure at all.
    """

    numbers: Floats
    clear: float
    figure: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", fact(self.numbers, (NUMBERS,), "numbers"))


def kits_read(
    above: Image, ground: FieldView, base_mm: float, figures: Sequence[Posed]
) -> list[Kit]:
    """The kits of the figures of one picture, in their order.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        figures: All figures of the picture, as each is compared with their median colours.
    """
    if not figures:
        return []
    close = [posed_picture(above, ground, base_mm, one, SIDE_PX) for one in figures]
    leans = [lean_of(one, ground) for one in figures]
    planes = kit_planes(np.stack(close), [one.stands for one in figures], leans)
    outputs = _network().infer(planes).reshape(len(figures), TOLD).astype(np.float64)
    return [
        Kit(one[:NUMBERS], float(expit(one[CLEAR_AT])), float(expit(one[FIGURE_AT])))
        for one in outputs
    ]


def posed_picture(
    above: Image, ground: FieldView, base_mm: float, figure: Posed, side: int
) -> Image:
    """A close picture (side, side, 3) of a figure, turned so that its head is up."""
    scale = BASE_PX * ground.mm / base_mm
    pixel = ground.pixels(figure.at_mm[None])[0]
    if figure.heading_deg is None:
        turned = away_up(lean_at(figure.at_mm, ground.eye_mm))
        pixel = pixel + turned.T @ [0.0, -ABOVE_FOOT_PX / scale]
    else:
        turn = np.radians(figure.heading_deg)
        turned = away_up(np.array([np.cos(turn), np.sin(turn)]))
    return close_picture(above, pixel, turned, scale, side)


def lean_of(figure: Posed, ground: FieldView) -> float:
    """Tangent of the camera's angle from the vertical at a standing figure; 0 for a fallen one."""
    return float(np.linalg.norm(lean_at(figure.at_mm, ground.eye_mm))) if figure.stands else 0.0


def kit_planes(close: Image, stands: Sequence[bool], leans: Sequence[float]) -> Floats32:
    """The network's input for the figures of a picture, (N, PLANES, s, s).

    Args:
        close: (N, s, s, 3), as `posed_picture` returns each.
        stands: (N,) whether each stands.
        leans: (N,) as `lean_of` returns each.
    """
    given = np.empty((len(close), PLANES, *close.shape[1:3]), dtype=np.float32)
    levels = log_levels(close)
    given[:, :3] = (levels - np.median(levels, axis=(0, 1, 2))).transpose(0, 3, 1, 2)
    given[:, 3] = np.asarray(stands, dtype=np.float32)[:, None, None]
    given[:, 4] = np.asarray(leans, dtype=np.float32)[:, None, None]
    return given


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
