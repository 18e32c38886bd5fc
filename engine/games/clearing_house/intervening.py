"""Intervening in an announced action, or letting it pass and carrying it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from engine.allowed import check_during, check_going_on, check_own_seat
from engine.game import Seat
from engine.games.clearing_house import abduction, attacks, moving, traps
from engine.games.clearing_house.cards import place_of
from engine.games.clearing_house.players import (
    card_named,
    check_player,
    held,
    living,
    may_play,
    with_card_less,
    with_player,
    without,
)
from engine.games.clearing_house.state import HIDDEN, Announcement, Playing, Seated, State
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of, player_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Intervene:
    """Cancels what was announced last."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class LetPass:
    """Does not intervene; without a player: nobody does, which only the referee may say."""

    seat: Seat
    player: int | None


@dataclass(frozen=True, slots=True)
class Intervened:
    """A player cancels what was announced last, and pays for it."""

    player: int


@dataclass(frozen=True, slots=True)
class LetPassed:
    """A player, or everybody (None), does not intervene."""

    player: int | None


@dataclass(frozen=True, slots=True)
class ActionCancelled:
    """An Intervene succeeded: the announced action has no effect."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionStood:
    """Nobody cancelled the announced action: it is carried out."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionReturned:
    """The announced action has become impossible: its card goes back to the hand."""

    player: int
    card: str


Command: TypeAlias = Intervene | LetPass
Event: TypeAlias = Intervened | LetPassed | ActionCancelled | ActionStood | ActionReturned
Effect: TypeAlias = (
    moving.Arrival
    | attacks.Event
    | attacks.Struck
    | abduction.Event
    | traps.TrapLaid
    | traps.TrapTaken
)


@dataclass(frozen=True, slots=True)
class _Card:
    """How a card is checked and carried out.

    Attributes:
        check: Raises IllegalCommand if the announced action is impossible.
        effect: Returns the events of the action.
    """

    check: Callable[[State, Announcement], object]
    effect: Callable[[State, Announcement], tuple[Effect, ...]]


_CARDS: Mapping[str, _Card] = MappingProxyType(
    {
        "move": _Card(moving.check_move, moving.moves),
        "double_move": _Card(moving.check_double_move, moving.double_moves),
        "abduct": _Card(abduction.check_abduct, abduction.abducts),
        "armor": _Card(place_of, attacks.raises_armor),
        "attack": _Card(attacks.check_attack, attacks.attacks),
        "ranged_attack": _Card(attacks.check_ranged_attack, attacks.shoots),
        "ambush": _Card(traps.check_ambush, traps.lays_trap),
    }
)


def intervene(state: State, command: Intervene) -> tuple[Intervened, ...]:
    """Decide an Intervene, which cancels the action or Intervene announced last."""
    check_own_seat(command.seat, command.player)
    check_going_on(state.moment)
    player = check_player(state, command.player)
    _check_announced(state)
    if _has_played_all(state, player):
        raise refusal(
            Reason.SPENT,
            f"{player.name} has played all cards of this turn",
            "let it stand, an Intervene in your own turn is one of its cards",
            "C24",
        )
    _check_asked(state, player)
    if "intervene" not in may_play(player):
        raise refusal(Reason.NO_POWER, f"{player.name} holds no Intervene", "let it pass (LetPass)")
    return (Intervened(player.seat),)


def let_pass(state: State, command: LetPass) -> tuple[LetPassed, ...]:
    """Decide that a player lets it pass; the referee may say so for everybody at once."""
    if command.player is None:
        if command.seat is not None:
            raise refusal(
                Reason.REFEREE_ONLY, "only the referee speaks for everybody", "name yourself", "C22"
            )
        _check_announced(state)
        return (LetPassed(None),)
    check_own_seat(command.seat, command.player)
    check_going_on(state.moment)
    player = check_player(state, command.player)
    _check_asked(state, player)
    return (LetPassed(player.seat),)


def responders(state: State) -> tuple[Seated, ...]:
    """Return who is still asked whether they intervene: everybody who holds a card (C22).

    Players who have played all cards of their own turn are left out, as everybody knows it (C24).
    """
    if not state.play.stack:
        return ()
    asked = {one.seat for one in state.players} - {state.play.stack[-1].player, *state.play.passed}
    return tuple(
        one
        for one in living(state)
        if one.seat in asked and held(one) and not _has_played_all(state, one)
    )


def _has_played_all(state: State, player: Seated) -> bool:
    turn = state.play.turn
    return turn is not None and turn.player == player.seat and turn.played >= turn.most


def _check_asked(state: State, player: Seated) -> None:
    _check_announced(state)
    if player not in responders(state):
        raise refusal(
            Reason.SPENT,
            f"{player.name} is not asked: own action, already passed, or no card",
            "wait for the others",
            "C22",
        )


def _check_announced(state: State) -> None:
    check_during(state.moment, "playing")
    if not state.play.stack:
        raise refusal(
            Reason.NO_TRIGGER, "nothing was announced", "wait until a card is played", "C22"
        )


def _awaits(state: State) -> frozenset[Seat] | None:
    if not state.play.stack:
        return None
    return frozenset(one.seat for one in responders(state))


def _follows(state: State) -> tuple[Event | Effect, ...]:
    """Take back what has become impossible; resolve the stack when nobody is left to ask.

    The last Intervene cancels the one below it, and so on down to the action (C22): an odd number
    of them cancels the action.
    """
    if _has_become_impossible(state):
        return _returned_cards(state)
    if not state.play.stack or responders(state):
        return ()
    action, *intervenes = state.play.stack
    if len(intervenes) % 2:
        return (ActionCancelled(action.player, action.card),)
    stood = ActionStood(action.player, action.card)
    return (stood, *_CARDS[action.card].effect(state, action))


