"""The record of how a gap in a rule sheet was closed."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Source: TypeAlias = Literal["sheet", "published", "derived", "house"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question that a rule sheet leaves open, and this program's answer.

    Attributes:
        id: Its identifier, cited by the code that applies it, by refusals and by its test.
        question: What the rule sheet leaves open.
        answer: How this program plays it.
        source: Where the answer comes from; "house" if no source says it.
        switch: The field of the game's `Switches` that changes it, if there is one.
    """

    id: str
    question: str
    answer: str
    source: Source = "house"
    switch: str | None = None
