"""What happened."""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.games.clearing_house.state import Space
from engine.luck import Rolled, Shuffled
from engine.word import GameWon as GameWon
from engine.word import Noted as Noted


@dataclass(frozen=True, slots=True)
class Dealt:
    """Packs to draft from, one for each seat, empty for the dead; nobody else sees them."""

    packs: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardDrafted:
    """A player kept a card; nobody else sees which."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class PacksPassed:
    """Everybody passes his pack to the left."""


@dataclass(frozen=True, slots=True)
class DraftEnded:
    """Everybody holds his hand; what is left of the packs is set aside unseen."""

    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartTied:
    """These rolled the same, and roll again for the start."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; `start` has the first turn. Cards are dealt first when `dealing`."""

    round: int
    start: int
    dealing: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a player's turn, the `cycle`-th of the round from 0, to play `most` cards."""

    player: int
    cycle: int
    most: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A turn is lost for an Intervene; it counts as one of the round."""

    player: int
    cycle: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played, and its action announced."""

    player: int
    card: str
    to: Space | None = None
    through: Space | None = None
    victim: int | None = None


@dataclass(frozen=True, slots=True)
class Intervened:
    """A player cancels what was announced last, and pays for it."""

    player: int


@dataclass(frozen=True, slots=True)
class LetPassed:
    """A player, or everybody (None), does not intervene."""

    player: int | None


@dataclass(frozen=True, slots=True)
class ActionCancelled:
    """An Intervene stood: the action below it comes to nothing."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionStood:
    """Nobody cancelled it: the action is carried out."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn went to a space, of its own will or not."""

    player: int
    to: Space
    forced: bool = False


@dataclass(frozen=True, slots=True)
class TrapSprung:
    """A player came onto a trap, which leaves the game."""

    player: int
    at: Space


@dataclass(frozen=True, slots=True)
class TrapLaid:
    """A trap from a player's stock lies on a space."""

    player: int
    at: Space


@dataclass(frozen=True, slots=True)
class TrapTaken:
    """A player destroyed a trap and keeps it."""

    player: int
    at: Space


@dataclass(frozen=True, slots=True)
class ArmorRaised:
    """Armor lies face up before a player."""

    player: int


@dataclass(frozen=True, slots=True)
class ArmorUsed:
    """Armor stopped an attack and was turned face down."""

    player: int


@dataclass(frozen=True, slots=True)
class AimTaken:
    """A ranged attack at a distance needs its die."""

    player: int
    victim: int
    needed: int


@dataclass(frozen=True, slots=True)
class ShotHit:
    """A ranged attack hit; roll 0: no die was needed."""

    player: int
    victim: int
    roll: int
    needed: int


@dataclass(frozen=True, slots=True)
class ShotMissed:
    """A ranged attack missed."""

    player: int
    victim: int
    roll: int
    needed: int


@dataclass(frozen=True, slots=True)
class Damaged:
    """A player lost a heart; so many are left."""

    player: int
    hearts: int
    why: str


@dataclass(frozen=True, slots=True)
class TheftBegan:
    """A card is to be drawn unseen from a hand."""

    thief: int
    victim: int


@dataclass(frozen=True, slots=True)
class CardStolen:
    """A card changed hands; only the two see which."""

    thief: int
    victim: int
    card: str
    base: bool = False


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player is out: the pawn comes off, the cards are set aside, the traps stay."""

    player: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    player: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Everybody had his turns; the police come once for each damage."""

    round: int
    raids: int


@dataclass(frozen=True, slots=True)
class RaidMissed:
    """The dice named a space where no X can be put; they are rolled again."""

    at: Space


@dataclass(frozen=True, slots=True)
class XPlaced:
    """A space is closed for the rest of the game; a trap on it leaves the game."""

    at: Space


@dataclass(frozen=True, slots=True)
class PoliceFound:
    """A player stands where the police came: he has to go, if there is a way."""

    player: int
    cornered: bool = False


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A player discarded a card to the police."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class PoliceLeft:
    """The police step is over."""


@dataclass(frozen=True, slots=True)
class HeartsSet:
    """The referee set a player's hearts."""

    player: int
    hearts: int
    because: str


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """The referee put a pawn somewhere."""

    player: int
    at: Space
    because: str


@dataclass(frozen=True, slots=True)
class TrapSet:
    """The referee put a trap down or took it up."""

    at: Space
    there: bool
    because: str


@dataclass(frozen=True, slots=True)
class XSet:
    """The referee closed a space or opened it."""

    at: Space
    there: bool
    because: str


Event: TypeAlias = (
    Rolled
    | Shuffled
    | Dealt
    | CardDrafted
    | PacksPassed
    | DraftEnded
    | StartTied
    | RoundBegan
    | TurnBegan
    | TurnSkipped
    | CardPlayed
    | Intervened
    | LetPassed
    | ActionCancelled
    | ActionStood
    | Moved
    | TrapSprung
    | TrapLaid
    | TrapTaken
    | ArmorRaised
    | ArmorUsed
    | AimTaken
    | ShotHit
    | ShotMissed
    | Damaged
    | TheftBegan
    | CardStolen
    | Eliminated
    | TurnEnded
    | RoundEnded
    | RaidMissed
    | XPlaced
    | PoliceFound
    | CardDiscarded
    | PoliceLeft
    | HeartsSet
    | PawnPlaced
    | TrapSet
    | XSet
    | GameWon
    | Noted
)
EVENTS: tuple[type[Any], ...] = get_args(Event)
