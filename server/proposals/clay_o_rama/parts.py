"""Proposals for a new piece on the table: what it came off from, and whether it is put back."""

from typing import Final

from engine.games.clay_o_rama.parts import LosePart, PutPartBack, stays_off
from engine.games.clay_o_rama.power_use import RipLimb
from engine.games.clay_o_rama.questions import creature_of, open_chance
from engine.games.clay_o_rama.state import Creature, PartCause, State
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.causes import cause_of
from server.proposals.clay_o_rama.part_answers import (
    CAUSES,
    Lost,
    limb_named,
    other_answers,
    part_name,
)
from server.proposals.clay_o_rama.who import named, only, who_may_be
from server.proposals.proposal import Choice, Field, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of, seen_of
from vision.sightings import PieceSeen, percent

A_PART: Final = 0.5
"""Least probability of an owner for which its lost part is proposed; below, it is a question."""

NO_MISSILE: Final = 0.8
"""Probability of being a missile above which a piece is not offered as a part."""

WORTH_NAMING: Final = 0.1
"""Least probability with which an owner of a piece is named."""


def propose_parts(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each part that came off or was put back, unless it is in the ledger."""
    if state.moment != "playing":
        return ()
    found = (_proposal(state, memory, *piece) for piece in noticed_of(memory, PieceSeen))
    return tuple(one for one in found if one is not None)


def _proposal(state: State, memory: Memory, seen: PieceSeen, noticed: Noticed) -> Proposal | None:
    loser = next((one for one in state.creatures if _has_lost(one, seen)), None)
    if seen.state == "off":
        known = loser is not None or _torn_before(state, memory, seen)
        return None if known else _came_off(state, memory, noticed, seen)
    return _went_back(state, seen, loser) if loser else None


def _has_lost(creature: Creature, seen: PieceSeen) -> bool:
    """Whether the ledger says that this piece came off this creature and is still off."""
    return creature.alive and any(one.part == part_name(seen) for one in creature.loose)


def _came_off(state: State, memory: Memory, noticed: Noticed, seen: PieceSeen) -> Proposal | None:
    owners = _owners(state, memory, seen)
    if not owners or seen.probability_missile > NO_MISSILE:
        return None
    creature, likely = owners[0]
    then = noticed.state or state
    torn = _torn(state, creature)
    cause = cause_of(then, memory, seen, creature)
    command = torn or (LosePart(None, creature.id, part_name(seen), cause) if cause else None)
    certain = likely >= A_PART
    return Proposal(
        key=f"part-{seen.piece}-off",
        kind="part",
        title=_title(state, creature, cause, torn=torn is not None),
        why=_why(state, seen, creature, cause),
        doubt=_doubt(state, seen, owners, command),
        command=command if certain else None,
        choices=other_answers(state, seen, owners, command, certain=certain),
        fields=_fields(state, creature, command) if certain else (),
        sightings=(seen,),
        probability=likely,
        blocked=blocked(state, command) if certain else "",
    )


def _owners(state: State, memory: Memory, seen: PieceSeen) -> tuple[tuple[Creature, float], ...]:
    """The creatures that a piece may have come from, with probabilities, likeliest first.

    A track that may be one of several creatures shares its probability among them.
    """
    shares: dict[int, tuple[Creature, float]] = {}
    for owner in seen.owners:
        may_be = who_may_be(state, memory, owner.track, seen.colour)
        for one in may_be:
            before = shares.get(one.id, (one, 0.0))[1]
            shares[one.id] = one, before + owner.probability / len(may_be)
    ranked = sorted(shares.values(), key=lambda pair: -pair[1])
    return tuple(pair for pair in ranked if pair[1] >= WORTH_NAMING)


def _torn(state: State, creature: Creature) -> RipLimb | None:
    """The command if the power Rip Limbs Off is in play against this creature; else None."""
    chance = open_chance(state, "tear")
    if chance is None or chance.target != creature.id:
        return None
    return RipLimb(None, chance.creature, 0, leg=not creature.limbs)


def _title(state: State, creature: Creature, cause: PartCause | None, *, torn: bool) -> str:
    who = named(state, creature.id)
    if torn:
        return f"A limb of {who} was torn off"
    if cause is None:
        return f"A part of {who} came off: when?"
    end = "it stays off" if stays_off(state.house, cause) else "it is put back, free"
    return f"A part of {who} came off {CAUSES[cause]}: {end}"


def _why(state: State, seen: PieceSeen, creature: Creature, cause: PartCause | None) -> str:
    told = [f"A {seen.colour} piece of {seen.diameter_mm.value:.0f} mm lies where none lay"]
    if seen.gap_mm is not None:
        told.append(f"{seen.gap_mm.value:.0f} mm from the creature")
    if seen.lost_share is not None and seen.lost_share.value > seen.lost_share.sigma:
        told.append(f"which looks {percent(seen.lost_share.value)} smaller")
    said = ", ".join(told) + "."
    if cause and stays_off(state.house, cause):
        said += (
            f" Weigh {named(state, creature.id)} in again on the turn card: attacks, limbs and "
            f"legs are judged again, hit points stay {creature.hit_points} (K10, K11)."
        )
    return said


def _doubt(
    state: State,
    seen: PieceSeen,
    owners: tuple[tuple[Creature, float], ...],
    command: Lost | None,
) -> str:
    doubts = [f"{named(state, one.id)} {percent(share)}" for one, share in owners[1:]]
    if seen.probability_missile >= WORTH_NAMING / 2:
        doubts.append(f"a missile {percent(seen.probability_missile)}")
    if isinstance(command, RipLimb) or (command and stays_off(state.house, command.cause)):
        doubts.append("which limb it was the camera cannot tell")
    return "; ".join(doubts)


def _fields(state: State, creature: Creature, command: Lost | None) -> tuple[Field, ...]:
    limbs = tuple((n, limb_named(creature, n)) for n in range(len(creature.limbs)))
    if isinstance(command, RipLimb):
        return (Field(("limb",), "Limb", options=limbs),)
    if command is None:
        return ()
    part = Field(("part",), "What came off")
    if not stays_off(state.house, command.cause):
        return (part,)
    return (part, Field(("limb",), "Limb", options=((None, "none"), *limbs)))


def _went_back(state: State, seen: PieceSeen, creature: Creature) -> Proposal | None:
    """The proposal for a lost piece that is no longer on the table: put back, or taken away."""
    part, who = part_name(seen), named(state, creature.id)
    command = PutPartBack(None, creature.id, part)
    refused = blocked(state, command)
    back = seen.state == "back"
    if not back and refused:
        return None  # by the rules it stays off: that it was cleared away is no news
    gone = Note(None, f"{part} of {who} was taken away")
    return Proposal(
        key=f"part-{seen.piece}-{seen.state}",
        kind="part",
        title=f"A part of {who} was put back" if back else f"A part of {who} was taken away",
        why=f"The piece of {seen.diameter_mm.value:.0f} mm is gone, and the creature has "
        f"{'grown by as much' if back else 'not grown'}.",
        doubt="" if back else "put back where the camera does not see it?",
        command=command if back else None,
        choices=() if back else (Choice("It was put back", command), Choice("It is gone", gone)),
        sightings=(seen,),
        blocked=refused if back else "",
    )


def _torn_before(state: State, memory: Memory, seen: PieceSeen) -> bool:
    """Whether this is a limb or leg that the ledger removed without naming a piece (Rip Limbs Off).

    The creature lacks some limbs and legs compared with the most that it had during play. Those
    that the ledger does not connect with a piece account for as many of its unnamed pieces, oldest
    first.
    """
    if not seen.owners:
        return False
    creature = only(who_may_be(state, memory, seen.owners[0].track, seen.colour))
    if creature is None:
        return False
    lasting = sum(stays_off(state.house, one.cause) for one in creature.loose)
    nameless = _most_carried(memory, creature) - _carried(creature) - lasting
    return seen.piece in _unnamed(memory, seen, creature)[: max(0, nameless)]


def _unnamed(memory: Memory, seen: PieceSeen, creature: Creature) -> list[int]:
    """Numbers of pieces off the same creature that the ledger does not name, oldest first."""
    names = {one.part for one in creature.loose}
    return [
        one.piece
        for one in seen_of(memory, PieceSeen)
        if one.state == "off"
        and one.owners
        and one.owners[0].track == seen.owners[0].track
        and part_name(one) not in names
    ]


def _most_carried(memory: Memory, creature: Creature) -> int:
    """The most limbs and legs that the creature had in any remembered state of play."""
    states = [n.state for n in memory if n.state is not None and n.state.moment == "playing"]
    found = [creature_of(state, creature.id) for state in states]
    return max((_carried(one) for one in found if one), default=0)


def _carried(creature: Creature) -> int:
    """How many limbs and legs a creature has."""
    return len(creature.limbs) + creature.legs
