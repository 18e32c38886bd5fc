"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. Lengths are in
tenths of a millimetre.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.game import Seat
from engine.games.clay_o_rama.powers import Limit, Use
from engine.games.clay_o_rama.state import Limb, Missile, PartCause
from engine.games.clay_o_rama.tables import TraitName
from engine.luck import Roll
from engine.word import DeclareWinner as DeclareWinner
from engine.word import Note as Note


@dataclass(frozen=True, slots=True)
class StartBuilding:
    """Starts the building timer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TellTime:
    """From the clock: so many seconds of building time have passed in all."""

    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class SayDone:
    """A player has finished building."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class SetSpan:
    """Sets a hand-span, in tenths of a millimetre; before or during play. Player None: referee."""

    seat: Seat
    player: int | None
    span: int


@dataclass(frozen=True, slots=True)
class WeighClay:
    """What a kitchen scale says of a creature and of its missiles, in tenths of a gram."""

    seat: Seat
    player: int
    creature: int
    missiles: int = 0


@dataclass(frozen=True, slots=True)
class WeighIn:
    """The referee gives a creature its stats; None lets the table of the rules say it.

    `divisible`: it parts cleanly in two.
    """

    seat: Seat
    player: int
    legs: int
    limbs: tuple[Limb, ...] = ()
    hit_points: int | None = None
    movement_spans: int | None = None
    attacks: int | None = None
    missiles: tuple[Missile, ...] = ()
    power: str = ""
    reach: int | None = None
    colour: str = ""
    because: str = ""
    divisible: bool = False


@dataclass(frozen=True, slots=True)
class MakeUpPower:
    """Writes down a special power that was made up at the table; the same name again corrects it.

    `use`: "instead" of an attack's damage, on a "hit", or in the "own_move"; `displaces`: its
    target stands elsewhere afterwards.
    """

    seat: Seat
    name: str
    title: str
    text: str = ""
    use: Use = "hit"
    limit: Limit = "none"
    dice: int = 2
    displaces: bool = False


@dataclass(frozen=True, slots=True)
class ChooseTrait:
    """Chooses to be tough, mean or fast, where that is played."""

    seat: Seat
    player: int
    trait: TraitName


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Chooses another colour of clay, after the lot gave the first one to somebody else."""

    seat: Seat
    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class StartGame:
    """Building is over, everything is weighed in: roll for initiative.

    `without_powers`: whoever has no special power plays without one.
    """

    seat: Seat
    without_powers: bool = False


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a path that leads through a patch of terrain, in tenths of a millimetre."""

    terrain: str
    length: int


@dataclass(frozen=True, slots=True)
class Move:
    """Walks a creature along a path of this length, in tenths of a millimetre.

    `contact`: it ran into another creature; `edge`: it came to the edge of the table; `through`:
    the parts of the path that lead through terrain.
    """

    seat: Seat
    creature: int
    length: int
    contact: bool = False
    edge: bool = False
    through: tuple[Passage, ...] = ()


@dataclass(frozen=True, slots=True)
class HoldMove:
    """Waits with the move for a later point of the round (Move Out of Turn)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class MoveOutOfTurn:
    """Takes the move now, between the moves of others (Move Out of Turn)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a missile went: the first creature it touched, and whether the table came before."""

    struck: int | None
    bounced: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """Throws a missile at a named target; with `landing` the referee says at once how it ended.

    `blob`: it is the Blob of Death.
    """

    seat: Seat
    creature: int
    missile: int
    target: int
    landing: Landing | None = None
    blob: bool = False


@dataclass(frozen=True, slots=True)
class Land:
    """The referee says which creature the missile in the air touched first; None: no creature."""

    seat: Seat
    struck: int | None
    bounced: bool = False


@dataclass(frozen=True, slots=True)
class VoidThrow:
    """The throw does not count (from a wrong place, say); the missile goes back to its owner."""

    seat: Seat
    because: str


@dataclass(frozen=True, slots=True)
class Attack:
    """Announces an attack with one limb, and the power that takes the place of its damage.

    `gap` is the measured distance to the target in tenths of a millimetre.
    """

    seat: Seat
    creature: int
    target: int
    limb: int = 0
    gap: int | None = None
    power: str = ""


@dataclass(frozen=True, slots=True)
class Counterattack:
    """Announces a counterattack with one limb on the creature that just attacked."""

    seat: Seat
    creature: int
    limb: int = 0
    gap: int | None = None
    power: str = ""


@dataclass(frozen=True, slots=True)
class EndAttacks:
    """No more attacks (or counterattacks) on this target: its damage is rolled together."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class DeclineCounterattack:
    """Lets the chance to counterattack pass."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class EndMove:
    """Ends a creature's move; the next in order follows."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class ReshapeLimb:
    """Says which limb of the target was given a new shape (Reshape One Limb)."""

    seat: Seat
    creature: int
    limb: int = 0


