"""Close pictures of creatures, as the network that counts legs is shown them."""

from collections.abc import Iterator, Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32
from tests.training.look.examples import World, nudged
from tests.training.look.prints import Prints, Random
from tests.training.look.sensor import Sensor, draw_sensor, drifted, photographed
from tests.training.outlines.examples import Cut, classes_in, cut_inside, retouched, scaled
from tests.training.stood import Creature
from vision.weigh_in.leg_reader import SIDE_PX, leg_planes

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


def drawn(creature: Creature, r: Random, prints: Prints) -> list[Floats32]:
    """The network's planes of a creature from a few sides, by a new camera in new rooms."""
    sensor = draw_sensor(r)
    pixels = round(float(np.exp(r.uniform(*np.log(PIXELS)))))
    chosen = r.permutation(len(creature.views))[:VIEWS]
    return [_seen(creature.views[k], r, prints, sensor, pixels) for k in chosen]


def again(kept: Sequence[Floats32], r: Random) -> Iterator[Floats32]:
    """The same pictures once more, each perhaps mirrored."""
    for planes in kept:
        way = -1 if r.random() < 0.5 else 1
        # Torch takes no negative strides: a copy each.
        yield planes[..., ::way].astype(np.float32, copy=True, order="C")


def _seen(view: World, r: Random, prints: Prints, sensor: Sensor, pixels: int) -> Floats32:
    cut = _cut(view, r)
    full, empty = (scaled(one, pixels) for one in retouched(view, r, prints, cut))
    seen = photographed(r, full, sensor), photographed(r, nudged(r, empty), drifted(r, sensor))
    way = cv2.INTER_AREA if pixels > SIDE_PX else cv2.INTER_LINEAR
    close, bare = (
        np.asarray(cv2.resize(one, (SIDE_PX, SIDE_PX), interpolation=way), np.uint8) for one in seen
    )
    where = classes_in(view.which * np.uint8(255), cut.warp(SIDE_PX), SIDE_PX)
    return leg_planes(close, bare, where, int(r.integers(*AROUND_PX)))


def _cut(view: World, r: Random) -> Cut:
    left, top, width, height = cv2.boundingRect(view.which)
    side = max(width, height) * float(r.uniform(*ROOM))
    middle = np.array([left + (width - 1) / 2, top + (height - 1) / 2])
    middle = middle + r.uniform(-1, 1, 2) * BESIDE * side
    turn, flip = float(np.radians(r.normal(0, TURNED_DEG))), float(r.choice([-1, 1]))
    return cut_inside(view, middle, side, turn, flip)
