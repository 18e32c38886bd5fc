"""What a seat may see of state and events: cards that lie face down, and Agents who are aside."""

from dataclasses import replace
from typing import Any

from engine.game import SPECTATOR, Seat
from engine.games.generation_zero import events
from engine.games.generation_zero.laying import SECRET_ORDERS
from engine.games.generation_zero.options import Options
from engine.games.generation_zero.questions import canon_of, figure_of, knows
from engine.games.generation_zero.state import HIDDEN, Canon, Figure, State, Stats
from engine.luck import Shuffled


def view(state: State, seat: Seat) -> State:
    """The state as a seat may see it; for the referee (None) all of it."""
    if seat is None:
        return state
    return replace(
        state,
        figures=tuple(_figure_seen(one, seat) for one in state.figures),
        canons=tuple(_canon_seen(one, seat) for one in state.canons),
        options=_options_seen(state.options, seat),
    )


def _options_seen(options: Options, seat: int) -> Options:
    """Agents whom another player brought and put aside are not named here either."""
    players = enumerate(options.players, start=1)
    seen = (one if n == seat else replace(one, spares=_hidden(one.spares)) for n, one in players)
    return replace(options, players=tuple(seen))


def witness(state: State, event: Any, seat: Seat) -> Any:
    """The event as a seat may see it, given the state after it."""
    if seat is None:
        return event
    match event:
        case Shuffled(why=why) if why in SECRET_ORDERS:
            return replace(event, order=())
        case events.AgentsDealt():
            spares = enumerate(event.spares, start=1)
            hidden = (names if owner == seat else _hidden(names) for owner, names in spares)
            return replace(event, spares=tuple(hidden))
        case events.MonstersLaid() | events.CanonsLaid():
            return replace(event, cards=_hidden(event.cards))
        case events.ChapterBegun() | events.Looked() | events.Ensnared():
            return event if _is_owner(state, event.figure, seat) else _blank(state, event, seat)
        case events.CanonAdded():
            return replace(event, card=HIDDEN)
        case events.FigureAdded(kind="monster"):
            return replace(event, card=HIDDEN)
        case events.Corrected():
            return _straight_seen(state, event, seat)
        case events.CanonFled() if event.seat != seat:
            return _blank(state, event, seat)
        case _:
            return event


def _straight_seen(state: State, event: events.Corrected, seat: int) -> events.Corrected:
    """Without values of cards that the seat may not know, now or before.

    Who knew a card and does not any more, or the other way round, is not told what it was.
    """
    root, *rest = event.what.split(".")
    seen = view(state, seat)
    if root == "canons":
        known = {one.number for one in state.canons if one in seen.canons}
        hidden = {str(one.number) for one in state.canons if one.number not in known}
    elif root == "figures":
        known = {one.number for one in state.figures if one in seen.figures}
        hidden = {str(one.number) for one in state.figures if one.number not in known}
    else:
        return event
    if rest and rest[0] not in hidden and rest[1:] not in (["shown"], ["known"], ["spare"]):
        return event
    return replace(event, value=HIDDEN, before=HIDDEN)


def _blank(state: State, event: Any, seat: int) -> Any:
    """Without the Canon's name, except for those who know him."""
    canon = canon_of(state, event.canon)
    return event if canon and knows(canon, seat) else replace(event, card=HIDDEN)


def _is_owner(state: State, number: int, seat: int) -> bool:
    figure = figure_of(state, number)
    return figure is not None and figure.seat == seat


def _hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def _canon_seen(canon: Canon, seat: int) -> Canon:
    if seat != SPECTATOR and knows(canon, seat):
        return canon
    return canon if canon.shown else replace(canon, card=HIDDEN)


def _figure_seen(figure: Figure, seat: int) -> Figure:
    """A Monster face down, and an Agent aside for all but his player, are only a card's back."""
    aside = figure.spare and figure.seat != seat
    if figure.shown and not aside:
        return figure
    return Figure(
        number=figure.number,
        seat=figure.seat,
        kind=figure.kind,
        name=HIDDEN,
        at=figure.at,
        health=1,
        most=1,
        stats=Stats(),
        spare=figure.spare,
        shown=figure.shown,
    )
