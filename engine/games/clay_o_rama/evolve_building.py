"""What the events before the first round change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clay_o_rama import events as happened
from engine.games.clay_o_rama.made_up import made_up
from engine.games.clay_o_rama.replaced import with_creature, with_player
from engine.games.clay_o_rama.state import UNDRAWN_POWER, Clay, Creature, Seated, State


def _building_started(state: State, _event: happened.BuildingStarted) -> State:
    return replace(state, building_seconds=0)


def _building_time_told(state: State, event: happened.BuildingTimeTold) -> State:
    return replace(state, building_seconds=event.seconds)


def _building_done(state: State, event: happened.BuildingDone) -> State:
    return with_player(state, event.player, lambda one: replace(one, done_building=True))


def _span_set(state: State, event: happened.SpanSet) -> State:
    if event.player is None:
        return replace(state, referee_span=event.span)
    return with_player(state, event.player, lambda one: replace(one, span=event.span))


def _colour_kept(state: State, event: happened.ColourKept) -> State:
    def changed(player: Seated) -> Seated:
        loses = player.colour == event.colour and player.seat != event.player
        return replace(player, colour="") if loses else player

    return replace(state, players=tuple(changed(one) for one in state.players))


def _colour_chosen(state: State, event: happened.ColourChosen) -> State:
    return with_player(state, event.player, lambda one: replace(one, colour=event.colour))


def _trait_chosen(state: State, event: happened.TraitChosen) -> State:
    return with_player(state, event.player, lambda one: replace(one, trait=event.trait))


def _clay_weighed(state: State, event: happened.ClayWeighed) -> State:
    clay = Clay(event.creature, event.missiles)
    return with_player(state, event.player, lambda one: replace(one, clay=clay))


def _weighed_in(state: State, event: happened.CreatureWeighedIn) -> State:
    creature = Creature(
        id=event.creature,
        player=event.player,
        colour=event.colour,
        legs=event.legs,
        movement_spans=event.movement_spans,
        limbs=event.limbs,
        attacks=event.attacks,
        hit_points=event.hit_points,
        missiles=event.missiles,
        power=event.power,
        reach=event.reach,
        attacks_left=event.attacks,
        strikes=(0,) * len(event.limbs),
    )
    others = tuple(one for one in state.creatures if one.id != event.creature)
    creatures = tuple(sorted((*others, creature), key=lambda one: one.id))
    done = with_player(state, event.player, lambda one: replace(one, done_building=True))
    return replace(done, creatures=creatures)


def _hit_points_reckoned(state: State, event: happened.HitPointsReckoned) -> State:
    return with_creature(
        state,
        event.creature,
        lambda one: replace(one, hit_points=event.hit_points, reckoned=True),
    )


def _divisibility_set(state: State, event: happened.DivisibilitySet) -> State:
    return with_creature(state, event.creature, lambda one: replace(one, divisible=event.divisible))


def _power_made_up(state: State, event: happened.PowerMadeUp) -> State:
    others = tuple(one for one in state.powers if one.name != event.name)
    return replace(state, powers=(*others, made_up(event)))


def _game_started(state: State, _event: happened.GameStarted) -> State:
    started = replace(state, phase="initiative")
    if state.house.powers != "random":
        return started
    undrawn = (replace(one, power=one.power or UNDRAWN_POWER) for one in state.creatures)
    return replace(started, creatures=tuple(undrawn))


def _hit_points_rolled(state: State, event: happened.HitPointsRolled) -> State:
    return with_creature(
        state, event.creature, lambda one: replace(one, hit_points=event.hit_points)
    )


def _power_drawn(state: State, event: happened.PowerDrawn) -> State:
    return with_creature(state, event.creature, lambda one: replace(one, power=event.power))


def _initiative_rolled(state: State, event: happened.InitiativeRolled) -> State:
    return with_player(
        state, event.player, lambda one: replace(one, initiative=(*one.initiative, event.total))
    )


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    happened.BuildingStarted: _building_started,
    happened.BuildingTimeTold: _building_time_told,
    happened.BuildingDone: _building_done,
    happened.SpanSet: _span_set,
    happened.ColourKept: _colour_kept,
    happened.ColourChosen: _colour_chosen,
    happened.TraitChosen: _trait_chosen,
    happened.ClayWeighed: _clay_weighed,
    happened.CreatureWeighedIn: _weighed_in,
    happened.HitPointsReckoned: _hit_points_reckoned,
    happened.DivisibilitySet: _divisibility_set,
    happened.PowerMadeUp: _power_made_up,
    happened.GameStarted: _game_started,
    happened.HitPointsRolled: _hit_points_rolled,
    happened.PowerDrawn: _power_drawn,
    happened.InitiativeRolled: _initiative_rolled,
}
