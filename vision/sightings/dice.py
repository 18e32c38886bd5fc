"""Dice at rest, and throws of them."""

import math
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self, TypeAlias

from vision.sightings.envelope import PixelMap, Sighting
from vision.sightings.quantities import PointMm
from vision.sightings.rebasing import Places

DieFlag: TypeAlias = Literal[
    "cocked",
    "stacked",
    "touching",
    "rolling",
    "hidden",
    "cut_off",
    "faint",
    "side_or_top",
    "unreadable",
]
"""Why a person should check a die: it leans, lies on another one, touches another one, moves, is
partly hidden, is cut off by the edge of the picture, or can hardly be read; it is seen from so low
that a side may be taken for its top; or it is of another kind, and its value cannot be read."""

HALF_DIE_MM: Final = 8.0
"""Half the height of a usual die in mm: the middle of its box is this high above the table."""

UNREADABLE: Final = "a die whose value I cannot read"
"""Words for a die whose value was not read."""


@dataclass(frozen=True, slots=True)
class DieSeen(Sighting):
    """A die, and the value of a six-sided one.

    Attributes:
        pips: The value that faces up, 1 to 6; the likeliest one for a die with flags, and no more
            than a guess for one that is `unreadable`.
        probability: That `pips` is right, given that this is a die.
        box_px: Left, top, right, bottom of its visible part.
        at_mm: Where on the table it is; None without a calibration.
        flags: Why to check it; empty for a die that lies flat and by itself.
    """

    kind: ClassVar[str] = "die"
    reported_with: ClassVar[frozenset[str]] = frozenset({"roll"})
    pips: int
    probability: float
    box_px: tuple[float, float, float, float]
    at_mm: PointMm | None = None
    flags: tuple[DieFlag, ...] = ()

    def label(self) -> str:
        """The caption: its value if it was read, with a question mark if it should be checked."""
        value = "a die" if "unreadable" in self.flags else str(self.pips)
        return f"{value}{'?' if self.flags else ''}"

    @property
    def subject(self) -> str:
        """The name of the die within a sentence, by its value."""
        if "unreadable" in self.flags:
            return UNREADABLE
        return f"the die that shows {self.pips}"

    @property
    def identity(self) -> tuple[object, ...]:
        """Dice have no track: a die is identified by its frame and its box."""
        return "die", self.frame, self.box_px

    def finding(self, before: Self | None = None) -> str:
        """Its value, which does not depend on the calibration."""
        del before
        return UNREADABLE if "unreadable" in self.flags else f"a {self.pips}"

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration; its place becomes None if it is no longer known."""
        at_mm = self.at_mm and places.point(self.at_mm, HALF_DIE_MM)
        known = at_mm is not None and all(map(math.isfinite, at_mm))
        return replace(self, at_mm=at_mm if known else None)

    def with_pixels(self, other: PixelMap) -> Self:
        """A copy with its box, too, in a picture that is turned another way."""
        left, top, right, bottom = self.box_px
        (x, y), (other_x, other_y) = other((left, top)), other((right, bottom))
        box = min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y)
        return replace(Sighting.with_pixels(self, other), box_px=box)


@dataclass(frozen=True, slots=True)
class RollSeen(Sighting):
    """A throw of dice that came to rest while watched; reported once, when all are at rest.

    Attributes:
        dice: The dice that were thrown, from left to right.
        probability: That all their values are right.
        beside: How many dice in the picture were not thrown.
    """

    kind: ClassVar[str] = "roll"
    dice: tuple[DieSeen, ...]
    probability: float
    beside: int = 0

    @property
    def values(self) -> tuple[int, ...]:
        """The pips of the thrown dice, from left to right."""
        return tuple(die.pips for die in self.dice)

    @property
    def flags(self) -> tuple[DieFlag, ...]:
        """Why to check any of the dice, each reason once."""
        return tuple(dict.fromkeys(flag for die in self.dice for flag in die.flags))

    def label(self) -> str:
        """The caption: the value of each die."""
        return " + ".join(die.label() for die in self.dice) or "no dice"

    @property
    def subject(self) -> str:
        """The name of the measurement within a sentence."""
        return "the roll of dice"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its frame, as each roll is reported once."""
        return "roll", self.frame

    def finding(self, before: Self | None = None) -> str:
        """The values, which do not depend on the calibration."""
        del before
        return self.label()

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration, with the place of each die."""
        return replace(self, dice=tuple(die.rebased(places) for die in self.dice))

    def with_pixels(self, other: PixelMap) -> Self:
        """A copy with each die, too, in a picture that is turned another way."""
        turned = Sighting.with_pixels(self, other)
        return replace(turned, dice=tuple(die.with_pixels(other) for die in self.dice))


OfDice: TypeAlias = DieSeen | RollSeen
"""Sightings of dice."""
