"""The state of a game of Clay-O-Rama."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.games.clay_o_rama.powers import Power
from engine.games.clay_o_rama.tables import House, Options
from engine.word import Over

PhaseName: TypeAlias = Literal["building", "initiative", "playing", "over"]

PartCause: TypeAlias = Literal["moving", "missile", "melee", "power"]

HIDDEN_POWER = "hidden"
"""Stands for the special power of another's creature until it has been seen in play."""

UNDRAWN_POWER = "undrawn"
"""Stands for a special power for which the lot has not been drawn yet."""


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
class LoosePart:
    """A part that has come off, and by what."""

    part: str
    cause: PartCause


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
        divisible: The referee said that it parts cleanly in two (K35).
        reckoned: Its hit points follow from the clay, as nobody set them (K39).
        strikes: How often each limb struck in this round.
        moved: How far it walked in this round, as it counts against its allowance.
        fired: Missiles it fired in this round.
        rooted: It changed places and may not walk in this round (K27).
        holding: It waits with its move for a later point of the round.
        acted: It has had its move in this round.
        revealed: Its special power has been seen in play.
        spent: Powers that it has used up for this game.
        used: Powers that it has used up for this move or round.
        borrowed: Once-a-game powers that it has borrowed (K19).
        granted: Powers borrowed for the rest of this round.
        loose: Parts that have come off.
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
    divisible: bool = False
    reckoned: bool = False
    alive: bool = True
    attacks_left: int = 0
    strikes: tuple[int, ...] = ()
    moved: int = 0
    fired: int = 0
    rooted: bool = False
    holding: bool = False
    acted: bool = False
    revealed: bool = False
    spent: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    borrowed: tuple[str, ...] = ()
    granted: tuple[str, ...] = ()
    loose: tuple[LoosePart, ...] = ()


@dataclass(frozen=True, slots=True)
class Clay:
    """Weights on a kitchen scale, in tenths of a gram."""

    creature: int
    missiles: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game.

    Attributes:
        initiative: The roll, then the rolls that broke ties.
        clay: Its weight on a kitchen scale, if one was used.
        playing: Still in the game; False for one who left it.
    """

    seat: int
    name: str
    colour: str = ""
    span: int | None = None
    done_building: bool = False
    trait: str = ""
    initiative: tuple[int, ...] = ()
    clay: Clay | None = None
    playing: bool = True


@dataclass(frozen=True, slots=True)
class Turn:
    """The move that is going on.

    Attributes:
        creature: Whose move it is.
        step: How far in the order of steps it has come, from 0.
        begun: Something was done in it, so nobody may take a move before it ends.
        attacked: Creatures it has finished attacking.
    """

    creature: int
    step: int = 0
    begun: bool = False
    attacked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """A missile in the air: the referee says where it went.

    Attributes:
        missile: Its place among the creature's missiles; meaningless when `thrown` is set.
        blob: It is the Blob of Death.
        thrown: The creature that is thrown instead of a missile.
    """

    creature: int
    missile: int
    target: int
    blob: bool = False
    thrown: int | None = None


@dataclass(frozen=True, slots=True)
class Assault:
    """Attacks of one creature on one other.

    Attributes:
        counter: They are counterattacks.
        rolling: The limb whose roll to hit is awaited.
        power: The power announced with the attack that is being rolled, if any.
        hits: The dice of each attack that hit and does damage, in order.
        scored: How many attacks have hit, those that add no dice included.
        throw_offered: Its player was asked whether to throw the target.
        gap: Distance between the two in tenths of a millimetre, where it was measured.
    """

    attacker: int
    target: int
    counter: bool = False
    rolling: int | None = None
    power: str = ""
    hits: tuple[int, ...] = ()
    scored: int = 0
    throw_offered: bool = False
    gap: int | None = None


@dataclass(frozen=True, slots=True)
class Wound:
    """Damage whose dice are awaited. `halved`: the sum counts half, rounded up."""

    target: int
    dice: int
    why: str
    halved: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """A special power that may be used now or not."""

    power: str
    creature: int
    target: int
    borrowed: bool = False


@dataclass(frozen=True, slots=True)
class Judgement:
    """The referee carries out a power and judges its damage. `dice`: the suggestion."""

    power: str
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class Riposte:
    """A creature that was attacked and may answer; `offered` once its player is asked."""

    defender: int
    attacker: int
    gap: int | None = None
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """Creatures are built and weighed in."""


@dataclass(frozen=True, slots=True)
class Initiative:
    """Dice say hit points, powers and who moves first."""


@dataclass(frozen=True, slots=True)
class Playing:
    """Rounds of moves. None: not going on; several things may be open at once."""

    turn: Turn | None = None
    shot: Shot | None = None
    assault: Assault | None = None
    wound: Wound | None = None
    riposte: Riposte | None = None
    chance: Chance | None = None
    judgements: tuple[Judgement, ...] = ()


Phase: TypeAlias = Building | Initiative | Playing | Over

NOTHING_OPEN = Playing()


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment.

    Attributes:
        building_seconds: How long the building timer has run; None before it was started.
        referee_span: The referee's hand-span in tenths of a millimetre.
        powers: Those that were made up during the evening (K38).
    """

    options: Options
    house: House
    phase: Phase
    players: tuple[Seated, ...]
    creatures: tuple[Creature, ...] = ()
    round: int = 0
    referee_span: int | None = None
    building_seconds: int | None = None
    powers: tuple[Power, ...] = ()

    @property
    def play(self) -> Playing:
        """What goes on in play; in other phases nothing does."""
        return self.phase if isinstance(self.phase, Playing) else NOTHING_OPEN

    @property
    def moment(self) -> PhaseName:
        """The name of the phase as messages and sentences have it."""
        return _NAMES[type(self.phase)]


_NAMES: Mapping[type[Phase], PhaseName] = {
    Building: "building",
    Initiative: "initiative",
    Playing: "playing",
    Over: "over",
}
