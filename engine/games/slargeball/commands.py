"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. Places and paths
are in tenths of a millimetre from the field's near left corner; a path begins where the figure
stands and lists the points it goes through.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.game import Seat
from engine.luck import Roll
from engine.plane import Point
from engine.word import DeclareWinner as DeclareWinner
from engine.word import Note as Note


@dataclass(frozen=True, slots=True)
class Place:
    """Where a figure is set up."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class SetUp:
    """Sets up all of a player's figures; those that are not named stand in the usual order."""

    seat: Seat
    player: int
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """A figure goes along a path, as measured; dice are asked for where the rules want them."""

    seat: Seat
    figure: int
    path: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class EndMoves:
    """A player moves no more figures in this sub-phase, or does not call the Coach."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class CallCoach:
    """A team tries to activate its Coach."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class Stride:
    """An active Coach strides straight towards one of his own figures."""

    seat: Seat
    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Whap:
    """A figure tries to knock down an enemy it touches."""

    seat: Seat
    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class Pass:
    """A figure makes no attempt in this phase: it neither whaps, flings nor nabs."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Goes on from a phase in which nobody seems to be in contact; any player says so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Topple:
    """A figure that was hit falls over towards a point, or as nearly so as there is room."""

    seat: Seat
    figure: int
    toward: Point


@dataclass(frozen=True, slots=True)
class Fling:
    """A figure flings the ball it carries to an exact spot."""

    seat: Seat
    figure: int
    to: Point


@dataclass(frozen=True, slots=True)
class Nab:
    """A figure tries to pick up a ball on the ground that it touches."""

    seat: Seat
    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class PutFigure:
    """A figure stands where the referee says."""

    seat: Seat
    figure: int
    at: Point
    because: str


@dataclass(frozen=True, slots=True)
class LayFigure:
    """A figure lies as the referee says: its base at one point, the end of its axis at another."""

    seat: Seat
    figure: int
    at: Point
    head: Point
    because: str


@dataclass(frozen=True, slots=True)
class PutBall:
    """A ball lies at a spot, is carried by a figure, or, with neither named, is out of play."""

    seat: Seat
    ball: int
    because: str
    at: Point | None = None
    carrier: int | None = None


@dataclass(frozen=True, slots=True)
class SetScore:
    """A team has so many points, as the referee says."""

    seat: Seat
    team: int
    points: int
    because: str


Command: TypeAlias = (
    Roll
    | SetUp
    | Move
    | EndMoves
    | CallCoach
    | Stride
    | Whap
    | Pass
    | EndPhase
    | Topple
    | Fling
    | Nab
    | PutFigure
    | LayFigure
    | PutBall
    | SetScore
    | DeclareWinner
    | Note
)
COMMANDS: tuple[type[Any], ...] = get_args(Command)
