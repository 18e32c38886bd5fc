"""What the camera saw: measurements with their sigma, and the evidence they rest on.

Sightings are plain values without arrays, so that the rules' side (`server.proposals`) can read
them without numpy and a recording can keep them to the bit. Lengths are mm on the table (z up),
volumes ml, times seconds from the start of the source, angles degrees counter-clockwise from the
table's +x. What the camera cannot know is `None`, never a guess.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

PointMm: TypeAlias = tuple[float, float]
Point3Mm: TypeAlias = tuple[float, float, float]
PointPx: TypeAlias = tuple[float, float]

ColourName: TypeAlias = Literal[
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "white", "black", "brown"
]
FirstContact: TypeAlias = Literal["creature", "table", "other", "none"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value and its standard deviation, in the unit that the field's name gives."""

    value: float
    sigma: float

    def __post_init__(self) -> None:
        if not self.sigma >= 0:
            raise ValueError(f"sigma must not be negative, but got {self.sigma}")


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
class HandSpanSeen:
    """A hand lying flat: the distance from thumb tip to little-finger tip along the table."""

    kind: ClassVar[str] = "hand"
    frame: int
    t_s: float
    handedness: Literal["left", "right"]
    flat: bool
    span_mm: Estimate
    tips_mm: tuple[Point3Mm, Point3Mm]
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class LegCount:
    """How many separate parts carry a creature.

    `probabilities[k]` is the probability of k legs; the last entry is "that many or more".
    """

    count: int
    probabilities: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LimbCount:
    """How many limbs do not touch the table.

    `probabilities[k]` is the probability of k limbs, the last entry that of "that many or more";
    empty where nothing is known of the doubt. `shares` are those of the limbs that were told apart,
    of the whole creature, largest first.
    """

    count: int
    probabilities: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class CreatureSeen:
    """A creature: standing on the table, or weighed in on the turn card.

    `at_mm` is the centroid of what touches the table. Only a weigh-in knows volume, legs, limbs
    and reach; of a creature merely seen standing they are None. `views_used` and `views_left_out`
    count the turn card's views behind a weigh-in.
    """

    kind: ClassVar[str] = "creature"
    frame: int
    t_s: float
    track: int
    colour: ColourName
    at_mm: PointMm
    footprint_mm: tuple[PointMm, ...] = ()
    height_mm: Estimate | None = None
    volume_ml: Estimate | None = None
    legs: LegCount | None = None
    limbs: LimbCount | None = None
    reach_mm: Estimate | None = None
    flags: tuple[str, ...] = ()
    views_used: int = 0
    views_left_out: int = 0
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class MissileSeen:
    """A lump lying on the table; the diameter is that of the sphere of equal volume.

    `hidden` is the share of its picture that other lumps are before, 0 to 1.
    """

    kind: ClassVar[str] = "missile"
    frame: int
    t_s: float
    at_mm: PointMm
    diameter_mm: Estimate
    volume_ml: Estimate
    dice: int
    colour: ColourName
    evidence: Evidence = Evidence()
    hidden: float = 0.0


@dataclass(frozen=True, slots=True)
class Struck:
    """A creature that may have been touched first; `at_mm` is its place before the contact."""

    track: int
    at_mm: PointMm
    probability: float
    colour: ColourName


@dataclass(frozen=True, slots=True)
class ImpactSeen:
    """A throw that is over: which creature it touched first, if any.

    The probabilities of `struck`, best first, and `probability_none` sum to 1. `released_s` is
    None when the release was not in the picture; `contact_s` and `contact_frame` are None when no
    creature was touched.
    """

    kind: ClassVar[str] = "throw"
    frame: int
    t_s: float
    released_s: float | None
    contact_s: float | None
    contact_frame: int | None
    bounced: bool
    first_contact: FirstContact
    struck: tuple[Struck, ...]
    probability_none: float
    decisive_frames: tuple[int, ...]
    missile_colour: ColourName | None = None
    evidence: Evidence = Evidence()


Sighting: TypeAlias = HandSpanSeen | CreatureSeen | MissileSeen | ImpactSeen
