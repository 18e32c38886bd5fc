"""Who is known on the table, as one value: every creature by its number, and who is expected."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

import numpy as np

from vision.sightings import ColourName, PointMm
from vision.tracking.track import Track

EXPECTED_MM: Final = 45.0
"""Distance in mm from where a throw placed a creature within which a creature is that one. Found by
trial."""


@dataclass(frozen=True, slots=True)
class ExpectedCreature:
    """A creature that another observer has seen and the tracker has not seen yet.

    Attributes:
        track: The number that it will have.
        at_mm: Where it was seen, table space.
        colour: The colour in which it was seen.
    """

    track: int
    at_mm: PointMm
    colour: ColourName


@dataclass(frozen=True, slots=True, eq=False)
class Tracks:
    """Every creature that was seen on the table.

    Attributes:
        by_number: The creatures by their numbers, in the order in which they were first seen; those
            that have left are among them.
        expected: Creatures that another observer has seen.
        next_number: The number that the next new creature gets.
        pending: Numbers of creatures that could not be judged: a hand or another creature hides
            their places.
    """

    by_number: Mapping[int, Track] = field(default_factory=dict)
    expected: tuple[ExpectedCreature, ...] = ()
    next_number: int = 1
    pending: frozenset[int] = frozenset()

    @property
    def every(self) -> tuple[Track, ...]:
        """All creatures, also those that have left, in the order in which they were first seen."""
        return tuple(self.by_number.values())

    @property
    def present(self) -> tuple[Track, ...]:
        """The creatures that have not left the table, by their numbers."""
        known = self.by_number
        return tuple(known[number] for number in sorted(known) if not known[number].gone)

    def with_track(self, track: Track) -> Self:
        """These tracks with a creature that is new, or known otherwise than before."""
        return replace(self, by_number={**self.by_number, track.track: track})

    def numbered(self, at_mm: PointMm, colour: ColourName) -> tuple[Self, int]:
        """A number for a creature that is seen for the first time, and the tracks with it given.

        Args:
            at_mm: Where it is seen, table space.
            colour: Its colour; with the place it tells whether this creature was expected.
        """
        expected = self._expected_at(at_mm, colour)
        if expected is not None:
            return self, expected
        return replace(self, next_number=self.next_number + 1), self.next_number

    def expecting(self, at_mm: PointMm, colour: ColourName) -> tuple[Self, int]:
        """The number of a creature that another observer sees, and the tracks that expect it.

        Args:
            at_mm: Where the other observer sees it, table space.
            colour: Its colour.
        """
        if self._expected_at(at_mm, colour) is not None:
            return self.numbered(at_mm, colour)
        tracks, number = self.numbered(at_mm, colour)
        expected = (*self.expected, ExpectedCreature(number, at_mm, colour))
        return replace(tracks, expected=expected), number

    def renamed(self, right: Mapping[int, int]) -> Self:
        """These tracks after the referee's answer to who is who.

        Args:
            right: Maps each mistaken track to the right one.

        Raises:
            ValueError: It is not an exchange among known tracks.
        """
        if set(right) != set(right.values()) or not set(right) <= set(self.by_number):
            raise ValueError(f"{dict(right)} does not exchange known tracks")
        by_number = dict(self.by_number)
        for now, name in right.items():
            by_number[name] = replace(self.by_number[now], track=name)
        pending = frozenset(right.get(track, track) for track in self.pending)
        return replace(self, by_number=by_number, pending=pending)

    def _expected_at(self, at_mm: PointMm, colour: ColourName) -> int | None:
        """The number of the creature that is expected there and was not seen yet, if any."""
        for one in self.expected:
            off = float(np.hypot(one.at_mm[0] - at_mm[0], one.at_mm[1] - at_mm[1]))
            if off < EXPECTED_MM and one.colour == colour and one.track not in self.by_number:
                return one.track
        return None
