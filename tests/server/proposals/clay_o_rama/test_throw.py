from dataclasses import replace

import pytest

from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.shooting import Fire, Land, Landing
from engine.games.clay_o_rama.starting import StartGame
from engine.refusal import IllegalCommand
from server.proposals.clay_o_rama import PROPOSER
from tests.support.evenings import creature, desk, look, missiles, throw
from tests.support.in_play import begin, playing, tell
from tests.support.offered import offered


def test_a_hit_is_one_command_with_thrower_target_and_landing() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), ("orange", 0.01), none=0.02)))
    (offer,) = table.offers()
    assert offer.command == Fire(None, 2, 0, 3, Landing(3, bounced=False))
    assert offer.probability == 0.97
    assert offer.title == "The blue missile struck Cleo's green creature"


def test_confirming_it_costs_the_struck_creature_hit_points() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03)))
    before = table.session.state.creatures
    table.confirm("throw-500", based_on_seq=table.session.head)
    hit_points = {one.id: one.hit_points for one in table.session.state.creatures}
    assert hit_points[3] < next(one.hit_points for one in before if one.id == 3)
    assert table.offers() == ()


def test_every_other_answer_is_one_click_away() -> None:
    table = playing()
    table.see(look(throw(("green", 0.6), none=0.4)))
    (offer,) = table.offers()
    assert {c.command.landing.struck for c in offer.choices} == {None, 1}
    assert "nobody 40 %" in offer.doubt


def test_of_a_flight_that_the_film_cuts_off_it_is_said_that_no_touch_was_seen() -> None:
    table = playing()
    cut = replace(throw(("green", 0.8), none=0.2), contact_s=None, first_contact="none")
    table.see(look(cut))
    (offer,) = table.offers()
    assert "was on its way there when the pictures ended" in offer.why


def test_a_missile_in_the_air_only_needs_its_landing() -> None:
    table = playing()
    table.command(Fire(2, 2, 0, 1), based_on_seq=table.session.head)
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    assert offer.command == Land(None, 3, bounced=False)


def test_a_miss_is_offered_as_a_miss() -> None:
    table = playing()
    table.see(look(throw(none=0.9, missile="blue")))
    (offer,) = table.offers()
    assert offer.title == "The blue missile struck nobody"
    assert offer.probability == 0.9
    assert offer.command is not None
    assert offer.command.landing == Landing(None, bounced=False)


def test_the_reason_names_contact_missile_and_dice() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    dice = table.session.state.creatures[1].missiles[0].dice
    assert "touched a creature first at 8.13 s" in offer.why
    assert offer.why.endswith(f"Taken for missile 1 of Ben's blue creature, {dice}d6.")


def test_a_throw_that_was_missed_leaves_the_answer_to_the_referee() -> None:
    table = playing()
    missed = replace(throw(none=1.0, missile=None), decisive_frames=(), contact_s=None)
    table.see(look(missed))
    (offer,) = table.offers()
    assert (offer.command, offer.probability, offer.blocked) == (None, None, "")
    assert {c.command.landing.struck for c in offer.choices} == {None, 1, 3}
    hit = next(c.command for c in offer.choices if c.command.landing.struck == 3)
    table.confirm(offer.key, based_on_seq=table.session.head, command=hit)
    assert table.offers() == ()


def test_before_the_game_it_is_shown_and_says_what_comes_first() -> None:
    table = desk()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    assert "has not begun" in offer.blocked
    with pytest.raises(IllegalCommand):
        table.confirm("throw-500", based_on_seq=table.session.head)


def test_a_throw_before_everybody_is_weighed_in_is_for_practice_and_gone_once_it_is_played() -> (
    None
):
    table = desk()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    assert "does not count" in offer.blocked
    begin(table)
    assert table.offers() == ()


def test_one_after_the_last_weigh_in_counts_though_the_start_came_later() -> None:
    table = desk()
    table.see(look(creature(82.0), *missiles(10.2, 4.2)))
    table.confirm("weigh-in-1", based_on_seq=table.session.head)
    tell(table, SetSpan(None, 1, 2040))
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    assert "start it" in offer.blocked
    tell(table, StartGame(None))
    (offer,) = table.offers()
    assert (offer.key, offer.blocked) == ("throw-500", "")


def test_a_film_that_shows_a_practice_throw_again_in_play_has_it_offered() -> None:
    table = desk()
    table.see(look(throw(("green", 0.97), none=0.03, frame=500)))
    begin(table)
    table.see(look(throw(("green", 0.97), none=0.03, frame=1040), scene=1))
    assert [(one.key, one.blocked) for one in table.offers()] == [("throw-1040", "")]


