"""The deal, the draft, and the roll for who starts."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_own_seat, check_referee
from engine.game import Seat
from engine.games.clearing_house.players import (
    card_named,
    check_player,
    living,
    with_player,
    without,
)
from engine.games.clearing_house.state import (
    HIDDEN,
    Dealing,
    Drafting,
    Playing,
    Seated,
    Starting,
    State,
)
from engine.games.clearing_house.tables import DIE_SIDES, deck_of
from engine.games.clearing_house.turns import RoundBegan
from engine.luck import RollNeeded, ShuffleNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, names_of
from engine.topic import Awaited, Dice, Shuffling, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Draft:
    """Keeps one card of the pack and passes the rest on."""

    seat: Seat
    player: int
    card: str


@dataclass(frozen=True, slots=True)
class DraftDone:
    """The cards on the table are dealt and drafted; all players hold their hands."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Packs were dealt, one for each seat, empty for the dead; others do not see their cards."""

    packs: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardDrafted:
    """A player kept a card; others do not see which."""

    player: int
    card: str


@dataclass(frozen=True, slots=True)
class PacksPassed:
    """All players passed their packs to the left."""


@dataclass(frozen=True, slots=True)
class DraftEnded:
    """The draft is over; the rest of the packs is set aside unseen. `hands`: cards of each seat."""

    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartTied:
    """These players share the highest roll, and roll again for the start."""

    players: tuple[int, ...]


Command: TypeAlias = Draft | DraftDone
Event: TypeAlias = Dealt | CardDrafted | PacksPassed | DraftEnded | StartTied


def draft(state: State, command: Draft) -> tuple[CardDrafted, ...]:
    """Decide which card a player keeps of their pack."""
    check_during(state.moment, "drafting")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if player not in _still_to_pick(state):
        raise refusal(
            Reason.SPENT, f"{player.name} has picked in this pass", "wait for the others", "draft"
        )
    if command.card not in player.pack:
        raise refusal(
            Reason.NO_POWER,
            f"there is no {card_named(command.card)} in the pack",
            "keep a card of the pack",
            "draft",
        )
    return (CardDrafted(player.seat, command.card),)


def draft_done(state: State, command: DraftDone) -> tuple[DraftEnded, ...]:
    """Decide the end of a draft that was played with the cards on the table."""
    check_referee(command.seat, "the end of a draft")
    check_during(state.moment, "dealing")
    if state.house.hands != "on_table":
        raise refusal(Reason.HOUSE_RULE, "the program deals the cards", "draft with Draft", "hands")
    return (_ended(state, {one.seat: _draft_size(state, one) for one in living(state)}),)


def deck_now(state: State) -> tuple[str, ...]:
    """Return the cards to deal: the deck without those that have left the game.

    A card that has left may be one that the base decks have taken out of the deck already (E4).
    """
    cards: list[str] = list(deck_of(state.options, state.house, len(state.players)))
    for card in state.out:
        if card in cards:
            cards.remove(card)
    return tuple(cards)


def _awaits(state: State) -> Awaited[Event | RoundBegan]:
    match state.phase:
        case Dealing() if state.house.hands == "on_table":
            return frozenset({None})
        case Dealing():
            return _deal(state)
        case Drafting():
            return frozenset(one.seat for one in _still_to_pick(state))
        case Starting(tied):
            return _start(state, tied)
        case _:
            return None


def _deal(state: State) -> Shuffling[Dealt]:
    """Await the shuffled deck, whose order only the referee sees."""
    cards = deck_now(state)
    return Shuffling(
        ShuffleNeeded(len(cards), "the deal"),
        lambda order: _dealt_out(state, [cards[place] for place in order]),
        seen_by=frozenset(),
    )


def _dealt_out(state: State, cards: list[str]) -> tuple[Dealt, ...]:
    """Deal a pack to each living player; the rest is set aside unseen."""
    size = _pack_size(state)
    first = {one.seat: place * size for place, one in enumerate(living(state))}
    packs = (
        tuple(cards[first[one.seat] : first[one.seat] + size]) if one.alive else ()
        for one in state.players
    )
    return (Dealt(tuple(packs)),)


def _start(state: State, tied: tuple[int, ...]) -> Dice[StartTied | RoundBegan]:
    """Await a roll for the start: of everybody, or of those who tied for it."""
    seats = tied or tuple(one.seat for one in living(state))
    needed = RollNeeded(DIE_SIDES, len(seats), f"the start: {names_of(state, seats)}")
    return Dice(needed, lambda values: _start_result(seats, values))


def _start_result(
    seats: tuple[int, ...], values: tuple[int, ...]
) -> tuple[StartTied | RoundBegan, ...]:
    """The player with the highest roll starts; equal ones roll again."""
    highest = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(highest) > 1:
        return (StartTied(tuple(highest)),)
    return (RoundBegan(1, highest[0]),)


