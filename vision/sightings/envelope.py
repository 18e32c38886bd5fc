"""The base of all sightings: when and where they were seen, and what each kind provides.

A sighting that may rest on an outdated calibration is checked again (`revised`).
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import ClassVar, Final, Self, TypeAlias

from vision.sightings.annotation import YELLOW, Annotation, Bgr
from vision.sightings.quantities import ColourName, Estimate, PointMm, PointPx
from vision.sightings.rebasing import Places
from vision.sightings.shift_curve import ImpactReading

PixelMap: TypeAlias = Callable[[PointPx], PointPx]
"""Gives a pixel's place in a picture that is turned another way."""

SAME_PLACE_MM: Final = 1.0
"""Distance in mm up to which a place counts as unchanged."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The part of the footage behind a sighting, for the picture shown beside it.

    Attributes:
        frames: Indices of the frames that decided it.
        outline_px: Closed polygon in image space around what was seen; empty if there is none.
        path_px: Open polyline in image space: a flight, a span from tip to tip.
    """

    frames: tuple[int, ...] = ()
    outline_px: tuple[PointPx, ...] = ()
    path_px: tuple[PointPx, ...] = ()

    def with_pixels(self, other: PixelMap) -> Self:
        """A copy with each of its pixels replaced."""
        outline, path = map(other, self.outline_px), map(other, self.path_px)
        return replace(self, outline_px=tuple(outline), path_px=tuple(path))


@dataclass(frozen=True, slots=True)
class Lineup:
    """Pictures to compare, so that a person can see which creature is which.

    Attributes:
        tracks: The creatures in question; each is shown as it looked before.
        now_px: Closed polygons in image space, around each place where one of them is now.
    """

    tracks: tuple[int, ...]
    now_px: tuple[tuple[PointPx, ...], ...]


