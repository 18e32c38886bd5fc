"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. What is done in a
turn is done by whoever has it. Hexes are called as they are printed: part, column, row. Facings
count clockwise from 0, away from the reader.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.correcting import Correct as Correct
from engine.game import Seat
from engine.games.metamorph.tables import Mode
from engine.luck import Roll, Shuffle
from engine.word import DeclareWinner as DeclareWinner
from engine.word import Note as Note


@dataclass(frozen=True, slots=True)
class LayPart:
    """Lays a part of the map: its far left hex in that column, so many half hexes nearer."""

    seat: Seat
    part: str
    column: int
    half: int


@dataclass(frozen=True, slots=True)
class MapDone:
    """The map lies on the table as it is to be played on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceWizard:
    """Puts a wizard on one of the hexes that are farthest from all other counters."""

    seat: Seat
    player: int
    at: str
    facing: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """Moves by one mode: F forward, B back, L and R turn; `to` "off" leaves the map, a defeat.

    `to` is where the steps lead; a move off the map has to say so (E27). Without steps it goes the
    way there that turns least, to end with `facing` where one is given. With `because` the referee
    allows what is out of limits: steps, speed, a second move.
    """

    seat: Seat
    steps: str = ""
    mode: Mode = "land"
    sprint: bool = False
    to: str = ""
    facing: int | None = None
    because: str = ""


@dataclass(frozen=True, slots=True)
class Land:
    """A flyer says that it has landed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeOff:
    """A flyer on the ground says that it flies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FlyHigh:
    """Declares to fly high: after a turn that moves in the air and attacks no ground target."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FlyLow:
    """Declares to come down from flying high by the end of the turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastMorph:
    """Begins to change into another shape: 1 mana, and 1 for each lost health."""

    seat: Seat
    shape: str


@dataclass(frozen=True, slots=True)
class CastHeal:
    """Restores as much health as the shape has intelligence: 2 mana."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastSlow:
    """Halves somebody's speeds for one die of turns: 3 mana."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class CastRestrict:
    """Lets somebody change only within his class for one die of turns: 4 mana."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class CastTeleport:
    """Goes at once to an empty hex in sight, facing as one likes: 5 mana."""

    seat: Seat
    to: str
    facing: int = 0


@dataclass(frozen=True, slots=True)
class Attack:
    """Fights a wizard beside, by hand: with a special that goes with a blow; at what he holds.

    With `because` the referee allows what is out of limits: distance, sight, height, a second one.
    """

    seat: Seat
    target: int
    special: str = ""
    artifact: str = ""
    because: str = ""


@dataclass(frozen=True, slots=True)
class AttackArtifact:
    """Strikes an artifact that lies on the own hex or beside: no roll."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class UseSpecial:
    """Uses a special ability by itself; `target` where it has one."""

    seat: Seat
    special: str
    target: int | None = None


@dataclass(frozen=True, slots=True)
class PickUp:
    """Takes up an artifact that lies on the own hex."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Lays down an artifact."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Gives an artifact to a wizard beside who has a free hand."""

    seat: Seat
    artifact: str
    target: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn is over; a Blob goes on by one cell."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetHealth:
    """Health as the referee says; none is death."""

    seat: Seat
    player: int
    health: int
    because: str


@dataclass(frozen=True, slots=True)
class SetMana:
    """Mana as the referee says."""

    seat: Seat
    player: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class SetShape:
    """A wizard has a shape at once, in full health, as the referee says."""

    seat: Seat
    player: int
    shape: str
    because: str


@dataclass(frozen=True, slots=True)
class PlaceCounter:
    """Puts a wizard's counter where the referee says; who was gone comes back."""

    seat: Seat
    player: int
    at: str
    facing: int
    because: str


@dataclass(frozen=True, slots=True)
class SetEffect:
    """So many turns of "slow", "restrict", "stuck" or "poison"; "hold" 0 frees."""

    seat: Seat
    player: int
    effect: str
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class PlaceArtifact:
    """An artifact lies on a hex, or is in a wizard's hand; neither: it is gone."""

    seat: Seat
    artifact: str
    at: str | None
    holder: int | None
    because: str


@dataclass(frozen=True, slots=True)
class AddWizard:
    """Somebody joins in mid-game, as a Human; once it is played, on the hex `at`."""

    seat: Seat
    name: str
    because: str
    at: str | None = None
    facing: int = 0
    school: str = ""


@dataclass(frozen=True, slots=True)
class RemoveWizard:
    """Somebody leaves the table; what he holds stays where he stood."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """It is this wizard's turn now; whose turn it was, comes next."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class DeclareHit:
    """An attack hit, whatever the dice said, with all that follows: damage, a web, death."""

    seat: Seat
    player: int
    target: int
    damage: int
    because: str
    special: str = ""


Command: TypeAlias = (
    Roll
    | Shuffle
    | LayPart
    | MapDone
    | PlaceWizard
    | Move
    | Land
    | TakeOff
    | FlyHigh
    | FlyLow
    | CastMorph
    | CastHeal
    | CastSlow
    | CastRestrict
    | CastTeleport
    | Attack
    | AttackArtifact
    | UseSpecial
    | PickUp
    | Drop
    | HandOver
    | EndTurn
    | SetHealth
    | SetMana
    | SetShape
    | PlaceCounter
    | SetEffect
    | PlaceArtifact
    | AddWizard
    | RemoveWizard
    | GiveTurn
    | DeclareHit
    | Correct
    | DeclareWinner
    | Note
)
COMMANDS: tuple[type[Any], ...] = get_args(Command)
