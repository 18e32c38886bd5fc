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
from vision.weigh_in.creature_reader import MM3_PER_ML, SIDE_PX, creature_planes, seen_from

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


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One side of a creature.

    Attributes:
        planes: What the network is given.
        truth: (2,) what it should tell: how many legs, and ln of the clay's volume over the cube
            of the picture's side.
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
    """The same pictures once more, each perhaps mirrored."""
    for one in kept:
        way = -1 if r.random() < 0.5 else 1
        # Torch takes no negative strides: a copy each.
        planes = one.planes[..., ::way].astype(np.float32, copy=True, order="C")
        yield Example(planes, one.truth)


def shortened(example: Example) -> Example:
    """The same in half the memory."""
    return Example(example.planes.astype(np.float16), example.truth)


def _seen(
    creature: Creature, number: int, r: Random, prints: Prints, sensor: Sensor, pixels: int
) -> Example:
    view = creature.views[number]
    cut = _cut(view, r)
    full, empty = (scaled(one, pixels) for one in retouched(view, r, prints, cut))
    seen = photographed(r, full, sensor), photographed(r, nudged(r, empty), drifted(r, sensor))
    way = cv2.INTER_AREA if pixels > SIDE_PX else cv2.INTER_LINEAR
    close, bare = (
        np.asarray(cv2.resize(one, (SIDE_PX, SIDE_PX), interpolation=way), np.uint8) for one in seen
    )
    where = classes_in(view.which * np.uint8(255), cut.warp(SIDE_PX), SIDE_PX)
    side_mm, steepness = seen_from(_square(cut), creature.seen)
    size = np.log(creature.volume_ml * MM3_PER_ML / side_mm**3)
    planes = creature_planes(close, bare, where, steepness, int(r.integers(*AROUND_PX)))
    return Example(planes, np.array([creature.legs, size], dtype=np.float32))


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
