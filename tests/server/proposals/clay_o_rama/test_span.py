import pytest

from engine.games.clay_o_rama.building import SetSpan
from server.sentences import sentence
from tests.support.evenings import desk, hand, look


def test_a_hand_is_offered_to_the_first_player_without_a_span() -> None:
    table = desk()
    table.see(look(hand(204.0)))
    (offer,) = table.offers()
    assert offer.command == SetSpan(None, 1, 2040)
    assert offer.title == "Ada's span: 204 mm"
    assert "3 mm" in offer.doubt
    assert not offer.blocked


def test_a_span_is_told_as_the_log_will_tell_it() -> None:
    table = desk()
    table.see(look(hand(203.47)))
    (offer,) = table.offers()
    (told,) = table.confirm("span", based_on_seq=table.session.head)
    assert offer.fields[0].near == (2020, 2040)
    assert sentence(table.session, told.seq) == "Ada's span is 203 mm."
    assert offer.title == "Ada's span: 203 mm"
    assert "little-finger tip 203 mm along" in offer.why
    assert offer.doubts[0].value == "203 mm"
    assert offer.sightings[0].label().startswith("span 203 ")


def test_the_other_players_are_one_click_away() -> None:
    table = desk()
    table.see(look(hand(204.0)))
    (offer,) = table.offers()
    assert [choice.command.player for choice in offer.choices] == [2, 3]


def test_a_confirmed_span_is_not_offered_again() -> None:
    table = desk()
    table.see(look(hand(204.0)))
    table.confirm("span", based_on_seq=table.session.head)
    table.see(look(hand(205.0, frame=640), scene=1))
    assert table.offers() == ()
    assert table.session.state.players[0].span == 2040


def test_a_hand_that_measures_as_a_known_one_is_nothing_new() -> None:
    table = desk()
    table.see(look(hand(187.5)))  # Ben's 187 mm
    assert table.offers() == ()


def test_a_hand_of_nobody_leaves_the_choice_to_the_referee() -> None:
    table = desk()
    table.see(look(hand(204.0)))
    table.confirm("span", based_on_seq=table.session.head)
    table.see(look(hand(230.0, frame=700)))
    (offer,) = table.offers()
    assert offer.command is None
    assert len(offer.choices) == 3


@pytest.mark.parametrize(("frame", "offered"), [(100, False), (640, True)])
def test_a_dismissed_hand_stays_away_until_it_is_seen_anew(frame: int, offered: bool) -> None:
    table = desk()
    table.see(look(hand(204.0, frame=100)))
    table.dismiss("span")
    table.see(look(hand(204.0, frame=frame)))
    assert bool(table.offers()) is offered
