"""Find hits without a fitted flight: something small flew at a creature, which then moved.

At 30 frames a second a throw is in three or four pictures, and after a bounce it is slow, which is
too little to fit a flight in space. The hit is still recognised by the creature's movement and by
something that came towards it just then.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.clay.standing import Standing
from vision.throws.chase import Chase
from vision.throws.evidence import CreatureClue
from vision.throws.gaps import OUTLINE_SIGMA_PX, off_outline_px
from vision.throws.impact_monitor import CreatureMonitor, ImpactMonitor
from vision.throws.impact_response import ImpactResponse

LEAST_RESPONSE: Final = 2.5
"""Least shift of a creature that was hit without a flight, as a multiple of the smallest shift that
is believed. Found by trial, like the other numbers of this module, on the clips of decision 60 that
had been looked at."""

LEAST_RADIUS_PX: Final = 2.0
"""Least radius in pixels of something that flew at a creature: noise makes smaller specks."""

LEAST_PACE: Final = 1.0
"""Least pace of something that flew at a creature, in picture widths a second: a hand or a rolling
die is slower."""

LATEST_S: Final = 0.12
"""Longest time in seconds between the last sight of the flying thing and the creature's response:
three frames at 30 a second."""

STEPS: Final = 9
"""Number of extrapolated positions of the flying thing that are compared with the creature."""


def hits_by_response(
    monitors: ImpactMonitor, chases: Sequence[Chase], width_px: int
) -> list[tuple[CreatureClue, Chase]]:
    """Find the creatures that moved when something flew at them.

    Args:
        monitors: The creatures, watched during the whole throw.
        chases: All chases, also those with two sights only.
        width_px: Width of the picture.

    Returns:
        For each such creature its clue and the chase that came nearest.
    """
    # One missile strikes two creatures in succession: two that move at once are moved by a hand, or
    # only seem to move as the light changed.
    not_alone = monitors.moved_together(2)
    found = []
    for monitor in monitors.each:
        response = monitor.response
        if response is None or monitor in not_alone:
            continue
        if response.shift_px < LEAST_RESPONSE * monitors.least_px:
            continue
        near = [
            (gap, number)
            for number, chase in enumerate(chases)
            for gap in [_gap_sigmas(chase, monitor.standing, response.onset_s, width_px)]
            if gap is not None
        ]
        if near:
            gap, number = min(near)
            clue = response_clue(monitor, response, monitors.least_px, gap)
            found.append((clue, chases[number]))
    return found


def response_clue(
    monitor: CreatureMonitor, response: ImpactResponse, least_px: float, gap: float = 0.0
) -> CreatureClue:
    """The evidence that a creature was touched, without a known flight.

    Args:
        monitor: The creature.
        response: How it moved.
        least_px: The smallest shift that is believed in pictures of this width.
        gap: How far from its outline something flew by, in standard deviations.
    """
    return CreatureClue(
        track=monitor.standing.track,
        at_mm=monitor.standing.at_mm,
        colour=monitor.standing.colour,
        contact_s=response.onset_s,
        response_px=response.shift_px,
        least_px=least_px,
        noise_px=monitor.noise_px,
        shown_mm=0.0,
        picture_gap=gap,
        space_gap=0.0,
        bent=None,
        glimpsed=True,
    )


def _gap_sigmas(chase: Chase, standing: Standing, onset_s: float, width_px: int) -> float | None:
    """Gap in sigmas between a chase, extrapolated to the onset of a response, and a creature.

    Returns:
        None if the chase is too short, too old, too small or too slow to have hit it.
    """
    sights = [s for s in chase.sights if s.free and s.t_s <= onset_s]
    if len(sights) < 2 or onset_s - sights[-1].t_s > LATEST_S:
        return None
    flown, (before, last) = replace(chase, sights=sights), sights[-2:]
    radius_px = max(before.streak.radius_px, last.streak.radius_px)
    if radius_px < LEAST_RADIUS_PX:
        return None
    if float(np.linalg.norm(flown.step_px())) < LEAST_PACE * width_px:
        return None
    until_s = onset_s + last.t_s - before.t_s
    off_px = min(
        off_outline_px(standing, flown.expected_px(t_s))
        for t_s in np.linspace(last.t_s, until_s, STEPS).tolist()
    )
    return max(0.0, off_px - radius_px) / OUTLINE_SIGMA_PX
