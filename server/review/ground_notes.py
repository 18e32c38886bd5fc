"""Notes colours while footage is measured again, until the referee's answers show what is clay."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from calibration.frame import Frame
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from server.learning.ground_example import GroundExample
from server.review.labels import answered
from server.review.questions import Question
from server.review.reviewing import GameReview
from vision.clay.ground_counts import GroundCounter
from vision.eye_status import EyeStatus, FrameReport
from vision.ground_colours import ColourCounts
from vision.look.look import Looker
from vision.sightings import CreatureSeen, ImpactSeen, MoveSeen, PointPx, ShapeSeen, Sighting
from vision.upright import Upright

AGREED: Final = frozenset({"confirmed", "corrected", "chosen"})
"""Ways of answering that confirm a creature where one was seen. A dismissed question does not show
the contrary: it may be about a creature that was only bumped."""

Outline: TypeAlias = tuple[PointPx, ...]


@dataclass(frozen=True, slots=True)
class NotedColours:
    """A creature's colours, and those of the ground, in the picture in which it was seen."""

    ground: ColourCounts
    clay: ColourCounts


class GroundNotes:
    """Counts colours at each sighting of a creature; the pictures themselves are not kept."""

    def __init__(self) -> None:
        self._looker = Looker()
        self._counter: tuple[Calibration, GroundCounter] | None = None
        self._by_outline: dict[tuple[int, Outline], NotedColours] = {}
        self._by_track: dict[int, list[tuple[int, NotedColours]]] = {}

    def note(self, frame: Frame, report: FrameReport, status: EyeStatus) -> None:
        """Note the colours of the sightings in a frame.

        Args:
            frame: The frame that the eye processed.
            report: Its report.
            status: The eye's status after it.
        """
        told = [one for one in report.sightings if _shows_clay(one, frame.index)]
        if not told or status.calibration is None:
            return
        upright = Upright.of(status.calibration)
        outlines = [upright.as_shown(one).evidence.outline_px for one in told]
        counter = self._counter_of(status.calibration, upright, status.boards)
        ground, clay = counter.counted(upright.picture(frame.bgr), outlines)
        for one, counts in zip(told, clay, strict=True):
            noted = NotedColours(ground, counts)
            self._by_outline[frame.index, one.evidence.outline_px] = noted
            if isinstance(one, CreatureSeen | MoveSeen | ShapeSeen):
                self._by_track.setdefault(one.track, []).append((frame.index, noted))

    def examples(self, evening: str, review: GameReview) -> Iterator[GroundExample]:
        """The examples that follow from a game's answers.

        There is at most one for each answer, and no note is used twice.
        """
        used: set[int] = set()
        for question, ruling in answered(review):
            if ruling.way not in AGREED:
                continue
            for noted in self._of(question, confirmed=ruling.way == "confirmed"):
                if id(noted) not in used and noted.clay.px and noted.ground.px:
                    used.add(id(noted))
                    yield GroundExample(evening, ruling.line, noted.ground, noted.clay)
                    break

    def _of(self, question: Question, *, confirmed: bool) -> Iterator[NotedColours]:
        """The notes on the creatures of a question.

        For a throw that was `confirmed`, this includes the creature that was struck.
        """
        for one in question.proposal.sightings:
            noted = self._by_outline.get((one.frame, one.evidence.outline_px))
            if noted is not None:
                yield noted
            if confirmed and isinstance(one, ImpactSeen):
                yield from self._of_struck(one)

    def _of_struck(self, impact: ImpactSeen) -> Iterator[NotedColours]:
        """The last note before a throw on the creature that was struck."""
        first = impact.struck[0] if impact.struck else None
        if first is None or first.probability <= impact.probability_none:
            return
        before = [n for at, n in self._by_track.get(first.track, ()) if at <= impact.frame]
        yield from before[-1:]

    def _counter_of(
        self, calibration: Calibration, upright: Upright, boards: Boards
    ) -> GroundCounter:
        """The counter for the turned pictures of a calibration."""
        if self._counter is None or self._counter[0] is not calibration:
            turned = upright.calibration(calibration)
            self._counter = calibration, GroundCounter(turned, boards, self._looker)
        return self._counter[1]


def _shows_clay(seen: Sighting, frame: int) -> bool:
    """Whether a sighting has the outline of a creature that stands on the table in this frame."""
    if isinstance(seen, CreatureSeen):
        stands = seen.volume_ml is None  # otherwise it stood on the turn card
    else:
        stands = isinstance(seen, MoveSeen | ShapeSeen)
    return stands and seen.frame == frame and len(seen.evidence.outline_px) >= 3
