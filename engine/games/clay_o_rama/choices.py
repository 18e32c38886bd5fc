"""What may be done now, as commands that `decide` accepts.

Where a command carries a measured number these are representatives: half a walk and the whole of
it, a hit and a miss.
"""

from typing import Any

from engine.games.clay_o_rama import commands
from engine.games.clay_o_rama.awaiting import awaiting
from engine.games.clay_o_rama.questions import (
    allowance,
    creature_of,
    free_limbs,
    living,
    players_left,
    step_index,
    unit_length,
    unused_missiles,
)
from engine.games.clay_o_rama.state import Creature, Limb, Missile, State, Turn
from engine.games.clay_o_rama.tables import base_to_hit
from engine.luck import RollNeeded, some_rolls

_A_SPAN = 2000


def choices(state: State) -> tuple[Any, ...]:
    """Commands that are awaited now; none when the game is over."""
    needed = awaiting(state)
    if needed is None:
        return ()
    if isinstance(needed, RollNeeded):
        return some_rolls(needed)
    if state.phase == "building":
        return _building(state)
    return _playing(state)


def overrides(state: State) -> tuple[Any, ...]:
    """Referee's interventions that are possible now, beyond what is awaited."""
    if state.phase == "over":
        return ()
    why = "the referee's word"
    found: list[Any] = [commands.Note(None, "so it was ruled")]
    for creature in living(state):
        points = max(1, creature.hit_points - 1)
        found += [
            commands.SetHitPoints(None, creature.id, points, why),
            commands.Reweigh(None, creature.id, why, attacks_left=creature.attacks),
            commands.RemoveCreature(None, creature.id, why),
        ]
        if state.phase == "playing":
            found.append(commands.GiveMove(None, creature.id, why))
    found += [commands.SetSpan(None, one.seat, _A_SPAN) for one in state.players]
    found.append(commands.DeclareWinner(None, (state.players[0].seat,), why))
    return tuple(found)


def _building(state: State) -> tuple[Any, ...]:
    found: list[Any] = []
    if state.building_seconds is None:
        found.append(commands.StartBuilding(None))
    else:
        told = min(state.building_seconds + 60, 24 * 3600)
        found.append(commands.TellTime(None, told))
    for player in state.players:
        if not player.done_building:
            found.append(commands.SayDone(player.seat, player.seat))
        if unit_length(state, player.seat) is None:
            found.append(commands.SetSpan(None, player.seat, _A_SPAN))
        if creature_of(state, player.seat) is None:
            found += _weigh_ins(state, player.seat)
    if len(players_left(state)) == len(state.players):
        found.append(commands.StartGame(None))
    return tuple(found)


def _weigh_ins(state: State, seat: int) -> list[Any]:
    full = state.house.full_hit_points
    to_hit = base_to_hit(state.house)
    limbs = (Limb(to_hit, 1), Limb(to_hit - 1, 2))
    plain = commands.WeighIn(None, seat, legs=4, limbs=limbs, hit_points=full)
    if state.house.missiles_per_move == 0:
        return [plain]
    half = max(1, full // 2)
    armed = commands.WeighIn(None, seat, 2, limbs[:1], half, missiles=_MISSILES)
    return [plain, armed]


_MISSILES = (Missile(1), Missile(1, halved=True))


def _playing(state: State) -> tuple[Any, ...]:
    if state.shot:
        return _landings(state)
    if state.riposte:
        return _answers(state, creature_of(state, state.riposte.defender))
    if state.assault and state.assault.counter:
        creature = creature_of(state, state.assault.attacker)
        return (*_counters(state, creature), *_ends(creature))
    turn = state.turn
    creature = creature_of(state, turn.creature) if turn else None
    if turn is None or creature is None:
        return ()
    if state.assault:
        return (*_attacks(state, creature, (state.assault.target,)), *_ends(creature))
    return _own_move(state, creature, turn)


def _own_move(state: State, creature: Creature, turn: Turn) -> tuple[Any, ...]:
    enemies = tuple(one.id for one in living(state) if one.player != creature.player)
    fresh = tuple(one for one in enemies if one not in turn.attacked)
    return (
        *_walks(state, creature, turn),
        *_shots(state, creature, turn, enemies),
        *_attacks(state, creature, fresh),
        commands.EndMove(creature.player, creature.id),
    )


def _walks(state: State, creature: Creature, turn: Turn) -> list[Any]:
    allowed = allowance(state, creature)
    left = 0 if allowed is None else allowed - creature.moved
    if turn.step > step_index(state, "move") or left <= 0:
        return []
    lengths = dict.fromkeys((left, (left + 1) // 2))
    return [commands.Move(creature.player, creature.id, length) for length in lengths]


def _shots(state: State, creature: Creature, turn: Turn, enemies: tuple[int, ...]) -> list[Any]:
    spent = turn.fired >= state.house.missiles_per_move
    if spent or turn.step > step_index(state, "fire"):
        return []
    return [
        commands.Fire(creature.player, creature.id, missile, enemy)
        for missile in unused_missiles(creature)
        for enemy in enemies
    ]


def _landings(state: State) -> tuple[Any, ...]:
    struck = (None, *(one.id for one in living(state)))
    straight = tuple(commands.Land(None, one) for one in struck)
    target = state.shot.target if state.shot else None
    return (*straight, commands.Land(None, target, bounced=True))


def _attacks(state: State, creature: Creature, targets: tuple[int, ...]) -> list[Any]:
    if creature.attacks_left == 0:
        return []
    return [
        commands.Attack(creature.player, creature.id, target, limb)
        for target in targets
        for limb in free_limbs(state, creature)
    ]


def _counters(state: State, creature: Creature | None) -> list[Any]:
    if creature is None or creature.attacks_left == 0:
        return []
    return [
        commands.Counterattack(creature.player, creature.id, limb)
        for limb in free_limbs(state, creature)
    ]


def _answers(state: State, creature: Creature | None) -> tuple[Any, ...]:
    if creature is None:
        return ()
    declined = commands.DeclineCounterattack(creature.player, creature.id)
    return (*_counters(state, creature), declined)


def _ends(creature: Creature | None) -> tuple[Any, ...]:
    return (commands.EndAttacks(creature.player, creature.id),) if creature else ()
