"""When a creature began to move, and how far: a touched creature rocks, slides or falls."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats

# Frames after a jolt's onset, and before it, over which its size is taken.
AFTER: Final = 4
BEFORE: Final = 3
# A touched creature has moved, or rocks on, when what passed before it is long past.
LASTING: Final = 12
UNKNOWN_NOISE_PX: Final = 0.04
# A jolt has begun in earnest at this share of its size; it takes at most so many frames to get
# there, and what a picture shows is the mean over its exposure: so many frames late.
GROWN_SHARE: Final = 0.35
LONGEST_GROWTH: Final = 1.4
SEEN_LATE: Final = 0.35


@dataclass(frozen=True, slots=True)
class ImpactResponse:
    """When something began to move, and how far it went.

    Attributes:
        onset_s: Estimated instant at which it began.
        shift_px: Its typical shift over the frames that follow.
        noise_px: Its typical seeming shift before.
    """

    onset_s: float
    shift_px: float
    noise_px: float


def jolt_starts(by_px: Sequence[Floats], least_px: float, after: int = AFTER) -> bool:
    """Whether a lasting jolt may have begun `after` shifts before a series' end.

    Args:
        by_px: Shifts, (2,) each, with what shifts the camera taken away.
        least_px: Steps smaller than this are no jolt.
        after: How many shifts of it are there; where it was seen for less than the usual time it
            must be so much larger.
    """
    start = len(by_px) - after
    if start < 1:
        return False
    usual = least_px * AFTER / after
    if _first_step(by_px, start) < 0.8 * usual:
        return False
    steps = _steps(by_px, start)
    if float(np.sort(steps)[after // 2]) < usual:
        return False
    least = max(least_px, 4 * noise_px(by_px[:start])) * AFTER / after
    return bool(steps[0] > 0.8 * least and np.median(steps) > least)


def jolt_of(t_s: Sequence[float], by_px: Sequence[Floats], start: int) -> ImpactResponse:
    """The jolt that began at about one of the shifts.

    What passes close by seems to shift a creature a little before anything touches it, so the onset
    is sought where the shift grows to a share of its later size, and its growth is extended back
    to nothing.

    Args:
        t_s: Times of the shifts, rising.
        by_px: The shifts, (2,) each.
        start: Where `jolt_starts` found it.
    """
    steps = _steps(by_px, start)[:LASTING]
    size = float(np.sort(steps[: AFTER + 2])[-2])
    first = int(np.argmax(steps >= GROWN_SHARE * size))
    below = float(steps[first - 1]) if first else 0.0
    at = start + first
    pace = t_s[at] - t_s[at - 1]
    back = float(steps[first]) / max(float(steps[first]) - below, 1e-9)
    onset = t_s[at] - pace * (min(back, LONGEST_GROWTH) - SEEN_LATE)
    typical = float(np.median(steps[first:]))
    return ImpactResponse(onset, typical, noise_px(by_px[:start]))


def noise_px(early: Sequence[Floats]) -> float:
    """Typical scatter of the first shifts of a series; of one or two it cannot be told."""
    if len(early) < 3:
        return UNKNOWN_NOISE_PX
    some = np.stack(early[: 2 * BEFORE])
    return float(np.median(np.linalg.norm(some - np.median(some, axis=0), axis=1)))


def _first_step(by_px: Sequence[Floats], start: int) -> float:
    """The first of `_steps`, which is mostly so small that no other is asked for."""
    early = [by.tolist() for by in by_px[max(0, start - BEFORE) : start]]
    middle = [sorted(along)[len(early) // 2] for along in zip(*early, strict=True)]
    return math.dist(by_px[start].tolist(), middle)


def _steps(by_px: Sequence[Floats], start: int) -> Floats:
    """How far the shifts from `start` on lie from those just before it."""
    early = np.sort(np.stack(by_px[max(0, start - BEFORE) : start]), axis=0)
    off = np.stack(by_px[start:]) - early[len(early) // 2]
    return np.asarray(np.sqrt((off * off).sum(axis=1)))
