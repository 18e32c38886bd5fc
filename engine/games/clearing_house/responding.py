"""Intervening in what was announced, and letting it pass."""

from engine.allowed import check_own_seat
from engine.games.clearing_house import commands, events
from engine.games.clearing_house.checks import check_phase, check_player
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import may_play, responders
from engine.games.clearing_house.state import State
from engine.refusal import Reason, refusal


def intervene(state: State, command: commands.Intervene) -> tuple[Event, ...]:
    """Cancels what was announced last, an Intervene too; the turn's limit does not bar it (C24)."""
    check_own_seat(command.seat, command.player)
    player = check_player(state, command.player)
    _check_asked(state, command.player, player.name)
    if "intervene" not in may_play(player):
        raise refusal(Reason.NO_POWER, f"{player.name} holds no Intervene", "let it pass (LetPass)")
    return (events.Intervened(player.seat),)


def let_pass(state: State, command: commands.LetPass) -> tuple[Event, ...]:
    """One player lets it pass; the referee may say so for everybody at once."""
    if command.player is None:
        if command.seat is not None:
            raise refusal(
                Reason.REFEREE_ONLY, "only the referee speaks for everybody", "name yourself", "C22"
            )
        _check_announced(state)
        return (events.LetPassed(None),)
    check_own_seat(command.seat, command.player)
    player = check_player(state, command.player)
    _check_asked(state, command.player, player.name)
    return (events.LetPassed(player.seat),)


def resolved(state: State) -> tuple[Event, ...]:
    """The last Intervene cancels the one below it, and so on down to the action (C22)."""
    action, *intervenes = state.stack
    if len(intervenes) % 2:
        return (events.ActionCancelled(action.player, action.card),)
    return (events.ActionStood(action.player, action.card),)


def _check_asked(state: State, seat: int, name: str) -> None:
    _check_announced(state)
    if seat not in responders(state):
        raise refusal(
            Reason.SPENT,
            f"{name} is not asked: it is his own action, he let it pass, or he has no card",
            "wait for the others",
            "C22",
        )


def _check_announced(state: State) -> None:
    check_phase(state, "playing")
    if not state.stack:
        raise refusal(
            Reason.NO_TRIGGER, "nothing was announced", "wait until a card is played", "C22"
        )
