"""Training examples of one creature that is turned between pictures, as in a weigh-in by hand.

Room, camera and clay's colours are the same in all of its pictures. The colours are learned from
the pixels of which the shipped network is certain, as the program does it.
"""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from tests.training.look.examples import World, nudged
from tests.training.look.prints import Floats, Prints, Random
from tests.training.look.sensor import draw_sensor, drifted, photographed
from tests.training.outlines.examples import (
    WITHOUT_COLOURS,
    Cut,
    cut_inside,
    retouched,
    scaled,
    share_in,
)
from tests.training.stood import Creature
from vision.clay.colour_odds import colour_odds
from vision.clay.outline_reader import CloseUp, Square, odds_in
from vision.weigh_in.still_outlines import surest

WHOLE: Final = 2.2
"""Side of the part that the simulated camera sees, relative to the longer side of the creature."""
ROOM: Final = (1.3, 1.9)
"""Least and largest side of the close picture, relative to the longer side of the creature."""
BESIDE: Final = 0.1
"""Largest offset of the creature from the close picture's middle, relative to its side."""
PIXELS: Final = (90, 560)
"""Least and largest side in pixels of the part `WHOLE` in the simulated camera's picture."""
TURNED_DEG: Final = 8.0
"""Sigma in degrees of the common rotation of all pictures."""
MOST_SEED: Final = 2**32


def turned(creature: Creature, r: Random, prints: Prints) -> Iterator[tuple[Floats, Floats]]:
    """One example for each side: the network's input, and the share of clay in each pixel."""
    cut = _cut(creature, r)
    pixels = round(float(np.exp(r.uniform(*np.log(PIXELS)))))
    pictures, bare = _photographs(creature, r, prints, cut, pixels)
    squares = [_square(view, cut, pixels, r) for view in creature.views]
    told = [
        odds_in(CloseUp(picture, bare), square)
        for picture, square in zip(pictures, squares, strict=True)
    ]
    coloured = colour_odds(pictures, [bare] * len(pictures), surest(told))
    for view, picture, odds, square in zip(
        creature.views, pictures, coloured, squares, strict=True
    ):
        unknown = r.random() < WITHOUT_COLOURS
        shown = CloseUp(picture, bare, None if unknown else odds)
        yield shown.part(square).planes(), share_in(view, _part(cut, square, pixels))


def _photographs(
    creature: Creature, r: Random, prints: Prints, cut: Cut, pixels: int
) -> tuple[list[Image], Image]:
    """Simulated photographs of all sides in one new room with one new colour; the empty table."""
    room, ground = int(r.integers(MOST_SEED)), prints.draw()
    made = [
        retouched(view, np.random.default_rng(room), lambda: ground, cut) for view in creature.views
    ]
    sensor = draw_sensor(r)
    pictures = [photographed(r, scaled(full, pixels), drifted(r, sensor)) for full, _ in made]
    empty = scaled(made[0][1], pixels)
    return pictures, photographed(r, nudged(r, empty), sensor)


def _cut(creature: Creature, r: Random) -> Cut:
    """The part of the table on which the creature is turned."""
    where = np.maximum.reduce([view.which for view in creature.views])
    left, top, width, height = cv2.boundingRect(where)
    middle = np.array([left + (width - 1) / 2, top + (height - 1) / 2])
    turn, flip = float(np.radians(r.normal(0, TURNED_DEG))), float(r.choice([-1, 1]))
    return cut_inside(creature.views[0], middle, WHOLE * max(width, height), turn, flip)


def _square(view: World, cut: Cut, pixels: int, r: Random) -> Square:
    """The square of one side's close picture, inside the photograph."""
    warp = cut.warp(pixels)
    shown = cv2.warpAffine(view.which, warp, (pixels, pixels), flags=cv2.INTER_NEAREST)
    left, top, width, height = cv2.boundingRect(np.asarray(shown))
    long = max(width, height)
    side = min(pixels, max(16, round(long * float(np.exp(r.uniform(*np.log(ROOM)))))))
    middle = np.array([left + width / 2, top + height / 2]) + r.uniform(-1, 1, 2) * BESIDE * long
    corner = np.clip(np.round(middle - side / 2), 0, pixels - side).astype(int)
    return Square(int(corner[0]), int(corner[1]), side)


def _part(cut: Cut, square: Square, pixels: int) -> Cut:
    """A square of a cut's picture, as a cut of the world."""
    back = cv2.invertAffineTransform(cut.warp(pixels))
    corner = np.array([square.left, square.top])
    middle = back @ np.array([*(corner + (square.side - 1) / 2), 1.0])
    side = cut.side * square.side / pixels
    return Cut((float(middle[0]), float(middle[1])), side, cut.turn, cut.flip)