def test_a_throw_out_of_turn_says_whose_move_it_is() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, missile="orange")))
    (offer,) = table.offers()
    assert "Ben" in offer.blocked


def test_a_film_that_begins_anew_leaves_its_unanswered_throw_as_it_is() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, frame=500)))
    table.see(look(throw(("green", 0.97), none=0.03, frame=1040), scene=1))
    assert [offer.sightings[0].frame for offer in table.offers()] == [500]


def test_of_a_film_that_begins_anew_an_answered_throw_is_offered_again() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, frame=500)))
    table.dismiss("throw-500")
    table.see(look(throw(("green", 0.97), none=0.03, frame=1040), scene=1))
    assert [offer.sightings[0].frame for offer in table.offers()] == [1040]


def test_a_camera_that_comes_back_forgets_no_throw() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, frame=500)))
    table.see(look(throw(("orange", 0.8), none=0.2, frame=1040), scene=1))
    assert [offer.sightings[0].frame for offer in table.offers()] == [500, 1040]


def test_a_card_keeps_its_evidence_however_many_throws_wait() -> None:
    table = playing()
    seen: dict[str, object] = {}
    for frame in range(500, 1100, 100):
        table.see(look(throw(("green", 0.97), none=0.03, frame=frame)))
        for offer in table.offers():
            assert seen.setdefault(offer.key, offer.sightings) == offer.sightings
    assert len(table.offers()) == 6


def test_a_missile_that_struck_nobody_was_meant_for_whom_the_camera_took_for_struck() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    nobody = next(c.command for c in offer.choices if c.label == "It struck nobody")
    assert nobody == Fire(None, 2, 0, 3, Landing(None, bounced=False))


def test_the_log_says_what_the_camera_saw_and_what_the_referee_said() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    nobody = next(c.command for c in offer.choices if c.label == "It struck nobody")
    first, *rest = table.confirm(offer.key, based_on_seq=table.session.head, command=nobody)
    assert first.comment is not None
    assert first.comment.startswith("Struck (camera: Cleo's green creature; referee: nobody)")
    assert {entry.comment for entry in rest} <= {None}


def test_a_throw_that_ends_the_walk_says_so_before_and_in_the_log() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    said = "Ben's blue creature has not walked, and cannot walk after the throw"
    assert offer.skips == said
    first, *_ = table.confirm(offer.key, based_on_seq=table.session.head)
    assert first.comment == said


def test_a_throw_after_the_walk_passes_nothing_over() -> None:
    table = playing()
    table.command(Move(2, 2, 100), based_on_seq=table.session.head)
    table.see(look(throw(("green", 0.97), none=0.03)))
    (offer,) = table.offers()
    assert offer.skips == ""
    first, *_ = table.confirm(offer.key, based_on_seq=table.session.head)
    assert first.comment is None


def test_two_throws_of_one_evening_are_two_proposals() -> None:
    table = playing()
    table.see(look(throw(("green", 0.97), none=0.03, frame=500)))
    table.see(look(throw(("orange", 0.97), none=0.03, frame=800)))
    assert [offer.key for offer in table.offers()] == ["throw-500", "throw-800"]
    table.confirm("throw-500", based_on_seq=table.session.head)
    assert [offer.sightings[0].frame for offer in table.offers()] == [800]


def test_two_throws_of_one_picture_are_answered_one_by_one() -> None:
    """Before, if the picture stood still, the answer to one missed throw hid the next one."""
    table = playing()
    missed = replace(throw(none=1.0), decisive_frames=(), contact_s=None)
    for _ in range(2):
        table.see(look(missed))
        offer = table.offers()[0]
        table.dismiss(offer.key)
    table.see(look(missed, missed))
    assert len({one.key for one in table.offers()}) == 2


def test_a_dead_creature_on_move_is_not_taken_for_the_thrower() -> None:
    state = playing().session.state
    assert state.play.turn is not None
    on_move = state.play.turn.creature
    creatures = tuple(replace(one, alive=one.id != on_move) for one in state.creatures)
    unknown = throw(("green", 0.97), none=0.03, missile=None)
    (offer,) = offered(PROPOSER, replace(state, creatures=creatures), unknown)
    assert offer.command is None
    assert offer.fields == ()


def test_of_two_creatures_of_a_colour_the_living_one_was_struck() -> None:
    state = playing().session.state
    first = next(one for one in state.creatures if one.colour == "orange")
    fallen = replace(first, alive=False)
    reborn = replace(first, id=9)
    both = tuple(fallen if one is first else one for one in state.creatures)
    sight = throw(("orange", 0.97), none=0.03, missile="blue")
    (offer,) = offered(PROPOSER, replace(state, creatures=(*both, reborn)), sight)
    assert offer.command is not None
    assert offer.command.landing.struck == 9
