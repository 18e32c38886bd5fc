"""How a lens bends a print, where the homography through its four corners is not enough.

A strong lens moves the middle of a marker's edge by up to a pixel against the straight line between
its corners. Laid over such a picture straight, a print would be found beside where it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Self, TypeAlias

import numpy as np

from calibration.arrays import Floats
from calibration.model.homography import homography_through, mapped, quad

FlatProject: TypeAlias = Callable[[Floats], Floats]
"""Takes points (N, 2) of a print to pixels (N, 2), lens and all."""

SLIGHT_PX: Final = 0.03
"""Bend of the lens, px, below which it is left out: no corner is known as well as that."""

NODES: Final = 9
"""Places each way at which the lens's bend is worked out; between them it is interpolated. By
trial."""

ROUNDS: Final = 2
"""Steps of the fixed-point iteration that inverts the lens's bend, which is small and changes
slowly."""


@dataclass(frozen=True, slots=True, eq=False)
class Bend:
    """By how much the lens moves a print's points from where a homography has them.

    Attributes:
        project: Where the print's points are expected in the picture.
        straight: (3, 3), the homography that agrees with it in the corners of an area.
        scale: Pixels of the picture that is looked at, over those of `project`.
    """

    project: FlatProject
    straight: Floats
    scale: float = 1.0

    def shrunk(self, times: float) -> Self:
        """The same bend in a picture so many times smaller."""
        return replace(self, scale=self.scale / times)

    def offset_px(self, at: Floats) -> Floats:
        """How far points (N, 2) of the print are moved, (N, 2); none beyond what the lens shows."""
        offset = (self.project(at) - mapped(self.straight, at)) * self.scale
        return np.nan_to_num(offset, nan=0.0, posinf=0.0, neginf=0.0)

    def on_print(self, print_from_image: Floats, x: Floats, y: Floats) -> Floats:
        """What a straight look lacks to see the right place of the print, (2, len(y), len(x)).

        It changes slowly over a few nodes, and is read between them.
        """
        nodes_x, nodes_y = np.linspace(x[0], x[-1], NODES), np.linspace(y[0], y[-1], NODES)
        pixels = np.stack(np.meshgrid(nodes_x, nodes_y), axis=-1).reshape(-1, 2)
        straight = at = mapped(print_from_image, pixels)
        for _ in range(ROUNDS):
            at = mapped(print_from_image, pixels - self.offset_px(at))
        lacking = np.moveaxis((at - straight).reshape(NODES, NODES, 2), -1, 0)
        return _between(_between(lacking, nodes_y, y, 1), nodes_x, x, 2)


def bend_of(project: FlatProject, area: Floats) -> Bend | None:
    """The bend over an area (2, 2) of a print; None where it is too slight to matter."""
    corners = project(quad(area))
    if not np.isfinite(corners).all():
        return None
    bend = Bend(project, homography_through(quad(area), corners))
    shares = np.linspace(0.0, 1.0, 3)[:, None]
    x, y = (area[0] + shares * (area[1] - area[0])).T
    inside = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    return bend if np.abs(bend.offset_px(inside)).max() > SLIGHT_PX else None


def _between(values: Floats, nodes: Floats, at: Floats, axis: int) -> Floats:
    """Values at evenly spaced nodes along an axis, read between them."""
    step = max(nodes[1] - nodes[0], 1e-9)
    below = np.clip(((at - nodes[0]) / step).astype(int), 0, len(nodes) - 2)
    share = (at - nodes[below]) / step
    share = share.reshape(-1, *[1] * (values.ndim - 1 - axis))
    low, high = values.take(below, axis), values.take(below + 1, axis)
    return np.asarray(low + share * (high - low))
