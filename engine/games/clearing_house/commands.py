"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. A card is played
by whoever has the turn.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.game import Seat
from engine.games.clearing_house.state import Space
from engine.luck import Roll, Shuffle
from engine.word import DeclareWinner as DeclareWinner
from engine.word import Note as Note


@dataclass(frozen=True, slots=True)
class Draft:
    """Keeps one card of the pack and passes the rest on."""

    seat: Seat
    player: int
    card: str


@dataclass(frozen=True, slots=True)
class DraftDone:
    """The cards on the table are dealt and drafted; everybody holds his hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Goes one space in any direction; nowhere when every way is barred."""

    seat: Seat
    to: Space | None


@dataclass(frozen=True, slots=True)
class PlayDoubleMove:
    """Goes two spaces, through one to the other; nowhere when every way is barred."""

    seat: Seat
    through: Space | None
    to: Space | None


@dataclass(frozen=True, slots=True)
class PlayAbduct:
    """Moves a player beside to another space beside, and steals one of his cards unseen."""

    seat: Seat
    victim: int
    to: Space


@dataclass(frozen=True, slots=True)
class PlayAttack:
    """Hurts a player beside, or takes a trap beside: one of the two is named."""

    seat: Seat
    victim: int | None = None
    trap: Space | None = None


@dataclass(frozen=True, slots=True)
class PlayRangedAttack:
    """Shoots at a player in line; the farther, the more the die must show."""

    seat: Seat
    victim: int


@dataclass(frozen=True, slots=True)
class PlayAmbush:
    """Lays a trap on an empty space within two, straight or exactly diagonal."""

    seat: Seat
    at: Space


@dataclass(frozen=True, slots=True)
class PlayArmor:
    """Lays armor face up: it stops one attack until the round ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Intervene:
    """Cancels what was announced last."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class LetPass:
    """Does not intervene; player None: nobody does, which is the referee's to say."""

    seat: Seat
    player: int | None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Plays no more cards in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flee:
    """Found by the police: discards a card, if any, and goes to a space beside."""

    seat: Seat
    player: int
    to: Space
    card: str = ""


@dataclass(frozen=True, slots=True)
class SetHearts:
    """Hearts as the referee says; none takes the player out, more bring him back to his corner."""

    seat: Seat
    player: int
    hearts: int
    because: str


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """Puts a pawn where the referee says, without any consequence."""

    seat: Seat
    player: int
    at: Space
    because: str


@dataclass(frozen=True, slots=True)
class SetTrap:
    """A trap lies on a space, or does not, as the referee says."""

    seat: Seat
    at: Space
    there: bool
    because: str


@dataclass(frozen=True, slots=True)
class SetX:
    """A space is closed, or open again, as the referee says."""

    seat: Seat
    at: Space
    there: bool
    because: str


Command: TypeAlias = (
    Roll
    | Shuffle
    | Draft
    | DraftDone
    | PlayMove
    | PlayDoubleMove
    | PlayAbduct
    | PlayAttack
    | PlayRangedAttack
    | PlayAmbush
    | PlayArmor
    | Intervene
    | LetPass
    | EndTurn
    | Flee
    | SetHearts
    | PlacePawn
    | SetTrap
    | SetX
    | DeclareWinner
    | Note
)
COMMANDS: tuple[type[Any], ...] = get_args(Command)
