"""Changing shape: over the chart cell by cell as a Blob; upkeep, and reversion to Human.

A change takes a step at the end of each of its wizard's turns, beginning with the one in which it
was cast; until the first step the wizard keeps the old shape, with empty hands (M25). It moves
along the row of the chart first, then along the column (E17).
"""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.metamorph.artifacts import ArtifactPut, dropped_objects
from engine.games.metamorph.mana import UpkeepPaid, UpkeepSpared
from engine.games.metamorph.questions import (
    is_blob,
    missing_health,
    natural_altitude,
    shape_of,
    special_with,
    terrain_under,
    upkeep,
)
from engine.games.metamorph.replaced import player_with, with_player
from engine.games.metamorph.shapes import BLOB, HOME
from engine.games.metamorph.state import Altitude, Seated, ShapeChange, State
from engine.games.metamorph.tables import FALL_DAMAGE
from engine.games.metamorph.wounds import Damaged
from engine.record import replace
from engine.seats import name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class ChangeBegan:
    """A change of shape began at this cell of the chart."""

    player: int
    target: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class BlobStepped:
    """A change moved on to this cell of the chart; between shapes the wizard is a Blob."""

    player: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class BecameBlob:
    """A wizard gave up their shape and is a Blob, with a Blob's health."""

    player: int
    health: int


@dataclass(frozen=True, slots=True)
class ShapeTaken:
    """A wizard took a shape."""

    player: int
    shape: str
    health: int
    altitude: Altitude


@dataclass(frozen=True, slots=True)
class Reverted:
    """A wizard became a Blob at once and changes back to Human; unhealed damage is their debt."""

    player: int
    x: int
    y: int
    health: int
    debt: int
    why: str


Event: TypeAlias = ChangeBegan | BlobStepped | BecameBlob | ShapeTaken | Reverted
Reversion: TypeAlias = Damaged | ArtifactPut | Reverted
Step: TypeAlias = BecameBlob | BlobStepped | ShapeTaken | Reverted | UpkeepPaid


def too_weak_to_fall(one: Seated) -> bool:
    """Whether a change in the air would kill the wizard (M26)."""
    return one.health <= FALL_DAMAGE


def fallen(one: Seated) -> tuple[Damaged, ...]:
    """Return the deadly damage of a change in the air (M26)."""
    return (Damaged(one.seat, FALL_DAMAGE, 0, "a change in the air"),)


def reverted(state: State, one: Seated, why: str) -> tuple[Reversion, ...]:
    """Return the events of a wizard who becomes a Blob at once, on the way to Human (M6).

    It takes neither a spell nor mana. Unhealed damage will be missing on arrival (M9). In the air
    the fall does damage and may kill (M26).
    """
    if one.flying and too_weak_to_fall(one):
        return fallen(one)
    x, y = state.book.cell_of[one.shape]
    debt = missing_health(state, one) + (FALL_DAMAGE if one.flying else 0)
    health = state.book.shape_named[BLOB].health
    return (*dropped_objects(state, one), Reverted(one.seat, x, y, health, debt, why))


def stepped(state: State, one: Seated) -> tuple[Step, ...]:
    """Return the step of a change at the end of a turn, with the new shape if it is reached."""
    if one.change is None:
        return ()
    x, y = _next_cell(state, one.change)
    blob = state.book.shape_named[BLOB].health
    became = () if is_blob(one) else (BecameBlob(one.seat, blob),)
    step = BlobStepped(one.seat, x, y)
    if (x, y) == state.book.cell_of[one.change.target]:
        return (step, *_take_shape(state, one, one.change))
    return (*became, step)


def _next_cell(state: State, change: ShapeChange) -> tuple[int, int]:
    to_x, to_y = state.book.cell_of[change.target]
    if change.x != to_x:
        return change.x + (1 if to_x > change.x else -1), change.y
    return change.x, change.y + (0 if to_y == change.y else 1 if to_y > change.y else -1)


