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
"""A piece this near to its old place has not moved. By trial."""

SURELY_MISSILE: Final = 0.97
"""A piece that is a missile with at least this probability is not told as come off. By trial."""

ATTACHED_MM: Final = 2.0
"""A smaller gap is a shadow between a creature and its leg. By trial."""

# If something small flew by itself, a new small piece is probably that; otherwise probably a part.
PART_AFTER_THROW: Final = 0.5
PART_AFTER_HAND: Final = 3.0
"""Odds that a piece is a part and no missile, after a hand was at work. By trial."""

NEAR_MM: Final = 90.0
"""Over this distance the chance that a piece is of a creature falls to 1/e. By trial."""

STAYED_SIGMA: Final = 0.02
"""Sigma of the share of its outline that a creature that stayed seems to have lost."""
SLID_SIGMA: Final = 0.04
"""The same of one that was slid and not turned."""
TURNED_SIGMA: Final = 0.13
"""The same of one that was turned, or is new."""
GREW_SHARE: Final = 0.35
"""Share of a part's area: an outline that grew by more has taken the part back. By trial."""

SEEN_OF_PART: Final = 0.6
"""Share of a part's area that is missing in the outline seen from one side. By trial."""

HIDDEN_PART: Final = 0.3
"""Probability that a part came off though the outline does not show it. By trial."""

UNTOLD_SIGMA: Final = 0.25
"""A change of outline with a larger sigma tells nothing. By trial."""

UNTOUCHED_RATIO: Final = 0.02
"""Likelihood ratio for a creature that nothing touched. By trial."""


MOST_MISSED: Final = 0.6
"""Share of an outline that a part may be expected to leave missing at most. By trial."""

ANY_CHANGE: Final = 0.02
"""Density of a change of outline that nothing explains: none rules a creature out. By trial."""

MOST_RATIO: Final = 200.0
"""Likelihood ratio for one creature at most: outlines alone are no surer. By trial."""


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


UNTOUCHED: Final = OutlineChange(0.0, 0.0, 0.01, touched=False)
# A creature that is partly hidden may have lost much or nothing.
UNTOLD: Final = OutlineChange(0.0, 0.0, 2 * UNTOLD_SIGMA)


@dataclass(frozen=True, slots=True, eq=False)
class Fragment:
    """A small piece that lies apart."""

    number: int
    shown: Detection
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
    shown: Detection,
    known: Sequence[Track],
    around: FragmentContext,
    frame: Frame,
    calibration: Calibration,
    scale: float,
) -> Fragment | None:
    """A new piece; None if no creature has its colour."""
    like = [k for k in known if np.linalg.norm(k.look - shown.look) < MOST_LOOK_OFF]
    if not like:
        return None
    owners, missile = _owners(shown, like, around)
    best = next(k for k in like if k.track == owners[0].track)
    change = around.changes.get(best.track, UNTOUCHED)
    sigma = 0.06 * shown.disc_mm + 1.0 / shown.px_per_mm
    seen = PieceSeen(
        frame=frame.index,
        t_s=frame.t_s,
        piece=number,
        colour=best.colour,
        state="off",
        at_mm=shown.at_mm,
        diameter_mm=Estimate(shown.disc_mm, sigma),
        owners=owners,
        probability_missile=missile,
        gap_mm=None if best.gone else Estimate(gap_mm(shown, best.shown, calibration), 3.0),
        lost_share=Estimate(change.lost, change.sigma) if change.known else None,
        evidence=Evidence((frame.index,), shown.outline_px(scale)),
    )
    return Fragment(number, shown, seen)


def _owners(
    shown: Detection, like: Sequence[Track], around: FragmentContext
) -> tuple[tuple[Owner, ...], float]:
    """The creatures it may have come off, and the probability that it is a missile."""
    flew = around.thrown and not around.hand
    prior = PART_AFTER_THROW if flew else PART_AFTER_HAND
    odds = [prior * _odds(shown, k, around) for k in like]
    total = 1.0 + sum(odds)
    ranked = sorted(zip(odds, like, strict=True), key=lambda pair: (-pair[0], pair[1].track))
    return tuple(Owner(k.track, odd / total) for odd, k in ranked), 1.0 / total


