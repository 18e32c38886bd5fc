"""Copies of a state with a player, a creature or something open in play changed."""

from collections.abc import Callable

from engine.games.clay_o_rama.questions import whole_body
from engine.games.clay_o_rama.state import (
    Assault,
    Creature,
    Playing,
    Seated,
    State,
    Turn,
)
from engine.games.clay_o_rama.tables import House, spans_for
from engine.record import replace


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """Return the state with one player changed."""
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def with_creature(state: State, number: int, change: Callable[[Creature], Creature]) -> State:
    """Return the state with one creature changed."""
    creatures = (change(one) if one.id == number else one for one in state.creatures)
    return replace(state, creatures=tuple(creatures))


def with_play(state: State, change: Callable[[Playing], Playing]) -> State:
    """Return the state with what is open in play changed; unchanged in other phases."""
    phase = state.phase
    return replace(state, phase=change(phase)) if isinstance(phase, Playing) else state


def with_turn(state: State, change: Callable[[Turn], Turn]) -> State:
    """Return the state with the present turn changed; unchanged if there is none."""
    turn = state.play.turn
    return with_play(state, lambda play: replace(play, turn=change(turn))) if turn else state


def with_assault(state: State, change: Callable[[Assault], Assault]) -> State:
    """Return the state with the present attacks changed; unchanged if there are none."""
    assault = state.play.assault
    if assault is None:
        return state
    return with_play(state, lambda play: replace(play, assault=change(assault)))


def with_missile(state: State, number: int, place: int, *, used: bool) -> State:
    """Return the state with a missile marked as used or unused."""

    def changed(creature: Creature) -> Creature:
        missiles = (
            replace(one, used=used) if at == place else one
            for at, one in enumerate(creature.missiles)
        )
        return replace(creature, missiles=tuple(missiles))

    return with_creature(state, number, changed)


def without_gap(state: State, *displaced: int) -> State:
    """Return the state without gaps that were measured to creatures that have been moved (K34)."""
    assault, riposte = state.play.assault, state.play.riposte
    if assault and (assault.attacker in displaced or assault.target in displaced):
        assault = replace(assault, gap=None)
    if riposte and (riposte.attacker in displaced or riposte.defender in displaced):
        riposte = replace(riposte, gap=None)
    return with_play(state, lambda play: replace(play, assault=assault, riposte=riposte))


def without_part(house: House, creature: Creature, limb: int | None, *, leg: bool) -> Creature:
    """Return the creature without a limb or a leg, with the stats that follow from it (K10).

    Its hit points stay (K11). Without its last limb it fights with its whole body (K2). In games
    with traits, its movement does not depend on its legs.
    """
    if leg:
        legs = max(0, creature.legs - 1)
        by_legs = creature.movement_spans if house.traits else spans_for(legs)
        spans = min(creature.movement_spans, by_legs)
        return replace(creature, legs=legs, movement_spans=spans)
    if limb is None or limb >= len(creature.limbs):
        return creature
    limbs = creature.limbs[:limb] + creature.limbs[limb + 1 :]
    strikes = creature.strikes[:limb] + creature.strikes[limb + 1 :]
    attacks = min(creature.attacks, max(1, len(limbs)))
    return replace(
        creature,
        limbs=limbs or (whole_body(house),),
        strikes=strikes or (0,),
        attacks=attacks,
        attacks_left=min(attacks, creature.attacks_left),
    )
