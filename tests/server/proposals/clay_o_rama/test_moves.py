from dataclasses import replace

import pytest

from engine.amending import Amendment
from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.moving import Move, Passage
from engine.games.clay_o_rama.refereeing import ChangeHouseRule, SetHitPoints
from engine.games.clay_o_rama.shooting import Fire, Landing
from engine.games.clay_o_rama.tables import Terrain
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.word import Note
from server.desk import Desk
from server.proposals.clay_o_rama import propose, remember
from server.proposals.proposal import Noticed
from tests.support.evenings import desk, look
from tests.support.in_play import (
    ADA,
    BEN,
    CLEO,
    COLOURS,
    choose,
    moved,
    next_move,
    of,
    playing,
    stands,
    tell,
)
from vision.sightings import Estimate, Front


def test_a_walk_says_how_much_is_left() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (311.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 3110)
    assert offer.title == "Ben's blue creature walked 311 of 374 mm, 63 left"
    assert "1.7 spans" in offer.why
    assert not offer.blocked


def test_confirmed_it_is_not_offered_again_and_the_rest_counts_on() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (211.0, 0.0), track=2)))
    table.confirm(table.offers()[0].key, based_on_seq=table.session.head)
    assert of(table, BEN).moved == 2110
    assert table.offers() == ()
    table.see(look(moved("blue", (211.0, 0.0), (211.0, 100.0), track=2, frame=1200)))
    (offer,) = table.offers()
    assert offer.title == "Ben's blue creature walked 100 mm more, 311 of 374 mm, 63 left"


def test_two_walks_before_anybody_clicks_are_two_offers() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (150.0, 0.0), track=2)))
    table.see(look(moved("blue", (150.0, 0.0), (150.0, 150.0), track=2, frame=1200)))
    first, second = table.offers()
    table.confirm(first.key, based_on_seq=table.session.head)
    (left,) = table.offers()
    assert left.key == second.key
    table.confirm(left.key, based_on_seq=table.session.head)
    assert of(table, BEN).moved == 3000
    assert table.offers() == ()


def test_an_amended_answer_counts_only_as_long_as_it_stands() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    table.see(look(moved("blue", (200.0, 0.0), (200.0, 100.0), track=2, frame=1200)))
    first, second = table.offers()
    table.confirm(first.key, based_on_seq=table.session.head)
    confirmed, walk = table.session.head, table.session.entries[-1]
    assert walk.command is not None
    put_back = (Amendment(walk.command, "replace", Note(None, "no walk: put back")),)
    plan = table.plan(put_back, based_on_seq=confirmed)
    table.amend(put_back, digest=plan.digest, based_on_seq=confirmed)
    assert [one.title for one in table.offers()] == [
        "Ben's blue creature walked 100 of 374 mm, 274 left"
    ]
    table.take_back(confirmed, based_on_seq=table.session.head)
    assert of(table, BEN).moved == 2000
    assert [one.key for one in table.offers()] == [second.key]


def test_a_walk_that_was_typed_is_not_offered() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (211.0, 0.0), track=2)))
    tell(table, Move(None, BEN, 2100))
    assert table.offers() == ()


def test_too_far_says_by_how_much_and_offers_the_longest_walk() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (424.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.title == "Ben's blue creature walked 424 mm: 50 mm too far"
    assert "(374, 0) mm" in offer.why
    assert [type(one.command) for one in offer.choices] == [Move, Move, Note]
    choose(table, offer, "Back to (374, 0)")
    assert of(table, BEN).moved == 3740
    assert table.offers() == ()


def test_what_is_too_far_stands_and_counts_by_the_referees_word() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (424.0, 0.0), track=2)))
    (offer,) = table.offers()
    choose(table, offer, "It stays there")
    assert of(table, BEN).moved == 4240
    assert table.offers() == ()


def test_what_is_too_far_within_the_doubt_is_just_legal() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (377.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 3740)
    assert "3 mm over the limit" in offer.doubt


def test_pushed_back_after_too_far_only_the_end_counts() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (424.0, 0.0), track=2)))
    table.see(look(moved("blue", (424.0, 0.0), (370.0, 0.0), track=2, frame=1200)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 3700)


def test_put_back_to_where_it_stood_nothing_is_offered() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    table.see(look(moved("blue", (200.0, 0.0), (4.0, 3.0), track=2, frame=1200)))
    assert table.offers() == ()


def test_a_longer_way_is_a_choice() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2, along_mm=260.0)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 2000)
    assert offer.choices[0].command == Move(None, BEN, 2600)


