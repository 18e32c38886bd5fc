"""Clues for each creature: its jolt held against where the missile was at that moment."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.projection import camera_from_table, image_from_table
from calibration.solution import Calibration
from vision.creatures.find_standing import Standing
from vision.missiles.bends import MOST_TABLE_SIGMAS, explain, height_sigmas, is_table
from vision.missiles.flight import Flight, Track
from vision.missiles.impact import Clue
from vision.missiles.witness import Witness, Witnesses

Floats = npt.NDArray[np.float64]

# A jolt's onset is known to about a frame; the missile's place is sought around it.
ONSET_FRAMES: Final = (-1.0, -0.5, 0.0, 0.5)
# The flight bends at the contact itself; fits place the bend within so many frames of the onset.
BEND_FRAMES: Final = 1.6
# How well outline and upright volume describe a creature.
OUTLINE_SIGMA_PX: Final = 4.0
VOLUME_SIGMA_MM: Final = 14.0
BLUR_SHARE: Final = 0.35
# Frames around a contact in which the missile was seen where it then was.
SEEN_FRAMES: Final = 1.2
MOST_BEND_GAP: Final = 1.5
# A creature may be hidden so long by what hit it.
HIDDEN_S: Final = 0.2
CLEARLY_TABLE_SIGMAS: Final = 1.2
# Below the table by more than this (and the fit's own sigma) the missile must have bounced.
UNDER_TABLE_MM: Final = 5.0


def clues_of(
    witnesses: Witnesses, track: Track, flight: Flight, calibration: Calibration
) -> list[Clue]:
    """One clue for each creature.

    Args:
        witnesses: The creatures, watched all along.
        track: Where the missile was seen.
        flight: The track's explanation.
        calibration: Camera and table.
    """
    least_px = witnesses.least_px
    return [_clue(w, least_px, track, flight, calibration) for w in witnesses.each]


def flight_until(track: Track, t_s: float, calibration: Calibration) -> Flight | None:
    """The flight by what was seen before a moment only."""
    return explain(track.between(-np.inf, t_s - 1e-6), calibration)


def came_by_table(flight: Flight, contact_s: float) -> bool:
    """Whether the missile met the table before a contact."""
    bends = [n for n, b in enumerate(flight.bends_s) if b < contact_s]
    if any(is_table(flight, n) for n in bends):
        return True
    low = flight.at_mm(contact_s)[2] - flight.radius_mm
    sigma = float(np.sqrt(flight.sigma_at_mm(contact_s)[2, 2]))
    return bool(low < -(UNDER_TABLE_MM + sigma))


def frame_s(track: Track) -> float:
    """Typical time between two frames."""
    return float(np.median(np.diff(track.t_s)))


def _clue(
    witness: Witness, least_px: float, track: Track, flight: Flight, calibration: Calibration
) -> Clue:
    standing, jolt = witness.standing, witness.jolt
    step_s = frame_s(track)
    # A creature that was jolted tells by itself that not each bend is the table's.
    on_table = CLEARLY_TABLE_SIGMAS if jolt else None
    bend = _bend_at(standing, track, flight, calibration, on_table)
    contact = jolt.onset_s if jolt else bend
    if jolt and bend and jolt.onset_s - HIDDEN_S < bend < jolt.onset_s - 1.5 * step_s:
        # The missile hid the beginning of the jolt; its own bend tells when that was.
        contact = bend
    gaps = (0.0, 0.0)
    if contact is not None:
        gaps = gaps_sigmas(standing, track, flight, contact, calibration)
    return Clue(
        track=standing.track,
        at_mm=standing.at_mm,
        colour=standing.colour,
        contact_s=contact,
        jolt_px=jolt.shift_px if jolt else None,
        least_px=least_px,
        noise_px=witness.noise_px,
        shown_mm=_shown_mm(witness, calibration),
        picture_gap=gaps[0],
        space_gap=gaps[1],
        bent=_bent(track, flight, contact, step_s),
    )


def gaps_sigmas(
    standing: Standing, track: Track, flight: Flight, t_s: float, calibration: Calibration
) -> tuple[float, float]:
    """How far the missile was from touching a creature, in sigmas; 0 where it may have touched.

    In the picture the missile's disc must meet the outline, in space the missile must meet the
    upright cylinder around the creature. The first is seen, the second inferred.

    Returns:
        The gap in the picture and the gap in space.
    """
    step_s = frame_s(track)
    before = flight_until(track, t_s, calibration) or flight
    around = [t_s + shift * step_s for shift in ONSET_FRAMES]
    in_picture = min(_off_picture_sigmas(standing, before, t, step_s, calibration) for t in around)
    seen = np.abs(track.t_s - t_s) < SEEN_FRAMES * step_s
    for at_px, radius_px in zip(track.at_px[seen], track.radius_px[seen], strict=True):
        off_px = off_outline_px(standing, at_px) - radius_px
        in_picture = min(in_picture, off_px / OUTLINE_SIGMA_PX)
    in_space = min(_off_volume_sigmas(standing, before, t) for t in around)
    return max(0.0, in_picture), max(0.0, in_space)


def _off_picture_sigmas(
    standing: Standing, flight: Flight, t_s: float, step_s: float, calibration: Calibration
) -> float:
    places = np.stack([flight.at_mm(t_s), flight.at_mm(t_s - step_s)])
    seen = image_from_table(places, calibration)
    if not np.isfinite(seen).all():
        return 10.0
    depth = float(camera_from_table(places[:1], calibration)[0, 2])
    radius_px = flight.radius_mm * float(calibration.camera.matrix[0, 0]) / max(depth, 1.0)
    blur_px = BLUR_SHARE * float(np.linalg.norm(seen[0] - seen[1]))
    return (off_outline_px(standing, seen[0]) - radius_px) / (OUTLINE_SIGMA_PX + blur_px)


def off_outline_px(standing: Standing, at_px: Floats) -> float:
    """Distance of a point from the creature's outline; negative inside."""
    contours, _ = cv2.findContours(standing.mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    x, y = at_px - np.array(standing.corner_xy)
    point = (float(np.clip(x, -9999, 9999)), float(np.clip(y, -9999, 9999)))
    return -max(float(cv2.pointPolygonTest(c, point, measureDist=True)) for c in contours)


def _off_volume_sigmas(standing: Standing, flight: Flight, t_s: float) -> float:
    place = flight.at_mm(t_s)
    off = place[:2] - np.array(standing.at_mm)
    away = float(np.linalg.norm(off))
    beyond = away - standing.radius_mm - flight.radius_mm
    above = float(place[2]) - flight.radius_mm - standing.height_mm.value
    covariance = flight.sigma_at_mm(t_s)
    towards = np.append(off / max(away, 1e-9), 0.0)
    sideways = float(np.sqrt(towards @ covariance @ towards))
    upwards = float(np.sqrt(covariance[2, 2]))
    return max(
        beyond / (VOLUME_SIGMA_MM + sideways),
        above / (VOLUME_SIGMA_MM + standing.height_mm.sigma + upwards),
    )


def _bend_at(
    standing: Standing,
    track: Track,
    flight: Flight,
    calibration: Calibration,
    on_table: float | None,
) -> float | None:
    """The first bend that only this creature may explain."""
    for number, bend in enumerate(flight.bends_s):
        least = MOST_TABLE_SIGMAS if on_table is None else on_table
        if is_table(flight, number) and height_sigmas(flight, number) < least:
            continue
        if max(gaps_sigmas(standing, track, flight, bend, calibration)) < MOST_BEND_GAP:
            return bend
    return None


def _bent(track: Track, flight: Flight, contact: float | None, step_s: float) -> bool | None:
    if contact is None:
        return False
    if np.count_nonzero(track.t_s > contact + step_s) < 3:
        return None
    near = [n for n, b in enumerate(flight.bends_s) if abs(b - contact) < BEND_FRAMES * step_s]
    return bool(near)


def _shown_mm(witness: Witness, calibration: Calibration) -> float:
    foot = [[*witness.standing.at_mm, 0.0]]
    depth = float(camera_from_table(foot, calibration)[0, 2])
    px_per_mm = float(calibration.camera.matrix[0, 0]) / max(depth, 1.0)
    return max(0.1, 4 * witness.noise_px) / px_per_mm
