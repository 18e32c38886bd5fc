"""What there is in a game of Generation Zero at one moment."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.generation_zero.cards import Ability, Artefact, Department, Weapon
from engine.games.generation_zero.options import Goal, House, Options
from engine.games.generation_zero.tables import Terrain

Phase: TypeAlias = Literal[
    "laying_locations",
    "drawing_spots",
    "dealing_agents",
    "dealing_sues",
    "laying_monsters",
    "laying_canons",
    "placing",
    "voting",
    "rolling",
    "playing",
    "over",
]
Kind: TypeAlias = Literal["agent", "sue", "monster"]
Part: TypeAlias = Literal["sues", "agents"]
How: TypeAlias = Literal["add", "double", "set"]
Step: TypeAlias = Literal["ready", "walking", "landed", "done"]

HIDDEN = "hidden"
"""Stands for a card that the viewer may not know, or that lies face down on the table."""

NO_ABILITY = Ability()

NEVER = -1
"""Value of `Figure.waits` for an ability that does not recharge."""


@dataclass(frozen=True, slots=True)
class Place:
    """A Location card on the table; its number stays with the card, also when it is moved.

    Attributes:
        column: From the left and `row` from the top, both from 1.
        monsters: Kinds of Monster that may live there.
    """

    number: int
    column: int
    row: int
    name: str
    terrain: Terrain
    monsters: tuple[str, ...] = ()
    bargain: bool = False


@dataclass(frozen=True, slots=True)
class Stats:
    """The values of a card, with points gained permanently."""

    speed: int = 0
    attack: int = 0
    defence: int = 0
    stealth: int = 0
    insanity: int = 0
    observe: int = 0
    allure: int = 0
    special: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """A change of stats for a while.

    Attributes:
        stat: Its name, or "all".
        by: Whose ability it is; that player's turns or the figure's thrusts are counted (G5).
        turns: How many of them it lasts; 0: until the battle is over.
        fight: It was caused in battle, and ends with it.
    """

    stat: str
    amount: int
    how: How
    by: int
    turns: int
    fight: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """An Agent, a 'Sue or a Monster.

    Attributes:
        seat: Whose it is; 0 for a Monster.
        at: The number of its Location; None: out of play.
        health: Damage that can still be taken; 0 is dead.
        most: Health that rest gives back.
        lust: The Canon who is an Agent's Lust Object.
        artefacts: A 'Sue's own, or those that an Agent has won.
        waits: Own turns until the ability may be used again: 0 now, -1 never.
        kills: 'Sues that this Agent has killed, or Agents that this 'Sue has.
        arrived: Grows with each arrival anywhere: who came first.
        came_from: Where it stood before it moved in this turn.
        acted: Has rested, acted or fought in this turn.
        fled: Has fled in this turn (E5).
        spare: An Agent who is not in play, and may be called in.
        shown: A Monster that was turned up.
    """

    number: int
    seat: int
    kind: Kind
    name: str
    at: int | None
    health: int
    most: int
    stats: Stats
    species: str = ""
    lust: str = ""
    ability: Ability = NO_ABILITY
    weapon: Weapon | None = None
    department: Department | None = None
    artefacts: tuple[Artefact, ...] = ()
    waits: int = 0
    kills: int = 0
    changes: tuple[Change, ...] = ()
    arrived: int = 0
    came_from: int | None = None
    acted: bool = False
    fled: bool = False
    spare: bool = False
    shown: bool = True

    @property
    def alive(self) -> bool:
        """Has health left."""
        return self.health > 0


@dataclass(frozen=True, slots=True)
class Canon:
    """A Canon card, face down.

    Attributes:
        card: Its name, or hidden.
        at: Where it lies; None while it is ensnared.
        held_by: The 'Sue who has ensnared it.
        known: Seats that have looked at it.
        shown: It was turned up: everybody knows it.
    """

    number: int
    card: str
    at: int | None
    held_by: int | None = None
    known: tuple[int, ...] = ()
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game, with their kills and which of these count; `left`: they are gone."""

    seat: int
    name: str
    sues_killed: int = 0
    agents_killed: int = 0
    vote: int | None = None
    goal: Goal = "both"
    left: bool = False

    @property
    def score(self) -> int:
        """Kills of the kinds that count for this player, as was chosen at set-up (G1)."""
        sues = self.sues_killed if self.goal != "agents" else 0
        return sues + (self.agents_killed if self.goal != "sues" else 0)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that is going on.

    Attributes:
        fought: Where a fight of this turn has ended in a stand-off.
        brought: Canons that came somewhere in this turn, by a call or a chapter: a 'Sue who stays
            there does not ensnare them before the next turn (G10).
    """

    player: int
    part: Part
    fought: tuple[int, ...] = ()
    brought: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """A figure acts, or flees, and has not finished.

    Attributes:
        step: Not moved; stopped by a fight on the way; landed; or finished.
        left: Speed that is left on the way.
        still: The ability forbids moving.
    """

    figure: int
    step: Step = "ready"
    left: int = 0
    still: bool = False


@dataclass(frozen=True, slots=True)
class Guide:
    """A Canon who is being moved by a player who has looked at it."""

    canon: int
    seat: int


@dataclass(frozen=True, slots=True)
class Reward:
    """Points that a 'Sue may add to her stats."""

    figure: int
    points: int


@dataclass(frozen=True, slots=True)
class AimedThrusts:
    """Thrusts of one figure at another in a battle; `row`: how many in a row."""

    figure: int
    target: int
    row: int


@dataclass(frozen=True, slots=True)
class Used:
    """An artefact that was used in this battle."""

    figure: int
    artefact: str


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that goes on.

    Attributes:
        place: Where.
        monster: Against which Monster, fought by `fighter` alone; None: Agents against 'Sues.
        round: Rounds of thrusts that have begun.
        order: Who is still to thrust in this round.
        current: Whose thrust it is.
        quiet: Whole rounds without damage before this one (G3).
        harmed: There was damage in this round.
        stunned: Who loses the next thrust.
        guests: Agents who were called in for this round (G27).
    """

    place: int
    monster: int | None = None
    fighter: int | None = None
    round: int = 0
    order: tuple[int, ...] = ()
    current: int | None = None
    quiet: int = 0
    harmed: bool = False
    stunned: tuple[int, ...] = ()
    aims: tuple[AimedThrusts, ...] = ()
    used: tuple[Used, ...] = ()
    guests: tuple[int, ...] = ()


Task: TypeAlias = Act | Guide | Reward | Battle


@dataclass(frozen=True, slots=True)
class State:
    """A game of Generation Zero.

    Attributes:
        spots: Locations in the order in which face-down cards were laid.
        tied: Who rolls for the start.
        last: Who had the last turn of this round; 0: nobody yet.
        round: Counts from 1; `first` has the first turn of each.
        tasks: What is being done; the last has to be finished first.
        arrivals: How many arrivals there were.
        bargained: Monsters bargain: 'Sues have 1 Defence less against them.
    """

    options: Options
    house: House
    phase: Phase
    players: tuple[Seated, ...]
    places: tuple[Place, ...] = ()
    figures: tuple[Figure, ...] = ()
    canons: tuple[Canon, ...] = ()
    spots: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    round: int = 0
    first: int = 0
    last: int = 0
    turn: Turn | None = None
    tasks: tuple[Task, ...] = ()
    arrivals: int = 0
    bargained: bool = False
    winners: tuple[int, ...] = ()
    ending: str = ""
