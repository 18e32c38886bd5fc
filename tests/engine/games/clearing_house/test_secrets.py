"""Who sees what: hands and packs are known to their holders alone, the draft included."""

from dataclasses import replace
from typing import Any

from engine.game import SPECTATOR
from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import CardStolen, PlayAbduct
from engine.games.clearing_house.cards import BaseCardPlayed, CardPlayed
from engine.games.clearing_house.drafting import CardDrafted, Dealt
from engine.games.clearing_house.moving import PlayMove
from engine.games.clearing_house.police import Flee
from engine.games.clearing_house.state import HIDDEN, Police, Seated, State
from engine.games.clearing_house.tables import CARDS
from engine.luck import Roll, Rolled, Shuffled
from engine.notation import to_json
from tests.engine.games.clearing_house.arrange import at, playing
from tests.engine.play import play_at_random

OBSERVERS = (SPECTATOR, 1, 2, 3, 4)
EXAMPLES = ("classic", "ideas", "once")


def with_other_cards(state: State, seat: int) -> State:
    """The same game with other cards wherever this seat cannot know them."""

    def changed(player: Seated) -> Seated:
        if player.seat == seat:
            return player
        return replace(player, hand=_others(player.hand), pack=_others(player.pack))

    return replace(state, players=tuple(changed(one) for one in state.players))


def _others(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(CARDS[(CARDS.index(card) + 3) % len(CARDS)] for card in cards)


def test_two_games_that_differ_in_secrets_look_the_same() -> None:
    compared = 0
    for name in EXAMPLES:
        for moment in play_at_random(GAME, GAME.examples[name], seed=3, commands=220):
            for seat in OBSERVERS:
                other = with_other_cards(moment.state, seat)
                assert GAME.view(moment.state, seat) == GAME.view(other, seat)
                assert GAME.awaiting(other) == GAME.awaiting(moment.state)
                compared += moment.state != other
    assert compared > 1000


def test_an_event_shows_a_card_only_to_those_who_hold_or_held_it() -> None:
    seen = 0
    for name in EXAMPLES:
        moments = list(play_at_random(GAME, GAME.examples[name], seed=4, commands=300))
        for event in moments[-1].events:
            for seat in OBSERVERS:
                seen += _secret_to(event, seat)
                shown = GAME.redact(moments[-1].state, event, seat)
                assert not (_secret_to(event, seat) and _cards(shown, seat))
    assert seen > 200


def _secret_to(event: Any, seat: int) -> bool:
    match event:
        case Shuffled() | Dealt():
            return True
        case CardDrafted():
            return event.player != seat
        case CardStolen():
            return seat not in (event.thief, event.victim)
        case _:
            return False


def _cards(shown: Any, seat: int) -> bool:
    """Whether something of it names a card that this seat may not see."""
    if isinstance(shown, Shuffled):
        return bool(shown.order)
    if isinstance(shown, Dealt):
        packs = [pack for place, pack in enumerate(shown.packs, start=1) if place != seat]
        return any(card != HIDDEN for pack in packs for card in pack)
    return bool(to_json(shown).get("card") != HIDDEN)


def test_the_die_that_draws_a_card_from_a_hand_is_seen_by_thief_and_victim() -> None:
    """Cards are in a hand in draft order, so the die would reveal when this one was drafted."""
    laid = playing({1: ("abduct",), 2: ("move", "attack")}, {1: (3, 3), 2: (3, 4)})
    laid.stands(PlayAbduct(1, 2, at(4, 3)))
    before = laid.state
    rolled, stolen, _moved = GAME.decide(before, Roll((2,)))
    assert rolled == Rolled((2,), 2, "which of the cards of Bo")
    assert stolen == CardStolen(1, 2, "attack")
    assert isinstance(rolled, Rolled)
    after = GAME.evolve(before, rolled)
    seen = {seat: GAME.redact(after, rolled, seat).values for seat in (None, *OBSERVERS)}
    assert seen == {None: (2,), SPECTATOR: (), 1: (2,), 2: (2,), 3: (), 4: ()}
    assert GAME.describe(after, GAME.redact(after, rolled, 3)).endswith("unseen.")


def test_e4_a_base_card_tells_nothing_of_the_hand() -> None:
    """Played, or discarded to the police: it looks the same whether the hand holds one too."""
    seen = set()
    for hand in (("move", "armor"), ("armor", "armor")):
        laid = playing({1: hand}, {1: (3, 3)}, base_deck=True).do(PlayMove(1, at(3, 4)))
        shown = tuple(GAME.redact(laid.state, event, 2) for event in laid.events)
        seen.add((GAME.view(laid.state, 2), shown))
        assert (laid.player(1).hand, laid.player(1).base) == (hand, ("attack",))
        caught = playing({1: hand}, {1: (3, 3)}, base_deck=True)
        caught.changed(phase=Police(1, fleeing=1)).do(Flee(1, 1, at(3, 4), "move"))
        shown = tuple(GAME.redact(caught.state, event, 2) for event in caught.events)
        seen.add((GAME.view(caught.state, 2), shown))
    assert len(seen) == 2  # one look of the move, one of the discard


def test_e4_a_second_card_of_its_kind_comes_from_the_hand() -> None:
    laid = playing({1: ("move",)}, {1: (3, 3)}, base_deck=True)
    laid.stands(PlayMove(1, at(3, 4)), PlayMove(1, at(3, 5)))
    assert laid.happened(BaseCardPlayed) == 1
    assert (laid.player(1).hand, laid.player(1).base) == ((), ("attack",))


def test_in_a_ledger_of_before_the_hand_comes_first() -> None:
    before = playing({1: ("move",)}, {1: (3, 3)}, base_deck=True).state
    after = GAME.evolve(before, CardPlayed(1, "move", at(3, 4)))
    assert (after.players[0].hand, after.players[0].base) == ((), ("attack", "move"))


def test_the_referee_sees_everything() -> None:
    for moment in play_at_random(GAME, GAME.examples["classic"], seed=5, commands=60):
        assert GAME.view(moment.state, None) == moment.state
        assert all(GAME.redact(moment.state, one, None) == one for one in moment.events[-2:])
