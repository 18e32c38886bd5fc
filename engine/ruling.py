"""How a gap in a rule sheet was closed."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Source: TypeAlias = Literal["sheet", "published", "derived", "house"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question that a rule sheet leaves open, and this program's answer.

    Attributes:
        id: Cited by the code that applies it, by refusals and by its test.
        question: What the rule sheet leaves open.
        answer: How it is played here.
        source: "house" when no source says it; shown as a house rule then.
        switch: The field of the game's switches that changes it, if there is one.
    """

    id: str
    question: str
    answer: str
    source: Source = "house"
    switch: str | None = None
