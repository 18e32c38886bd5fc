"""What the camera saw: measurements with their sigma, and the evidence they rest on.

Sightings are plain values without arrays, so that the rules' side (`server.proposals`) can read
them without numpy and a recording can keep them to the bit. Lengths are mm on the table (z up),
volumes ml, times seconds from the start of the source, angles degrees counter-clockwise from the
table's +x. What the camera cannot know is `None`, never a guess.
"""

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

PointMm: TypeAlias = tuple[float, float]
Point3Mm: TypeAlias = tuple[float, float, float]
PointPx: TypeAlias = tuple[float, float]

ColourName: TypeAlias = Literal[
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "white", "black", "brown"
]
FirstContact: TypeAlias = Literal["creature", "table", "other", "none"]
MovedBy: TypeAlias = Literal["hand", "throw", "unknown"]


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
class Front:
    """Which way a creature looks, on the table, and its foremost point that way.

    `by` says who says so: "card_arrow" is an agreement, not a measurement. The creature was turned
    on the card, whose arrow is said to have pointed where its front is.
    """

    turn_rad: float
    at_mm: PointMm
    by: Literal["card_arrow"] = "card_arrow"


FAINTLY_SEEN: Final = "faint"
"""Flag of a creature of which only what is brighter than the table is seen: it stands somewhere
about its place, 40 mm from it or farther in one of three."""


