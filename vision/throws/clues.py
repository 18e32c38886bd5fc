"""Clues to what a missile touched: impact responses of creatures, and unexplained bends.

Each creature's response is compared with the missile's position at that moment. A bend of the
flight that neither the table nor a known creature explains is the clue for a "stranger": something
unknown that the missile may have struck.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.projection import camera_from_table, image_from_table
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.clay.standing import Standing
from vision.sightings import ColourName
from vision.throws.bends import MOST_TABLE_SIGMAS, height_sigmas, is_bounce, is_table
from vision.throws.evidence import Clue, CreatureClue, StrangerClue, Trace
from vision.throws.flight import Flight
from vision.throws.gaps import Journey, off_volume_sigmas
from vision.throws.impact_monitor import CreatureMonitor, ImpactMonitor
from vision.throws.out_of_picture import GROUNDED_MM, in_picture
from vision.throws.stirred import StirredPlace

BEND_FRAMES: Final = 1.6
"""A bend at most this many frames from a contact is taken for the effect of that contact: fits
place a bend within this many frames of the response's onset."""

MOST_BEND_GAP: Final = 1.5
"""Largest distance between missile and creature, in sigmas, at which the creature may have bent
the flight. Found by trial."""

HIDDEN_S: Final = 0.2
"""Longest time in seconds for which a missile may hide a creature after hitting it."""

HELD_S: Final = 0.1
"""A response that began more than this many seconds before the missile's release is not a touch.
The value is not smaller because the start of free flight is only known to a few frames."""

CLEARLY_TABLE_SIGMAS: Final = 1.2
"""A bend less than this many sigmas from the table's height is ascribed to the table even if a
creature has responded. Found by trial."""

UNDER_TABLE_MM: Final = 5.0
"""How far below the table a missile must be, in mm beyond the fit's own sigma, to have bounced."""

AHEAD_S: Final = 0.4
"""Seconds for which a flight is extrapolated past its last sight, and back from its first."""

AHEAD_STEP_S: Final = 1 / 120
"""Seconds between the moments tried on an extrapolated flight, in which a missile at 5 m/s flies
40 mm."""

STILL_FLYING: Final = 0.2
"""Least pace of a lost missile, in picture widths a second, for its flight to be extrapolated.
Found by trial."""

EDGE_STEPS: Final = 3.0
"""A missile that is first seen within this many steps (its movement per frame) of the picture's
edge came in over the edge: a fast, faint one is often missed once or twice. Found by trial."""

FARTHEST_MM: Final = 700.0
"""Farthest from the table's middle, in mm along each axis, that a bend may be for a stranger to
have caused it."""

LEAST_KICK_MM_S: Final = 500.0
"""Least change of velocity, in mm/s, that is ascribed to a stranger: a smaller one is noise of the
fit. Found by trial."""

LEAST_GAP_SIGMAS: Final = 3.0
"""A bend is only ascribed to a stranger if every creature is at least this far from it, in sigmas:
a nearer creature may explain it. Found by trial."""


HIDDEN_FRAMES: Final = 1.5
"""A response that begins more than this many frames after a bend may have begun at the bend, hidden
by the missile itself. Found by trial."""

LEAST_NOISE_PX: Final = 0.1
"""Least response, in pixels, that noise hides even in the best of pictures. Found by trial."""


