"""How a lesson is judged: on examples that were held back, beyond what chance explains."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias, TypeVar

HELD_BACK: Final = 4
"""Every n-th recording is held back; with fewer recordings, every n-th example."""

FEWEST_LEARNED: Final = 20
FEWEST_HELD_BACK: Final = 8
"""Fewest examples of doubt, or of the ground: fewer say nothing about probabilities."""

SURER: Final = 1.64
"""Standard errors by which the mean must improve: one-sided 5 % level of a paired test."""

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
    """What was tried to learn, and the result.

    Attributes:
        subject: What it is about.
        learned_from: How many examples.
        held_back: How many it was judged on.
        before: Error of the present answers on the examples held back: mean log loss of doubt; the
            share of wrong names of colours; for the ground the share that counts as things plus the
            share of clay that does not. None if there were too few examples to try.
        after: The same with the lesson.
        kept: Whether it is better there.
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
    """Split examples into those to learn from and those held back, by whole recordings if possible.

    Examples of one evening are similar: a lesson from some of them proves little on the others.
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
    """Whether there is something to learn from, and to judge by."""
    return len(mine) >= FEWEST_LEARNED and len(held) >= FEWEST_HELD_BACK


def too_few(subject: LessonSubject, mine: Sequence[Example], held: Sequence[Example]) -> Lesson:
    """A lesson that was not tried."""
    told = (
        f"Left as it was: {len(mine) + len(held)} examples are too few; it takes "
        f"{FEWEST_LEARNED} to learn from and {FEWEST_HELD_BACK} held back."
    )
    return Lesson(subject, len(mine), len(held), None, None, kept=False, told=told)


def surely_better(before: Sequence[float], after: Sequence[float]) -> bool:
    """Whether the mean falls by more than chance explains, in a paired test."""
    gains = [one - other for one, other in zip(before, after, strict=True)]
    gain = mean(gains)
    spread = sum((one - gain) ** 2 for one in gains) / (len(gains) - 1)
    return gain > 0 and gain >= SURER * math.sqrt(spread / len(gains))


def mean(values: Sequence[float]) -> float:
    """The mean of at least one value."""
    return sum(values) / len(values)
