"""Questions about a creature that moved out of turn, with the likeliest explanations first."""

from collections.abc import Sequence
from typing import Final

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.questions import allowance
from engine.games.clay_o_rama.state import Creature, State
from engine.games.clay_o_rama.turns import EndMove, MoveOutOfTurn
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.measured import measured_length
from server.proposals.clay_o_rama.walks import SeenWalk, comes_next, on_turn
from server.proposals.clay_o_rama.who import named
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Choice, Proposal
from vision.sightings import Estimate

A_BUMP_MM: Final = 40.0
"""A move up to this length was probably a bump: a sleeve or an elbow seldom shifts it farther."""


def stray(state: State, walk: SeenWalk, creature: Creature) -> Proposal:
    """Ask about a creature that moved although it was not its turn, or by a missile.

    If the referee answers that its turn begins now, the walk is proposed next.
    """
    who, length = named(state, creature.id), walk.straight_mm.value
    thrown = walk.seen.by == "throw"
    # A key of its own: if the creature's turn begins later, the walk is proposed under its key.
    key = walk.key if on_turn(walk.state, creature) and not thrown else f"stray-{walk.key}"
    return Proposal(
        key=key,
        kind="move",
        title=_title(walk, creature, who),
        why=_why(state, walk, creature),
        doubt="does it stay there?" if thrown else "late move, bump or take-back?",
        command=None,
        choices=_knocked(who, length) if thrown else _explained(state, walk, creature),
        sightings=(walk.seen,),
        probability=walk.seen.probability,
    )


def _title(walk: SeenWalk, creature: Creature, who: str) -> str:
    length = walk.straight_mm.value
    if walk.seen.by == "throw":
        return f"{who} was knocked {length:.0f} mm by a missile"
    if on_turn(walk.state, creature):
        return f"{who} walked {length:.0f} mm, and its move ended without that"
    return f"{who} stands {length:.0f} mm from where it stood, and it was not its move"


def whose(
    state: State, walk: SeenWalk, answers: Sequence[tuple[Creature, Move | None, Estimate]]
) -> Proposal:
    """Ask which of several creatures of one colour has walked.

    Args:
        state: The current state.
        walk: The walk.
        answers: For each possible creature the command for its walk, None if that is too long for
            it, and the measured length.
    """
    seen, length = walk.seen, walk.straight_mm.value
    choices = [
        Choice(f"{named(state, one.id)}: its walk", move, measured_length(walked))
        if move is not None and _can_walk(state, one, move)
        else Choice(f"{named(state, one.id)}: no walk", _no_walk_note(state, one, length))
        for one, move, walked in answers
    ]
    choices.sort(key=lambda one: isinstance(one.command, Note))
    return Proposal(
        key=walk.key,
        kind="move",
        title=f"A {seen.colour} creature moved {length:.0f} mm: whose is it?",
        why=f"{len(answers)} creatures are {seen.colour}.",
        doubt="the camera cannot tell them apart yet; it remembers what you answer here",
        command=None,
        choices=tuple(choices),
        sightings=(seen,),
    )


def _explained(state: State, walk: SeenWalk, creature: Creature) -> tuple[Choice, ...]:
    """Answers for a move out of turn; a bump comes first if the move was short."""
    who, length = named(state, creature.id), walk.straight_mm.value
    bumps = [
        Choice("A bump: it was put back", Note(None, f"{who} was bumped and put back")),
        Choice(
            "A bump: it stays there",
            Note(None, f"{who} was bumped by {length:.0f} mm and stays there"),
        ),
    ]
    turns = _begin_turn_answers(state, creature)
    moves = [*turns, *([] if turns else _late_move_answers(state, walk, creature))]
    back = Choice(
        "A take-back: it stands where it should",
        Note(None, f"{who} was moved back by {length:.0f} mm after a take-back"),
    )
    first, then = (bumps, moves) if length <= A_BUMP_MM else (moves, bumps)
    return (*first, *then, back)


def _begin_turn_answers(state: State, creature: Creature) -> list[Choice]:
    """Answers that begin this creature's turn, if the rules allow them now."""
    said: list[tuple[str, object]] = [
        ("It moves out of turn", MoveOutOfTurn(None, creature.id)),
    ]
    if state.play.turn is not None and comes_next(state, creature):
        over = named(state, state.play.turn.creature)
        said.insert(0, (f"The move of {over} is over", EndMove(None, state.play.turn.creature)))
    return [Choice(label, command) for label, command in said if not blocked(state, command)]


def _late_move_answers(state: State, walk: SeenWalk, creature: Creature) -> list[Choice]:
    """The answer that it was the rest of a turn that has ended, if it may walk that far."""
    allowed = allowance(state, creature)
    length = walk.straight_mm
    if not creature.acted or allowed is None:
        return []
    left = (allowed - creature.moved) / TENTHS
    if length.value > left + 2 * length.sigma:
        return []
    said = f"late move of {named(state, creature.id)}: {length.value:.0f} mm, {left:.0f} were left"
    return [Choice(f"A late move: {left:.0f} mm were left", Note(None, said))]


def _knocked(who: str, length_mm: float) -> tuple[Choice, ...]:
    """Answers for a creature that a missile has moved."""
    stays = f"{who} was knocked {length_mm:.0f} mm by a missile and stays there"
    return (
        Choice("It stays there", Note(None, stays)),
        Choice("It was put back", Note(None, f"{who} was knocked over and put back")),
    )


def _why(state: State, walk: SeenWalk, creature: Creature) -> str:
    (x0, y0), (x1, y1) = walk.start_mm, walk.end_mm
    by = {"hand": "A hand moved it", "throw": "Something thrown touched it"}
    how = by.get(walk.seen.by, "Nobody was seen to move it")
    now = state.play.turn.creature if state.play.turn else None
    turn = "" if now in (None, creature.id) else f" It is the move of {named(state, now or 0)}."
    told = f"{how}, from ({x0:.0f}, {y0:.0f}) to ({x1:.0f}, {y1:.0f}) mm.{turn}"
    if walk.seen.by != "throw" and on_turn(walk.state, creature):
        told += " Take the end of its move back, and the walk is offered again."
    return told


def _can_walk(state: State, creature: Creature, move: Move) -> bool:
    return on_turn(state, creature) and not blocked(state, move)


def _no_walk_note(state: State, creature: Creature, length_mm: float) -> Note:
    return Note(None, f"{named(state, creature.id)} was moved {length_mm:.0f} mm: no walk")
