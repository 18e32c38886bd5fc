"""Proposals for two creatures that have changed places."""

import math
from itertools import combinations
from typing import Final

from engine.games.clay_o_rama.power_use import ChangePlaces
from engine.games.clay_o_rama.powers import CHANGE_PLACES
from engine.games.clay_o_rama.questions import open_chance
from engine.games.clay_o_rama.state import State
from engine.seats import capital
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.who import only, track_named, who_may_be
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of, seen_of
from vision.sightings import IdentityLost, MoveSeen

NEAR_MM: Final = 40.0
"""A creature set down at most this far from another one's old position took its place."""

Pair = tuple[tuple[MoveSeen, Noticed], tuple[MoveSeen, Noticed]]


def swapped(memory: Memory) -> tuple[Pair, ...]:
    """Pairs of moves in one frame, each to where the other creature stood."""
    moves = noticed_of(memory, MoveSeen)
    return tuple((a, b) for a, b in combinations(moves, 2) if _exchanged(a[0], b[0]))


def propose_swaps(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each swap: the power Change Places if it is in play, else a question."""
    if state.moment != "playing":
        return ()
    offered = (_proposal(state, memory, pair) for pair in swapped(memory))
    return tuple(one for one in offered if one is not None)


def _proposal(state: State, memory: Memory, pair: Pair) -> Proposal | None:
    (first, _), (second, noticed) = pair
    then = noticed.state or state
    if state.round != then.round or _announced(then) or _may_be_confusion(memory, first, second):
        return None
    names = [track_named(state, memory, seen.track, seen.colour) for seen in (first, second)]
    command = _command(state, memory, first, second)
    said = f"{names[0]} and {names[1]} changed places"
    return Proposal(
        key=f"swap-{first.track}-{second.track}-{first.frame}",
        kind="move",
        title=capital(said),
        why="Each stands where the other one stood, "
        f"{first.path_mm.value:.0f} mm from its own place.",
        doubt="" if command else "Change Places is not in play: what was it?",
        command=command,
        choices=(
            Choice("By the referee's word", Note(None, f"{said} by the referee's word")),
            Choice("A mistake: they were put back", Note(None, f"{said} by mistake: put back")),
        ),
        sightings=(first, second),
        probability=min(first.probability, second.probability),
        blocked=blocked(state, command),
    )


def _command(
    state: State, memory: Memory, first: MoveSeen, second: MoveSeen
) -> ChangePlaces | None:
    one = only(who_may_be(state, memory, first.track, first.colour))
    other = only(who_may_be(state, memory, second.track, second.colour))
    chance = open_chance(state, "swap")
    if one is None or other is None or chance is None:
        return None
    return ChangePlaces(None, chance.creature, one.id, other.id)


def _may_be_confusion(memory: Memory, first: MoveSeen, second: MoveSeen) -> bool:
    """Whether perhaps nobody moved and the eye confused the two: that question comes first."""
    pair = {first.track, second.track}
    return any(
        one.frame == first.frame and pair <= set(one.tracks)
        for one in seen_of((n for n in memory if not n.answers), IdentityLost)
    )


def _announced(state: State) -> bool:
    """Whether Change Places was already in the ledger when the creatures were moved."""
    return any(one.rooted and CHANGE_PLACES.name in one.used for one in state.creatures)


def _exchanged(first: MoveSeen, second: MoveSeen) -> bool:
    return (
        first.frame == second.frame
        and first.track != second.track
        and math.dist(first.to_mm, second.from_mm) < NEAR_MM
        and math.dist(second.to_mm, first.from_mm) < NEAR_MM
        and min(first.path_mm.value, second.path_mm.value) > NEAR_MM
    )
