"""Scores Slargeball's eye on drawn pitches of every kind: the two tables of its page.

    python -m tests.support.pitch_scores [FIRST] [LAST]

prints them for the pitches of these numbers, by default 100 to 135.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import cv2
import numpy as np

from tests.support import drawn_pitch as drawn
from tests.support.wide_pitches import KINDS, WidePitch, wide_pitch
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook, FieldSeen, FoundFigure
from vision.figures.tell import TOUCHING_MM, meetings

TAUGHT_NOTHING: Final = (100, 135)
STANDING_WITHIN: Final = 0.6
"""Matching distance of a standing figure, in base diameters; 1 for a fallen one."""
BALL_WITHIN_MM: Final = 2.0
HEAD_WITHIN_DEG: Final = 45.0
CLEAR_PX: Final = 1.5
"""Only gaps wider than this, and bases that touch, are counted as decidable."""
SAID: Final = (0.0, 0.05, 0.2, 0.5, 0.8, 0.95, 1.0)


class Meet(NamedTuple):
    """Two figures drawn near each other: the stated probability of contact, and the truth."""

    probability: float
    touch: bool
    clear: bool

    @property
    def right(self) -> bool:
        """Whether the likelier answer is true."""
        return (self.probability > 0.5) == self.touch


@dataclass(slots=True)
class Score:
    """Results on some pitches: counts, distances in mm, and the stated contacts of pairs."""

    men: int = 0
    found: int = 0
    made_up: int = 0
    teams: int = 0
    postures: int = 0
    fallen: int = 0
    heads: int = 0
    off_mm: list[float] = field(default_factory=list)
    balls: int = 0
    balls_found: int = 0
    meets: list[Meet] = field(default_factory=list)


def main(first: int, last: int) -> None:
    """Look at the pitches and print both tables."""
    cv2.setNumThreads(1)
    scores = {kind: Score() for kind in KINDS}
    for seed in range(first, last + 1):
        one = wide_pitch(seed)
        add(one, scores[one.kind])
        wide_pitch.cache_clear()
        print(seed, end=" ", file=sys.stderr, flush=True)
    print(
        "\n".join((*_kinds(scores), "", *_sums(scores.values()), "", *_contacts(scores.values())))
    )


def add(one: WidePitch, score: Score) -> None:
    """Look at a pitch, and count."""
    look = FieldLook(ground_of(drawn.pitch_boards(), one.calibration), one.sizes)
    seen = look.look(one.picture)
    figures = _matched(one, seen)
    score.men += len(one.pitch.men)
    score.found += len(figures)
    score.made_up += len(seen.figures) - len(figures)
    for number, figure in figures.items():
        _add_figure(one.pitch.men[number], figure, score)
    score.balls += len(one.pitch.balls)
    score.balls_found += sum(_found(at, seen) for at in one.pitch.balls)
    score.meets += _meets(one, figures)


def _matched(one: WidePitch, seen: FieldSeen) -> dict[int, FoundFigure]:
    """Match each drawn figure with the nearest reported one, each at most once, if near enough."""
    left = list(seen.figures)
    matched: dict[int, FoundFigure] = {}
    for number, man in enumerate(one.pitch.men):
        within = one.sizes.base * (STANDING_WITHIN if man.fallen_deg is None else 1.0)
        offs = [float(np.hypot(*(figure.at_mm - man.at_mm))) for figure in left]
        if offs and min(offs) < within:
            matched[number] = left.pop(int(np.argmin(offs)))
    return matched


def _add_figure(man: drawn.Man, figure: FoundFigure, score: Score) -> None:
    score.teams += figure.team == man.team
    if figure.standing != (man.fallen_deg is None):
        return
    score.postures += 1
    if man.fallen_deg is None or figure.heading_deg is None:
        score.off_mm.append(float(np.hypot(*(figure.at_mm - man.at_mm))))
        return
    score.fallen += 1
    off_deg = (figure.heading_deg - man.fallen_deg + 180) % 360 - 180
    score.heads += abs(off_deg) < HEAD_WITHIN_DEG


def _found(at_mm: tuple[float, float], seen: FieldSeen) -> bool:
    return any(np.hypot(*(ball.at_mm - at_mm)) <= BALL_WITHIN_MM for ball in seen.balls)


def _meets(one: WidePitch, figures: Mapping[int, FoundFigure]) -> Iterator[Meet]:
    """The pairs of which both figures were found and a gap is reported."""
    told = meetings(figures, one.sizes)
    for first, second in one.pairs:
        apart = np.subtract(one.pitch.men[first].at_mm, one.pitch.men[second].at_mm)
        gap = float(np.hypot(*apart)) - one.sizes.base
        clear = abs(gap) < 1e-6 or gap > CLEAR_PX * one.px_mm
        for meet in told.get(first, ()):
            if meet.track == second:
                yield Meet(meet.probability, gap < TOUCHING_MM, clear)


def _kinds(scores: Mapping[str, Score]) -> Iterator[str]:
    yield (
        "| kind | found | made up | team | standing or fallen | places: median, 95 % "
        "| gaps told right | balls within 2 mm |"
    )
    yield "|---" * 8 + "|"
    for kind, one in scores.items():
        if not one.men:
            continue
        median, most = np.percentile(one.off_mm, [50, 95])
        clear = [meet for meet in one.meets if meet.clear]
        yield (
            f"| {kind} | {one.found} of {one.men} | {one.made_up} | {one.teams} of {one.found} "
            f"| {one.postures} of {one.found} | {median:.2f}, {most:.2f} mm "
            f"| {sum(meet.right for meet in clear)} of {len(clear)} "
            f"| {one.balls_found} of {one.balls} |"
        )


def _sums(scores: Iterable[Score]) -> Iterator[str]:
    """The sums over all kinds that the page gives."""
    all_of_them = tuple(scores)
    clear = [meet for one in all_of_them for meet in one.meets if meet.clear]
    heads, fallen = (sum(getattr(one, k) for one in all_of_them) for k in ("heads", "fallen"))
    found, men = (sum(getattr(one, k) for one in all_of_them) for k in ("found", "men"))
    yield f"{found} of {men} found"
    yield f"{sum(meet.right for meet in clear)} of {len(clear)} clear gaps told right"
    yield f"{heads} of {fallen} heads of fallen figures within {HEAD_WITHIN_DEG:.0f} degrees"


def _contacts(scores: Iterable[Score]) -> Iterator[str]:
    meets = [meet for one in scores for meet in one.meets]
    edges: Sequence[float] = (*SAID[:-1], np.inf)
    yield "| said | pairs | touch |"
    yield "|---|---|---|"
    for low, high, below in zip(edges, edges[1:], SAID[1:], strict=False):
        some = [meet for meet in meets if low <= meet.probability < high]
        if some:
            said, touch = np.mean([(meet.probability, meet.touch) for meet in some], axis=0)
            mean = f"{said:.0%} in the mean"
            yield f"| {low:.0%} to {below:.0%}, {mean} | {len(some)} | {touch:.0%} |"


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:3]) if sys.argv[2:] else TAUGHT_NOTHING)
