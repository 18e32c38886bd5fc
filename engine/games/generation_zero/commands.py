"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. Figures are
Agents, 'Sues and Monsters, each by its number; Locations and Canons have numbers of their own.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.correcting import Correct as Correct
from engine.game import Seat
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.state import Part
from engine.luck import Roll, Shuffle
from engine.word import DeclareWinner as DeclareWinner
from engine.word import Note as Note


@dataclass(frozen=True, slots=True)
class Vote:
    """Says who should begin."""

    seat: Seat
    player: int
    first: int


@dataclass(frozen=True, slots=True)
class Rest:
    """Gives one Health back, and does nothing else in this turn."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class UseAbility:
    """Uses a charged ability: the card's own, or the department's.

    Attributes:
        target: The enemy, the ally, or the Agent who is called in.
        stat: Which stat of an ally the counsel raises.
        canon: Which Canon comes, or is let go.
        places: Which two Locations change places.
    """

    seat: Seat
    figure: int
    department: bool = False
    target: int | None = None
    stat: str = ""
    canon: int | None = None
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """Goes over Locations that touch at corners, and lands on the last.

    With `because` the referee allows what is out of limits: speed, turn, a second move.
    """

    seat: Seat
    figure: int
    path: tuple[int, ...]
    because: str = ""


@dataclass(frozen=True, slots=True)
class WriteChapter:
    """Picks a free Canon unseen, looks at it, and then moves it; instead of moving herself."""

    seat: Seat
    figure: int
    canon: int


@dataclass(frozen=True, slots=True)
class MoveCanon:
    """Moves the Canon that is at hand; no path leaves it where it is."""

    seat: Seat
    path: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """Looks at a free Canon where a 'Sue has landed, without showing it."""

    seat: Seat
    figure: int
    canon: int


@dataclass(frozen=True, slots=True)
class Ensnare:
    """Takes a free Canon where a 'Sue has landed, up to her Allure.

    With `because` the referee allows what is out of limits: she has not landed, or holds as many.
    """

    seat: Seat
    figure: int
    canon: int
    because: str = ""


@dataclass(frozen=True, slots=True)
class Finish:
    """Does no more with the figure that is acting."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class Fight:
    """Begins a fight of Agents against 'Sues that has to be fought."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """Attacks the Monster of a Location where Agents may make Monsters bargain."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class EndPart:
    """Goes on from one's 'Sues to one's Agents, or ends the turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Attack:
    """Thrusts at an enemy."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Lets the thrust go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flee:
    """Leaves the battle, being faster than every enemy in it."""

    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UseArtefact:
    """Uses a tiara on an ensnared Canon, or a crown on an enemy: once in a battle."""

    seat: Seat
    artefact: str
    target: int


@dataclass(frozen=True, slots=True)
class Improve:
    """Adds a point that a 'Sue has won to one of her stats."""

    seat: Seat
    stat: str


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The Monster that is fought is turned up on the table: this is it."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class SetHealth:
    """Health as the referee says; none takes a figure out, more bring it back.

    `by` has killed it then, with all that follows: the kill, an artefact, points.
    """

    seat: Seat
    figure: int
    health: int
    because: str
    by: int | None = None


@dataclass(frozen=True, slots=True)
class SetStat:
    """A stat as the referee says."""

    seat: Seat
    figure: int
    stat: str
    value: int
    because: str


@dataclass(frozen=True, slots=True)
class SetCharge:
    """Own turns until an ability may be used again, as the referee says: 0 now, -1 never."""

    seat: Seat
    figure: int
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class LayOut:
    """Locations lie on the table as the referee says, each with everything on it.

    Attributes:
        cells: Where each lies, in the order of their numbers.
    """

    seat: Seat
    cells: tuple[Cell, ...]
    because: str


@dataclass(frozen=True, slots=True)
class PlaceFigure:
    """Puts a figure where the referee says, without any consequence."""

    seat: Seat
    figure: int
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class PlaceCanon:
    """Puts a Canon on a Location, or under a 'Sue, as the referee says: one of the two is named."""

    seat: Seat
    canon: int
    because: str
    place: int | None = None
    sue: int | None = None


@dataclass(frozen=True, slots=True)
class NameCanon:
    """A Canon that lies face down on the table is turned up: this is who it is."""

    seat: Seat
    canon: int
    card: str
    because: str


@dataclass(frozen=True, slots=True)
class EndBattle:
    """The battle is a stand-off by the referee's word."""

    seat: Seat
    because: str


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """Somebody joins in mid-game; cards are put into play with AddFigure."""

    seat: Seat
    name: str
    because: str


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Somebody leaves the table, with all figures; Canons that were held lie free."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class AddFigure:
    """Puts a card into play: an "agent" or "sue" of a player, or a "monster" of player 0."""

    seat: Seat
    player: int
    kind: str
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class RemoveFigure:
    """Takes a figure off the table; nobody has killed it."""

    seat: Seat
    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class AddCanon:
    """Lays one more Canon, face down."""

    seat: Seat
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """It is this player's turn now: the part of the "sues" or of the "agents"."""

    seat: Seat
    player: int
    because: str
    part: Part = "sues"


Command: TypeAlias = (
    Roll
    | Shuffle
    | Vote
    | Rest
    | UseAbility
    | Move
    | WriteChapter
    | MoveCanon
    | Look
    | Ensnare
    | Finish
    | Fight
    | Challenge
    | EndPart
    | Attack
    | Hold
    | Flee
    | UseArtefact
    | Improve
    | TurnUp
    | SetHealth
    | SetStat
    | SetCharge
    | LayOut
    | PlaceFigure
    | PlaceCanon
    | NameCanon
    | EndBattle
    | AddPlayer
    | RemovePlayer
    | AddFigure
    | RemoveFigure
    | AddCanon
    | GiveTurn
    | Correct
    | DeclareWinner
    | Note
)
COMMANDS: tuple[type[Any], ...] = get_args(Command)
