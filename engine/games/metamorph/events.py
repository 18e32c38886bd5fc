"""What happened."""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.correcting import Corrected as Corrected
from engine.games.metamorph.state import Altitude, Level
from engine.games.metamorph.tables import Mode
from engine.luck import Rolled, Shuffled
from engine.word import GameWon as GameWon
from engine.word import Noted as Noted


@dataclass(frozen=True, slots=True)
class PartsDealt:
    """Parts of the map to be laid, for each seat."""

    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PartLaid:
    """A part of the map lies."""

    part: str
    column: int
    half: int
    player: int | None = None


@dataclass(frozen=True, slots=True)
class FirstTied:
    """These rolled the same, and roll again for who goes first."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstKnown:
    """Who goes first."""

    player: int


@dataclass(frozen=True, slots=True)
class MapLaid:
    """The map is done; wizards are placed."""


@dataclass(frozen=True, slots=True)
class WizardPlaced:
    """A wizard stands on a hex."""

    player: int
    at: str
    facing: int


@dataclass(frozen=True, slots=True)
class ArtifactPut:
    """An artifact lies on a hex, or is in a wizard's hand; with neither it left the map."""

    artifact: str
    at: str | None
    holder: int | None
    why: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; those in one group still roll for their order."""

    round: int
    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """Dice parted a group."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a wizard's turn; whom he sees."""

    player: int
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ManaGained:
    """Mana came in; so much he has."""

    player: int
    gained: int
    mana: int
    why: str


@dataclass(frozen=True, slots=True)
class UpkeepPaid:
    """The shape's upkeep was paid; so much mana is left."""

    player: int
    cost: int
    mana: int


@dataclass(frozen=True, slots=True)
class UpkeepSpared:
    """The shape lives off the land and costs nothing this turn, unless it attacks."""

    player: int
    cost: int


@dataclass(frozen=True, slots=True)
class Reverted:
    """A wizard becomes a Blob at once and starts back to Human; damage he owes stays missing."""

    player: int
    x: int
    y: int
    health: int
    debt: int
    why: str


@dataclass(frozen=True, slots=True)
class PoisonBit:
    """Poison did its damage; it does so for so many turns more."""

    player: int
    left: int


@dataclass(frozen=True, slots=True)
class EscapeTried:
    """A held wizard tries to break free."""

    player: int
    by: int
    special: str
    bonus: int
    damage: int


@dataclass(frozen=True, slots=True)
class HoldKept:
    """The hold was not broken: it hurts, and the wizard cannot move this turn."""

    player: int
    by: int


@dataclass(frozen=True, slots=True)
class HoldEnded:
    """A wizard is free again."""

    player: int
    why: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A wizard moved over these hexes; whom he saw before, and how far he ran straight at last.

    After a teleport it is whom he saw before that (M29).
    """

    player: int
    path: tuple[str, ...]
    facing: int
    mode: Mode
    seen: tuple[int, ...]
    run: int


@dataclass(frozen=True, slots=True)
class LeftMap:
    """A wizard left the map."""

    player: int
    with_key: bool = False


@dataclass(frozen=True, slots=True)
class SpellCast:
    """A spell was cast and paid for."""

    player: int
    spell: str
    cost: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class ChangeBegan:
    """A change of shape began, at this cell of the chart."""

    player: int
    target: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Healed:
    """Health was restored; so much there is."""

    player: int
    health: int


@dataclass(frozen=True, slots=True)
class Teleported:
    """A wizard is somewhere else."""

    player: int
    to: str
    facing: int


@dataclass(frozen=True, slots=True)
class Slowed:
    """Speeds are halved for so many turns of his."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class Restricted:
    """Changes only within the class for so many turns of his."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class Poisoned:
    """Poison bites at the start of so many turns of his."""

    player: int
    turns: int
    damage: int


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    """A special was used, for so much mana."""

    player: int
    special: str
    cost: int
    target: int | None = None


@dataclass(frozen=True, slots=True)
class DiceAwaited:
    """A spell or poison lasts as many turns as a die says."""

    player: int
    target: int
    what: str
    special: str = ""


@dataclass(frozen=True, slots=True)
class AttackBegan:
    """An attack: what is added to two dice, of which seven hit, and its damage before what is over.

    `hand` says hand-to-hand; else it is the special's own. Low: the target is on the ground.
    Harried: it came from a flyer.
    """

    player: int
    target: int
    bonus: int
    damage: int
    hand: bool
    special: str = ""
    artifact: str = ""
    low: bool = False
    harried: bool = False


@dataclass(frozen=True, slots=True)
class AttackHit:
    """An attack hit."""

    player: int
    target: int
    total: int
    hand: bool = True


@dataclass(frozen=True, slots=True)
class AttackMissed:
    """An attack missed."""

    player: int
    target: int
    total: int


@dataclass(frozen=True, slots=True)
class Damaged:
    """A wizard lost health; so much is left."""

    player: int
    damage: int
    health: int
    why: str


@dataclass(frozen=True, slots=True)
class Stuck:
    """A wizard may not move in his next turn, or his next ones."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class BroughtDown:
    """A flyer is on the ground."""

    player: int


