"""Dealing, drafting, turns, rounds, Intervene, the police, and how it ends."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.game import Outcome
from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import PlayAbduct, TheftBegan
from engine.games.clearing_house.attacks import PlayArmor, PlayAttack
from engine.games.clearing_house.before import told_before
from engine.games.clearing_house.drafting import Draft, DraftDone, deck_now
from engine.games.clearing_house.house_rules import SENTENCES, house_rules
from engine.games.clearing_house.intervening import Intervene, LetPass
from engine.games.clearing_house.moving import PlayMove
from engine.games.clearing_house.police import CardDiscarded, Flee, RaidMissed, placeable
from engine.games.clearing_house.refereeing import PlacePawn, SetHearts
from engine.games.clearing_house.state import HIDDEN, Dealing, Police
from engine.games.clearing_house.tables import CARDS, CLASSIC_DECK, House, Options, Player, deck_of
from engine.games.clearing_house.turns import EndTurn, RoundBegan, TurnBegan, TurnEnded, TurnSkipped
from engine.luck import RollNeeded, Shuffle, ShuffleNeeded, shuffled
from engine.refusal import IllegalCommand, Reason
from engine.word import GameWon
from tests.engine.games.clearing_house.arrange import (
    Table,
    at,
    dealing,
    end_round,
    options,
    playing,
    police,
)


def drafted(count: int = 4, seed: int = 1, **switches: object) -> Table:
    """A game after a draft in which everybody keeps the first card of each pack."""
    laid = dealing(count, **switches)
    return draft_all(shuffle(laid, seed))


def shuffle(laid: Table, seed: int = 1) -> Table:
    needed = GAME.awaiting(laid.state)
    assert isinstance(needed, ShuffleNeeded)
    return laid.do(Shuffle(shuffled(seed, 0, needed.count)))


def draft_all(laid: Table) -> Table:
    while laid.state.moment == "drafting":
        laid.do(next(one for one in GAME.choices(laid.state)))
    return laid


def test_the_box_has_36_cards_of_eight_kinds() -> None:
    assert Counter(deck_of(options(), House(), 4)) == dict(zip(CARDS, CLASSIC_DECK, strict=True))
    assert len(deck_of(options(), House(), 4)) == 36


def test_everybody_keeps_one_card_and_passes_the_rest_to_the_left() -> None:
    laid = shuffle(dealing())
    packs = [one.pack for one in laid.state.players]
    assert [len(pack) for pack in packs] == [9, 9, 9, 9]
    for one in laid.state.players:
        laid.do(Draft(one.seat, one.seat, one.pack[0]))
    assert laid.player(2).pack == packs[0][1:]
    assert laid.player(1).pack == packs[3][1:]
    draft_all(laid)
    assert [len(one.hand) for one in laid.state.players] == [9, 9, 9, 9]
    hands = [card for one in laid.state.players for card in one.hand]
    assert Counter(hands) == Counter(deck_of(options(), House(), 4))


def test_a_pick_is_of_the_pack_and_once_in_a_pass() -> None:
    laid = shuffle(dealing())
    missing = next(card for card in CARDS if card not in laid.player(1).pack)
    assert laid.refused(Draft(1, 1, missing)).reason is Reason.NO_POWER
    assert laid.refused(Draft(2, 1, "move")).reason is Reason.NOT_YOURS
    laid.do(Draft(1, 1, laid.player(1).pack[0]))
    assert laid.refused(Draft(1, 1, laid.player(1).pack[0])).reason is Reason.SPENT


def test_the_highest_roll_starts_and_the_tied_roll_again() -> None:
    laid = drafted()
    assert GAME.awaiting(laid.state) == RollNeeded(6, 4, "the start: Ada, Bo, Cy and Dee")
    laid.roll(5, 2, 5, 1)
    assert GAME.awaiting(laid.state) == RollNeeded(6, 2, "the start: Ada and Cy")
    laid.roll(1, 6)
    assert laid.last(RoundBegan).start == 3
    assert laid.last(TurnBegan).player == 3


def test_pawns_begin_in_the_corners() -> None:
    corners = [at(1, 1), at(6, 1), at(6, 6), at(1, 6)]
    assert [one.at for one in dealing().state.players] == corners


def test_c28_a_round_is_three_turns_of_everybody_and_the_start_goes_left() -> None:
    laid = playing(dict.fromkeys((1, 2, 3, 4), ("move", "armor")), redeal="once")
    end_round(laid)
    turns = [event.player for event in laid.events if isinstance(event, TurnEnded)]
    assert turns[:12] == [1, 2, 3, 4] * 3
    assert laid.refused(EndTurn(1)).reason is Reason.GAME_OVER  # nobody played a card


def test_the_start_goes_one_to_the_left_each_round() -> None:
    laid = playing({1: ("armor", "move"), 2: ("armor",)}, redeal="once")
    laid.stands(PlayArmor(1))
    end_round(laid)
    assert (laid.state.round, laid.state.start) == (2, 2)


def test_c30_the_dead_do_not_start() -> None:
    laid = playing({1: ("armor", "move")}, redeal="once").stands(PlayArmor(1))
    laid.do(SetHearts(None, 2, 0, "left early"))
    end_round(laid)
    assert laid.state.start == 3


def test_c1_all_cards_are_dealt_and_drafted_anew_each_round() -> None:
    laid = playing({1: ("move",)})
    end_round(laid)
    assert laid.state.phase == Dealing()
    assert laid.refused(EndTurn(1)).reason is Reason.WRONG_PHASE
    draft_all(shuffle(laid))
    assert [len(one.hand) for one in laid.state.players] == [9, 9, 9, 9]
    assert laid.last(TurnBegan).player == 2


def test_c1_with_one_hand_for_the_game_nothing_is_dealt_again() -> None:
    laid = playing({1: ("armor", "move")}, redeal="once").stands(PlayArmor(1))
    end_round(laid)
    assert laid.player(1).hand == ("move",)


def test_e2_with_one_hand_a_round_without_a_card_ends_in_a_tie() -> None:
    laid = playing({}, redeal="once")
    end_round(laid)
    end = GAME.outcome(laid.state)
    assert end is not None
    assert end.winners == {1, 2, 3, 4}


def test_c22_everybody_with_a_card_is_asked_and_nothing_happens_before() -> None:
    laid = playing({1: ("move",), 2: ("intervene",), 3: ("move",), 4: ()}, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)))
    assert laid.player(1).at == at(3, 3)
    assert GAME.awaiting(laid.state) == frozenset({2, 3})
    assert laid.refused(LetPass(4, 4)).rule == "C22"
    assert laid.refused(Intervene(3, 3)).reason is Reason.NO_POWER
    assert laid.refused(EndTurn(1)).reason is Reason.WRONG_STEP
    laid.do(LetPass(3, 3))
    assert GAME.awaiting(laid.state) == frozenset({2})
    laid.do(LetPass(2, 2))
    assert laid.player(1).at == at(3, 4)
    assert laid.refused(LetPass(None, None)).reason is Reason.NO_TRIGGER


def test_c23_a_cancelled_card_is_spent_and_c24_an_intervene_out_of_turn_counts_to_no_limit() -> (
    None
):
    laid = playing({1: ("move", "move", "move"), 2: ("intervene",)}, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), LetPass(None, None))
    assert (laid.player(1).at, laid.player(1).hand) == (at(3, 3), ("move", "move"))
    assert laid.state.play.turn is not None
    assert laid.state.play.turn.played == 1


def test_c24_and_its_player_still_plays_two_cards_in_a_later_turn() -> None:
    laid = playing({1: ("move", "move"), 2: ("intervene", "armor", "armor")}, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), LetPass(None, None), EndTurn(1))
    assert laid.last(TurnSkipped).player == 2
    while laid.state.play.turn and laid.state.play.turn.player != 2:
        laid.do(EndTurn(None))
    laid.stands(PlayArmor(2), PlayArmor(2))
    assert laid.player(2).armor == 2


def test_c24_in_ones_own_turn_an_intervene_is_one_of_its_cards() -> None:
    hands = {1: ("move", "move", "intervene", "armor"), 2: ("intervene", "intervene")}
    laid = playing(hands, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), Intervene(1, 1), LetPass(None, None))
    assert laid.player(1).at == at(3, 4)
    assert (laid.last(TurnEnded).player, laid.player(1).hand) == (1, ("move", "armor"))


def test_c24_it_is_never_a_third_card_and_whoever_has_played_two_is_not_asked() -> None:
    hands = {1: ("move", "move", "intervene", "armor"), 2: ("intervene", "intervene")}
    third = playing(hands, {1: (3, 3)}).stands(PlayArmor(1)).do(PlayMove(1, at(3, 4)))
    third.do(Intervene(2, 2))
    assert third.awaiting() == frozenset({3, 4})
    refused = third.refused(Intervene(1, 1))
    assert (refused.reason, refused.rule) == (Reason.SPENT, "C24")
    third.do(LetPass(None, None))
    assert (third.player(1).at, third.player(1).hand) == (at(3, 3), ("move", "intervene"))


def test_c22_a_later_intervene_cancels_the_one_before() -> None:
    hands = {1: ("move", "intervene"), 2: ("intervene",), 3: ("intervene",)}
    laid = playing(hands, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), Intervene(1, 1), LetPass(None, None))
    assert laid.player(1).at == at(3, 4)
    again = playing(hands, {1: (3, 3)})
    again.do(PlayMove(1, at(3, 4)), Intervene(2, 2), Intervene(1, 1), Intervene(3, 3))
    again.do(LetPass(None, None))
    assert again.player(1).at == at(3, 3)


def test_e1_every_intervene_costs_a_turn_the_cancelled_one_too() -> None:
    laid = playing({1: ("move", "intervene"), 2: ("intervene",)}, {1: (3, 3)})
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), Intervene(1, 1), LetPass(None, None))
    owed = sum(one.skips for one in laid.state.players)
    assert laid.happened(TurnSkipped) + owed == 2


def test_c25_lost_turns_add_up_across_rounds_and_count_as_turns() -> None:
    laid = playing({1: ("armor", "armor", "armor")}, redeal="once").with_player(2, skips=4)
    laid.stands(PlayArmor(1))
    end_round(laid)
    skipped = [one for one in laid.events if isinstance(one, TurnSkipped)]
    assert [one.cycle for one in skipped[:3]] == [0, 1, 2]
    assert laid.state.round == 2
    assert laid.player(2).skips == 0  # the fourth was lost at the start of round 2


@pytest.mark.parametrize(("cost", "most"), [("one_card", 1), ("card", 2)])
def test_c25_what_intervene_costs_is_a_switch(cost: str, most: int) -> None:
    laid = playing({1: ("move",), 2: ("intervene", "armor")}, {1: (3, 3)}, intervene=cost)
    laid.do(PlayMove(1, at(3, 4)), Intervene(2, 2), LetPass(None, None))
    assert laid.last(TurnBegan) == TurnBegan(2, 0, most)
    assert ("intervene" in laid.state.out) is (cost == "card")
    assert len(deck_now(laid.state)) == 36 - (cost == "card")


def test_c9_the_police_come_once_for_each_heart_lost() -> None:
    laid = playing({1: ("attack", "attack")}, {1: (3, 3), 2: (4, 3)})
    laid.stands(PlayAttack(1, 2), PlayAttack(1, 2))
    end_round(laid)
    assert laid.state.police == Police(2)
    laid.roll(1, 2).roll(2, 1)
    assert laid.state.xs == (at(1, 2), at(2, 1))
    assert laid.state.phase == Dealing()


def test_c3_the_first_die_is_the_column_the_second_the_row() -> None:
    assert police().roll(5, 2).state.xs == (at(5, 2),)


def test_c4_an_x_on_an_x_is_rolled_again() -> None:
    laid = police().changed(xs=(at(5, 2),)).roll(5, 2)
    assert laid.state.police.raids == 1
    assert laid.last(RaidMissed).at == at(5, 2)


def test_c5_a_trap_under_an_x_leaves_the_game() -> None:
    laid = police().changed(traps=(at(5, 2),)).roll(5, 2)
    assert laid.state.traps == ()
    assert sum(one.traps for one in laid.state.players) == 16


def test_who_is_found_discards_a_card_of_his_choice_and_goes_where_he_likes() -> None:
    laid = police().with_player(1, hand=("move", "attack")).roll(1, 1)
    assert GAME.awaiting(laid.state) == frozenset({1})
    assert laid.refused(Flee(1, 1, at(1, 3), "move")).reason is Reason.TOO_FAR
    assert laid.refused(Flee(1, 1, at(1, 2), "armor")).reason is Reason.NO_POWER
    assert laid.refused(Flee(2, 2, at(5, 2))).reason is Reason.NO_TRIGGER
    assert laid.refused(Flee(1, 1, at(1, 1), "move")).reason is Reason.BAD_TARGET
    laid.do(Flee(1, 1, at(2, 2), "move"))
    assert laid.player(1).at == at(2, 2)
    assert laid.last(CardDiscarded).card == "move"


def test_c2_the_next_draft_is_a_card_shorter() -> None:
    laid = police().with_player(1, hand=("move", "attack")).roll(1, 1)
    laid.do(Flee(1, 1, at(2, 2), "move"))
    draft_all(shuffle(laid))
    assert [len(one.hand) for one in laid.state.players] == [8, 9, 9, 9]
    assert laid.player(1).owed == 0


def test_c2_it_is_shorter_too_where_so_many_have_left_that_fewer_are_dealt() -> None:
    laid = police(intervene="card").changed(out=("intervene",)).with_player(1, hand=("move",))
    laid.roll(1, 1).do(Flee(1, 1, at(2, 2), "move"))
    draft_all(shuffle(laid))
    assert [len(one.hand) for one in laid.state.players] == [7, 8, 8, 8]


def test_only_a_card_of_the_game_is_discarded_from_a_hand_on_the_table() -> None:
    laid = police().with_player(1, hand=(HIDDEN, HIDDEN)).roll(1, 1)
    laid.changed(house=replace(laid.state.house, hands="on_table"))
    assert laid.refused(Flee(1, 1, at(2, 2), "banana")).reason is Reason.NO_POWER
    laid.do(Flee(1, 1, at(2, 2), "attack"))
    assert laid.last(CardDiscarded) == CardDiscarded(1, "attack")


def test_c6_who_has_no_card_goes_all_the_same() -> None:
    laid = police().with_player(1, hand=()).roll(1, 1)
    assert laid.refused(Flee(1, 1, at(2, 2), "move")).rule == "C6"
    laid.do(Flee(1, 1, at(2, 2)))
    assert (laid.player(1).at, laid.player(1).owed) == (at(2, 2), 0)


def test_c7_who_has_nowhere_to_go_loses_a_heart_and_stays() -> None:
    closed = (at(1, 2), at(2, 1), at(2, 2))
    laid = police().changed(xs=closed).roll(1, 1)
    assert (laid.player(1).at, laid.player(1).hearts) == (at(1, 1), 3)
    assert at(1, 1) in laid.state.xs


def test_c8_hurt_in_the_police_step_counts_for_the_next_one() -> None:
    laid = police().changed(traps=(at(2, 2),)).roll(1, 1)
    laid.do(Flee(1, 1, at(2, 2), "armor"))
    assert laid.player(1).hearts == 3
    assert (laid.state.phase, laid.state.wounds) == (Dealing(), 1)


def test_c10_no_more_xs_than_there_are() -> None:
    laid = playing({1: ("attack", "attack")}, {1: (3, 3), 2: (4, 3)}).changed(xs_left=1)
    laid.stands(PlayAttack(1, 2), PlayAttack(1, 2))
    assert end_round(laid).state.police.raids == 1


def test_e3_from_the_edge_inwards() -> None:
    laid = police(police="edge")
    assert len(placeable(laid.state)) == 20
    assert laid.roll(3, 3).state.police.raids == 1
    edge = tuple(placeable(laid.state))
    laid.changed(xs=edge)
    assert at(2, 2) in placeable(laid.state)
    assert at(3, 3) not in placeable(laid.state)


def test_c26_a_dead_players_pawn_and_cards_go_and_his_traps_stay() -> None:
    laid = playing({1: ("attack",)}, {1: (3, 3), 2: (4, 3)}).changed(traps=(at(5, 5),))
    laid.with_player(2, hearts=1).stands(PlayAttack(1, 2))
    dead = laid.player(2)
    assert (dead.at, dead.hand, dead.alive) == (None, (), False)
    assert laid.state.traps == (at(5, 5),)


def test_the_last_one_alive_wins() -> None:
    laid = playing({1: ("attack",)}, {1: (3, 3), 2: (4, 3)}, count=2)
    laid.with_player(2, hearts=1).stands(PlayAttack(1, 2))
    end = GAME.outcome(laid.state)
    assert end is not None
    assert end.winners == {1}


def test_c27_the_last_one_alive_has_won_and_the_police_come_no_more() -> None:
    corners = (at(1, 2), at(2, 1), at(2, 2), at(5, 1), at(5, 2), at(6, 2))
    laid = police(2, count=2).changed(xs=corners)
    laid.with_player(1, hearts=1).with_player(2, hearts=1).roll(1, 1)
    end = GAME.outcome(laid.state)
    assert end is not None
    assert end.winners == {2}
    assert laid.awaiting() is None


def test_c27_a_trap_on_the_way_from_the_police_may_decide_it() -> None:
    laid = police(2, count=2).changed(traps=(at(2, 2),)).with_player(1, hearts=1).roll(1, 1)
    laid.do(Flee(1, 1, at(2, 2), "armor"))
    assert GAME.outcome(laid.state) == Outcome(frozenset({2}), "Bo is the last one alive")


def test_c29_five_full_rounds_of_the_last_two_are_a_tie() -> None:
    laid = playing({1: ("attack",)}, {1: (3, 3), 2: (4, 3)}, count=3)
    laid.with_player(2, hearts=1).stands(PlayAttack(1, 2))
    while (end := GAME.outcome(laid.state)) is None:
        end_round(laid)
        while laid.state.moment == "police":
            laid.roll(3, 1)
        if laid.state.moment == "dealing":
            draft_all(shuffle(laid))
    assert end.winners == {1, 3}
    assert laid.state.round == 6  # the first, in which Bo fell, did not count


def end_rounds(laid: Table, count: int) -> Table:
    """Play a number of rounds of two players without any card, with the deals between them."""
    for _ in range(count):
        end_round(laid)
        if laid.state.moment == "dealing":
            draft_all(shuffle(laid))
    return laid


FAR = {1: (1, 1), 2: (3, 2)}
"""Two places from which nobody reaches the other."""


def test_c33_with_two_the_rounds_count_once_one_could_be_reached_and_none_was_harmed() -> None:
    laid = end_rounds(playing({}, FAR, count=2), 6)
    assert GAME.outcome(laid.state) is None
    laid.do(PlacePawn(None, 2, at(3, 1), "in line now"))
    end_rounds(laid, 5)
    assert laid.state.round == 11
    assert GAME.outcome(laid.state) == Outcome(
        frozenset({1, 2}), "the last two lived through 5 rounds"
    )


def test_one_round_is_told_as_one_and_found_in_old_recordings() -> None:
    laid = end_rounds(playing({}, {1: (1, 1), 2: (3, 1)}, count=2, stalemate_rounds=1), 1)
    assert laid.last(GameWon).why == "the last two lived through 1 round"
    before = told_before(laid.last(GameWon))
    assert before == GameWon((1, 2), "the last two lived through 1 rounds")
    many = GameWon((1, 2), "the last two lived through 11 rounds")
    assert told_before(many) == many


def test_c33_a_round_with_a_lost_heart_is_not_the_first_of_the_five() -> None:
    laid = playing({1: ("attack",)}, {1: (1, 1), 2: (1, 2)}, count=2, police_xs=0)
    laid.stands(PlayAttack(1, 2))
    end_rounds(laid, 5)
    assert GAME.outcome(laid.state) is None
    assert GAME.outcome(end_rounds(laid, 1).state) is not None


def test_c33_two_and_three_may_play() -> None:
    assert [len(dealing(count).state.players) for count in (2, 3)] == [2, 3]


def test_c35_with_a_base_deck_hands_are_as_large_as_the_cards_allow() -> None:
    laid = shuffle(dealing(base_deck=True))
    assert [len(one.pack) for one in laid.state.players] == [7, 7, 7, 7]
    assert "Cards dealt to everybody: 7." in house_rules(laid.state.house)
    assert len(shuffle(dealing(3, base_deck=True)).player(1).pack) == 9


def test_e4_a_base_deck_is_everybodys_own_and_comes_back_with_each_deal() -> None:
    laid = drafted(base_deck=True, base_safe=True, hand=7).roll(6, 1, 2, 3)
    assert Counter(deck_of(laid.state.options, laid.state.house, 4))["attack"] == 0
    assert laid.player(1).base == ("attack", "move")
    laid.changed(players=tuple(laid.state.players))
    here = laid.player(1).at
    assert here is not None
    laid.stands(PlayMove(1, at(2, 2)))
    end_round(laid)
    assert laid.player(1).base == ("attack", "move")


def test_e4_base_cards_are_safe_from_thieves_where_that_is_played() -> None:
    for safe in (True, False):
        laid = playing({1: ("abduct",), 2: ()}, {1: (3, 3), 2: (4, 3)},
                       base_deck=True, base_safe=safe, hand=7)  # fmt: skip
        laid.stands(PlayAbduct(1, 2, at(2, 3)))
        assert (laid.happened(TheftBegan) == 0) is safe
    laid.roll(1)
    assert laid.player(2).base == ("move",)
    assert "attack" in laid.player(1).hand


def test_lost_hearts_as_xs_are_as_many_as_hearts() -> None:
    assert dealing(hearts_as_xs=True, hearts=2).state.xs_left == 8


def test_hands_on_the_table_are_known_only_when_they_are_played() -> None:
    laid = dealing(hands="on_table").do(DraftDone(None)).roll(6, 1, 2, 3)
    assert laid.player(1).hand == (HIDDEN,) * 9
    laid.stands(PlayMove(1, at(2, 2)))
    assert len(laid.player(1).hand) == 8
    assert dealing().refused(DraftDone(None)).reason is Reason.HOUSE_RULE
    assert dealing().refused(DraftDone(1)).reason is Reason.REFEREE_ONLY


def test_a_card_stolen_from_a_hand_on_the_table_stays_unknown() -> None:
    laid = playing({1: (HIDDEN,) * 2, 2: (HIDDEN,)}, {1: (3, 3), 2: (4, 3)})
    laid.stands(PlayAbduct(1, 2, at(2, 3)))
    assert (laid.player(1).hand, laid.player(2).hand) == ((HIDDEN, HIDDEN), ())


@pytest.mark.parametrize(
    ("die", "hands", "left"),
    [
        (1, ((HIDDEN, HIDDEN), (HIDDEN,)), ("attack", "move")),
        (3, ((HIDDEN, "attack"), (HIDDEN, HIDDEN)), ("move",)),
    ],
)
def test_e4_beside_a_hand_on_the_table_an_open_card_of_the_base_deck_may_be_stolen(
    die: int, hands: tuple[tuple[str, ...], ...], left: tuple[str, ...]
) -> None:
    places = {1: (3, 3), 2: (4, 3)}
    held = {1: (HIDDEN,) * 2, 2: (HIDDEN,) * 2}
    laid = playing(held, places, base_deck=True)
    laid.stands(PlayAbduct(1, 2, at(2, 3)))
    assert laid.awaiting().sides == 4
    laid.roll(die)
    assert (laid.player(1).hand, laid.player(2).hand) == hands
    assert laid.player(2).base == left
    safe = playing(held, places, base_deck=True, base_safe=True)
    safe.stands(PlayAbduct(1, 2, at(2, 3)))
    assert len(safe.player(2).hand) == 1


@pytest.mark.parametrize(
    "unplayable",
    [
        Options((Player("Ada"),)),
        Options((Player("Ada"), Player("Ada"))),
        Options((Player("Ada"), Player(""))),
        options(size=7),
        options(redeal="sometimes"),
        options(hand=10),
        Options(options().players, deck=(1, 2)),
        Options(options().players, deck=(6, 6, 4, 4, 3, 4, 4, 4), switches=options(
            base_deck=True, hand=5).switches),
        Options(options().players, "none"),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_options_that_cannot_be_played(unplayable: Options) -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(unplayable)
    assert caught.value.reason is Reason.OPTIONS


def test_every_house_rule_has_a_sentence() -> None:
    assert set(SENTENCES) == set(House.__dataclass_fields__)
    assert house_rules(House()) == ()
    changed = house_rules(House(size=5, police="edge"))
    assert changed == (
        "The board has 5 by 5 spaces.",
        "The police begin at the edge and work inwards.",
    )
    assert house_rules(House(police_xs=1)) == ("There is one police X.",)
