"""The common base of sightings of things with a state: a ball, a figure, a piece."""

from typing import Literal, TypeAlias

from vision.sightings.envelope import Sighting
from vision.sightings.quantities import PointMm

RestingState: TypeAlias = Literal["lying", "covered", "gone"]
"""State of a figure or a piece: "lying" it is visible; "covered" something hides it, and its last
place is reported; "gone" it is no longer there, nor anywhere in view."""


class StatefulSighting(Sighting):
    """A thing in one place, reported again whenever its state changes, until it is gone.

    This class declares no dataclass fields: each kind declares `at_mm`, the place on the table, and
    `state`, whose last value is "gone", in its own order of fields.
    """

    __slots__ = ()
    at_mm: PointMm
    state: str

    @property
    def persists(self) -> bool:
        """Whether it is still there: true until its state is "gone"."""
        return self.state != "gone"

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Its only place."""
        return (self.at_mm,)
