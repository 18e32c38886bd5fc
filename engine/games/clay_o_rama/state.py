"""What there is in a game of Clay-O-Rama at one moment."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.clay_o_rama.tables import House, Options

Phase: TypeAlias = Literal["building", "initiative", "playing", "over"]

HIDDEN_POWER = "hidden"
"""Stands for the special power of another's creature until it has been seen in play."""


@dataclass(frozen=True, slots=True)
class Limb:
    """Something to attack with: hits on `to_hit` or more, and then adds its dice of damage."""

    to_hit: int = 8
    damage_dice: int = 1
    name: str = ""


@dataclass(frozen=True, slots=True)
class Missile:
    """A lump of clay to throw, once. `halved`: its die counts half, rounded up."""

    dice: int = 1
    halved: bool = False
    used: bool = False


@dataclass(frozen=True, slots=True)
class Creature:
    """A creature on the table. Lengths in tenths of a millimetre.

    Attributes:
        id: Named by this in commands and events.
        player: The seat it belongs to.
        legs: Parts that move it.
        movement_spans: Spans it may move in a move.
        limbs: What it attacks with, best first or as weighed in; a limb is named by its place.
        attacks: Attacks and counterattacks together in a round.
        missiles: A missile is named by its place; used ones stay in the list.
        power: Its special power; empty when it has none, HIDDEN_POWER when the viewer may not know.
        reach: How far its limbs reach, or None when nobody measured it.
        strikes: How often each limb struck in this round.
        moved: How far it walked in this round.
        acted: It has had its move in this round.
        revealed: Its special power has been seen in play.
    """

    id: int
    player: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    hit_points: int
    missiles: tuple[Missile, ...] = ()
    power: str = ""
    reach: int | None = None
    alive: bool = True
    attacks_left: int = 0
    strikes: tuple[int, ...] = ()
    moved: int = 0
    acted: bool = False
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game. `initiative`: the roll, then the rolls that broke ties."""

    seat: int
    name: str
    colour: str = ""
    span: int | None = None
    done_building: bool = False
    initiative: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """The move that is going on.

    Attributes:
        creature: Whose move it is.
        step: How far in the order of steps it has come, from 0.
        fired: Missiles fired in it.
        attacked: Creatures it has finished attacking.
    """

    creature: int
    step: int = 0
    fired: int = 0
    attacked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """A missile in the air: the referee says where it went."""

    creature: int
    missile: int
    target: int


@dataclass(frozen=True, slots=True)
class Assault:
    """Attacks of one creature on one other.

    Attributes:
        counter: They are counterattacks.
        rolling: The limb whose roll to hit is awaited.
        hits: Limbs that have hit, in order.
        gap: Distance between the two in tenths of a millimetre, where it was measured.
    """

    attacker: int
    target: int
    counter: bool = False
    rolling: int | None = None
    hits: tuple[int, ...] = ()
    gap: int | None = None


@dataclass(frozen=True, slots=True)
class Wound:
    """Damage whose dice are awaited. `halved`: the sum counts half, rounded up."""

    target: int
    dice: int
    why: str
    halved: bool = False


@dataclass(frozen=True, slots=True)
class Riposte:
    """A creature that was attacked and may answer; `offered` once its player is asked."""

    defender: int
    attacker: int
    gap: int | None = None
    offered: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment. What is None is not going on.

    `building_seconds` is how long the building timer has run.
    """

    options: Options
    house: House
    phase: Phase
    players: tuple[Seated, ...]
    creatures: tuple[Creature, ...] = ()
    round: int = 0
    turn: Turn | None = None
    shot: Shot | None = None
    assault: Assault | None = None
    wound: Wound | None = None
    riposte: Riposte | None = None
    building_seconds: int | None = None
    winners: tuple[int, ...] = ()
    ending: str = ""