@dataclass(frozen=True, slots=True)
class RipLimb:
    """Tears a limb, or a leg, off the target instead of doing damage (Rip Limbs Off)."""

    seat: Seat
    creature: int
    limb: int = 0
    leg: bool = False


@dataclass(frozen=True, slots=True)
class ChangePlaces:
    """Two creatures change places (Change Places)."""

    seat: Seat
    creature: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ThrowCreature:
    """Throws the creature that was hit at a third one (Use Opponent as Missile)."""

    seat: Seat
    creature: int
    target: int


@dataclass(frozen=True, slots=True)
class Divide:
    """Splits a creature into two halves (Divide Self)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class BorrowPower:
    """Uses the power of the creature that was just hit, whatever it is (Borrow Power)."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class UsePower:
    """Uses a power that the referee made up, on a target."""

    seat: Seat
    creature: int
    target: int


@dataclass(frozen=True, slots=True)
class DeclinePower:
    """Lets the chance to use a power pass."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class JudgePower:
    """The referee says what a power did to its target, in hit points."""

    seat: Seat
    damage: int
    because: str


@dataclass(frozen=True, slots=True)
class JudgeByDice:
    """The referee lets dice say what a power did; None: as many as are suggested."""

    seat: Seat
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class LosePart:
    """The referee says that a part came off; a limb or leg lost for good changes the stats."""

    seat: Seat
    creature: int
    part: str
    cause: PartCause
    limb: int | None = None
    leg: bool = False


@dataclass(frozen=True, slots=True)
class PutPartBack:
    """Puts a part back that came off; `seconds`: how long it took, where the clock ran."""

    seat: Seat
    creature: int
    part: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class SetHitPoints:
    """The referee's word on hit points."""

    seat: Seat
    creature: int
    hit_points: int
    because: str


@dataclass(frozen=True, slots=True)
class Reweigh:
    """The referee's word on any other stat; None leaves it as it is."""

    seat: Seat
    creature: int
    because: str
    legs: int | None = None
    movement_spans: int | None = None
    limbs: tuple[Limb, ...] | None = None
    attacks: int | None = None
    attacks_left: int | None = None
    missiles: tuple[Missile, ...] | None = None
    power: str | None = None
    reach: int | None = None
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class RemoveCreature:
    """Takes a creature out of the game."""

    seat: Seat
    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class GiveMove:
    """The referee says whose move it is now."""

    seat: Seat
    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class SetInitiative:
    """The referee's word on a player's initiative."""

    seat: Seat
    player: int
    initiative: int
    because: str


@dataclass(frozen=True, slots=True)
class ChangeHouseRule:
    """Changes a house rule for the rest of the game."""

    seat: Seat
    name: str
    value: int | str | bool
    because: str


Command: TypeAlias = (
    Roll
    | StartBuilding
    | TellTime
    | SayDone
    | SetSpan
    | WeighClay
    | WeighIn
    | MakeUpPower
    | ChooseTrait
    | ChooseColour
    | StartGame
    | Move
    | HoldMove
    | MoveOutOfTurn
    | Fire
    | Land
    | VoidThrow
    | Attack
    | Counterattack
    | EndAttacks
    | DeclineCounterattack
    | EndMove
    | ReshapeLimb
    | RipLimb
    | ChangePlaces
    | ThrowCreature
    | Divide
    | BorrowPower
    | UsePower
    | DeclinePower
    | JudgePower
    | JudgeByDice
    | LosePart
    | PutPartBack
    | SetHitPoints
    | Reweigh
    | RemoveCreature
    | GiveMove
    | SetInitiative
    | ChangeHouseRule
    | DeclareWinner
    | Note
)

COMMANDS: tuple[type[Any], ...] = get_args(Command)
