"""What each event changes, and what a seat may see: everything. Nothing is decided here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Outcome, Seat, UnknownEvent
from engine.games.metamorph import events, evolve_body, evolve_turn, evolve_word
from engine.games.metamorph.board import Laid, board_of
from engine.games.metamorph.replaced import player_with
from engine.games.metamorph.state import State
from engine.luck import Rolled, Shuffled


def evolve(state: State, event: Any) -> State:
    """The state after an event; raises UnknownEvent for what is none of this game's."""
    change = _CHANGES.get(type(event))
    if change is None:
        raise UnknownEvent("metamorph", event)
    return change(state, event)


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, _seat: Seat) -> State:
    """The state as a seat may see it: all of it, for everything lies open on the table (E4)."""
    return state


def witness(_state: State, event: Any, _seat: Seat) -> Any:
    """The event as a seat may see it: all of it."""
    return event


def _same(state: State, _event: Any) -> State:
    return state


def _parts_dealt(state: State, event: events.PartsDealt) -> State:
    return replace(state, dealt=event.hands, phase="rolling")


def _part_laid(state: State, event: events.PartLaid) -> State:
    laid = (*state.laid, Laid(event.part, event.column, event.half))
    dealt = tuple(tuple(part for part in hand if part != event.part) for hand in state.dealt)
    return replace(state, laid=laid, board=board_of(state.book, laid), dealt=dealt)


def _first_tied(state: State, event: events.FirstTied) -> State:
    return replace(state, tied=event.players)


def _first_known(state: State, event: events.FirstKnown) -> State:
    return replace(state, tied=(), first=event.player, phase="laying")


def _map_laid(state: State, _event: events.MapLaid) -> State:
    return replace(state, phase="placing")


def _wizard_placed(state: State, event: events.WizardPlaced) -> State:
    return player_with(state, event.player, at=event.at, facing=event.facing)


def _round_began(state: State, event: events.RoundBegan) -> State:
    return replace(state, phase="playing", round=event.round, groups=event.groups)


def _order_rolled(state: State, event: events.OrderRolled) -> State:
    return replace(state, groups=event.groups)


def _won(state: State, event: events.GameWon) -> State:
    return replace(
        state, phase="over", winners=event.winners, ending=event.why, turn=None, pending=None
    )


_CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    Rolled: _same,
    Shuffled: _same,
    events.PartsDealt: _parts_dealt,
    events.PartLaid: _part_laid,
    events.FirstTied: _first_tied,
    events.FirstKnown: _first_known,
    events.MapLaid: _map_laid,
    events.WizardPlaced: _wizard_placed,
    events.RoundBegan: _round_began,
    events.OrderRolled: _order_rolled,
    events.GameWon: _won,
    events.Noted: _same,
    **evolve_turn.CHANGES,
    **evolve_body.CHANGES,
    **evolve_word.CHANGES,
}
