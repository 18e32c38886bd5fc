"""How the game ended, how well a player stands, and what each seat may see."""

from fractions import Fraction

from engine.game import SPECTATOR, Outcome, Seat
from engine.games.clearing_house.state import HIDDEN, Seated, State
from engine.record import replace
from engine.word import Over


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    over = state.phase
    return Outcome(frozenset(over.winners), over.ending) if isinstance(over, Over) else None


def view(state: State, seat: Seat) -> State:
    """Return the state as a seat may see it: cards in others' hands and packs are hidden."""
    if seat is None:
        return state
    return replace(state, players=tuple(_seen_by(seat, one) for one in state.players))


def evaluate(state: State, seat: int) -> Fraction:
    """Return a player's share of all hearts that are left."""
    hearts = {one.seat: one.hearts for one in state.players}
    return Fraction(hearts.get(seat, 0), sum(hearts.values()) or 1)


def _seen_by(seat: int, player: Seated) -> Seated:
    if seat == player.seat and seat != SPECTATOR:
        return player
    hand, pack = (HIDDEN,) * len(player.hand), (HIDDEN,) * len(player.pack)
    return replace(player, hand=hand, pack=pack)
