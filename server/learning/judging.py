"""Judges lessons on held-out examples, by a paired significance test."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias, TypeVar

HELD_BACK: Final = 4
"""One in so many recordings is held back; with fewer recordings, one in so many examples."""

FEWEST_LEARNED: Final = 20
"""Fewest examples from which anything is learned."""

FEWEST_HELD_BACK: Final = 8
"""Fewest held-out examples of probabilities, or of the ground, by which a lesson is judged."""

SURER: Final = 1.64
"""Number of standard errors by which the mean must improve: the one-sided 5 % level."""

LessonSubject: TypeAlias = Literal["throw", "legs", "colour", "ground"]


class Example(Protocol):
    """The fields that every example has."""

    @property
    def evening(self) -> str:
        """The recording that it comes from."""
        ...

    @property
    def line(self) -> int:
        """The line of the recording with the referee's answer."""
        ...


ExampleT = TypeVar("ExampleT", bound=Example)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The result of one lesson.

    Attributes:
        subject: What it is about.
        learned_from: Number of examples that it was learned from.
        held_back: Number of examples that it was judged on.
        before: The mean error on these without the lesson: the log loss for throws and legs; the
            share of wrong names for colours; for the ground the share that is taken for things plus
            the share of clay that is not. None if there were too few examples to try.
        after: The same with the lesson.
        kept: Whether the lesson is used from now on.
        told: The result as a sentence.
    """

    subject: LessonSubject
    learned_from: int
    held_back: int
    before: float | None
    after: float | None
    kept: bool
    told: str


def parted(examples: Sequence[ExampleT]) -> tuple[list[ExampleT], list[ExampleT]]:
    """Split examples into those to learn from and those held back.

    If there are enough recordings, whole recordings are held back: examples of one evening are
    similar, so that a lesson from some of them would prove little on the others.
    """
    ordered = sorted(examples, key=lambda one: (one.evening, one.line))
    evenings = sorted({one.evening for one in ordered})
    if len(evenings) >= HELD_BACK:
        kept_back = set(evenings[HELD_BACK - 1 :: HELD_BACK])
        held = [one.evening in kept_back for one in ordered]
    else:
        held = [place % HELD_BACK == HELD_BACK - 1 for place in range(len(ordered))]
    pairs = list(zip(ordered, held, strict=True))
    return [one for one, back in pairs if not back], [one for one, back in pairs if back]


def enough(mine: Sequence[Example], held: Sequence[Example]) -> bool:
    """Whether there are enough examples to learn from, and enough to judge the lesson by."""
    return len(mine) >= FEWEST_LEARNED and len(held) >= FEWEST_HELD_BACK


def too_few(subject: LessonSubject, mine: Sequence[Example], held: Sequence[Example]) -> Lesson:
    """The result of a lesson that was not tried, because there are too few examples."""
    told = (
        f"Left as it was: {len(mine) + len(held)} examples are too few; it takes "
        f"{FEWEST_LEARNED} to learn from and {FEWEST_HELD_BACK} held back."
    )
    return Lesson(subject, len(mine), len(held), None, None, kept=False, told=told)


def surely_better(before: Sequence[float], after: Sequence[float]) -> bool:
    """Whether the mean error fell significantly, by a paired test of the same examples."""
    gains = [one - other for one, other in zip(before, after, strict=True)]
    gain = mean(gains)
    spread = sum((one - gain) ** 2 for one in gains) / (len(gains) - 1)
    return gain > 0 and gain >= SURER * math.sqrt(spread / len(gains))


def mean(values: Sequence[float]) -> float:
    """The mean of a list that is not empty."""
    return sum(values) / len(values)
