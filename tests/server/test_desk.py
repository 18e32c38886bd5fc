"""The desk computes its proposals once after each change."""

from engine.games.clay_o_rama.building import SetSpan
from tests.support.evenings import desk, hand, look


def test_offers_are_worked_out_anew_only_when_something_changed() -> None:
    table = desk()
    table.see(look(hand()))
    first = table.offers()
    assert first
    assert table.offers() is first
    table.see(look(hand(210.0, frame=160)))
    second = table.offers()
    assert second != first
    table.dismiss(second[0].key)
    assert second[0] not in table.offers()


def test_offers_follow_the_ledger_there_and_back() -> None:
    table = desk()
    table.see(look(hand()))
    (offer,) = table.offers()
    before = table.session.head
    table.confirm(offer.key, based_on_seq=before)
    assert table.offers() == ()
    table.take_back(before, based_on_seq=table.session.head)
    assert table.offers() == (offer,)
    table.command(SetSpan(None, 1, 2040), based_on_seq=table.session.head)
    assert offer not in table.offers()


def test_what_was_just_answered_is_still_shown() -> None:
    """Before, a page that requested its picture while it was being answered got none."""
    table = desk()
    table.see(look(hand(204.0)))
    (offer,) = table.offers()
    table.dismiss(offer.key)
    assert table.offers() == ()
    assert table.shown(offer.key) == offer
    assert table.shown("nothing") is None
