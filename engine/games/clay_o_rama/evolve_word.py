"""What the referee's word changes, and the end of the game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clay_o_rama import events as happened
from engine.games.clay_o_rama.replaced import nothing_going_on, with_creature, with_player
from engine.games.clay_o_rama.state import Creature, Limb, State


def _hit_points_set(state: State, event: happened.HitPointsSet) -> State:
    return with_creature(
        state,
        event.creature,
        lambda one: replace(
            one,
            hit_points=event.hit_points,
            reckoned=False,
            alive=one.alive or event.hit_points > 0,
        ),
    )


def _stats_set(state: State, event: happened.StatsSet) -> State:
    """A power that takes the place of another has not been seen in play yet."""

    def changed(creature: Creature) -> Creature:
        return replace(
            creature,
            colour=event.colour,
            legs=event.legs,
            movement_spans=event.movement_spans,
            limbs=event.limbs,
            attacks=event.attacks,
            attacks_left=event.attacks_left,
            missiles=event.missiles,
            power=event.power,
            revealed=creature.revealed and event.power == creature.power,
            reach=event.reach,
            strikes=_refitted(creature.strikes, event.limbs),
        )

    return with_creature(state, event.creature, changed)


def _refitted(strikes: tuple[int, ...], limbs: tuple[Limb, ...]) -> tuple[int, ...]:
    return (strikes + (0,) * len(limbs))[: len(limbs)]


def _initiative_set(state: State, event: happened.InitiativeSet) -> State:
    return with_player(
        state, event.player, lambda one: replace(one, initiative=(event.initiative,))
    )


def _house_rule_changed(state: State, event: happened.HouseRuleChanged) -> State:
    changed: dict[str, Any] = {event.name: event.value}
    return replace(state, house=replace(state.house, **changed))


def _game_won(state: State, event: happened.GameWon) -> State:
    over = replace(nothing_going_on(state), phase="over")
    return replace(over, winners=event.winners, ending=event.why)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    happened.HitPointsSet: _hit_points_set,
    happened.StatsSet: _stats_set,
    happened.InitiativeSet: _initiative_set,
    happened.HouseRuleChanged: _house_rule_changed,
    happened.GameWon: _game_won,
}
