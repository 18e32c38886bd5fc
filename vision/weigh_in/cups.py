"""Cups and hollows that open upwards: outlines do not see into them, light and shade do.

A round top is looked for on the hull: a disc with nothing over it but the cone that no view cuts
away. What the views show there, put side by side as the camera and the lamp stand to it, tells a
hollow from a flat top and from a bump. In a hollow the wall away from the lamp is lit and the one
beside the lamp is dark, the other way round than on a bump; and it is darker than its rim.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.round_top import Top, round_top
from vision.weigh_in.top_light import RINGS, SPOKES, light_of, side_light, top_light

LEAST_AGAINST: Final = 0.08
LEAST_UNEVEN: Final = 0.12
LEAST_DARKER: Final = 0.3
"""What a hollow shows at least. Of 60 other tops of our own making none was against the lamp by
more than 0.02 or darker in the middle by more than 0.13."""

WEAK_LAMP: Final = 0.1
"""Light and shade of the sides, by their mean, from which they tell where the lamp is."""

INNER: Final = slice(0, 7)
MIDDLE: Final = slice(0, 5)
RIM: Final = slice(7, 9)
"""Rings well inside a top, in its middle, and on its rim."""


@dataclass(frozen=True, slots=True)
class Hollow:
    """How light lies on a round top, averaged over the views.

    Attributes:
        against: By how much it rises away from the lamp, over the radius, by its mean, less where
            the sides hardly show the lamp: positive in a hollow, negative on a bump.
        uneven: Standard deviation, by its mean.
        darker: Logarithm of the rim's light by the middle's.
    """

    against: float
    uneven: float
    darker: float

    @property
    def told(self) -> bool:
        """Whether light says that it is hollow."""
        shaded = self.against > LEAST_AGAINST and self.uneven > LEAST_UNEVEN
        return shaded or (self.darker > LEAST_DARKER and self.against > -LEAST_AGAINST)


def hollow_top(hull: Hull, views: Sequence[View], pictures: Sequence[Image]) -> Top | None:
    """The widest round top of a creature where it is hollow, else None.

    Both halves of the views, every other one, have to say so.

    Args:
        hull: What all views left, not empty.
        views: Those that carved it, of one camera and one lamp that stand still.
        pictures: What the camera saw in each view's crop, (h, w, 3) uint8.
    """
    top = round_top(hull, views)
    if top is None:
        return None
    lights = [light_of(bgr) for bgr in pictures]
    shown = top_light(top, hull, views, lights)
    side = side_light(top, hull, views, lights)
    parts = (shown, shown[::2], shown[1::2])
    return top if all(hollow_of(part, side).told for part in parts) else None


def hollow_of(shown: Floats, side: Floats) -> Hollow:
    """How light lies on a top.

    Args:
        shown: (views, rings, spokes) as `top_light` gives it.
        side: (4,) as `side_light` gives it.
    """
    seen = ~np.isnan(shown).all(axis=0)
    if not seen.any():
        return Hollow(0.0, 0.0, 0.0)
    light = np.ones(seen.shape)
    light[seen] = np.nanmedian(shown[:, seen], axis=0)
    light[seen] /= max(float(light[seen].mean()), 1e-4)
    darker = np.log(max(float(light[RIM].mean()), 0.05) / max(float(light[MIDDLE].mean()), 0.05))
    light = light[INNER]
    across = RINGS[INNER, None]
    ways = across * np.cos(SPOKES), across * np.sin(SPOKES)
    rises = np.array([(across * way * light).sum() / (across * way**2).sum() for way in ways])
    lamp = side[1:3] / max(float(side[0]), 1e-3)
    against = -float(rises @ lamp) / (float(np.hypot(*lamp)) + WEAK_LAMP)
    return Hollow(against, float(light.std()), float(darker))
