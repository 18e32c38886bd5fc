"""Predicts what a seed draws for a pair of views, without rendering it.

The generator draws throw or none, picture size, frame rate, other events, and whether an arm
throws, in this order from one random stream (`missile_throw.world_clip`). The same is drawn here,
so that worlds can be chosen by their rendering cost.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from tests.worlds.seeds import fresh

TURN_DEG: Final = (40.0, 100.0)
"""Angle around the table between the two cameras, to either side, as two people might place them;
beyond it, hardly any board is read by both."""

SIZE_WH: Final = (640, 480)
"""Size of both pictures: larger ones cost three times as much to render."""

STREAM: Final = 7
"""Index of the generator's random stream for a clip."""

SHARE_QUIET: Final = 0.4
"""Share of the clips in which nothing is thrown."""

SHARE_ARM: Final = 0.15
"""Share of the throws with an arm in the picture."""

QUIET: Final = ("reach", "move", "lay", "dice", "lamp", "cup")
"""Events of clips in which nothing is thrown, in the generator's order."""

WITH_HAND: Final = ("reach", "move", "lay", "cup")


@dataclass(frozen=True, slots=True)
class PairDraw:
    """What a seed draws.

    Attributes:
        thrown: Whether a missile is to be thrown; if no throw is found, `event` happens.
        fps: Frames a second of both cameras; a clip with a hand is mostly rendered at 30.
        event: What happens if nothing is thrown.
        arm: Whether an arm throws.
    """

    thrown: bool
    fps: int
    event: str
    arm: bool

    @property
    def hand(self) -> bool:
        """Whether an arm or a hand may come into the picture, which costs three times as much."""
        return self.arm if self.thrown else self.event in WITH_HAND


def drawn(seed: int) -> PairDraw:
    """What the generator draws for a clip of this seed."""
    rng = np.random.default_rng([seed, STREAM])
    thrown = bool(rng.random() >= SHARE_QUIET)
    rng.random()  # picture size, which a pair does not ask for
    fps = int(rng.choice([30, 60]))
    event = str(rng.choice(QUIET))
    return PairDraw(thrown, fps, event, bool(rng.random() < SHARE_ARM))


def without_hands(seeds: Iterable[int]) -> Iterator[int]:
    """The seeds for which no hand comes into the picture."""
    return (seed for seed in seeds if not drawn(seed).hand)


def fresh_pairs(count: int, draw: int) -> list[int]:
    """`count` test seeds without hands; the same `draw` gives the same ones.

    A larger count of one draw begins with the same seeds.
    """
    return list(without_hands(fresh(20 * count + 100, draw)))[:count]