def clues_of(
    monitors: ImpactMonitor, journey: Journey, stirred: Sequence[StirredPlace] = ()
) -> list[Clue]:
    """One clue for each creature, and one for a stranger that may have been struck.

    Creatures that only swayed with a change of light, or that are the throwing arm, get no clue.

    Args:
        monitors: The creatures, watched during the whole throw.
        journey: The missile's track and fitted flight.
        stirred: Places where something of a creature's size moved that is not a known creature.

    Returns:
        The creatures' clues in the order of `monitors`, the stranger's last.
    """
    standing = [w.standing for w in monitors.each]
    swayed = monitors.swayed
    judged = [w for w in monitors.each if w not in swayed and not _is_arm(w, journey)]
    clues = [_creature_clue(w, monitors.least_px, journey) for w in judged]
    stranger = stranger_of(standing, journey, monitors.still, dark=monitors.dark)
    met = [(met_s, place) for place in stirred if (met_s := place.met_s(journey.track)) is not None]
    if not met:
        return [*clues, stranger]
    met_s, place = min(met, key=lambda one: one[0])
    return [*clues, replace(stranger, at_mm=place.at_mm, contact_s=met_s, trace=Trace.STIRRED)]


def came_by_table(flight: Flight, contact_s: float) -> bool:
    """Whether the missile touched the table before a contact.

    Either an earlier bend is a bounce, or the fit without it leads below the table.
    """
    bends = [n for n, b in enumerate(flight.bends_s) if b < contact_s]
    if any(is_table(flight, n) for n in bends):
        return True
    low = flight.at_mm(contact_s)[2] - flight.radius_mm
    sigma = float(np.sqrt(flight.sigma_at_mm(contact_s)[2, 2]))
    return bool(low < -(UNDER_TABLE_MM + sigma))


def _is_arm(monitor: CreatureMonitor, journey: Journey) -> bool:
    """Whether the "creature" moved long before the release, and so is the throwing arm."""
    response, released_s = monitor.response, journey.released_s
    if response is None or released_s is None:
        return False
    return response.onset_s < released_s - HELD_S


def _creature_clue(monitor: CreatureMonitor, least_px: float, journey: Journey) -> CreatureClue:
    standing, response = monitor.standing, monitor.response
    contact = _contact_s(monitor, journey)
    gaps = (0.0, 0.0) if contact is None else journey.gaps_sigmas(standing, contact)
    ahead, meets_s = _meets_ahead(standing, journey) if contact is None else (0.0, 0.0)
    behind = creature_behind(standing, journey) if contact is None else 0.0
    looked_s = monitor.t_s[-1] if monitor.t_s else float(journey.track.t_s[-1])
    return CreatureClue(
        track=standing.track,
        at_mm=standing.at_mm,
        colour=standing.colour,
        contact_s=contact,
        response_px=response.shift_px if response else None,
        least_px=least_px,
        noise_px=monitor.noise_px,
        shown_mm=_shown_mm(monitor, journey.calibration),
        picture_gap=gaps[0],
        space_gap=gaps[1],
        bent=_bent(journey, contact),
        ahead=ahead,
        awaited=ahead if meets_s > looked_s else 0.0,
        behind=behind,
        lost=journey.lost,
    )


def _contact_s(monitor: CreatureMonitor, journey: Journey) -> float | None:
    """When the creature was touched: the onset of its response, else a bend that only it explains.

    Returns:
        None without response and bend.
    """
    response = monitor.response
    # If the creature responded, a bend far from the table's height may be its own.
    on_table = CLEARLY_TABLE_SIGMAS if response else MOST_TABLE_SIGMAS
    bend = _bend_at(monitor.standing, journey, on_table)
    if response is None or bend is None:
        return bend if response is None else response.onset_s
    # The missile itself may have hidden the response's beginning: the bend gives the time then.
    hidden = response.onset_s - HIDDEN_S < bend < response.onset_s - HIDDEN_FRAMES * journey.frame_s
    return bend if hidden else response.onset_s


def _bend_at(standing: Standing, journey: Journey, on_table: float) -> float | None:
    """The time of the first bend at this creature that is not a bounce off the table.

    Args:
        standing: The creature.
        journey: The missile's track and fitted flight.
        on_table: Bends this near to the table's height, in sigmas, may be bounces.
    """
    flight = journey.flight
    for number, bend in enumerate(flight.bends_s):
        if is_table(flight, number) and height_sigmas(flight, number) < on_table:
            continue
        if max(journey.gaps_sigmas(standing, bend)) < MOST_BEND_GAP:
            return bend
    return None


