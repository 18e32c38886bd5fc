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
"""Stands for another's special power until it has been seen in play."""

UNDRAWN_POWER = "undrawn"
"""Stands for a special power that has yet to be drawn by lot."""


@dataclass(frozen=True, slots=True)
class Limb:
    """Something to attack with.

    Attributes:
        to_hit: The least roll that hits.
        damage_dice: Dice of damage of a hit.
        name: What people call it; empty: it is named by its place.
    """

    to_hit: int = 8
    damage_dice: int = 1
    name: str = ""


@dataclass(frozen=True, slots=True)
class Missile:
    """A lump of clay that can be thrown once.

    Attributes:
        dice: Dice of damage.
        halved: Whether the damage is halved, rounded up.
        used: Whether it has been thrown.
    """

    dice: int = 1
    halved: bool = False
    used: bool = False


@dataclass(frozen=True, slots=True)
class LoosePart:
    """A part that has come off, and what caused it."""

    part: str
    cause: PartCause


@dataclass(frozen=True, slots=True)
class Creature:
    """A creature on the table. Lengths are in tenths of a millimetre.

    Attributes:
        id: Its number, by which commands and events name it.
        player: The seat of its owner.
        colour: The colour of its clay.
        legs: Parts that move it.
        movement_spans: Hand-spans that it may walk in a round.
        limbs: What it attacks with; a limb is named by its place here.
        attacks: Attacks and counterattacks in a round, together.
        hit_points: Hit points left.
        missiles: Its missiles, named by their places here; used ones stay in the list.
        power: Its special power; empty if it has none, HIDDEN_POWER if the viewer may not know.
        reach: How far its limbs reach; None if nobody measured it.
        divisible: The referee said that it parts cleanly in two (K35).
        reckoned: Its hit points were computed from the clay, and nobody set them (K39).
        alive: Whether it is still in play.
        attacks_left: Attacks and counterattacks left in this round.
        strikes: How often each limb has struck in this round.
        moved: How far it has walked in this round, as counted against its allowance.
        fired: Missiles that it has fired in this round.
        rooted: It changed places and may not walk in this round (K27).
        holding: It postponed its move to a later point of the round.
        acted: It has had its move in this round.
        revealed: Its special power has been seen in play.
        spent: Powers that it has used up for this game.
        used: Powers that it has used up for this move or round.
        borrowed: Powers limited to once a game that it has borrowed (K19).
        granted: Powers that it has borrowed for the rest of this round.
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
    """Weights on a kitchen scale, in tenths of a gram: of a creature, and of all its missiles."""

    creature: int
    missiles: int


@dataclass(frozen=True, slots=True)
class Seated:
    """A player in the game.

    Attributes:
        seat: Their seat, from 1.
        name: Their name.
        colour: The colour of their clay; empty while it is not chosen.
        span: Their hand-span in tenths of a millimetre; None while it is not measured.
        done_building: Whether they have finished building.
        trait: The trait they chose; empty for none.
        initiative: Their roll for initiative, then the rolls that broke ties.
        clay: The weight of their clay, if it was weighed on a kitchen scale.
        playing: Whether they are still in the game; False after they left.
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
    """The move of a creature.

    Attributes:
        creature: The creature that has the move.
        step: The step that the move has reached, from 0 (`steps` of the house rules).
        begun: Something was done in it, so that nobody may move out of turn before it ends.
        attacked: Creatures on which its attacks have ended.
    """

    creature: int
    step: int = 0
    begun: bool = False
    attacked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """A missile in the air, until the referee says where it went.

    Attributes:
        creature: The creature that threw it.
        missile: Its place among the creature's missiles; without meaning if `thrown` is set.
        target: The named target.
        blob: Whether it is the Blob of Death.
        thrown: The creature that is thrown instead of a missile.
    """

    creature: int
    missile: int
    target: int
    blob: bool = False
    thrown: int | None = None


@dataclass(frozen=True, slots=True)
class Assault:
    """Attacks of one creature on another that are going on.

    Attributes:
        attacker: The creature that attacks.
        target: The creature that is attacked.
        counter: Whether they are counterattacks.
        rolling: The limb whose roll to hit is awaited.
        power: The power that was announced with this attack, if any.
        hits: The damage dice of each attack that hit and does damage, in order.
        scored: How many attacks have hit, including those that add no dice.
        throw_offered: Whether the player was already asked to throw the target.
        gap: The distance between the two in tenths of a millimetre, if it was measured.
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
    """Damage that awaits its dice. `halved`: the sum is halved, rounded up."""

    target: int
    dice: int
    why: str
    halved: bool = False


@dataclass(frozen=True, slots=True)
class Chance:
    """A special power that its holder may use now or decline.

    Attributes:
        power: The power.
        creature: The creature that may use it.
        target: The creature that was hit.
        borrowed: Whether the power was borrowed.
    """

    power: str
    creature: int
    target: int
    borrowed: bool = False


@dataclass(frozen=True, slots=True)
class Judgement:
    """The referee has to carry out a power and judge its damage. `dice` are suggested."""

    power: str
    target: int
    dice: int


@dataclass(frozen=True, slots=True)
class Riposte:
    """A creature that was attacked and may counterattack.

    Attributes:
        defender: The creature that may counterattack.
        attacker: The creature that attacked it.
        gap: The distance between them in tenths of a millimetre, if it was measured.
        offered: Whether its player has been asked.
    """

    defender: int
    attacker: int
    gap: int | None = None
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Building:
    """Players build their creatures, and the referee weighs them in."""


@dataclass(frozen=True, slots=True)
class Initiative:
    """Dice decide hit points, powers and initiative, as far as the house rules say so."""


@dataclass(frozen=True, slots=True)
class Playing:
    """Rounds of moves. Each field is something open, or None; several may be open at once."""

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
    """The state of a game of Clay-O-Rama.

    Attributes:
        options: What the game was set up from.
        house: The house rules in force.
        phase: What is being done, with everything that matters only then.
        players: All players in seat order, including those who have left.
        creatures: All creatures in the order of their numbers, the dead included.
        round: The number of the round, from 1; 0 before play.
        referee_span: The referee's hand-span in tenths of a millimetre; None if not measured.
        building_seconds: How long the building timer has run; None before it was started.
        powers: Powers that were made up during the evening (K38).
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
        """What is open in play; nothing in other phases."""
        return self.phase if isinstance(self.phase, Playing) else NOTHING_OPEN

    @property
    def moment(self) -> PhaseName:
        """The name of the phase, as used in messages."""
        return _NAMES[type(self.phase)]


_NAMES: Mapping[type[Phase], PhaseName] = {
    Building: "building",
    Initiative: "initiative",
    Playing: "playing",
    Over: "over",
}
