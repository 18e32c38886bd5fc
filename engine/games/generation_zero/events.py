"""What happened."""

from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from engine.correcting import Corrected as Corrected
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.state import How, Part, Place
from engine.luck import Rolled, Shuffled
from engine.word import GameWon as GameWon
from engine.word import Noted as Noted


@dataclass(frozen=True, slots=True)
class AgentsDealt:
    """Agents in play and aside, for each seat; nobody else sees those aside."""

    agents: tuple[tuple[str, ...], ...]
    spares: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SuesDealt:
    """'Sues for each seat."""

    sues: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class LocationsLaid:
    """Location cards lie face up."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class SpotsDrawn:
    """In this order Locations are given face-down cards."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MonstersLaid:
    """Monsters lie face down."""

    places: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CanonsLaid:
    """Canons lie face down."""

    places: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FiguresPlaced:
    """Agents and 'Sues stand on Locations."""

    figures: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Voted:
    """A player said who should begin."""

    player: int
    first: int


@dataclass(frozen=True, slots=True)
class StartTied:
    """These roll for the start."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; `first` has the first turn."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a player's turn; abilities recharge by one turn, and what lasts turns ebbs."""

    player: int


@dataclass(frozen=True, slots=True)
class PartEnded:
    """A player is done with his 'Sues, or with his Agents, which ends the turn."""

    player: int
    part: Part


@dataclass(frozen=True, slots=True)
class Rested:
    """A figure rested and has so much Health now."""

    figure: int
    health: int


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """An ability was used; `waits` own turns until it may be again, -1: never."""

    figure: int
    name: str
    waits: int
    still: bool = False


@dataclass(frozen=True, slots=True)
class Changed:
    """A stat, or all, changed for a while: so many turns, or thrusts in battle, of `by`."""

    figure: int
    stat: str
    amount: int
    how: How
    by: int
    turns: int
    fight: bool


@dataclass(frozen=True, slots=True)
class Mended:
    """Health came back."""

    figure: int
    health: int


@dataclass(frozen=True, slots=True)
class Stunned:
    """A figure loses its next thrust."""

    figure: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure went over Locations; `left` is speed that it may still spend after a fight."""

    figure: int
    path: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A figure ended its way where it is."""

    figure: int


@dataclass(frozen=True, slots=True)
class ActEnded:
    """A figure is done for this turn."""

    figure: int


@dataclass(frozen=True, slots=True)
class ChapterBegun:
    """A 'Sue writes a chapter about a Canon; only its writer sees who it is."""

    figure: int
    canon: int
    card: str


@dataclass(frozen=True, slots=True)
class CanonMoved:
    """A Canon went over Locations; nowhere when there is no path."""

    canon: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CanonCalled:
    """A Canon came to where a 'Sue stands."""

    canon: int
    place: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A 'Sue's player looked at a Canon; only he sees who it is."""

    figure: int
    canon: int
    card: str


@dataclass(frozen=True, slots=True)
class Ensnared:
    """A 'Sue has ensnared a Canon; only her player sees who it is."""

    figure: int
    canon: int
    card: str


@dataclass(frozen=True, slots=True)
class CanonFreed:
    """A Canon lies free on a Location."""

    canon: int
    place: int


@dataclass(frozen=True, slots=True)
class CanonFled:
    """A freed Canon is faster than every enemy, and is moved by a player, who sees who it is."""

    canon: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CanonShown:
    """A Canon was turned up for everybody: a Lust Object (E7), or by the referee's word."""

    canon: int
    card: str
    because: str = ""


@dataclass(frozen=True, slots=True)
class BattleBegan:
    """A battle began: of `fighter` against a Monster, or of Agents against 'Sues."""

    place: int
    monster: int | None = None
    fighter: int | None = None


@dataclass(frozen=True, slots=True)
class MonsterShown:
    """A Monster was turned up."""

    figure: int
    card: str


@dataclass(frozen=True, slots=True)
class ThrustsOrdered:
    """A round of thrusts began in this order, after so many whole rounds without damage."""

    round: int
    order: tuple[int, ...]
    quiet: int


@dataclass(frozen=True, slots=True)
class ThrustBegan:
    """It is a figure's thrust; what lasts its thrusts ebbs."""

    figure: int


@dataclass(frozen=True, slots=True)
class ThrustLost:
    """A stunned figure lost its thrust."""

    figure: int


@dataclass(frozen=True, slots=True)
class Thrust:
    """A figure thrust at another, who has so much Health left."""

    figure: int
    target: int
    attack: int
    defence: int
    health: int


@dataclass(frozen=True, slots=True)
class Held:
    """A figure let its thrust go by."""

    figure: int


@dataclass(frozen=True, slots=True)
class Fled:
    """A figure left a battle."""

    figure: int