@dataclass(frozen=True, slots=True)
class Sighting(ABC):
    """The fields that every sighting has; each kind adds what it measured.

    A kind is a frozen record in a module of its own, listed in `vision.sightings.registry`. It owns
    its meaning: its words, its drawing, its identity, and its conversion to another calibration.

    Attributes:
        frame: Index of the frame in which it became certain.
        t_s: Time of that frame, seconds from the start of the source.
        evidence: The pixels behind it; not printed on the command line.
        kind: Name of the kind in JSON and on the command line.
        reported_with: Kinds that are reported along with it, because it refers to them.
        retired: Fields that older recordings may have; they are ignored when read.
        omitted_if_none: Fields that are not written while they are None, as at most tables.
        not_serialized: Fields that are neither written nor compared; they are for drawing only.
        pen_bgr: Colour of its drawing.
        display_s: How long its drawing stays on the live picture: long enough to read it.
    """

    kind: ClassVar[str]
    reported_with: ClassVar[frozenset[str]] = frozenset()
    retired: ClassVar[frozenset[str]] = frozenset()
    omitted_if_none: ClassVar[frozenset[str]] = frozenset()
    not_serialized: ClassVar[frozenset[str]] = frozenset()
    pen_bgr: ClassVar[Bgr] = YELLOW
    display_s: ClassVar[float] = 2.5
    frame: int
    t_s: float
    evidence: Evidence = field(default=Evidence(), kw_only=True)

    @abstractmethod
    def label(self) -> str:
        """A short caption for the picture; ASCII only, because OpenCV's font has nothing else."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """What was measured, as part of a sentence: "the span"."""

    @property
    @abstractmethod
    def identity(self) -> tuple[object, ...]:
        """What was seen, within one scene; a repeated report has the same identity."""

    @abstractmethod
    def rebased(self, places: Places) -> Self:
        """Converted to another calibration, from the same pixels.

        Returns:
            The sighting; unchanged if it does not depend on a calibration. A place that can no
            longer be computed is NaN if the sighting makes no sense without it.
        """

    def annotation(self) -> Annotation:
        """The lines to draw into the picture."""
        outline, path = self.evidence.outline_px, self.evidence.path_px
        return Annotation(
            self.pen_bgr,
            outlines_px=(outline,) if outline else (),
            paths_px=(path,) if path else (),
        )

    @property
    def headline(self) -> Estimate | None:
        """The main measured value; None if there is none."""
        return None

    @property
    def places(self) -> tuple[PointMm, ...]:
        """The places on the table that it states; empty if its statement does not depend on any."""
        return ()

    def finding(self, before: Self | None = None) -> str:
        """The result, after "it is"; `before` is the first measurement of the same thing."""
        if before is None:
            return "in one place"
        pairs = zip(before.places, self.places, strict=True)
        return f"{max((math.dist(*pair) for pair in pairs), default=0.0):.0f} mm away"

    @property
    def persists(self) -> bool:
        """Whether it describes something that stays there until it is reported again."""
        return False

    def replaces(self, old: "Sighting") -> bool:
        """Whether an older sighting of the same scene is now out of date."""
        return self.identity == old.identity

    @property
    def in_flight(self) -> tuple[int, ...] | None:
        """Indices of the frames that an instant replay must show; None if nothing was fast."""
        return None

    @property
    def closest_mm(self) -> PointMm | None:
        """The place that a replay shows close up; None for the middle of its path."""
        return None

    @property
    def readings(self) -> tuple[ImpactReading, ...]:
        """For each creature that may have been struck what a replay states, likeliest first."""
        return ()

    @property
    def portrayed(self) -> int | None:
        """Track of the creature in its outline, whose picture is kept; None if none is kept."""
        return None

    @property
    def lineup(self) -> Lineup | None:
        """The pictures that a person must compare to answer it; None if it asks nothing."""
        return None

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with corrected tracks; `right` maps each mistaken track to the right one."""
        del right  # a kind that names no creature stays as it is
        return self

    def with_pixels(self, other: PixelMap) -> Self:
        """A copy for a picture that is turned another way; `other` gives each pixel's place."""
        return replace(self, evidence=self.evidence.with_pixels(other))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with other colour names; `name` gives the new name for each old one."""
        del name  # a kind that names no colour of clay stays as it is
        return self


@dataclass(frozen=True, slots=True)
class Revised:
    """A measurement that was checked again.

    Attributes:
        before: As it was reported.
        after: As it is measured now; None if it cannot be.
        changed: Whether its statement is now a different one.
    """

    before: Sighting
    after: Sighting | None
    changed: bool

    def each(self, change: Callable[[Sighting], Sighting]) -> Self:
        """A copy with both versions changed in the same way."""
        after = None if self.after is None else change(self.after)
        return replace(self, before=change(self.before), after=after)

    def __str__(self) -> str:
        """What was measured before, and what is measured now."""
        before, after = self.before, self.after
        if after is None:
            return (
                f"{before.subject} was measured while the camera was moved, "
                "and cannot be measured again"
            )
        now = after.finding(before)
        return f"{before.subject} was {before.finding()}, checked again it is {now}"


def revised(seen: Sighting, places: Places) -> Revised:
    """A sighting measured with one calibration, checked again with another.

    Args:
        seen: As it was reported.
        places: Converts places from the one calibration to the other.
    """
    again = seen.rebased(places)
    if not _is_finite(again):
        return Revised(seen, None, changed=True)
    return Revised(seen, again, changed=_changed(seen, again))


def _is_finite(record: object) -> bool:
    """Whether all numbers of a record are finite: NaN is no JSON, and nothing could read it."""
    if is_dataclass(record):
        return all(_is_finite(getattr(record, one.name)) for one in fields(record))
    if isinstance(record, tuple):
        return all(map(_is_finite, record))
    return not isinstance(record, float) or math.isfinite(record)


def _changed(before: Sighting, after: Sighting) -> bool:
    """Whether its value differs by more than half a sigma, or a place by more than a millimetre."""
    then, now = before.headline or Estimate(0, 0), after.headline or Estimate(0, 0)
    if abs(now.value - then.value) > then.sigma / 2:
        return True
    places = zip(before.places, after.places, strict=True)
    return any(math.dist(*pair) > SAME_PLACE_MM for pair in places)
