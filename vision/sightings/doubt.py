"""A doubt about which creature is which, and the referee's answer to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self, TypeVar

from vision.sightings.annotation import RED, Annotation, Bgr
from vision.sightings.creature import MIDDLE_MM
from vision.sightings.envelope import Lineup, PixelMap, Sighting
from vision.sightings.quantities import ColourName, PointMm, PointPx
from vision.sightings.rebasing import Places

SomeSighting = TypeVar("SomeSighting", bound=Sighting)


@dataclass(frozen=True, slots=True)
class Naming:
    """One assignment of tracks: `tracks[k]` stands at the k-th of the places in question."""

    tracks: tuple[int, ...]
    probability: float


@dataclass(frozen=True, slots=True)
class IdentityLost(Sighting):
    """Which creature is which is no longer certain; reported once, to be asked once.

    Attributes:
        doubt: Its number.
        tracks: The creatures in question, in rising order.
        places_mm: Where the creatures in question stand.
        colours: Colour of the creature at each place.
        namings: Which creature may stand where, likeliest first; the probabilities sum to 1. The
            first one applies until somebody answers.
        why: The cause of the doubt, one sentence.
        before_px: Outlines in `evidence.frames[0]`, the last picture in which it was certain, in
            the order of `tracks`.
        now_px: Outlines in `evidence.frames[-1]`, in the order of `places_mm`.
    """

    kind: ClassVar[str] = "identity"
    pen_bgr: ClassVar[Bgr] = RED
    doubt: int
    tracks: tuple[int, ...]
    places_mm: tuple[PointMm, ...]
    colours: tuple[ColourName, ...]
    namings: tuple[Naming, ...]
    why: str
    before_px: tuple[tuple[PointPx, ...], ...] = ()
    now_px: tuple[tuple[PointPx, ...], ...] = ()

    def label(self) -> str:
        """The caption: the question."""
        return f"which {' or '.join(dict.fromkeys(self.colours))} is which?"

    def annotation(self) -> Annotation:
        """Lines around all places in question."""
        drawn = Sighting.annotation(self)
        return replace(drawn, outlines_px=(*drawn.outlines_px, *self.now_px))

    @property
    def subject(self) -> str:
        """The name of the question within a sentence."""
        return "who is who"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its number."""
        return "identity", self.doubt

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where the creatures stand."""
        return self.places_mm

    @property
    def lineup(self) -> Lineup:
        """The creatures in question, and the outlines at the places in question."""
        return Lineup(self.tracks, self.now_px)

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: the places move with the table, the namings stay."""
        now = (places.point(at, MIDDLE_MM) for at in self.places_mm)
        return replace(self, places_mm=tuple(now))

    def with_pixels(self, other: PixelMap) -> Self:
        """A copy with all outlines in a picture that is turned another way."""
        before, now = (
            tuple(tuple(map(other, outline)) for outline in outlines)
            for outlines in (self.before_px, self.now_px)
        )
        return replace(Sighting.with_pixels(self, other), before_px=before, now_px=now)

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected tracks in every naming."""
        namings = (
            replace(one, tracks=tuple(right.get(t, t) for t in one.tracks)) for one in self.namings
        )
        tracks = tuple(sorted(right.get(t, t) for t in self.tracks))
        return replace(self, tracks=tracks, namings=tuple(namings))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of the colour at each place."""
        return replace(self, colours=tuple(map(name, self.colours)))


@dataclass(frozen=True, slots=True)
class Renaming:
    """The referee's correction of tracks that were mistaken for one another.

    Attributes:
        pairs: Each mistaken track and the right one; together a permutation.
        frame: Frame of the doubt that was answered.
        scene: Its scene.
    """

    pairs: tuple[tuple[int, int], ...]
    frame: int
    scene: int

    @property
    def right(self) -> Mapping[int, int]:
        """The right track for each mistaken one."""
        return dict(self.pairs)

    def corrected(self, seen: SomeSighting, scene: int) -> SomeSighting:
        """A sighting with the right tracks.

        Args:
            seen: The sighting; one of an earlier frame or another scene is returned unchanged.
            scene: Its scene.
        """
        is_later = scene == self.scene and seen.frame >= self.frame
        return seen.renamed(self.right) if is_later else seen
