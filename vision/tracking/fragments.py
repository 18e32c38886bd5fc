"""Small pieces of clay: which came off a creature, which are missiles, and which lie about."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final, Literal

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from calibration.frame import Frame
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.sightings import Estimate, Evidence, Owner, PieceSeen, PointMm, Sighting
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.hypotheses import LOOK_SIGMA, MOST_LOOK_OFF
from vision.tracking.motion_episode import SettledMoment
from vision.tracking.track import Track

SAME_PLACE_MM: Final = 9.0
"""Distance in mm within which a piece is at its old place. Found by trial."""

SURELY_MISSILE: Final = 0.97
"""Probability of being a missile from which on a piece is not told as come off. Found by trial."""

ATTACHED_MM: Final = 2.0
"""Gap in mm between a creature and a small piece below which only a shadow parts a leg from its
creature. Found by trial."""

PART_AFTER_THROW: Final = 0.5
"""Odds that a piece is a part and no missile, after something small flew by itself: a new small
piece is probably that."""

PART_AFTER_HAND: Final = 3.0
"""Odds that a piece is a part and no missile, after a hand was at work. Found by trial."""

NEAR_MM: Final = 90.0
"""Distance in mm over which the chance that a piece is of a creature falls to 1/e. Found by
trial."""

STAYED_SIGMA: Final = 0.02
"""Sigma of the share of its outline that a creature that stayed seems to have lost."""

SLID_SIGMA: Final = 0.04
"""Sigma of the share of its outline that a creature that was slid, and not turned, seems to have
lost."""

TURNED_SIGMA: Final = 0.13
"""Sigma of the share of its outline that a creature that was turned, or is new, seems to have
lost."""

GREW_SHARE: Final = 0.35
"""Share of the area that a part would show: an outline that grew by more has taken the part back.
Found by trial."""

SEEN_OF_PART: Final = 0.6
"""Share of a part's area that is missing in the outline seen from one side. By trial."""

HIDDEN_PART: Final = 0.3
"""Probability that a part came off though the outline does not show it. By trial."""

UNTOLD_SIGMA: Final = 0.25
"""Sigma of a change of outline from which on the change tells nothing. Found by trial."""

UNTOUCHED_RATIO: Final = 0.02
"""Likelihood ratio for a creature that nothing touched. By trial."""

UNTOUCHED_SIGMA: Final = 0.01
"""Sigma of the share of its outline that a creature that nothing touched has lost."""

DISC_SIGMA_SHARE: Final = 0.06
"""Share of a piece's diameter in the sigma of that diameter."""

DISC_SIGMA_PX: Final = 1.0
"""Pixels of the picture in the sigma of a piece's diameter."""

GAP_SIGMA_MM: Final = 3.0
"""Sigma in mm of the gap between a piece and the creature that it came off."""

NEAR_ODDS: Final = 2.0
"""Odds by place, beside `FAR_ODDS`, that a piece on a creature's way came off that creature."""

FAR_ODDS: Final = 0.15
"""Odds by place that a piece came off a creature that was never near it."""

PART_SIGMA_SHARE: Final = 0.4
"""Sigma of how much of an outline a part leaves missing, as a share of what is expected."""

ROOM_PX: Final = 6
"""Pixels of room around two outlines that are compared."""

MOST_MISSED: Final = 0.6
"""Share of an outline that a part may be expected to leave missing at most. By trial."""

ANY_CHANGE: Final = 0.02
"""Density of a change of outline that nothing explains, so that no change rules a creature out.
Found by trial."""

MOST_RATIO: Final = 200.0
"""Most likelihood ratio that an outline gives for one creature: outlines alone are no surer. Found
by trial."""


@dataclass(frozen=True, slots=True)
class OutlineChange:
    """What happened to a creature's outline since the last settled picture.

    Attributes:
        lost: Share of it that has gone.
        gained: Share by which it has grown.
        sigma: Of either.
        touched: Whether it was moved or disturbed at all.
    """

    lost: float
    gained: float
    sigma: float
    touched: bool = True

    @property
    def known(self) -> bool:
        """Whether what it lost was seen."""
        return self.touched and self.sigma < UNTOLD_SIGMA


UNTOUCHED: Final = OutlineChange(0.0, 0.0, UNTOUCHED_SIGMA, touched=False)
"""Change of the outline of a creature that nothing touched: none."""

