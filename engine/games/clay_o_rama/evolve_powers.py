"""What the events of special powers change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clay_o_rama import events as happened
from engine.games.clay_o_rama.powers import limit_of
from engine.games.clay_o_rama.questions import creature_of, power_named
from engine.games.clay_o_rama.replaced import (
    with_creature,
    with_turn,
    without_gap,
    without_part,
)
from engine.games.clay_o_rama.state import (
    Chance,
    Creature,
    Judgement,
    Shot,
    State,
    Wound,
)


def _power_offered(state: State, event: happened.PowerOffered) -> State:
    chance = Chance(event.power, event.creature, event.target, event.borrowed)
    power = power_named(state, event.power)
    offered = replace(state, chance=chance)
    if state.assault is None or power is None or power.effect != "throw":
        return offered
    return replace(offered, assault=replace(state.assault, throw_offered=True))


def _power_declined(state: State, _event: happened.PowerDeclined) -> State:
    return replace(state, chance=None)


def _power_used(state: State, event: happened.PowerUsed) -> State:
    """Everybody has seen it; what may be used once in a game or a move is used up."""
    power = power_named(state, event.power)
    limit = limit_of(power) if power else "none"

    def changed(creature: Creature) -> Creature:
        own = creature.power == event.power
        seen = replace(creature, revealed=True)
        if own and limit == "game":
            return replace(seen, spent=(*seen.spent, event.power))
        often = limit in ("none", "game")
        return seen if often else replace(seen, used=(*seen.used, event.power))

    used = replace(with_creature(state, event.creature, changed), chance=None)
    return with_turn(
        used,
        lambda turn: replace(turn, begun=True) if turn.creature == event.creature else turn,
    )


def _power_borrowed(state: State, event: happened.PowerBorrowed) -> State:
    borrower = with_creature(
        replace(state, chance=None),
        event.creature,
        lambda one: _borrowing(state, one, event),
    )
    if not event.works:
        return borrower
    return with_creature(borrower, event.target, lambda one: replace(one, revealed=True))


def _borrowing(state: State, creature: Creature, event: happened.PowerBorrowed) -> Creature:
    power = power_named(state, event.power)
    seen = replace(creature, revealed=True)
    if power is None or not event.works:
        return seen
    if power.limit == "game":
        return replace(seen, borrowed=(*seen.borrowed, power.name))
    return replace(seen, granted=(*seen.granted, power.name)) if power.effect == "move" else seen


def _judgement_asked(state: State, event: happened.JudgementAsked) -> State:
    power = power_named(state, event.power)
    asked = Judgement(event.power, event.target, event.dice)
    open_now = replace(state, judgements=(*state.judgements, asked))
    return without_gap(open_now, event.target) if power and power.displaces else open_now


def _power_judged(state: State, _event: happened.PowerJudged) -> State:
    return replace(state, judgements=state.judgements[1:])


def _judged_by_dice(state: State, event: happened.JudgedByDice) -> State:
    power = power_named(state, event.power)
    wound = Wound(event.target, event.dice, power.title if power else event.power)
    return replace(state, judgements=state.judgements[1:], wound=wound)


def _limb_reshaped(state: State, _event: happened.LimbReshaped) -> State:
    return replace(state, chance=None)


def _limb_torn(state: State, event: happened.LimbTorn) -> State:
    """The attack that tears does no damage (K15); a borrowed power comes besides it (E3)."""
    limb = None if event.leg else event.limb
    torn = with_creature(
        state, event.target, lambda one: without_part(state.house, one, limb, leg=event.leg)
    )
    if torn.assault is None or event.besides:
        return torn
    return replace(torn, assault=replace(torn.assault, hits=torn.assault.hits[:-1]))


def _places_changed(state: State, event: happened.PlacesChanged) -> State:
    """It does not walk in a round in which it used this power (K27)."""
    rooted = with_creature(state, event.creature, lambda one: replace(one, rooted=True))
    return without_gap(rooted, event.first, event.second)


def _creature_thrown(state: State, event: happened.CreatureThrown) -> State:
    shot = Shot(event.creature, 0, event.target, thrown=event.thrown)
    return without_gap(replace(state, shot=shot, chance=None), event.thrown)


def _half_made(state: State, event: happened.HalfMade) -> State:
    """Both halves stand on their own, without a power (K30), with the same initiative (K18)."""
    whole = creature_of(state, event.of)
    if whole is None:
        return state
    half = replace(
        whole,
        id=event.creature,
        legs=event.legs,
        movement_spans=event.movement_spans,
        limbs=event.limbs,
        attacks=event.attacks,
        attacks_left=event.attacks_left,
        hit_points=event.hit_points,
        missiles=event.missiles,
        reach=event.reach,
        power="",
        revealed=True,
        granted=(),
        fired=whole.fired if event.creature == event.of else 0,
        strikes=(0,) * len(event.limbs),
        loose=whole.loose if event.creature == event.of else (),
    )
    others = (one for one in state.creatures if one.id != event.creature)
    creatures = sorted((*others, half), key=lambda one: one.id)
    return replace(state, creatures=tuple(creatures))


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    happened.PowerOffered: _power_offered,
    happened.PowerDeclined: _power_declined,
    happened.PowerUsed: _power_used,
    happened.PowerBorrowed: _power_borrowed,
    happened.JudgementAsked: _judgement_asked,
    happened.PowerJudged: _power_judged,
    happened.JudgedByDice: _judged_by_dice,
    happened.LimbReshaped: _limb_reshaped,
    happened.LimbTorn: _limb_torn,
    happened.PlacesChanged: _places_changed,
    happened.CreatureThrown: _creature_thrown,
    happened.HalfMade: _half_made,
}
