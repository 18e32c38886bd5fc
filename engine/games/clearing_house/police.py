"""The police step: an X for each damage of the round, and whoever stands there has to go."""

from engine.allowed import check_own_seat
from engine.games.clearing_house import commands, events
from engine.games.clearing_house.board import steps_between
from engine.games.clearing_house.checks import check_free, check_phase, check_player, standing
from engine.games.clearing_house.effects import arrival
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import at, held, placeable, standing_on
from engine.games.clearing_house.state import HIDDEN, Space, State
from engine.refusal import Reason, refusal


def raid(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """One die twice names column and row (C3); where no X can be put they roll again (C4).

    Every raid is alike, so that the order of the damages behind them (C9) shows in nothing else.
    """
    place = Space(values[0], values[1])
    if place not in placeable(state):
        return (events.RaidMissed(place),)
    found = standing_on(state, place)
    closed = events.XPlaced(place)
    if found is None:
        return (closed,)
    return (closed, events.PoliceFound(found.seat))


def flee(state: State, command: commands.Flee) -> tuple[Event, ...]:
    """A card is discarded, if there is one (C6), and the pawn goes to a free space beside."""
    check_phase(state, "police")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if state.fleeing != player.seat:
        raise refusal(
            Reason.NO_TRIGGER, f"the police did not find {player.name}", "stay where you are"
        )
    check_free(state, command.to, "police")
    if steps_between(standing(player), command.to) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(command.to)} is not beside", "go to a space beside", "police"
        )
    discarded = _discarded(held(player), command.card)
    gone = (events.CardDiscarded(player.seat, discarded),) if discarded else ()
    return (*gone, *arrival(state, player.seat, command.to, forced=True))


def _discarded(cards: tuple[str, ...], named: str) -> str:
    """The card to be discarded; hands on the table discard one unseen."""
    if not cards:
        if named:
            raise refusal(Reason.NO_POWER, "there is no card to discard", "leave it empty", "C6")
        return ""
    if HIDDEN in cards and not named:
        return HIDDEN
    if named not in cards and HIDDEN not in cards:
        raise refusal(
            Reason.NO_POWER, "that card is not in the hand", "discard one that is", "police"
        )
    return named
