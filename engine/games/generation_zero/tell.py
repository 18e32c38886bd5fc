"""Events as sentences for the log."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.correcting import said
from engine.game import UnknownEvent
from engine.games.generation_zero import events
from engine.games.generation_zero.questions import (
    canon_name,
    figure_name,
    name_of,
    place_name,
    the_figure,
)
from engine.games.generation_zero.state import HIDDEN, Place, State
from engine.games.generation_zero.tell_fights import SENTENCES as FIGHTS
from engine.games.generation_zero.tell_fights import points
from engine.seats import listed
from engine.telling import LUCK_TOLD


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    sentence = _SENTENCES.get(type(event))
    if sentence is None:
        raise UnknownEvent("generation_zero", event)
    return sentence(state, event)


def _way(state: State, path: tuple[int, ...]) -> str:
    return listed([place_name(state, one) for one in path])


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([name_of(state, seat) for seat in seats])


def _agents(state: State, event: events.AgentsDealt) -> str:
    dealt = _by_player(state, event.agents)
    aside = sum(len(one) for one in event.spares)
    return f"Agents: {dealt}; aside: {aside}."


def _by_player(state: State, names: tuple[tuple[str, ...], ...]) -> str:
    return "; ".join(
        f"{name_of(state, seat)} {listed(cards)}" for seat, cards in enumerate(names, start=1)
    )


def _locations(_state: State, event: events.LocationsLaid) -> str:
    return f"{_rows(event.places)}."


def _rows(places: Sequence[Place]) -> str:
    """Locations row by row, from the left."""
    rows: dict[int, list[str]] = {}
    for place in sorted(places, key=lambda one: (one.row, one.column)):
        rows.setdefault(place.row, []).append(f"{place.number} {place.name} ({place.terrain})")
    return f"Locations: {' / '.join(', '.join(row) for row in rows.values())}"


def _placed(state: State, event: events.FiguresPlaced) -> str:
    pairs = zip(event.figures, event.places, strict=True)
    told = (f"{figure_name(state, one)} at {place_name(state, place)}" for one, place in pairs)
    return f"Everybody begins: {listed(list(told))}."


def _counts(what: str) -> Callable[[State, Any], str]:
    def told(state: State, event: Any) -> str:
        where = listed([place_name(state, place) for place in event.places]) or "nowhere"
        return f"{what} lie face down: {where}."

    return told


def _part(state: State, event: events.PartEnded) -> str:
    if event.part == "sues":
        return f"{name_of(state, event.player)}'s 'Sues are done; the Agents follow."
    return f"{name_of(state, event.player)}'s turn is over."


def _used(state: State, event: events.AbilityUsed) -> str:
    again = {-1: "for good", 1: "until the next turn"}.get(
        event.waits, f"for {event.waits - 1} own turns" if event.waits > 2 else "for 1 own turn"
    )
    still = " and stays" if event.still else ""
    return f"{figure_name(state, event.figure)} uses {event.name}{still}; it is spent {again}."


def _changed(state: State, event: events.Changed) -> str:
    who = "all stats" if event.stat == "all" else event.stat.capitalize()
    what = {"double": "doubled", "set": f"{event.amount}"}.get(event.how, f"{event.amount:+d}")
    unit = "thrusts" if event.fight else "turns"
    until = f"for {event.turns} {unit}" if event.turns > 1 else f"for one {unit[:-1]}"
    until = until if event.turns else "until the battle is over"
    return f"{figure_name(state, event.figure)}: {who} {what} {until}."


def _moved(state: State, event: events.Moved) -> str:
    return f"{figure_name(state, event.figure)} goes to {_way(state, event.path)}."


def _canon_moved(state: State, event: events.CanonMoved) -> str:
    who = canon_name(state, event.canon)
    return f"{who} goes to {_way(state, event.path)}." if event.path else f"{who} stays."


def _met(said: str) -> Callable[[State, Any], str]:
    """A sentence about a Canon, with its name for those who may know it."""

    def told(state: State, event: Any) -> str:
        name = "" if event.card == HIDDEN else f" ({event.card})"
        return said.format(figure_name(state, event.figure), f"Canon {event.canon}{name}")

    return told


def _freed_and_fast(state: State, event: events.CanonFled) -> str:
    name = "" if event.card == HIDDEN else f" ({event.card})"
    return (
        f"Canon {event.canon}{name} is faster, and flees where {name_of(state, event.seat)} says."
    )


def _shown(_state: State, event: events.CanonShown) -> str:
    why = f" ({event.because})" if event.because else ""
    return f"Canon {event.canon} is turned up{why}: {event.card}."


def _figure_added(state: State, event: events.FigureAdded) -> str:
    name = "A Monster" if event.kind == "monster" else event.card
    return f"{name} comes into play at {place_name(state, event.place)}: {event.because}."


def _turn_given(state: State, event: events.TurnGiven) -> str:
    part = "'Sues" if event.part == "sues" else "Agents"
    return f"The turn is {name_of(state, event.player)}'s, with the {part}: {event.because}."


def _corrected(state: State, event: events.Corrected) -> str:
    """A card that the reader may not know has no values here."""
    what = said(event.what, lambda seat: name_of(state, seat))
    if HIDDEN in (event.value, event.before):
        return f"{what} is set straight ({event.because})."
    return f"{what}: {event.value} instead of {event.before} ({event.because})."


def _health_set(state: State, event: events.HealthSet) -> str:
    where = f", at {place_name(state, event.place)}" if event.place else ""
    return f"{figure_name(state, event.figure)} has {event.health} Health{where}: {event.because}."


def _canon_placed(state: State, event: events.CanonPlaced) -> str:
    where = (
        f"under {figure_name(state, event.sue)}"
        if event.sue
        else f"at {place_name(state, event.place)}"
    )
    return f"{canon_name(state, event.canon)} is put {where}: {event.because}."


def _won(state: State, event: events.GameWon) -> str:
    if len(event.winners) > 1:
        return f"A tie between {_names(state, event.winners)}: {event.why}."
    return f"{_names(state, event.winners) or 'Nobody'} won: {event.why}."


def _stat_set(state: State, event: events.StatSet) -> str:
    who = figure_name(state, event.figure)
    return f"{who}: {event.stat.capitalize()} is {event.value} now: {event.because}."


def _charge_set(state: State, event: events.ChargeSet) -> str:
    who = figure_name(state, event.figure)
    return f"The ability of {who} waits for {event.turns} own turns now: {event.because}."


def _by_figure(said: str) -> Callable[[State, Any], str]:
    return lambda state, event: said.format(figure_name(state, event.figure))


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    **LUCK_TOLD,
    events.AgentsDealt: _agents,
    events.SuesDealt: lambda s, e: f"'Sues: {_by_player(s, e.sues)}.",
    events.LocationsLaid: _locations,
    events.SpotsDrawn: lambda *_: "It is drawn where cards lie face down.",
    events.MonstersLaid: _counts("Monsters"),
    events.CanonsLaid: _counts("Canons"),
    events.FiguresPlaced: _placed,
    events.Voted: lambda s, e: f"{name_of(s, e.player)} votes for {name_of(s, e.first)} to begin.",
    events.StartTied: lambda s, e: f"{_names(s, e.players)} roll for the start.",
    events.RoundBegan: lambda s, e: f"Round {e.round} begins with {name_of(s, e.first)}.",
    events.TurnBegan: lambda s, e: f"It is {name_of(s, e.player)}'s turn.",
    events.PartEnded: _part,
    events.Rested: lambda s, e: f"{figure_name(s, e.figure)} rests: {e.health} Health.",
    events.AbilityUsed: _used,
    events.Changed: _changed,
    events.Mended: lambda s, e: f"{figure_name(s, e.figure)} has {e.health} Health again.",
    events.Moved: _moved,
    events.Landed: lambda s, e: (
        f"{figure_name(s, e.figure)} stops at {place_name(s, the_figure(s, e.figure).at)}."
    ),
    events.ActEnded: _by_figure("{} is done."),
    events.ChapterBegun: _met("{} writes a chapter about {}."),
    events.CanonMoved: _canon_moved,
    events.CanonCalled: lambda s, e: f"{canon_name(s, e.canon)} comes to {place_name(s, e.place)}.",
    events.Looked: _met("{}'s player looks at {}."),
    events.Ensnared: _met("{} ensnares {}."),
    events.CanonFreed: lambda s, e: f"{canon_name(s, e.canon)} is free.",
    events.CanonFled: _freed_and_fast,
    events.CanonShown: _shown,
    events.Warped: lambda s, e: (
        f"{place_name(s, e.one)} and {place_name(s, e.other)} change places."
    ),
    events.RewardEarned: lambda s, e: (
        f"{figure_name(s, e.figure)} may add {points(e.points)} to her stats."
    ),
    events.HealthSet: _health_set,
    events.StatSet: _stat_set,
    events.ChargeSet: _charge_set,
    events.LaidOut: lambda s, e: f"{_rows(s.places)}: {e.because}.",
    events.FigurePlaced: lambda s, e: (
        f"{figure_name(s, e.figure)} is put at {place_name(s, e.place)}: {e.because}."
    ),
    events.CanonPlaced: _canon_placed,
    events.GameWon: _won,
    events.PlayerAdded: lambda _, e: f"{e.name} joins: {e.because}.",
    events.PlayerRemoved: lambda s, e: f"{name_of(s, e.player)} leaves the table: {e.because}.",
    events.FigureAdded: _figure_added,
    events.FigureRemoved: lambda s, e: f"{figure_name(s, e.figure)} is taken off: {e.because}.",
    events.CanonAdded: lambda s, e: (
        f"One more Canon lies at {place_name(s, e.place)}: {e.because}."
    ),
    events.TurnGiven: _turn_given,
    events.Allowed: lambda s, e: (
        f"The referee allows it to {figure_name(s, e.figure)}: {e.because}."
    ),
    events.Corrected: _corrected,
    events.Noted: lambda s, e: f"{name_of(s, e.seat).capitalize()}: {e.text}",
    **FIGHTS,
}
