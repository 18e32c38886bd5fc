"""What every sighting has: when it was seen, what shows it, and what it must be able to say.

One that may rest on a calibration that had gone stale is checked again (`revised`).
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from vision.sightings.annotation import YELLOW, Annotation, Bgr
from vision.sightings.quantities import Estimate, PointMm, PointPx
from vision.sightings.rebasing import Places
from vision.sightings.shift_curve import ImpactReading

SAME_PLACE_MM: Final = 1.0
"""What lies no farther from where it lay has not changed."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where in the footage a sighting rests, for the picture shown beside it.

    Attributes:
        frames: Indices of the frames that decided it.
        outline_px: Closed polygon in image space around what was seen; empty when there is none.
        path_px: Open polyline in image space: a flight, a span from tip to tip.
    """

    frames: tuple[int, ...] = ()
    outline_px: tuple[PointPx, ...] = ()
    path_px: tuple[PointPx, ...] = ()


@dataclass(frozen=True, slots=True)
class Lineup:
    """What is shown side by side, so that a person can tell who is who.

    Attributes:
        tracks: Those in question, each shown as it looked before.
        now_px: Closed polygons in image space, around each place where one of them is now.
    """

    tracks: tuple[int, ...]
    now_px: tuple[tuple[PointPx, ...], ...]


@dataclass(frozen=True, slots=True)
class Sighting(ABC):
    """The envelope of what was seen; each kind adds what it measured.

    A kind is a frozen record in a module of its own, named in `vision.sightings.registry`. It owns
    its meaning: its words, its drawing, what it is another sighting of, and what becomes of it
    under another calibration.

    Attributes:
        frame: Index of the frame with which it became certain.
        t_s: Time of that frame, seconds from the start of the source.
        evidence: What it rests on; not printed on the command line.
        kind: Name of the kind in JSON and on the command line.
        told_with: Kinds that are told along with it, because it refers to them.
        retired: Fields that recordings made before may have; reading leaves them out.
        left_out: Fields that are not written while they are None: what most tables never tell.
        unwritten: Fields that are never written, nor compared: they only go with the pictures.
        pen_bgr: Colour that it is drawn in.
        shown_s: How long its drawing stays on the live picture; longer than it takes to read, the
            drawing only hides the table.
    """

    kind: ClassVar[str]
    told_with: ClassVar[frozenset[str]] = frozenset()
    retired: ClassVar[frozenset[str]] = frozenset()
    left_out: ClassVar[frozenset[str]] = frozenset()
    unwritten: ClassVar[frozenset[str]] = frozenset()
    pen_bgr: ClassVar[Bgr] = YELLOW
    shown_s: ClassVar[float] = 2.5
    frame: int
    t_s: float
    evidence: Evidence = field(default=Evidence(), kw_only=True)

    @abstractmethod
    def label(self) -> str:
        """A few plain words for the picture; ASCII, OpenCV's letters know no others."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """What was measured, within a sentence: "the span"."""

    @property
    @abstractmethod
    def identity(self) -> tuple[object, ...]:
        """What it is a sighting of, within one scene: told again, it has the same identity."""

    @abstractmethod
    def rebased(self, places: Places) -> Self:
        """As another calibration has it, measured from the same pixels.

        Returns:
            The sighting; itself where no calibration matters to it. A place that cannot be told
            any more is NaN where the sighting is nothing without it.
        """

    def annotation(self) -> Annotation:
        """What is drawn into the picture."""
        outline, path = self.evidence.outline_px, self.evidence.path_px
        return Annotation(
            self.pen_bgr,
            outlines_px=(outline,) if outline else (),
            paths_px=(path,) if path else (),
        )

    @property
    def headline(self) -> Estimate | None:
        """The measured value that it is told for; None where it has none."""
        return None

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where on the table it was seen; empty where that plays no part in what it says."""
        return ()

    def finding(self, before: Self | None = None) -> str:
        """What was measured, after "it is"; `before`: what was measured of the same thing first."""
        if before is None:
            return "in one place"
        pairs = zip(before.places, self.places, strict=True)
        return f"{max((math.dist(*pair) for pair in pairs), default=0.0):.0f} mm away"

    @property
    def lies(self) -> bool:
        """Whether it is told of something that goes on lying there until it is told anew."""
        return False

    def replaces(self, old: "Sighting") -> bool:
        """Whether an older sighting of the same scene is out of date now."""
        return self.identity == old.identity

    @property
    def in_flight(self) -> tuple[int, ...] | None:
        """Frames that an instant replay must show; None: nothing was fast, and none is shown."""
        return None

    @property
    def closest_mm(self) -> PointMm | None:
        """Where a replay shows it close up; None: in the middle of its path."""
        return None

    @property
    def readings(self) -> tuple[ImpactReading, ...]:
        """What a replay tells of each that may have been struck, likeliest first."""
        return ()

    @property
    def portrayed(self) -> int | None:
        """Track of whom its outline shows, so that the look is kept; None: nobody's look is."""
        return None

    @property
    def lineup(self) -> Lineup | None:
        """Whose looks a person must compare to answer it; None where it asks for no such thing."""
        return None

    def renamed(self, right: Mapping[int, int]) -> Self:
        """With the right creatures' numbers: for each mistaken track the right one."""
        del right  # a kind that names no creature stays as it is
        return self


@dataclass(frozen=True, slots=True)
class Revised:
    """A measurement that was checked again.

    Attributes:
        before: As it was told.
        after: As it is measured now; None where it cannot be.
        changed: Whether it says something else now.
    """

    before: Sighting
    after: Sighting | None
    changed: bool

    def __str__(self) -> str:
        """What was measured before, and what it is now."""
        before, after = self.before, self.after
        if after is None:
            return (
                f"{before.subject} was measured while the camera was moved, "
                "and cannot be measured again"
            )
        now = after.finding(before)
        return f"{before.subject} was {before.finding()}, checked again it is {now}"


def revised(seen: Sighting, places: Places) -> Revised:
    """A sighting that one calibration measured, checked again by another.

    Args:
        seen: As it was told.
        places: From the one calibration to the other.
    """
    again = seen.rebased(places)
    if not _is_finite(again):
        return Revised(seen, None, changed=True)
    return Revised(seen, again, changed=_changed(seen, again))


def _is_finite(seen: Sighting) -> bool:
    value = 0.0 if seen.headline is None else seen.headline.value
    return all(map(math.isfinite, (value, *(xy for at in seen.places for xy in at))))


def _changed(before: Sighting, after: Sighting) -> bool:
    """By more than half a sigma, or lying elsewhere by more than a millimetre."""
    then, now = before.headline or Estimate(0, 0), after.headline or Estimate(0, 0)
    if abs(now.value - then.value) > then.sigma / 2:
        return True
    places = zip(before.places, after.places, strict=True)
    return any(math.dist(*pair) > SAME_PLACE_MM for pair in places)
