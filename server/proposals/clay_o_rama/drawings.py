"""Drawings on the table: how far a creature may still walk, and who may attack whom."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from engine.games.clay_o_rama.questions import creature_of, living, step_index
from engine.games.clay_o_rama.state import State
from server.proposals.clay_o_rama.moves import open_walk, walked_length
from server.proposals.clay_o_rama.reach import StandingPlace
from server.proposals.clay_o_rama.standing import SURE, WORTH_NAMING, attack_between, places
from server.proposals.clay_o_rama.walk_drawn import left_mm, walk_drawn
from server.proposals.on_table import Drawing, Line, Ring
from server.proposals.proposal import Memory
from vision.sightings import PointMm, percent


def draw(state: State, memory: Memory) -> tuple[Drawing, ...]:
    """All drawings for a game in play; none before the game begins."""
    if state.moment != "playing":
        return ()
    known = places(state, memory)
    return (*_reach_lines(state, known), *_on_turn(state, memory, known))


def _on_turn(state: State, memory: Memory, known: Mapping[int, StandingPlace]) -> Iterator[Drawing]:
    """Draw how far the creature whose turn it is may still walk.

    The ring is around the creature, or around the start of its walk if one was seen.
    """
    turn = state.play.turn
    creature = creature_of(state, turn.creature) if turn else None
    if turn is None or creature is None or turn.step > step_index(state, "move"):
        return
    walk = open_walk(state, memory, creature)
    place = known.get(creature.id)
    if walk is not None:
        length = walked_length(known, walk, creature)
        yield from walk_drawn(state, creature, walk, length, place)
        return
    left = left_mm(state, creature)
    if place is not None and left:
        yield Ring(place.at_mm, left, "left", f"{left:.0f} mm left")


def _reach_lines(state: State, known: Mapping[int, StandingPlace]) -> Iterator[Line]:
    """A line for each pair of creatures of different players if one can reach the other."""
    for one, other in combinations(living(state), 2):
        if one.player == other.player or one.id not in known or other.id not in known:
            continue
        there, back = (
            attack_between(state, a, known[a.id], known[b.id]) or 0.0
            for a, b in ((one, other), (other, one))
        )
        if max(there, back) >= WORTH_NAMING:
            yield _reach_line(known[one.id].at_mm, known[other.id].at_mm, there, back)


def _reach_line(one: PointMm, other: PointMm, there: float, back: float) -> Line:
    likely = [p for p in (there, back) if p >= WORTH_NAMING]
    doubtful = any(p < SURE for p in likely)
    if len(likely) == 1 and back > there:
        one, other, there, back = other, one, back, there
    label = " / ".join(percent(p) for p in (there, back) if p >= WORTH_NAMING)
    both = len(likely) == 2
    return Line(
        one,
        other,
        "both_ways" if both else "one_way",
        label if doubtful else "",
        "both" if both else "end",
        doubtful,
    )
