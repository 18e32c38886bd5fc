"""Find how high above the table the outlines make a creature float, and set it down on the table.

A scene that is scaled about the camera's centre looks the same. So outlines alone leave one number
undetermined, the same for all pictures: how large and near the creature is, and how high it floats.
That it stands on the table determines this number. The poses are searched as if it stood higher
(`raised`), so that no feet are cut off. Its hull is then cut off from below, layer by layer. As
long as this only removes the empty room below the creature, its outlines stay filled; above the
true height of the table they do not.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.projection import centre_mm
from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View, carve, filled_of
from vision.weigh_in.hull_features import size_mm
from vision.weigh_in.standing_pose import Outlined, StandingPose

RAISED_MM: Final = 30.0
"""Height above the table at which a creature is assumed to stand while its poses are searched. With
40 mm, 24 rendered creatures were found from 25 mm below that height to 31 mm above it."""


@dataclass(frozen=True, slots=True)
class ContactTuning:
    """Where a hull meets the table.

    Shares are of the outlines' area. Found on 288 hulls of the generator's creatures and on 24
    rendered ones whose pictures were processed; guarded by
    tests/vision/weigh_in/test_table_contact.py, and the creatures turned by hand in
    docs/accuracy.md.
    """

    voxel_mm: float = 2.0
    """Edge of the hull's voxels, and the step by which the hull is cut off from below."""

    most_misses: int = 2
    """Largest number of outlines in which a voxel may be outside and still be kept."""

    most_open: float = 0.12
    """Largest share of the outlines that the hull may leave open. The number of outlines in which a
    kept voxel may be outside is the smallest one that achieves this."""

    cut: tuple[float, float] = (0.03, 0.08)
    """Two values of the open share beyond the smallest one. The line through the heights at which
    the cut reaches them is extrapolated to the height at which the outlines begin to open."""

    too_high_mm: float = 1.4
    """Bias of the height at which the outlines begin to open, found by the line of `cut`: the
    median of 288 hulls."""

    sigma_mm: float = 2.5
    """Sigma of the table's height: between 1 and 2 mm if outlines are right, and 3.1 mm (root mean
    square) on 18 of the 24 rendered creatures."""

    flat: float = 0.4
    """Height of the hull's centroid over the hull's size, below which it may be a body that hides
    its feet: 18 of 46 such hulls were more than 6 mm off, and 7 of 176 others."""

    hidden_sigma_mm: float = 10.0
    """Sigma of the table's height below a body that may hide its feet, root mean square: if it did,
    the height was 8 to 25 mm off."""


TUNING: Final = ContactTuning()


@dataclass(frozen=True, slots=True)
class TableContact:
    """Where a hull meets the table.

    Attributes:
        height_mm: Height of the table in the frame in which the hull floats.
        volume_sigma: Contribution of that height's sigma to the sigma of ln of the volume.
        hidden: Whether the hull may be a body that hides the feet on which it stands.
    """

    height_mm: Estimate
    volume_sigma: float
    hidden: bool


def raised(seen: Outlined) -> Outlined:
    """The outlines, with the creature assumed to stand `RAISED_MM` above the table."""
    camera = centre_mm(seen.camera_from_table)
    share = 1 - RAISED_MM / camera[2]
    return replace(seen, at_mm=camera[:2] + share * (seen.at_mm - camera[:2]))


def set_down(
    placed: Sequence[StandingPose], seen: Outlined, floats_mm: float
) -> tuple[StandingPose, ...]:
    """Convert poses of a creature that floats this high into poses of one on the table.

    It is scaled about the camera's centre, to be larger, farther off and lower, so its outlines
    stay as they are.
    """
    camera = centre_mm(seen.camera_from_table)
    share = 1 / (1 - floats_mm / camera[2])
    places = [camera[:2] + share * (np.array([one.x_mm, one.y_mm]) - camera[:2]) for one in placed]
    return tuple(
        StandingPose(one.turn_rad, float(x), float(y))
        for one, (x, y) in zip(placed, places, strict=True)
    )


def contact(placed: Sequence[StandingPose], seen: Outlined, fitting: Sequence[int]) -> TableContact:
    """Where the hull of the fitting outlines meets the table.

    Args:
        placed: Poses of a creature that may float, one per outline.
        seen: The outlines.
        fitting: Indices of the outlines that carve the hull.

    Raises:
        ValueError: They leave no hull.
    """
    views = _views(placed, seen, fitting)
    hull, opened = _hull_and_open_shares(views)
    begins = _opening_layer(opened) * TUNING.voxel_mm - TUNING.too_high_mm
    rest = _part_above(hull, begins)
    middle = float(rest.points_mm()[:, 2].mean())
    hidden = middle - begins < TUNING.flat * size_mm(rest)
    sigma = TUNING.hidden_sigma_mm if hidden else TUNING.sigma_mm
    volumes = [max(_part_above(hull, begins + way * sigma).volume_ml, 1e-3) for way in (-1, 1)]
    doubt = float(abs(np.log(volumes[0] / volumes[1]))) / 2
    return TableContact(Estimate(begins, sigma), doubt, hidden)


def _views(
    placed: Sequence[StandingPose], seen: Outlined, fitting: Sequence[int]
) -> tuple[View, ...]:
    return tuple(
        View(
            seen.masks[i],
            (0, 0),
            seen.matrix,
            seen.distortion,
            seen.camera_from_table @ placed[i].table_from_body(),
            i,
        )
        for i in fitting
    )


def _hull_and_open_shares(views: Sequence[View]) -> tuple[Hull, Floats]:
    """Carve the hull that fills the outlines; the open shares while it is cut off from below."""
    for misses in range(TUNING.most_misses + 1):
        hull = carve(views, voxel_mm=TUNING.voxel_mm, misses=misses)
        if not hull.solid.any():
            continue
        opened = _open_shares(hull, views)
        if opened.min() < TUNING.most_open or misses == TUNING.most_misses:
            return hull, opened
    raise ValueError("the outlines leave no hull")


def _open_shares(hull: Hull, views: Sequence[View]) -> Floats:
    """Mean share of the outlines that is open after this many of the lowest layers are removed.

    It is 1 for all layers above the first at which the share is `cut[1]` above the smallest one.
    """
    opened = np.ones(hull.solid.shape[2] + 1)
    for gone in range(hull.solid.shape[2]):
        left = _without_lowest(hull, gone)
        opened[gone] = 1 - float(np.mean([filled_of(left, view) for view in views]))
        if opened[gone] > opened.min() + TUNING.cut[1]:
            break
    return opened


def _opening_layer(opened: Floats) -> float:
    """Number of removed layers at which the outlines begin to open, extrapolated (`cut`)."""
    first = int(np.argmin(opened))
    more = np.maximum.accumulate(opened[first:]) - opened[first]
    low, high = (first + _crossing(more, share) for share in TUNING.cut)
    return low - (high - low) * TUNING.cut[0] / (TUNING.cut[1] - TUNING.cut[0])


def _crossing(rising: Floats, value: float) -> float:
    """Interpolated index at which rising numbers reach a value."""
    after = int(np.argmax(rising >= value))
    if after == 0:
        return 0.0
    before, there = float(rising[after - 1]), float(rising[after])
    return after - 1 + (value - before) / (there - before)


def _part_above(hull: Hull, height_mm: float) -> Hull:
    return _without_lowest(hull, max(0, round(height_mm / hull.voxel_mm)))


def _without_lowest(hull: Hull, layers: int) -> Hull:
    solid = hull.solid.copy()
    solid[:, :, :layers] = False
    return Hull(solid, hull.corner_mm, hull.voxel_mm)