def _take_shape(
    state: State, one: Seated, change: ShapeChange
) -> tuple[ShapeTaken | UpkeepPaid | Reverted, ...]:
    """The new shape: in full health less the debt (M9), with its upkeep paid at once.

    Without enough mana for it, the wizard stays a Blob and reverts to Human.
    """
    shape = state.book.shape_named[change.target]
    health = max(1, shape.health - change.debt)
    cost = upkeep(state, one, shape)
    if one.mana < cost:
        x, y = state.book.cell_of[shape.name]
        blob = one.health if is_blob(one) else state.book.shape_named[BLOB].health
        why = f"no mana for the upkeep of {shape.name}"
        return (Reverted(one.seat, x, y, blob, 0, why),)
    taken = ShapeTaken(one.seat, shape.name, health, natural_altitude(shape))
    paid = (UpkeepPaid(one.seat, cost, one.mana - cost),) if cost else ()
    return (taken, *paid)


def kept_up(
    state: State, one: Seated, mana: int
) -> tuple[UpkeepPaid | UpkeepSpared | Reversion, ...]:
    """Return how upkeep is settled at the start of the wizard's turn (E18), with this much mana.

    Shapes that survive anywhere are spared it on suitable land; Blobs and Humans never pay.
    """
    cost = upkeep(state, one, shape_of(state, one))
    if not cost:
        return ()
    if special_with(state, one, "survival") and terrain_under(state, one).spares:
        return (UpkeepSpared(one.seat, cost),)
    if mana < cost:
        return reverted(state, one, f"no mana for the upkeep of {one.shape}")
    return (UpkeepPaid(one.seat, cost, mana - cost),)


def _change_began(state: State, event: ChangeBegan) -> State:
    one = state.players[event.player - 1]
    landed = shape_of(state, one).air > 0 and not one.flying
    change = ShapeChange(event.target, event.x, event.y, landed=landed)
    return player_with(state, event.player, change=change)


def _describe_change(state: State, event: ChangeBegan) -> str:
    return f"{name_of(state, event.player)} begins to change into {event.target}."


def _blob_stepped(state: State, event: BlobStepped) -> State:
    def stepped(one: Seated) -> Seated:
        assert one.change is not None
        return replace(one, change=replace(one.change, x=event.x, y=event.y))

    return with_player(state, event.player, stepped)


def _as_blob(state: State, event: Reverted | BecameBlob) -> State:
    """Make the wizard a Blob on the ground; a trap set in the old shape is gone (E10)."""
    return player_with(
        state, event.player, shape=BLOB, health=event.health, altitude="ground", trap=""
    )


def _shape_taken(state: State, event: ShapeTaken) -> State:
    return player_with(
        state,
        event.player,
        shape=event.shape,
        health=event.health,
        altitude=event.altitude,
        change=None,
        trap="",
    )


def _describe_shape(state: State, event: ShapeTaken) -> str:
    flies = ", flying" if event.altitude == "air" else ""
    who = name_of(state, event.player)
    return f"{who} is now {event.shape} with {event.health} health{flies}."


def _reverted(state: State, event: Reverted) -> State:
    change = ShapeChange(HOME, event.x, event.y, forced=True, debt=event.debt)
    return _as_blob(player_with(state, event.player, change=change), event)


def _describe_stepped(state: State, event: BlobStepped) -> str:
    shape = state.book.shape_at.get((event.x, event.y))
    cell = shape or "an empty cell"
    return f"{name_of(state, event.player)}'s counter on the chart of shapes moves to {cell}."


def _describe_reverted(state: State, event: Reverted) -> str:
    debt = f" and will lack {event.debt} health" if event.debt else ""
    who = name_of(state, event.player)
    return f"{who} becomes a Blob and reverts to Human ({event.why}){debt}."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(ChangeBegan, _change_began, _describe_change)
    | happens(BlobStepped, _blob_stepped, _describe_stepped)
    | happens(
        BecameBlob,
        _as_blob,
        lambda s, e: f"{name_of(s, e.player)} is an Amorphous Blob with {e.health} health.",
    )
    | happens(ShapeTaken, _shape_taken, _describe_shape)
    | happens(Reverted, _reverted, _describe_reverted),
)
