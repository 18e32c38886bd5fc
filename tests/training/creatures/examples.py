"""Close pictures of creatures, as the network that looks at them is shown them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32
from tests.training.look.examples import World, nudged
from tests.training.look.prints import Prints, Random
from tests.training.look.sensor import Sensor, draw_sensor, drifted, photographed
from tests.training.outlines.examples import Cut, classes_in, cut_inside, retouched, scaled
from tests.training.stood import Creature
from vision.clay.outline_reader import Square
from vision.weigh_in.creature_reader import (
    MM3_PER_ML,
    MOST_LIMBS,
    SIDE_PX,
    WHERE_AT,
    creature_planes,
    seen_from,
)

VIEWS: Final = 3
"""Pictures of a creature that are shown together."""
ROOM: Final = (1.4, 1.8)
"""Side of the picture over the longer side of the creature, from and to."""
BESIDE: Final = 0.05
"""Most that the creature lies beside the picture's middle, over its side."""
PIXELS: Final = (70, 320)
"""So many pixels along a side has the camera's own picture of that square."""
AROUND_PX: Final = (2, 8)
"""So far the plane that says where it is reaches around it."""
TURNED_DEG: Final = 6.0
"""Sigma of the turn of an example."""
MOST_STRETCH: Final = 0.2
"""Most by which ln of a side of a creature changes."""
MOST_LEAN: Final = 0.25
"""Most that a creature leans to a side, over its height."""
MOST_TILT: Final = 0.08
"""Most that it rises to a side, over its width."""


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One side of a creature.

    Attributes:
        planes: What the network is given.
        truth: (3,) what it should tell: how many legs, ln of the clay's volume over the cube of the
            picture's side, and how many other limbs.
    """

    planes: Floats32
    truth: Floats32


def drawn(creature: Creature, r: Random, prints: Prints) -> list[Example]:
    """A creature from a few sides, by a new camera in new rooms."""
    sensor = draw_sensor(r)
    pixels = round(float(np.exp(r.uniform(*np.log(PIXELS)))))
    chosen = r.permutation(len(creature.views))[:VIEWS]
    return [_seen(creature, int(k), r, prints, sensor, pixels) for k in chosen]


def again(kept: Sequence[Example], r: Random) -> Iterator[Example]:
    """The same pictures once more, each perhaps mirrored, of a creature of another shape."""
    for one in kept:
        way = -1 if r.random() < 0.5 else 1
        yield reshaped(Example(one.planes[..., ::way], one.truth), r)


def reshaped(example: Example, r: Random) -> Example:
    """A picture as if its creature had been stretched and made to lean, as it is seen.

    A body that is stretched along a side of the picture looks stretched, as far as perspective does
    not matter, and is so much more clay; one that leans is as much as before. It keeps its legs.
    """
    planes = example.planes.astype(np.float32)
    wide, high = np.exp(r.uniform(-MOST_STRETCH, MOST_STRETCH, 2))
    lean, tilt = r.uniform(-MOST_LEAN, MOST_LEAN), r.uniform(-MOST_TILT, MOST_TILT)
    linear = np.diag([wide, high]) @ np.array([[1.0, lean], [tilt, 1.0]])
    middle = np.full(2, (planes.shape[-1] - 1) / 2)
    warp = np.column_stack([linear, middle - linear @ middle])
    size_wh = planes.shape[-1], planes.shape[-2]
    moved = [cv2.warpAffine(one, warp, size_wh, borderMode=cv2.BORDER_REFLECT) for one in planes]
    moved[WHERE_AT] = np.asarray(moved[WHERE_AT] > 0.5, dtype=np.float32)
    truth = example.truth.copy()
    truth[1] += np.log(np.linalg.det(linear))
    return Example(np.asarray(moved, dtype=np.float32), truth)


def shortened(example: Example) -> Example:
    """The same in half the memory."""
    return Example(example.planes.astype(np.float16), example.truth)


def _seen(
    creature: Creature, number: int, r: Random, prints: Prints, sensor: Sensor, pixels: int
) -> Example:
    view = creature.views[number]
    cut = _cut(view, r)
    full, empty = (scaled(one, pixels) for one in retouched(view, r, prints.draw, cut))
    seen = photographed(r, full, sensor), photographed(r, nudged(r, empty), drifted(r, sensor))
    way = cv2.INTER_AREA if pixels > SIDE_PX else cv2.INTER_LINEAR
    close, bare = (
        np.asarray(cv2.resize(one, (SIDE_PX, SIDE_PX), interpolation=way), np.uint8) for one in seen
    )
    where = classes_in(view.which * np.uint8(255), cut.warp(SIDE_PX), SIDE_PX)
    side_mm, steepness = seen_from(_square(cut), creature.seen)
    size = np.log(creature.volume_ml * MM3_PER_ML / side_mm**3)
    limbs = min(creature.limbs, MOST_LIMBS)
    planes = creature_planes(close, bare, where, steepness, int(r.integers(*AROUND_PX)))
    return Example(planes, np.array([creature.legs, size, limbs], dtype=np.float32))


def _square(cut: Cut) -> Square:
    side = round(cut.side)
    left, top = (round(middle - (side - 1) / 2) for middle in cut.middle)
    return Square(left, top, side)


def _cut(view: World, r: Random) -> Cut:
    left, top, width, height = cv2.boundingRect(view.which)
    side = max(width, height) * float(r.uniform(*ROOM))
    middle = np.array([left + (width - 1) / 2, top + (height - 1) / 2])
    middle = middle + r.uniform(-1, 1, 2) * BESIDE * side
    turn, flip = float(np.radians(r.normal(0, TURNED_DEG))), float(r.choice([-1, 1]))
    return cut_inside(view, middle, side, turn, flip)
