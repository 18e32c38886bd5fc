"""What the referee may say at any time, as representatives."""

from engine.games.clay_o_rama import commands
from engine.games.clay_o_rama.choices import A_SPAN
from engine.games.clay_o_rama.commands import Command
from engine.games.clay_o_rama.parts import stays_off
from engine.games.clay_o_rama.state import Creature, LoosePart, State

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    found: list[Command] = [commands.Note(None, "so it was ruled")]
    for creature in state.creatures:
        found += _on_creature(state, creature)
    found += [commands.SetSpan(None, one.seat, A_SPAN) for one in state.players]
    switched = not state.house.bounce_counts
    found.append(commands.ChangeHouseRule(None, "bounce_counts", switched, WHY))
    found.append(commands.DeclareWinner(None, (state.players[0].seat,), WHY))
    if state.phase == "building":
        found += [commands.WeighClay(None, one.seat, 1500, 300) for one in state.players]
    if state.shot:
        found.append(commands.VoidThrow(None, WHY))
    if state.phase != "building":
        found += [commands.SetInitiative(None, one.seat, 10, WHY) for one in state.players]
    return tuple(found)


def _on_creature(state: State, creature: Creature) -> list[Command]:
    number = creature.id
    points = max(1, creature.hit_points - 1)
    found: list[Command] = [
        commands.SetHitPoints(None, number, points, WHY),
        commands.Reweigh(None, number, WHY, attacks_left=creature.attacks),
    ]
    if not creature.alive:
        return found
    found.append(commands.RemoveCreature(None, number, WHY))
    if state.phase != "playing":
        return found
    found.append(commands.GiveMove(None, number, WHY))
    found += _parts(state, creature)
    return found


def _parts(state: State, creature: Creature) -> list[Command]:
    number = creature.id
    limb = 0 if creature.limbs and stays_off(state.house, "melee") else None
    leg = [commands.LosePart(None, number, "a leg", "power", leg=True)] if creature.legs else []
    return [
        commands.LosePart(None, number, "an ear", "moving"),
        commands.LosePart(None, number, "a horn", "missile"),
        commands.LosePart(None, number, "an arm", "melee", limb=limb),
        *leg,
        *(commands.PutPartBack(None, number, one.part) for one in _free(creature)),
    ]


def _free(creature: Creature) -> list[LoosePart]:
    return [one for one in creature.loose if one.cause == "missile"]
