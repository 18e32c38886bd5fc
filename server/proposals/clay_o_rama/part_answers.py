"""Alternative answers for a part that came off: another limb, cause or owner, or no part at all."""

from typing import Final, TypeAlias

from engine.games.clay_o_rama.parts import LosePart, stays_off
from engine.games.clay_o_rama.power_use import RipLimb
from engine.games.clay_o_rama.state import Creature, PartCause, State
from engine.word import Note
from server.proposals.clay_o_rama.who import named
from server.proposals.proposal import Choice
from vision.sightings import PieceSeen

Lost: TypeAlias = LosePart | RipLimb

CAUSES: Final[dict[PartCause, str]] = {
    "moving": "while it walked",
    "missile": "under a missile",
    "melee": "in the fight",
    "power": "by a power",
}


def part_name(seen: PieceSeen) -> str:
    """The name by which the ledger knows a piece that came off."""
    return f"piece {seen.piece}"


def other_answers(
    state: State,
    seen: PieceSeen,
    owners: tuple[tuple[Creature, float], ...],
    command: Lost | None,
    *,
    certain: bool,
) -> tuple[Choice, ...]:
    """The alternative answers.

    Args:
        state: The current state.
        seen: The piece.
        owners: The creatures that it may have come from, with probabilities, likeliest first.
        command: The proposed answer; None if the cause is unknown.
        certain: Whether `command` is proposed; otherwise it is listed as one of the answers.
    """
    creature = owners[0][0]
    part = part_name(seen)
    said: list[Choice] = []
    if isinstance(command, RipLimb):
        said += _other_torn_limbs(creature, command)
    elif command is not None and stays_off(state.house, command.cause):
        said += _limbs(creature, part, command.cause)
    said += [
        Choice(f"It came off {CAUSES[one]}", LosePart(None, creature.id, part, one))
        for one in _other_causes(state, command)
    ]
    cause: PartCause = _cause(command) if command else "moving"
    said += [
        Choice(f"It is a part of {named(state, one.id)}", LosePart(None, one.id, part, cause))
        for one, _ in owners[1:]
    ]
    if command is not None and not certain:
        said.insert(0, Choice(f"It is a part of {named(state, creature.id)}", command))
    return (*said, Choice("It is nobody's part", Note(None, f"{part} is nobody's part")))


def _other_causes(state: State, command: Lost | None) -> list[PartCause]:
    """Causes to offer: all if none is known, else one for which the part's fate would differ."""
    if command is None:
        return list(CAUSES)
    lasting = stays_off(state.house, _cause(command))
    return [one for one in CAUSES if stays_off(state.house, one) != lasting][:1]


def _cause(command: Lost) -> PartCause:
    return "power" if isinstance(command, RipLimb) else command.cause


def _limbs(creature: Creature, part: str, cause: PartCause) -> list[Choice]:
    """Answers that name the limb that came off, or a leg."""
    said = [
        Choice(
            f"It was {limb_named(creature, place)}",
            LosePart(None, creature.id, part, cause, limb=place),
        )
        for place in range(len(creature.limbs))
    ]
    if creature.legs:
        said.append(Choice("It was a leg", LosePart(None, creature.id, part, cause, leg=True)))
    return said


def _other_torn_limbs(creature: Creature, command: RipLimb) -> list[Choice]:
    """Answers that name another limb, or a leg, as torn off by a power."""
    said = [
        Choice(f"It was {limb_named(creature, place)}", RipLimb(None, command.creature, place))
        for place in range(1, len(creature.limbs))
    ]
    if creature.legs and not command.leg:
        said.append(Choice("It was a leg", RipLimb(None, command.creature, 0, leg=True)))
    return said


def limb_named(creature: Creature, place: int) -> str:
    """A limb as text: its number from 1, and its name if it has one."""
    limb = creature.limbs[place]
    return f"limb {place + 1}" + (f", {limb.name}" if limb.name else "")