@dataclass(frozen=True, slots=True)
class Hurt:
    """A figure lost Health otherwise than by a thrust."""

    figure: int
    health: int
    why: str


@dataclass(frozen=True, slots=True)
class Died:
    """A figure is out; the Canons that a 'Sue held are free where she fell."""

    figure: int
    why: str


@dataclass(frozen=True, slots=True)
class Killed:
    """A kill counts for a figure and its player."""

    figure: int
    victim: int


@dataclass(frozen=True, slots=True)
class ArtefactWon:
    """An Agent took a dead 'Sue's artefact."""

    figure: int
    sue: int


@dataclass(frozen=True, slots=True)
class RewardEarned:
    """A 'Sue may add points to her stats."""

    figure: int
    points: int


@dataclass(frozen=True, slots=True)
class Improved:
    """A 'Sue's stat is higher for good."""

    figure: int
    stat: str
    value: int


@dataclass(frozen=True, slots=True)
class ArtefactUsed:
    """An artefact did its service in this battle."""

    figure: int
    artefact: str


@dataclass(frozen=True, slots=True)
class GuestCame:
    """An Agent was called in for this round of thrusts."""

    figure: int
    name: str
    by: int


@dataclass(frozen=True, slots=True)
class GuestLeft:
    """An Agent who was called in went again."""

    figure: int


@dataclass(frozen=True, slots=True)
class Warped:
    """Two Locations changed places with everything on them."""

    one: int
    other: int


@dataclass(frozen=True, slots=True)
class MonstersBargain:
    """From now on 'Sues have 1 Defence less against Monsters."""


@dataclass(frozen=True, slots=True)
class StoodOff:
    """A battle came to nothing."""

    place: int
    why: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """A figure went back where it came from, which is no landing."""

    figure: int
    place: int


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """A battle is over."""

    place: int


@dataclass(frozen=True, slots=True)
class HealthSet:
    """Health as the referee said; whoever comes back stands at `place`."""

    figure: int
    health: int
    place: int | None
    because: str


@dataclass(frozen=True, slots=True)
class StatSet:
    """A stat as the referee said."""

    figure: int
    stat: str
    value: int
    because: str


@dataclass(frozen=True, slots=True)
class ChargeSet:
    """The charge of an ability as the referee said."""

    figure: int
    turns: int
    because: str


@dataclass(frozen=True, slots=True)
class LaidOut:
    """Where each Location lies, in the order of their numbers, as the referee said."""

    cells: tuple[Cell, ...]
    because: str


@dataclass(frozen=True, slots=True)
class FigurePlaced:
    """A figure where the referee said."""

    figure: int
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class CanonPlaced:
    """A Canon where the referee said."""

    canon: int
    place: int | None
    sue: int | None
    because: str


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """Somebody joined."""

    player: int
    name: str
    because: str


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """Somebody left the table."""

    player: int
    because: str


@dataclass(frozen=True, slots=True)
class FigureAdded:
    """A card came into play; nobody may know which Monster it is."""

    player: int
    kind: str
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class FigureRemoved:
    """A figure left the table."""

    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class CanonAdded:
    """One more Canon lies face down."""

    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The referee gave the turn to a player."""

    player: int
    part: Part
    because: str


@dataclass(frozen=True, slots=True)
class Allowed:
    """The referee allowed what is out of limits."""

    figure: int
    because: str


Event: TypeAlias = (
    Rolled
    | Shuffled
    | AgentsDealt
    | SuesDealt
    | LocationsLaid
    | SpotsDrawn
    | MonstersLaid
    | CanonsLaid
    | FiguresPlaced
    | Voted
    | StartTied
    | RoundBegan
    | TurnBegan
    | PartEnded
    | Rested
    | AbilityUsed
    | Changed
    | Mended
    | Stunned
    | Moved
    | Landed
    | ActEnded
    | ChapterBegun
    | CanonMoved
    | CanonCalled
    | Looked
    | Ensnared
    | CanonFreed
    | CanonFled
    | CanonShown
    | BattleBegan
    | MonsterShown
    | ThrustsOrdered
    | ThrustBegan
    | ThrustLost
    | Thrust
    | Held
    | Fled
    | Hurt
    | Died
    | Killed
    | ArtefactWon
    | RewardEarned
    | Improved
    | ArtefactUsed
    | GuestCame
    | GuestLeft
    | Warped
    | MonstersBargain
    | StoodOff
    | PutBack
    | BattleEnded
    | HealthSet
    | StatSet
    | ChargeSet
    | LaidOut
    | FigurePlaced
    | CanonPlaced
    | GameWon
    | Noted
    | PlayerAdded
    | PlayerRemoved
    | FigureAdded
    | FigureRemoved
    | CanonAdded
    | TurnGiven
    | Allowed
    | Corrected
)
EVENTS: tuple[type[Any], ...] = get_args(Event)
