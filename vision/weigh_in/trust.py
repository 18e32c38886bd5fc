"""How far outlines can be trusted: whether the hull that they carve fills them again.

Clay is inside every outline, so the hull of correct outlines fills each of them. If an outline
contains shadow or misses clay, as for white clay on a white card, the other outlines cut the hull
so that much of it stays open. And pixels that are much lighter than the empty scene are not shadow:
if there are such pixels outside of the hull, clay was missed in all views alike.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from vision.clay.outline import ClayColours, clay_log_density, learn_clay
from vision.light import tones
from vision.masks import filled
from vision.weigh_in.hull import Hull, View, carve, filled_of, outline_of

LEAST_FILLED: Final = 0.75
"""Least share of the outlines that a hull must fill. Volumes of hulls that fill less were off by 59
% and more; of those that fill 0.85 and more, by 16 % at most."""


VIEWS_ASKED: Final = 8
"""About this many of the outlines are compared with the hull: each comparison takes as long as
carving with an outline."""


@dataclass(frozen=True, slots=True)
class TrustTuning:
    """Signs that outlines are wrong, and their effect on a volume's sigma.

    Guarded by tests/vision/weigh_in/test_trust.py and test_hard_light.py (soak).
    """

    well_filled: float = 0.93
    """Share of an outline that the hull fills, from which on nothing is added to sigma. By
    trial."""

    sigma_per_open: float = 0.8
    """Sigma of a volume, as a share of it, per share of an outline that the hull leaves open beyond
    what `well_filled` allows. By trial."""

    band_px: int = 9
    """Side in pixels of the square by which an outline is dilated: in this band the empty scene is
    compared with the clay's colour."""

    clay_like: float = 0.0
    """ln of the density of the clay's colours from which on a place looks like clay."""

    sigma_per_alike: float = 0.35
    """Sigma of a volume, as a share of it, if all places around the outlines look like clay; it is
    proportional to their share. A head in front of a table of its own colour was missed at a share
    of 0.53 (31 % of the volume), and hardly anything at 0.27 (7 %)."""

    sigma_per_doubtful: float = 1.2
    """Sigma of ln of the volume if all of the outlines' area is uncertain, seen from 45 degrees; it
    is proportional to that share. Found on 61 creatures turned by hand that do not hide their feet:
    with 2.5 three were refused that were 7, 20 and 22 % off."""

    lighter: float = 0.4
    """ln of light by which a pixel must be lighter than the empty scene to be clay that was
    missed."""

    beside_px: int = 9
    """Side in pixels of the square by which a hull's outline is dilated before clay beyond it
    counts as missed."""

    shine: float = -0.3
    """Tone against paper, in ln of light: a pixel darker than this that is not of the clay's colour
    is shining print. White clay on print is lighter. Two of 13 turn cards were refused for such a
    shine."""

    paper_percentile: float = 95.0
    """Percentile of the empty scene's light that is taken as paper's."""


TUNING: Final = TrustTuning()

STEEPEST_RAD: Final = math.radians(80)
"""Largest elevation that is used: steeper cameras count as this steep."""