def _bent(journey: Journey, contact: float | None) -> bool | None:
    """Whether the flight bent at a contact; None if too little was seen after it to tell."""
    if contact is None:
        return False
    step_s = journey.frame_s
    if np.count_nonzero(journey.track.t_s > contact + step_s) < 3:
        return None
    return any(abs(bend - contact) < BEND_FRAMES * step_s for bend in journey.flight.bends_s)


def _meets_ahead(standing: Standing, journey: Journey) -> tuple[float, float]:
    """How well the flight, extrapolated past its last sight, hits a creature.

    Returns:
        A likelihood, 0 to 1, and the time of the nearest approach in seconds; 0 and 0 if the
        missile was too slow at last.
    """
    track = journey.explained
    moved_px = float(np.linalg.norm(track.at_px[-1] - track.at_px[-2]))
    width = journey.calibration.size_wh[0]
    if moved_px < STILL_FLYING * width * float(track.t_s[-1] - track.t_s[-2]):
        return 0.0, 0.0
    return _best_meeting(standing, journey, track.t_s[-1] + np.arange(0, AHEAD_S, AHEAD_STEP_S))


def creature_behind(standing: Standing, journey: Journey) -> float:
    """How well the flight, extrapolated back from its first sight, starts at a creature, 0 to 1."""
    if begins_seen(journey):
        return 0.0
    before = journey.flight.start_s - np.arange(0, AHEAD_S, AHEAD_STEP_S)
    places = np.stack([journey.flight.at_mm(t_s) for t_s in before.tolist()])
    out = np.flatnonzero(~in_picture(places, journey.calibration))
    inside = before if not len(out) else before[: out[0]]
    return _best_meeting(standing, journey, inside)[0]


def begins_seen(journey: Journey) -> bool:
    """Whether the start of the flight was seen, so that nothing can have been struck before it.

    That is so if a hand was seen to let go, or if the missile came in over the picture's edge.
    """
    if journey.released_s is not None:
        return True
    track, flight = journey.track, journey.flight
    first = int(np.searchsorted(track.t_s, flight.start_s - 1e-6))
    return _at_edge(journey, first, min(first + 1, len(track) - 1))


def _at_edge(journey: Journey, number: int, beside: int) -> bool:
    """Whether a point of the track is at most `EDGE_STEPS` steps from the picture's edge.

    Args:
        journey: The missile's track and fitted flight.
        number: Index of the point in the track.
        beside: Index of its neighbour; the step is the movement between them.
    """
    track, size_wh = journey.track, np.array(journey.calibration.size_wh)
    at_px = track.at_px[number]
    reach = EDGE_STEPS * np.abs(track.at_px[beside] - at_px) + track.radius_px[number]
    return bool((at_px < reach).any() or (at_px > size_wh - 1 - reach).any())


def _best_meeting(standing: Standing, journey: Journey, times_s: Floats) -> tuple[float, float]:
    """How well the flight meets a creature at the best of these times.

    Times from the first one at which the missile would be under the table on are not tried.

    Returns:
        A likelihood, 0 to 1, and the time of the nearest approach in seconds.
    """
    least, at_s = np.inf, 0.0
    for t_s in times_s.tolist():
        if journey.flight.at_mm(t_s)[2] < GROUNDED_MM:
            break
        off = max(0.0, off_volume_sigmas(standing, journey.flight, t_s))
        if off < least:
            least, at_s = off, t_s
    return float(np.exp(-0.5 * least**2)), at_s


def _shown_mm(monitor: CreatureMonitor, calibration: Calibration) -> float:
    """The smallest movement of a creature, in mm, that would stand out from the noise."""
    foot = [[*monitor.standing.at_mm, 0.0]]
    depth = float(camera_from_table(foot, calibration)[0, 2])
    px_per_mm = float(calibration.camera.matrix[0, 0]) / max(depth, 1.0)
    return max(LEAST_NOISE_PX, 4 * monitor.noise_px) / px_per_mm