@dataclass(frozen=True, slots=True)
class CreatureSeen:
    """A creature: standing on the table, or weighed in on the turn card.

    `at_mm` is the centroid of what touches the table. Only a weigh-in knows volume, legs, limbs
    and reach; of a creature merely seen standing they are None. `views_used` and `views_left_out`
    count the turn card's views behind a weigh-in.

    `sigma_mm` is that of `at_mm` along either axis where its body, known from a weigh-in, tells the
    place; `footprint_mm` then has all sides of it. Else it is None, and only the side is there that
    the camera sees.
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
    front: Front | None = None
    sigma_mm: float | None = None


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


@dataclass(frozen=True, slots=True)
class MoveSeen:
    """A creature lies elsewhere than before; told once, when the hand has left.

    Attributes:
        frame: The first frame that shows it settled.
        t_s: Its time.
        track: The creature's; the same as before the move.
        from_mm: Where it stood (as `CreatureSeen.at_mm`).
        to_mm: Where it stands now.
        path_mm: How far that is, straight, from the middle of its feet to the middle of its feet.
        by: "hand" where something that came in from the picture's edge led it; "throw" where
            something small and fast was seen to touch it; else "unknown".
        colour: The creature's.
        began_s: When it was first touched; None where that was not seen.
        along_mm: Length of the way that it was led; None where it was not seen on its way.
        way_mm: That way, from `from_mm` to `to_mm`; empty where it was not seen.
        heading_before_deg: Direction of its move before this one; None where there was none.
        heading_deg: Direction last moved in, now: that of the end of this move.
        turned_deg: How far it was turned about itself; None where that cannot be told.
        front: Where its front is now; None unless it was weighed in on the turn card.
        front_path_mm: How far that is from where its front was, straight; None likewise.
        probability: That it is this creature, and no other, that was moved so.
        evidence: Frames from before, on the way and after; its outline now; its way in the picture.
    """

    kind: ClassVar[str] = "move"
    frame: int
    t_s: float
    track: int
    from_mm: PointMm
    to_mm: PointMm
    path_mm: Estimate
    by: MovedBy
    colour: ColourName
    began_s: float | None = None
    along_mm: Estimate | None = None
    way_mm: tuple[PointMm, ...] = ()
    heading_before_deg: Estimate | None = None
    heading_deg: Estimate | None = None
    turned_deg: Estimate | None = None
    front: Front | None = None
    front_path_mm: Estimate | None = None
    probability: float = 1.0
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class Owner:
    """A creature that a piece may have come off; the probability is that it did."""

    track: int
    probability: float


@dataclass(frozen=True, slots=True)
class PieceSeen:
    """A small piece of clay that lies where none lay; told again when it is put back or taken.

    `probability_missile` and those of `owners` sum to 1: it is a missile that was laid or thrown
    there, or has come off one of them. Told again with the same number when `state` changes.

    Attributes:
        piece: Its number, the same as long as it lies about there.
        state: "off" it lies apart; "back" it is gone and its creature has grown by as much again;
            "taken" it is gone, and no creature has grown.
        at_mm: Middle of where it lies.
        diameter_mm: Of the disc that covers as much of the picture.
        gap_mm: From its rim to the nearest of its owners' outlines, along the table.
        owners: Creatures it may have come off, most likely first.
        probability_missile: That it is none of a creature's parts.
        lost_share: Share of the likeliest owner's outline that went missing at the same time.
    """

    kind: ClassVar[str] = "piece"
    frame: int
    t_s: float
    piece: int
    colour: ColourName
    state: Literal["off", "back", "taken"]
    at_mm: PointMm
    diameter_mm: Estimate
    owners: tuple[Owner, ...]
    probability_missile: float
    gap_mm: Estimate | None = None
    lost_share: Estimate | None = None
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class GoneSeen:
    """A creature has left the table: it is not where it was, nor hidden by a hand, nor elsewhere.

    Attributes:
        at_mm: Where it stood last.
        by: As of a move.
        probability: That it is gone, and does not lie unseen behind something.
    """

    kind: ClassVar[str] = "gone"
    frame: int
    t_s: float
    track: int
    colour: ColourName
    at_mm: PointMm
    by: MovedBy
    probability: float
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class ShapeSeen:
    """A creature looks other than before, by more than being turned explains.

    Attributes:
        area_share: Its outline's area now, as a share of that before, both at the same distance.
        height_share: Its height now, as a share of that before.
        probability: That its shape changed, and it was not merely turned or laid down.
    """

    kind: ClassVar[str] = "shape"
    frame: int
    t_s: float
    track: int
    colour: ColourName
    at_mm: PointMm
    area_share: Estimate
    height_share: Estimate
    probability: float
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class DivideSeen:
    """A creature has become two of the same colour, of like size.

    Attributes:
        track: The creature's until now; the first of `halves` keeps it.
        halves: Tracks of the two from now on.
        at_mm: Where the two stand.
        first_share: Share of the clay that is in the first, as far as outlines tell.
        probability: That it was divided, and the second is no creature put there anew.
    """

    kind: ClassVar[str] = "divide"
    frame: int
    t_s: float
    track: int
    colour: ColourName
    halves: tuple[int, int]
    at_mm: tuple[PointMm, PointMm]
    first_share: Estimate
    probability: float
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class Naming:
    """One way of saying who is who: `tracks[k]` stands at the k-th of the places in question."""

    tracks: tuple[int, ...]
    probability: float


@dataclass(frozen=True, slots=True)
class IdentityLost:
    """Creatures of which it is not sure any more who is who; told once, to be asked once.

    Attributes:
        doubt: Its number.
        places_mm: Where the creatures in question stand.
        namings: Who may stand where, likeliest first; the probabilities sum to 1. Until somebody
            answers, the first is gone by.
        colours: What stands at each place.
        before_px: Outlines in `evidence.frames[0]`, the last picture in which it was known, in the
            order of `tracks`.
        now_px: Outlines in `evidence.frames[-1]`, in the order of `places_mm`.
        tracks: The creatures in question, in rising order.
        why: What made it doubtful, one sentence.
    """

    kind: ClassVar[str] = "identity"
    frame: int
    t_s: float
    doubt: int
    tracks: tuple[int, ...]
    places_mm: tuple[PointMm, ...]
    colours: tuple[ColourName, ...]
    namings: tuple[Naming, ...]
    why: str
    before_px: tuple[tuple[PointPx, ...], ...] = ()
    now_px: tuple[tuple[PointPx, ...], ...] = ()
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class SpaceSeen:
    """A space of a printed board that something lies on, or a card of a layout.

    Attributes:
        board: The board's name in the boards file; of a card, its name: a board of one space.
        column: Counted along the board's x, from 1.
        row: Counted from the far one towards the reader, from 1.
        probability: That it lies on this space and on no other.
        heading_deg: Where its marker's top edge points, counter-clockwise from the board's own x.
    """

    board: str
    column: int
    row: int
    probability: float
    heading_deg: float = 90.0


@dataclass(frozen=True, slots=True)
class TokenSeen:
    """A piece or card with a printed marker; told when it first lies still, and when that changes.

    Attributes:
        id: The marker's number.
        at_mm: The marker's middle, on the table plane below it.
        heading_deg: Where the marker's top edge points.
        name: Which piece the boards file says it is, as "pawn/2"; empty where it does not tell.
        copy: Which of several pieces with the same number, from 0; it may pass from one to another.
        sigma_mm: Of either coordinate.
        heading_sigma_deg: Of the heading.
        state: "lying" it is seen; "covered" something is before it, and its last place is told;
            "gone" it does not lie there any more, nor anywhere in view.
        space: The space of a printed board, or the card of a layout, that it lies on, if any.
    """

    kind: ClassVar[str] = "token"
    frame: int
    t_s: float
    id: int
    at_mm: PointMm
    heading_deg: float
    name: str = ""
    copy: int = 0
    sigma_mm: float = 0.0
    heading_sigma_deg: float = 0.0
    state: Literal["lying", "covered", "gone"] = "lying"
    space: SpaceSeen | None = None
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class CardLying:
    """A card of a layout: `at_mm` is the middle of the card, not of its marker."""

    id: int
    name: str
    at_mm: PointMm
    heading_deg: float


@dataclass(frozen=True, slots=True)
class CornersMeet:
    """Two cards of a layout whose corners may touch, by their numbers, the lower first.

    Attributes:
        gap_mm: From corner to corner.
        probability: That they are meant to touch.
    """

    first: int
    second: int
    gap_mm: Estimate
    probability: float


@dataclass(frozen=True, slots=True)
class LayoutSeen:
    """Cards laid corner to corner, and which of them meet; told again whenever that changes."""

    kind: ClassVar[str] = "layout"
    frame: int
    t_s: float
    cards: tuple[CardLying, ...]
    meeting: tuple[CornersMeet, ...]
    evidence: Evidence = Evidence()


OnBoards: TypeAlias = TokenSeen | LayoutSeen
"""What is seen of pieces and cards with printed markers."""

DieFlag: TypeAlias = Literal[
    "cocked", "stacked", "touching", "rolling", "hidden", "cut_off", "faint"
]
"""Why a die should be asked about: it leans, lies on another, touches another, moves, is partly
behind something, is cut off by the edge of the picture, or can hardly be read."""


@dataclass(frozen=True, slots=True)
class DieSeen:
    """A six-sided die with pips.

    Attributes:
        pips: The value that looks up, 1 to 6: of a die with flags the likeliest.
        probability: That `pips` is right, given that this is a die.
        box_px: Left, top, right, bottom of what is seen of it.
        at_mm: Where on the table it lies; None without a calibration.
        flags: Why to ask about it; empty for a die that lies flat and by itself.
    """

    kind: ClassVar[str] = "die"
    frame: int
    t_s: float
    pips: int
    probability: float
    box_px: tuple[float, float, float, float]
    at_mm: PointMm | None = None
    flags: tuple[DieFlag, ...] = ()
    evidence: Evidence = Evidence()


@dataclass(frozen=True, slots=True)
class RollSeen:
    """A throw of dice that came to rest while watched; told once, when all of them lie still.

    Attributes:
        dice: Those that were thrown, from left to right.
        probability: That all their values are right.
        beside: How many dice lie in the picture that were not thrown.
    """

    kind: ClassVar[str] = "roll"
    frame: int
    t_s: float
    dice: tuple[DieSeen, ...]
    probability: float
    beside: int = 0
    evidence: Evidence = Evidence()

    @property
    def values(self) -> tuple[int, ...]:
        """The pips of the thrown dice, from left to right."""
        return tuple(die.pips for die in self.dice)

    @property
    def flags(self) -> tuple[DieFlag, ...]:
        """Why to ask about any of the dice, each reason once."""
        return tuple(dict.fromkeys(flag for die in self.dice for flag in die.flags))


OfDice: TypeAlias = DieSeen | RollSeen
"""What is seen of dice."""


@dataclass(frozen=True, slots=True)
class BasesMeet:
    """Another figure whose base is near; the probability is that the two bases touch."""

    track: int
    gap_mm: Estimate
    probability: float


@dataclass(frozen=True, slots=True)
class FigureSeen:
    """A figure on a round base; told when it first lies still, and again when that has changed.

    Attributes:
        team: Colour of its side.
        at_mm: Middle of its base; of a fallen one, the middle of its outline.
        base_mm: Diameter of its base.
        standing: It stands on its base.
        probability: That it stands, if it does; else that it has fallen.
        touching: Figures whose bases are near, nearest first; none for a fallen one.
        sigma_mm: Of either coordinate.
        heading_deg: Where the head of a fallen one points; None of one that stands.
        state: "lying" it is seen; "covered" something is before it, and its last place is told;
            "gone" it is not there any more, nor anywhere in view.
    """

    kind: ClassVar[str] = "figure"
    frame: int
    t_s: float
    track: int
    team: ColourName
    at_mm: PointMm
    base_mm: float
    standing: bool
    probability: float = 1.0
    touching: tuple[BasesMeet, ...] = ()
    sigma_mm: float = 0.0
    heading_deg: float | None = None
    state: Literal["lying", "covered", "gone"] = "lying"
    evidence: Evidence = Evidence()


BallState: TypeAlias = Literal["ground", "carried", "moving", "off", "covered", "gone"]
"""Of a ball: it lies on the field; at a figure's base; it moves; beside the field; last two as of
figures."""


@dataclass(frozen=True, slots=True)
class BallSeen:
    """A ball; told when it first lies still, and again when that has changed.

    Attributes:
        at_mm: The point under its middle.
        sigma_mm: Of either coordinate.
        carrier: Track of the figure at whose base it lies; None where it lies free.
    """

    kind: ClassVar[str] = "ball"
    frame: int
    t_s: float
    track: int
    at_mm: PointMm
    sigma_mm: float
    state: BallState
    carrier: int | None = None
    evidence: Evidence = Evidence()


OnField: TypeAlias = FigureSeen | BallSeen
"""What is seen of figures and balls."""

InPlay: TypeAlias = MoveSeen | PieceSeen | GoneSeen | ShapeSeen | DivideSeen | IdentityLost
"""What is seen of creatures in play, between weigh-in and last survivor."""

Sighting: TypeAlias = (
    HandSpanSeen | CreatureSeen | MissileSeen | ImpactSeen | InPlay | OnBoards | OfDice | OnField
)