def _has_become_impossible(state: State) -> bool:
    """Whether a correction by the referee has made the announced action impossible (C36)."""
    action = state.play.action
    if action is None:
        return False
    try:
        _CARDS[action.card].check(state, action)
    except IllegalCommand:
        return True
    return False


def _returned_cards(state: State) -> tuple[ActionReturned | ActionCancelled, ...]:
    """Return the cards of an impossible action: first the Intervenes upon it, last one first.

    The card of a player who is out of the game is spent.
    """
    intervenes = (ActionReturned(one.player, one.card) for one in state.play.stack[:0:-1])
    action = state.play.action
    if action is None:
        return tuple(intervenes)
    player = player_of(state, action.player)
    below = ActionReturned if player and player.alive else ActionCancelled
    return (*intervenes, below(action.player, action.card))


def _choices(state: State) -> tuple[Command, ...]:
    found: list[Command] = []
    for one in responders(state):
        if "intervene" in may_play(one):
            found.append(Intervene(one.seat, one.seat))
        found.append(LetPass(one.seat, one.seat))
    return tuple(found)


def _overrides(state: State) -> tuple[LetPass, ...]:
    return (LetPass(None, None),) if state.play.stack else ()


def _intervened(state: State, event: Intervened) -> State:
    """Charge for an Intervene, even if it is cancelled (C25, E1), and put it on the stack.

    In one's own turn it is also one of the cards of that turn (C24).
    """
    state = with_player(state, event.player, lambda one: with_card_less(one, "intervene"))
    state = with_player(state, event.player, lambda one: _charged(state, one, 1))
    out = (*state.out, "intervene") if state.house.intervene == "card" else state.out
    stack = (*state.play.stack, Announcement(event.player, "intervene"))
    play = replace(_counted_in_own_turn(state, event.player, 1), stack=stack, passed=())
    return replace(state, phase=play, out=out)


def _charged(state: State, player: Seated, turns: int) -> Seated:
    """Charge a player for Intervenes (negative: refund); a debt never falls below zero."""
    cost = state.house.intervene
    if cost == "turn":
        return replace(player, skips=max(0, player.skips + turns))
    return replace(player, shorts=max(0, player.shorts + turns)) if cost == "one_card" else player


def _counted_in_own_turn(state: State, seat: int, cards: int) -> Playing:
    turn = state.play.turn
    own = turn is not None and turn.player == seat
    return state.play.counted(cards if own else 0)


def _passed(state: State, event: LetPassed) -> State:
    everybody = tuple(one.seat for one in state.players)
    seats = everybody if event.player is None else (*state.play.passed, event.player)
    return replace(state, phase=replace(state.play, passed=seats))


def _describe_passed(state: State, event: LetPassed) -> str:
    if event.player is None:
        return "Nobody intervenes."
    return f"{name_of(state, event.player)} lets it pass."


def _cancelled(state: State, _event: ActionCancelled) -> State:
    """The card of a cancelled action is spent all the same (C23)."""
    return replace(state, phase=state.play.grounded)


def _stood(state: State, _event: ActionStood) -> State:
    return replace(state, phase=replace(state.play.grounded, doing=state.play.action))


def _returned(state: State, event: ActionReturned) -> State:
    """The card counts as not played."""
    if event.card == "intervene":
        return _intervene_returned(state, event.player)
    action = state.play.action
    back = _with_base_card if action is not None and action.base else _with_card
    state = with_player(state, event.player, lambda one: back(state, one, event.card))
    return replace(state, phase=state.play.grounded.counted(-1), played=state.played - 1)


def _intervene_returned(state: State, seat: int) -> State:
    """Return the last Intervene and refund its cost; what lies below it on the stack stays."""
    state = with_player(state, seat, lambda one: _with_card(state, one, "intervene"))
    state = with_player(state, seat, lambda one: _charged(state, one, -1))
    gone = state.house.intervene == "card" and "intervene" in state.out
    out = without(state.out, "intervene") if gone else state.out
    play = replace(_counted_in_own_turn(state, seat, -1), stack=state.play.stack[:-1])
    return replace(state, phase=play, out=out)


def _with_card(state: State, player: Seated, card: str) -> Seated:
    """Return a card to a living player's hand; with cards on the table it becomes unknown."""
    shown = card if state.house.hands == "dealt" else HIDDEN
    return replace(player, hand=(*player.hand, shown)) if player.alive else player


def _with_base_card(_state: State, player: Seated, card: str) -> Seated:
    return replace(player, base=(*player.base, card)) if player.alive else player


def _describe_returned(state: State, event: ActionReturned) -> str:
    who = name_of(state, event.player)
    return f"{card_named(event.card)} is impossible now: {who} takes it back."


TOPIC: Topic[State, Command, Event, Event | Effect] = Topic(
    commands=decides(Intervene, intervene) | decides(LetPass, let_pass),
    events=happens(Intervened, _intervened, lambda s, e: f"{name_of(s, e.player)} intervenes.")
    | happens(LetPassed, _passed, _describe_passed)
    | happens(ActionCancelled, _cancelled, lambda _, e: f"{card_named(e.card)} comes to nothing.")
    | happens(ActionStood, _stood, lambda _, e: f"{card_named(e.card)} is carried out.")
    | happens(ActionReturned, _returned, _describe_returned),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
    overrides=_overrides,
)
