"""Changing shape: over the chart cell by cell, as a Blob between; upkeep, and reversion to Human.

A change steps at the end of its wizard's own turns, the one included in which it began; until its
first step the old shape stays, with empty hands (M25). Lines of the chart are walked before its
columns (E17).
"""

from engine.games.metamorph import events
from engine.games.metamorph.events import Event
from engine.games.metamorph.evolve_word import natural_altitude
from engine.games.metamorph.questions import (
    held_by,
    is_blob,
    missing_health,
    shape_of,
    special_with,
    terrain_under,
    upkeep,
)
from engine.games.metamorph.shapes import BLOB
from engine.games.metamorph.state import Change, Seated, State
from engine.games.metamorph.tables import FALL_DAMAGE


def too_weak_to_fall(one: Seated) -> bool:
    """A change in the air would kill (M26)."""
    return one.health <= FALL_DAMAGE


def fallen(one: Seated) -> tuple[Event, ...]:
    """The wizard changes in the air and dies of it, whatever mana he has (M26)."""
    return (events.Damaged(one.seat, FALL_DAMAGE, 0, "a change in the air"),)


def dropped_objects(state: State, one: Seated) -> tuple[Event, ...]:
    """Everything held is dropped where he stands (M18)."""
    return tuple(
        events.ArtifactPut(each.name, one.at, None, "dropped") for each in held_by(state, one.seat)
    )


def reverted(state: State, one: Seated, why: str) -> tuple[Event, ...]:
    """At once a Blob on the way to Human; no spell and no mana are needed (M6).

    Damage that was not paid for stays missing (M9). In the air the fall hurts and may kill (M26).
    """
    if one.flying and too_weak_to_fall(one):
        return fallen(one)
    x, y = state.book.cell_of[one.shape]
    debt = missing_health(state, one) + (FALL_DAMAGE if one.flying else 0)
    health = state.book.shape_named[BLOB].health
    return (*dropped_objects(state, one), events.Reverted(one.seat, x, y, health, debt, why))


def stepped(state: State, one: Seated) -> tuple[Event, ...]:
    """At the end of a turn: one cell on, and there perhaps."""
    if one.change is None:
        return ()
    x, y = _next_cell(state, one.change)
    blob = state.book.shape_named[BLOB].health
    became = () if is_blob(one) else (events.BecameBlob(one.seat, blob),)
    step = events.BlobStepped(one.seat, x, y)
    if (x, y) == state.book.cell_of[one.change.target]:
        return (step, *_arrived(state, one, one.change))
    return (*became, step)


def _next_cell(state: State, change: Change) -> tuple[int, int]:
    to_x, to_y = state.book.cell_of[change.target]
    if change.x != to_x:
        return change.x + (1 if to_x > change.x else -1), change.y
    return change.x, change.y + (0 if to_y == change.y else 1 if to_y > change.y else -1)


def _arrived(state: State, one: Seated, change: Change) -> tuple[Event, ...]:
    """The shape is there in full health, less what is owed (M9), and its upkeep is paid at once.

    Without the mana it is a Blob again, on its way to Human.
    """
    shape = state.book.shape_named[change.target]
    health = max(1, shape.health - change.debt)
    cost = upkeep(state, one, shape)
    if one.mana < cost:
        x, y = state.book.cell_of[shape.name]
        blob = one.health if is_blob(one) else state.book.shape_named[BLOB].health
        why = f"no mana for the upkeep of {shape.name}"
        return (events.Reverted(one.seat, x, y, blob, 0, why),)
    taken = events.ShapeTaken(one.seat, shape.name, health, natural_altitude(shape))
    paid = (events.UpkeepPaid(one.seat, cost, one.mana - cost),) if cost else ()
    return (taken, *paid)


def kept_up(state: State, one: Seated, mana: int) -> tuple[Event, ...]:
    """Upkeep, the first thing of one's own turn (E18), out of this much mana.

    A survivor pays none on land that feeds him; a Blob and a Human never pay.
    """
    cost = upkeep(state, one, shape_of(state, one))
    if not cost:
        return ()
    if special_with(state, one, "survival") and terrain_under(state, one).spares:
        return (events.UpkeepSpared(one.seat, cost),)
    if mana < cost:
        return reverted(state, one, f"no mana for the upkeep of {one.shape}")
    return (events.UpkeepPaid(one.seat, cost, mana - cost),)
