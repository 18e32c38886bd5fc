"""How the game ended, and what a seat may see of it."""

from dataclasses import replace

from engine.game import SPECTATOR, Outcome, Seat
from engine.games.clearing_house.state import HIDDEN, Seated, State


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, seat: Seat) -> State:
    """The state as a seat may see it: hands and packs of others are so many unknown cards."""
    if seat is None:
        return state
    return replace(state, players=tuple(_seen_by(seat, one) for one in state.players))


def _seen_by(seat: int, player: Seated) -> Seated:
    if seat == player.seat and seat != SPECTATOR:
        return player
    hand, pack = (HIDDEN,) * len(player.hand), (HIDDEN,) * len(player.pack)
    return replace(player, hand=hand, pack=pack)
