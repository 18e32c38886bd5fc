"""What may be done in battle, and with what was won there."""

from engine.games.generation_zero import commands
from engine.games.generation_zero.ability_choices import ability_choices
from engine.games.generation_zero.artefacts import rescuable, usable
from engine.games.generation_zero.commands import Command
from engine.games.generation_zero.fighting import flights, improvable
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import Battle, Figure, Reward, State
from engine.games.generation_zero.turning_up import possible_monsters


def improvements(state: State, reward: Reward) -> tuple[Command, ...]:
    """Stats that a point may be added to."""
    sue = the_figure(state, reward.figure)
    return tuple(commands.Improve(sue.seat, stat) for stat in improvable(sue))


def turning_up(state: State, battle: Battle) -> tuple[Command, ...]:
    """Monsters that the one being fought may be."""
    return tuple(commands.TurnUp(None, name) for name in possible_monsters(state, battle))


def thrusts(state: State, battle: Battle) -> tuple[Command, ...]:
    """What may be done with the thrust that is awaited."""
    if battle.current is None:
        return ()
    figure = the_figure(state, battle.current)
    enemies = enemies_in(state, battle, figure)
    return (
        *ability_choices(state, figure, battle),
        *_artefacts(state, battle, figure),
        *(commands.Attack(figure.seat, one.number) for one in enemies),
        *(commands.Flee(figure.seat, way) for way in flights(state, battle, figure).values()),
        commands.Hold(figure.seat),
    )


def _artefacts(state: State, battle: Battle, agent: Figure) -> tuple[Command, ...]:
    if agent.kind != "agent" or not state.house.artefacts:
        return ()
    able = usable(state, battle, agent)
    freed = rescuable(state, battle, agent) if "tiara" in able else ()
    weakened = enemies_in(state, battle, agent) if "crown" in able else ()
    return (
        *(commands.UseArtefact(agent.seat, "tiara", canon.number) for canon in freed),
        *(commands.UseArtefact(agent.seat, "crown", one.number) for one in weakened),
    )
