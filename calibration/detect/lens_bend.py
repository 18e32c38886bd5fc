"""How a lens bends a print, if the homography through its four corners is not accurate enough.

A strong lens moves the middle of a marker's edge by up to a pixel from the straight line between
its corners. Registration without this bend would be biased.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Self, TypeAlias

import numpy as np

from calibration.arrays import Floats
from calibration.model.homography import homography_through, mapped, quad

FlatProject: TypeAlias = Callable[[Floats], Floats]
"""Projects points (N, 2) of a print to pixels (N, 2), including the lens."""

SLIGHT_PX: Final = 0.03
"""A bend below this many pixels is neglected: no corner is known so precisely."""

NODES: Final = 9
"""Number of nodes in each direction at which the bend is computed; between them it is interpolated.
By trial."""

ROUNDS: Final = 2
"""Steps of the fixed-point iteration that inverts the lens's bend, which is small and changes
slowly."""


@dataclass(frozen=True, slots=True, eq=False)
class Bend:
    """The offset of a print's points from a homography, caused by the lens.

    Attributes:
        project: Projects the print's points to the picture.
        straight: (3, 3), the homography that agrees with it at the corners of an area.
        scale: Pixels of the examined picture per pixel of `project`.
    """

    project: FlatProject
    straight: Floats
    scale: float = 1.0

    def shrunk(self, times: float) -> Self:
        """The same bend in a picture that is reduced by a factor."""
        return replace(self, scale=self.scale / times)

    def offset_px(self, at: Floats) -> Floats:
        """The offsets (N, 2), px, of points (N, 2) of the print; 0 where the lens shows nothing."""
        offset = (self.project(at) - mapped(self.straight, at)) * self.scale
        return np.nan_to_num(offset, nan=0.0, posinf=0.0, neginf=0.0)

    def on_print(self, print_from_image: Floats, x: Floats, y: Floats) -> Floats:
        """The correction to a grid of pixels that was mapped to the print by the homography alone.

        It changes slowly, so it is computed at a few nodes and interpolated.

        Args:
            print_from_image: (3, 3), the homography from pixels to the print.
            x: The grid's columns.
            y: The grid's rows.

        Returns:
            (2, len(y), len(x)), in the print's space.
        """
        nodes_x, nodes_y = np.linspace(x[0], x[-1], NODES), np.linspace(y[0], y[-1], NODES)
        pixels = np.stack(np.meshgrid(nodes_x, nodes_y), axis=-1).reshape(-1, 2)
        straight = at = mapped(print_from_image, pixels)
        for _ in range(ROUNDS):
            at = mapped(print_from_image, pixels - self.offset_px(at))
        lacking = np.moveaxis((at - straight).reshape(NODES, NODES, 2), -1, 0)
        return _interpolated(_interpolated(lacking, nodes_y, y, 1), nodes_x, x, 2)


def bend_of(project: FlatProject, area: Floats) -> Bend | None:
    """The bend over an area (2, 2) of a print; None if it is negligible."""
    corners = project(quad(area))
    if not np.isfinite(corners).all():
        return None
    bend = Bend(project, homography_through(quad(area), corners))
    shares = np.linspace(0.0, 1.0, 3)[:, None]
    x, y = (area[0] + shares * (area[1] - area[0])).T
    inside = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    return bend if np.abs(bend.offset_px(inside)).max() > SLIGHT_PX else None


def _interpolated(values: Floats, nodes: Floats, at: Floats, axis: int) -> Floats:
    """Interpolate values at evenly spaced nodes linearly along an axis."""
    step = max(nodes[1] - nodes[0], 1e-9)
    below = np.clip(((at - nodes[0]) / step).astype(int), 0, len(nodes) - 2)
    share = (at - nodes[below]) / step
    share = share.reshape(-1, *[1] * (values.ndim - 1 - axis))
    low, high = values.take(below, axis), values.take(below + 1, axis)
    return np.asarray(low + share * (high - low))
