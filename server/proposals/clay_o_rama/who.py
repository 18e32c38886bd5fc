"""Matches the camera's tracks with the ledger's creatures, by colour and by earlier moves."""

from collections.abc import Iterator

from engine.games.clay_o_rama.questions import creature_of, living
from engine.games.clay_o_rama.state import Creature, State
from engine.seats import player_of
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Memory
from server.proposals.seen import seen_of
from vision.sightings import DivideSeen, MoveSeen

SAME_LENGTH = 10
"""Largest difference, in tenths of a millimetre, between a measured length and the same length in
the ledger: lengths are rounded there."""


def who_may_be(state: State, memory: Memory, track: int, colour: str) -> tuple[Creature, ...]:
    """The living creatures that a track may belong to.

    One if the track is known; none if no living creature has this colour.
    """
    alike = [one for one in living(state) if one.colour == colour]
    if len(alike) < 2:
        return tuple(alike)
    known = {**_halves(state, memory), **_walked(state, memory)}
    if track in known:
        return tuple(one for one in alike if one.id == known[track])
    taken = {number for other, number in known.items() if other != track}
    return tuple(one for one in alike if one.id not in taken)


def only(creatures: tuple[Creature, ...]) -> Creature | None:
    """The creature, if it is the only one."""
    return creatures[0] if len(creatures) == 1 else None


def named(state: State, number: int) -> str:
    """A creature for people: "Ben's blue creature", with its number if its player has several."""
    creature = creature_of(state, number)
    owner = player_of(state, creature.player) if creature else None
    if creature is None or owner is None:
        return f"creature {number}"
    several = sum(one.player == creature.player for one in state.creatures) > 1
    return f"{owner.name}'s {creature.colour} creature{f' {number}' if several else ''}"


def track_named(state: State, memory: Memory, track: int, colour: str) -> str:
    """A track for people: its creature's name, if that is known."""
    creature = only(who_may_be(state, memory, track, colour))
    return named(state, creature.id) if creature else f"{colour} creature no. {track}"


def _halves(state: State, memory: Memory) -> dict[int, int]:
    """Tracks of the two halves of a divided creature, with their creature ids.

    The first half keeps both the track and the creature id.
    """
    known: dict[int, int] = {}
    for seen in seen_of(memory, DivideSeen):
        alike = [one for one in state.creatures if one.colour == seen.colour]
        if len(alike) == 2 and alike[0].player == alike[1].player:
            known |= zip(seen.halves, sorted(one.id for one in alike), strict=True)
    return known


def _walked(state: State, memory: Memory) -> dict[int, int]:
    """Tracks that are known because the ledger has a walk of exactly the measured length.

    Maps the track to the creature that walked.
    """
    known: dict[int, int] = {}
    for seen, before, after in _steps(state, memory):
        lengths = [seen.path_mm, *([seen.along_mm] if seen.along_mm else [])]
        for one in before.creatures:
            now = creature_of(after, one.id)
            grown = now.moved - one.moved if now and now.colour == seen.colour else 0
            near = (abs(grown - length.value * TENTHS) < SAME_LENGTH for length in lengths)
            if grown > 0 and any(near):
                known[seen.track] = one.id
    return known


def _steps(state: State, memory: Memory) -> Iterator[tuple[MoveSeen, State, State]]:
    """Pair each move with the state before it and, one by one, the later states of its round."""
    for place, noticed in enumerate(memory):
        seen, before = noticed.sighting, noticed.state
        if not isinstance(seen, MoveSeen) or before is None:
            continue
        last = before
        for after in (*(later.state for later in memory[place + 1 :]), state):
            # Sightings between two decisions share one state object.
            if after is not last and after is not None and after.round == before.round:
                yield seen, before, after
            last = after
