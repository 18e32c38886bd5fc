"""What made a part come off: what was going on at that moment."""

from typing import Final

from engine.games.clay_o_rama.questions import power_named, step_index
from engine.games.clay_o_rama.state import Creature, PartCause, State
from server.proposals.clay_o_rama.who import who_may_be
from server.proposals.proposal import Memory
from server.proposals.seen import seen_of
from vision.sightings import ImpactSeen, MoveSeen, PieceSeen

SHORTLY_S: Final = 6.0
"""Most seconds from a cause to the report of a piece: it is reported once the hand has left."""


def cause_of(state: State, memory: Memory, seen: PieceSeen, creature: Creature) -> PartCause | None:
    """The cause, from the state of the game and other sightings; None if unknown."""
    if any(one.target == creature.id for one in state.play.judgements) or _power(state, creature):
        return "power"
    if _under_a_missile(memory, seen) or (state.play.shot and state.play.shot.thrown is None):
        return "missile"
    if _in_a_fight(state, creature):
        return "melee"
    if _moved(state, memory, seen, creature) or _may_walk(state, creature):
        return "moving"
    return None


def _power(state: State, creature: Creature) -> bool:
    chance = state.play.chance
    power = power_named(state, chance.power) if chance else None
    lifts = power is not None and power.effect in ("tear", "reshape", "judged")
    return bool(chance and chance.target == creature.id and lifts)


def _under_a_missile(memory: Memory, seen: PieceSeen) -> bool:
    """Something thrown touched a creature of this colour just before."""
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


def _moved(state: State, memory: Memory, seen: PieceSeen, creature: Creature) -> bool:
    return any(
        0 <= seen.t_s - one.t_s < SHORTLY_S
        and one.by != "throw"
        and creature.id in {c.id for c in who_may_be(state, memory, one.track, one.colour)}
        for one in seen_of(memory, MoveSeen)
    )


def _may_walk(state: State, creature: Creature) -> bool:
    turn = state.play.turn
    on_move = turn is not None and turn.creature == creature.id
    return on_move and turn is not None and turn.step <= step_index(state, "move")
