"""What bent a flight and is neither the table nor a creature that was seen standing."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.projection import image_from_table
from vision.clay.colour import name_colour
from vision.clay.find_standing import Standing
from vision.sightings import ColourName
from vision.throws.bends import height_sigmas, is_table
from vision.throws.flight import Flight
from vision.throws.gaps import Journey, gaps_sigmas
from vision.throws.impact import HIDDEN_JOLT_MM, UNSEEN, Clue

NO_TRACK: Final = 0
# What counts: so near to the table's middle, so hard a push, and so far from every creature.
FARTHEST_MM: Final = 700.0
LEAST_KICK_MM_S: Final = 500.0
LEAST_GAP_SIGMAS: Final = 3.0


def stranger_of(
    standing: Sequence[Standing],
    journey: Journey,
    still: Image,
    least_px: float,
    *,
    dark: bool,
) -> Clue:
    """The clue of the first such thing on a missile's way.

    Where all seems explained it is what nobody saw standing at the first bend, or where the
    missile was first seen.

    Args:
        standing: The creatures.
        journey: The missile's way.
        still: The picture when all was still.
        least_px: The smallest shift that is believed in it.
        dark: Whether creatures may have been missed in it: then even what looks like a bounce off
            the table, or just the track's end, may have been one of them.
    """
    flight = journey.flight
    number = _first_unexplained(standing, journey, dark=dark)
    bend_s = _when(journey, number, dark=dark)
    sigmas = _sigmas(flight, number, dark=dark)
    x, y, _ = np.clip(flight.at_mm(bend_s), -FARTHEST_MM, FARTHEST_MM).tolist()
    return Clue(
        track=NO_TRACK,
        at_mm=(x, y),
        colour=_colour_at(still, image_from_table([flight.at_mm(bend_s)], journey.calibration)[0]),
        # What nothing speaks for has a share in what no creature explains only.
        contact_s=None if sigmas == UNSEEN else bend_s,
        jolt_px=None,
        least_px=least_px,
        noise_px=0.0,
        shown_mm=HIDDEN_JOLT_MM,
        picture_gap=0.0,
        space_gap=0.0,
        bent=True,
        stranger_sigmas=sigmas,
    )


def _when(journey: Journey, number: int | None, *, dark: bool) -> float:
    """When it was met: at that bend; else in the dark at the track's end, by day early on."""
    if number is not None:
        return journey.flight.bends_s[number]
    if dark:
        return float(journey.track.t_s[-1])
    return next(iter(journey.flight.bends_s), float(journey.track.t_s[0]))


def _sigmas(flight: Flight, number: int | None, *, dark: bool) -> float:
    if dark:
        return np.inf
    return UNSEEN if number is None else height_sigmas(flight, number)


def _first_unexplained(standing: Sequence[Standing], journey: Journey, *, dark: bool) -> int | None:
    flight = journey.flight
    for number, bend in enumerate(flight.bends_s):
        far = float(np.abs(flight.at_mm(bend)).max()) > FARTHEST_MM
        soft = float(np.linalg.norm(flight.kick_mm_s(number))) < LEAST_KICK_MM_S
        if far or soft or (is_table(flight, number) and not dark):
            continue
        gaps = [max(gaps_sigmas(s, journey, bend)) for s in standing]
        return number if min(gaps, default=np.inf) > LEAST_GAP_SIGMAS else None
    return None


def _colour_at(still: Image, pixel: Floats) -> ColourName:
    """The colour of what stood at a place, as far as the picture shows it."""
    height, width = still.shape[:2]
    known = pixel if np.isfinite(pixel).all() else np.zeros(2)
    x, y = (int(v) for v in np.clip(known, 2, [width - 3, height - 3]))
    return name_colour(still[y - 2 : y + 3, x - 2 : x + 3].reshape(-1, 3))
