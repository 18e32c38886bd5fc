"""Damage to wizards and to artifacts."""

from engine.games.metamorph import events
from engine.games.metamorph.events import Event
from engine.games.metamorph.questions import wizard
from engine.games.metamorph.state import Artifact, State
from engine.games.metamorph.tables import ENDURES


def hurt(state: State, seat: int, damage: int, why: str) -> tuple[Event, ...]:
    """A wizard loses health; none in a blow that does no damage."""
    left = max(0, wizard(state, seat).health - damage)
    return (events.Damaged(seat, damage, left, why),)


def artifact_struck(seat: int, struck: Artifact, damage: int) -> tuple[Event, ...]:
    """An artifact is damaged, and destroyed where that is enough."""
    total = struck.damage + damage
    hit = events.ArtifactHit(seat, struck.name, total)
    if total < ENDURES[struck.kind]:
        return (hit,)
    return (hit, events.ArtifactDestroyed(struck.name))
