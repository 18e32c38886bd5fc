"""Damage to wizards, and their death."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.metamorph.artifacts import ArtifactPut, dropped_objects
from engine.games.metamorph.questions import living, wizard
from engine.games.metamorph.replaced import dropped, faded, player_with
from engine.games.metamorph.state import State
from engine.record import replace
from engine.seats import name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class Damaged:
    """A wizard lost health; `health` is left."""

    player: int
    damage: int
    health: int
    why: str


@dataclass(frozen=True, slots=True)
class Died:
    """A wizard died."""

    player: int


Event: TypeAlias = Damaged | Died


def hurt(state: State, seat: int, damage: int, why: str) -> tuple[Damaged, ...]:
    """Return the damage to a wizard, which may be 0; health does not fall below 0."""
    left = max(0, wizard(state, seat).health - damage)
    return (Damaged(seat, damage, left, why),)


def _follows(state: State) -> tuple[ArtifactPut | Died, ...]:
    """Let wizards without health die, in any shape (M20); what they hold drops there (M18)."""
    if state.phase != "playing":
        return ()
    found: list[ArtifactPut | Died] = []
    for one in living(state):
        if one.health <= 0:
            found += [*dropped_objects(state, one), Died(one.seat)]
    return tuple(found)


def _damaged(state: State, event: Damaged) -> State:
    return player_with(state, event.player, health=event.health)


def _describe_damaged(state: State, event: Damaged) -> str:
    who = name_of(state, event.player)
    return f"{who} takes {event.damage} damage ({event.why}); {event.health} health left."


def _died(state: State, event: Died) -> State:
    gone = player_with(state, event.player, gone="dead", at=None, hold=None, change=None, trap="")
    return replace(faded(dropped(gone, event.player), event.player), fell=event.player)


TOPIC: Topic[State, Never, Event, Event | ArtifactPut] = Topic(
    events=happens(Damaged, _damaged, _describe_damaged)
    | happens(Died, _died, lambda s, e: f"{name_of(s, e.player)} is dead."),
    follows=_follows,
)
