"""What events change in hands, packs and the pile of what was announced."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clearing_house import events
from engine.games.clearing_house.replaced import with_player, without
from engine.games.clearing_house.state import HIDDEN, Announcement, Phase, Seated, State, Theft
from engine.games.clearing_house.tables import BASE_CARDS


def collected(state: State) -> State:
    """All cards are collected to be dealt anew; base cards go back to their owners (E4)."""

    def emptied(player: Seated) -> Seated:
        base = BASE_CARDS if state.house.base_deck and player.alive else ()
        return replace(player, hand=(), base=base, pack=(), picked=False)

    return replace(
        state, phase="dealing", turn=None, players=tuple(emptied(one) for one in state.players)
    )


def stood(state: State, _event: events.ActionStood) -> State:
    """Nothing is announced any more."""
    return replace(state, stack=(), passed=())


def _dealt(state: State, event: events.Dealt) -> State:
    players = (
        replace(one, pack=pack, picked=False)
        for one, pack in zip(state.players, event.packs, strict=True)
    )
    return replace(state, phase="drafting", players=tuple(players))


def _drafted(state: State, event: events.CardDrafted) -> State:
    def kept(player: Seated) -> Seated:
        rest = without(player.pack, event.card)
        return replace(player, hand=(*player.hand, event.card), pack=rest, picked=True)

    return with_player(state, event.player, kept)


def _passed_on(state: State, _event: events.PacksPassed) -> State:
    """To the left: each live player gets the pack of the live one before him."""
    alive = [one for one in state.players if one.alive]
    packs = {
        one.seat: before.pack for before, one in zip([alive[-1], *alive[:-1]], alive, strict=True)
    }
    players = (replace(one, pack=packs.get(one.seat, ()), picked=False) for one in state.players)
    return replace(state, players=tuple(players))


def _draft_ended(state: State, event: events.DraftEnded) -> State:
    """Hands on the table are so many cards that the program does not know."""

    def ready(player: Seated, count: int) -> Seated:
        hand = player.hand or (HIDDEN,) * count
        return replace(player, hand=hand, pack=(), picked=False, owed=0)

    players = (ready(one, count) for one, count in zip(state.players, event.hands, strict=True))
    phase: Phase = "playing" if state.start else "starting"
    return replace(state, players=tuple(players), phase=phase)


def _played(state: State, event: events.CardPlayed) -> State:
    state = with_player(state, event.player, lambda one: _less(one, event.card))
    announced = Announcement(event.player, event.card, event.to, event.through, event.victim)
    turn = replace(state.turn, played=state.turn.played + 1) if state.turn else None
    return replace(state, stack=(announced,), passed=(), turn=turn, played=state.played + 1)


def _intervened(state: State, event: events.Intervened) -> State:
    """It costs the next turn, each time, cancelled or not (C25, E1), or what is played instead.

    In one's own turn it is one of its cards (C24).
    """
    cost = state.house.intervene

    def paid(player: Seated) -> Seated:
        player = _less(player, "intervene")
        if cost == "turn":
            return replace(player, skips=player.skips + 1)
        return replace(player, shorts=player.shorts + 1) if cost == "one_card" else player

    state = with_player(state, event.player, paid)
    out = (*state.out, "intervene") if cost == "card" else state.out
    stack = (*state.stack, Announcement(event.player, "intervene"))
    turn = state.turn
    if turn is not None and turn.player == event.player:
        turn = replace(turn, played=turn.played + 1)
    return replace(state, stack=stack, passed=(), out=out, turn=turn)


def _let_passed(state: State, event: events.LetPassed) -> State:
    everybody = tuple(one.seat for one in state.players)
    seats = everybody if event.player is None else (*state.passed, event.player)
    return replace(state, passed=seats)


def _cancelled(state: State, _event: events.ActionCancelled) -> State:
    """The card is spent all the same (C23)."""
    return replace(state, stack=(), passed=())


def _theft_began(state: State, event: events.TheftBegan) -> State:
    return replace(state, theft=Theft(event.thief, event.victim))


def _stolen(state: State, event: events.CardStolen) -> State:
    def robbed(player: Seated) -> Seated:
        if event.base:
            return replace(player, base=without(player.base, event.card))
        return replace(player, hand=without(player.hand, event.card))

    state = with_player(state, event.victim, robbed)
    state = with_player(state, event.thief, lambda one: replace(one, hand=(*one.hand, event.card)))
    return replace(state, theft=None)


def _discarded(state: State, event: events.CardDiscarded) -> State:
    """Where cards are dealt anew, the next draft is a card shorter (C2)."""
    owed = 1 if state.house.redeal == "round" else 0

    def poorer(player: Seated) -> Seated:
        return replace(_less(player, event.card), owed=player.owed + owed)

    return with_player(state, event.player, poorer)


def _less(player: Seated, card: str) -> Seated:
    """The player without one such card: from the hand first, then from the base deck."""
    if card in player.hand:
        return replace(player, hand=without(player.hand, card))
    if card in player.base:
        return replace(player, base=without(player.base, card))
    return replace(player, hand=without(player.hand, HIDDEN))


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.Dealt: _dealt,
    events.CardDrafted: _drafted,
    events.PacksPassed: _passed_on,
    events.DraftEnded: _draft_ended,
    events.CardPlayed: _played,
    events.Intervened: _intervened,
    events.LetPassed: _let_passed,
    events.ActionCancelled: _cancelled,
    events.TheftBegan: _theft_began,
    events.CardStolen: _stolen,
    events.CardDiscarded: _discarded,
}
