"""Proposals for a creature that has moved: its walk, how much too long it is, or another cause."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.clay_o_rama.moving import Move, Passage
from engine.games.clay_o_rama.questions import allowance
from engine.games.clay_o_rama.state import Creature, State
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.measured import measured_length
from server.proposals.clay_o_rama.move_words import doubt_of, farthest, title_of, why_of
from server.proposals.clay_o_rama.reach import StandingPlace, in_the_way
from server.proposals.clay_o_rama.standing import in_contact, places
from server.proposals.clay_o_rama.strays import stray, whose
from server.proposals.clay_o_rama.swaps import swapped
from server.proposals.clay_o_rama.walk_drawn import DOUBT_SIGMAS, walk_drawn
from server.proposals.clay_o_rama.walks import (
    SeenWalk,
    expected,
    in_ledger,
    may_be_its_move,
    out_of_date,
    walks,
)
from server.proposals.clay_o_rama.who import named, only, who_may_be
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Choice, Field, Memory, Proposal
from server.proposals.seen import seen_of
from vision.sightings import DivideSeen, Estimate

LONGER_SIGMAS: Final = 2.0
"""The hand's path counts as longer than the straight line if it is by this many sigmas."""

TOUCHING: Final = 0.5
"""Least probability with which a move is proposed as one that ends in contact."""


