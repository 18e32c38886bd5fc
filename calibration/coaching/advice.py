"""What the coach says: a cause, its severity, and a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Grade: TypeAlias = Literal["good", "fair", "poor"]
GRADES: Final[tuple[Grade, ...]] = ("good", "fair", "poor")
"""All grades, the best first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One thing that is wrong.

    Attributes:
        cause: Its code, such as "light/dark".
        grade: "poor" if it spoils measurements, "fair" if it makes them worse.
        sentence: What is wrong and how to fix it.
    """

    cause: str
    grade: Grade
    sentence: str


def grade_of(advice: Sequence[Advice], *topics: str) -> Grade:
    """The worst grade among the advice whose cause begins with one of the topics."""
    grades = {one.grade for one in advice if one.cause.split("/")[0] in topics}
    return "poor" if "poor" in grades else "fair" if "fair" in grades else "good"


def graded(value: float, *, fair: float, poor: float) -> Grade:
    """The grade of a value that is worse the larger it is."""
    return "poor" if value >= poor else "fair" if value >= fair else "good"
