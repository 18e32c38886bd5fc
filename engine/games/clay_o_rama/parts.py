"""Parts that come off a creature, and whether they may be put back."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_living,
    check_own,
    check_phase,
    check_place,
    check_range,
)
from engine.games.clay_o_rama.matter import on_move
from engine.games.clay_o_rama.questions import label, living
from engine.games.clay_o_rama.replaced import with_assault, with_creature, without_part
from engine.games.clay_o_rama.state import Assault, Creature, LoosePart, PartCause, State
from engine.games.clay_o_rama.tables import House
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens

SECONDS_TO_PUT_BACK = 60
"""Time to put a creature together that broke apart while walking, in seconds (K21)."""


@dataclass(frozen=True, slots=True)
class LosePart:
    """The referee says that a part came off; a limb or leg lost for good changes the stats."""

    seat: Seat
    creature: int
    part: str
    cause: PartCause
    limb: int | None = None
    leg: bool = False


@dataclass(frozen=True, slots=True)
class PutPartBack:
    """Puts a part back that came off; `seconds`: how long it took, if the clock ran."""

    seat: Seat
    creature: int
    part: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class PartLost:
    """A part came off; a limb or leg that is named here is lost for good."""

    creature: int
    part: str
    cause: PartCause
    limb: int | None
    leg: bool


@dataclass(frozen=True, slots=True)
class PartPutBack:
    """A part was put back."""

    creature: int
    part: str


Command: TypeAlias = LosePart | PutPartBack
Event: TypeAlias = PartLost | PartPutBack


def lose_part(state: State, command: LosePart) -> tuple[PartLost, ...]:
    """Decide that a part came off; a limb or leg lost for good changes the stats at once (K10)."""
    check_referee(command.seat, "whether a part came off")
    check_phase(state, "playing")
    creature = check_living(state, command.creature)
    if not command.part.strip():
        raise refusal(Reason.BAD_VALUE, "the part has no name", "say what came off")
    for_good = stays_off(state.house, command.cause)
    if (command.limb is not None or command.leg) and not for_good:
        raise refusal(
            Reason.BAD_VALUE,
            "this part may be put back",
            "leave limb and leg out; Reweigh if it stays off",
            "K10",
        )
    if command.limb is not None:
        check_place("limb", command.limb, len(creature.limbs))
    if command.leg:
        check_range("legs", creature.legs, 1, 1000)
    return (PartLost(creature.id, command.part, command.cause, command.limb, command.leg),)


def put_part_back(state: State, command: PutPartBack) -> tuple[PartPutBack, ...]:
    """Decide to put back a part that came off by walking or a missile; see `stays_off` (K10)."""
    check_phase(state, "playing")
    creature = check_own(state, command.seat, command.creature)
    loose = _check_loose(state, creature, command.part)
    _check_may_go_back(state.house, loose)
    late = loose.cause == "moving" and command.seconds > SECONDS_TO_PUT_BACK
    if late:
        raise refusal(
            Reason.SPENT,
            f"it took {command.seconds} seconds",
            f"a part is put back within {SECONDS_TO_PUT_BACK}",
            "K21",
        )
    return (PartPutBack(creature.id, command.part),)


def stays_off(house: House, cause: PartCause) -> bool:
    """Whether a part is lost for good: by a power, by default in a fight (K10), or left behind."""
    left_behind = cause == "moving" and house.parts_left_behind
    return left_behind or cause == "power" or (cause == "melee" and not house.melee_parts_back)


def _check_loose(state: State, creature: Creature, part: str) -> LoosePart:
    """The part of this name that came off; of several, one that may go back."""
    named = [one for one in creature.loose if one.part == part]
    if not named:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"{label(state, creature.id)} has not lost {part!r}",
            f"name one of {[one.part for one in creature.loose]}",
        )
    return min(named, key=lambda one: stays_off(state.house, one.cause))


def _check_may_go_back(house: House, loose: LoosePart) -> None:
    if stays_off(house, loose.cause):
        raise refusal(
            Reason.HOUSE_RULE,
            f"what came off by {loose.cause} stays off",
            "the referee may Reweigh the creature",
            "parts_left_behind" if loose.cause == "moving" else "K10",
        )


def _loose_parts(creature: Creature) -> list[Command]:
    return [
        PutPartBack(creature.player, creature.id, one.part)
        for one in creature.loose
        if one.cause == "missile"
    ]


def _parts(state: State, creature: Creature) -> list[Command]:
    number = creature.id
    limb = 0 if creature.limbs and stays_off(state.house, "melee") else None
    leg = [LosePart(None, number, "a leg", "power", leg=True)] if creature.legs else []
    return [
        LosePart(None, number, "an ear", "moving"),
        LosePart(None, number, "a horn", "missile"),
        LosePart(None, number, "an arm", "melee", limb=limb),
        *leg,
        *(PutPartBack(None, number, one.part) for one in _free(creature)),
    ]


def _free(creature: Creature) -> list[LoosePart]:
    return [one for one in creature.loose if one.cause == "missile"]


def _part_lost(state: State, event: PartLost) -> State:
    def changed(creature: Creature) -> Creature:
        loose = (*creature.loose, LoosePart(event.part, event.cause))
        kept = without_part(state.house, creature, event.limb, leg=event.leg)
        return replace(kept, loose=loose)

    lost = with_creature(state, event.creature, changed)
    assault = state.play.assault
    if event.limb is None or assault is None or assault.attacker != event.creature:
        return lost
    return with_assault(lost, _after_loss_of(event.limb))


def _after_loss_of(limb: int) -> Callable[[Assault], Assault]:
    """What was announced stays announced: the limb that strikes may have another place now.

    If it is that limb itself which came off, its strike is off.
    """

    def changed(assault: Assault) -> Assault:
        if assault.rolling is None or assault.rolling < limb:
            return assault
        if assault.rolling == limb:
            return replace(assault, rolling=None, power="")
        return replace(assault, rolling=assault.rolling - 1)

    return changed


def _describe_part_lost(state: State, event: PartLost) -> str:
    return f"{label(state, event.creature)} loses {event.part} ({event.cause})."


def _part_put_back(state: State, event: PartPutBack) -> State:
    """Remove the part from those that are off; of several of this name, one that may go back."""

    def changed(creature: Creature) -> Creature:
        named = [at for at, one in enumerate(creature.loose) if one.part == event.part]
        if not named:
            return creature
        place = min(named, key=lambda at: stays_off(state.house, creature.loose[at].cause))
        return replace(creature, loose=creature.loose[:place] + creature.loose[place + 1 :])

    return with_creature(state, event.creature, changed)


def _choices(state: State) -> tuple[Command, ...]:
    moving = on_move(state)
    return tuple(_loose_parts(moving[0])) if moving else ()


def _overrides(state: State) -> tuple[Command, ...]:
    if state.moment != "playing":
        return ()
    return tuple(one for creature in living(state) for one in _parts(state, creature))


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(LosePart, lose_part) | decides(PutPartBack, put_part_back),
    events=happens(PartLost, _part_lost, _describe_part_lost)
    | happens(
        PartPutBack, _part_put_back, lambda s, e: f"{label(s, e.creature)} gets {e.part} back."
    ),
    choices=_choices,
    overrides=_overrides,
)