def test_from_front_to_front_is_a_choice_where_its_turn_matters() -> None:
    table = playing()
    seen = moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)
    front = Front(3.1, (170.0, 0.0))
    table.see(look(replace(seen, front=front, front_path_mm=Estimate(140.0, 3.0))))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 2000)
    assert offer.choices[0].command == Move(None, BEN, 1400)
    assert "front to front" in offer.choices[0].label
    alike = playing()
    alike.see(look(replace(seen, front=front, front_path_mm=Estimate(203.0, 3.0))))
    assert not any("front" in choice.label for choice in alike.offers()[0].choices)


def test_around_a_creature_in_the_way_the_way_counts() -> None:
    table = playing()
    table.see(look(stands("green", (100.0, 0.0), track=3)))
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2, along_mm=260.0)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 2600)
    assert "around another creature" in offer.why


def test_it_ran_into_another() -> None:
    table = playing()
    table.see(look(stands("blue", (0.0, 0.0), track=2), stands("green", (228.0, 0.0), track=3)))
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 2000, contact=True)


def test_whom_it_may_attack_from_there_is_told() -> None:
    table = playing()
    tell(table, Reweigh(None, BEN, "measured", reach=500), Reweigh(None, CLEO, "same", reach=250))
    table.see(look(stands("green", (255.0, 0.0), track=3)))
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert "Within reach: Cleo's green creature (81 %), one way only." in offer.why


def test_not_its_move_is_asked_and_ending_the_other_leads_on_to_the_walk() -> None:
    following = next_move(playing())
    colour = COLOURS[following]
    table = playing()
    table.see(look(moved(colour, (0.0, 0.0), (90.0, 0.0), track=9)))
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.doubt == "late move, bump or take-back?"
    assert offer.choices[0].command == EndMove(None, BEN)
    choose(table, offer, "The move of Ben's")
    (walk,) = table.offers()
    assert walk.command == Move(None, following, 900)


def test_a_small_shift_is_a_bump_first() -> None:
    table = playing()
    table.see(look(moved("green", (0.0, 0.0), (12.0, 0.0), track=3)))
    (offer,) = table.offers()
    assert offer.choices[0].label == "A bump: it was put back"
    choose(table, offer, "A bump: it stays")
    assert table.offers() == ()


def bumped_and_answered(answer: str) -> Desk:
    """Ada's creature, which comes next, was shifted in Ben's move."""
    table = playing()
    table.see(look(moved("orange", (0.0, 0.0), (12.0, 0.0), track=3)))
    (offer,) = table.offers()
    if answer:
        choose(table, offer, answer)
    else:
        table.dismiss(offer.key)
    assert next_move(table) == ADA
    return table


@pytest.mark.parametrize("answer", ["A bump: it stays", "A bump: it was put back", ""])
def test_what_was_answered_as_a_bump_is_no_walk_when_the_move_begins(answer: str) -> None:
    table = bumped_and_answered(answer)
    assert table.offers() == ()
    table.see(look(moved("orange", (12.0, 0.0), (112.0, 0.0), track=3, frame=1200)))
    (walk,) = table.offers()
    assert walk.command == Move(None, ADA, 1000)


def test_an_answer_that_is_taken_back_leaves_the_question() -> None:
    table = playing()
    table.see(look(moved("green", (0.0, 0.0), (12.0, 0.0), track=3)))
    head = table.session.head
    choose(table, table.offers()[0], "A bump: it stays")
    table.take_back(head, based_on_seq=table.session.head)
    (offer,) = table.offers()
    assert offer.choices[0].label == "A bump: it was put back"


