"""Limbs that the ledger removed before the camera saw them on the table."""

from engine.games.clay_o_rama.parts import stays_off
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.state import Creature, State
from server.proposals.clay_o_rama.part_answers import part_name
from server.proposals.clay_o_rama.who import only, who_may_be
from server.proposals.proposal import Memory
from server.proposals.seen import seen_of
from vision.sightings import PieceSeen


def torn_before(state: State, memory: Memory, seen: PieceSeen) -> bool:
    """Whether this is a limb or leg that the ledger removed without a piece (Rip Limbs Off).

    By counting: as many of its pieces as limbs and legs are missing from the most that it had in
    play, less those that the ledger names.
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
    """Pieces of the same owner that the ledger does not name, oldest first."""
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
    states = [n.state for n in memory if n.state is not None and n.state.moment == "playing"]
    found = [creature_of(state, creature.id) for state in states]
    return max((_carried(one) for one in found if one), default=0)


def _carried(creature: Creature) -> int:
    return len(creature.limbs) + creature.legs
