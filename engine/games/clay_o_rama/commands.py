"""What players and the referee may ask for.

`seat` says who asks; None is the referee, who may also do whatever a player may. Lengths are in
tenths of a millimetre.
"""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.clay_o_rama.state import Limb, Missile
from engine.luck import Roll


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
    """Sets a player's hand-span, in tenths of a millimetre; before or during play."""

    seat: Seat
    player: int
    span: int


@dataclass(frozen=True, slots=True)
class WeighIn:
    """The referee gives a creature its stats; None lets the table of the rules say it."""

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


@dataclass(frozen=True, slots=True)
class StartGame:
    """Building is over, everything is weighed in: roll for initiative."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Move:
    """Walks a creature along a path of this length, in tenths of a millimetre."""

    seat: Seat
    creature: int
    length: int
    contact: bool = False


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a missile went: the first creature it touched, and whether the table came before."""

    struck: int | None
    bounced: bool = False


@dataclass(frozen=True, slots=True)
class Fire:
    """Throws a missile at a named target; with `landing` the referee says at once how it ended."""

    seat: Seat
    creature: int
    missile: int
    target: int
    landing: Landing | None = None


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
    """Announces an attack with one limb; `gap` is the measured distance to the target."""

    seat: Seat
    creature: int
    target: int
    limb: int = 0
    gap: int | None = None


@dataclass(frozen=True, slots=True)
class Counterattack:
    """Announces a counterattack with one limb on the creature that just attacked."""

    seat: Seat
    creature: int
    limb: int = 0
    gap: int | None = None


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
class DeclareWinner:
    """The other way to win: the referee names who was the most fun, or ends the evening."""

    seat: Seat
    players: tuple[int, ...]
    because: str


@dataclass(frozen=True, slots=True)
class Note:
    """A remark for the ledger: a ruling made at the table, a scream."""

    seat: Seat
    text: str


COMMANDS = (
    StartBuilding, TellTime, SayDone, SetSpan, WeighIn, StartGame, Roll, Move, Fire, Land,
    VoidThrow, Attack, Counterattack, EndAttacks, DeclineCounterattack, EndMove, SetHitPoints,
    Reweigh, RemoveCreature, GiveMove, DeclareWinner, Note,
)  # fmt: skip
