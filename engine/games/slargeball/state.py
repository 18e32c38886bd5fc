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
    """A player of a team; `left`: they have left, and somebody else moves their figures."""

    seat: int
    name: str
    team: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a team.

    Attributes:
        id: 100 times the team plus the number: 104 is number 4 of team 1.
        team: 1 or 2.
        number: Its number within the team, from 1.
        position: Its position, which decides its stats.
        seat: The player who moves it.
        where: In the box until it is set up; on the bench, for a Coach; on the field; or out of the
            match.
        at: The centre of its base, also when it lies; None in the box and out of the match.
        head: The far end of its axis when it lies; None while it stands.
        mired: Whether it lies because it got stuck in a pile.
        moved: Whether it has finished its move of this turn.
        freed: Whether its die lets it leave its enemies in this turn; None: not rolled (S4).
        acted: Whether it has had its attempt in this phase.
        active: Whether it is a Coach who was activated in this turn.
        calls: How often it was activated so far, for a Coach.
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
        """Whether it is on the field and conscious."""
        return self.where == "field" and self.head is None

    @property
    def lies(self) -> bool:
        """Whether it is on the field and unconscious; being mired makes no difference (S10)."""
        return self.where == "field" and self.head is not None


@dataclass(frozen=True, slots=True)
class Ball:
    """A ball.

    Attributes:
        id: Its number, from 1.
        state: Where it is; "loose" is a ball that is about to drop.
        at: Its centre; None while it is carried or out of play.
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
    """A pile on a path: its figures, the leg that enters it, and the centre at first contact."""

    pile: tuple[int, ...]
    leg: int
    at: Point


@dataclass(frozen=True, slots=True)
class Walk:
    """A move that awaits dice: first for leaving enemies, then for each pile on its way."""

    figure: int
    path: tuple[Point, ...]
    length: int
    breaking: bool
    piles: tuple[Crossing, ...]
    offsides: bool


@dataclass(frozen=True, slots=True)
class Call:
    """An attempt to activate a Coach that awaits its die; `needed` or less does it."""

    figure: int
    needed: int


@dataclass(frozen=True, slots=True)
class Blow:
    """A whap that awaits its die."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Corridor:
    """The strip that a Coach swept; dice are rolled for the `victims` in order, the target last."""

    figure: int
    start: Point
    end: Point
    target: int
    victims: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Throw:
    """A fling that awaits its die; if that failed with `failed`, the die of its direction."""

    figure: int
    ball: int
    to: Point
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Flight:
    """A flying ball; the `nabbers`, enemies under its path, may still nab it, nearest first."""

    figure: int
    ball: int
    to: Point
    off: bool
    nabbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Catch:
    """A figure on which a ball landed; `bonk`: it could not catch it and has to stay up."""

    figure: int
    ball: int
    bonk: bool = False


@dataclass(frozen=True, slots=True)
class Grab:
    """A figure that tries to pick up a ball and awaits its die."""

    figure: int
    ball: int


Pending: TypeAlias = Walk | Call | Blow | Corridor | Throw | Flight | Catch | Grab


@dataclass(frozen=True, slots=True)
class Hit:
    """A figure that was hit, and who hit it first: their player decides how it falls (S28)."""

    victim: int
    by: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Something that a figure may try in this phase.

    Attributes:
        figure: The figure.
        target: The figure to whap, or the ball to fling or nab.
        needed: The highest die that succeeds.
        reach: How far it may fling, in tenths of a millimetre; 0 for other attempts.
    """

    figure: int
    target: int
    needed: int
    reach: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The state of a match of Slargeball.

    The origin is the near left corner of the field; x runs along it, y across. Team 1 plays from
    left to right. Of zones and bunkers, the first is team 1's own, on the left.

    Attributes:
        options: What the match was set up from.
        house: The house rules in force.
        phase: The phase of the turn.
        players: All players in seat order, including those who have left.
        figures: The figures of both teams.
        balls: All balls.
        colours: The names of the teams.
        leaders: For each team the seat that moves its Goalie, Captain and Coach.
        field: The field.
        slarge: The x of each team's slargeline.
        zones: The Goal Zones.
        bunkers: The Goal Bunkers.
        centres: The spot where each ball enters.
        period_end: The last turn, unless turns are added.
        times_added: How often turns were added.
        turn: The number of the turn, from 1; 0 during set-up.
        score: The points of each team.
        first: The team that sets up first; 0 while that is not known.
        initiative: The team that has the initiative in this turn; 0 while that is not known.
        mover: The position that moves in this sub-phase; None outside of the move.
        team: The team whose half of a sub-phase it is, or that sets up; 0 in other phases.
        done: Seats that have ended this half of the sub-phase.
        called: Teams that have tried to activate their Coach in this turn.
        pending: What awaits dice, if anything does.
        corridors: Corridors of this turn that have yet to be rolled for.
        hits: Figures that were hit and have yet to fall, in order.
        chances: Who may try what now, in the order of resolution.
        offered: Whether anybody had a chance in this phase; None: not determined yet (S33).
        contacts: Contacts that the referee declared and that still hold.
        winners: The seats that won, once the match is over.
        ending: Why the match is over.
        sheets: The stats of each position, for display.
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
