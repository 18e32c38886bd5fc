"""A hit without a flight: something small flew at a creature in the picture, which then moved.

At 30 frames a second a throw is in three or four pictures, and after a bounce it is slow: too
little to fit a flight in space. The hit is still recognised from the creature's movement, and from
something that came towards it just then.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.clay.standing import Standing
from vision.throws.chase import Chase
from vision.throws.gaps import OUTLINE_SIGMA_PX, off_outline_px
from vision.throws.impact import Clue
from vision.throws.impact_monitor import CreatureMonitor, ImpactMonitor
from vision.throws.impact_response import ImpactResponse

LEAST_RESPONSE: Final = 2.5
"""How many times the least believed shift a creature's picture must shift to count as hit without a
flight. Found by trial, as the other numbers of this module, on the clips of decision 60 that had
been looked at."""

LEAST_RADIUS_PX: Final = 2.0
"""Least radius of what flew at a creature, in pixels: noise makes smaller specks."""

LEAST_PACE: Final = 1.0
"""Least pace of what flew at a creature, in picture widths a second: a hand or a rolling die is
slower."""

LATEST_S: Final = 0.12
"""Longest time in seconds between the last sight of what flew and the creature's response: three
frames at 30 a second."""

STEPS: Final = 9
"""Number of places on the way of what flew at which it is compared with the creature."""


def hits_by_response(
    monitors: ImpactMonitor, chases: Sequence[Chase], width_px: int
) -> list[tuple[Clue, Chase]]:
    """A clue for each creature that moved when something flew at it, with what flew.

    Args:
        monitors: The creatures, watched during the whole throw.
        chases: What was followed, also for two pictures only.
        width_px: Of the picture.
    """
    # One missile strikes two one after the other: what moves two at once is a hand, or the light.
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
) -> Clue:
    """The evidence against a creature that moved, without a flight.

    Args:
        monitor: The creature.
        response: How it moved.
        least_px: The smallest shift that is believed in such a picture.
        gap: How far from it something flew by, in standard deviations.
    """
    return Clue(
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
    """How far from a creature something flew by when it moved; None if nothing flew there then."""
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
