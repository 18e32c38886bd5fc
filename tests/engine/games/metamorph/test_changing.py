"""Changing shape over the chart, upkeep, and reversion to Human."""

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastMorph
from engine.games.metamorph.changing import BecameBlob, BlobStepped, Reverted
from engine.games.metamorph.fighting import Attack
from engine.games.metamorph.flying import Land
from engine.games.metamorph.objects import PickUp
from engine.games.metamorph.setting_straight import SetHealth
from engine.games.metamorph.state import ShapeChange
from engine.games.metamorph.tables import Options, Player, Switches
from engine.games.metamorph.turns import EndTurn
from engine.refusal import Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, playing

TWO = {1: ("P44", AWAY), 2: ("P11", NEAR)}


def test_m25_a_neighbour_is_reached_at_the_end_of_the_same_turn() -> None:
    table = playing(TWO).do(CastMorph(1, "Gorilla"))
    assert table.player(1).shape == "Human"
    table.do(EndTurn(1))
    assert (table.player(1).shape, table.player(1).health) == ("Gorilla", 13)
    assert table.player(1).mana == 50 - 1 - 7
    assert table.happened(BecameBlob) == 0
    table.until(1)
    assert table.player(1).mana == 42 - 7  # the next upkeep is that of the next turn


@pytest.mark.parametrize(
    ("shape", "turns"),
    [("Gorilla", 1), ("Dog", 2), ("Bear", 2), ("Dragon", 3), ("Ankylosaurus", 3)],
)
def test_m25_each_cell_between_is_a_turn_as_a_blob(shape: str, turns: int) -> None:
    table = playing(TWO).do(CastMorph(1, shape))
    mana, blobs = table.player(1).mana, 0
    while table.player(1).change is not None:
        table.until(1)
        if table.player(1).shape == "Amorphous Blob":
            blobs += 1
            assert table.player(1).mana == mana
            assert GAME.choices(table.state)
            assert table.choices(CastMorph) == []
    assert blobs == turns - 1
    assert table.player(1).shape == shape


def test_e17_the_counter_goes_along_the_row_first() -> None:
    table = playing(TWO).do(CastMorph(1, "Ankylosaurus"))
    cells = []
    for _ in range(3):
        table.do(EndTurn(1))
        step = table.last(BlobStepped)
        cells.append((step.x, step.y))
        table.until(1)
    assert cells == [(-1, 0), (-2, 0), (-2, 1)]


def test_m6_a_blob_cannot_change_its_mind() -> None:
    table = playing(TWO).do(CastMorph(1, "Dragon")).until(1)
    assert table.refused(CastMorph(1, "Human")).rule == "M6"


def test_m7_changing_back_costs_as_any_change_and_human_has_no_upkeep() -> None:
    table = playing(TWO, {1: "Gorilla"}).with_player(1, health=10, mana=20)
    table.do(CastMorph(1, "Human"), EndTurn(1))
    assert (table.player(1).shape, table.player(1).mana) == ("Human", 20 - 1 - 3)
    table.until(1)
    assert table.player(1).mana == 16


def test_m8_all_damage_is_paid_for_or_no_change_begins() -> None:
    table = playing(TWO).with_player(1, health=4, mana=5)
    assert table.refused(CastMorph(1, "Frog")).rule == "M8"
    assert table.choices(CastMorph) == []
    table.with_player(1, mana=6).do(CastMorph(1, "Frog"))
    assert table.player(1).mana == 0


def test_upkeep_that_cannot_be_paid_on_arrival_makes_a_blob_on_its_way_home() -> None:
    table = playing(TWO).with_player(1, mana=5).do(CastMorph(1, "Gorilla"), EndTurn(1))
    assert table.player(1).change == ShapeChange("Human", 0, 1, forced=True)
    assert table.player(1).shape == "Amorphous Blob"
    table.until(1).do(EndTurn(1))
    assert (table.player(1).shape, table.player(1).health) == ("Human", 9)


def test_m9_who_reverts_hurt_arrives_without_the_health_he_did_not_pay_for() -> None:
    table = playing({1: ("P11", NEAR), 2: ("P44", AWAY)}, {2: "Gorilla"})
    table.with_player(2, mana=6, health=8).do(EndTurn(1))
    assert table.last(Reverted).debt == 13 - 8
    assert (table.player(2).shape, table.player(2).health) == ("Amorphous Blob", 6)
    table.do(EndTurn(2))
    assert (table.player(2).shape, table.player(2).health, table.player(2).mana) == ("Human", 4, 6)


def test_m9_at_least_one_health_is_left() -> None:
    table = playing({1: ("P11", NEAR), 2: ("P44", AWAY)}, {2: "Gorilla"})
    table.with_player(2, mana=0, health=1).do(EndTurn(1), EndTurn(2))
    assert (table.player(2).shape, table.player(2).health) == ("Human", 1)


