"""What the events of moves, missiles and fights change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clay_o_rama import events as happened
from engine.games.clay_o_rama.powers import BLOB, limit_of
from engine.games.clay_o_rama.questions import power_named, step_index
from engine.games.clay_o_rama.replaced import (
    nothing_going_on,
    with_creature,
    with_missile,
    with_turn,
    without_part,
)
from engine.games.clay_o_rama.state import (
    Assault,
    Creature,
    LoosePart,
    Riposte,
    Shot,
    State,
    Turn,
    Wound,
)


def _round_began(state: State, event: happened.RoundBegan) -> State:
    """Attacks come back at the start of a round (K9)."""
    rested = tuple(
        replace(
            one,
            attacks_left=one.attacks,
            strikes=(0,) * len(one.limbs),
            moved=0,
            fired=0,
            rooted=False,
            holding=False,
            acted=False,
            used=(),
            granted=(),
        )
        for one in state.creatures
    )
    return replace(state, phase="playing", round=event.round, turn=None, creatures=rested)


def _move_began(state: State, event: happened.MoveBegan | happened.MoveTaken) -> State:
    """What may be done once in an own move may be done again (K16)."""

    def fresh(creature: Creature) -> Creature:
        kept = tuple(name for name in creature.used if _limit(state, name) == "round")
        return replace(creature, used=kept)

    return replace(with_creature(state, event.creature, fresh), turn=Turn(event.creature))


def _limit(state: State, name: str) -> str:
    power = power_named(state, name)
    return limit_of(power) if power else "none"


def _moved(state: State, event: happened.Moved) -> State:
    walked = with_creature(state, event.creature, lambda one: replace(one, moved=event.total))
    step = step_index(state, "move") + (1 if event.stopped else 0)
    return with_turn(walked, lambda turn: replace(turn, step=step, begun=True))


def _edge_reached(state: State, _event: happened.EdgeReached) -> State:
    return with_turn(state, lambda turn: replace(turn, step=step_index(state, "move") + 1))


def _missile_fired(state: State, event: happened.MissileFired) -> State:
    thrown = with_missile(state, event.creature, event.missile, used=True)
    shot = Shot(event.creature, event.missile, event.target, event.blob)
    in_the_air = replace(thrown, shot=shot, chance=None)
    if state.assault:  # a borrowed Blob of Death: no step of the move
        return in_the_air
    step = step_index(state, "fire")
    counted = _with_shots(in_the_air, event.creature, 1)
    return with_turn(counted, lambda turn: replace(turn, step=step, begun=True))


def _with_shots(state: State, number: int, more: int) -> State:
    """The shots of a round are counted (K33)."""
    return with_creature(state, number, lambda one: replace(one, fired=max(0, one.fired + more)))


def _missile_landed(state: State, event: happened.MissileLanded) -> State:
    """Missiles are not answered by counterattacks (K8)."""
    hurts = event.hit and event.dice > 0
    wound = Wound(event.target, event.dice, "missile", event.halved) if hurts else None
    return replace(state, shot=None, wound=wound)


def _throw_voided(state: State, event: happened.ThrowVoided) -> State:
    landed = replace(state, shot=None)
    if event.thrown is not None:
        return landed
    back = with_missile(landed, event.creature, event.missile, used=False)
    if event.blob:
        back = with_creature(back, event.creature, _blob_back)
    if state.assault:
        return back
    return _with_shots(back, event.creature, -1)


def _blob_back(creature: Creature) -> Creature:
    return replace(
        creature,
        spent=tuple(one for one in creature.spent if one != BLOB.name),
        borrowed=tuple(one for one in creature.borrowed if one != BLOB.name),
    )


def _attack_announced(state: State, event: happened.AttackAnnounced) -> State:
    def struck(creature: Creature) -> Creature:
        strikes = (times + (place == event.limb) for place, times in enumerate(creature.strikes))
        return replace(
            creature,
            attacks_left=creature.attacks_left - 1,
            strikes=tuple(strikes),
            revealed=creature.revealed or bool(event.power),
        )

    going_on = state.assault or Assault(event.attacker, event.target, event.counter)
    gap = going_on.gap if event.gap is None else event.gap
    assault = replace(going_on, rolling=event.limb, power=event.power, gap=gap)
    announced = replace(with_creature(state, event.attacker, struck), assault=assault)
    if event.counter:
        return replace(announced, riposte=None)
    step = step_index(state, "attack")
    return with_turn(announced, lambda turn: replace(turn, step=step, begun=True))


def _attack_hit(state: State, event: happened.AttackHit) -> State:
    if state.assault is None:
        return state
    old = state.assault
    hits = (*old.hits, event.dice) if event.dice else old.hits
    hit = replace(old, rolling=None, power="", hits=hits, scored=old.scored + 1)
    return replace(state, assault=hit)


def _attack_missed(state: State, _event: happened.AttackMissed) -> State:
    if state.assault is None:
        return state
    return replace(state, assault=replace(state.assault, rolling=None, power=""))


def _attacks_ended(state: State, event: happened.AttacksEnded) -> State:
    """A counterattack is not answered (K4)."""
    why = "counterattack" if event.counter else "attack"
    wound = Wound(event.target, event.dice, why) if event.dice else None
    gap = state.assault.gap if state.assault else None
    ended = replace(state, assault=None, wound=wound)
    if not event.counter or state.house.counter_counters:
        ended = replace(ended, riposte=Riposte(event.target, event.attacker, gap))
    if event.counter:
        return ended
    return with_turn(ended, lambda turn: replace(turn, attacked=(*turn.attacked, event.target)))


def _damaged(state: State, event: happened.Damaged) -> State:
    hurt = with_creature(
        state, event.creature, lambda one: replace(one, hit_points=event.hit_points)
    )
    return replace(hurt, wound=None)


def _counterattack_offered(state: State, _event: happened.CounterattackOffered) -> State:
    if state.riposte is None:
        return state
    return replace(state, riposte=replace(state.riposte, offered=True))


def _no_counterattack(state: State, _event: Any) -> State:
    return replace(state, riposte=None)


def _left_the_game(state: State, event: happened.CreatureDied | happened.CreatureRemoved) -> State:
    """It neither acts nor is acted upon any more: whatever was going on with it is dropped."""
    number = event.creature
    gone = with_creature(state, number, lambda one: replace(one, alive=False))
    shot, assault, chance = gone.shot, gone.assault, gone.chance
    judgements = tuple(one for one in gone.judgements if one.target != number)
    return replace(
        gone,
        shot=None if shot and number in _shot_pieces(shot) else shot,
        assault=None if assault and number in (assault.attacker, assault.target) else assault,
        chance=None if chance and number in (chance.creature, chance.target) else chance,
        judgements=judgements,
        wound=None if gone.wound and gone.wound.target == number else gone.wound,
        riposte=None if gone.riposte and _in_riposte(gone.riposte, number) else gone.riposte,
        turn=None if gone.turn and gone.turn.creature == number else gone.turn,
    )


def _shot_pieces(shot: Shot) -> tuple[int | None, ...]:
    return shot.creature, shot.target, shot.thrown


def _in_riposte(riposte: Riposte, number: int) -> bool:
    return number in (riposte.defender, riposte.attacker)


def _move_ended(state: State, event: happened.MoveEnded) -> State:
    ended = with_creature(state, event.creature, lambda one: replace(one, acted=True))
    return replace(ended, turn=None)


def _move_held(state: State, event: happened.MoveHeld) -> State:
    waiting = with_creature(
        state, event.creature, lambda one: replace(one, holding=True, revealed=True)
    )
    return replace(waiting, turn=None)


def _move_taken(state: State, event: happened.MoveTaken) -> State:
    return replace(_move_began(state, event), turn=Turn(event.creature, begun=True))


def _move_given(state: State, event: happened.MoveGiven) -> State:
    fresh = with_creature(
        nothing_going_on(state),
        event.creature,
        lambda one: replace(one, acted=False, moved=0, fired=0, rooted=False, holding=False),
    )
    return replace(fresh, turn=Turn(event.creature))


def _part_lost(state: State, event: happened.PartLost) -> State:
    def changed(creature: Creature) -> Creature:
        loose = (*creature.loose, LoosePart(event.part, event.cause))
        kept = without_part(state.house, creature, event.limb, leg=event.leg)
        return replace(kept, loose=loose)

    return with_creature(state, event.creature, changed)


def _part_put_back(state: State, event: happened.PartPutBack) -> State:
    def changed(creature: Creature) -> Creature:
        names = [one.part for one in creature.loose]
        if event.part not in names:
            return creature
        place = names.index(event.part)
        return replace(creature, loose=creature.loose[:place] + creature.loose[place + 1 :])

    return with_creature(state, event.creature, changed)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    happened.RoundBegan: _round_began,
    happened.MoveBegan: _move_began,
    happened.Moved: _moved,
    happened.EdgeReached: _edge_reached,
    happened.MissileFired: _missile_fired,
    happened.MissileLanded: _missile_landed,
    happened.ThrowVoided: _throw_voided,
    happened.AttackAnnounced: _attack_announced,
    happened.AttackHit: _attack_hit,
    happened.AttackMissed: _attack_missed,
    happened.AttacksEnded: _attacks_ended,
    happened.Damaged: _damaged,
    happened.CounterattackOffered: _counterattack_offered,
    happened.CounterattackBarred: _no_counterattack,
    happened.CounterattackDeclined: _no_counterattack,
    happened.CreatureDied: _left_the_game,
    happened.CreatureRemoved: _left_the_game,
    happened.MoveEnded: _move_ended,
    happened.MoveHeld: _move_held,
    happened.MoveTaken: _move_taken,
    happened.MoveGiven: _move_given,
    happened.PartLost: _part_lost,
    happened.PartPutBack: _part_put_back,
}