def propose_moves(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each walk that is not in the ledger yet, oldest first."""
    if state.moment != "playing":
        return ()
    every, known = walks(state, memory), places(state, memory)
    elsewhere = {id(seen) for pair in swapped(memory) for seen, _ in pair}
    elsewhere |= {id(walk.seen) for walk in every if _divides(memory, walk)}
    told = (walk for walk in every if id(walk.seen) not in elsewhere)
    offered = (
        _proposal(state, memory, walk, every, known)
        for walk in told
        if not (walk.back or walk.settled)
    )
    return tuple(one for one in offered if one is not None)


def open_walk(state: State, memory: Memory, creature: Creature) -> SeenWalk | None:
    """The walk of a creature whose turn it is that the referee has not decided on; None if none."""
    every = walks(state, memory)
    found = (
        walk
        for walk in every
        if not (
            walk.back
            or walk.settled
            or walk.taken
            or walk.seen.by == "throw"
            or _divides(memory, walk)
        )
        and only(who_may_be(state, memory, walk.seen.track, walk.seen.colour)) == creature
        and may_be_its_move(state, walk, creature)
        and not out_of_date(state, walk, creature)
        and not in_ledger(state, every, walk, creature)
    )
    return next(found, None)


def walked_length(
    known: Mapping[int, StandingPlace], walk: SeenWalk, creature: Creature
) -> Estimate:
    """The length of a walk by the rules, in mm, given the positions of the other creatures."""
    return _lengths(known, walk, creature)[0]


def _divides(memory: Memory, walk: SeenWalk) -> bool:
    """Whether the walk is no walk, but one half of a creature that was divided in that frame."""
    seen = walk.seen
    return any(
        seen.frame == one.frame and seen.track in one.halves for one in seen_of(memory, DivideSeen)
    )


def _proposal(
    state: State,
    memory: Memory,
    walk: SeenWalk,
    every: Sequence[SeenWalk],
    known: Mapping[int, StandingPlace],
) -> Proposal | None:
    seen = walk.seen
    may_be = who_may_be(state, memory, seen.track, seen.colour)
    if not may_be or expected(walk.state, memory, seen.track, seen.colour):
        return None
    creature = only(may_be)
    if creature is None and state.round != walk.state.round:
        return None
    if creature is None:
        answers = tuple(
            (one, _move_command(state, known, walk, one), walked_length(known, walk, one))
            for one in may_be
        )
        return whose(state, walk, answers)
    if out_of_date(state, walk, creature) or in_ledger(state, every, walk, creature):
        return None
    if seen.by == "throw" or not may_be_its_move(state, walk, creature):
        return stray(state, walk, creature)
    return _walk(state, known, walk, creature)


def _walk(
    state: State, known: Mapping[int, StandingPlace], walk: SeenWalk, creature: Creature
) -> Proposal:
    command = _move_command(state, known, walk, creature)
    length, other = _lengths(known, walk, creature)
    choices = _choices(state, walk, creature, command, length, other)
    first = choices[0].command
    offered = command or (first if isinstance(first, Move) else None)
    return Proposal(
        key=walk.key,
        kind="move",
        title=title_of(state, creature, length, command),
        why=why_of(state, known, walk, creature, length, command),
        doubt=doubt_of(state, known, walk, creature, (length, other), command),
        command=command,
        choices=choices,
        fields=_fields(length) if offered else (),
        sightings=(walk.seen,),
        probability=walk.seen.probability,
        blocked=blocked(state, offered),
        drawings=walk_drawn(state, creature, walk, length, known.get(creature.id)),
        measured=measured_length(length),
    )


def _fields(length: Estimate) -> tuple[Field, ...]:
    """The correctable fields: the length, and whether the creature ran into another one."""
    whole_mm = round(length.value)
    near = tuple((whole_mm + more) * TENTHS for more in (-1, 1))
    return (
        Field(("length",), "Length", "mm", TENTHS, near=near, least=1),
        Field(("contact",), "Ran into another", options=((False, "no"), (True, "yes"))),
    )


def _move_command(
    state: State, known: Mapping[int, StandingPlace], walk: SeenWalk, creature: Creature
) -> Move | None:
    """The command for a walk; None if it is certainly longer than the creature may walk.

    A walk that is too long only within the doubt is shortened to what the creature has left.
    """
    length = walked_length(known, walk, creature)
    tenths = max(1, round(length.value * TENTHS))
    contact = in_contact(known, creature) >= TOUCHING
    allowed = allowance(state, creature)
    if allowed is None or tenths <= allowed - creature.moved:
        return Move(None, creature.id, tenths, contact)
    left = allowed - creature.moved
    doubtful = tenths - left <= DOUBT_SIGMAS * length.sigma * TENTHS
    return Move(None, creature.id, left, contact) if doubtful and left > 0 else None


def _lengths(
    known: Mapping[int, StandingPlace], walk: SeenWalk, creature: Creature
) -> tuple[Estimate, Estimate | None]:
    """The length that counts by the rules, and the other one if the two differ.

    The two are the straight line from feet to feet and the path of the hand. The straight one
    counts, unless another creature stands in the way (K23).
    """
    straight, along = walk.straight_mm, walk.along_mm
    if along is None or along.value - straight.value < LONGER_SIGMAS * max(along.sigma, 1.0):
        return straight, None
    others = [at for number, at in known.items() if number != creature.id]
    around = any(in_the_way(walk.start_mm, walk.end_mm, other) for other in others)
    return (along, straight) if around else (straight, along)


def _choices(
    state: State,
    walk: SeenWalk,
    creature: Creature,
    command: Move | None,
    length: Estimate,
    other: Estimate | None,
) -> tuple[Choice, ...]:
    who = named(state, creature.id)
    said = [] if command else _too_far(state, walk, creature, length)
    for how, one in _other_lengths(walk, length, other):
        mm = one.value
        told = Move(None, creature.id, max(1, round(mm * TENTHS)))
        if not blocked(state, told):
            said.append(Choice(f"{mm:.0f} mm, {how}", told, measured_length(one)))
    if command is not None:
        for terrain in state.options.terrain:
            through = (Passage(terrain.name, command.length),)
            slow = Move(None, creature.id, command.length, command.contact, through=through)
            if not blocked(state, slow):
                said.append(Choice(f"All of it through {terrain.name}", slow))
    back = f"{who} was put back where it stood: no walk"
    return (*said, Choice("No walk: it was put back", Note(None, back)))


def _other_lengths(
    walk: SeenWalk, length: Estimate, other: Estimate | None
) -> Iterator[tuple[str, Estimate]]:
    """Other ways to measure the walk, if their results differ: a description, and the length in mm.

    The front is where the turn card's arrow pointed at the weigh-in. Players who ignore which
    way a creature faces measure from feet to feet.
    """
    if other is not None:
        yield "along the way it was led" if other is walk.along_mm else "straight", other
    front = walk.front_mm
    if front and abs(front.value - length.value) > LONGER_SIGMAS * max(front.sigma, 1.0):
        yield "from front to front, by the turn card's arrow", front


def _too_far(state: State, walk: SeenWalk, creature: Creature, length: Estimate) -> list[Choice]:
    """Answers to a walk that was too long: put it back to the limit, or let it stay anyway."""
    left = max(0, (allowance(state, creature) or 0) - creature.moved)
    over_mm = length.value - left / TENTHS
    stays = Move(
        None,
        creature.id,
        round(length.value * TENTHS),
        because=f"it stands {over_mm:.0f} mm farther than it may walk, by the referee's word",
    )
    said = [Choice("It stays there, by the referee's word", stays, measured_length(length))]
    if left > 0:
        place = farthest(walk, left / TENTHS)
        label = f"Back to {place}: the longest walk it has, {left / TENTHS:.0f} mm"
        said.insert(0, Choice(label, Move(None, creature.id, left)))
    return said
