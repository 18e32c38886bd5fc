"""The effects of abilities on stats, Health, thrusts, battles and the layout."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.generation_zero.layout import distances
from engine.games.generation_zero.questions import figure_name, monster_places, place_name
from engine.games.generation_zero.replaced import changed, innermost, with_battle, with_figure
from engine.games.generation_zero.state import Canon, Change, Figure, How, Place, State
from engine.record import replace
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class UseAbility:
    """Uses a charged ability: the card's own, or the department's.

    Attributes:
        target: The enemy, the ally, or the Agent who is called in.
        stat: Which stat of an ally the counsel raises.
        canon: Which Canon comes, or is released.
        places: Which two Locations change places.
    """

    seat: Seat
    figure: int
    department: bool = False
    target: int | None = None
    stat: str = ""
    canon: int | None = None
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Changed:
    """A stat, or all stats, changed for a while.

    Attributes:
        figure: Whose stats they are.
        stat: The name of the stat, or "all".
        amount: The amount.
        how: Whether the amount is added or set; or the stat is doubled.
        by: The figure whose ability it is.
        turns: For how many turns of its player, or thrusts of `by` in battle; 0: until the battle
            is over.
        fight: Whether it was caused in battle, and ends with it.
    """

    figure: int
    stat: str
    amount: int
    how: How
    by: int
    turns: int
    fight: bool


@dataclass(frozen=True, slots=True)
class Mended:
    """A figure regained Health."""

    figure: int
    health: int


@dataclass(frozen=True, slots=True)
class Stunned:
    """A figure was stunned: it loses its next thrust."""

    figure: int


@dataclass(frozen=True, slots=True)
class GuestCame:
    """An Agent was called in for this round of thrusts."""

    figure: int
    name: str
    by: int


@dataclass(frozen=True, slots=True)
class Warped:
    """Two Locations changed places with everything on them."""

    one: int
    other: int


Event: TypeAlias = Changed | Mended | Stunned | GuestCame | Warped


IN_BATTLE = frozenset({"weaken", "aid", "stun", "wound"})
"""Effects that need an enemy or an ally, so they are used only in battle."""


OUTSIDE = frozenset({"summon"})
"""Effects that can be used only outside of battle (E12)."""


def nearest_canons(state: State, figure: Figure) -> tuple[Canon, ...]:
    """Return the free Canons the fewest steps away, on paths round the Monsters (E13).

    One that lies on a Monster's Location may leave it (G40).
    """
    if figure.at is None:
        return ()
    far = distances(state, figure.at, monster_places(state))
    there = [one for one in state.canons if far.get(one.at or 0, 0) > 0]
    least = min((far[one.at or 0] for one in there), default=0)
    return tuple(one for one in there if far[one.at or 0] == least)


def _changed(state: State, event: Changed) -> State:
    change = Change(event.stat, event.amount, event.how, event.by, event.turns, event.fight)
    return changed(state, event.figure, lambda one: replace(one, changes=(*one.changes, change)))


def _mended(state: State, event: Mended) -> State:
    return with_figure(state, event.figure, health=event.health)


def _stunned(state: State, event: Stunned) -> State:
    battle = innermost(state)
    return with_battle(state, stunned=(*(battle.stunned if battle else ()), event.figure))


def _guest_came(state: State, event: GuestCame) -> State:
    """Add the Agent to the battle; they thrust after all others of this round (G27)."""
    arrivals = state.arrivals + 1
    battle = innermost(state)
    place = battle.place if battle else None
    come = with_figure(state, event.figure, at=place, spare=False, arrived=arrivals, acted=True)
    come = replace(come, arrivals=arrivals)
    order, guests = (battle.order, battle.guests) if battle else ((), ())
    return with_battle(come, order=(*order, event.figure), guests=(*guests, event.figure))


def _warped(state: State, event: Warped) -> State:
    """Swap the positions of two Location cards; everything stays on its card."""
    where = {one.number: (one.column, one.row) for one in state.places}
    swapped = {event.one: where[event.other], event.other: where[event.one]}

    def moved(place: Place) -> Place:
        column, row = swapped.get(place.number, (place.column, place.row))
        return replace(place, column=column, row=row)

    return replace(state, places=tuple(moved(one) for one in state.places))


def _describe_changed(state: State, event: Changed) -> str:
    who = "all stats" if event.stat == "all" else event.stat.capitalize()
    what = {"double": "doubled", "set": f"{event.amount}"}.get(event.how, f"{event.amount:+d}")
    unit = "thrusts" if event.fight else "turns"
    until = f"for {event.turns} {unit}" if event.turns > 1 else f"for one {unit[:-1]}"
    until = until if event.turns else "until the battle is over"
    return f"{figure_name(state, event.figure)}: {who} {what} {until}."


TOPIC: Topic[State, Never, Event, Never] = Topic(
    events=happens(Changed, _changed, _describe_changed)
    | happens(
        Mended, _mended, lambda s, e: f"{figure_name(s, e.figure)} has {e.health} Health again."
    )
    | happens(
        Stunned, _stunned, lambda s, e: f"{figure_name(s, e.figure)} will lose the next thrust."
    )
    | happens(
        GuestCame,
        _guest_came,
        lambda s, e: f"{figure_name(s, e.by)} calls in {e.name} for this round.",
    )
    | happens(
        Warped,
        _warped,
        lambda s, e: f"{place_name(s, e.one)} and {place_name(s, e.other)} change places.",
    ),
)
