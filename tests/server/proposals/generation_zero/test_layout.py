"""Locations on the table, compared with the ledger."""

import pytest

from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.layout import beside
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.refereeing import LayOut
from engine.games.generation_zero.turns import EndPart
from tests.engine.games.generation_zero.arrange import Table, office
from tests.server.proposals.generation_zero.story import cells, layout, offers, story
from vision.sightings import LayoutSeen, PlacedCard


def exchanged(laid: Table, one: int, other: int) -> LayoutSeen:
    there = cells(laid.state)
    return layout(laid, {one: there[other], other: there[one]}, turned_deg=8)


@pytest.mark.parametrize("turned", [0.0, 7.0, 90.0, -140.0])
def test_a_layout_as_in_the_ledger_is_no_news_however_it_is_turned(turned: float) -> None:
    laid = story()
    assert offers(laid, layout(laid, turned_deg=turned)) == ()


def test_cards_that_are_not_laid_yet_are_no_difference() -> None:
    laid = story()
    whole = layout(laid)
    some = LayoutSeen(9, 0.3, whole.cards[:4], whole.meeting[:0])
    three = LayoutSeen(9, 0.3, whole.cards[:3], ())
    assert [offer.why for offer in offers(laid, some) if "do not lie as" in offer.title] == [
        "Hobbleford and Lower Damp; The Whispering Hedge and Lower Damp do not touch at a corner. "
        "9 more are not seen."
    ]
    assert offers(laid, three) == ()


def test_two_exchanged_cards_are_told_by_name_and_may_be_so_in_the_ledger() -> None:
    laid = story()
    (offer,) = offers(laid, exchanged(laid, 1, 5))
    assert offer.why == "Hobbleford and Candlewick Market are exchanged."
    assert (offer.command, offer.doubt) == (None, "Exchange them.")
    so, remark = (choice.command for choice in offer.choices)
    laid.do(remark)
    before = cells(laid.state)
    laid.do(so)
    assert cells(laid.state)[1] == before[5]
    assert offers(laid, exchanged(laid, 1, 5)) != (), "the table of before is another now"
    assert offers(laid, layout(laid)) == ()


def test_two_exchanged_cards_were_warped_where_somebody_can() -> None:
    laid = story()
    agent = next(one for one in laid.state.figures if (one.kind, one.seat) == ("agent", 1))
    laid.with_figure(agent.number, department=office("spatial_warp")).do(EndPart(1))
    (offer,) = offers(laid, exchanged(laid, 1, 5))
    assert offer.command == UseAbility(1, agent.number, department=True, places=(1, 5))
    assert offer.title == "Hobbleford and Candlewick Market change places"
    assert isinstance(offer.choices[0].command, LayOut)
    laid.do(offer.command)
    assert offers(laid, layout(laid)) == ()


def test_a_card_of_another_game_is_told() -> None:
    laid = story()
    whole = layout(laid)
    other = PlacedCard(72, "location/The Tanglewold", (0.0, 0.0), 90.0)
    (offer,) = offers(laid, LayoutSeen(9, 0.3, (*whole.cards[1:], other), whole.meeting))
    assert offer.why == "The Tanglewold is not in this game."


def test_cards_pulled_apart_are_told() -> None:
    laid = story()
    whole = layout(laid)
    (offer,) = offers(laid, LayoutSeen(9, 0.3, whole.cards, whole.meeting[1:]))
    assert offer.why == "Hobbleford and Lower Damp do not touch at a corner."


def test_a_layout_of_its_own_is_laid_out_in_the_ledger() -> None:
    """A chain of cards, nothing like the checkerboard that was dealt: the graph is the table's."""
    laid = story()
    chain = {n: Cell(n, 1 + n % 2) for n in range(1, 14)}
    seen = layout(laid, chain, turned_deg=20)
    (offer,) = offers(laid, seen)
    so = offer.choices[0].command
    assert isinstance(so, LayOut)
    laid.do(so)
    assert [beside(laid.state, n) for n in (1, 7, 13)] == [(2,), (6, 8), (12,)]
    assert offers(laid, seen) == ()
