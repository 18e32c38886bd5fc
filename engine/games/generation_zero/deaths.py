"""What follows when somebody dies: kills, artefacts, points."""

from engine.games.generation_zero import events
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.questions import opposed, standing
from engine.games.generation_zero.state import Figure, State
from engine.games.generation_zero.tables import AGENT_POINTS, MONSTER_POINTS


def death(state: State, victim: Figure, killer: Figure | None, why: str) -> tuple[Event, ...]:
    """A figure dies; the kill is the killer's, if it was an enemy's (G25, G36)."""
    died = events.Died(victim.number, why)
    if killer is None or not opposed(killer, victim):
        return (died,)
    return (died, *_spoils(state, victim, killer))


def _spoils(state: State, victim: Figure, killer: Figure) -> tuple[Event, ...]:
    if killer.kind == "sue" and victim.kind == "monster":
        return (events.RewardEarned(killer.number, MONSTER_POINTS),)
    if killer.kind == "sue":
        return (
            events.Killed(killer.number, victim.number),
            events.RewardEarned(killer.number, AGENT_POINTS),
        )
    if killer.kind == "agent" and victim.kind == "sue":
        won = (events.ArtefactWon(killer.number, victim.number),) if victim.artefacts else ()
        return (events.Killed(killer.number, victim.number), *won)
    if killer.kind == "agent" and not state.bargained:
        return (events.MonstersBargain(),)
    return ()


def caught(state: State, sue: Figure, place: int) -> tuple[Event, ...]:
    """A 'Sue who lands where Agents are dies at once.

    The kill and the artefact are for the Agent who was there first (G13), of those of other
    players; her own player's Agents get neither (G36).
    """
    agents = standing(state, "agent", place)
    if not agents:
        return ()
    enemies = [one for one in agents if opposed(one, sue)]
    return death(state, sue, enemies[0] if enemies else None, f"walked into {agents[0].name}")
