"""What sightings of a thing with a state have in common: a ball, a figure, a piece."""

from typing import Literal, TypeAlias

from vision.sightings.envelope import Sighting
from vision.sightings.quantities import PointMm

RestingState: TypeAlias = Literal["lying", "covered", "gone"]
"""State of a figure or a piece: "lying" it is visible; "covered" something hides it, and its last
place is reported; "gone" it is no longer there, nor anywhere in view."""


class StatefulSighting(Sighting):
    """A thing in one place, reported again whenever its state changes, until it is gone.

    It has no fields of its own: each kind declares `at_mm`, the place on the table, and `state`, of
    which "gone" is the last one, at their places among its other fields.
    """

    __slots__ = ()
    at_mm: PointMm
    state: str

    @property
    def persists(self) -> bool:
        """True until it is gone."""
        return self.state != "gone"

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it is: a single place."""
        return (self.at_mm,)
