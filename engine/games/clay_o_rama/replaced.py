"""A state with one player, one creature or the current move replaced."""

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
    """The state with this player changed."""
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def with_creature(state: State, number: int, change: Callable[[Creature], Creature]) -> State:
    """The state with this creature changed."""
    creatures = (change(one) if one.id == number else one for one in state.creatures)
    return replace(state, creatures=tuple(creatures))


def with_play(state: State, change: Callable[[Playing], Playing]) -> State:
    """The state with what goes on in play changed; as it is in other phases."""
    phase = state.phase
    return replace(state, phase=change(phase)) if isinstance(phase, Playing) else state


def with_turn(state: State, change: Callable[[Turn], Turn]) -> State:
    """The state with the move that is going on changed; as it is when there is none."""
    turn = state.play.turn
    return with_play(state, lambda play: replace(play, turn=change(turn))) if turn else state


def with_assault(state: State, change: Callable[[Assault], Assault]) -> State:
    """The state with the attacks that go on changed; as it is when there are none."""
    assault = state.play.assault
    if assault is None:
        return state
    return with_play(state, lambda play: replace(play, assault=change(assault)))


def with_missile(state: State, number: int, place: int, *, used: bool) -> State:
    """The state with a missile used up, or back again."""

    def changed(creature: Creature) -> Creature:
        missiles = (
            replace(one, used=used) if at == place else one
            for at, one in enumerate(creature.missiles)
        )
        return replace(creature, missiles=tuple(missiles))

    return with_creature(state, number, changed)


def without_gap(state: State, *displaced: int) -> State:
    """The state with the gap forgotten that was measured to one that stands elsewhere now (K34)."""
    assault, riposte = state.play.assault, state.play.riposte
    if assault and (assault.attacker in displaced or assault.target in displaced):
        assault = replace(assault, gap=None)
    if riposte and (riposte.attacker in displaced or riposte.defender in displaced):
        riposte = replace(riposte, gap=None)
    return with_play(state, lambda play: replace(play, assault=assault, riposte=riposte))


def without_part(house: House, creature: Creature, limb: int | None, *, leg: bool) -> Creature:
    """The creature without a limb or a leg, its stats judged again at once (K10).

    Its hit points stay (K11). Without its last limb it fights with its whole body (K2). Where a
    trait says how far it goes its legs do not.
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
