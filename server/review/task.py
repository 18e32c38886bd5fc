"""A recording to be reviewed and its result, in the form in which workers exchange them.

Cheap to import: a program that only hands out tasks starts faster without importing an eye.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from server.learning.ground_example import GroundExample
from server.learning.label import Label
from server.review.archive import KeptEvening
from server.review.row import ReviewRow
from vision.learned import NOTHING_LEARNED, Learned

Status: TypeAlias = Literal["measured again", "not measured", "broken"]


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """What to review, and how.

    Attributes:
        evening: The recording.
        most_clips: Most moments of film to keep.
        learned: What today's eye has learned.
        grounds: Whether examples of the ground are collected.
    """

    evening: KeptEvening
    most_clips: int = 6
    learned: Learned = NOTHING_LEARNED
    grounds: bool = False


@dataclass(frozen=True, slots=True)
class EveningReview:
    """The result for one recording.

    Attributes:
        evening: Its name.
        status: Whether today's eye measured it again.
        told: Remarks in sentences: why it was not measured, what is broken.
        games: How many it has.
        frames: How many today's eye processed.
        sightings_then: What was seen then.
        sightings_now: What is seen today.
        rows: Every question.
        clips: Files that rows name, by their names.
        labels: Examples to learn from, from an eye that had learned nothing.
        grounds: Examples of the ground, likewise.
    """

    evening: str
    status: Status
    told: str = ""
    games: int = 0
    frames: int = 0
    sightings_then: int = 0
    sightings_now: int = 0
    rows: tuple[ReviewRow, ...] = ()
    clips: tuple[tuple[str, bytes], ...] = ()
    labels: tuple[Label, ...] = ()
    grounds: tuple[GroundExample, ...] = ()
