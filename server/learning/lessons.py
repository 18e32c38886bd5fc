"""Learns from labelled examples, and keeps what also holds on held-out examples.

Every lesson is learned from one part of the examples and judged on the other. It is kept only if it
is significantly better there; otherwise nothing changes.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from server.learning.ground_example import GroundExample
from server.learning.ground_lesson import learn_ground
from server.learning.judging import Lesson, enough, mean, parted, surely_better, too_few
from server.learning.label import Label, Subject
from vision.doubt.worth import tempered
from vision.learned import COLDEST, HOTTEST, Learned
from vision.sightings import ColourName

FEWEST_OF_A_COLOUR: Final = 3
"""Fewest answers about a colour from which its other name is learned."""

LEAST_AGREED: Final = 0.8
"""Share of the answers about a colour in which the referee must have used the same other name."""

FEWEST_MENDED: Final = 2
"""Fewest held-out answers that a lesson on colours must put right, spoiling none."""

LEAST_SHARE: Final = 1e-3
"""Probabilities are clipped to this distance from 0 and 1 before the log loss is computed, so that
one wrong answer cannot outweigh all others."""

STEPS: Final = 61
"""Number of temperatures that are tried."""

HEATS: Final = tuple(COLDEST * (HOTTEST / COLDEST) ** (step / (STEPS - 1)) for step in range(STEPS))
"""Temperatures that are tried, in rising order, each 4.7 % above the one before it."""


def learn(
    labels: Sequence[Label], current: Learned, grounds: Sequence[GroundExample] = ()
) -> tuple[Learned, tuple[Lesson, ...]]:
    """Learn all that these examples teach.

    Args:
        labels: Labelled examples, from an eye that had learned nothing.
        current: What was learned before; a lesson is kept only if it is better.
        grounds: Examples of the ground, from the same eye.

    Returns:
        The parameters to use from now on, and what came of each lesson.
    """
    throw_heat, throws = _heat(labels, "throw", current.throw_heat)
    legs_heat, legs = _heat(labels, "legs", current.legs_heat)
    colours, names = _colours(labels, current.colours)
    ground, grounded = learn_ground(grounds, current.ground)
    return (
        Learned(throw_heat, legs_heat, colours, ground),
        (throws, legs, names, grounded),
    )


def _heat(labels: Sequence[Label], subject: Subject, current: float) -> tuple[float, Lesson]:
    """Learn the temperature with which the probabilities of a subject are calibrated best."""
    mine, held = parted([one for one in labels if one.subject == subject])
    if not enough(mine, held):
        return current, too_few(subject, mine, held)
    heat = min(HEATS, key=lambda one: (mean(_losses(mine, one)), abs(math.log(one))))
    before, after = _losses(held, current), _losses(held, heat)
    better = surely_better(before, after)
    told = (
        f"Probabilities are raised to 1/{heat:.2f}: better on what was held back."
        if better
        else "Left as it was: what was learned is no better on what was held back."
    )
    lesson = Lesson(
        subject, len(mine), len(held), mean(before), mean(after), kept=better, told=told
    )
    return (heat if better else current), lesson


def _losses(labels: Sequence[Label], heat: float) -> list[float]:
    """The log loss of each example, for the proposed answer being right or wrong."""
    sure = (tempered(one.shares, heat)[0] for one in labels)
    kept = (min(max(share, LEAST_SHARE), 1 - LEAST_SHARE) for share in sure)
    return [
        -math.log(share if one.right else 1 - share)
        for share, one in zip(kept, labels, strict=True)
    ]


def _colours(
    labels: Sequence[Label], current: tuple[tuple[ColourName, ColourName], ...]
) -> tuple[tuple[tuple[ColourName, ColourName], ...], Lesson]:
    """Learn which colours the referee calls by another name at this table."""
    mine, held = parted([one for one in labels if one.subject == "colour"])
    names = _names(mine)
    if not names or not held:
        told = "Left as it was: no colour is called otherwise often enough."
        lesson = Lesson("colour", len(mine), len(held), None, None, kept=False, told=told)
        return current, lesson
    now, then = dict(names), dict(current)
    wrong_before = [then.get(cast(ColourName, one.seen), one.seen) != one.ruled for one in held]
    wrong_after = [now.get(cast(ColourName, one.seen), one.seen) != one.ruled for one in held]
    mended = sum(b and not a for b, a in zip(wrong_before, wrong_after, strict=True))
    spoilt = sum(a and not b for b, a in zip(wrong_before, wrong_after, strict=True))
    better = mended >= FEWEST_MENDED and not spoilt
    called = ", ".join(f"{seen} is {ruled}" for seen, ruled in names)
    told = (
        f"At this table {called}: {mended} of {len(held)} names held back are mended."
        if better
        else f"Left as it was: that {called} mends {mended} names held back, spoils {spoilt}."
    )
    shares = sum(wrong_before) / len(held), sum(wrong_after) / len(held)
    lesson = Lesson("colour", len(mine), len(held), *shares, kept=better, told=told)
    return (names if better else current), lesson


def _names(labels: Sequence[Label]) -> tuple[tuple[ColourName, ColourName], ...]:
    """Colours that the referee mostly calls by another name, as pairs of eye's and own name."""
    said: dict[str, Counter[str]] = {}
    for one in labels:
        said.setdefault(one.seen, Counter())[one.ruled] += 1
    found = []
    for seen, counts in sorted(said.items()):
        ruled, count = max(counts.items(), key=lambda pair: (pair[1], pair[0]))
        often = count >= FEWEST_OF_A_COLOUR and count >= LEAST_AGREED * counts.total()
        if ruled != seen and often:
            found.append((cast(ColourName, seen), cast(ColourName, ruled)))
    return tuple(found)