def filled_share(hull: Hull, views: Sequence[View]) -> float:
    """Median over some of the views of the share of the outline that the hull fills, 0 to 1."""
    some = views[:: max(1, len(views) // VIEWS_ASKED)]
    return float(np.median([filled_of(hull, view) for view in some]))


def open_sigma_rel(filled: float) -> float:
    """Sigma, as a share of the volume, if a hull fills only this share of the outlines."""
    return TUNING.sigma_per_open * max(0.0, TUNING.well_filled - filled)


def hole_sigma_rel(views: Sequence[View]) -> float:
    """Sigma, as a share of the volume, because of holes in the outlines.

    A hole may show the table behind a ring, or be a patch of clay in the table's colour, through
    which the outlines then bore into the hull: one marbled creature lost 47 % of its volume that
    way. Nothing in a single picture distinguishes the two, so the sigma is the difference of ln of
    the volume with and without holes.
    """
    whole = [replace(view, mask=_without_holes(view.mask)) for view in views]
    changed = [
        float(np.mean(w.mask != v.mask)) / max(1e-9, float(np.mean(v.mask > 127)))
        for w, v in zip(whole, views, strict=True)
    ]
    if sum(changed) < LEAST_HOLES * len(views):
        return 0.0
    holed_ml, whole_ml = (carve(v, voxel_mm=HOLE_VOXEL_MM).volume_ml for v in (views, whole))
    return math.log(whole_ml / holed_ml) if holed_ml > 0 else 0.0


def doubtful_sigma_rel(doubtful: float, views: Sequence[View]) -> float:
    """Sigma, as a share of the volume, because of pixels that may be clay or shadow.

    Seen from above, an outline's edge says little about the height, so the same pixels count more.

    Args:
        doubtful: Area of such pixels as a share of the outlines' area.
        views: From which the creature is seen.
    """
    steep = float(np.mean([math.tan(min(v.elevation_rad, STEEPEST_RAD)) for v in views]))
    return TUNING.sigma_per_doubtful * doubtful * max(1.0, steep)


LEAST_HOLES: Final = 0.003
"""Mean share of the outlines' area below which holes are ignored: they change nothing."""

HOLE_VOXEL_MM: Final = 2.0
"""Edge of the voxels of the two hulls, with and without the outlines' holes, whose volumes are
compared: a ratio needs no fine ones."""


MOST_ALIKE: Final = 0.6
"""Largest `alike_share` of pictures by hand whose outlines do not fit each other; with a larger one
they are refused."""

FITTING: Final = 0.18
"""Median misfit of outlines (`turn_search`) up to which they fit: then they are accepted, however
similar clay and table are. Of four such creatures two had 0.07 and 0.13 and were 4 and 3 % off; two
had 0.24 and 0.35 and were 52 and 41 % off."""


MOST_DOUBTFUL: Final = 0.5
"""Sigma of ln of the volume above which no volume is reported."""


MOST_MISSED: Final = 0.02
"""Share of the outline's area above which clay was missed: 0.3 % at most for correct outlines (15
drawn weigh-ins in hard light), 2 % to many times the area for wrong ones."""


def missed_share(
    hull: Hull,
    views: Sequence[View],
    pictures: Sequence[Image],
    scenes: Sequence[Image],
    clay_bgr: Image,
) -> float:
    """Median over some views of the area of missed clay, over the outline's area.

    That is, of pixels outside of the hull that are too light for shadow.

    Args:
        hull: What the views carved.
        views: The views.
        pictures: The picture in each view's crop, (h, w, 3) uint8.
        scenes: The empty scene in each view's crop.
        clay_bgr: (n, 3) uint8 sample of the clay.
    """
    clay = _colours(clay_bgr)
    step = max(1, len(views) // VIEWS_ASKED)
    shown = zip(views[::step], pictures[::step], scenes[::step], strict=True)
    return float(np.median([_missed_share(hull, *one, clay) for one in shown]))


def alike_sigma_rel(alike: float) -> float:
    """Sigma, as a share of the volume, because of this `alike_share` of the surroundings."""
    return TUNING.sigma_per_alike * alike


def alike_share(views: Sequence[View], scenes: Sequence[Image], clay_bgr: Image) -> float:
    """Share of the surroundings of the outlines that have the clay's colour, 0 to 1.

    Args:
        views: Those that carve.
        scenes: The empty scene in each view's crop, (h, w, 3) uint8.
        clay_bgr: (n, 3) uint8 sample of the clay.
    """
    clay = _colours(clay_bgr)
    step = max(1, len(views) // VIEWS_ASKED)
    shares = []
    for view, scene in zip(views[::step], scenes[::step], strict=True):
        inside = (view.mask > 127).astype(np.uint8)
        band = (cv2.dilate(inside, np.ones((TUNING.band_px, TUNING.band_px), np.uint8)) > 0) & (
            inside == 0
        )
        like = clay_log_density(tones(scene), clay)[band] > TUNING.clay_like
        shares.append(float(like.mean()) if len(like) else 0.0)
    return float(np.mean(shares))


def _without_holes(mask: Mask) -> Mask:
    clay = (mask > 127).astype(np.uint8)
    return np.where((filled(clay) > 0) & (clay == 0), np.uint8(255), mask)


def _colours(clay_bgr: Image) -> ClayColours:
    return learn_clay(tones(clay_bgr[:, None])[:, 0])


def _missed_share(hull: Hull, view: View, picture: Image, scene: Image, clay: ClayColours) -> float:
    seen, empty = tones(picture), tones(scene)
    lighter = seen[..., 0] - empty[..., 0] > TUNING.lighter
    missed = lighter & ~_shines(seen, empty, clay)
    calm = cv2.morphologyEx(missed.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    inside = outline_of(hull, view)
    around = cv2.dilate(inside, np.ones((TUNING.beside_px, TUNING.beside_px), np.uint8)) > 0
    return float(np.count_nonzero(calm[~around]) / max(1.0, float(np.count_nonzero(inside))))


def _shines(seen: Floats32, empty: Floats32, clay: ClayColours) -> Flags:
    """Flags of black print that mirrors a lamp: darker than paper, and not of the clay's colour."""
    paper = float(np.percentile(empty[..., 0], TUNING.paper_percentile))
    darker = seen[..., 0] < paper + TUNING.shine
    return np.asarray(darker & (clay_log_density(seen, clay) <= TUNING.clay_like))
