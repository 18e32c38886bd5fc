"""Proposals for the power Use Opponent as Missile: a creature that all limbs hit was thrown."""

import math

from engine.games.clay_o_rama.power_use import ThrowCreature
from engine.games.clay_o_rama.questions import creature_of, open_chance, third_creatures
from engine.games.clay_o_rama.state import Chance, Creature, State
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.standing import places
from server.proposals.clay_o_rama.who import named, who_may_be
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import MoveSeen


def propose_thrown(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """The throw, if the power is in play and its target has moved.

    The nearest other creature is proposed as the one that it was thrown at.
    """
    chance = open_chance(state, "throw")
    thrower = creature_of(state, chance.creature) if chance else None
    if chance is None or thrower is None:
        return ()
    seen = next(
        (
            seen
            for seen, n in reversed(noticed_of(memory, MoveSeen))
            if n.state is not None
            and n.state.play.chance == chance
            and _may_be(state, memory, seen, chance.target)
        ),
        None,
    )
    thirds = third_creatures(state, thrower, chance.target)
    if seen is None or not thirds:
        return ()
    return (_proposal(state, memory, seen, chance, thrower, thirds),)


def _proposal(
    state: State,
    memory: Memory,
    seen: MoveSeen,
    chance: Chance,
    thrower: Creature,
    thirds: tuple[int, ...],
) -> Proposal:
    ordered = _nearest_first(state, memory, seen, thirds)
    said = [ThrowCreature(None, thrower.id, number) for number in ordered]
    flew, who = named(state, chance.target), named(state, thrower.id)
    back = Note(None, f"{flew} was put back where it stood: it was not thrown")
    return Proposal(
        key=f"thrown-{seen.track}-{seen.frame}",
        kind="power",
        title=f"{who} throws {flew} at {named(state, ordered[0])}",
        why=f"All its attacks hit {flew}, which then went {seen.path_mm.value:.0f} mm and lies "
        f"nearest to {named(state, ordered[0])}.",
        doubt="the camera cannot hear whom the player named",
        command=said[0],
        choices=(
            *(Choice(f"At {named(state, one.target)}", one) for one in said[1:]),
            Choice("It was not thrown: it was put back", back),
        ),
        sightings=(seen,),
        probability=seen.probability if len(ordered) == 1 else None,
        blocked=blocked(state, said[0]),
    )


def _may_be(state: State, memory: Memory, seen: MoveSeen, number: int) -> bool:
    return any(one.id == number for one in who_may_be(state, memory, seen.track, seen.colour))


def _nearest_first(
    state: State, memory: Memory, seen: MoveSeen, thirds: tuple[int, ...]
) -> list[int]:
    known = places(state, memory)
    return sorted(
        thirds,
        key=lambda one: math.dist(known[one].at_mm, seen.to_mm) if one in known else math.inf,
    )
