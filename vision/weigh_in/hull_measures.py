"""Measure a creature by its hull: its height, its reach, where it stands and how it faces.

No shape shows for certain which side is the front: a tail can be as long as a head. So the card has
an arrow along its x axis, and the creature is placed with its front that way. The reported front is
that convention, not a measurement.

The body by which a creature is recognised on the table later is made from its hull as well.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration
from vision.clay.colour import tints_of
from vision.creature_bodies import CreatureBody
from vision.doubt.worth import honest
from vision.sightings import (
    ColourName,
    CreatureSeen,
    Estimate,
    Evidence,
    Front,
    LegCount,
    PointMm,
    PointPx,
)
from vision.weigh_in.hull import Hull, View, carve, surface_mm
from vision.weigh_in.hull_features import Top, clay_height_mm
from vision.weigh_in.hull_reader import read_hull
from vision.weigh_in.legs import STEEP_RAD, count_legs
from vision.weigh_in.limbs import count_limbs
from vision.weigh_in.volume import clay_volume

FOOTPRINT_MM: Final = 4.0
"""Height above the lowest voxel below which voxels count as touching the table. Outlines are
uncertain where clay meets its shadow."""

SECOND_PASS: Final = "second_pass"
"""Flag of a creature whose volume is so uncertain that a second pass is worthwhile."""

LOWER_PASS: Final = "lower_pass"
"""Flag of a creature whose volume is uncertain because only steep views measured it: a pass with a
lower camera is worthwhile."""

WIDE_SIGMA_REL: Final = 0.1
"""Relative sigma above which a volume may cost a hit point. The creature is flagged, and a second
pass is worthwhile: from a steeper camera, or with the creature on its side. If this camera looked
down so steeply that it did not see below the creature, it is a pass from a lower camera."""

CUPPED: Final = "cupped"
"""Flag of a creature whose top looks hollow."""

CUP_HOLDS: Final = 1.9
"""Excess volume of a cup's hull over its radius cubed. Measured on 20 cups of our own making, all
of one kind, with a sigma of 0.4."""

CUP_HOLDS_SIGMA: Final = 1.1
"""Sigma of `CUP_HOLDS`: more than the 0.4 of the cups of our own making, as real cups vary more."""

LEAST_CLAY: Final = 0.35
"""Least share of a hull that is assumed to be clay."""


MERGED: Final = 2
"""Number of a hull's voxels, along each edge, that are merged into one voxel of a creature's
body."""

REACH_SIGMA_MM: Final = 2.0
"""Sigma of a creature's reach, as a hull's tips and middle of the feet differ from the clay's: 1.1
on shapes of our own making."""


@dataclass(frozen=True, slots=True, eq=False)
class Carved:
    """A hull and how it was carved.

    Attributes:
        hull: What the views left.
        views: Those that carved it; the last one shows where the creature stands.
        lenient: Whether one view may be wrong about each voxel, as outlines have pieces missing.
        unclear: Whether outlines have pieces missing, mostly feet.
        doubt_rel: Additional sigma of the volume, as a share of the volume.
        hollow: The top, if shading shows that it is hollow; an outline does not show that.
    """

    hull: Hull
    views: tuple[View, ...]
    lenient: bool = False
    unclear: bool = False
    doubt_rel: float = 0.0
    hollow: Top | None = None


def creature_told(
    carved: Carved,
    calibration: Calibration,
    *,
    doubt: str,
    colour: ColourName,
    t_s: float,
    track: int = 1,
    left_out: int = 0,
) -> CreatureSeen:
    """Measure the creature in a hull, and make a sighting of it.

    Args:
        carved: The hull, not empty.
        calibration: Camera and table.
        doubt: Key of the measured uncertainty of its volume (`vision.doubt.worth`).
        colour: Name of its clay's colour.
        t_s: Time of the last view.
        track: Track number of the creature in this run.
        left_out: Number of views that were left out.
    """
    hull, last = carved.hull, carved.views[-1]
    counted = _counted_legs(carved)
    reading = read_hull(hull, carved.views, counted.probabilities)
    stated = _volume_ml(carved, reading.excess)
    volume_ml = honest(doubt, stated.value, stated.sigma)
    at_mm, footprint_mm = _position_and_footprint(hull, last, calibration)
    return CreatureSeen(
        frame=last.frame,
        t_s=t_s,
        track=track,
        colour=colour,
        at_mm=at_mm,
        footprint_mm=footprint_mm,
        height_mm=clay_height_mm(hull, carved.views),
        volume_ml=volume_ml,
        legs=counted if carved.lenient else reading.legs,
        limbs=count_limbs(hull),
        reach_mm=Estimate(_reach_mm(hull), REACH_SIGMA_MM),
        flags=(CUPPED,) if carved.hollow else flags_of(volume_ml, steep=all_steep(carved.views)),
        views_used=len(carved.views),
        views_left_out=left_out,
        evidence=Evidence(tuple(v.frame for v in carved.views), outline_px(last)),
    )


def flags_of(volume_ml: Estimate | None, *, steep: bool) -> tuple[str, ...]:
    """Flags of an uncertain volume; `steep`: whether only steep views measured it."""
    if volume_ml is None or volume_ml.sigma <= WIDE_SIGMA_REL * volume_ml.value:
        return ()
    return (LOWER_PASS,) if steep else (SECOND_PASS,)


def all_steep(views: Sequence[View]) -> bool:
    """Whether all views are so steep that none sees below the creature."""
    return all(view.elevation_rad > STEEP_RAD for view in views)


def outline_px(view: View) -> tuple[PointPx, ...]:
    """A view's longest outline as a closed polygon in the picture."""
    mask = np.asarray((view.mask > 127).astype(np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return ()
    longest = max(contours, key=len)
    simple = cv2.approxPolyDP(longest, 0.8, closed=True).reshape(-1, 2)
    left, top = view.corner_px
    return tuple((float(x + left), float(y + top)) for x, y in simple)


def _volume_ml(carved: Carved, excess: Estimate) -> Estimate:
    volume = clay_volume(carved.hull, carved.views, excess, lenient=carved.lenient)
    sigma = float(np.hypot(volume.sigma, carved.doubt_rel * volume.value))
    if carved.hollow is None:
        return Estimate(volume.value, sigma)
    cubed_ml = carved.hollow.radius_mm**3 / 1000
    left = max(volume.value - CUP_HOLDS * cubed_ml, LEAST_CLAY * volume.value)
    return Estimate(left, float(np.hypot(sigma, CUP_HOLDS_SIGMA * cubed_ml)))


def _counted_legs(carved: Carved) -> LegCount:
    """The number of legs, counted by the islands of the lowest slices."""
    if not carved.lenient:
        return count_legs(carved.hull, carved.views, unclear=carved.unclear)
    return count_legs(carve(carved.views, misses=2), carved.views, unclear=True)


def touching_mm(hull: Hull) -> Floats:
    """Voxels (n, 3) of a hull, not empty, that touch the table, in the hull's own frame."""
    points = hull.points_mm()
    return np.asarray(points[points[:, 2] < points[:, 2].min() + FOOTPRINT_MM])


def _reach_mm(hull: Hull) -> float:
    """Horizontal distance from the middle of the contact area to the farthest voxel."""
    off = hull.points_mm()[:, :2] - touching_mm(hull)[:, :2].mean(axis=0)
    return float(np.hypot(*off.T).max())


def _position_and_footprint(
    hull: Hull, view: View, calibration: Calibration
) -> tuple[PointMm, tuple[PointMm, ...]]:
    """Middle and convex outline of the contact area, in table mm, as the view shows it."""
    table_from_body = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    on_table = moved_rigidly(touching_mm(hull), table_from_body)
    rim = cv2.convexHull(on_table[:, :2].astype(np.float32)).reshape(-1, 2)
    x, y = on_table[:, :2].mean(axis=0)
    footprint = tuple((round(float(a), 2), round(float(b), 2)) for a, b in rim)
    return (round(float(x), 2), round(float(y), 2)), footprint


def front_on_card(hull: Hull, view: View, at_mm: PointMm, calibration: Calibration) -> Front:
    """The front of a creature on the turn card, as it stood in a view.

    Args:
        hull: Hull of the creature, not empty, in the card's frame.
        view: Shows how the card lay.
        at_mm: Where the creature stood, on the table.
        calibration: Camera and table.
    """
    table_from_card = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    way = table_from_card[:2, 0] / np.linalg.norm(table_from_card[:2, 0])
    points = moved_rigidly(hull.points_mm(), table_from_card)
    ahead_mm = float(((points[:, :2] - at_mm) @ way).max())
    x, y = np.asarray(at_mm) + ahead_mm * way
    turn = float(np.arctan2(way[1], way[0]))
    return Front(turn_rad=turn, at_mm=(round(float(x), 2), round(float(y), 2)))


def body_of(hull: Hull, clay_bgr: Image, views: Sequence[View] = ()) -> CreatureBody:
    """The body of a creature that was weighed in, made from its hull.

    Args:
        hull: Not empty, in the turn card's frame.
        clay_bgr: (n, 3) a sample of its clay's pixels, not empty.
        views: Those that carved it; without them the point on its top, which no view cuts away,
            stays.
    """
    if views:
        hull = _below(hull, clay_height_mm(hull, views).value)
    merged = _merged(hull)
    feet = np.append(touching_mm(hull)[:, :2].mean(axis=0), 0.0)
    surface = surface_mm(merged if merged.solid.any() else hull) - feet
    tint = np.median(tints_of(clay_bgr), axis=0).astype(np.float64)
    return CreatureBody(surface, merged.voxel_mm, tint, float(surface[:, 0].max()))


def _below(hull: Hull, height_mm: float) -> Hull:
    """A hull without what is higher than this above the table."""
    layers_mm = hull.corner_mm[2] + hull.voxel_mm * np.arange(hull.solid.shape[2])
    solid = hull.solid & (layers_mm <= height_mm)
    return Hull(np.asarray(solid), hull.corner_mm, hull.voxel_mm)


def _merged(hull: Hull) -> Hull:
    """A hull with larger voxels, each of which is solid if at least half of the merged ones are."""
    edges = [-size % MERGED for size in hull.solid.shape]
    padded = np.pad(hull.solid, [(0, more) for more in edges])
    a, b, c = (size // MERGED for size in padded.shape)
    blocks = padded.reshape(a, MERGED, b, MERGED, c, MERGED).mean(axis=(1, 3, 5))
    corner = hull.corner_mm + hull.voxel_mm * (MERGED - 1) / 2
    return Hull(np.asarray(blocks >= 0.5), np.asarray(corner), hull.voxel_mm * MERGED)