def stranger_of(
    standing: Sequence[Standing], journey: Journey, still: Image, *, dark: bool
) -> StrangerClue:
    """The clue for the first unknown thing on a missile's way.

    If creatures and table explain every bend, the clue is for something unseen at the first bend,
    or where the missile was first seen.

    Args:
        standing: The creatures.
        journey: The missile's track and fitted flight.
        still: The reference picture, when nothing moved.
        dark: Whether the reference picture is too dark to show all creatures: then even an
            apparent bounce off the table, or the track's end, may have been a hit.
    """
    flight = journey.flight
    number = _first_unexplained(standing, journey, dark=dark)
    trace = _trace(number, dark=dark)
    bend_s = _hit_s(journey, number, dark=dark)
    at_mm = flight.at_mm(bend_s)
    x, y, _ = np.clip(at_mm, -FARTHEST_MM, FARTHEST_MM).tolist()
    return StrangerClue(
        at_mm=(x, y),
        colour=_colour_at(still, image_from_table([at_mm], journey.calibration)[0]),
        contact_s=None if trace is Trace.NOTHING else bend_s,
        trace=trace,
        off_table_sigmas=0.0 if number is None else height_sigmas(flight, number),
        unwitnessed=not begins_seen(journey),
        unexplained=journey.breaks_off or journey.untested,
        astray=is_astray(journey),
    )


def is_astray(journey: Journey) -> bool:
    """Whether a track that meets no known creature does not look like a miss either.

    In a miss the missile is seen to hit the table first, or to leave the picture. Otherwise it may
    have struck something unknown, or the track is wrong.
    """
    track = journey.track
    if journey.lost:
        return True
    if journey.flight.bends_s:
        return not is_bounce(journey.flight, 0, track, journey.calibration)
    return not _at_edge(journey, len(track) - 1, max(len(track) - 2, 0))


def _hit_s(journey: Journey, number: int | None, *, dark: bool) -> float:
    """When a stranger was hit, in seconds.

    At the unexplained bend `number` if there is one; else at the track's end if it is dark, or at
    its first bend or first point.
    """
    if number is not None:
        return journey.flight.bends_s[number]
    if dark:
        return float(journey.track.t_s[-1])
    return next(iter(journey.flight.bends_s), float(journey.track.t_s[0]))


def _trace(number: int | None, *, dark: bool) -> Trace:
    """What suggests a stranger; `number` is the index of an unexplained bend, None without one."""
    if dark:
        return Trace.DARKNESS
    return Trace.NOTHING if number is None else Trace.BEND


def _first_unexplained(standing: Sequence[Standing], journey: Journey, *, dark: bool) -> int | None:
    """Index of the flight's first strong bend off the table, None if a creature is close to it."""
    flight = journey.flight
    for number, bend in enumerate(flight.bends_s):
        far = float(np.abs(flight.at_mm(bend)).max()) > FARTHEST_MM
        soft = float(np.linalg.norm(flight.kick_mm_s(number))) < LEAST_KICK_MM_S
        if far or soft or (is_table(flight, number) and not dark):
            continue
        gaps = [max(journey.gaps_sigmas(s, bend)) for s in standing]
        return number if min(gaps, default=np.inf) > LEAST_GAP_SIGMAS else None
    return None


def _colour_at(still: Image, pixel: Floats) -> ColourName:
    """The colour around a pixel (2,) of the reference picture, moved inside it where necessary."""
    height, width = still.shape[:2]
    known = pixel if np.isfinite(pixel).all() else np.zeros(2)
    x, y = (int(v) for v in np.clip(known, 2, [width - 3, height - 3]))
    return name_colour(still[y - 2 : y + 3, x - 2 : x + 3].reshape(-1, 3))
