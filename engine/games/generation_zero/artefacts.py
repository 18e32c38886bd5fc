"""Artefacts that are used by will, once in each battle: the tiara and the crown."""

from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import check_canon, check_thrust
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.questions import canon_speed
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import Battle, Canon, Figure, State
from engine.games.generation_zero.stats import stat, won
from engine.games.generation_zero.targets import enemy
from engine.refusal import Reason, refusal

BY_WILL = ("tiara", "crown")


def use_artefact(state: State, command: commands.UseArtefact) -> tuple[Event, ...]:
    """A tiara frees a Canon, a crown weakens an enemy until the battle is over (E18)."""
    battle, agent = check_thrust(state, command.seat)
    if not state.house.artefacts:
        raise refusal(
            Reason.HOUSE_RULE, "artefacts do nothing in this game", "go on without", "artefacts"
        )
    if command.artefact not in usable(state, battle, agent):
        raise refusal(
            Reason.NO_POWER,
            f"{agent.name} has no {command.artefact!r} to use now",
            f"each of {list(BY_WILL)} that he has won serves once in a battle",
            "artefacts",
        )
    if command.artefact == "tiara":
        return _freed(state, battle, agent, check_canon(state, command.target))
    weakened = enemy(state, command.target, agent, battle)
    change = events.Changed(weakened.number, "attack", -1, "add", agent.number, 0, fight=True)
    return (events.ArtefactUsed(agent.number, "crown"), change)


def usable(state: State, battle: Battle, agent: Figure) -> tuple[str, ...]:
    """Artefacts that an Agent may use by will in this battle."""
    spent = {one.artefact for one in battle.used if one.figure == agent.number}
    return tuple(one for one in BY_WILL if won(state, agent, one) and one not in spent)


def rescuable(state: State, battle: Battle, agent: Figure) -> tuple[Canon, ...]:
    """Canons that enemies in the battle hold."""
    sues = {one.number for one in enemies_in(state, battle, agent)}
    return tuple(one for one in state.canons if one.held_by in sues)


def _freed(state: State, battle: Battle, agent: Figure, canon: Canon) -> tuple[Event, ...]:
    """He flees where the Agent's player says, if he is faster than every enemy (E16)."""
    possible = rescuable(state, battle, agent)
    if canon not in possible:
        raise refusal(
            Reason.BAD_TARGET,
            f"Canon {canon.number} is not held by an enemy here",
            f"name one of {[one.number for one in possible]}",
            "artefacts",
        )
    freed = (
        events.ArtefactUsed(agent.number, "tiara"),
        events.CanonFreed(canon.number, battle.place),
    )
    fastest = max(stat(one, "speed") for one in enemies_in(state, battle, agent))
    if canon_speed(state, canon) <= fastest:
        return freed
    return (*freed, events.CanonFled(canon.number, agent.seat, canon.card))
