"""What happened."""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.games.slargeball.commands import Place
from engine.games.slargeball.state import Chance, Crossing, Pending, Phase
from engine.games.slargeball.tables import Position
from engine.luck import Rolled
from engine.plane import Point
from engine.word import GameWon as GameWon
from engine.word import Noted as Noted


@dataclass(frozen=True, slots=True)
class RollTied:
    """Both teams rolled the same, and roll again."""


@dataclass(frozen=True, slots=True)
class SettingUpBegan:
    """A team sets up; the low roll goes first."""

    team: int


@dataclass(frozen=True, slots=True)
class PlayerSetUp:
    """All of a player's figures are on the field, a Coach on his bench."""

    player: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began."""

    turn: int


@dataclass(frozen=True, slots=True)
class BallEntered:
    """A ball comes into play on the centre line."""

    ball: int
    at: Point


@dataclass(frozen=True, slots=True)
class InitiativeTaken:
    """A team has the initiative: it carries the ball, or rolled higher."""

    team: int
    carried: bool


@dataclass(frozen=True, slots=True)
class SubPhaseBegan:
    """A team moves its figures of a position."""

    position: Position
    team: int


@dataclass(frozen=True, slots=True)
class CallingBegan:
    """A team may call its Coach."""

    team: int


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next phase of the turn began."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class WalkBegan:
    """A move that needs dice: to leave enemies, and for each pile on its way."""

    figure: int
    path: tuple[Point, ...]
    length: int
    breaking: bool
    piles: tuple[Crossing, ...]
    offsides: bool


@dataclass(frozen=True, slots=True)
class BrokeAway:
    """A figure may leave the enemies it touches."""

    figure: int


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A figure may not leave the enemies it touches in this turn."""

    figure: int


@dataclass(frozen=True, slots=True)
class PileCrossed:
    """A figure gets through a pile."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class Mired:
    """A figure sticks in a pile and falls onto it."""

    figure: int
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure went along a path of this length."""

    figure: int
    path: tuple[Point, ...]
    length: int


@dataclass(frozen=True, slots=True)
class WentOffsides:
    """A figure tried to leave the field, and lies knocked out on its edge."""

    figure: int
    path: tuple[Point, ...]
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class MovesEnded:
    """A player is done with the sub-phase."""

    player: int


@dataclass(frozen=True, slots=True)
class CoachCalled:
    """A Coach is activated on a die of `needed` or less."""

    figure: int
    needed: int


@dataclass(frozen=True, slots=True)
class CoachRoused:
    """A Coach is activated."""

    figure: int


@dataclass(frozen=True, slots=True)
class CoachCalmed:
    """A Coach stays where he is."""

    figure: int


@dataclass(frozen=True, slots=True)
class Strode:
    """A Coach strode straight over the field, knocking figures about."""

    figure: int
    start: Point
    to: Point
    target: int


@dataclass(frozen=True, slots=True)
class CorridorSwept:
    """These were in a Coach's way, in this order; nobody: nothing comes of it."""

    figure: int
    victims: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChancesSeen:
    """Who may do what in this phase, in the order in which it is resolved."""

    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class WhapBegan:
    """A figure whaps another."""

    figure: int
    target: int
    needed: int


@dataclass(frozen=True, slots=True)
class WhapHit:
    """A figure is hit, and falls once everybody has whapped."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class WhapMissed:
    """A whap has no effect."""

    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A figure makes no attempt in this phase."""

    figure: int


@dataclass(frozen=True, slots=True)
class Fell:
    """A figure falls where it stood and is unconscious."""

    figure: int
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class BallDropped:
    """A ball falls to the ground."""

    ball: int
    at: Point


@dataclass(frozen=True, slots=True)
class FlingBegan:
    """A figure flings a ball to a spot; a die of `needed` or less lands it exactly there."""

    figure: int
    ball: int
    to: Point
    needed: int


@dataclass(frozen=True, slots=True)
class FlingFailed:
    """The ball scatters; the die of the fling is kept, for the distance goes by it."""

    figure: int
    ball: int
    roll: int


@dataclass(frozen=True, slots=True)
class FlightBegan:
    """A ball is on its way past enemies, who may nab it; `off`: it would leave the field."""

    figure: int
    ball: int
    to: Point
    off: bool
    nabbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FlightMissed:
    """An enemy did not get hold of the ball that flew past it."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A ball comes down; what becomes of it is seen in the nab phase. `off`: it left the field."""

    ball: int
    at: Point
    off: bool = False


