"""The messages between phone and program beside the picture, as JSON."""

import json
import math
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 400
"""Characters of a phone's message; ours have a tenth of that."""


@dataclass(frozen=True, slots=True)
class PhoneWord:
    """A status message of the phone's page.

    Attributes:
        pause: Why it sends nothing, one word; empty while it sends.
        lost: The share of its packets that did not arrive at once.
    """

    pause: str
    lost: float


def word_of_phone(message: str | bytes) -> PhoneWord | None:
    """Parse a phone's message; None if it is not valid."""
    if len(message) > LONGEST:
        return None
    try:
        told = json.loads(message)
    except ValueError:
        return None
    if not isinstance(told, dict):
        return None
    pause, lost = told.get("pause", ""), told.get("lost", 0)
    if not isinstance(pause, str) or not isinstance(lost, int | float):
        return None
    if not -math.inf < lost < math.inf:  # a whole number may be too large for `math.isfinite`
        return None
    return PhoneWord(pause, float(min(max(lost, 0), 1)))


def word_for_phone(instruction: str, trouble: str) -> str:
    """A message with the first instruction, if any, and why no picture comes, if none does."""
    return json.dumps({"instruction": instruction, "trouble": trouble})
