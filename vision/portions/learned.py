"""What portions with known volumes taught: how far off scales are, and how surely a volume is told.

Photographs' scales are off because cameras tilt and coins stand nearer or farther than the thing;
what else is off is the shape that two outlines do not tell.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).with_name("learned.json")
"""Written by `python -m tests.training.learn_portions`, never by hand."""


@dataclass(frozen=True, slots=True)
class LearnedPortions:
    """Constants that were fitted to volumes by displacement; every sigma is of ln.

    Attributes:
        above_mean: How far off the scale from above is on average, in ln, by the camera's tilt.
        above_sigma: The scatter of that.
        beside_mean: The same of the scale from the side, by the distance of the coin.
        beside_sigma: The scatter of that.
        piled_filling: Share of a pile that is no air.
        model_sigma: Of the volume, by the shape that two outlines do not tell.
        flat_sigma: The same, added where a thing is flat: its height is small, and seen aslant.
        bent_sigma: Added where it is bent or hollow.
        piled_sigma: Added where it is a pile.
        unclear_sigma: Added where it is unclear, times how much less clear than it should be.
    """

    above_mean: float
    above_sigma: float
    beside_mean: float
    beside_sigma: float
    piled_filling: float
    model_sigma: float
    flat_sigma: float
    bent_sigma: float
    piled_sigma: float
    unclear_sigma: float


def read(text: str) -> LearnedPortions:
    """The constants, from JSON.

    Raises:
        TypeError: One is missing, or there is one more.
    """
    told: Mapping[str, float] = json.loads(text)
    return LearnedPortions(**told)


LEARNED: Final = read(TABLE.read_text(encoding="utf-8"))