def _follows(state: State) -> tuple[PacksPassed | DraftEnded, ...]:
    """Pass the packs once everybody has picked; end the draft if nobody may keep another card."""
    if not isinstance(state.phase, Drafting) or _still_to_pick(state):
        return ()
    if _may_keep_more(state) and any(one.pack for one in living(state)):
        return (PacksPassed(),)
    return (_ended(state, {one.seat: len(one.hand) for one in state.players}),)


def _ended(state: State, counts: dict[int, int]) -> DraftEnded:
    return DraftEnded(tuple(counts.get(one.seat, 0) for one in state.players))


def _pack_size(state: State) -> int:
    """Cards dealt to each player: fewer than usual if too many have left the game."""
    return min(state.house.hand, len(deck_now(state)) // max(1, len(living(state))))


def _draft_size(state: State, player: Seated) -> int:
    """Cards that a player keeps of this draft: one less for each card owed to the police (C2)."""
    return max(0, _pack_size(state) - player.owed)


def _still_to_pick(state: State) -> tuple[Seated, ...]:
    """The players who still have to pick before the packs are passed."""
    return tuple(one for one in _may_keep_more(state) if not one.picked and one.pack)


def _may_keep_more(state: State) -> tuple[Seated, ...]:
    """The players who may keep more cards of this draft."""
    most = _pack_size(state)
    return tuple(one for one in living(state) if len(one.hand) < most - one.owed)


def _choices(state: State) -> tuple[Command, ...]:
    if isinstance(state.phase, Dealing):
        return (DraftDone(None),)
    if not isinstance(state.phase, Drafting):
        return ()
    return tuple(
        Draft(one.seat, one.seat, card)
        for one in _still_to_pick(state)
        for card in dict.fromkeys(one.pack)
    )


def _dealt(state: State, event: Dealt) -> State:
    players = (
        replace(one, pack=pack, picked=False)
        for one, pack in zip(state.players, event.packs, strict=True)
    )
    return replace(state, phase=Drafting(), players=tuple(players))


def _describe_dealt(state: State, event: Dealt) -> str:
    dealt = zip(state.players, event.packs, strict=True)
    return f"Cards are dealt: {', '.join(f'{one.name} {len(p)}' for one, p in dealt if p)}."


def _redact_dealt(_state: State, event: Dealt, seat: int) -> Dealt:
    packs = enumerate(event.packs, start=1)
    return Dealt(tuple(pack if place == seat else (HIDDEN,) * len(pack) for place, pack in packs))


def _drafted(state: State, event: CardDrafted) -> State:
    def kept(player: Seated) -> Seated:
        rest = without(player.pack, event.card)
        return replace(player, hand=(*player.hand, event.card), pack=rest, picked=True)

    return with_player(state, event.player, kept)


def _describe_drafted(state: State, event: CardDrafted) -> str:
    return f"{name_of(state, event.player)} keeps {card_named(event.card)}."


def _redact_drafted(_state: State, event: CardDrafted, seat: int) -> CardDrafted:
    return event if event.player == seat else replace(event, card=HIDDEN)


def _passed_on(state: State, _event: PacksPassed) -> State:
    """Each living player gets the pack of the living player before them."""
    alive = [one for one in state.players if one.alive]
    packs = {
        one.seat: before.pack for before, one in zip([alive[-1], *alive[:-1]], alive, strict=True)
    }
    players = (replace(one, pack=packs.get(one.seat, ()), picked=False) for one in state.players)
    return replace(state, players=tuple(players))


def _draft_ended(state: State, event: DraftEnded) -> State:
    """End the draft; a hand that was dealt on the table becomes `count` unknown cards."""

    def ready(player: Seated, count: int) -> Seated:
        hand = player.hand or (HIDDEN,) * count
        return replace(player, hand=hand, pack=(), picked=False, owed=0)

    players = (ready(one, count) for one, count in zip(state.players, event.hands, strict=True))
    phase = Playing() if state.start else Starting()
    return replace(state, players=tuple(players), phase=phase)


def _describe_tied(state: State, event: StartTied) -> str:
    return f"{names_of(state, event.players)} rolled the same, and roll again."


TOPIC: Topic[State, Command, Event, Event | RoundBegan] = Topic(
    commands=decides(Draft, draft) | decides(DraftDone, draft_done),
    events=happens(Dealt, _dealt, _describe_dealt, _redact_dealt)
    | happens(CardDrafted, _drafted, _describe_drafted, _redact_drafted)
    | happens(PacksPassed, _passed_on, lambda *_: "The packs are passed to the left.")
    | happens(DraftEnded, _draft_ended, lambda *_: "The draft is over.")
    | happens(StartTied, lambda s, e: replace(s, phase=Starting(e.players)), _describe_tied),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