def test_late_is_a_move_that_had_so_much_left() -> None:
    table = playing()
    tell(table, Move(None, BEN, 2000))
    next_move(table)
    table.see(look(moved("blue", (200.0, 0.0), (260.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.choices[0].label == "A late move: 174 mm were left"


def test_a_question_that_nobody_answered_ends_with_the_round() -> None:
    table = playing()
    table.see(look(moved("green", (0.0, 0.0), (12.0, 0.0), track=3)))
    while table.session.state.round == 1:
        next_move(table)
    next_move(table)
    assert table.offers() == ()


def test_what_a_missile_knocked_is_no_walk() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (42.0, 0.0), track=2, by="throw")))
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.title == "Ben's blue creature was knocked 42 mm by a missile"
    assert all(isinstance(one.command, Note) for one in offer.choices)


def test_two_of_one_colour_are_asked_and_the_answer_is_remembered() -> None:
    table = playing()
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    table.see(look(moved("blue", (0.0, 0.0), (111.0, 0.0), track=7)))
    (offer,) = table.offers()
    assert offer.command is None
    assert {type(one.command) for one in offer.choices} == {Move, Note}
    choose(table, offer, "Ben's blue creature: its walk")
    assert table.offers() == ()
    table.see(look(moved("blue", (111.0, 0.0), (111.0, 50.0), track=7, frame=1200)))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 500)


def test_doubt_of_who_it_was_is_told() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (111.0, 0.0), track=2, probability=0.8)))
    (offer,) = table.offers()
    assert offer.probability == 0.8
    assert "that it is this creature: 80 %" in offer.doubt


def test_the_dead_and_clay_of_nobody_are_not_asked_about() -> None:
    table = playing()
    tell(table, SetHitPoints(None, CLEO, 0, "squeezed"))
    table.see(look(moved("green", (0.0, 0.0), (400.0, 0.0), track=3)))
    table.see(look(moved("pink", (0.0, 0.0), (100.0, 0.0), track=8)))
    assert table.offers() == ()


@pytest.mark.parametrize("number", [ADA, BEN, CLEO])
def test_a_quiet_table_offers_nothing(number: int) -> None:
    table = playing()
    table.see(look(stands(COLOURS[number], (10.0, 10.0), track=number)))
    assert table.offers() == ()


def test_before_the_game_begins_creatures_may_be_moved() -> None:
    table = desk()
    table.see(look(moved("blue", (0.0, 0.0), (311.0, 0.0), track=2)))
    assert table.offers() == ()


def test_too_late_in_its_move_it_is_said_why() -> None:
    table = playing()
    tell(table, Fire(None, BEN, 0, CLEO, Landing(None)))
    table.see(look(moved("blue", (0.0, 0.0), (111.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert "too late in this move to walk" in offer.blocked


def test_contact_ends_the_walk_where_the_house_says_so_and_doubt_is_told() -> None:
    table = playing()
    tell(table, ChangeHouseRule(None, "contact_stops", True, "for the kids"))
    table.see(look(stands("blue", (0.0, 0.0), track=2), stands("green", (237.0, 0.0), track=3)))
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert "it may touch another creature (36 %), which ends the walk" in offer.doubt


def test_all_go_by_the_referees_hand_under_the_uniformity_rule() -> None:
    table = playing()
    tell(table, SetSpan(None, None, 2000), ChangeHouseRule(None, "uniform_span", True, "fair"))
    table.see(look(moved("blue", (0.0, 0.0), (390.0, 0.0), track=2)))
    (offer,) = table.offers()
    assert offer.title == "Ben's blue creature walked 390 of 400 mm, 10 left"


def test_terrain_is_asked_about() -> None:
    table = playing()
    state = table.session.state
    rough = replace(state, options=replace(state.options, terrain=(Terrain("mud", 150),)))
    seen = Noticed(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2), 0, rough)
    (offer,) = propose(rough, remember((), seen))
    assert "terrain counts more" in offer.doubt
    assert offer.choices[0].command == Move(None, BEN, 2000, through=(Passage("mud", 2000),))


def test_another_scene_begins_anew() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (200.0, 0.0), track=2)))
    table.see(look(moved("blue", (9.0, 0.0), (109.0, 0.0), track=2), scene=1))
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 1000)


def test_a_walk_that_its_move_ended_without_comes_back_with_the_move() -> None:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (120.0, 0.0), track=2)))
    before = table.session.head
    next_move(table)
    (offer,) = table.offers()
    assert offer.command is None
    assert offer.title == "Ben's blue creature walked 120 mm, and its move ended without that"
    table.take_back(before, based_on_seq=table.session.head)
    (offer,) = table.offers()
    assert offer.command == Move(None, BEN, 1200)
