"""All fragments, small pieces that lie apart, as one frozen value, and its update."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

import numpy as np

from calibration.arrays import Mask
from calibration.model.solution import Calibration
from vision.sightings import Sighting
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.fragment import Fragment, fragment_of, gap_mm, lies_at, state_after
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.part_odds import FragmentContext
from vision.tracking.settled_moment import SettledMoment
from vision.tracking.track import Track

ATTACHED_MM: Final = 2.0
"""A small piece less than this many mm from a creature of its colour is a leg that only a shadow
cuts off. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Fragments:
    """The small pieces that lie apart on the table.

    Attributes:
        lying: Each piece by its number, in the order in which they were found.
        next_number: The number that the next new piece gets.
    """

    lying: Mapping[int, Fragment] = field(default_factory=dict)
    next_number: int = 1

    def renamed(self, right: Mapping[int, int]) -> Self:
        """These pieces with renamed owners: `right` maps each mistaken track to the right one."""
        return replace(
            self, lying={number: _renamed(one, right) for number, one in self.lying.items()}
        )

    def without(self, number: int) -> Self:
        """These pieces, except the one of that number."""
        return replace(self, lying={n: one for n, one in self.lying.items() if n != number})

    def with_new(self, fragment: Fragment) -> Self:
        """These pieces and a new one, which has the next number."""
        lying = {**self.lying, fragment.number: fragment}
        return replace(self, lying=lying, next_number=self.next_number + 1)


@dataclass(frozen=True, slots=True, eq=False)
class SmallPieces:
    """The small pieces that a settled picture shows where it differs from the one before.

    Attributes:
        apart: Pieces that lie by themselves, or seem to.
        beside: Pieces that touch the creature that they came off.
        things: (h, w) 255 where anything but the table is seen.
    """

    apart: Sequence[Detection]
    beside: Sequence[Detection]
    things: Mask


def fragments_after(
    fragments: Fragments,
    seen: SmallPieces,
    creatures: Sequence[Track],
    around: FragmentContext,
    moment: SettledMoment,
    finder: ClayFinder,
) -> tuple[Fragments, tuple[Sighting, ...]]:
    """Update the small pieces by a settled moment.

    Args:
        fragments: The pieces that lay apart before.
        seen: The small pieces in the settled picture.
        creatures: The creatures as they are now.
        around: What happened to them.
        moment: The settled picture, and the motion episode before it.
        finder: Has the calibration and the scale of the pictures.

    Returns:
        The pieces afterwards, and sightings of those that are new or not there any more.
    """
    calibration = finder.calibration
    free = [one for one in seen.apart if not _attached(one, creatures, calibration)]
    free += seen.beside
    news: list[Sighting] = []
    for number, old in fragments.lying.items():
        again = next((one for one in free if lies_at(old, one)), None)
        if again is not None:
            free = [one for one in free if one is not again]
        elif old.detection.shared_px(seen.things) <= 0.5 * old.detection.area_px:
            fragments = fragments.without(number)
            news += [_end_of(old, creatures, around, moment)] if old.told else []
    for detection in free:
        number = fragments.next_number
        new = fragment_of(
            number, detection, creatures, around, moment.frame, calibration, finder.scale
        )
        if new is not None:
            fragments = fragments.with_new(new)
            news += [new.sighting] if new.told else []
    return fragments, tuple(news)


def _attached(small: Detection, creatures: Sequence[Track], calibration: Calibration) -> bool:
    """Whether a small piece touches a creature of its colour, and so is a part of it."""
    return any(
        not known.gone
        and float(np.linalg.norm(known.look - small.look)) < MOST_LOOK_OFF
        and gap_mm(small, known.detection, calibration) < ATTACHED_MM
        for known in creatures
    )


def _end_of(
    old: Fragment, creatures: Sequence[Track], around: FragmentContext, moment: SettledMoment
) -> Sighting:
    """The sighting of a piece that is not at its place any more."""
    index = moment.frame.index
    return replace(
        old.sighting,
        frame=index,
        t_s=moment.frame.t_s,
        state=state_after(old, creatures, around.changes),
        evidence=replace(old.sighting.evidence, frames=(moment.before, index)),
    )


def _renamed(one: Fragment, right: Mapping[int, int]) -> Fragment:
    owners = tuple(
        replace(owner, track=right.get(owner.track, owner.track)) for owner in one.sighting.owners
    )
    return replace(one, sighting=replace(one.sighting, owners=owners))
