"""The state of a game of Metamorph."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.metamorph.board import NO_BOARD, Board, Laid
from engine.games.metamorph.book import Book
from engine.games.metamorph.tables import House, Mode, Options

Phase: TypeAlias = Literal["dealing", "rolling", "laying", "placing", "playing", "over"]
Altitude: TypeAlias = Literal["ground", "air", "high"]
Level: TypeAlias = Literal["", "up", "down"]


@dataclass(frozen=True, slots=True)
class ShapeChange:
    """A wizard on the way to another shape.

    Attributes:
        target: The shape that is being taken.
        x: Column of the chart's cell where its Blob, or still its shape, is.
        y: Row of that cell.
        forced: It is a reversion that nobody chose.
        debt: Damage not healed before; it is subtracted from the health on arrival (M9).
    """

    target: str
    x: int
    y: int
    forced: bool = False
    debt: int = 0


@dataclass(frozen=True, slots=True)
class Grip:
    """A wizard is held: by whom, by which special, what that does each turn, and in which shape."""

    by: int
    special: str
    damage: int
    shape: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A wizard in the game.

    Attributes:
        at: The hex where the counter stands; None once it is off the map, or before it is placed.
        facing: The side of the hex that the wizard faces, clockwise from 0, away from the reader.
        shape: The present shape.
        health: Of this shape.
        mana: One pool, whatever the shape (M23).
        gone: Empty; "dead"; or "left" the map.
        altitude: On the ground, flying, or flying high.
        slow: Turns of their own for which the wizard's speeds are still halved.
        restrict: Turns for which the wizard may change only within the class of their shape.
        stuck: Turns in which the wizard may not move.
        poison: Turns at whose start poison still bites; `venom` is how much.
        trap: The special that holds adjacent wizards, until the wizard's next turn.
        harried_by: Who attacked from the air since the wizard's last turn, and may be struck back
            (M17).
    """

    seat: int
    name: str
    school: str
    at: str | None
    facing: int
    shape: str
    health: int
    mana: int
    gone: str = ""
    altitude: Altitude = "ground"
    change: ShapeChange | None = None
    slow: int = 0
    restrict: int = 0
    stuck: int = 0
    poison: int = 0
    venom: int = 0
    hold: Grip | None = None
    trap: str = ""
    harried_by: tuple[int, ...] = ()

    @property
    def alive(self) -> bool:
        """Still in the game."""
        return not self.gone

    @property
    def flying(self) -> bool:
        """In the air, high or not."""
        return self.altitude != "ground"


@dataclass(frozen=True, slots=True)
class Artifact:
    """The Key or a Font: on a hex, held by a wizard, or neither if it is gone."""

    name: str
    kind: str
    at: str | None = None
    holder: int | None = None
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn; its actions may come in any order (E23).

    Attributes:
        seen: Whom the wizard saw from where the turn began, before leaving it: whom they may fight.
        moved: The move of this turn is done.
        mode: How the wizard moved.
        run: Hexes straight forward at the end of the move.
        cast: A spell was cast.
        special: The special of this turn, once it was used.
        fought: The hand-to-hand attack of this turn is done.
        hit: Whom it hit.
        attacked: Something was attacked, by hand or by special.
        low_attack: Something on the ground was attacked.
        rested: The wizard rested.
        spared: Upkeep not paid because the wizard lives off the land; an attack costs it.
        level: The wizard is on the way up high, or down.
        took_off: The wizard took off in this turn.
        teleported: The wizard came somewhere by a spell.
        must_have_seen: The wizard must have seen whomever they fight, as they were not flying when
            the turn began (M29).
    """

    player: int
    seen: tuple[int, ...] = ()
    moved: bool = False
    mode: Mode | Literal[""] = ""
    run: int = 0
    cast: bool = False
    special: str = ""
    fought: bool = False
    hit: int | None = None
    attacked: bool = False
    low_attack: bool = False
    rested: bool = False
    spared: int = 0
    level: Level = ""
    took_off: bool = False
    teleported: bool = False
    must_have_seen: bool = False


@dataclass(frozen=True, slots=True)
class Pending:
    """Awaited dice: for what, by whom, on whom.

    Attributes:
        what: "attack", "slow", "restrict", "poison" or "escape".
        special: The special behind it.
        bonus: What is added to the dice in all.
        damage: What a hit does before the points over seven.
        artifact: The carried artifact that is struck instead of its holder.
    """

    what: str
    player: int
    target: int
    special: str = ""
    bonus: int = 0
    damage: int = 0
    artifact: str = ""


@dataclass(frozen=True, slots=True)
class Ink:
    """Hexes that a wizard has clouded until their next turn."""

    player: int
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A game of Metamorph.

    Attributes:
        book: The shapes, chart, terrain, specials and parts it is played with.
        laid: The parts of the map, where they lie.
        board: The hexes they make.
        dealt: Parts that are still to be laid, for each seat.
        first: Who goes first; 0 before it is known.
        tied: Who still rolls for it.
        groups: The order of this round's remaining turns, as groups of seats; dice decide the
            order within a group.
        fell: Who fell last, by death; None when the last one gone has left the map.
        escaped: Who left the map with the Key.
    """

    options: Options
    house: House
    book: Book
    phase: Phase
    players: tuple[Seated, ...]
    laid: tuple[Laid, ...] = ()
    board: Board = NO_BOARD
    dealt: tuple[tuple[str, ...], ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    ink: tuple[Ink, ...] = ()
    first: int = 0
    tied: tuple[int, ...] = ()
    round: int = 0
    groups: tuple[tuple[int, ...], ...] = ()
    turn: Turn | None = None
    pending: Pending | None = None
    fell: int | None = None
    escaped: int | None = None
    winners: tuple[int, ...] = ()
    ending: str = ""
