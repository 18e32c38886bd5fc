"""The five spells: what they cost, take and do."""

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastHeal, CastMorph, CastRestrict, CastSlow, CastTeleport
from engine.games.metamorph.mana import UpkeepPaid
from engine.games.metamorph.moving import Move
from engine.games.metamorph.objects import Drop
from engine.games.metamorph.turns import EndTurn
from engine.luck import RollNeeded
from engine.refusal import Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, playing

TWO = {1: ("P44", AWAY), 2: ("P42", NEAR)}


def test_m5_a_spell_takes_intelligence_of_its_level_at_least() -> None:
    bear = playing(TWO, {1: "Bear"})
    assert bear.refused(CastRestrict(1, 2)).rule == "M5"
    assert bear.refused(CastTeleport(1, "P11")).rule == "M5"
    assert bear.do(CastSlow(1, 2)).player(1).mana == 47


def test_the_printed_example_of_a_spell_of_level_four() -> None:
    dragon = playing(TWO, {1: "Dragon"}).do(CastRestrict(1, 2))
    assert dragon.player(1).mana == 50 - 4
    assert playing(TWO, {1: "Giant"}).refused(CastRestrict(1, 2)).reason is Reason.NO_POWER


def test_one_spell_a_turn() -> None:
    table = playing(TWO).do(CastMorph(1, "Dog"))
    assert table.refused(CastSlow(1, 2)).reason is Reason.SPENT


def test_m15_a_blob_has_no_intelligence_and_cannot_heal() -> None:
    table = playing(TWO).do(CastMorph(1, "Bear")).until(1)
    assert table.player(1).shape == "Amorphous Blob"
    table.with_player(1, health=1, change=None)
    assert table.refused(CastHeal(1)).rule == "M5"


def test_heal_restores_intelligence_and_no_more_than_there_was() -> None:
    table = playing(TWO).with_player(1, health=2).do(CastHeal(1))
    assert (table.player(1).health, table.player(1).mana) == (7, 48)
    table = playing(TWO).with_player(1, health=7).do(CastHeal(1))
    assert table.player(1).health == 9
    assert playing(TWO).refused(CastHeal(1)).reason is Reason.NO_TRIGGER


def test_m12_a_die_of_the_targets_own_turns_and_the_longer_one_holds() -> None:
    table = playing(TWO).do(CastSlow(1, 2))
    assert GAME.awaiting(table.state) == RollNeeded(6, 1, "the turns of slow on Bo")
    table.roll(2)
    assert table.player(2).slow == 2
    table.do(EndTurn(1), EndTurn(2))
    assert table.player(2).slow == 1
    table = playing(TWO).with_player(2, slow=5).do(CastSlow(1, 2)).roll(2)
    assert table.player(2).slow == 5


def test_m13_a_spell_on_others_has_a_range_and_needs_sight() -> None:
    bear = {1: "Bear"}
    near = playing({1: ("P44", AWAY), 2: ("P41", NEAR)}, bear).do(CastSlow(1, 2))
    assert near.state.pending is not None
    far = playing({1: ("P45", AWAY), 2: ("P41", NEAR)}, bear)
    assert far.refused(CastSlow(1, 2)).reason is Reason.TOO_FAR
    wood = (*PLAIN[:2], "...t...", *PLAIN[3:])
    hidden = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}, rows=wood)
    assert hidden.refused(CastSlow(1, 2)).rule == "M13"
    assert hidden.choices(CastSlow) == []
    assert playing(TWO).refused(CastSlow(1, 1)).reason is Reason.BAD_TARGET


def test_m11_who_is_restricted_changes_only_within_his_class() -> None:
    table = playing(TWO).with_player(1, restrict=3)
    assert table.refused(CastMorph(1, "Frog")).rule == "M11"
    offered = {one.shape for one in table.choices(CastMorph)}
    assert offered == {"Gorilla", "Bear", "Elephant", "Dog", "Cheetah", "Horse", "Camel"}
    assert table.do(CastMorph(1, "Gorilla")).until(1).player(1).shape == "Gorilla"


def test_m11_a_change_that_is_under_way_goes_on() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}).do(CastMorph(1, "Giant"))
    table.do(EndTurn(1), CastRestrict(2, 1)).roll(6).until(1)
    assert table.do(EndTurn(1)).player(1).shape == "Giant"
    table.until(1)
    assert table.refused(CastMorph(1, "Human")).rule == "M11"
    assert "Dragon" in {one.shape for one in table.choices(CastMorph)}


def test_m14_teleport_goes_to_an_empty_hex_in_sight_with_any_facing() -> None:
    wood = (*PLAIN[:2], "...t...", *PLAIN[3:])
    table = playing({1: ("P44", AWAY), 2: ("P55", NEAR)}, rows=wood)
    assert table.refused(CastTeleport(1, "P55")).rule == "M14"
    assert table.refused(CastTeleport(1, "P42")).rule == "M14"
    assert table.refused(CastTeleport(1, "P43", 7)).reason is Reason.BAD_VALUE
    assert {"P44"}.isdisjoint(one.to for one in table.choices(CastTeleport))
    table.do(CastTeleport(1, "P17", 3))
    assert (table.player(1).at, table.player(1).facing, table.player(1).mana) == ("P17", 3, 45)
    war = playing({1: ("P44", AWAY), 2: ("P55", NEAR)}, preset="war")
    war.do(Drop(1, "font1"), Move(1, "F", "land"))
    assert war.refused(CastTeleport(1, "P44")).rule == "M14"


def test_teleport_is_offered_beside_others_and_far_away() -> None:
    table = playing({1: ("P11", AWAY), 2: ("P44", NEAR)})
    offered = {one.to for one in table.choices(CastTeleport)}
    assert {"P43", "P54", "P55", "P45", "P35", "P34"} <= offered
    assert len(offered) == 7


def test_a_spell_that_cannot_be_paid_is_refused() -> None:
    table = playing(TWO).with_player(1, mana=2)
    assert table.refused(CastSlow(1, 2)).reason is Reason.SPENT
    assert table.with_player(1, mana=1, health=3).refused(CastHeal(1)).reason is Reason.SPENT


def test_m23_one_pool_of_mana_for_all_shapes() -> None:
    table = playing(TWO).do(CastMorph(1, "Frog"), EndTurn(1))
    assert table.player(1).mana == 50 - 1 - 1
    assert table.last(UpkeepPaid).mana == 48


@pytest.mark.parametrize("name", ["Wolf", "Amorphous Blob", "human"])
def test_what_is_no_shape_of_the_chart_is_refused(name: str) -> None:
    assert playing(TWO).refused(CastMorph(1, name)).reason is Reason.BAD_VALUE


def test_the_own_shape_is_no_change() -> None:
    assert playing(TWO).refused(CastMorph(1, "Human")).reason is Reason.BAD_TARGET
