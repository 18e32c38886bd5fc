"""Artefacts that have to be used actively, once in each battle: tiara and crown."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.canons import CanonFled, CanonFreed
from engine.games.generation_zero.checks import check_canon, check_thrust
from engine.games.generation_zero.due import thrust_of
from engine.games.generation_zero.effects import Changed
from engine.games.generation_zero.questions import canon_speed, figure_name
from engine.games.generation_zero.replaced import innermost, with_battle
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import Battle, Canon, Figure, State, Used
from engine.games.generation_zero.stats import stat, won
from engine.games.generation_zero.targets import enemy
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class UseArtefact:
    """Uses a tiara on an ensnared Canon, or a crown on an enemy: once in a battle."""

    seat: Seat
    artefact: str
    target: int


@dataclass(frozen=True, slots=True)
class ArtefactUsed:
    """An artefact was used in this battle."""

    figure: int
    artefact: str


Service: TypeAlias = ArtefactUsed | CanonFreed | CanonFled | Changed


BY_WILL = ("tiara", "crown")


def use_artefact(state: State, command: UseArtefact) -> tuple[Service, ...]:
    """Decide the use of an artefact: a tiara frees a Canon, a crown weakens an enemy (E18)."""
    battle, agent = check_thrust(state, command.seat)
    if not state.house.artefacts:
        raise refusal(
            Reason.HOUSE_RULE, "artefacts do nothing in this game", "go on without", "artefacts"
        )
    if command.artefact not in usable(state, battle, agent):
        raise refusal(
            Reason.NO_POWER,
            f"{agent.name} has no {command.artefact!r} to use now",
            f"each of {list(BY_WILL)} that a figure has won serves once in a battle",
            "artefacts",
        )
    if command.artefact == "tiara":
        return _freed(state, battle, agent, check_canon(state, command.target))
    weakened = enemy(state, command.target, agent, battle)
    change = Changed(weakened.number, "attack", -1, "add", agent.number, 0, fight=True)
    return (ArtefactUsed(agent.number, "crown"), change)


def usable(state: State, battle: Battle, agent: Figure) -> tuple[str, ...]:
    """Return the artefacts that an Agent may still use in this battle."""
    spent = {one.artefact for one in battle.used if one.figure == agent.number}
    return tuple(one for one in BY_WILL if won(state, agent, one) and one not in spent)


def rescuable(state: State, battle: Battle, agent: Figure) -> tuple[Canon, ...]:
    """Return the Canons that enemies in the battle hold."""
    sues = {one.number for one in enemies_in(state, battle, agent)}
    return tuple(one for one in state.canons if one.held_by in sues)


def _freed(state: State, battle: Battle, agent: Figure, canon: Canon) -> tuple[Service, ...]:
    """Free a Canon, which flees where the Agent's player says if it is the fastest there (E16)."""
    possible = rescuable(state, battle, agent)
    if canon not in possible:
        raise refusal(
            Reason.BAD_TARGET,
            f"Canon {canon.number} is not held by an enemy here",
            f"name one of {[one.number for one in possible]}",
            "artefacts",
        )
    freed = (
        ArtefactUsed(agent.number, "tiara"),
        CanonFreed(canon.number, battle.place),
    )
    fastest = max(stat(one, "speed") for one in enemies_in(state, battle, agent))
    if canon_speed(state, canon) <= fastest:
        return freed
    return (*freed, CanonFled(canon.number, agent.seat, canon.card))


def _artefact_used(state: State, event: ArtefactUsed) -> State:
    battle = innermost(state)
    used = Used(event.figure, event.artefact)
    return with_battle(state, used=(*(battle.used if battle else ()), used))


def _choices(state: State) -> tuple[UseArtefact, ...]:
    thrusting = thrust_of(state)
    return _artefacts(state, *thrusting) if thrusting else ()


def _artefacts(state: State, battle: Battle, agent: Figure) -> tuple[UseArtefact, ...]:
    if agent.kind != "agent" or not state.house.artefacts:
        return ()
    able = usable(state, battle, agent)
    freed = rescuable(state, battle, agent) if "tiara" in able else ()
    weakened = enemies_in(state, battle, agent) if "crown" in able else ()
    return (
        *(UseArtefact(agent.seat, "tiara", canon.number) for canon in freed),
        *(UseArtefact(agent.seat, "crown", one.number) for one in weakened),
    )


TOPIC: Topic[State, UseArtefact, ArtefactUsed, Service] = Topic(
    commands=decides(UseArtefact, use_artefact),
    events=happens(
        ArtefactUsed,
        _artefact_used,
        lambda s, e: f"{figure_name(s, e.figure)} uses the {e.artefact}.",
    ),
    choices=_choices,
)
