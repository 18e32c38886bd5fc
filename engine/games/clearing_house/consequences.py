"""What follows by itself from a state: nobody has to ask for it."""

from engine.games.clearing_house import events
from engine.games.clearing_house.drafting import after_a_pick
from engine.games.clearing_house.effects import effect, hurt
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import (
    held,
    living,
    next_start,
    next_turn,
    placeable,
    player_of,
    responders,
    ways,
)
from engine.games.clearing_house.responding import resolved
from engine.games.clearing_house.state import State, Turn


def consequence(state: State) -> tuple[Event, ...]:
    """The events that follow now; none when somebody has to act."""
    if state.phase == "over":
        return ()
    if dead := _dead(state):
        return dead
    if state.phase != "police" and len(living(state)) <= 1:
        return (_last_one(state),)
    if state.phase == "drafting":
        return after_a_pick(state)
    if state.phase == "police":
        return _police(state)
    return _playing(state) if state.phase == "playing" else ()


def _dead(state: State) -> tuple[Event, ...]:
    gone = (one.seat for one in state.players if not one.alive and one.at is not None)
    return tuple(events.Eliminated(seat) for seat in gone)


def _last_one(state: State) -> Event:
    left = living(state)
    if left:
        return events.GameWon((left[0].seat,), f"{left[0].name} is the last one alive")
    return events.GameWon(tuple(sorted(state.fell)), "they fell together (C27)")


def _playing(state: State) -> tuple[Event, ...]:
    if state.aim or state.theft:
        return ()
    if state.stack:
        return () if responders(state) else _carried_out(state)
    if state.turn is not None:
        return (events.TurnEnded(state.turn.player),) if _is_over(state, state.turn) else ()
    following = next_turn(state)
    if following is None:  # as many raids as damages, while there are Xs (C10)
        return (events.RoundEnded(state.round, min(state.wounds, state.xs_left)),)
    return (_begun(state, *following),)


def _carried_out(state: State) -> tuple[Event, ...]:
    """The action is cancelled, or stands and does what it does."""
    (end,) = resolved(state)
    if isinstance(end, events.ActionCancelled):
        return (end,)
    return (end, *effect(state, state.stack[0]))


def _is_over(state: State, turn: Turn) -> bool:
    player = player_of(state, turn.player)
    return player is None or not player.alive or turn.played >= turn.most or not held(player)


def _begun(state: State, seat: int, cycle: int) -> Event:
    """A turn, or the loss of one; it counts as one of the round (C25)."""
    player = player_of(state, seat)
    if player and player.skips:
        return events.TurnSkipped(seat, cycle)
    most = 1 if player and player.shorts else state.house.cards_per_turn
    return events.TurnBegan(seat, cycle, most)


def _police(state: State) -> tuple[Event, ...]:
    if state.fleeing is not None:
        return _cornered(state, state.fleeing)
    if state.raids and placeable(state):
        return ()
    return (events.PoliceLeft(), _after_the_police(state))


def _cornered(state: State, seat: int) -> tuple[Event, ...]:
    """Whoever has no way left is hurt and stays (C7)."""
    player = player_of(state, seat)
    if player and player.at and ways(state, player.at):
        return ()
    return (events.PoliceFound(seat, cornered=True), hurt(state, seat, "police"))


def _after_the_police(state: State) -> Event:
    """The end, or another round; rounds of the last two are counted (C29)."""
    left = living(state)
    if len(left) <= 1:
        return _last_one(state)
    seats = tuple(one.seat for one in left)
    if len(left) == 2 and state.duel == state.house.stalemate_rounds:
        return events.GameWon(seats, f"the last two lived through {state.duel} rounds")
    if state.house.redeal == "once" and not state.played:
        return events.GameWon(seats, "a round went by without a card (E2)")
    dealing = state.house.redeal == "round"
    return events.RoundBegan(state.round + 1, next_start(state), dealing)