def _odds(shown: Detection, known: Track, around: FragmentContext) -> float:
    """How much likelier the piece is if it came off this creature than if it did not."""
    change = around.changes.get(known.track, UNTOUCHED)
    look = float(np.linalg.norm(known.look - shown.look)) / LOOK_SIGMA
    away = _from_way_mm(shown.at_mm, around.before_mm.get(known.track, known.at_mm), known.at_mm)
    near = 2.0 * exp(-away / NEAR_MM) + 0.15
    expected = min(MOST_MISSED, SEEN_OF_PART * shown.area_mm2 / max(known.area_mm2, 1.0))
    sigma = float(np.hypot(change.sigma, 0.4 * expected))
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
    fragment: Fragment, known: Sequence[Track], changes: Mapping[int, OutlineChange]
) -> Literal["back", "taken"]:
    """What became of a piece that has left its place."""
    for owner in fragment.sighting.owners:
        change = changes.get(owner.track, UNTOUCHED)
        mine = next((k for k in known if k.track == owner.track), None)
        if mine is None:
            continue
        expected = 0.6 * fragment.shown.area_mm2 / max(mine.area_mm2, 1.0)
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


def _rim(shown: Detection) -> Floats:
    return np.asarray(shown.outline_px(), dtype=np.float64)


def lies_at(fragment: Fragment, shown: Detection) -> bool:
    """Whether a detection is this piece, at the same place."""
    return _apart_mm(fragment.shown.at_mm, shown.at_mm) < SAME_PLACE_MM


def _apart_mm(first: PointMm, second: PointMm) -> float:
    return float(np.hypot(first[0] - second[0], first[1] - second[1]))


def outline_change(
    before: Detection, now: Detection, shift_px: Floats, other: Mask
) -> OutlineChange:
    """Shares of an outline that are gone and new; both reduced by the uncertainty of the edge."""
    x0 = min(before.corner_xy[0], now.corner_xy[0]) - 6
    y0 = min(before.corner_xy[1], now.corner_xy[1]) - 6
    x1 = max(s.corner_xy[0] + s.mask.shape[1] for s in (before, now)) + 6
    y1 = max(s.corner_xy[1] + s.mask.shape[0] for s in (before, now)) + 6
    masks = []
    for shown, shift in ((before, shift_px), (now, np.zeros(2))):
        dx, dy = shown.corner_xy[0] - x0 + shift[0], shown.corner_xy[1] - y0 + shift[1]
        warp = np.array([[1, 0, dx], [0, 1, dy]])
        masks.append(cv2.warpAffine(shown.mask, warp, (x1 - x0, y1 - y0)) > 127)
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


class Scraps:
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
        known: Mapping[int, Track],
        around: FragmentContext,
        moment: SettledMoment,
    ) -> Iterator[Sighting]:
        """Tell what is new about small pieces.

        Args:
            small: Small pieces that an association found.
            beside: Pieces that touch the creature that they came off.
            things: (h, w) whatever is not the table.
            known: The creatures.
            around: What happened to them.
            moment: The settled picture.
        """
        creatures = tuple(known.values())
        free = [one for one in small if not self._attached(one, creatures)] + list(beside)
        for number, old in list(self._lying.items()):
            again = next((one for one in free if lies_at(old, one)), None)
            if again is not None:
                free = [one for one in free if one is not again]
            elif old.shown.shared_px(things) <= 0.5 * old.shown.area_px:
                del self._lying[number]
                if old.told:
                    yield _ended(old, creatures, around, moment)
        for shown in free:
            fragment = fragment_of(
                self._next, shown, creatures, around, moment.frame,
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
            and gap_mm(small, known.shown, self._finder.calibration) < ATTACHED_MM
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
