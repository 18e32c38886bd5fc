"""Artifacts: where they are, and the damage they take."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.metamorph.questions import held_by
from engine.games.metamorph.replaced import with_artifact
from engine.games.metamorph.state import Artifact, Seated, State
from engine.games.metamorph.tables import ENDURES
from engine.games.metamorph.words import artifact_title
from engine.record import replace
from engine.seats import capital, name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class ArtifactPut:
    """An artifact was put on a hex or into a wizard's hand; with neither it has left the map."""

    artifact: str
    at: str | None
    holder: int | None
    why: str


@dataclass(frozen=True, slots=True)
class ArtifactHit:
    """An artifact was struck; `damage` is its total damage so far."""

    player: int
    artifact: str
    damage: int


@dataclass(frozen=True, slots=True)
class ArtifactDestroyed:
    """An artifact was destroyed."""

    artifact: str


Event: TypeAlias = ArtifactPut | ArtifactHit | ArtifactDestroyed
Struck: TypeAlias = ArtifactHit | ArtifactDestroyed


def dropped_objects(state: State, one: Seated) -> tuple[ArtifactPut, ...]:
    """Return the events that drop everything a wizard holds on their hex (M18)."""
    return tuple(
        ArtifactPut(each.name, one.at, None, "dropped") for each in held_by(state, one.seat)
    )


def artifact_struck(seat: int, struck: Artifact, damage: int) -> tuple[Struck, ...]:
    """Return the damage to an artifact, and its destruction if that is enough."""
    total = struck.damage + damage
    hit = ArtifactHit(seat, struck.name, total)
    if total < ENDURES[struck.kind]:
        return (hit,)
    return (hit, ArtifactDestroyed(struck.name))


def whereabouts(state: State, name: str, at: str | None, holder: int | None) -> str:
    """Return where an artifact is, as the beginning of a sentence."""
    title = artifact_title(name)
    if holder is not None:
        return f"{name_of(state, holder)} has {title}"
    return f"{capital(title)} lies on {at}" if at else f"{capital(title)} is gone"


def _artifact_put(state: State, event: ArtifactPut) -> State:
    return with_artifact(
        state, event.artifact, lambda one: replace(one, at=event.at, holder=event.holder)
    )


def _describe_put(state: State, event: ArtifactPut) -> str:
    return f"{whereabouts(state, event.artifact, event.at, event.holder)}: {event.why}."


def _artifact_hit(state: State, event: ArtifactHit) -> State:
    return with_artifact(state, event.artifact, lambda one: replace(one, damage=event.damage))


def _describe_hit(_state: State, event: ArtifactHit) -> str:
    title = capital(artifact_title(event.artifact))
    return f"{title} is struck; {event.damage} damage in all."


def _artifact_destroyed(state: State, event: ArtifactDestroyed) -> State:
    kept = tuple(one for one in state.artifacts if one.name != event.artifact)
    return replace(state, artifacts=kept)


def _describe_destroyed(_state: State, event: ArtifactDestroyed) -> str:
    title = capital(artifact_title(event.artifact))
    return f"{title} is destroyed."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(ArtifactPut, _artifact_put, _describe_put)
    | happens(ArtifactHit, _artifact_hit, _describe_hit)
    | happens(ArtifactDestroyed, _artifact_destroyed, _describe_destroyed),
)
