"""Walks: moves of a creature as the camera reported them, with corrections merged.

A player who goes too far and pushes the creature back has not walked twice: what counts is the
distance from where it began to where it ends.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.questions import (
    creature_of,
    may_move_out_of_turn,
    next_to_move,
    open_chance,
)
from engine.games.clay_o_rama.state import Creature, State
from engine.word import Note
from server.proposals.clay_o_rama.who import TENTHS, who_may_be
from server.proposals.proposal import Memory, Noticed
from server.proposals.seen import noticed_of
from vision.sightings import Estimate, MoveSeen, PointMm

SAME_PLACE_MM: Final = 15.0
"""How close to its old position a hand puts a creature back."""

ENTERED_SHARE: Final = 0.05
"""Largest difference of a length that the referee entered by hand from the measured one."""


@dataclass(frozen=True, slots=True)
class SeenWalk:
    """A walk of a creature as the camera saw it.

    Attributes:
        seen: The last of its moves.
        state: The state of the game when that was seen.
        start_mm: Where it began.
        straight_mm: Distance from there to its end.
        along_mm: Length of the hand's path; None if that was not seen.
        front_mm: How far its front went, straight; None if its front is unknown.
        back: Whether it was put back to where it began.
        settled: Whether the referee has said that it was not a walk, by a remark or by
            dismissing it.
        taken: Whether the referee has accepted it as a walk, of this or another length.
    """

    seen: MoveSeen
    state: State
    start_mm: PointMm
    straight_mm: Estimate
    along_mm: Estimate | None = None
    front_mm: Estimate | None = None
    back: bool = False
    settled: bool = False
    taken: bool = False

    @property
    def end_mm(self) -> PointMm:
        """Where it ended."""
        return self.seen.to_mm

    @property
    def key(self) -> str:
        """The key of its proposal, the same as long as it is the same walk."""
        return f"move-{self.seen.track}-{self.seen.frame}"


def walks(state: State, memory: Memory) -> tuple[SeenWalk, ...]:
    """All remembered walks, oldest first."""
    found: list[SeenWalk] = []
    for seen, noticed in noticed_of(memory, MoveSeen):
        walk = _walk(seen, noticed, state)
        before = next((w for w in reversed(found) if w.seen.track == walk.seen.track), None)
        if before and _corrects(before, walk):
            found.remove(before)
            walk = _together(before, walk)
        found.append(walk)
    return tuple(found)


def on_turn(state: State, creature: Creature) -> bool:
    """Whether it is this creature's move."""
    return state.play.turn is not None and state.play.turn.creature == creature.id


def comes_next(state: State, creature: Creature) -> bool:
    """Whether this creature is next once the current move is over."""
    if state.play.turn is None or on_turn(state, creature):
        return False
    number = state.play.turn.creature
    after = replace(
        state,
        creatures=tuple(
            replace(one, acted=True) if one.id == number else one for one in state.creatures
        ),
    )
    following = next_to_move(after) or _first_of_round(after)
    return following is not None and following.id == creature.id


def may_be_its_move(state: State, walk: SeenWalk, creature: Creature) -> bool:
    """Whether it is this creature's move, and was or was about to be when it walked."""
    if not on_turn(state, creature):
        return False
    then = walk.state
    early = comes_next(then, _as_then(then, creature)) or may_move_out_of_turn(
        then, _as_then(then, creature)
    )
    return on_turn(then, creature) or early


def out_of_date(state: State, walk: SeenWalk, creature: Creature) -> bool:
    """Whether the round in which it walked is over."""
    if state.round == walk.state.round:
        return False
    followed = state.round == walk.state.round + 1 and may_be_its_move(state, walk, creature)
    return not (followed and not on_turn(walk.state, creature))


def in_ledger(state: State, every: Sequence[SeenWalk], walk: SeenWalk, creature: Creature) -> bool:
    """Whether this walk is in the ledger: with those before, it is no longer than what counted.

    Args:
        state: The current state.
        every: All remembered walks.
        walk: One of them.
        creature: The creature that walked.
    """
    then = _as_then(walk.state, creature)
    if state.round != walk.state.round or creature.moved <= then.moved:
        return False
    before = [
        w
        for w in every
        if w.seen.track == walk.seen.track
        and not w.settled
        and w.seen.frame <= walk.seen.frame
        and w.state.round == walk.state.round
        and _as_then(w.state, creature).moved == then.moved
    ]
    seen = sum(w.straight_mm.value for w in before) * TENTHS
    return creature.moved - then.moved >= (1 - ENTERED_SHARE) * seen - TENTHS


def expected(state: State, memory: Memory, track: int, colour: str) -> bool:
    """Whether the creature was about to be lifted for a power or a throw."""
    numbers = {one.target for one in state.play.judgements}
    if state.play.shot and state.play.shot.thrown is not None:
        numbers.add(state.play.shot.thrown)
    thrown = open_chance(state, "throw")
    if thrown:
        numbers.add(thrown.target)
    return any(one.id in numbers for one in who_may_be(state, memory, track, colour))


def _walk(seen: MoveSeen, noticed: Noticed, state: State) -> SeenWalk:
    settled = any(isinstance(one.command, Note | None) for one in noticed.answers)
    return SeenWalk(
        seen,
        noticed.state or state,
        seen.from_mm,
        seen.path_mm,
        seen.along_mm,
        seen.front_path_mm,
        settled=settled,
        taken=any(isinstance(one.command, Move) for one in noticed.answers),
    )


def _corrects(before: SeenWalk, walk: SeenWalk) -> bool:
    """Whether nothing was decided in between, and it went back towards its start."""
    if before.settled or walk.settled or walk.state != before.state:
        return False
    if walk.seen.by == "throw" or before.seen.by == "throw":
        return False
    net = math.dist(before.start_mm, walk.end_mm)
    shorter = walk.straight_mm.value <= before.straight_mm.value + SAME_PLACE_MM
    return shorter and net < before.straight_mm.value - 0.5 * walk.straight_mm.value


def _together(before: SeenWalk, walk: SeenWalk) -> SeenWalk:
    net = math.dist(before.start_mm, walk.end_mm)
    sigma = math.hypot(before.straight_mm.sigma, walk.straight_mm.sigma)
    return SeenWalk(
        walk.seen,
        walk.state,
        before.start_mm,
        Estimate(net, sigma),
        back=net < max(SAME_PLACE_MM, 2 * sigma),
    )


def _as_then(state: State, creature: Creature) -> Creature:
    return creature_of(state, creature.id) or creature


def _first_of_round(state: State) -> Creature | None:
    """Who begins the next round."""
    fresh = tuple(replace(one, acted=False, holding=False) for one in state.creatures)
    return next_to_move(replace(state, creatures=fresh))
