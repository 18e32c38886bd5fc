"""Wounds and deaths, and what is won by them: kills, artefacts and points."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.leaving import taken_off
from engine.games.generation_zero.questions import figure_name, opposed, standing, the_figure
from engine.games.generation_zero.replaced import changed, with_battle, with_figure, with_player
from engine.games.generation_zero.rewards import RewardEarned
from engine.games.generation_zero.state import Figure, State
from engine.games.generation_zero.tables import AGENT_POINTS, MONSTER_POINTS
from engine.record import replace
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class Hurt:
    """A figure lost Health other than by a thrust."""

    figure: int
    health: int
    why: str


@dataclass(frozen=True, slots=True)
class Died:
    """A figure died; Canons that a 'Sue held lie free where she died."""

    figure: int
    why: str


@dataclass(frozen=True, slots=True)
class Killed:
    """A kill was credited to a figure and its player."""

    figure: int
    victim: int


@dataclass(frozen=True, slots=True)
class ArtefactWon:
    """An Agent took a dead 'Sue's artefact."""

    figure: int
    sue: int


@dataclass(frozen=True, slots=True)
class MonstersBargain:
    """From now on 'Sues have 1 Defence less against Monsters."""


Event: TypeAlias = Hurt | Died | Killed | ArtefactWon | MonstersBargain


Spoils: TypeAlias = Killed | RewardEarned | ArtefactWon | MonstersBargain
Death: TypeAlias = Died | Spoils


def death(state: State, victim: Figure, killer: Figure | None, why: str) -> tuple[Death, ...]:
    """Return a figure's death; an enemy who killed it is credited with the kill (G25, G36)."""
    died = Died(victim.number, why)
    if killer is None or not opposed(killer, victim):
        return (died,)
    return (died, *_spoils(state, victim, killer))


def _spoils(state: State, victim: Figure, killer: Figure) -> tuple[Spoils, ...]:
    if killer.kind == "sue" and victim.kind == "monster":
        return (RewardEarned(killer.number, MONSTER_POINTS),)
    if killer.kind == "sue":
        return (
            Killed(killer.number, victim.number),
            RewardEarned(killer.number, AGENT_POINTS),
        )
    if killer.kind == "agent" and victim.kind == "sue":
        won = (ArtefactWon(killer.number, victim.number),) if victim.artefacts else ()
        return (Killed(killer.number, victim.number), *won)
    if killer.kind == "agent" and makes_bargain(state, victim):
        return (MonstersBargain(),)
    return ()


def makes_bargain(state: State, monster: Figure) -> bool:
    """Whether all Monsters bargain once an Agent has slain this one (G31)."""
    place = place_of(state, monster.at)
    marked = place is not None and place.bargain
    return state.house.bargaining and marked and not state.bargained


def caught(state: State, sue: Figure, place: int) -> tuple[Death, ...]:
    """Return the death of a 'Sue who lands where Agents are.

    The kill and the artefact go to the Agent who was there first (G13), of those of other players;
    her own player's Agents get neither (G36).
    """
    agents = standing(state, "agent", place)
    if not agents:
        return ()
    enemies = [one for one in agents if opposed(one, sue)]
    return death(state, sue, enemies[0] if enemies else None, f"walked into {agents[0].name}")


def _hurt(state: State, event: Hurt) -> State:
    return with_battle(with_figure(state, event.figure, health=event.health), harmed=True)


def _died(state: State, event: Died) -> State:
    return taken_off(state, event.figure)


def _killed(state: State, event: Killed) -> State:
    """Count the kill for the figure and for its player (G25)."""
    killer = the_figure(state, event.figure)
    counted = with_figure(state, killer.number, kills=killer.kills + 1)
    if killer.kind == "agent":
        return with_player(
            counted, killer.seat, lambda one: replace(one, sues_killed=one.sues_killed + 1)
        )
    return with_player(
        counted, killer.seat, lambda one: replace(one, agents_killed=one.agents_killed + 1)
    )


def _artefact_won(state: State, event: ArtefactWon) -> State:
    """Give the artefacts to the Agent; each pendant adds one Health, now and permanently (G23)."""
    won = the_figure(state, event.sue).artefacts
    more = sum(one.power == "pendant" for one in won) if state.house.artefacts else 0

    def taken(agent: Figure) -> Figure:
        return replace(
            agent,
            artefacts=(*agent.artefacts, *won),
            most=agent.most + more,
            health=agent.health + more,
        )

    return with_figure(changed(state, event.figure, taken), event.sue, artefacts=())


def _bargain(state: State, _event: MonstersBargain) -> State:
    return replace(state, bargained=True)


def _describe_artefact_won(state: State, event: ArtefactWon) -> str:
    won = the_figure(state, event.figure).artefacts
    return f"{figure_name(state, event.figure)} takes the {won[-1].name if won else 'artefact'}."


TOPIC: Topic[State, Never, Event, Never] = Topic(
    events=happens(
        Hurt,
        _hurt,
        lambda s, e: f"{figure_name(s, e.figure)} is hurt by {e.why}: {e.health} left.",
    )
    | happens(Died, _died, lambda s, e: f"{figure_name(s, e.figure)} is out: {e.why}.")
    | happens(
        Killed,
        _killed,
        lambda s, e: f"{figure_name(s, e.figure)} has killed {figure_name(s, e.victim)}.",
    )
    | happens(ArtefactWon, _artefact_won, _describe_artefact_won)
    | happens(
        MonstersBargain,
        _bargain,
        lambda *_: "From now on Monsters bargain: 'Sues have 1 Defence less against them.",
    ),
)
