"""A fragment: a small piece of clay that lies apart, what is reported of it and its later state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from calibration.arrays import Floats
from calibration.frame import Frame
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.sightings import Estimate, Evidence, PieceSeen, PointMm
from vision.tracking.detection import Detection
from vision.tracking.outline_change import UNTOUCHED, OutlineChange
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.part_odds import SEEN_OF_PART, FragmentContext, owners_of
from vision.tracking.track import Track

SAME_PLACE_MM: Final = 9.0
"""A piece that is found less than this many mm from an old one is the same piece. Found by
trial."""

SURELY_MISSILE: Final = 0.97
"""Probability of being a missile from which on a piece is not reported as come off a creature.
Found by trial."""

GREW_SHARE: Final = 0.35
"""Least growth of a creature's outline that shows that the piece was put back, as a share of the
growth that the piece would cause. Found by trial."""

DISC_SIGMA_SHARE: Final = 0.06
"""Share of a piece's diameter in the sigma of that diameter."""

DISC_SIGMA_PX: Final = 1.0
"""Pixels of the picture in the sigma of a piece's diameter."""

GAP_SIGMA_MM: Final = 3.0
"""Sigma in mm of the gap between a piece and the creature that it came off."""


@dataclass(frozen=True, slots=True, eq=False)
class Fragment:
    """A small piece that lies apart.

    Attributes:
        number: Its number.
        detection: Its detection.
        sighting: How it was reported, or would have been.
    """

    number: int
    detection: Detection
    sighting: PieceSeen

    @property
    def told(self) -> bool:
        """Whether it is reported: a certain missile is left to other observers."""
        return self.sighting.probability_missile < SURELY_MISSILE


def fragment_of(
    number: int,
    detection: Detection,
    tracks: Sequence[Track],
    around: FragmentContext,
    frame: Frame,
    calibration: Calibration,
    scale: float,
) -> Fragment | None:
    """Judge a new piece.

    Args:
        number: Number that it gets.
        detection: The piece.
        tracks: The creatures that it may have come off.
        around: What happened before.
        frame: The settled frame.
        calibration: Camera and table.
        scale: Frame pixels per pixel of the detection.

    Returns:
        None if no creature has its colour.
    """
    like = [k for k in tracks if np.linalg.norm(k.look - detection.look) < MOST_LOOK_OFF]
    if not like:
        return None
    owners, missile = owners_of(detection, like, around)
    best = next(k for k in like if k.track == owners[0].track)
    change = around.changes.get(best.track, UNTOUCHED)
    sigma = DISC_SIGMA_SHARE * detection.disc_mm + DISC_SIGMA_PX / detection.px_per_mm
    seen = PieceSeen(
        frame=frame.index,
        t_s=frame.t_s,
        piece=number,
        colour=best.colour,
        state="off",
        at_mm=detection.at_mm,
        diameter_mm=Estimate(detection.disc_mm, sigma),
        owners=owners,
        probability_missile=missile,
        gap_mm=None
        if best.gone
        else Estimate(gap_mm(detection, best.detection, calibration), GAP_SIGMA_MM),
        lost_share=Estimate(change.lost, change.sigma) if change.known else None,
        evidence=Evidence((frame.index,), detection.outline_px(scale)),
    )
    return Fragment(number, detection, seen)


def state_after(
    fragment: Fragment, tracks: Sequence[Track], changes: Mapping[int, OutlineChange]
) -> Literal["back", "taken"]:
    """What became of a piece that is not at its place any more.

    It is "back" if the outline of a creature that it may have come off has grown, else "taken".
    """
    for owner in fragment.sighting.owners:
        change = changes.get(owner.track, UNTOUCHED)
        mine = next((k for k in tracks if k.track == owner.track), None)
        if mine is None:
            continue
        expected = SEEN_OF_PART * fragment.detection.area_mm2 / max(mine.area_mm2, 1.0)
        if change.gained > max(GREW_SHARE * expected, 2 * change.sigma):
            return "back"
    return "taken"


def gap_mm(piece: Detection, creature: Detection, calibration: Calibration) -> float:
    """The gap between the outlines of a piece and a creature, mm on the table."""
    own, other = _rim(piece), _rim(creature)
    off = np.linalg.norm(own[:, None] - other[None], axis=2)
    i, k = np.unravel_index(int(np.argmin(off)), off.shape)
    ends = table_from_image(np.stack([own[i], other[k]]), calibration)
    if not np.isfinite(ends).all():
        return float(off[i, k] / piece.px_per_mm)
    return float(np.linalg.norm(ends[1] - ends[0]))


def _rim(detection: Detection) -> Floats:
    """The corners of a piece's outline, (N, 2) px."""
    return np.asarray(detection.outline_px(), dtype=np.float64)


def lies_at(fragment: Fragment, detection: Detection) -> bool:
    """Whether a detection is this piece, at the same place."""
    return _apart_mm(fragment.detection.at_mm, detection.at_mm) < SAME_PLACE_MM


def _apart_mm(first: PointMm, second: PointMm) -> float:
    return float(np.hypot(first[0] - second[0], first[1] - second[1]))
