"""A labelled example: what the eye reported of something, and how the referee answered."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Subject: TypeAlias = Literal["throw", "legs", "colour"]


@dataclass(frozen=True, slots=True)
class Label:
    """One example.

    Attributes:
        evening: The recording that it comes from.
        line: The line of the recording with the referee's answer.
        subject: What it is about: whom a throw struck, how many legs a creature has, or what the
            colour of its clay is called.
        shares: Probabilities of the answers, that of the proposed one first; empty for colours.
        right: Whether the proposed answer was right.
        seen: What the eye called the colour; else empty.
        ruled: What the referee called it; else empty.
    """

    evening: str
    line: int
    subject: Subject
    shares: tuple[float, ...]
    right: bool
    seen: str = ""
    ruled: str = ""
