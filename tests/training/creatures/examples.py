"""Training examples for the network that reads close pictures of creatures."""

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
"""Number of pictures of a creature that are used together."""
ROOM: Final = (1.4, 1.8)
"""Least and largest side of the picture, relative to the longer side of the creature."""
BESIDE: Final = 0.05
"""Largest offset of the creature from the picture's middle, as a share of the picture's side."""
PIXELS: Final = (70, 320)
"""Least and largest side in pixels of that square in the simulated camera's picture."""
AROUND_PX: Final = (2, 8)
"""Least and largest width in pixels by which the input's mask reaches beyond the creature."""
TURNED_DEG: Final = 6.0
"""Sigma in degrees of an example's rotation."""
MOST_STRETCH: Final = 0.2
"""Largest change of the ln of a creature's width or height."""
MOST_LEAN: Final = 0.25
"""Largest sideways shear of a creature, relative to its height."""
MOST_TILT: Final = 0.08
"""Largest vertical shear of a creature, relative to its width."""


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """One side of a creature.

    Attributes:
        planes: The network's input.
        truth: (3,) number of legs, ln of the clay's volume over the cube of the picture's side, and
            number of other limbs.
    """

    planes: Floats32
    truth: Floats32


def drawn(creature: Creature, r: Random, prints: Prints) -> list[Example]:
    """Examples of a creature from a few sides, with a new camera and new rooms."""
    sensor = draw_sensor(r)
    pixels = round(float(np.exp(r.uniform(*np.log(PIXELS)))))
    chosen = r.permutation(len(creature.views))[:VIEWS]
    return [_seen(creature, int(k), r, prints, sensor, pixels) for k in chosen]


def again(kept: Sequence[Example], r: Random) -> Iterator[Example]:
    """Kept examples again, each reshaped and perhaps mirrored."""
    for one in kept:
        way = -1 if r.random() < 0.5 else 1
        yield reshaped(Example(one.planes[..., ::way], one.truth), r)


def reshaped(example: Example, r: Random) -> Example:
    """The example as if its creature were stretched and sheared in the picture's plane.

    Apart from perspective, a stretched picture is that of a stretched body, whose volume grows by
    the same factor; shearing does not change the volume. The numbers of legs and limbs stay.
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
    """The same example in half the memory."""
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
