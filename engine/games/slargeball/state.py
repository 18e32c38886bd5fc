"""The state of a match of Slargeball. Lengths are tenths of a millimetre."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.slargeball.tables import SHEETS, House, Options, Position, Sheet
from engine.plane import Point, Rect

Phase: TypeAlias = Literal[
    "lots",
    "setting_up",
    "initiative",
    "moving",
    "calling",
    "whapping",
    "toppling",
    "flinging",
    "nabbing",
    "waking",
    "closing",
    "over",
]
Where: TypeAlias = Literal["box", "bench", "field", "out"]
BallState: TypeAlias = Literal["ground", "carried", "air", "loose", "out"]


@dataclass(frozen=True, slots=True)
class Seated:
    """A player of a team; `left`: they have gone, and somebody else moves their figures."""

    seat: int
    name: str
    team: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a team.

    Attributes:
        id: 100 times the team and the number: 104 is number 4 of the first team.
        number: Within the team, from 1.
        seat: Who moves it.
        where: In the box until it is set up; a Coach on its bench; on the field; out of the match.
        at: Centre of its base, a fallen one's too; None in the box and out of the match.
        head: Where the far end of its axis lies; None while it stands.
        mired: It is down because it got stuck in a pile.
        moved: Has finished this turn's move.
        freed: Whether its die lets it leave its enemies this turn; None: not rolled (S4).
        acted: Has had its attempt in this phase.
        active: A Coach who was activated this turn.
        calls: A Coach's activations so far.
    """

    id: int
    team: int
    number: int
    position: Position
    seat: int
    where: Where = "box"
    at: Point | None = None
    head: Point | None = None
    mired: bool = False
    moved: bool = False
    freed: bool | None = None
    acted: bool = False
    active: bool = False
    calls: int = 0

    @property
    def stands(self) -> bool:
        """Is on the field and conscious."""
        return self.where == "field" and self.head is None

    @property
    def lies(self) -> bool:
        """Is on the field and unconscious; mired is the same in all respects (S10)."""
        return self.where == "field" and self.head is not None


@dataclass(frozen=True, slots=True)
class Ball:
    """A ball; "loose" for as long as it takes to drop.

    Attributes:
        at: Its centre; None while it is carried or out.
        carrier: The figure that carries it.
        since: The turn in which it was nabbed.
    """

    id: int
    state: BallState = "out"
    at: Point | None = None
    carrier: int | None = None
    since: int = 0


@dataclass(frozen=True, slots=True)
class SaidContact:
    """The referee's decision whether a figure touches another one, or a ball (H30)."""

    figure: int
    other: int | None
    ball: int | None
    touching: bool


@dataclass(frozen=True, slots=True)
class Crossing:
    """A path enters a pile: its bodies, the leg of the path, and where the base first touches."""

    pile: tuple[int, ...]
    leg: int
    at: Point


@dataclass(frozen=True, slots=True)
class Walk:
    """A move whose dice are awaited: first for leaving enemies, then for each pile on its way."""

    figure: int
    path: tuple[Point, ...]
    length: int
    breaking: bool
    piles: tuple[Crossing, ...]
    offsides: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A Coach's activation whose die is awaited."""

    figure: int
    needed: int


@dataclass(frozen=True, slots=True)
class Blow:
    """A whap whose die is awaited."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Corridor:
    """The strip that a Coach swept; `victims` are rolled for in order, the target last."""

    figure: int
    start: Point
    end: Point
    target: int
    victims: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Throw:
    """A fling whose die is awaited; once it failed with `failed`, the die of its direction."""

    figure: int
    ball: int
    to: Point
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Flight:
    """A flying ball; the enemies on its way may still nab it, nearest first."""

    figure: int
    ball: int
    to: Point
    off: bool
    nabbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Catch:
    """A figure on whom a ball landed; `bonk`: it failed to catch it and has to stay up."""

    figure: int
    ball: int
    bonk: bool = False


@dataclass(frozen=True, slots=True)
class Grab:
    """A figure that picks up a ball, whose die is awaited."""

    figure: int
    ball: int


Pending: TypeAlias = Walk | Call | Blow | Corridor | Throw | Flight | Catch | Grab


@dataclass(frozen=True, slots=True)
class Hit:
    """A figure that was hit, and by whom first: its player says which way it falls (S28)."""

    victim: int
    by: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Something a figure may try in this phase.

    Attributes:
        target: The figure to whap, or the ball to fling or nab.
        needed: The highest die that succeeds.
        reach: How far it may fling, in tenths of a millimetre; else 0.
    """

    figure: int
    target: int
    needed: int
    reach: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A match of Slargeball.

    The field's near left corner is the origin; team 1 plays from left to right. Of zones and
    bunkers, the first is team 1's own, on the left.

    Attributes:
        colours: What the teams are called.
        leaders: The seats that move each team's Goalie, Captain and Coach.
        centres: Where each ball enters.
        period_end: The last turn as the score stands.
        times_added: How often turns were added.
        first: The team that sets up first; 0 before that is known.
        initiative: The team that has the initiative in this turn; 0 before it is known.
        mover: The position that moves in this sub-phase; empty outside the move.
        team: The team whose half of a sub-phase it is; while setting up, who sets up.
        done: Seats that are done with it.
        called: Teams that tried to activate their Coach in this turn.
        pending: What waits for dice.
        corridors: What Coaches swept in this turn and is still to be rolled for.
        hits: Figures that were hit and have not fallen yet, in order.
        chances: Who may do what now, in the order of resolution.
        offered: Somebody had a chance in this phase; None: that was not told yet (S33).
        contacts: What the referee said of contact, as long as it lasts.
        sheets: What each position can do.
    """

    options: Options
    house: House
    phase: Phase
    players: tuple[Seated, ...]
    figures: tuple[Figure, ...]
    balls: tuple[Ball, ...]
    colours: tuple[str, ...]
    leaders: tuple[int, ...]
    field: Rect
    slarge: tuple[int, ...]
    zones: tuple[Rect, ...]
    bunkers: tuple[Rect, ...]
    centres: tuple[Point, ...]
    period_end: int
    times_added: int = 0
    turn: int = 0
    score: tuple[int, ...] = (0, 0)
    first: int = 0
    initiative: int = 0
    mover: Position | None = None
    team: int = 0
    done: tuple[int, ...] = ()
    called: tuple[int, ...] = ()
    pending: Pending | None = None
    corridors: tuple[Corridor, ...] = ()
    hits: tuple[Hit, ...] = ()
    chances: tuple[Chance, ...] = ()
    offered: bool | None = None
    contacts: tuple[SaidContact, ...] = ()
    winners: tuple[int, ...] = ()
    ending: str = ""
    sheets: tuple[Sheet, ...] = SHEETS
