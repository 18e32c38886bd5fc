"""Constants learned from portions of known volume: errors of the scales, and sigmas of the volume.

A photograph's scale has an error because cameras tilt, and because the coin is nearer or farther
than the thing. The remaining error comes from the shape, which two outlines do not determine.
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
        above_mean: Mean error of the scale from above, in ln, by the camera's tilt.
        above_sigma: Sigma of the error of the scale from above.
        beside_mean: Mean error of the scale from the side, in ln, by the distance of the coin.
        beside_sigma: Sigma of the error of the scale from the side.
        piled_filling: Share of a pile that is not air.
        model_sigma: Sigma of the volume from the shape that two outlines do not fix.
        flat_sigma: Added to the volume's sigma if a thing is flat: its height is small, and seen at
            a slant.
        bent_sigma: Added to the volume's sigma if the thing is bent or hollow.
        piled_sigma: Added to the volume's sigma if the thing is a pile.
        unclear_sigma: Added to the volume's sigma if the thing is unclear, times how much its
            clearness falls short.
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
        TypeError: A constant is missing, or there is an unknown one.
    """
    constants: Mapping[str, float] = json.loads(text)
    return LearnedPortions(**constants)


LEARNED: Final = read(TABLE.read_text(encoding="utf-8"))
