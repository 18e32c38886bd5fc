"""What may be done now, as commands that `decide` accepts.

Where a command carries a measured number these are representatives: half a walk and the whole of
it, a hit and a miss, no damage and some.
"""

from engine.games.clay_o_rama import commands
from engine.games.clay_o_rama.awaiting import awaiting
from engine.games.clay_o_rama.chance_choices import chance_choices
from engine.games.clay_o_rama.commands import Command
from engine.games.clay_o_rama.fight_choices import answers, attacks, counters, ends, shots
from engine.games.clay_o_rama.questions import (
    allowance,
    creature_of,
    left_without_hit_points,
    living,
    may_move_out_of_turn,
    players_left,
    power_at_hand,
    step_index,
    unit_length,
)
from engine.games.clay_o_rama.state import Creature, Limb, Missile, Seated, State, Turn
from engine.games.clay_o_rama.tables import TRAITS, base_to_hit
from engine.luck import some_answers

A_SPAN = 2000
LONGEST_BUILDING = 24 * 3600


def choices(state: State) -> tuple[Command, ...]:
    """Commands that are possible now; none when the game is over."""
    luck = some_answers(awaiting(state))
    if luck is not None:
        return luck
    if state.phase == "building":
        return tuple(_building(state))
    return tuple(_playing(state))


def _building(state: State) -> list[Command]:
    if state.building_seconds is None:
        found: list[Command] = [commands.StartBuilding(None)]
    else:
        told = min(state.building_seconds + 60, LONGEST_BUILDING)
        found = [commands.TellTime(None, told)]
    if state.house.uniform_span and state.referee_span is None:
        found.append(commands.SetSpan(None, None, A_SPAN))
    for player in state.players:
        found += _of_builder(state, player)
    ready = len(players_left(state)) == len(state.players)
    if ready and not left_without_hit_points(state):
        lacking = state.house.powers == "referee" and any(not one.power for one in living(state))
        found.append(commands.StartGame(None, without_powers=lacking))
    return found


def _of_builder(state: State, player: Seated) -> list[Command]:
    seat = player.seat
    found: list[Command] = [] if player.done_building else [commands.SayDone(seat, seat)]
    if unit_length(state, seat) is None and not state.house.uniform_span:
        found.append(commands.SetSpan(None, seat, A_SPAN))
    if not player.colour:
        found.append(commands.ChooseColour(seat, seat, f"colour of {player.name}"))
    if creature_of(state, seat):
        return found
    if state.house.traits and not player.trait:
        return [*found, *(commands.ChooseTrait(seat, seat, trait) for trait in TRAITS)]
    return [*found, *_weigh_ins(state, seat)]


def _weigh_ins(state: State, seat: int) -> list[Command]:
    full = None if state.house.hit_points == "dice" else state.house.full_hit_points
    half = None if full is None else max(1, full // 2)
    to_hit = base_to_hit(state.house)
    limbs = (Limb(to_hit, 1), Limb(to_hit - 1, 2))
    plain = commands.WeighIn(None, seat, legs=4, limbs=limbs, hit_points=full)
    if state.house.missiles_per_move == 0:
        return [plain]
    missiles = (Missile(1), Missile(1, halved=True))
    return [plain, commands.WeighIn(None, seat, 2, limbs[:1], half, missiles=missiles)]


def _playing(state: State) -> list[Command]:
    if state.judgements:
        return _judgements(state)
    if state.shot:
        return _landings(state)
    if state.chance:
        return chance_choices(state, state.chance)
    if state.riposte:
        return answers(state, creature_of(state, state.riposte.defender))
    if state.assault:
        return _assaults(state, creature_of(state, state.assault.attacker))
    creature = creature_of(state, state.turn.creature) if state.turn else None
    if state.turn is None or creature is None:
        return []
    return [*_own_move(state, creature, state.turn), *_out_of_turn(state, state.turn)]


def _assaults(state: State, creature: Creature | None) -> list[Command]:
    if state.assault is None or creature is None:
        return []
    if state.assault.counter:
        return [*counters(state, creature), *ends(creature)]
    return [*attacks(state, creature, (state.assault.target,)), *ends(creature)]


def _judgements(state: State) -> list[Command]:
    why = "as it looks now"
    by_dice = [commands.JudgeByDice(None)] if state.judgements[0].dice else []
    return [commands.JudgePower(None, 0, why), commands.JudgePower(None, 3, why), *by_dice]


def _landings(state: State) -> list[Command]:
    shot = state.shot
    thrown = shot.thrown if shot else None
    struck = (None, *(one.id for one in living(state) if one.id != thrown))
    target = shot.target if shot else None
    bounced = commands.Land(None, target, bounced=True)
    return [*(commands.Land(None, one) for one in struck), bounced]


def _own_move(state: State, creature: Creature, turn: Turn) -> list[Command]:
    enemies = tuple(one.id for one in living(state) if one.player != creature.player)
    fresh = tuple(one for one in enemies if one not in turn.attacked)
    return [
        *_walks(state, creature, turn),
        *shots(state, creature, turn, enemies),
        *attacks(state, creature, fresh),
        *_powers(state, creature, enemies),
        *_loose_parts(creature),
        *_holds(state, creature, turn),
        commands.EndMove(creature.player, creature.id),
    ]


def _walks(state: State, creature: Creature, turn: Turn) -> list[Command]:
    allowed = allowance(state, creature)
    left = 0 if allowed is None else allowed - creature.moved
    if creature.rooted or left <= 0 or turn.step > step_index(state, "move"):
        return []
    seat, number = creature.player, creature.id
    lengths = dict.fromkeys((left, (left + 1) // 2))
    found: list[Command] = [commands.Move(seat, number, one) for one in lengths]
    for terrain in state.options.terrain:
        slow = left * 100 // terrain.percent
        if slow:
            through = (commands.Passage(terrain.name, slow),)
            found.append(commands.Move(seat, number, slow, through=through))
    return found


def _powers(state: State, creature: Creature, enemies: tuple[int, ...]) -> list[Command]:
    power = power_at_hand(state, creature)
    if power is None or power.use != "own_move":
        return []
    if power.effect == "divide":
        enough = creature.hit_points >= 2
        return [commands.Divide(creature.player, creature.id)] if enough else []
    return [commands.UsePower(creature.player, creature.id, enemy) for enemy in enemies]


def _loose_parts(creature: Creature) -> list[Command]:
    return [
        commands.PutPartBack(creature.player, creature.id, one.part)
        for one in creature.loose
        if one.cause == "missile"
    ]


def _holds(state: State, creature: Creature, turn: Turn) -> list[Command]:
    others = any(not (one.acted or one.holding or one.id == creature.id) for one in living(state))
    if turn.begun or creature.holding or not others:
        return []
    if not may_move_out_of_turn(state, creature):
        return []
    return [commands.HoldMove(creature.player, creature.id)]


def _out_of_turn(state: State, turn: Turn) -> list[Command]:
    """Not awaited, but possible: whoever has the power announces it."""
    if turn.begun:
        return []
    return [
        commands.MoveOutOfTurn(one.player, one.id)
        for one in living(state)
        if one.id != turn.creature and may_move_out_of_turn(state, one)
    ]
