"""What has happened."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.clay_o_rama.state import Limb, Missile
from engine.luck import Rolled


@dataclass(frozen=True, slots=True)
class BuildingStarted:
    """The building timer runs."""

    minutes: int


@dataclass(frozen=True, slots=True)
class BuildingTimeTold:
    """The clock told how long building has taken; `up` when that was all the time."""

    seconds: int
    up: bool


@dataclass(frozen=True, slots=True)
class BuildingDone:
    """A player said that he is done."""

    player: int


@dataclass(frozen=True, slots=True)
class SpanSet:
    """A hand-span is known, in tenths of a millimetre."""

    player: int
    span: int


@dataclass(frozen=True, slots=True)
class CreatureWeighedIn:
    """A creature got its stats, and its number."""

    creature: int
    player: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    hit_points: int
    missiles: tuple[Missile, ...]
    power: str
    reach: int | None
    because: str


@dataclass(frozen=True, slots=True)
class GameStarted:
    """`house_rules`: in words, those that differ from the classic game."""

    preset: str
    house_rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InitiativeRolled:
    """A player rolled for the order of play, or rolled off a tie."""

    player: int
    total: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """Everybody may attack and move again (K9)."""

    round: int


@dataclass(frozen=True, slots=True)
class MoveBegan:
    """A creature's move began."""

    creature: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A creature walked.

    Attributes:
        total: What it has walked in this round.
        allowance: What it may walk in a round.
        stopped: It ran into another creature and may not walk on (K23).
    """

    creature: int
    length: int
    total: int
    allowance: int
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class MissileFired:
    """A missile is in the air; it is used up."""

    creature: int
    missile: int
    target: int


@dataclass(frozen=True, slots=True)
class MissileLanded:
    """The referee said what the missile touched first; `hit` when it was the named target."""

    creature: int
    missile: int
    target: int
    struck: int | None
    bounced: bool
    hit: bool
    dice: int
    halved: bool


@dataclass(frozen=True, slots=True)
class ThrowVoided:
    """The throw did not count; the missile is back."""

    creature: int
    missile: int
    because: str


@dataclass(frozen=True, slots=True)
class AttackAnnounced:
    """An attack or counterattack with one limb was announced."""

    attacker: int
    target: int
    limb: int
    counter: bool
    gap: int | None


@dataclass(frozen=True, slots=True)
class AttackHit:
    """The roll reached the number to hit."""

    attacker: int
    target: int
    limb: int
    total: int
    to_hit: int


@dataclass(frozen=True, slots=True)
class AttackMissed:
    """The roll stayed below the number to hit."""

    attacker: int
    target: int
    limb: int
    total: int
    to_hit: int


@dataclass(frozen=True, slots=True)
class AttacksEnded:
    """All attacks on the target are made; so many dice of damage are to be rolled."""

    attacker: int
    target: int
    counter: bool
    dice: int


@dataclass(frozen=True, slots=True)
class Damaged:
    """Hit points were lost; `hit_points` is what is left."""

    creature: int
    amount: int
    hit_points: int
    why: str


@dataclass(frozen=True, slots=True)
class CounterattackOffered:
    """The attacked creature may answer."""

    defender: int
    attacker: int


@dataclass(frozen=True, slots=True)
class CounterattackBarred:
    """The attacked creature may not answer, and why."""

    defender: int
    attacker: int
    why: str


@dataclass(frozen=True, slots=True)
class CounterattackDeclined:
    """The chance to counterattack passed."""

    defender: int


@dataclass(frozen=True, slots=True)
class CreatureDied:
    """No hit points left."""

    creature: int


@dataclass(frozen=True, slots=True)
class MoveEnded:
    """A creature's move is over."""

    creature: int


@dataclass(frozen=True, slots=True)
class HitPointsSet:
    """The referee's word on hit points."""

    creature: int
    hit_points: int
    because: str


@dataclass(frozen=True, slots=True)
class StatsSet:
    """The referee's word on the other stats, as they are now."""

    creature: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    attacks_left: int
    missiles: tuple[Missile, ...]
    power: str
    reach: int | None
    because: str


@dataclass(frozen=True, slots=True)
class CreatureRemoved:
    """A creature was taken out of the game."""

    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class MoveGiven:
    """The referee gave the move to this creature."""

    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over; nobody won when `winners` is empty."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Noted:
    """A remark for the ledger."""

    seat: Seat
    text: str


EVENTS = (
    BuildingStarted, BuildingTimeTold, BuildingDone, SpanSet, CreatureWeighedIn, GameStarted,
    Rolled, InitiativeRolled, RoundBegan, MoveBegan, Moved, MissileFired, MissileLanded,
    ThrowVoided, AttackAnnounced, AttackHit, AttackMissed, AttacksEnded, Damaged,
    CounterattackOffered, CounterattackBarred, CounterattackDeclined, CreatureDied, MoveEnded,
    HitPointsSet, StatsSet, CreatureRemoved, MoveGiven, GameWon, Noted,
)  # fmt: skip
