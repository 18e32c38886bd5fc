"""What follows from a state and is asked in several places."""

from engine.games.clearing_house.board import beside, ring, spaces
from engine.games.clearing_house.state import HIDDEN, Seated, Space, State
from engine.games.clearing_house.tables import CARDS, deck_of
from engine.seats import clockwise


def player_of(state: State, seat: int) -> Seated | None:
    """The player of a seat."""
    return next((one for one in state.players if one.seat == seat), None)


def living(state: State) -> tuple[Seated, ...]:
    """Players who have hearts left, in the order of their seats."""
    return tuple(one for one in state.players if one.alive)


def name_of(state: State, seat: int | None) -> str:
    """A player's name; the referee's for None."""
    player = player_of(state, seat) if seat is not None else None
    return player.name if player else "the referee"


def held(player: Seated) -> tuple[str, ...]:
    """Every card that a player holds, those of the base deck last."""
    return (*player.hand, *player.base)


def may_play(player: Seated) -> tuple[str, ...]:
    """Kinds of cards that a player may play; all of them where his hand is on the table."""
    cards = held(player)
    return tuple(card for card in CARDS if card in cards or HIDDEN in cards)


def stealable(state: State, player: Seated) -> tuple[str, ...]:
    """The cards that may be drawn from a hand."""
    return player.hand if state.house.base_safe else held(player)


def standing_on(state: State, space: Space) -> Seated | None:
    """Whose pawn stands on a space."""
    return next((one for one in living(state) if one.at == space), None)


def is_free(state: State, space: Space) -> bool:
    """A pawn may end a move there: nobody stands on it and it is not closed."""
    return space not in state.xs and standing_on(state, space) is None


def is_empty(state: State, space: Space) -> bool:
    """A trap may be laid there: nothing at all is on it (C19)."""
    return is_free(state, space) and space not in state.traps


def ways(state: State, space: Space) -> tuple[Space, ...]:
    """Spaces beside that a pawn may end a move on."""
    return tuple(one for one in beside(state, space) if is_free(state, one))


def deck_now(state: State) -> tuple[str, ...]:
    """The cards to be dealt: all but those that have left the game."""
    cards: list[str] = list(deck_of(state.options))
    for card in state.out:
        cards.remove(card)
    return tuple(cards)


def pack_size(state: State) -> int:
    """How many cards everybody is dealt: fewer where too many have left the game."""
    cards = len(deck_of(state.options)) - len(state.out)
    return max(0, min(state.house.hand, cards // max(1, len(living(state)))))


def draft_size(state: State, player: Seated) -> int:
    """How many cards a player may keep of this draft: a card less for each that he owes (C2)."""
    return max(0, pack_size(state) - player.owed)


def drafting(state: State) -> tuple[Seated, ...]:
    """Who still has to pick in this pass."""
    return tuple(one for one in wanting(state) if not one.picked and one.pack)


def wanting(state: State) -> tuple[Seated, ...]:
    """Who may keep more cards of this draft."""
    return tuple(one for one in living(state) if len(one.hand) < draft_size(state, one))


def responders(state: State) -> tuple[int, ...]:
    """Who may intervene in what was announced last; everybody with a card is asked alike (C22)."""
    if not state.stack:
        return ()
    last = state.stack[-1].player
    return tuple(
        one.seat
        for one in living(state)
        if one.seat != last and one.seat not in state.passed and held(one)
    )


def next_turn(state: State) -> tuple[int, int] | None:
    """Who has the next turn and which cycle of the round it is; None: the round is over (C28)."""
    seats = [one.seat for one in state.players]
    order = clockwise(seats, state.start)
    turns = [(seat, cycle) for cycle in range(state.house.turns_per_round) for seat in order]
    begun = 0 if state.last is None else turns.index((state.last.player, state.last.cycle)) + 1
    alive = {one.seat for one in living(state)}
    return next((turn for turn in turns[begun:] if turn[0] in alive), None)


def next_start(state: State) -> int:
    """Who starts the next round: the next live player to the left (C30)."""
    order = clockwise([one.seat for one in state.players], state.start)
    alive = {one.seat for one in living(state)}
    return next((seat for seat in order[1:] if seat in alive), state.start)


def placeable(state: State) -> tuple[Space, ...]:
    """Spaces on which an X may be put (C4); from the edge inwards where that is played (E3)."""
    open_ones = [one for one in spaces(state) if one not in state.xs]
    if state.house.police == "anywhere" or not open_ones:
        return tuple(open_ones)
    outermost = min(ring(state, one) for one in open_ones)
    return tuple(one for one in open_ones if ring(state, one) == outermost)


def at(space: Space) -> str:
    """A space in words."""
    return f"column {space.column}, row {space.row}"
