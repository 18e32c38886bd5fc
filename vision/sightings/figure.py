"""A figure on a round base."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from vision.sightings.annotation import GREEN, Bgr
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, relocated, scaled, turned
from vision.sightings.stateful import RestingState, StatefulSighting

CLEAR_TEAM: Final = 0.95
"""From this probability on, a figure's team is reported without a question mark. Of 640 figures on
68 opened pitches 394 are, and 388 of them right; from 0.8 on 530 would be, and 19 of them wrong."""


@dataclass(frozen=True, slots=True)
class BasesMeet:
    """Another figure whose base is near; the probability is that the two bases touch."""

    track: int
    gap_mm: Estimate
    probability: float


@dataclass(frozen=True, slots=True)
class FigureSeen(StatefulSighting):
    """A figure on a round base; reported when it first comes to rest, and again when that changes.

    Attributes:
        team: Colour of its team.
        at_mm: Middle of its base; for a fallen figure, the middle of its outline.
        base_mm: Diameter of its base, as given for the field's figures.
        standing: Whether it stands on its base.
        probability: That it stands, if it does; otherwise that it has fallen.
        touching: Figures whose bases are near, nearest first; none for a fallen one.
        sigma_mm: Of each coordinate.
        team_probability: That it belongs to that team.
        heading_deg: Where the head of a fallen figure points; None for one that stands.
        state: "lying" it is visible; "covered" something hides it, and its last place is reported;
            "gone" it is no longer there, nor anywhere in view.
    """

    kind: ClassVar[str] = "figure"
    pen_bgr: ClassVar[Bgr] = GREEN
    track: int
    team: ColourName
    at_mm: PointMm
    base_mm: float
    standing: bool
    probability: float = 1.0
    touching: tuple[BasesMeet, ...] = ()
    sigma_mm: float = 0.0
    heading_deg: float | None = None
    state: RestingState = "lying"
    team_probability: float = 1.0

    def label(self) -> str:
        """The caption: its team, with a question mark if in doubt, and whether it has fallen."""
        team = self.team if self.team_is_clear else f"{self.team}?"
        return team if self.standing else f"{team}, fallen"

    @property
    def team_is_clear(self) -> bool:
        """Whether its team is certain enough that nobody needs to be asked."""
        return self.team_probability >= CLEAR_TEAM

    @property
    def subject(self) -> str:
        """The name of the figure within a sentence, by its team."""
        return f"a {self.team} figure"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its track."""
        return "figure", self.track

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration; its base keeps its size, as that is given."""
        growth = places.growth(self.at_mm)
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm)
        touching = (replace(one, gap_mm=scaled(one.gap_mm, growth)) for one in self.touching)
        heading_deg = self.heading_deg
        return replace(
            self,
            at_mm=at_mm,
            touching=tuple(touching),
            sigma_mm=sigma_mm,
            heading_deg=None if heading_deg is None else turned(places, self.at_mm, heading_deg),
        )
