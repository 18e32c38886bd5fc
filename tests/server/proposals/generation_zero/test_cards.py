"""Cards that are turned up, and cards that lie face down."""

from dataclasses import replace
from typing import Any

from engine.games.generation_zero.canons import MoveCanon, NameCanon
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.ensnaring import Ensnare
from engine.games.generation_zero.layout import beside
from engine.games.generation_zero.meeting import TurnUp
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.questions import free_canons, monster_places
from server.proposals.proposal import Proposal
from tests.engine.games.generation_zero.arrange import Table
from tests.server.proposals.generation_zero.story import card, offers, one_of, story
from vision.sightings import TokenSeen

BACK = "back/canon"


def back(laid: Table, on: int, copy: int, **more: Any) -> TokenSeen:
    return replace(card(laid, BACK, on, number=147, copy=copy), **more)


def canon_place(laid: Table) -> int:
    """Where a Canon lies alone, no Monster is, and there is somewhere to go."""
    monsters = monster_places(laid.state)
    return next(
        place.number
        for place in laid.state.places
        if len(free_canons(laid.state, place.number)) == 1
        and place.number not in monsters
        and set(beside(laid.state, place.number)) - monsters
    )


def test_the_monster_of_a_battle_is_the_one_that_was_turned_up() -> None:
    laid = story(facedown="on_table")
    home = next(iter(monster_places(laid.state)))
    sue = one_of(laid, "sue", 1)
    near = beside(laid.state, home)[0]
    laid.with_figure(sue.number, at=near).do(Move(1, sue.number, (home,)))
    named = {one.card for one in laid.can(TurnUp)}
    one = sorted(named)[0]
    (offer,) = offers(laid, card(laid, f"monster/{one}", home))
    assert offer.command == TurnUp(None, one)
    laid.do(offer.command)
    assert offers(laid, card(laid, f"monster/{one}", home)) == ()


def test_a_monster_that_cannot_live_there_is_asked_about() -> None:
    laid = story(facedown="on_table")
    home = next(iter(monster_places(laid.state)))
    sue = one_of(laid, "sue", 1)
    laid.with_figure(sue.number, at=beside(laid.state, home)[0]).do(Move(1, sue.number, (home,)))
    fits = {one.card for one in laid.can(TurnUp)}
    other = next(
        name for name in ("Old Mumbler", "The Landslide", "Form Twelve") if name not in fits
    )
    (offer,) = offers(laid, card(laid, f"monster/{other}", home))
    assert offer.command is None
    assert "does not live" in offer.doubt


def test_a_canon_that_was_turned_up_is_named_where_nobody_knew_him() -> None:
    laid = story(facedown="on_table")
    place = canon_place(laid)
    (canon,) = free_canons(laid.state, place)
    (offer,) = offers(laid, card(laid, "canon/Nan Appleby", place))
    assert isinstance(offer.command, NameCanon)
    assert (offer.command.canon, offer.command.card) == (canon.number, "Nan Appleby")
    laid.do(offer.command)
    assert offers(laid, card(laid, "canon/Nan Appleby", place)) == ()


def test_of_several_unknown_canons_it_is_asked_which() -> None:
    laid = story(facedown="on_table")
    place = canon_place(laid)
    canons = tuple(replace(one, at=place) for one in laid.state.canons[:2])
    laid.changed(canons=(*canons, *laid.state.canons[2:]))
    (offer,) = offers(laid, card(laid, "canon/Nan Appleby", place))
    assert offer.command is None
    assert {choice.command.canon for choice in offer.choices} >= {1, 2}


def test_what_the_program_dealt_itself_nobody_needs_to_tell_it() -> None:
    laid = story()
    assert offers(laid, card(laid, "canon/Nan Appleby", canon_place(laid))) == ()


def test_a_canon_at_hand_that_is_laid_down_was_moved_there() -> None:
    laid = story(facedown="on_table")
    place = canon_place(laid)
    (canon,) = free_canons(laid.state, place)
    laid.do(WriteChapter(1, one_of(laid, "sue", 1).number, canon.number))
    there = next(one for one in beside(laid.state, place) if one not in monster_places(laid.state))
    lie = [back(laid, there, 1 + n) for n, _ in enumerate(free_canons(laid.state, there))]
    (offer,) = offers(laid, *lie, back(laid, there, 0))
    assert offer.command == MoveCanon(1, (there,))
    assert offers(laid, *lie) == (), "only those lie there that lay there"
    (stays,) = offers(laid, back(laid, place, 0))
    assert stays.command == MoveCanon(1)
    laid.do(offer.command)
    assert laid.canon(canon.number).at == there


def test_a_card_taken_up_where_a_sue_landed_was_ensnared() -> None:
    laid = story()
    place = canon_place(laid)
    (canon,) = free_canons(laid.state, place)
    sue = one_of(laid, "sue", 1)
    near = next(n for n in beside(laid.state, place) if n not in monster_places(laid.state))
    laid.with_figure(sue.number, at=near).do(Move(1, sue.number, (place,)))
    assert laid.can(Ensnare)
    lay = back(laid, place, 0)
    (offer,) = offers(laid, lay, replace(lay, state="gone", frame=20))
    assert offer.command == Ensnare(1, sue.number, canon.number)


def test_a_card_taken_up_elsewhere_is_for_a_chapter() -> None:
    laid = story()
    place = canon_place(laid)
    lay = back(laid, place, 0)
    (offer,) = offers(laid, lay, replace(lay, state="gone", frame=20))
    told = [offer.command] if offer.command else [choice.command for choice in offer.choices]
    assert all(isinstance(one, WriteChapter) for one in told)


def test_no_offer_names_a_card_that_lies_face_down() -> None:
    laid = story()
    place = canon_place(laid)
    names = {one.card for one in laid.state.canons}
    lay = back(laid, place, 0)
    told: list[Proposal] = list(offers(laid, lay, replace(lay, state="gone", frame=20)))
    laid.do(
        WriteChapter(1, one_of(laid, "sue", 1).number, free_canons(laid.state, place)[0].number)
    )
    told += offers(laid, lay)
    assert len(told) > 1
    assert not any(name in repr(replace(offer, sightings=())) for offer in told for name in names)


def test_a_moved_canon_and_a_card_with_the_same_number_have_keys_of_their_own() -> None:
    """Before, the answer to one of the two answered the other."""
    laid = story(facedown="on_table")
    place = canon_place(laid)
    (canon,) = free_canons(laid.state, place)
    laid.do(WriteChapter(1, one_of(laid, "sue", 1).number, canon.number))
    up = next(
        one.at for one in laid.state.canons if one.number != canon.number and one.at is not None
    )
    face_up = replace(card(laid, "canon/Nan Appleby", up), id=canon.number)
    told = offers(laid, back(laid, place, 0), face_up)
    assert sorted(offer.kind for offer in told) == ["canon", "face-up"]
    assert len({offer.key for offer in told}) == 2
