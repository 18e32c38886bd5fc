"""The state of a game of Clearing House."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.games.clearing_house.tables import House, Options
from engine.record import replace
from engine.word import Over

HIDDEN = "hidden"
"""Stands for a card that the viewer may not know, or that is unknown to the program."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the board; columns count from the left, rows from the top, both from 1."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game.

    Attributes:
        seat: Their seat, from 1.
        name: Their name.
        at: The space of their pawn; None once it is off the board.
        hearts: Damage that they can still take; 0 is dead.
        traps: Traps in their stock.
        hand: The cards in their hand, as drafted.
        base: Cards of the base deck that they still hold.
        pack: The cards from which they draft.
        picked: Whether they have picked since the packs were passed.
        armor: Armor lying face up.
        skips: Turns that they will lose.
        shorts: Turns in which they may play only one card.
        owed: Cards that they get less in the next draft (C2).
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
        """Whether they have hearts left."""
        return self.hearts > 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn.

    Attributes:
        player: The seat of its player.
        cycle: Which turn of the round each player now has, from 0.
        most: Most cards that may be played.
        played: Cards played so far.
    """

    player: int
    cycle: int
    most: int
    played: int = 0


@dataclass(frozen=True, slots=True)
class Announcement:
    """An action that is announced and not yet carried out, or an Intervene upon it.

    Attributes:
        player: The seat that announced it.
        card: The kind of card.
        to: The space at which it is aimed or ends; None if it has none.
        through: The space that a Double Move passes.
        victim: The seat at which it is aimed.
        base: Whether the card is one of the base deck.
    """

    player: int
    card: str
    to: Space | None = None
    through: Space | None = None
    victim: int | None = None
    base: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """A ranged attack that awaits its die; `needed` or more hits."""

    player: int
    victim: int
    needed: int


@dataclass(frozen=True, slots=True)
class Theft:
    """A card is about to be drawn from a hand; then its victim is moved to `to` (C34)."""

    thief: int
    victim: int
    to: Space | None = None


@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards have to be dealt, by the program or on the table."""


@dataclass(frozen=True, slots=True)
class Drafting:
    """Everybody keeps a card of their pack and passes on the rest."""


@dataclass(frozen=True, slots=True)
class Starting:
    """Players roll for the start; `tied` are those who roll again, empty before the first roll."""

    tied: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Playing:
    """Turns are played.

    Attributes:
        turn: The current turn; None between two turns.
        stack: The announced action and the Intervenes upon it, oldest first.
        passed: The seats that do not intervene against the last of them.
        doing: The last action that was carried out; while there is a `chance`, it awaits its dice.
        chance: What the dice are awaited for, if any are.
    """

    turn: Turn | None = None
    stack: tuple[Announcement, ...] = ()
    passed: tuple[int, ...] = ()
    doing: Announcement | None = None
    chance: Aim | Theft | None = None

    @property
    def in_the_air(self) -> bool:
        """Whether an action is pending: announced, or awaiting its dice."""
        return bool(self.stack or self.chance)

    @property
    def action(self) -> Announcement | None:
        """The pending action, if any."""
        if self.stack:
            return self.stack[0]
        return self.doing if self.chance else None

    @property
    def grounded(self) -> "Playing":
        """This phase with the same turn and no pending action."""
        return Playing(self.turn)

    def counted(self, cards: int) -> "Playing":
        """The same phase, with `cards` more counted as played in this turn."""
        turn = replace(self.turn, played=self.turn.played + cards) if self.turn else None
        return replace(self, turn=turn)


@dataclass(frozen=True, slots=True)
class Police:
    """The police step.

    Attributes:
        raids: How many more times the police come.
        fleeing: The seat of the player whom they found and who must flee, if any.
    """

    raids: int = 0
    fleeing: int | None = None


Phase: TypeAlias = Dealing | Drafting | Starting | Playing | Police | Over


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game of Clearing House.

    Attributes:
        options: What the game was set up from.
        house: The house rules in force.
        phase: What is being done, with everything that matters only then.
        players: All players in seat order, the dead included.
        traps: The spaces where traps lie.
        xs: The spaces that are closed.
        xs_left: Police Xs in the box.
        out: Cards that have left the game.
        round: The number of the round, from 1; 0 before the first.
        start: The seat that starts this round; 0 before it is known.
        wounds: Wounds in this round: the police come once for each.
        duel: Rounds that began with two alive, including this one (C29); None before.
        reached: Whether anybody could be shot at in this round (C33).
        harmed: Whether anybody lost a heart in this round (C33).
        last: The turn that ended last in this round, lost turns included.
        played: Cards played in this round.
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
        """The phase if turns are played; otherwise an empty one."""
        return self.phase if isinstance(self.phase, Playing) else Playing()

    @property
    def police(self) -> Police:
        """The phase if the police come; otherwise an empty one."""
        return self.phase if isinstance(self.phase, Police) else Police()

    @property
    def moment(self) -> str:
        """The name of the phase, as used in messages."""
        return type(self.phase).__name__.lower()
