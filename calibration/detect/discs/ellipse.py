"""An ellipse in a picture, such as a coin's rim seen from any direction."""

from dataclasses import dataclass, replace
from typing import Self

import numpy as np

from calibration.arrays import Floats, fact


@dataclass(frozen=True, slots=True, eq=False)
class Ellipse:
    """The picture of a circle: the image of the unit circle under `shape_px`.

    Attributes:
        centre_px: (2,) in image space.
        shape_px: (2, 2); a point (cos, sin) of the unit circle lies at `shape_px` times it, from
            the centre.
    """

    centre_px: Floats
    shape_px: Floats

    def __post_init__(self) -> None:
        object.__setattr__(self, "centre_px", fact(self.centre_px, (2,), "centre_px"))
        object.__setattr__(self, "shape_px", fact(self.shape_px, (2, 2), "shape_px"))

    @property
    def half_axes_px(self) -> tuple[float, float]:
        """Half the longer and half the shorter axis."""
        longer, shorter = np.linalg.svd(self.shape_px, compute_uv=False)
        return float(longer), float(shorter)

    @property
    def stretch(self) -> Floats:
        """(2,): ln(longer / shorter axis), in the direction of twice the longer axis's angle."""
        turned, axes, _ = np.linalg.svd(self.shape_px)
        angle = 2 * np.arctan2(turned[1, 0], turned[0, 0])
        return np.asarray(np.log(axes[0] / axes[1]) * np.array([np.cos(angle), np.sin(angle)]))

    def outline_px(self, count: int) -> Floats:
        """`count` points around it, (count, 2)."""
        return np.asarray(self.centre_px + circle(count) @ self.shape_px.T)

    def inside(self, shape_hw: tuple[int, int], share: float = 1.0) -> np.ndarray:
        """Which pixels lie within `share` of its size, (h, w) bool."""
        return self.reach(shape_hw) < share

    def reach(self, shape_hw: tuple[int, int]) -> np.ndarray:
        """How far out each pixel lies, (h, w) float: 1 on the ellipse, 0 at its centre."""
        back = np.linalg.inv(self.shape_px)
        x = np.arange(shape_hw[1]) - self.centre_px[0]
        y = (np.arange(shape_hw[0]) - self.centre_px[1])[:, None]
        u = back[0, 0] * x + back[0, 1] * y
        v = back[1, 0] * x + back[1, 1] * y
        return np.asarray(np.hypot(u, v))

    def scaled(self, scale: float) -> Self:
        """The same ellipse in a picture enlarged by `scale`; pixel centres are whole numbers."""
        return replace(
            self,
            centre_px=(self.centre_px + 0.5) * scale - 0.5,
            shape_px=self.shape_px * scale,
        )

    def shifted(self, by_px: Floats) -> Self:
        """The same ellipse shifted by (2,) px."""
        return replace(self, centre_px=self.centre_px + by_px)


def circle(count: int) -> Floats:
    """`count` points of the unit circle, (count, 2)."""
    angle = np.arange(count) * 2 * np.pi / count
    return np.stack([np.cos(angle), np.sin(angle)], axis=1)
