"""The small pieces that lie about: which are new, which still lie there, which have ended."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from calibration.arrays import Mask
from vision.sightings import Sighting
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.fragments import (
    ATTACHED_MM,
    Fragment,
    FragmentContext,
    fragment_of,
    gap_mm,
    lies_at,
    state_after,
)
from vision.tracking.hypotheses import MOST_LOOK_OFF
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.track import Track


class Scraps:
    """Small pieces by their numbers; changed by each census."""

    def __init__(self, finder: ClayFinder) -> None:
        self._finder = finder
        self._lying: dict[int, Fragment] = {}
        self._next = 1

    def rename(self, right: Mapping[int, int]) -> None:
        """Pieces go with the creatures: for each mistaken track the right one."""
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
        """What is new of small pieces.

        Args:
            small: Those that a census found.
            beside: Those that touch the creature that they came off.
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
            elif old.shown.overlap_px(things) <= 0.5 * old.shown.area_px:
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
        """A leg that a shadow cuts off in the picture is no piece."""
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
