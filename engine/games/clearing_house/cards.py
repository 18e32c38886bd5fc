"""Playing a card: it is announced first, and takes effect if nobody cancels it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Never

from engine.allowed import check_during
from engine.game import CommandT, Seat
from engine.games.clearing_house.board import at
from engine.games.clearing_house.players import (
    card_named,
    check_player,
    may_play,
    standing,
    with_base_card_less,
    with_card_less,
    with_player,
)
from engine.games.clearing_house.state import Announcement, Seated, Space, State, Turn
from engine.games.clearing_house.tables import TITLES
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, player_of
from engine.topic import Topic, happens
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A player played a card and announced its action."""

    player: int
    card: str
    to: Space | None = None
    through: Space | None = None
    victim: int | None = None


@dataclass(frozen=True, slots=True)
class BaseCardPlayed(CardPlayed):
    """A card of the base deck was played.

    Base cards are played before cards of the same kind from the hand, so that the hand stays
    secret (E4). In older ledgers there is a `CardPlayed` instead, which takes the card from the
    hand first.
    """


def offered(
    state: State, card: str, plays: Callable[[State, Seated, Space], tuple[CommandT, ...]]
) -> tuple[CommandT, ...]:
    """Return the commands that play a card; none if nobody may play it now."""
    player = player_of(state, state.play.turn.player) if state.play.turn else None
    if player is None or player.at is None or state.play.in_the_air or card not in may_play(player):
        return ()
    return plays(state, player, player.at)


def check_turn(state: State, seat: Seat) -> tuple[Turn, Seated]:
    """Check that it is this seat's turn, and that no action is pending.

    Returns:
        The turn and its player.

    Raises:
        IllegalCommand: One of these does not hold; so do the checks below.
    """
    check_during(state.moment, "playing")
    if state.play.chance:
        raise refusal(Reason.ROLL_PENDING, "dice are awaited", "first roll them")
    if state.play.stack:
        card = TITLES[state.play.stack[-1].card]
        raise refusal(
            Reason.WRONG_STEP,
            f"{card} was announced",
            "first let everybody intervene or let it pass",
            "C22",
        )
    turn = state.play.turn
    player = player_of(state, turn.player) if turn else None
    if turn is None or player is None:
        raise refusal(Reason.WRONG_PHASE, "it is nobody's turn", "wait for it")
    if seat not in (None, turn.player):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"it is the turn of {name_of(state, turn.player)}", "wait for it"
        )
    return turn, player


def check_card(state: State, seat: Seat, card: str) -> tuple[Seated, Space]:
    """Check that a card may be played now; return who plays it and where they stand."""
    turn, player = check_turn(state, seat)
    if turn.played >= turn.most:
        cards = counted(turn.played, "card")
        raise refusal(
            Reason.SPENT, f"{player.name} has played {cards} in this turn", "end it (EndTurn)"
        )
    if card not in may_play(player):
        raise refusal(
            Reason.NO_POWER, f"{player.name} holds no {TITLES[card]}", "play a card of the hand"
        )
    return player, standing(player)


def announced(state: State, action: Announcement) -> tuple[CardPlayed]:
    """Return the event that announces an action."""
    player = check_player(state, action.player)
    kind = BaseCardPlayed if action.card in player.base else CardPlayed
    return (kind(action.player, action.card, action.to, action.through, action.victim),)


def check_victim(state: State, action: Announcement) -> Seated:
    """Check that the victim is alive and not the player themselves, and return them."""
    victim = check_player(state, action.victim or 0)
    if victim.seat == action.player:
        raise refusal(
            Reason.BAD_TARGET, "nobody does that to themselves", "name another player", "enemy"
        )
    return victim


def place_of(state: State, action: Announcement) -> Space:
    """Return where the player stands who announced an action."""
    return standing(check_player(state, action.player))


def victim_of(state: State, action: Announcement) -> Seated:
    """Return the player at whom an announced action is aimed."""
    victim = player_of(state, action.victim)
    assert victim is not None
    return victim


def _played(state: State, event: CardPlayed) -> State:
    player = player_of(state, event.player)
    base = player is not None and event.card not in player.hand and event.card in player.base
    state = with_player(state, event.player, lambda one: with_card_less(one, event.card))
    return _begun(state, event, base=base)


def _base_played(state: State, event: CardPlayed) -> State:
    state = with_player(state, event.player, lambda one: with_base_card_less(one, event.card))
    return _begun(state, event, base=True)


def _begun(state: State, event: CardPlayed, *, base: bool) -> State:
    action = Announcement(event.player, event.card, event.to, event.through, event.victim, base)
    play = replace(state.play.counted(1), stack=(action,), passed=())
    return replace(state, phase=play, played=state.played + 1)


def _describe_played(state: State, event: CardPlayed) -> str:
    who, card = name_of(state, event.player), card_named(event.card)
    if event.to is None:
        return _describe_aimed(state, event, who, card)
    to = at(event.to)
    if event.card == "ambush":
        return f"{who} plays Ambush on {to}."
    if event.card == "attack":
        return f"{who} plays {card} on the trap on {to}."
    if event.victim is not None:
        return f"{who} plays {card} on {name_of(state, event.victim)} to {to}."
    if event.through is not None:
        return f"{who} plays {card} through {at(event.through)} to {to}."
    return f"{who} plays {card} to {to}."


def _describe_aimed(state: State, event: CardPlayed, who: str, card: str) -> str:
    """The sentence for a card that names no space."""
    if event.victim is None:
        return f"{who} plays {card}."
    return f"{who} plays {card} on {name_of(state, event.victim)}."


TOPIC: Topic[State, Never, CardPlayed, Never] = Topic(
    events=happens(CardPlayed, _played, _describe_played)
    | happens(BaseCardPlayed, _base_played, _describe_played)
)
