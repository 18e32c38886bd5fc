"""The distance of an attack, if the camera has measured it with certainty."""

from dataclasses import replace

from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.state import State
from server.proposals.clay_o_rama.reach import from_point, gap_mm
from server.proposals.clay_o_rama.standing import SURE, attack_between, places
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Memory
from server.proposals.seen import noticed_of
from vision.sightings import IdentityLost


def with_gap(state: State, memory: Memory, command: object) -> object:
    """Fill in the gap of an attack from the measured positions; return other commands unchanged.

    The rules compare the gap with the reach of both creatures. The gap is filled in only if that
    comparison gives the same results as the probabilities computed from the positions. If the
    result is doubtful or out of reach, the attack stays as it is, and the referee decides by eye.
    """
    if not isinstance(command, Attack) or command.gap is not None or _identity_is_open(memory):
        return command
    gap = _gap_tenths(state, memory, command)
    return command if gap is None else replace(command, gap=gap)


def _identity_is_open(memory: Memory) -> bool:
    """Whether the referee still has to say which creature is which."""
    return any(not noticed.answers for _, noticed in noticed_of(memory, IdentityLost))


def _gap_tenths(state: State, memory: Memory, command: Attack) -> int | None:
    """The gap between attacker and target in tenths of a mm; None if it is unknown or doubtful."""
    known = places(state, memory)
    one, other = (creature_of(state, n) for n in (command.creature, command.target))
    if one is None or other is None or one.id not in known or other.id not in known:
        return None
    own, place = known[one.id], known[other.id]
    there = attack_between(state, one, own, place)
    back = attack_between(state, other, place, own)
    if there is None or there < SURE:
        return None
    if state.house.contact_needed:
        return 0
    gap = round(max(gap_mm(own, place), from_point(own.at_mm, place)) * TENTHS)
    within = other.reach is None or gap <= other.reach
    agrees = back is None or (back >= SURE if within else back <= 1 - SURE)
    return gap if agrees and (one.reach is None or gap <= one.reach) else None
