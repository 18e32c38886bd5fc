"""What each event changes, what is awaited then, how the game ends, and who sees what."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Outcome, Seat
from engine.games.clay_o_rama import events as happened
from engine.games.clay_o_rama.questions import creature_of, step_index
from engine.games.clay_o_rama.state import (
    HIDDEN_POWER,
    Assault,
    Creature,
    Limb,
    Riposte,
    Seated,
    Shot,
    State,
    Turn,
    Wound,
)


def evolve(state: State, event: Any) -> State:
    """The state after an event of this game; an event of no consequence leaves it as it is."""
    change = _CHANGES.get(type(event))
    return change(state, event) if change else state


def outcome(state: State) -> Outcome | None:
    """Who won and why, once the game is over."""
    if state.phase != "over":
        return None
    return Outcome(frozenset(state.winners), state.ending)


def view(state: State, seat: Seat) -> State:
    """The state as this seat may see it: special powers of others stay hidden until seen in play.

    None (the referee) sees all; a seat that is not in the game sees what everybody may know.
    """
    if seat is None or state.house.open_powers:
        return state
    return replace(state, creatures=tuple(_seen_by(seat, one) for one in state.creatures))


def witness(state: State, event: Any, seat: Seat) -> Any:
    """The event as this seat may see it, given the state after it."""
    if not isinstance(event, happened.CreatureWeighedIn | happened.StatsSet):
        return event
    shown = creature_of(view(state, seat), event.creature)
    hidden = shown is not None and shown.power == HIDDEN_POWER
    return replace(event, power=HIDDEN_POWER) if hidden else event


def _seen_by(seat: int, creature: Creature) -> Creature:
    if creature.player == seat or creature.revealed:
        return creature
    return replace(creature, power=HIDDEN_POWER)


def _with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    players = (change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=tuple(players))


def _with_creature(state: State, number: int, change: Callable[[Creature], Creature]) -> State:
    creatures = (change(one) if one.id == number else one for one in state.creatures)
    return replace(state, creatures=tuple(creatures))


def _with_turn(state: State, change: Callable[[Turn], Turn]) -> State:
    return replace(state, turn=change(state.turn)) if state.turn else state


def _building_started(state: State, _event: happened.BuildingStarted) -> State:
    return replace(state, building_seconds=0)


def _building_time_told(state: State, event: happened.BuildingTimeTold) -> State:
    return replace(state, building_seconds=event.seconds)


def _building_done(state: State, event: happened.BuildingDone) -> State:
    return _with_player(state, event.player, lambda one: replace(one, done_building=True))


def _span_set(state: State, event: happened.SpanSet) -> State:
    return _with_player(state, event.player, lambda one: replace(one, span=event.span))


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
    done = _with_player(state, event.player, lambda one: replace(one, done_building=True))
    return replace(done, creatures=creatures)


def _game_started(state: State, _event: happened.GameStarted) -> State:
    return replace(state, phase="initiative")


def _initiative_rolled(state: State, event: happened.InitiativeRolled) -> State:
    return _with_player(
        state, event.player, lambda one: replace(one, initiative=(*one.initiative, event.total))
    )


def _round_began(state: State, event: happened.RoundBegan) -> State:
    """Attacks come back at the start of a round (K9)."""
    rested = tuple(
        replace(
            one,
            attacks_left=one.attacks,
            strikes=(0,) * len(one.limbs),
            moved=0,
            acted=False,
        )
        for one in state.creatures
    )
    return replace(state, phase="playing", round=event.round, turn=None, creatures=rested)


def _move_began(state: State, event: happened.MoveBegan) -> State:
    return replace(state, turn=Turn(event.creature))


def _moved(state: State, event: happened.Moved) -> State:
    walked = _with_creature(state, event.creature, lambda one: replace(one, moved=event.total))
    step = step_index(state, "move") + (1 if event.stopped else 0)
    return _with_turn(walked, lambda turn: replace(turn, step=step))


def _missile_fired(state: State, event: happened.MissileFired) -> State:
    thrown = _with_missile(state, event.creature, event.missile, used=True)
    step = step_index(state, "fire")
    fired = _with_turn(thrown, lambda turn: replace(turn, step=step, fired=turn.fired + 1))
    return replace(fired, shot=Shot(event.creature, event.missile, event.target))


def _missile_landed(state: State, event: happened.MissileLanded) -> State:
    wound = Wound(event.target, event.dice, "missile", event.halved) if event.hit else None
    return replace(state, shot=None, wound=wound)


def _throw_voided(state: State, event: happened.ThrowVoided) -> State:
    back = _with_missile(state, event.creature, event.missile, used=False)
    again = _with_turn(back, lambda turn: replace(turn, fired=max(0, turn.fired - 1)))
    return replace(again, shot=None)


def _with_missile(state: State, number: int, place: int, *, used: bool) -> State:
    def changed(creature: Creature) -> Creature:
        missiles = (
            replace(one, used=used) if at == place else one
            for at, one in enumerate(creature.missiles)
        )
        return replace(creature, missiles=tuple(missiles))

    return _with_creature(state, number, changed)


def _attack_announced(state: State, event: happened.AttackAnnounced) -> State:
    def struck(creature: Creature) -> Creature:
        strikes = (times + (place == event.limb) for place, times in enumerate(creature.strikes))
        return replace(creature, attacks_left=creature.attacks_left - 1, strikes=tuple(strikes))

    going_on = state.assault or Assault(event.attacker, event.target, event.counter)
    assault = replace(going_on, rolling=event.limb, gap=_known(event.gap, going_on.gap))
    announced = replace(_with_creature(state, event.attacker, struck), assault=assault)
    if event.counter:
        return replace(announced, riposte=None)
    step = step_index(state, "attack")
    return _with_turn(announced, lambda turn: replace(turn, step=step))


def _known(new: int | None, old: int | None) -> int | None:
    return old if new is None else new


def _attack_hit(state: State, event: happened.AttackHit) -> State:
    if state.assault is None:
        return state
    hits = (*state.assault.hits, event.limb)
    return replace(state, assault=replace(state.assault, rolling=None, hits=hits))


def _attack_missed(state: State, _event: happened.AttackMissed) -> State:
    if state.assault is None:
        return state
    return replace(state, assault=replace(state.assault, rolling=None))


def _attacks_ended(state: State, event: happened.AttacksEnded) -> State:
    why = "counterattack" if event.counter else "attack"
    wound = Wound(event.target, event.dice, why) if event.dice else None
    gap = state.assault.gap if state.assault else None
    ended = replace(state, assault=None, wound=wound)
    if event.counter:
        return ended
    answered = replace(ended, riposte=Riposte(event.target, event.attacker, gap))
    return _with_turn(answered, lambda turn: replace(turn, attacked=(*turn.attacked, event.target)))


def _damaged(state: State, event: happened.Damaged) -> State:
    hurt = _with_creature(
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
    gone = _with_creature(state, number, lambda one: replace(one, alive=False))
    shot, assault, wound, riposte = gone.shot, gone.assault, gone.wound, gone.riposte
    if shot and number in (shot.creature, shot.target):
        gone = replace(gone, shot=None)
    if assault and number in (assault.attacker, assault.target):
        gone = replace(gone, assault=None)
    if wound and number == wound.target:
        gone = replace(gone, wound=None)
    if riposte and number in (riposte.defender, riposte.attacker):
        gone = replace(gone, riposte=None)
    if gone.turn and number == gone.turn.creature:
        gone = replace(gone, turn=None)
    return gone


def _move_ended(state: State, event: happened.MoveEnded) -> State:
    ended = _with_creature(state, event.creature, lambda one: replace(one, acted=True))
    return replace(ended, turn=None)


def _hit_points_set(state: State, event: happened.HitPointsSet) -> State:
    return _with_creature(
        state,
        event.creature,
        lambda one: replace(
            one, hit_points=event.hit_points, alive=one.alive or event.hit_points > 0
        ),
    )


def _stats_set(state: State, event: happened.StatsSet) -> State:
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
            reach=event.reach,
            strikes=_refitted(creature.strikes, event.limbs),
        )

    return _with_creature(state, event.creature, changed)


def _refitted(strikes: tuple[int, ...], limbs: tuple[Limb, ...]) -> tuple[int, ...]:
    return (strikes + (0,) * len(limbs))[: len(limbs)]


def _move_given(state: State, event: happened.MoveGiven) -> State:
    cleared = _nothing_going_on(state)
    fresh = _with_creature(cleared, event.creature, lambda one: replace(one, acted=False, moved=0))
    return replace(fresh, turn=Turn(event.creature))


def _game_won(state: State, event: happened.GameWon) -> State:
    over = replace(_nothing_going_on(state), phase="over")
    return replace(over, winners=event.winners, ending=event.why)


def _nothing_going_on(state: State) -> State:
    return replace(state, turn=None, shot=None, assault=None, wound=None, riposte=None)


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    happened.BuildingStarted: _building_started,
    happened.BuildingTimeTold: _building_time_told,
    happened.BuildingDone: _building_done,
    happened.SpanSet: _span_set,
    happened.CreatureWeighedIn: _weighed_in,
    happened.GameStarted: _game_started,
    happened.InitiativeRolled: _initiative_rolled,
    happened.RoundBegan: _round_began,
    happened.MoveBegan: _move_began,
    happened.Moved: _moved,
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
    happened.HitPointsSet: _hit_points_set,
    happened.StatsSet: _stats_set,
    happened.MoveGiven: _move_given,
    happened.GameWon: _game_won,
}
