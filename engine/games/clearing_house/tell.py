"""Events as sentences for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.clearing_house import events
from engine.games.clearing_house.questions import at, name_of
from engine.games.clearing_house.state import State
from engine.games.clearing_house.tables import TITLES
from engine.seats import listed
from engine.telling import LUCK_TOLD


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    return _SENTENCES[type(event)](state, event)


def _card(name: str) -> str:
    return TITLES.get(name, name)


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([name_of(state, seat) for seat in seats])


def _hearts(count: int) -> str:
    return "1 heart" if count == 1 else f"{count} hearts"


def _played(state: State, event: events.CardPlayed) -> str:
    who = name_of(state, event.player)
    parts = [f"{who} plays {_card(event.card)}"]
    if event.victim is not None:
        parts.append(f"on {name_of(state, event.victim)}")
    if event.through is not None:
        parts.append(f"through {at(event.through)}")
    if event.to is not None:
        parts.append(f"to {at(event.to)}")
    return f"{' '.join(parts)}."


def _round(_state: State, event: events.RoundBegan) -> str:
    dealt = " All cards are collected and dealt anew." if event.dealing else ""
    return f"Round {event.round} begins with {name_of(_state, event.start)}.{dealt}"


def _turn(state: State, event: events.TurnBegan) -> str:
    cards = "1 card" if event.most == 1 else f"{event.most} cards"
    return f"It is {name_of(state, event.player)}'s turn: up to {cards}."


def _drafted(state: State, event: events.CardDrafted) -> str:
    return f"{name_of(state, event.player)} keeps {_card(event.card)}."


def _passed(state: State, event: events.LetPassed) -> str:
    if event.player is None:
        return "Nobody intervenes."
    return f"{name_of(state, event.player)} lets it pass."


def _hit(state: State, event: events.ShotHit) -> str:
    whom = name_of(state, event.victim)
    if not event.needed:
        return f"Right beside {whom}: a sure hit."
    return f"{event.roll}, needed {event.needed}: {whom} is hit."


def _missed(state: State, event: events.ShotMissed) -> str:
    return f"{event.roll}, needed {event.needed}: {name_of(state, event.victim)} is missed."


def _damaged(state: State, event: events.Damaged) -> str:
    return f"{name_of(state, event.player)} loses a heart ({event.why}); {event.hearts} left."


def _stolen(state: State, event: events.CardStolen) -> str:
    thief, victim = name_of(state, event.thief), name_of(state, event.victim)
    return f"{thief} steals {_card(event.card)} from {victim}."


def _found(state: State, event: events.PoliceFound) -> str:
    who = name_of(state, event.player)
    if event.cornered:
        return f"The police find {who}, who has nowhere to go."
    return f"The police find {who}, who has to go."


def _won(state: State, event: events.GameWon) -> str:
    if len(event.winners) > 1:
        return f"A tie between {_names(state, event.winners)}: {event.why}."
    return f"{_names(state, event.winners) or 'Nobody'} won: {event.why}."


def _set(thing: str) -> Callable[[State, Any], str]:
    def told(_state: State, event: Any) -> str:
        change = f"There is a {thing} on" if event.there else f"There is no {thing} on"
        return f"{change} {at(event.at)} now: {event.because}."

    return told


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    **LUCK_TOLD,
    events.Dealt: lambda _, e: f"Cards are dealt: {', '.join(str(len(p)) for p in e.packs)}.",
    events.CardDrafted: _drafted,
    events.PacksPassed: lambda *_: "The packs are passed to the left.",
    events.DraftEnded: lambda *_: "The draft is over.",
    events.StartTied: lambda s, e: f"{_names(s, e.players)} rolled the same, and roll again.",
    events.RoundBegan: _round,
    events.TurnBegan: _turn,
    events.TurnSkipped: lambda s, e: f"{name_of(s, e.player)} loses a turn for an Intervene.",
    events.CardPlayed: _played,
    events.Intervened: lambda s, e: f"{name_of(s, e.player)} intervenes.",
    events.LetPassed: _passed,
    events.ActionCancelled: lambda _, e: f"{_card(e.card)} comes to nothing.",
    events.ActionStood: lambda _, e: f"{_card(e.card)} is carried out.",
    events.Moved: lambda s, e: (
        f"{name_of(s, e.player)} {'is moved' if e.forced else 'goes'} to {at(e.to)}."
    ),
    events.TrapSprung: lambda s, e: f"{name_of(s, e.player)} springs the trap on {at(e.at)}.",
    events.TrapLaid: lambda s, e: f"{name_of(s, e.player)} lays a trap on {at(e.at)}.",
    events.TrapTaken: lambda s, e: f"{name_of(s, e.player)} takes the trap on {at(e.at)}.",
    events.ArmorRaised: lambda s, e: f"{name_of(s, e.player)} puts on armor.",
    events.ArmorUsed: lambda s, e: f"The armor of {name_of(s, e.player)} stops it.",
    events.AimTaken: lambda s, e: (
        f"{name_of(s, e.player)} aims at {name_of(s, e.victim)}: {e.needed} or more hits."
    ),
    events.ShotHit: _hit,
    events.ShotMissed: _missed,
    events.Damaged: _damaged,
    events.TheftBegan: lambda s, e: (
        f"{name_of(s, e.thief)} draws a card from {name_of(s, e.victim)}'s hand."
    ),
    events.CardStolen: _stolen,
    events.Eliminated: lambda s, e: f"{name_of(s, e.player)} is out.",
    events.TurnEnded: lambda s, e: f"{name_of(s, e.player)}'s turn is over.",
    events.RoundEnded: lambda _, e: f"Round {e.round} is over; police Xs to place: {e.raids}.",
    events.RaidMissed: lambda _, e: f"No X can be put on {at(e.at)}: rolled again.",
    events.XPlaced: lambda _, e: f"The police close {at(e.at)}.",
    events.PoliceFound: _found,
    events.CardDiscarded: lambda s, e: f"{name_of(s, e.player)} discards {_card(e.card)}.",
    events.PoliceLeft: lambda *_: "The police are gone.",
    events.HeartsSet: lambda s, e: (
        f"{name_of(s, e.player)} has {_hearts(e.hearts)} now: {e.because}."
    ),
    events.PawnPlaced: lambda s, e: f"{name_of(s, e.player)} is put on {at(e.at)}: {e.because}.",
    events.TrapSet: _set("trap"),
    events.XSet: _set("police X"),
    events.GameWon: _won,
    events.Noted: lambda s, e: f"{name_of(s, e.seat).capitalize()}: {e.text}",
}
