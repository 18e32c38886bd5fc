"""Walks: the moves of a creature that the camera reported, merged where one corrects another.

A player who moves a creature too far and pushes it back has made one walk, not two. It counts from
where the first move began to where the last one ended.
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
from server.proposals.clay_o_rama.who import who_may_be
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Memory, Noticed
from server.proposals.seen import noticed_of
from vision.sightings import Estimate, MoveSeen, PointMm

SAME_PLACE_MM: Final = 15.0
"""A creature that a hand sets down at most this far from its old position was put back."""

ENTERED_SHARE: Final = 0.05
"""A length that the referee entered may be smaller than the measured one by this share, and still
be the same walk."""


@dataclass(frozen=True, slots=True)
class SeenWalk:
    """A walk of a creature as the camera saw it.

    Attributes:
        seen: The last of the moves that it consists of.
        state: The state of the game when that move was seen.
        start_mm: Where the walk began.
        straight_mm: Distance from there to its end.
        along_mm: Length of the hand's path; None if that was not seen.
        front_mm: Straight distance that the creature's front went; None if its front is unknown.
        back: Whether the creature was put back to where it began.
        settled: Whether the referee has said that it was not a walk, by a remark or by
            dismissing the proposal.
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
        """The key of its proposal."""
        return f"move-{self.seen.track}-{self.seen.frame}"


def walks(state: State, memory: Memory) -> tuple[SeenWalk, ...]:
    """All remembered walks, oldest first."""
    found: list[SeenWalk] = []
    for seen, noticed in noticed_of(memory, MoveSeen):
        walk = _walk(seen, noticed, state)
        before = next((w for w in reversed(found) if w.seen.track == walk.seen.track), None)
        if before and _corrects(before, walk):
            found.remove(before)
            walk = _merged(before, walk)
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
    """Whether it is this creature's turn, and it already was or could begin when it walked.

    Players often move a creature just before the turn before it is ended in the ledger.
    """
    if not on_turn(state, creature):
        return False
    then = walk.state
    early = comes_next(then, _as_then(then, creature)) or may_move_out_of_turn(
        then, _as_then(then, creature)
    )
    return on_turn(then, creature) or early


def out_of_date(state: State, walk: SeenWalk, creature: Creature) -> bool:
    """Whether a walk can no longer be entered, because the round in which it was seen is over.

    A walk at the end of a round still counts if it began the creature's turn of the next round.
    """
    if state.round == walk.state.round:
        return False
    followed = state.round == walk.state.round + 1 and may_be_its_move(state, walk, creature)
    return not (followed and not on_turn(walk.state, creature))


def in_ledger(state: State, every: Sequence[SeenWalk], walk: SeenWalk, creature: Creature) -> bool:
    """Whether this walk is in the ledger already.

    It is if the ledger has moved the creature, since the walk was seen, at least as far as this
    walk and the earlier ones since the same entry are long together.

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
    """Whether a power or throw in play explains that the creature was lifted."""
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
    """Whether a walk takes back part of the one before, with no decision between them."""
    if before.settled or walk.settled or walk.state != before.state:
        return False
    if walk.seen.by == "throw" or before.seen.by == "throw":
        return False
    net = math.dist(before.start_mm, walk.end_mm)
    shorter = walk.straight_mm.value <= before.straight_mm.value + SAME_PLACE_MM
    return shorter and net < before.straight_mm.value - 0.5 * walk.straight_mm.value


def _merged(before: SeenWalk, walk: SeenWalk) -> SeenWalk:
    """One walk from the start of the first to the end of the second."""
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
    """The creature as it was in an earlier state; as it is now if it was not there yet."""
    return creature_of(state, creature.id) or creature


def _first_of_round(state: State) -> Creature | None:
    """Who begins the next round."""
    fresh = tuple(replace(one, acted=False, holding=False) for one in state.creatures)
    return next_to_move(replace(state, creatures=fresh))
