"""What has happened."""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.games.clay_o_rama.powers import Limit, Use
from engine.games.clay_o_rama.state import Limb, Missile, PartCause
from engine.luck import Rolled
from engine.word import GameWon as GameWon
from engine.word import Noted as Noted


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
    """A hand-span is known, in tenths of a millimetre; player None: the referee's."""

    player: int | None
    span: int


@dataclass(frozen=True, slots=True)
class ColourKept:
    """The lot gave this colour to this player; the others choose anew."""

    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class ColourChosen:
    """A player has clay of another colour."""

    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class TraitChosen:
    """A player chose to be tough, mean or fast."""

    player: int
    trait: str


@dataclass(frozen=True, slots=True)
class ClayWeighed:
    """A creature and its missiles were on a kitchen scale, in tenths of a gram."""

    player: int
    creature: int
    missiles: int


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
class HitPointsReckoned:
    """Nobody said a number, so the clay does; 0: the missiles' clay is not known yet (K39)."""

    creature: int
    hit_points: int


@dataclass(frozen=True, slots=True)
class DivisibilitySet:
    """The referee said whether a creature parts cleanly in two (K35)."""

    creature: int
    divisible: bool


@dataclass(frozen=True, slots=True)
class PowerMadeUp:
    """A special power was made up during the evening (K38)."""

    name: str
    title: str
    text: str
    use: Use
    limit: Limit
    dice: int
    displaces: bool = False


@dataclass(frozen=True, slots=True)
class GameStarted:
    """`house_rules`: in words, those that differ from the classic game."""

    preset: str
    house_rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HitPointsRolled:
    """Hit points came from the dice."""

    creature: int
    hit_points: int


@dataclass(frozen=True, slots=True)
class PowerDrawn:
    """A special power came from the lot; nobody else sees which."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class LotReturned:
    """The lot gave a creature a power that it cannot use: it is drawn again (K35)."""

    creature: int


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
        total: What it has walked in this round; terrain counts as much as it costs.
        allowance: What it may walk in a round.
        stopped: It may not walk on: it ran into another creature (K23).
    """

    creature: int
    length: int
    total: int
    allowance: int
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class EdgeReached:
    """A creature came to the edge of the table; there its walk ends (K22)."""

    creature: int


@dataclass(frozen=True, slots=True)
class MissileFired:
    """A missile is in the air; it is used up."""

    creature: int
    missile: int
    target: int
    blob: bool = False


@dataclass(frozen=True, slots=True)
class MissileLanded:
    """The referee said what the missile touched first; `hit` when it was the named target.

    `dice` is 0 where the referee judges the damage. `thrown`: the creature that was the missile.
    """

    creature: int
    missile: int
    target: int
    struck: int | None
    bounced: bool
    hit: bool
    dice: int
    halved: bool
    thrown: int | None = None


@dataclass(frozen=True, slots=True)
class ThrowVoided:
    """The throw did not count; the missile is back."""

    creature: int
    missile: int
    because: str
    blob: bool = False
    thrown: int | None = None


@dataclass(frozen=True, slots=True)
class AttackAnnounced:
    """An attack or counterattack with one limb was announced."""

    attacker: int
    target: int
    limb: int
    counter: bool
    gap: int | None
    power: str = ""


@dataclass(frozen=True, slots=True)
class AttackHit:
    """The roll reached the number to hit; `dice` of damage come of it."""

    attacker: int
    target: int
    limb: int
    total: int
    to_hit: int
    dice: int


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
class PowerOffered:
    """A special power may be used now."""

    power: str
    creature: int
    target: int
    borrowed: bool = False


@dataclass(frozen=True, slots=True)
class PowerDeclined:
    """The chance to use a power passed."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A special power was used; everybody has seen it."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class PowerBorrowed:
    """A creature used the power of the one it hit; without effect where it had none of use."""

    creature: int
    target: int
    power: str
    works: bool


@dataclass(frozen=True, slots=True)
class JudgementAsked:
    """The referee judges what a power did; `dice` are suggested."""

    power: str
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class PowerJudged:
    """The referee said what a power did, in hit points."""

    power: str
    target: int
    damage: int
    because: str


@dataclass(frozen=True, slots=True)
class JudgedByDice:
    """Dice are to say what a power did."""

    power: str
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class LimbReshaped:
    """A limb was given a new shape."""

    creature: int
    target: int
    limb: int


@dataclass(frozen=True, slots=True)
class LimbTorn:
    """A limb or a leg was torn off instead of doing damage; `besides`: the damage is done too."""

    creature: int
    target: int
    limb: int
    leg: bool
    besides: bool = False


@dataclass(frozen=True, slots=True)
class PlacesChanged:
    """Two creatures changed places by the power of a third or of one of them."""

    creature: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class CreatureThrown:
    """A creature is in the air, thrown at a third one."""

    creature: int
    thrown: int
    target: int


@dataclass(frozen=True, slots=True)
class HalfMade:
    """One half of a creature that divided itself, with what it holds."""

    creature: int
    of: int
    player: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    attacks_left: int
    hit_points: int
    missiles: tuple[Missile, ...]
    reach: int | None


@dataclass(frozen=True, slots=True)
class MoveHeld:
    """A creature waits with its move."""

    creature: int


@dataclass(frozen=True, slots=True)
class MoveTaken:
    """A creature takes its move out of turn."""

    creature: int


@dataclass(frozen=True, slots=True)
class PartLost:
    """A part came off; a limb or leg that is named is lost for good."""

    creature: int
    part: str
    cause: PartCause
    limb: int | None
    leg: bool


@dataclass(frozen=True, slots=True)
class PartPutBack:
    """A part was put back."""

    creature: int
    part: str


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
class InitiativeSet:
    """The referee's word on a player's initiative."""

    player: int
    initiative: int
    because: str


@dataclass(frozen=True, slots=True)
class HouseRuleChanged:
    """A house rule is another one from now on."""

    name: str
    value: int | str | bool
    because: str


Event: TypeAlias = (
    Rolled
    | BuildingStarted
    | BuildingTimeTold
    | BuildingDone
    | SpanSet
    | ColourKept
    | ColourChosen
    | TraitChosen
    | ClayWeighed
    | CreatureWeighedIn
    | HitPointsReckoned
    | DivisibilitySet
    | PowerMadeUp
    | GameStarted
    | HitPointsRolled
    | PowerDrawn
    | LotReturned
    | InitiativeRolled
    | RoundBegan
    | MoveBegan
    | Moved
    | EdgeReached
    | MissileFired
    | MissileLanded
    | ThrowVoided
    | AttackAnnounced
    | AttackHit
    | AttackMissed
    | AttacksEnded
    | Damaged
    | CounterattackOffered
    | CounterattackBarred
    | CounterattackDeclined
    | PowerOffered
    | PowerDeclined
    | PowerUsed
    | PowerBorrowed
    | JudgementAsked
    | PowerJudged
    | JudgedByDice
    | LimbReshaped
    | LimbTorn
    | PlacesChanged
    | CreatureThrown
    | HalfMade
    | MoveHeld
    | MoveTaken
    | PartLost
    | PartPutBack
    | CreatureDied
    | MoveEnded
    | HitPointsSet
    | StatsSet
    | CreatureRemoved
    | MoveGiven
    | InitiativeSet
    | HouseRuleChanged
    | GameWon
    | Noted
)

EVENTS: tuple[type[Any], ...] = get_args(Event)
