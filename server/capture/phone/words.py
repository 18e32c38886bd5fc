"""What phone and program say to each other beside the picture, as JSON."""

import json
import math
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 400
"""Letters of a phone's word; ours are a tenth of that."""


@dataclass(frozen=True, slots=True)
class PhoneWord:
    """What the phone's page says of itself.

    Attributes:
        pause: Why it sends nothing, one word; empty while it does.
        lost: The share of its packets that did not come at once.
    """

    pause: str
    lost: float


def word_of_phone(message: str | bytes) -> PhoneWord | None:
    """A phone's word; None where it is none."""
    if len(message) > LONGEST:
        return None
    try:
        told = json.loads(message)
    except ValueError:
        return None
    if not isinstance(told, dict):
        return None
    pause, lost = told.get("pause", ""), told.get("lost", 0)
    if not isinstance(pause, str) or not isinstance(lost, int | float) or not math.isfinite(lost):
        return None
    return PhoneWord(pause, min(max(float(lost), 0.0), 1.0))


def word_for_phone(instruction: str, trouble: str) -> str:
    """What to do first, empty where all is well, and why no picture comes."""
    return json.dumps({"instruction": instruction, "trouble": trouble})
