"""A network that examines one figure closely: similar numbers for figures of one team.

Colours alone do not separate teams: in the shade, against the light and beside what shows through
between arms and legs the same clothes have other colours, and skin, base and ground look alike on
both teams. This network was trained with the figures of a pitch together, and with which of them
wear the same (decision 71).
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
from vision.figures.base_reader import away_up, close_picture
from vision.figures.figure_reader import lean_at
from vision.figures.ground import FieldView
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("kit_reader.onnx.xz")

SIDE_PX: Final = 56
"""Side of the close picture."""

BASE_PX: Final = 24.0
"""Diameter of a base in it; as it was trained."""

ABOVE_FOOT_PX: Final = 16.0
"""So far above a standing figure's base the picture's middle is."""

PLANES: Final = 5
"""Planes: ln of blue, green and red against the figures' usual ones; whether it stands; the lean,
as the tangent of the camera's angle from the vertical, 0 for a fallen one."""

NUMBERS: Final = 8
"""How many numbers describe what a figure wears."""

CLEAR_AT: Final = NUMBERS
"""After them: ln of the odds that it is seen clearly."""

FIGURE_AT: Final = CLEAR_AT + 1
"""Then: ln of the odds that it is a figure at all."""

TOLD: Final = 19
"""Numbers told in all; the rest are colours, which only teaching needs."""


@dataclass(frozen=True, slots=True, eq=False)
class Posed:
    """A figure whose clothes are looked at.

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
    """What a figure wears, as numbers.

    Attributes:
        numbers: (NUMBERS,) near those of figures that wear the same.
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
    """What some figures of one picture wear, in their order.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        figures: All of the picture: their usual colours are what each is compared with.
    """
    if not figures:
        return []
    close = [posed_picture(above, ground, base_mm, one, SIDE_PX) for one in figures]
    leans = [lean_of(one, ground) for one in figures]
    planes = kit_planes(np.stack(close), [one.stands for one in figures], leans)
    told = _network().infer(planes).reshape(len(figures), TOLD).astype(np.float64)
    return [
        Kit(one[:NUMBERS], float(expit(one[CLEAR_AT])), float(expit(one[FIGURE_AT])))
        for one in told
    ]


def posed_picture(
    above: Image, ground: FieldView, base_mm: float, figure: Posed, side: int
) -> Image:
    """A figure with its head up, (side, side, 3)."""
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
    """What the network is given of the figures of a picture, (N, PLANES, s, s).

    Args:
        close: (N, s, s, 3), as `posed_picture` gives each.
        stands: (N,) whether each stands.
        leans: (N,) as `lean_of` gives it.
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