@dataclass(frozen=True, slots=True)
class BallHit:
    """A ball came down on a figure, which may catch it; `bonk`: its hands are full."""

    ball: int
    figure: int
    bonk: bool


@dataclass(frozen=True, slots=True)
class CatchFailed:
    """A figure did not catch the ball, and has to stay up."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class BonkSurvived:
    """A figure that the ball hit stays up."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Bonked:
    """A figure was felled by the ball."""

    figure: int
    ball: int
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class BallRested:
    """A ball lies on the ground; without a spot there was no room, and it is out of play."""

    ball: int
    at: Point | None


@dataclass(frozen=True, slots=True)
class BallPushed:
    """A ball was pushed aside by another one."""

    ball: int
    at: Point | None


@dataclass(frozen=True, slots=True)
class FigurePushed:
    """A ball pushed a figure aside; `head`: where the far end of its axis lies, if it lies."""

    figure: int
    at: Point
    head: Point | None


@dataclass(frozen=True, slots=True)
class NabBegan:
    """A figure reaches for a ball on the ground."""

    figure: int
    ball: int
    needed: int


@dataclass(frozen=True, slots=True)
class NabFailed:
    """A figure did not get hold of the ball."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Nabbed:
    """A figure carries a ball now."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class GoalScored:
    """A team scored; the ball is out until the next turn. `figure`: the Goalie who carried it."""

    team: int
    points: int
    ball: int
    figure: int | None = None


@dataclass(frozen=True, slots=True)
class PlayBroke:
    """Play breaks: the turn goes straight to the check for consciousness."""

    why: str


@dataclass(frozen=True, slots=True)
class Rose:
    """A figure woke up and stands."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class StayedDown:
    """A figure did not wake up, or has no room to stand."""

    figure: int
    crowded: bool = False


@dataclass(frozen=True, slots=True)
class CheckEnded:
    """Everybody who lay was checked for consciousness."""


@dataclass(frozen=True, slots=True)
class CoachLeft:
    """A Coach is taken back to his bench."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    turn: int


@dataclass(frozen=True, slots=True)
class TimeAdded:
    """The score is a tie: turns are added."""

    turns: int


@dataclass(frozen=True, slots=True)
class FigurePut:
    """The referee stood a figure somewhere."""

    figure: int
    at: Point
    because: str


@dataclass(frozen=True, slots=True)
class FigureLaid:
    """The referee laid a figure down."""

    figure: int
    at: Point
    head: Point
    because: str


@dataclass(frozen=True, slots=True)
class BallPut:
    """The referee put a ball somewhere, gave it to a figure, or took it out of play."""

    ball: int
    at: Point | None
    carrier: int | None
    because: str


@dataclass(frozen=True, slots=True)
class StillAwaited:
    """Dice that do not concern the piece that was set straight before are awaited on."""

    pending: Pending


@dataclass(frozen=True, slots=True)
class ScoreSet:
    """The referee set a team's points."""

    team: int
    points: int
    because: str


Event: TypeAlias = (
    Rolled
    | RollTied
    | SettingUpBegan
    | PlayerSetUp
    | TurnBegan
    | BallEntered
    | InitiativeTaken
    | SubPhaseBegan
    | CallingBegan
    | PhaseBegan
    | WalkBegan
    | BrokeAway
    | HeldBack
    | PileCrossed
    | Mired
    | Moved
    | WentOffsides
    | MovesEnded
    | CoachCalled
    | CoachRoused
    | CoachCalmed
    | Strode
    | CorridorSwept
    | ChancesSeen
    | WhapBegan
    | WhapHit
    | WhapMissed
    | Passed
    | Fell
    | BallDropped
    | FlingBegan
    | FlingFailed
    | FlightBegan
    | FlightMissed
    | Landed
    | BallHit
    | CatchFailed
    | BonkSurvived
    | Bonked
    | BallRested
    | BallPushed
    | FigurePushed
    | NabBegan
    | NabFailed
    | Nabbed
    | GoalScored
    | PlayBroke
    | Rose
    | StayedDown
    | CheckEnded
    | CoachLeft
    | TurnEnded
    | TimeAdded
    | FigurePut
    | FigureLaid
    | BallPut
    | StillAwaited
    | ScoreSet
    | GameWon
    | Noted
)
EVENTS: tuple[type[Any], ...] = get_args(Event)
