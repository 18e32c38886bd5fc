"""How far outlines can be trusted: whether the hull that they carve fills them again.

Clay is inside every outline, so the hull of correct outlines fills each of them. If an outline
contains shadow or misses clay, as for white clay on a white card, the others cut the hull so that
much of it stays open. And pixels much lighter than the empty scene are not shadow: if such pixels
are outside the hull, clay was missed in all views alike.
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
"""Least share of the outlines that a hull fills. Hulls that fill less were off by 59 % and more;
those that fill 0.85 and more by 16 % at most."""


VIEWS_ASKED: Final = 8
"""About this many of the outlines are compared with the hull: each takes as long as carving with
it."""


@dataclass(frozen=True, slots=True)
class TrustTuning:
    """Signs that outlines are wrong, and their effect on a volume's sigma.

    Guarded by tests/vision/weigh_in/test_trust.py and test_hard_light.py (soak).
    """

    well_filled: float = 0.93
    """Share of an outline that the hull fills, from which on nothing is added. By trial."""

    sigma_per_open: float = 0.8
    """Sigma of a volume for each share of an outline that the hull leaves open beyond what
    `well_filled` allows. By trial."""

    band_px: int = 9
    """How far around an outline the empty scene is examined."""

    clay_like: float = 0.0
    """ln of the density of the clay's colours, from which on a place looks like clay."""

    sigma_per_alike: float = 0.35
    """Sigma of a volume if all places around the outlines look like clay, else their share of it: a
    head in front of a table of its own colour was missed for 0.53 (31 % of the volume), hardly
    anything for 0.27 (7 %)."""

    sigma_per_doubtful: float = 1.2
    """Sigma of ln of the volume, if all of the outlines' area may be clay or not, seen from 45
    degrees. Found on 61 creatures turned by hand that do not hide their feet: with 2.5 three were
    refused that were 7, 20 and 22 % off."""

    lighter: float = 0.4
    """ln of light by which clay is lighter than the print that it covers."""

    beside_px: int = 9
    """Side of the square by which a hull's outline grows before clay beyond it counts as missed."""

    shine: float = -0.3
    """ln of light, against paper: darker than this and not of the clay's colour, it is print that
    shines. White clay on print is lighter. Two of 13 turn cards were refused for such a shine."""

    paper_percentile: float = 95.0
    """Percentile of the empty scene's light that is paper's."""


TUNING: Final = TrustTuning()

STEEPEST_RAD: Final = math.radians(80)
"""A camera that looks down more steeply counts as this steep."""


def filled_share(hull: Hull, views: Sequence[View]) -> float:
    """Median over some of the views of how much of the outline the hull fills, 0 to 1."""
    some = views[:: max(1, len(views) // VIEWS_ASKED)]
    return float(np.median([filled_of(hull, view) for view in some]))


def open_sigma_rel(filled: float) -> float:
    """Sigma that what a hull leaves open adds to a volume's, as a share of the volume."""
    return TUNING.sigma_per_open * max(0.0, TUNING.well_filled - filled)


def hole_sigma_rel(views: Sequence[View]) -> float:
    """Added to a volume's sigma for holes in the outlines, as a share of the volume.

    A hole may show the table behind a ring, or a patch of clay in the table's colour, through which
    the outlines then bore into the hull: of one marbled creature 47 % were lost so. Nothing in one
    picture distinguishes the two, so sigma grows by how much larger the hull is without holes.
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
    """Added to a volume's sigma for pixels that may be clay or shadow, as a share of the volume.

    Seen from above an outline's edge says little of the height, so the same pixel counts more.

    Args:
        doubtful: Such pixels, as a share of the outlines' area.
        views: From which the creature is seen.
    """
    steep = float(np.mean([math.tan(min(v.elevation_rad, STEEPEST_RAD)) for v in views]))
    return TUNING.sigma_per_doubtful * doubtful * max(1.0, steep)


LEAST_HOLES: Final = 0.003
"""Mean share of the outlines' area below which holes are not looked at: they change nothing."""

HOLE_VOXEL_MM: Final = 2.0
"""Edge of the voxels of the two hulls, with and without the outlines' holes, that are compared: a
ratio needs no fine ones."""


MOST_ALIKE: Final = 0.6
"""Largest `alike_share` of pictures by hand whose outlines do not fit each other; with more they
are refused."""

FITTING: Final = 0.18
"""Median misfit of outlines (`turn_search`) up to which they fit: then they are taken for right,
however alike clay and table are. Of four such creatures two had 0.07 and 0.13 and were 4 and 3 %
off, two had 0.24 and 0.35 and were 52 and 41 % off."""


MOST_DOUBTFUL: Final = 0.5
"""Sigma of ln of the volume, from which on no volume is reported."""


MOST_MISSED: Final = 0.02
"""Share of the outline's area from which on clay was missed: 0.3 % at most for correct outlines (15
drawn weigh-ins in hard light), 2 % to many times the area for wrong ones."""


def missed_share(
    hull: Hull,
    views: Sequence[View],
    pictures: Sequence[Image],
    scenes: Sequence[Image],
    clay_bgr: Image,
) -> float:
    """Median over some views of what is outside and not shadow, over the outline's area.

    Args:
        hull: What the views carved.
        views: The views.
        pictures: What the camera saw in each view's crop, (h, w, 3) uint8.
        scenes: The empty scene in each view's crop.
        clay_bgr: (n, 3) uint8 sample of the clay.
    """
    clay = _colours(clay_bgr)
    step = max(1, len(views) // VIEWS_ASKED)
    shown = zip(views[::step], pictures[::step], scenes[::step], strict=True)
    return float(np.median([_missed(hull, *one, clay) for one in shown]))


def alike_sigma_rel(alike: float) -> float:
    """Sigma that `alike_share` of the surroundings adds to a volume's, as a share of the volume."""
    return TUNING.sigma_per_alike * alike


def alike_share(views: Sequence[View], scenes: Sequence[Image], clay_bgr: Image) -> float:
    """Share of the surroundings of the outlines with the clay's own colour, 0 to 1.

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


def _missed(hull: Hull, view: View, picture: Image, scene: Image, clay: ClayColours) -> float:
    seen, empty = tones(picture), tones(scene)
    lighter = seen[..., 0] - empty[..., 0] > TUNING.lighter
    missed = lighter & ~_shines(seen, empty, clay)
    calm = cv2.morphologyEx(missed.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    inside = outline_of(hull, view)
    around = cv2.dilate(inside, np.ones((TUNING.beside_px, TUNING.beside_px), np.uint8)) > 0
    return float(np.count_nonzero(calm[~around]) / max(1.0, float(np.count_nonzero(inside))))


def _shines(seen: Floats32, empty: Floats32, clay: ClayColours) -> Flags:
    """Black print that mirrors a lamp: darker than paper, and not of the clay's colour."""
    paper = float(np.percentile(empty[..., 0], TUNING.paper_percentile))
    darker = seen[..., 0] < paper + TUNING.shine
    return np.asarray(darker & (clay_log_density(seen, clay) <= TUNING.clay_like))
