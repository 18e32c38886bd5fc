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
    """A wizard's change to another shape.

    Attributes:
        target: The new shape.
        x: The column of the cell on the chart that the change has reached.
        y: The row of that cell.
        forced: Whether it is a reversion to Human, which nobody chose.
        debt: Unhealed damage, which is subtracted from the health on arrival (M9).
        landed: Whether a shape that flies had landed for it, which spared it the damage (M26).
    """

    target: str
    x: int
    y: int
    forced: bool = False
    debt: int = 0
    landed: bool = False


@dataclass(frozen=True, slots=True)
class Grip:
    """A hold on a wizard.

    Attributes:
        by: The seat of the wizard who holds them.
        special: The special that holds.
        damage: The damage it does each turn.
        shape: The shape in which the wizard was caught.
    """

    by: int
    special: str
    damage: int
    shape: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A wizard in the game.

    Attributes:
        seat: Their seat, from 1.
        name: Their name.
        school: Their school, if specialization is played; else empty.
        at: The hex where their counter stands; None while it is not on the map.
        facing: The side of the hex that they face, clockwise from 0, away from the reader.
        shape: Their present shape.
        health: Health left in this shape.
        mana: Mana left; it is the same in all shapes (M23).
        gone: Empty while in the game; "dead"; or "left" for those who left the map or the table.
        altitude: On the ground, flying, or flying high.
        change: The change of shape that is going on, if any.
        slow: Turns of their own for which their speeds are still halved.
        restrict: Turns for which they may change only within the class of their shape.
        stuck: Turns in which they may not move.
        poison: Turns at whose start poison still does damage.
        venom: The damage that poison does each time.
        hold: The hold on them, if any.
        trap: The special that holds wizards who stop beside them, until their next turn.
        harried_by: Flyers who attacked them since their last turn, and may be struck back (M17).
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
        """Whether they are still in the game."""
        return not self.gone

    @property
    def flying(self) -> bool:
        """Whether they are in the air, high or not."""
        return self.altitude != "ground"


@dataclass(frozen=True, slots=True)
class Artifact:
    """The Key or a Font: on a hex or held by a wizard; neither if it is gone."""

    name: str
    kind: str
    at: str | None = None
    holder: int | None = None
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn; its actions may come in any order (E23).

    Attributes:
        player: The seat that has the turn.
        seen: Whom the wizard saw from where the turn began; only these may be fought.
        moved: Whether the move of this turn is done.
        mode: How the wizard moved.
        run: Hexes straight forward at the end of the move.
        cast: Whether a spell was cast.
        special: The special that was used in this turn, if any.
        fought: Whether the hand-to-hand attack of this turn is done.
        hit: Whom it hit.
        attacked: Whether anything was attacked, by hand or by a special.
        low_attack: Whether anything on the ground was attacked.
        rested: Whether the wizard rested.
        spared: Upkeep that was not paid because the wizard lives off the land; due if they attack.
        level: Whether the wizard is climbing high ("up") or coming down ("down").
        took_off: Whether the wizard took off in this turn.
        teleported: Whether the wizard was teleported in this turn.
        must_have_seen: Whether the wizard must have seen whom they fight, as they were not flying
            when the turn began (M29).
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
    """Awaited dice.

    Attributes:
        what: "attack", "slow", "restrict", "poison" or "escape".
        player: Who caused them; for an escape, who holds.
        target: At whom they are aimed; for an escape, who tries to break free.
        special: The special behind them, if any.
        bonus: The total that is added to the dice.
        damage: The damage of a total of exactly seven, or of a hold.
        artifact: The carried artifact that is attacked instead of its holder, if any.
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
    """Hexes that a wizard has clouded with ink until their next turn."""

    player: int
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game of Metamorph.

    Attributes:
        options: What the game was set up from.
        house: The house rules in force.
        book: The shapes, chart, terrain, specials and parts with which it is played.
        phase: What is being done.
        players: All wizards in seat order.
        laid: The parts of the map that lie, with their positions.
        board: The hexes of these parts.
        dealt: Parts that have yet to be laid, for each seat.
        artifacts: All artifacts.
        ink: Clouds of ink.
        first: Who goes first; 0 while that is not known.
        tied: Who still rolls for it.
        round: The number of the round, from 1; 0 before play.
        groups: The remaining turns of this round in order, as groups of seats; dice decide the
            order within a group.
        turn: The current turn, if any.
        pending: The awaited dice, if any.
        fell: Who died last; None if the last one out of the game has left the map instead.
        escaped: Who left the map with the Key.
        winners: The seats that won, once the game is over.
        ending: Why the game is over.
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
