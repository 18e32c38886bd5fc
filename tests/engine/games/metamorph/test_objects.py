"""Hands, the Key and Fonts, and the hunt for the Key."""

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.abilities import UseSpecial
from engine.games.metamorph.breaking import AttackArtifact
from engine.games.metamorph.casting import CastMorph
from engine.games.metamorph.changing import Reverted
from engine.games.metamorph.moving import Move
from engine.games.metamorph.objects import Drop, HandOver, PickUp
from engine.games.metamorph.questions import intelligence
from engine.games.metamorph.setting_straight import PlaceArtifact, PlaceCounter, SetHealth
from engine.games.metamorph.state import Artifact
from engine.games.metamorph.turns import EndTurn
from engine.refusal import Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, playing

TWO = {1: ("P44", AWAY), 2: ("P11", NEAR)}


def test_picking_up_and_laying_down_are_each_the_special_of_a_turn() -> None:
    table = playing(TWO, preset="war").with_player(1, mana=20).do(Drop(1, "font1"))
    assert (table.artifact("font1").at, table.turn.special) == ("P44", "Hands")
    assert table.refused(PickUp(1, "font1")).rule == "special"
    assert table.refused(UseSpecial(1, "Rest")).rule == "special"
    table.until(1)
    assert PickUp(1, "font1") in table.choices(PickUp)
    assert table.do(PickUp(1, "font1")).artifact("font1").holder == 1


def test_m18_anybody_with_hands_picks_up_what_lies_there() -> None:
    table = playing(TWO, preset="war").do(Drop(1, "font1"), Move(1, "F", "land"))
    assert table.refused(PickUp(1, "font1")).rule == "special"
    table.do(PlaceCounter(None, 2, "P44", 0, "so it was"), EndTurn(1), PickUp(2, "font1"))
    assert {one.holder for one in table.state.artifacts} == {2}


def test_hands_hold_two_things() -> None:
    table = playing(TWO, preset="war")
    for name in ("font1", "font2"):
        table.do(PlaceArtifact(None, name, None, 1, "given"))
    third = Artifact("font3", "font", at="P44")
    table.changed(artifacts=(*table.state.artifacts, third))
    assert table.refused(PickUp(1, "font3")).rule == "hands"
    assert table.choices(PickUp) == []


@pytest.mark.parametrize(
    ("shape", "command", "reason"),
    [
        ("Dog", PickUp(1, "font2"), Reason.NO_POWER),
        ("Human", PickUp(1, "font2"), Reason.TOO_FAR),
        ("Human", PickUp(1, "key"), Reason.UNKNOWN_PIECE),
        ("Human", Drop(1, "font2"), Reason.BAD_TARGET),
        ("Human", HandOver(1, "font1", 2), Reason.BAD_TARGET),
    ],
)
def test_what_hands_cannot_do(shape: str, command: object, reason: Reason) -> None:
    assert playing(TWO, {1: shape}, preset="war").refused(command).reason is reason


def test_e19_an_object_is_handed_to_somebody_beside_with_a_free_hand() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, preset="war")
    assert HandOver(1, "font1", 2) in table.choices(HandOver)
    assert table.do(HandOver(1, "font1", 2)).artifact("font1").holder == 2
    dog = playing(places, {2: "Dog"}, preset="war")
    assert dog.refused(HandOver(1, "font1", 2)).rule == "E19"


def test_the_key_makes_cleverer_and_gives_four_mana_a_turn() -> None:
    table = playing(TWO, preset="key").do(PlaceArtifact(None, "key", None, 2, "found"))
    table.with_player(2, mana=10)
    assert intelligence(table.state, table.player(2)) == 6
    table.do(EndTurn(1))
    assert table.player(2).mana == 14
    table.with_player(2, mana=49).until(2)
    assert table.player(2).mana == 50


def font_under(shape: str, terrain: str = ".", mana: int = 20, count: int = 1) -> Table:
    rows = (*PLAIN[:3], f"...{terrain}...", *PLAIN[4:])
    table = playing({1: ("P11", NEAR), 2: ("P44", AWAY)}, {2: shape}, rows, "war")
    for name in ("font1", "font2")[:count]:
        table.do(PlaceArtifact(None, name, "P44", None, "laid down"))
    return table.with_player(2, mana=mana).do(EndTurn(1))


def test_m3_a_font_gives_six_in_any_shape_but_a_blobs() -> None:
    assert font_under("Human").player(2).mana == 26
    assert font_under("Bear").player(2).mana == 26 - 7
    table = playing({1: ("P11", NEAR), 2: ("P44", AWAY)}, preset="war")
    table.do(EndTurn(1), CastMorph(2, "Dragon"))
    assert table.artifact("font2").at == "P44"
    mana = table.player(2).mana
    table.until(2)
    assert (table.player(2).shape, table.player(2).mana) == ("Amorphous Blob", mana)


def test_fonts_add_up_and_none_works_in_water_or_in_a_hand() -> None:
    assert font_under("Human", count=2).player(2).mana == 32
    assert font_under("Human", "w").player(2).mana == 20
    assert font_under("Human", "s").player(2).mana == 26
    assert font_under("Human", count=0).player(2).mana == 20


def test_e18_a_fonts_mana_pays_the_upkeep() -> None:
    assert font_under("Bear", mana=1).player(2).shape == "Bear"
    assert font_under("Bear", mana=0).last(Reverted).player == 2


def test_the_first_to_leave_with_the_key_wins() -> None:
    places = {1: ("P41", AWAY), 2: ("P44", NEAR), 3: ("P77", AWAY)}
    table = playing(places, preset="key").do(PlaceArtifact(None, "key", None, 1, "found"))
    table.do(Move(1, "F", to="off"))
    end = GAME.outcome(table.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset({1}), "Ada left the map with the Key")


def test_leaving_without_the_key_is_defeat() -> None:
    places = {1: ("P41", AWAY), 2: ("P44", NEAR), 3: ("P77", AWAY)}
    table = playing(places, preset="key").do(Move(1, "F", to="off"))
    assert GAME.outcome(table.state) is None
    assert table.turn.player == 2


def test_e21_without_the_key_the_last_one_standing_wins() -> None:
    places = {1: ("P41", AWAY), 2: ("P43", NEAR), 3: ("P77", AWAY)}
    table = playing(places, preset="key").do(PlaceArtifact(None, "key", "P42", None, "found"))
    table.do(AttackArtifact(1, "key"))
    assert table.state.artifacts == ()
    table.do(SetHealth(None, 3, 0, "gave up"), Move(1, "F", to="off"))
    assert table.state.winners == (2,)


def test_what_is_carried_off_the_map_is_gone() -> None:
    places = {1: ("P41", AWAY), 2: ("P44", NEAR), 3: ("P77", AWAY)}
    table = playing(places, preset="war").do(Move(1, "F", to="off"))
    font = table.artifact("font1")
    assert (font.at, font.holder) == (None, None)
    assert table.refused(AttackArtifact(2, "font1")).reason is Reason.UNKNOWN_PIECE


def test_what_the_dead_held_lies_where_they_fell() -> None:
    places = {1: ("P41", AWAY), 2: ("P44", NEAR), 3: ("P77", AWAY)}
    table = playing(places, preset="war").do(SetHealth(None, 2, 0, "so it was"))
    assert table.artifact("font2").at == "P44"
