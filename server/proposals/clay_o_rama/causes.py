"""Finds out why a part came off a creature, from what was going on at that moment."""

from typing import Final

from engine.games.clay_o_rama.questions import power_named, step_index
from engine.games.clay_o_rama.state import Creature, PartCause, State
from server.proposals.clay_o_rama.who import who_may_be
from server.proposals.proposal import Memory
from server.proposals.seen import seen_of
from vision.sightings import ImpactSeen, MoveSeen, PieceSeen

SHORTLY_S: Final = 6.0
"""Longest time, in seconds, from a throw or a move to the report of a piece that it broke off. The
eye reports a piece only once the hand has left."""


def cause_of(state: State, memory: Memory, seen: PieceSeen, creature: Creature) -> PartCause | None:
    """Find the cause from the game's state and other sightings; None if unknown.

    Args:
        state: The state of the game when the piece was seen.
        memory: All remembered sightings.
        seen: The piece.
        creature: The creature that it probably came from.
    """
    if any(one.target == creature.id for one in state.play.judgements) or _is_target_of_power(
        state, creature
    ):
        return "power"
    if _was_just_struck(memory, seen) or (state.play.shot and state.play.shot.thrown is None):
        return "missile"
    if _in_a_fight(state, creature):
        return "melee"
    if _has_just_moved(state, memory, seen, creature) or _may_walk(state, creature):
        return "moving"
    return None


def _is_target_of_power(state: State, creature: Creature) -> bool:
    """Whether a power in play is about to tear, reshape or judge this creature."""
    chance = state.play.chance
    power = power_named(state, chance.power) if chance else None
    lifts = power is not None and power.effect in ("tear", "reshape", "judged")
    return bool(chance and chance.target == creature.id and lifts)


def _was_just_struck(memory: Memory, seen: PieceSeen) -> bool:
    """Whether a missile probably struck a creature of this colour shortly before."""
    return any(
        0 <= seen.t_s - one.t_s < SHORTLY_S
        and one.struck
        and one.struck[0].colour == seen.colour
        and one.struck[0].probability > one.probability_none
        for one in seen_of(memory, ImpactSeen)
    )


def _in_a_fight(state: State, creature: Creature) -> bool:
    fighting: set[int] = set()
    if state.play.assault:
        fighting |= {state.play.assault.attacker, state.play.assault.target}
    if state.play.riposte:
        fighting |= {state.play.riposte.attacker, state.play.riposte.defender}
    if state.play.wound:
        fighting.add(state.play.wound.target)
    return creature.id in fighting


def _has_just_moved(state: State, memory: Memory, seen: PieceSeen, creature: Creature) -> bool:
    """Whether a move of this creature, not caused by a missile, was seen shortly before."""
    return any(
        0 <= seen.t_s - one.t_s < SHORTLY_S
        and one.by != "throw"
        and creature.id in {c.id for c in who_may_be(state, memory, one.track, one.colour)}
        for one in seen_of(memory, MoveSeen)
    )


def _may_walk(state: State, creature: Creature) -> bool:
    """Whether it is this creature's turn and its walking step is not over."""
    turn = state.play.turn
    on_move = turn is not None and turn.creature == creature.id
    return on_move and turn is not None and turn.step <= step_index(state, "move")