UNTOLD: Final = OutlineChange(0.0, 0.0, 2 * UNTOLD_SIGMA)
"""Change of the outline of a creature that is partly hidden: it may have lost much or nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Fragment:
    """A small piece that lies apart."""

    number: int
    detection: Detection
    sighting: PieceSeen

    @property
    def told(self) -> bool:
        """Whether it is worth telling: a sure missile is left to other observers."""
        return self.sighting.probability_missile < SURELY_MISSILE


@dataclass(frozen=True, slots=True)
class FragmentContext:
    """What happened on the table, to judge a piece by.

    Attributes:
        changes: Of each track.
        before_mm: Where each stood before.
        thrown: Whether something small flew by itself.
        hand: Whether a hand was there: a missile is laid down by a hand, or flies.
    """

    changes: Mapping[int, OutlineChange]
    before_mm: Mapping[int, PointMm]
    thrown: bool
    hand: bool


def fragment_of(
    number: int,
    detection: Detection,
    tracks: Sequence[Track],
    around: FragmentContext,
    frame: Frame,
    calibration: Calibration,
    scale: float,
) -> Fragment | None:
    """A new piece; None if no creature has its colour."""
    like = [k for k in tracks if np.linalg.norm(k.look - detection.look) < MOST_LOOK_OFF]
    if not like:
        return None
    owners, missile = _owners(detection, like, around)
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


def _owners(
    detection: Detection, like: Sequence[Track], around: FragmentContext
) -> tuple[tuple[Owner, ...], float]:
    """The creatures it may have come off, and the probability that it is a missile."""
    flew = around.thrown and not around.hand
    prior = PART_AFTER_THROW if flew else PART_AFTER_HAND
    odds = [prior * _odds(detection, k, around) for k in like]
    total = 1.0 + sum(odds)
    ranked = sorted(zip(odds, like, strict=True), key=lambda pair: (-pair[0], pair[1].track))
    return tuple(Owner(k.track, odd / total) for odd, k in ranked), 1.0 / total


def _odds(detection: Detection, known: Track, around: FragmentContext) -> float:
    """How much likelier a piece is to look and lie as it does if it came off a creature."""
    change = around.changes.get(known.track, UNTOUCHED)
    look = float(np.linalg.norm(known.look - detection.look)) / LOOK_SIGMA
    away = _from_way_mm(
        detection.at_mm, around.before_mm.get(known.track, known.at_mm), known.at_mm
    )
    near = NEAR_ODDS * exp(-away / NEAR_MM) + FAR_ODDS
    expected = min(MOST_MISSED, SEEN_OF_PART * detection.area_mm2 / max(known.area_mm2, 1.0))
    sigma = float(np.hypot(change.sigma, PART_SIGMA_SHARE * expected))
    without_it = exp(-0.5 * (change.lost / change.sigma) ** 2) / change.sigma
    missed = exp(-0.5 * ((change.lost - expected) / sigma) ** 2) / sigma
    # The part may have been behind the rest, so that nothing is missing in the outline.
    with_it = (1 - HIDDEN_PART) * missed + HIDDEN_PART * without_it
    ratio = min((with_it + ANY_CHANGE) / (without_it + ANY_CHANGE), MOST_RATIO)
    if not change.touched:
        ratio = UNTOUCHED_RATIO
    return float(exp(-0.5 * look**2) * near * ratio)


def _from_way_mm(at_mm: PointMm, start_mm: PointMm, end_mm: PointMm) -> float:
    """Distance of a place from the straight way of a creature."""
    start, end, at = np.array(start_mm), np.array(end_mm), np.array(at_mm)
    along = end - start
    share = float((at - start) @ along) / max(float(along @ along), 1e-9)
    return float(np.linalg.norm(at - start - along * min(1.0, max(0.0, share))))


def state_after(
    fragment: Fragment, tracks: Sequence[Track], changes: Mapping[int, OutlineChange]
) -> Literal["back", "taken"]:
    """What became of a piece that has left its place."""
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
    """From a piece's rim to a creature's, on the table, at the scale of their nearest point."""
    own, other = _rim(piece), _rim(creature)
    off = np.linalg.norm(own[:, None] - other[None], axis=2)
    i, k = np.unravel_index(int(np.argmin(off)), off.shape)
    ends = table_from_image(np.stack([own[i], other[k]]), calibration)
    if not np.isfinite(ends).all():
        return float(off[i, k] / piece.px_per_mm)
    return float(np.linalg.norm(ends[1] - ends[0]))


def _rim(detection: Detection) -> Floats:
    return np.asarray(detection.outline_px(), dtype=np.float64)


def lies_at(fragment: Fragment, detection: Detection) -> bool:
    """Whether a detection is this piece, at the same place."""
    return _apart_mm(fragment.detection.at_mm, detection.at_mm) < SAME_PLACE_MM


def _apart_mm(first: PointMm, second: PointMm) -> float:
    return float(np.hypot(first[0] - second[0], first[1] - second[1]))


def outline_change(
    before: Detection, now: Detection, shift_px: Floats, other: Mask
) -> OutlineChange:
    """Shares of an outline that are gone and new; both reduced by the uncertainty of the edge."""
    x0 = min(before.corner_xy[0], now.corner_xy[0]) - ROOM_PX
    y0 = min(before.corner_xy[1], now.corner_xy[1]) - ROOM_PX
    x1 = max(s.corner_xy[0] + s.mask.shape[1] for s in (before, now)) + ROOM_PX
    y1 = max(s.corner_xy[1] + s.mask.shape[0] for s in (before, now)) + ROOM_PX
    masks = []
    for detection, shift in ((before, shift_px), (now, np.zeros(2))):
        dx, dy = detection.corner_xy[0] - x0 + shift[0], detection.corner_xy[1] - y0 + shift[1]
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        masks.append(cv2.warpAffine(detection.mask, warp, (x1 - x0, y1 - y0)) > 127)
    was, is_now = masks
    # In another light another part of it may stand out: that is not a change of the creature.
    width, height = x1 - x0, y1 - y0
    warp = np.array([[1.0, 0.0, -x0], [0.0, 1.0, -y0]])
    changed = cv2.dilate(cv2.warpAffine(other, warp, (width, height)), np.ones((3, 3))) > 127
    kernel = np.ones((3, 3), np.uint8)
    lost = cv2.morphologyEx((was & ~is_now & changed).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    gained = cv2.morphologyEx((is_now & ~was & changed).astype(np.uint8), cv2.MORPH_OPEN, kernel)
    area = max(int(was.sum()), 1)
    return OutlineChange(
        cv2.countNonZero(lost) / area, cv2.countNonZero(gained) / area, STAYED_SIGMA
    )


class Fragments:
    """Small pieces by their numbers; changed by each association."""

    def __init__(self, finder: ClayFinder) -> None:
        self._finder = finder
        self._lying: dict[int, Fragment] = {}
        self._next = 1

    def rename(self, right: Mapping[int, int]) -> None:
        """Move pieces along with their creatures: maps each mistaken track to the right one."""
        for number, one in self._lying.items():
            owners = tuple(
                replace(owner, track=right.get(owner.track, owner.track))
                for owner in one.sighting.owners
            )
            seen = replace(one.sighting, owners=owners)
            self._lying[number] = replace(one, sighting=seen)

    def take(
        self,
        small: Sequence[Detection],
        beside: Sequence[Detection],
        things: Mask,
        tracks: Mapping[int, Track],
        around: FragmentContext,
        moment: SettledMoment,
    ) -> Iterator[Sighting]:
        """Tell what is new about small pieces.

        Args:
            small: Small pieces that an association found.
            beside: Pieces that touch the creature that they came off.
            things: (h, w) whatever is not the table.
            tracks: The creatures, by their numbers.
            around: What happened to them.
            moment: The settled picture.
        """
        creatures = tuple(tracks.values())
        free = [one for one in small if not self._attached(one, creatures)] + list(beside)
        for number, old in list(self._lying.items()):
            again = next((one for one in free if lies_at(old, one)), None)
            if again is not None:
                free = [one for one in free if one is not again]
            elif old.detection.shared_px(things) <= 0.5 * old.detection.area_px:
                del self._lying[number]
                if old.told:
                    yield _ended(old, creatures, around, moment)
        for detection in free:
            fragment = fragment_of(
                self._next, detection, creatures, around, moment.frame,
                self._finder.calibration, self._finder.scale,
            )  # fmt: skip
            if fragment is not None:
                self._lying[fragment.number] = fragment
                self._next += 1
                if fragment.told:
                    yield fragment.sighting

    def _attached(self, small: Detection, creatures: Sequence[Track]) -> bool:
        """Whether a creature touches it: a leg that a shadow cuts off is not a piece."""
        return any(
            not known.gone
            and float(np.linalg.norm(known.look - small.look)) < MOST_LOOK_OFF
            and gap_mm(small, known.detection, self._finder.calibration) < ATTACHED_MM
            for known in creatures
        )


def _ended(
    old: Fragment, creatures: Sequence[Track], around: FragmentContext, moment: SettledMoment
) -> Sighting:
    index = moment.frame.index
    return replace(
        old.sighting,
        frame=index,
        t_s=moment.frame.t_s,
        state=state_after(old, creatures, around.changes),
        evidence=replace(old.sighting.evidence, frames=(moment.before, index)),
    )
