"""All tracks as one frozen value: every creature by its number, and expected creatures."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

import numpy as np

from vision.sightings import ColourName, PointMm
from vision.tracking.track import Track

EXPECTED_MM: Final = 45.0
"""A creature that is seen less than this many mm from an expected one is that one. Found by
trial."""


@dataclass(frozen=True, slots=True)
class ExpectedCreature:
    """A creature that another observer has seen, but the tracker has not yet.

    Attributes:
        track: The number that is reserved for it.
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
        by_number: The creatures by their numbers, in the order in which they were first seen,
            including those that have left.
        expected: Creatures that only another observer had seen when they were added.
        next_number: The number of the next new creature.
        pending: Numbers of creatures that could not be judged in the last settled moment, because a
            hand or another creature hid their places.
    """

    by_number: Mapping[int, Track] = field(default_factory=dict)
    expected: tuple[ExpectedCreature, ...] = ()
    next_number: int = 1
    pending: frozenset[int] = frozenset()

    @property
    def every(self) -> tuple[Track, ...]:
        """All creatures, including those that have left, in the order of their first sightings."""
        return tuple(self.by_number.values())

    @property
    def present(self) -> tuple[Track, ...]:
        """The creatures that have not left the table, by their numbers."""
        known = self.by_number
        return tuple(known[number] for number in sorted(known) if not known[number].gone)

    def with_track(self, track: Track) -> Self:
        """These tracks with one track added or replaced."""
        return replace(self, by_number={**self.by_number, track.track: track})

    def numbered(self, at_mm: PointMm, colour: ColourName) -> tuple[Self, int]:
        """Choose the number of a creature that the tracker sees for the first time.

        Args:
            at_mm: Where it is seen, table space.
            colour: Its colour.

        Returns:
            The tracks afterwards, and the number: the reserved one if a creature of this colour was
            expected there.
        """
        expected = self._expected_at(at_mm, colour)
        if expected is not None:
            return self, expected
        return replace(self, next_number=self.next_number + 1), self.next_number

    def expecting(
        self, at_mm: PointMm, colour: ColourName, *, others: Collection[int] = ()
    ) -> tuple[Self, int]:
        """Reserve a number for a creature that another observer sees.

        Args:
            at_mm: Where the other observer sees it, table space.
            colour: Its colour.
            others: Numbers of creatures that it certainly is not, as they are seen beside it.

        Returns:
            The tracks that expect it, and its number: the same one if it was expected already.
        """
        known = self._expected_at(at_mm, colour, others)
        if known is not None:
            return self, known
        number = self.next_number
        expected = (*self.expected, ExpectedCreature(number, at_mm, colour))
        return replace(self, next_number=number + 1, expected=expected), number

    def renamed(self, right: Mapping[int, int]) -> Self:
        """These tracks after the referee's answer to who is who.

        Args:
            right: Maps each mistaken track number to the right one.

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

    def _expected_at(
        self, at_mm: PointMm, colour: ColourName, others: Collection[int] = ()
    ) -> int | None:
        """The number of the nearest creature of a colour that is expected there, not seen yet."""
        near = [
            (float(np.hypot(one.at_mm[0] - at_mm[0], one.at_mm[1] - at_mm[1])), one.track)
            for one in self.expected
            if one.colour == colour and one.track not in self.by_number and one.track not in others
        ]
        off, track = min(near, default=(EXPECTED_MM, 0))
        return track if off < EXPECTED_MM else None
