"""Dealing, drafting, and the roll for the start."""

from engine.allowed import check_own_seat, check_referee
from engine.games.clearing_house import commands, events
from engine.games.clearing_house.awaiting import DEAL, awaiting
from engine.games.clearing_house.checks import check_phase, check_player
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.questions import (
    deck_now,
    draft_size,
    drafting,
    living,
    pack_size,
    wanting,
)
from engine.games.clearing_house.state import State
from engine.games.clearing_house.tables import TITLES
from engine.luck import Shuffle, Shuffled, check_shuffle
from engine.refusal import Reason, refusal


def deal(state: State, command: Shuffle) -> tuple[Event, ...]:
    """The deck's order becomes packs, one for each live player; the rest is set aside unseen."""
    check_shuffle(awaiting(state), command.order)
    cards = deck_now(state)
    order = [cards[place] for place in command.order]
    alive = [one.seat for one in living(state)]
    size = pack_size(state)
    first = {seat: place * size for place, seat in enumerate(alive)}
    packs = tuple(
        tuple(order[first[one.seat] : first[one.seat] + size]) if one.alive else ()
        for one in state.players
    )
    return (Shuffled(command.order, DEAL), events.Dealt(packs))


def draft(state: State, command: commands.Draft) -> tuple[Event, ...]:
    """A player keeps a card."""
    check_phase(state, "drafting")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if player not in drafting(state):
        raise refusal(
            Reason.SPENT, f"{player.name} has picked in this pass", "wait for the others", "draft"
        )
    if command.card not in player.pack:
        raise refusal(
            Reason.NO_POWER,
            f"there is no {TITLES.get(command.card, command.card)} in the pack",
            "keep a card of the pack",
            "draft",
        )
    return (events.CardDrafted(player.seat, command.card),)


def draft_done(state: State, command: commands.DraftDone) -> tuple[Event, ...]:
    """Everybody has drafted from the cards on the table."""
    check_referee(command.seat, "the end of a draft")
    check_phase(state, "dealing")
    if state.house.hands != "on_table":
        raise refusal(Reason.HOUSE_RULE, "the program deals the cards", "draft with Draft", "hands")
    return (_ended(state, {one.seat: draft_size(state, one) for one in living(state)}),)


def after_a_pick(state: State) -> tuple[Event, ...]:
    """Packs are passed when everybody has picked, until nobody may keep more."""
    if drafting(state):
        return ()
    if wanting(state) and any(one.pack for one in living(state)):
        return (events.PacksPassed(),)
    return (_ended(state, {one.seat: len(one.hand) for one in state.players}),)


def start(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The highest roll starts; the tied roll again."""
    seats = state.tied or tuple(one.seat for one in living(state))
    highest = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(highest) > 1:
        return (events.StartTied(tuple(highest)),)
    return (events.RoundBegan(1, highest[0]),)


def _ended(state: State, counts: dict[int, int]) -> events.DraftEnded:
    return events.DraftEnded(tuple(counts.get(one.seat, 0) for one in state.players))
