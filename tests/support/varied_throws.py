"""Drawn throws of many kinds at varied tables: how many are reported right, and how certainly.

    python -m tests.support.varied_throws [EACH [FIRST [FILE]]]

draws EACH throws of each kind, shows them to the observer, and prints counts kind by kind.
Camera, table, light and noise differ from throw to throw; none of them is used in training.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Final

import numpy as np

from calibration.frame import Frame
from tests.support.drawn_throws import DrawnThrow, Wish, drawn_throw
from vision.observe import Watch
from vision.sightings import ImpactSeen
from vision.throws.observer import ThrowObserver
from vision.two_views.pairing import sureness

LIKELY: Final = 0.5
ASKED: Final = "asked"
NEAR_MM: Final = 60.0
BINS: Final = (0.0, 0.5, 0.7, 0.9, 0.97, 1.0)
CUT: Final = "cut off in flight"
CUT_BEFORE_S: Final = (0.01, 0.08)

USUAL: Final = Wish(elsewhere=True, radius_mm=(5.0, 13.0), speed_mm_s=(2500.0, 8000.0))
HIT: Final = replace(USUAL, aim="hit")
CROSSING: Final = replace(USUAL, aim="crossing")
HALF: Final = replace(USUAL, size_wh=(640, 360))
KINDS: Final[dict[str, Wish]] = {
    "anywhere near": USUAL,
    "at the middle": HIT,
    "at the rim": replace(USUAL, aim="graze"),
    "past, before or behind": CROSSING,
    "over": replace(USUAL, aim="over"),
    "by the table": replace(USUAL, aim="bounce"),
    "creatures close together": replace(USUAL, apart_mm=60),
    "creatures close, past": replace(CROSSING, apart_mm=60),
    "of the creature's colour": replace(USUAL, missile="target"),
    "nearly of the table's colour": replace(USUAL, missile="table"),
    "an egg": replace(USUAL, egg=True),
    "by an arm": replace(USUAL, arm=True, egg=True),
    "by an arm, past": replace(CROSSING, arm=True),
    "towards the camera": replace(USUAL, from_behind=True),
    "jolts of a third": replace(HIT, jolt=0.35),
    "who is struck falls over": replace(HIT, topples=True),
    "two in 1.4 s": replace(USUAL, again_s=1.4),
    "small, 8 to 12 mm": replace(USUAL, radius_mm=(4.0, 6.0)),
    "slow, 2 to 3 m/s": replace(USUAL, speed_mm_s=(2000.0, 3000.0)),
    "fast, 7 to 9 m/s": replace(USUAL, speed_mm_s=(7000.0, 9000.0)),
    "fast, at the middle": replace(HIT, speed_mm_s=(7000.0, 9000.0)),
    "40 % of the light": replace(USUAL, light=0.4),
    "half resolution": HALF,
    "half resolution, past": replace(HALF, aim="crossing"),
    "uneven frames": replace(USUAL, jitter=0.8),
    "120 fps": replace(USUAL, fps=120.0),
    "50 fps": replace(USUAL, fps=50.0),
    "30 fps": replace(USUAL, fps=30.0),
    "30 fps, at the middle": replace(HIT, fps=30.0),
    "30 fps, half resolution": replace(HALF, fps=30.0),
    "24 fps": replace(HIT, fps=24.0),
    "15 fps": replace(HIT, fps=15.0),
    CUT: HIT,
}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The report of one throw, and its truth.

    Attributes:
        kind: One of `KINDS`.
        seed: Seed that draws it again, with its kind's wish.
        truth: Number of the creature that was touched first, -1 for none.
        told: Whether a throw was reported with an answer (a creature or nobody) above one half.
        named: Number of the creature that was struck with more than one half, -1 for none.
        probability: Probability of the likeliest answer.
        of_truth: Probability that was given to the true answer.
        late_frames: Reported minus true contact, in frames; None if one of them is missing.
        causes: Messages about throws that were not reported, or in doubt; `ASKED` if the
            referee is asked whom a throw struck.
    """

    kind: str
    seed: int
    truth: int
    told: bool
    named: int
    probability: float
    of_truth: float
    late_frames: float | None
    causes: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether the answer is the creature that was touched first, or rightly nobody."""
        return self.named == self.truth


def outcomes(kind: str, seed: int) -> list[Outcome]:
    """Show one or two throws of a kind to the observer; return the outcomes."""
    drawn = drawn_throw(seed, KINDS[kind])
    observer = ThrowObserver(drawn.calibration, drawn.boards)
    watch = Watch((observer,))
    frames = _cut(drawn, seed) if kind == CUT else drawn.frames()
    seen = [sighting for frame in frames for sighting in watch.see(frame)]
    throws = [s for s in (*seen, *watch.finish()) if isinstance(s, ImpactSeen)]
    causes = tuple(refusal.cause for refusal in observer.refusals())
    until_s = drawn.next.begins_s if drawn.next else np.inf
    told = [_outcome(kind, seed, drawn, [t for t in throws if t.t_s < until_s], causes)]
    if drawn.next:
        later = [t for t in throws if t.t_s >= until_s]
        told.append(_outcome(kind, seed, drawn.next, later, causes))
    return told


def _cut(drawn: DrawnThrow, seed: int) -> Iterator[Frame]:
    assert drawn.contact_s is not None
    ends_s = drawn.contact_s - np.random.default_rng(seed).uniform(*CUT_BEFORE_S)
    return takewhile(lambda frame: frame.t_s < ends_s, drawn.frames())


def _outcome(
    kind: str, seed: int, drawn: DrawnThrow, throws: Sequence[ImpactSeen], causes: tuple[str, ...]
) -> Outcome:
    truth = -1 if drawn.first is None else drawn.first
    if not throws:
        return Outcome(kind, seed, truth, False, -1, 0.0, 0.0, None, causes)
    if all(sureness(t) <= LIKELY for t in throws):
        return Outcome(kind, seed, truth, False, -1, 0.0, 0.0, None, (*causes, ASKED))
    shares = {-1: 0.0}
    # Of several tellings of one throw whoever was touched first counts.
    first = next((t for t in throws if t.probability_none < LIKELY), throws[0])
    for struck in first.struck:
        who = _who(drawn, struck.at_mm)
        shares[who] = shares.get(who, 0.0) + struck.probability
    shares[-1] += first.probability_none
    best = max(shares, key=lambda who: shares[who])
    late = None
    if drawn.contact_s is not None and first.contact_s is not None and best == truth:
        late = round((first.contact_s - drawn.contact_s) * drawn.wish.fps, 2)
    share = round(shares[best], 4), round(shares.get(truth, 0.0), 4)
    return Outcome(kind, seed, truth, True, best, *share, late, causes)


def _who(drawn: DrawnThrow, at_mm: Sequence[float]) -> int:
    """Number of the creature at a place; -2 if there is none."""
    away = [float(np.linalg.norm(f.at_mm - np.array(at_mm))) for f in drawn.figures]
    near = int(np.argmin(away))
    return near if away[near] < NEAR_MM else -2


def by_kind(told: Sequence[Outcome]) -> list[str]:
    """A line of counts for each kind: right, wrong, not reported, contacts."""
    lines = []
    for kind in KINDS:
        some = [one for one in told if one.kind == kind]
        if some:
            lines.append(f"{kind:30s} {counts(some)}")
    return [*lines, f"{'all':30s} {counts(told)}"]


def counts(some: Sequence[Outcome]) -> str:
    """Counts of throws, right and wrong ones, and the errors of reported contacts."""
    heard = [one for one in some if one.told]
    silent = [one for one in some if not one.told]
    late = [one.late_frames for one in some if one.late_frames is not None]
    close = sum(abs(frames) <= 2 for frames in late)
    warned = sum(bool(one.causes) for one in silent if one.truth >= 0)
    return (
        f"{len(some)} thrown, {len(heard)} told, {sum(one.right for one in heard)} right; "
        f"silent on {sum(one.truth >= 0 for one in silent)} hits ({warned} with a message) and "
        f"{sum(one.truth < 0 for one in silent)} misses; contacts {close} of {len(late)}"
    )


def reliability(told: Iterable[Outcome]) -> list[str]:
    """Share of right answers by stated probability; films that are cut off are separate."""
    heard = [one for one in told if one.told and one.kind != CUT]
    lines = []
    for low, high in pairwise(BINS):
        some = [one for one in heard if low < one.probability <= high]
        if some:
            sure = float(np.mean([one.probability for one in some]))
            right = sum(one.right for one in some)
            lines.append(f"{low:.2f}-{high:.2f}: {len(some)} told {sure:.1%}, right {right}")
    return lines


def main(each: int, first: int, keep: Path | None, show: Callable[[str], None] = print) -> None:
    """Draw throws, observe them, and print the counts."""
    told: list[Outcome] = []
    for seed in range(first, first + each):
        for number, kind in enumerate(KINDS):
            told += outcomes(kind, 1000 * number + seed)
            if keep:
                keep.write_text("\n".join(json.dumps(asdict(one)) for one in told) + "\n")
    show("\n".join([*by_kind(told), *reliability(told)]))


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(
        int(arguments[0]) if arguments else 13,
        int(arguments[1]) if len(arguments) > 1 else 300_000,
        Path(arguments[2]) if len(arguments) > 2 else None,
    )
