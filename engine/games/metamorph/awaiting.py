"""Who or what a game is waiting for."""

from engine.game import Awaiting
from engine.games.metamorph.book import farm_part
from engine.games.metamorph.questions import living, name_of
from engine.games.metamorph.state import Pending, State
from engine.games.metamorph.tables import DIE_SIDES, ESCAPE_TOTAL, NEEDED
from engine.luck import RollNeeded, ShuffleNeeded
from engine.seats import clockwise, listed

DEAL = "the parts of the map"

LOWEST = 2
"""Of two dice."""


def awaiting(state: State) -> Awaiting:
    """Seats, dice, a shuffle, or None when the game is over."""
    match state.phase:
        case "over":
            return None
        case "dealing":
            return ShuffleNeeded(len(drawable(state)), DEAL)
        case "rolling":
            seats = state.tied or tuple(one.seat for one in living(state))
            return RollNeeded(DIE_SIDES, len(seats), f"who goes first: {_names(state, seats)}")
        case "laying":
            return frozenset({layer(state)})
        case "placing":
            return frozenset({placer(state)})
        case "playing":
            return _playing(state)


def drawable(state: State) -> tuple[str, ...]:
    """The parts that are drawn by lot: all but the farm where the Key is."""
    taken = {one.part for one in state.laid}
    if state.house.scenario == "key" and state.house.map == "drawn":
        taken.add(farm_part(state.book) or "")
    return tuple(part.name for part in state.book.maps if part.name not in taken)


def layer(state: State) -> int | None:
    """Who lays the next part of the map: whoever has most left, from the first on; the referee."""
    most = max((len(hand) for hand in state.dealt), default=0)
    if not most:
        return None
    order = clockwise([one.seat for one in state.players], state.first)
    return next(seat for seat in order if len(state.dealt[seat - 1]) == most)


def placer(state: State) -> int:
    """Who places his wizard next, the first one first."""
    waiting = {one.seat for one in living(state) if one.at is None}
    order = clockwise([one.seat for one in state.players], state.first)
    return next(seat for seat in order if seat in waiting)


def _playing(state: State) -> Awaiting:
    if state.pending:
        return _dice(state, state.pending)
    if state.turn:
        return frozenset({state.turn.player})
    tied = next((group for group in state.groups if len(group) > 1), ())
    return RollNeeded(DIE_SIDES, len(tied), f"the order of turns: {_names(state, tied)}")


def _dice(state: State, waiting: Pending) -> RollNeeded:
    whom, who = name_of(state, waiting.target), name_of(state, waiting.player)
    match waiting.what:
        case "attack":
            needed = max(LOWEST, NEEDED - waiting.bonus)
            return RollNeeded(DIE_SIDES, 2, f"{who}'s attack on {whom}, {needed} or more")
        case "escape":
            needed = max(LOWEST, ESCAPE_TOTAL - waiting.bonus)
            return RollNeeded(DIE_SIDES, 2, f"{whom} to break free, {needed} or more")
        case _:
            return RollNeeded(DIE_SIDES, 1, f"the turns of {waiting.what} on {whom}")


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([name_of(state, seat) for seat in seats])
