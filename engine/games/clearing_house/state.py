"""The state of a game of Clearing House."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.games.clearing_house.tables import House, Options
from engine.record import replace
from engine.word import Over

HIDDEN = "hidden"
"""Stands for a card that the viewer may not know, or that is in a hand on the table."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board: columns from the left, rows from the top, both from 1."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game.

    Attributes:
        at: Where the pawn stands; None once it is off the board.
        hearts: Damage that can still be taken; 0 is dead.
        traps: Traps in stock.
        hand: Cards held, as drafted.
        base: Cards of the base deck still held.
        pack: Cards being drafted from.
        picked: Has picked in this pass.
        armor: Armor lying face up.
        skips: Turns to be lost.
        shorts: Turns in which only one card may be played.
        owed: Cards less in the next draft (C2).
    """

    seat: int
    name: str
    at: Space | None
    hearts: int
    traps: int
    hand: tuple[str, ...] = ()
    base: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    picked: bool = False
    armor: int = 0
    skips: int = 0
    shorts: int = 0
    owed: int = 0

    @property
    def alive(self) -> bool:
        """Has hearts left."""
        return self.hearts > 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn that is going on; `cycle` counts the turns of the round from 0."""

    player: int
    cycle: int
    most: int
    played: int = 0


@dataclass(frozen=True, slots=True)
class Announcement:
    """An action that was announced and not yet carried out; an Intervene has only its player.

    `base`: the card was one of the base deck's.
    """

    player: int
    card: str
    to: Space | None = None
    through: Space | None = None
    victim: int | None = None
    base: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """A ranged attack whose die is awaited."""

    player: int
    victim: int
    needed: int


@dataclass(frozen=True, slots=True)
class Theft:
    """A card is being drawn from a hand; then its victim is put on a space (C34)."""

    thief: int
    victim: int
    to: Space | None = None


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards are to be dealt, on the page or on the table."""


@dataclass(frozen=True, slots=True)
class Drafting:
    """Everybody keeps a card of the pack in front of them and passes the rest."""


@dataclass(frozen=True, slots=True)
class Starting:
    """Players roll for who starts; `tied`: who still rolls, empty before the first roll."""

    tied: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Turns go on.

    Attributes:
        turn: None between two turns.
        stack: The announced action and the Intervenes upon it, oldest first.
        passed: Who does not intervene against the last of them.
        doing: The action that was carried out last; it waits for its dice while there is a chance.
        chance: What dice are awaited for.
    """

    turn: Turn | None = None
    stack: tuple[Announcement, ...] = ()
    passed: tuple[int, ...] = ()
    doing: Announcement | None = None
    chance: Aim | Theft | None = None

    @property
    def in_the_air(self) -> bool:
        """Something was announced, or its dice are awaited."""
        return bool(self.stack or self.chance)

    @property
    def action(self) -> Announcement | None:
        """The action that is in the air: announced, or waiting for its dice."""
        if self.stack:
            return self.stack[0]
        return self.doing if self.chance else None

    @property
    def grounded(self) -> "Playing":
        """Nothing is in the air any more."""
        return Playing(self.turn)

    def counted(self, cards: int) -> "Playing":
        """The same play with `cards` more counted as played in this turn."""
        turn = replace(self.turn, played=self.turn.played + cards) if self.turn else None
        return replace(self, turn=turn)


@dataclass(frozen=True, slots=True)
class Police:
    """The police come `raids` more times; `fleeing` was found and has to go."""

    raids: int = 0
    fleeing: int | None = None


Phase: TypeAlias = Dealing | Drafting | Starting | Playing | Police | Over


@dataclass(frozen=True, slots=True)
class State:
    """A game of Clearing House.

    Attributes:
        traps: Where traps lie.
        xs: Spaces that are closed.
        xs_left: Police Xs in the box.
        out: Cards that have left the game.
        start: Who starts this round; 0 before it is known.
        wounds: Damage in this round: the police come once for each point.
        duel: Rounds that began with two alive, including this one (C29); None before.
        reached: Somebody could be reached in this round (C33).
        harmed: Somebody lost a heart in this round (C33).
        played: Cards played in this round.
        last: The turn that ended last in this round, lost ones included.
    """

    options: Options
    house: House
    phase: Phase
    players: tuple[Seated, ...]
    traps: tuple[Space, ...] = ()
    xs: tuple[Space, ...] = ()
    xs_left: int = 0
    out: tuple[str, ...] = ()
    round: int = 0
    start: int = 0
    wounds: int = 0
    duel: int | None = None
    reached: bool = False
    harmed: bool = False
    last: Turn | None = None
    played: int = 0

    @property
    def play(self) -> Playing:
        """The turns that go on; in other phases nothing does."""
        return self.phase if isinstance(self.phase, Playing) else Playing()

    @property
    def police(self) -> Police:
        """The police step; in other phases nobody comes."""
        return self.phase if isinstance(self.phase, Police) else Police()

    @property
    def moment(self) -> str:
        """The name of the phase as messages and sentences have it."""
        return type(self.phase).__name__.lower()
