"""Parts that come off, and whether they may be put back."""

from engine.allowed import check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_living,
    check_own,
    check_phase,
    check_place,
    check_range,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.questions import label
from engine.games.clay_o_rama.state import Creature, LoosePart, PartCause, State
from engine.games.clay_o_rama.tables import House
from engine.refusal import Reason, refusal

SECONDS_TO_PUT_BACK = 60
"""Time for a creature that broke apart while walking (K21)."""


def lose_part(state: State, command: commands.LosePart) -> tuple[Event, ...]:
    """A part came off; lost in a fight, a limb or leg changes the stats at once (K10)."""
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
    return (events.PartLost(creature.id, command.part, command.cause, command.limb, command.leg),)


def stays_off(house: House, cause: PartCause) -> bool:
    """What a fight or a power took is lost for good, unless the house lets it be put back (K10)."""
    return cause == "power" or (cause == "melee" and not house.melee_parts_back)


def put_part_back(state: State, command: commands.PutPartBack) -> tuple[Event, ...]:
    """Free after a walk or a missile; after a fight it stays off (K10)."""
    check_phase(state, "playing")
    creature = check_own(state, command.seat, command.creature)
    loose = _check_loose(state, creature, command.part)
    _check_may_go_back(state, loose)
    late = loose.cause == "moving" and command.seconds > SECONDS_TO_PUT_BACK
    if late:
        raise refusal(
            Reason.SPENT,
            f"it took {command.seconds} seconds",
            f"a part is put back within {SECONDS_TO_PUT_BACK}",
            "K21",
        )
    return (events.PartPutBack(creature.id, command.part),)


def _check_loose(state: State, creature: Creature, part: str) -> LoosePart:
    found = next((one for one in creature.loose if one.part == part), None)
    if found is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"{label(state, creature.id)} has not lost {part!r}",
            f"name one of {[one.part for one in creature.loose]}",
        )
    return found


def _check_may_go_back(state: State, loose: LoosePart) -> None:
    left_behind = loose.cause == "moving" and state.house.parts_left_behind
    if left_behind or stays_off(state.house, loose.cause):
        raise refusal(
            Reason.HOUSE_RULE,
            f"what came off by {loose.cause} stays off",
            "the referee may Reweigh the creature",
            "parts_left_behind" if left_behind else "K10",
        )