@dataclass(frozen=True, slots=True)
class Held:
    """A wizard is held."""

    player: int
    by: int
    special: str
    damage: int


@dataclass(frozen=True, slots=True)
class InkSpread:
    """Hexes are clouded until the wizard's next turn."""

    player: int
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrapSet:
    """Whoever ends a move beside is held, until the wizard's next turn."""

    player: int
    special: str


@dataclass(frozen=True, slots=True)
class ArtifactAttacked:
    """An artifact on the ground is attacked by hand."""

    player: int
    artifact: str


@dataclass(frozen=True, slots=True)
class ArtifactHit:
    """An artifact was struck; how much damage it has by now."""

    player: int
    artifact: str
    damage: int


@dataclass(frozen=True, slots=True)
class ArtifactDestroyed:
    """An artifact is destroyed."""

    artifact: str


@dataclass(frozen=True, slots=True)
class AltitudeChanged:
    """A flyer landed, took off, is high, or is back."""

    player: int
    altitude: Altitude


@dataclass(frozen=True, slots=True)
class LevelDeclared:
    """A flyer is on its way up high, or down."""

    player: int
    level: Level


@dataclass(frozen=True, slots=True)
class BlobStepped:
    """A change went on to this cell of the chart; between two shapes one is a Blob."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class BecameBlob:
    """The shape is given up: a Blob, with a Blob's health."""

    player: int
    health: int


@dataclass(frozen=True, slots=True)
class ShapeTaken:
    """A wizard has a shape."""

    player: int
    shape: str
    health: int
    altitude: Altitude


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    player: int


@dataclass(frozen=True, slots=True)
class Died:
    """A wizard is dead."""

    player: int


@dataclass(frozen=True, slots=True)
class HealthSet:
    """The referee set a wizard's health."""

    player: int
    health: int
    because: str


@dataclass(frozen=True, slots=True)
class ManaSet:
    """The referee set a wizard's mana."""

    player: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class ShapeSet:
    """The referee gave a wizard a shape."""

    player: int
    shape: str
    because: str


@dataclass(frozen=True, slots=True)
class CounterPlaced:
    """The referee put a wizard's counter somewhere."""

    player: int
    at: str
    facing: int
    because: str


@dataclass(frozen=True, slots=True)
class EffectSet:
    """The referee set for how many turns something lasts."""

    player: int
    effect: str
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class ArtifactSet:
    """The referee put an artifact somewhere."""

    artifact: str
    at: str | None
    holder: int | None
    because: str


@dataclass(frozen=True, slots=True)
class WizardAdded:
    """Somebody joined: a Human with this much mana."""

    player: int
    name: str
    school: str
    at: str | None
    facing: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class WizardRemoved:
    """Somebody left the table."""

    player: int
    because: str


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The referee gave the turn to a wizard."""

    player: int
    because: str


@dataclass(frozen=True, slots=True)
class HitDeclared:
    """An attack hit by the referee's word."""

    player: int
    target: int
    because: str


@dataclass(frozen=True, slots=True)
class StillAwaited:
    """What was announced stays so when something else was set straight; fields as `Pending`."""

    what: str
    player: int
    target: int
    special: str
    bonus: int
    damage: int
    artifact: str


@dataclass(frozen=True, slots=True)
class Allowed:
    """The referee allowed what is out of limits."""

    player: int
    because: str


Event: TypeAlias = (
    Rolled
    | Shuffled
    | PartsDealt
    | PartLaid
    | FirstTied
    | FirstKnown
    | MapLaid
    | WizardPlaced
    | ArtifactPut
    | RoundBegan
    | OrderRolled
    | TurnBegan
    | ManaGained
    | UpkeepPaid
    | UpkeepSpared
    | Reverted
    | PoisonBit
    | EscapeTried
    | HoldKept
    | HoldEnded
    | Moved
    | LeftMap
    | SpellCast
    | ChangeBegan
    | Healed
    | Teleported
    | Slowed
    | Restricted
    | Poisoned
    | SpecialUsed
    | DiceAwaited
    | AttackBegan
    | AttackHit
    | AttackMissed
    | Damaged
    | Stuck
    | BroughtDown
    | Held
    | InkSpread
    | TrapSet
    | ArtifactAttacked
    | ArtifactHit
    | ArtifactDestroyed
    | AltitudeChanged
    | LevelDeclared
    | BlobStepped
    | BecameBlob
    | ShapeTaken
    | TurnEnded
    | Died
    | HealthSet
    | ManaSet
    | ShapeSet
    | CounterPlaced
    | EffectSet
    | ArtifactSet
    | WizardAdded
    | WizardRemoved
    | TurnGiven
    | HitDeclared
    | StillAwaited
    | Allowed
    | Corrected
    | GameWon
    | Noted
)
EVENTS: tuple[type[Any], ...] = get_args(Event)
