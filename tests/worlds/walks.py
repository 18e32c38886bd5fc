"""Creatures carried from one place to another by a hand, and turned on the way.

    python -m tests.worlds walks --seed 310044 402117

A world is a folder `wSEED` in the format of throws: two to four creatures, of which a hand carries
one, and before and after that a while in which nothing happens.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tests.worlds.stages import missile_throw

SIZES = ((640, 480), (640, 480), (800, 450), (960, 540))
"""Sizes of pictures: rather small ones, as a hand costs much."""

MOST_TURNED_DEG = 180.0
"""Largest turn on the way."""

AS_BEFORE_SHARE = 0.4
"""Share of the creatures that are set down facing as before."""


@dataclass(frozen=True)
class Walk:
    """How a creature is carried.

    Attributes:
        turn_deg: How far it is turned about its own axis on the way, counter-clockwise from above.
        fps: Frames per second of the clip.
        before_s: How long nothing happens before.
        after_s: How long nothing happens afterwards: while something seems to reach in from the
            picture's edge, the program waits some seconds.
    """

    turn_deg: float
    fps: int = 15
    before_s: float = 1.5
    after_s: float = 4.5


def walk(seed: int, where: Path) -> None:
    """Render the clip of one world below a folder."""
    r = np.random.default_rng([seed, 92])
    size = SIZES[int(r.integers(len(SIZES)))]
    turned = 0.0 if r.random() < AS_BEFORE_SHARE else r.uniform(-MOST_TURNED_DEG, MOST_TURNED_DEG)
    missile_throw.world_clip(seed, str(where), event="move", size=size, walk=Walk(float(turned)))