def test_e18_upkeep_is_the_first_thing_of_the_turn() -> None:
    table = playing({1: ("P11", NEAR), 2: ("P44", AWAY)}, {2: "Bear"}).do(EndTurn(1))
    assert table.turn.player == 2
    assert table.player(2).mana == 43


def test_m18_what_is_held_is_dropped_when_a_change_begins() -> None:
    table = playing(TWO, preset="war").do(CastMorph(1, "Gorilla"))
    font = table.artifact("font1")
    assert (font.at, font.holder) == ("P44", None)
    assert table.refused(PickUp(1, "font1")).reason is Reason.NO_POWER


def test_a_blob_has_health_of_its_own_and_its_damage_does_not_carry_over() -> None:
    table = playing(TWO).with_player(1, health=5).do(CastMorph(1, "Dog"), EndTurn(1))
    assert table.player(1).health == 6
    table.with_player(1, health=2).until(1).do(EndTurn(1))
    assert (table.player(1).shape, table.player(1).health) == ("Dog", 8)


def test_m20_no_health_left_kills_in_any_shape() -> None:
    table = playing(TWO).do(CastMorph(1, "Dog")).until(1)
    assert table.player(1).shape == "Amorphous Blob"
    table.do(SetHealth(None, 1, 0, "stepped on"))
    assert table.player(1).gone == "dead"
    assert table.state.winners == (2,)


def specialist(school: str, shape: str) -> Table:
    players = (Player("Ada", school), Player("Bo"))
    table = playing(TWO, {1: shape}, specialization=True)
    options = Options(players, switches=Switches(specialization=True))
    assert GAME.setup(options).players[0].school == school
    return table.with_player(1, school=school)


@pytest.mark.parametrize(
    ("school", "shape", "cost"),
    [("Magical", "Centaur", 7), ("Mammal", "Centaur", 9), ("Aquatic", "Frog", 1), ("", "Bear", 7)],
)
def test_m4_specialization_shifts_upkeep_by_one(school: str, shape: str, cost: int) -> None:
    table = specialist(school, shape).until(1)
    assert table.player(1).mana == 50 - cost


def test_m26_a_change_in_the_air_hurts_and_is_bought_back() -> None:
    table = playing(TWO, {1: "Griffin"}).do(CastMorph(1, "Giant"))
    assert table.player(1).mana == 50 - 1 - 4
    landed = playing(TWO, {1: "Griffin"}).do(Land(1), CastMorph(1, "Giant"))
    assert landed.player(1).mana == 50 - 1


def test_m26_with_four_health_or_less_it_kills_mana_or_not() -> None:
    table = playing(TWO, {1: "Griffin"}).with_player(1, health=4)
    assert table.choices(CastMorph) == []
    table.do(CastMorph(1, "Giant"))
    assert table.player(1).gone == "dead"
    assert table.state.winners == (2,)


def test_m8_without_the_mana_a_change_in_the_air_becomes_a_reversion() -> None:
    table = playing(TWO, {1: "Griffin"}).with_player(1, mana=4).do(CastMorph(1, "Giant"))
    change = table.player(1).change
    assert change == ShapeChange("Human", 2, 1, forced=True, debt=4)
    assert table.player(1).mana == 4
    assert table.player(1).shape == "Amorphous Blob"
    for _ in range(3):
        table.until(1)
    assert (table.player(1).shape, table.player(1).health) == ("Human", 5)


def test_m26_a_reversion_in_the_air_hurts_and_kills_alike() -> None:
    places = {1: ("P11", NEAR), 2: ("P44", AWAY)}
    table = playing(places, {2: "Dragon"}).with_player(2, mana=8, health=10).do(EndTurn(1))
    assert table.last(Reverted).debt == 7 + 4
    weak = playing(places, {2: "Dragon"}).with_player(2, mana=8, health=4).do(EndTurn(1))
    assert weak.player(2).gone == "dead"


def test_e12_a_camel_lives_off_the_plain_unless_it_attacks() -> None:
    places = {1: ("P11", NEAR), 2: ("P44", AWAY)}
    table = playing(places, {2: "Camel"}).do(EndTurn(1))
    assert (table.player(2).mana, table.turn.spared) == (50, 5)
    table.with_player(1, at="P43").do(Attack(2, 1))
    assert table.player(2).mana == 45
    poor = playing(places, {2: "Camel"}).with_player(2, mana=3).do(EndTurn(1))
    poor.with_player(1, at="P43")
    assert poor.refused(Attack(2, 1)).rule == "E12"
    assert poor.choices(Attack) == []
    arrived = playing({1: ("P44", AWAY), 2: ("P11", NEAR)}, {1: "Horse"})
    assert arrived.do(CastMorph(1, "Camel"), EndTurn(1)).player(1).mana == 50 - 1 - 5
    wood = (*PLAIN[:3], "...t...", *PLAIN[4:])
    assert playing(places, {2: "Camel"}, wood).do(EndTurn(1)).player(2).mana == 45
