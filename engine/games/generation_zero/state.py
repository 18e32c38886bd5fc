"""The state of a game of Generation Zero."""

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
"""The value of `Figure.waits` for an ability that never recharges."""


@dataclass(frozen=True, slots=True)
class Place:
    """A Location card on the table.

    Attributes:
        number: Its number, from 1; it stays with the card when that is moved.
        column: Its column, from 1 at the left.
        row: Its row, from 1 at the top.
        name: Its name.
        terrain: Its terrain.
        monsters: Kinds of Monster that may live there.
        bargain: Whether slaying the Monster here makes all Monsters bargain.
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
    """The stats of a card, including points that were gained permanently."""

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
    """A temporary change of stats.

    Attributes:
        stat: The name of the stat, or "all".
        amount: The amount.
        how: Whether the amount is added or set; or the stat is doubled.
        by: The figure whose ability it is; its player's turns or its own thrusts are counted (G5).
        turns: How many of them it lasts; 0: until the battle is over.
        fight: Whether it was caused in battle, and ends with it.
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
        number: Its number, from 1, by which commands and events name it.
        seat: Its player; 0 for a Monster.
        kind: What it is.
        name: Its name.
        at: The number of its Location; None while it is out of play.
        health: Damage that it can still take; 0 is dead.
        most: The most Health that it can have.
        stats: Its stats, without temporary changes.
        species: The name of its species.
        lust: The Canon who is an Agent's Lust Object.
        ability: Its own special ability.
        weapon: An Agent's weapon.
        department: An Agent's department.
        artefacts: A 'Sue's own artefact, or those that an Agent has won.
        waits: Own turns until the ability may be used again: 0 now, -1 never.
        kills: 'Sues that this Agent has killed, or Agents that this 'Sue has.
        changes: Temporary changes of its stats.
        arrived: The count of arrivals when it came to its Location, which shows who came first.
        came_from: Where it stood before it moved in this turn.
        acted: Whether it has rested, acted or fought in this turn.
        fled: Whether it has fled in this turn (E5).
        spare: Whether it is an Agent who is aside and may be called in.
        shown: Whether it lies face up; False for a Monster that was not turned up.
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
        """Whether it has Health left."""
        return self.health > 0


@dataclass(frozen=True, slots=True)
class Canon:
    """A Canon card.

    Attributes:
        number: Its number, from 1.
        card: Its name; HIDDEN if it is not known.
        at: The number of its Location; None while it is ensnared.
        held_by: The 'Sue who has ensnared it.
        known: Seats that have looked at it.
        shown: Whether it was turned up, so that everybody knows it.
    """

    number: int
    card: str
    at: int | None
    held_by: int | None = None
    known: tuple[int, ...] = ()
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game.

    Attributes:
        seat: Their seat, from 1.
        name: Their name.
        sues_killed: 'Sues that their Agents have killed.
        agents_killed: Agents that their 'Sues have killed.
        vote: For whom they have voted to begin.
        goal: Which kills count for them.
        left: Whether they have left the table.
    """

    seat: int
    name: str
    sues_killed: int = 0
    agents_killed: int = 0
    vote: int | None = None
    goal: Goal = "both"
    left: bool = False

    @property
    def score(self) -> int:
        """Kills that count for this player, by the goal chosen at set-up (G1)."""
        sues = self.sues_killed if self.goal != "agents" else 0
        return sues + (self.agents_killed if self.goal != "sues" else 0)


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn.

    Attributes:
        player: The seat that has the turn.
        part: Whether its 'Sues or its Agents act.
        fought: Locations where a fight of this turn ended in a stand-off.
        brought: Canons that came to their Location in this turn, by a call or a chapter: a 'Sue who
            stays there cannot ensnare them before the next turn (G10).
    """

    player: int
    part: Part
    fought: tuple[int, ...] = ()
    brought: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """A figure that is acting, or fleeing, and has not finished.

    Attributes:
        figure: The figure.
        step: Whether it has not moved, was stopped by a fight on its way, has landed or is done.
        left: The speed that is left for the move.
        still: Whether it may not move because of its ability.
    """

    figure: int
    step: Step = "ready"
    left: int = 0
    still: bool = False


@dataclass(frozen=True, slots=True)
class Guide:
    """A Canon that is being moved by a player, who has looked at it."""

    canon: int
    seat: int


@dataclass(frozen=True, slots=True)
class Reward:
    """Points that a 'Sue has earned and not yet added to her stats."""

    figure: int
    points: int


@dataclass(frozen=True, slots=True)
class AimedThrusts:
    """Thrusts of one figure at another in a battle; `row` is how many in succession."""

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
    """A battle that is going on.

    Attributes:
        place: Its Location.
        monster: The Monster that `fighter` fights alone; None: Agents fight 'Sues.
        fighter: The figure that fights the Monster.
        round: Rounds of thrusts that have begun.
        order: Figures that have yet to thrust in this round.
        current: The figure whose thrust it is.
        quiet: Whole rounds without damage before this one (G3).
        harmed: Whether there was damage in this round.
        stunned: Figures that lose their next thrust.
        aims: Thrusts of this battle, which guns and maces depend on.
        used: Artefacts that were used in this battle.
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
    """The state of a game of Generation Zero.

    Attributes:
        options: What the game was set up from.
        house: The house rules in force.
        phase: What is being done.
        players: All players in seat order, including those who have left.
        places: All Locations, in the order of their numbers.
        figures: All Agents, 'Sues and Monsters, in the order of their numbers.
        canons: All Canons, in the order of their numbers.
        spots: Locations in the order in which face-down cards were laid.
        tied: Seats that roll for who begins.
        round: The number of the round, from 1; 0 before play.
        first: The seat that has the first turn of each round.
        last: The seat that had the last turn of this round; 0: none yet.
        turn: The current turn, if any.
        tasks: A stack of what is being done; the last one has to be finished first.
        arrivals: The count of arrivals so far.
        bargained: Whether Monsters bargain: 'Sues have 1 Defence less against them.
        winners: The seats that won, once the game is over.
        ending: Why the game is over.
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
