"""Cards of Agents and 'Sues on the Locations of the table."""

from dataclasses import replace

import pytest

from engine.games.generation_zero.layout import beside, ways
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.questions import monster_places
from engine.games.generation_zero.state import Figure
from server.proposals.generation_zero import PROPOSER
from server.proposals.proposal import Noticed
from tests.engine.games.generation_zero.arrange import Table
from tests.server.proposals.generation_zero.story import card, far_from, offers, one_of, story
from tests.support.offered import remembered


def quiet_beside(laid: Table, figure: Figure) -> int:
    """A Location that touches its own, where nobody stands who fights, if there is one."""
    assert figure.at is not None
    taken = {one.at for one in laid.state.figures if one.kind != "sue"}
    return min(beside(laid.state, figure.at), key=lambda place: place in taken)


def test_a_card_where_the_ledger_has_it_is_no_news() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    assert offers(laid, card(laid, f"sue/{sue.name}", sue.at)) == ()


def test_a_card_on_a_location_that_touches_was_moved() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    there = quiet_beside(laid, sue)
    (offer,) = offers(laid, card(laid, f"sue/{sue.name}", there))
    assert offer.command == Move(1, sue.number, (there,))
    assert offer.probability == 0.99
    laid.do(offer.command)
    assert laid.figure(sue.number).at == there


def test_blank_cards_are_known_by_their_place_in_the_list() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    there = quiet_beside(laid, sue)
    named = card(laid, f"sue/{sue.name}", there)
    place = replace(named.space, board=f"location/{there}") if named.space else None
    (offer,) = offers(laid, replace(named, name="sue/1", space=place))
    assert offer.command == Move(1, sue.number, (there,))


def test_a_way_over_several_locations_is_told() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    assert sue.at is not None
    two = next(
        path
        for path in ways(laid.state, sue.at, 2, whole=True).values()
        if len(path) == 2 and not monster_places(laid.state) & set(path)
    )
    laid.with_figure(sue.number, stats=replace(sue.stats, speed=2))
    (offer,) = offers(laid, card(laid, f"sue/{sue.name}", two[-1]))
    assert isinstance(offer.command, Move)
    assert "moves over" in offer.title
    laid.do(offer.command)


def test_off_the_way_is_a_question_with_the_smallest_explanation() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    assert sue.at is not None
    laid.with_figure(sue.number, stats=replace(sue.stats, speed=1))
    (offer,) = offers(laid, card(laid, f"sue/{sue.name}", far_from(laid, sue.at)))
    assert offer.command is None
    assert offer.doubt.startswith("The way takes more than the speed of 1")
    (put,) = offer.choices
    laid.do(put.command)
    assert laid.figure(sue.number).at == far_from(laid, sue.at)


@pytest.mark.parametrize(("kind", "seat", "said"), [("sue", 2, "turn"), ("agent", 1, "'Sues")])
def test_whose_card_may_not_move_now_is_asked_about(kind: str, seat: int, said: str) -> None:
    laid = story()
    figure = one_of(laid, kind, seat)
    there = quiet_beside(laid, figure)
    (offer,) = offers(laid, card(laid, f"{kind}/{figure.name}", there))
    assert offer.command is None
    assert said in offer.doubt


def test_a_card_across_two_locations_or_beside_all_is_not_guessed_at() -> None:
    laid = story()
    sue = one_of(laid, "sue", 1)
    across = card(laid, f"sue/{sue.name}", quiet_beside(laid, sue))
    assert across.space is not None
    doubtful = replace(across, space=replace(across.space, probability=0.6))
    assert offers(laid, doubtful, replace(across, id=98, space=None)) == ()


def test_the_ledger_that_went_on_is_not_taken_for_a_card_that_was_moved() -> None:
    """If a move was typed and the card still lies in its old place, it was not moved back."""
    laid = story()
    sue = one_of(laid, "sue", 1)
    seen = card(laid, f"sue/{sue.name}", sue.at)
    there = quiet_beside(laid, sue)
    before = laid.state
    laid.do(Move(1, sue.number, (there,)))
    memory = remembered(PROPOSER, before, seen)
    assert PROPOSER.propose(laid.state, memory) == ()
    anew = PROPOSER.remember(memory, Noticed(replace(seen, frame=99), 0, laid.state))
    assert len(PROPOSER.propose(laid.state, anew)) == 1


def test_where_everybody_begins_is_told_before_the_first_turn() -> None:
    laid = story()
    sue = one_of(laid, "sue", 2)
    laid.changed(phase="voting", turn=None)
    there = quiet_beside(laid, sue)
    (offer,) = offers(laid, card(laid, f"sue/{sue.name}", there))
    assert (offer.command, offer.choices) == (None, ())
    assert offer.doubt == "Lay it where it begins."
