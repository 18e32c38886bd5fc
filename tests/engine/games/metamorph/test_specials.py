"""Special abilities: one a turn, each with its price and its effect."""

from dataclasses import replace
from typing import Any

import pytest

from engine.correcting import Correct
from engine.games.metamorph import GAME
from engine.games.metamorph.abilities import UseSpecial
from engine.games.metamorph.casting import CastMorph, CastSlow, CastTeleport
from engine.games.metamorph.fighting import Attack, AttackBegan
from engine.games.metamorph.flying import TakeOff
from engine.games.metamorph.holding import Held
from engine.games.metamorph.joining import RemoveWizard
from engine.games.metamorph.moving import Move
from engine.games.metamorph.setting_straight import (
    PlaceArtifact,
    PlaceCounter,
    SetEffect,
    SetHealth,
    SetShape,
)
from engine.games.metamorph.state import Grip
from engine.games.metamorph.turns import EndTurn
from engine.luck import RollNeeded
from engine.refusal import IllegalCommand, Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, playing

BESIDE = {1: ("P44", AWAY), 2: ("P43", NEAR)}
APART = {1: ("P44", AWAY), 2: ("P42", NEAR)}
LAKE = (*PLAIN[:2], "..www..", "..www..", "..www..", *PLAIN[5:])
"""Water from P33 to P55."""


def attacking(shape: str, special: str, target: str = "Emu") -> Table:
    return playing(BESIDE, {1: shape, 2: target}).do(Attack(1, 2, special))


def test_bite_costs_one_and_does_two_more_damage() -> None:
    table = attacking("Crocodile", "Bite")
    assert table.player(1).mana == 49
    assert table.last(AttackBegan).damage == 5 + 2
    assert table.roll(2, 2).player(2).health == 16 - 7


def test_claws_are_one_better_to_hit() -> None:
    assert attacking("Griffin", "Claws").last(AttackBegan).bonus == 5 - 2 + 1


def test_a_run_before_a_teleport_leads_to_no_charge() -> None:
    table = playing({1: ("P46", AWAY), 2: ("P11", NEAR)}, {1: "Centaur"})
    table.do(Move(1, "FF", "land"), CastTeleport(1, "P12", AWAY))
    assert table.refused(Attack(1, 2, "Charge")).reason is Reason.NO_TRIGGER
    table.do(Attack(1, 2))


def test_a_charge_needs_two_hexes_straight_and_adds_one_to_both() -> None:
    places = {1: ("P46", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Horse", 2: "Emu"}).do(Move(1, "FF", "land"))
    table.do(Attack(1, 2, "Charge"))
    began = table.last(AttackBegan)
    assert (began.bonus, began.damage, table.player(1).mana) == (5 - 2 + 1, 5 + 1, 49)
    near = playing({1: ("P45", AWAY), 2: ("P43", NEAR)}, {1: "Horse"}).do(Move(1, "F", "land"))
    assert near.refused(Attack(1, 2, "Charge")).reason is Reason.NO_TRIGGER
    assert {one.special for one in near.choices(Attack)} == {""}


def test_a_dragon_breathes_and_then_fights_without_a_bite() -> None:
    table = playing(BESIDE, {1: "Dragon", 2: "Emu"}).do(UseSpecial(1, "Breathe", 2)).roll(1, 1)
    assert table.player(1).mana == 47
    assert table.refused(Attack(1, 2, "Bite")).rule == "special"
    assert table.do(Attack(1, 2)).state.pending is not None


def test_m16_a_special_that_attacks_and_a_blow_may_have_two_targets() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR), 3: ("P46", AWAY)}
    table = playing(places, {1: "Dragon", 2: "Emu", 3: "Emu"})
    table.do(Attack(1, 2)).roll(1, 1).do(UseSpecial(1, "Breathe", 3)).roll(6, 6)
    assert table.player(2).health == 16
    assert table.player(3).health < 16


def test_e15_breath_reaches_one_in_a_straight_line_and_in_sight_flying_or_not() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P41", NEAR)}, {1: "Dragon", 2: "Griffin"})
    table.do(UseSpecial(1, "Breathe", 2))
    assert table.last(AttackBegan).damage == 6 - 0  # one of the Griffin's one armour is pierced
    crooked = playing({1: ("P44", AWAY), 2: ("P52", NEAR)}, {1: "Dragon"})
    assert crooked.refused(UseSpecial(1, "Breathe", 2)).rule == "E15"
    far = playing({1: ("P45", AWAY), 2: ("P41", NEAR)}, {1: "Dragon"})
    assert far.refused(UseSpecial(1, "Breathe", 2)).reason is Reason.TOO_FAR
    wood = (*PLAIN[:2], "...t...", *PLAIN[3:])
    hidden = playing({1: ("P44", AWAY), 2: ("P42", NEAR)}, {1: "Dragon"}, wood)
    assert "not in sight" in hidden.refused(UseSpecial(1, "Breathe", 2)).detail
    assert (
        playing(APART, {1: "Dragon"})
        .refused(UseSpecial(1, "Breathe"))
        .detail.startswith("Breathe needs a target")
    )


def test_a_dragon_enters_a_forest_and_breathes_on_whom_it_finds() -> None:
    rows = ("...t...", "...t...", "...t...", *PLAIN[3:])
    table = playing({1: ("P44", AWAY), 2: ("P41", NEAR)}, {1: "Dragon"}, rows)
    assert table.turn.seen == ()
    table.do(Move(1, "FF", "air"), UseSpecial(1, "Breathe", 2))
    assert table.state.pending is not None


def test_e25_constrict_hug_and_poison_follow_a_blow_that_hit() -> None:
    follows = (("Anaconda", "Constrict"), ("Gorilla", "Hug"), ("Giant Spider", "Poison"))
    for shape, special in follows:
        table = playing(BESIDE, {1: shape, 2: "Emu"})
        assert table.refused(UseSpecial(1, special, 2)).reason is Reason.NO_TRIGGER
        table.do(Attack(1, 2)).roll(1, 1)
        missed = table.refused(UseSpecial(1, special, 2))
        assert missed.reason is Reason.NO_TRIGGER
        table = playing(BESIDE, {1: shape, 2: "Emu"}).do(Attack(1, 2)).roll(6, 6)
        assert UseSpecial(1, special, 2) in table.choices(UseSpecial)
        assert table.do(UseSpecial(1, special)).turn.special == special


def test_a_hug_does_two_more_and_keeps_its_victim_from_moving() -> None:
    table = playing(BESIDE, {1: "Gorilla", 2: "Emu"}).do(Attack(1, 2)).roll(1, 3)
    health = table.player(2).health
    table.do(UseSpecial(1, "Hug", 2), EndTurn(1))
    assert table.player(2).health == health - 2
    assert table.refused(Move(2, "L", "land")).reason is Reason.SPENT
    assert table.choices(Move) == []
    table.until(2)
    assert table.choices(Move)


def test_poison_bites_at_the_start_of_a_die_of_turns() -> None:
    table = playing(BESIDE, {1: "Giant Spider", 2: "Emu"}).do(Attack(1, 2)).roll(1, 3)
    table.do(UseSpecial(1, "Poison", 2))
    assert GAME.awaiting(table.state) == RollNeeded(6, 1, "the turns of poison on Bo")
    table.roll(2)
    health = table.player(2).health
    for bites, left in ((1, 1), (2, 0), (2, 0)):
        table.until(2)
        assert (table.player(2).health, table.player(2).poison) == (health - bites, left)


def test_poison_kills() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P11", NEAR)})
    table.with_player(2, poison=1, venom=1, health=1)
    table.do(EndTurn(1))
    assert table.player(2).gone == "dead"
    assert table.state.winners == (1,)


def held() -> Table:
    table = playing(BESIDE, {1: "Anaconda", 2: "Emu"}).do(Attack(1, 2)).roll(1, 3)
    return table.do(UseSpecial(1, "Constrict", 2))


def test_e20_who_is_held_rolls_to_break_free_or_is_hurt_and_stays() -> None:
    table = held()
    assert table.player(2).hold == Grip(1, "Constrict", 3, "Emu")
    health = table.player(2).health
    table.do(EndTurn(1))
    assert GAME.awaiting(table.state) == RollNeeded(6, 2, "Bo to break free, 8 or more")
    table.roll(3, 4)
    assert table.player(2).health == health - 3
    assert table.refused(Move(2, "L", "land")).reason is Reason.SPENT
    table.do(EndTurn(2))  # as fast and smaller, he has the next turn too
    table.roll(4, 4)
    assert table.player(2).hold is None
    assert table.choices(Move)


def test_e20_a_hold_ends_when_somebody_changes_or_is_elsewhere() -> None:
    away = held().do(PlaceCounter(None, 1, "P11", 0, "so it was"))
    assert away.player(2).hold is None
    other = held().do(SetShape(None, 1, "Bear", "so it was"))
    assert other.player(2).hold is None
    changed = held().do(SetShape(None, 2, "Bear", "so it was"))
    assert changed.player(2).hold is None
    freed = held().do(SetEffect(None, 2, "hold", 0, "so it was"))
    assert freed.player(2).hold is None


def test_e20_nobody_is_held_from_afar() -> None:
    table = playing(BESIDE, {1: "Anaconda", 2: "Emu"}).do(Attack(1, 2)).roll(1, 3)
    table.with_player(1, at="P45")
    assert table.refused(UseSpecial(1, "Constrict", 2)).rule == "E20"
    assert table.choices(UseSpecial) == []


def test_e20_whoever_is_freed_by_the_referee_still_awaits_the_dice_of_an_attack() -> None:
    table = playing(BESIDE, {2: "Anaconda"}).with_player(1, hold=Grip(2, "Constrict", 3, "Human"))
    awaited = table.do(Attack(1, 2)).awaiting()
    table.do(SetEffect(None, 1, "hold", 0, "so it was"))
    assert (table.player(1).hold, table.awaiting()) == (None, awaited)
    trying = held().do(EndTurn(1), SetEffect(None, 2, "hold", 0, "so it was"))
    assert (trying.player(2).hold, trying.awaiting()) == (None, frozenset({2}))


def test_e20_a_change_frees_at_its_first_step() -> None:
    table = held().do(EndTurn(1)).roll(1, 1).do(CastMorph(2, "Crocodile"), EndTurn(2))
    assert table.player(2).hold is None


def test_e10_whoever_ends_a_move_beside_a_trap_is_held() -> None:
    places = {1: ("P44", AWAY), 2: ("P41", NEAR)}
    table = playing(places, {1: "Giant Clam", 2: "Crocodile"}, LAKE).do(UseSpecial(1, "Trap"))
    assert table.player(1).mana == 49
    table.do(EndTurn(1), Move(2, "FF", "land"))
    assert table.player(2).at == "P43"
    assert table.player(2).hold == Grip(1, "Trap", 2, "Crocodile")


def test_e20_a_blob_is_held_until_it_has_a_shape() -> None:
    places = {1: ("P44", AWAY), 2: ("P42", NEAR)}
    table = playing(places, {1: "Giant Clam"}, LAKE).do(UseSpecial(1, "Trap"), EndTurn(1))
    table.do(CastMorph(2, "Giant"), EndTurn(2)).with_player(1, trap="Trap")
    assert table.player(2).shape == "Amorphous Blob"
    table.do(EndTurn(1)).with_player(1, trap="Trap").do(Move(2, "F", "land"))
    assert table.player(2).hold == Grip(1, "Trap", 2, "Amorphous Blob")
    table.do(EndTurn(2))
    assert (table.player(2).shape, table.player(2).hold) == ("Giant", None)


def test_e10_a_trap_catches_until_its_owners_next_turn_and_no_flyer() -> None:
    places = {1: ("P44", AWAY), 2: ("P41", NEAR)}
    table = playing(places, {1: "Giant Clam", 2: "Griffin"}, LAKE).do(UseSpecial(1, "Trap"))
    table.do(EndTurn(1), Move(2, "FF", "air"))
    assert table.player(2).hold is None
    assert table.until(1).player(1).trap == ""


def test_e10_a_trap_goes_with_the_shape_that_set_it() -> None:
    places = {1: ("P44", AWAY), 2: ("P41", NEAR)}
    table = playing(places, {1: "Giant Clam", 2: "Crocodile"}, LAKE).do(UseSpecial(1, "Trap"))
    table.do(CastMorph(1, "Giant Squid"), EndTurn(1))
    assert (table.player(1).shape, table.player(1).trap) == ("Amorphous Blob", "")
    table.do(Move(2, "FF", "land"))
    assert (table.player(2).at, table.happened(Held)) == ("P43", 0)


def test_a_web_stops_somebody_and_brings_a_flyer_down() -> None:
    table = playing(APART, {1: "Giant Spider", 2: "Griffin"}).do(UseSpecial(1, "Web", 2))
    assert (table.player(1).mana, table.turn.fought) == (48, False)
    table.roll(6, 6)
    assert (table.player(2).health, table.player(2).altitude) == (16, "ground")
    table.do(EndTurn(1))
    assert table.refused(Move(2, "F", "land")).reason is Reason.SPENT
    assert table.refused(TakeOff(2)).rule == "flying"
    missed = playing(APART, {1: "Giant Spider", 2: "Griffin"}).do(UseSpecial(1, "Web", 2))
    assert missed.roll(1, 1).player(2).stuck == 0


def test_ink_clouds_the_water_round_about_until_the_next_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P47", AWAY)}
    table = playing(places, {1: "Giant Squid"}, LAKE).do(UseSpecial(1, "Ink"))
    (ink,) = table.state.ink
    assert set(ink.hexes) == {"P44", "P43", "P54", "P55", "P45", "P35", "P34"}
    table.do(EndTurn(1))
    assert not table.turn.seen
    table.until(1)
    assert not table.state.ink
    assert table.turn.seen == (2,)


@pytest.mark.parametrize(
    "gone",
    [
        SetHealth(None, 1, 0, "so it was"),
        RemoveWizard(None, 1, "had to go"),
        Correct(None, "players.1.gone", "left", "so it was"),
    ],
)
def test_ink_goes_with_a_wizard_who_has_no_next_turn(gone: Any) -> None:
    places = {1: ("P44", AWAY), 2: ("P47", AWAY), 3: ("P41", NEAR)}
    table = playing(places, {1: "Giant Squid"}, LAKE).do(UseSpecial(1, "Ink"), EndTurn(1))
    assert 3 not in table.turn.seen
    table.do(gone)
    assert not table.state.ink
    assert 3 in table.until(2).turn.seen


def test_ink_goes_with_a_wizard_who_leaves_the_map() -> None:
    places = {1: ("P41", AWAY), 2: ("P47", AWAY), 3: ("P11", NEAR)}
    table = playing(places, {1: "Giant Squid"}, ("wwwwwww",) * 7).do(UseSpecial(1, "Ink"))
    assert not table.do(Move(1, "F", "water", to="off")).state.ink


def test_e16_zap_strikes_everything_in_the_water_beside() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR), 3: ("P42", NEAR)}
    table = playing(places, {1: "Eel", 2: "Emu", 3: "Emu"}, LAKE).do(UseSpecial(1, "Zap"))
    assert [table.player(seat).health for seat in (1, 2, 3)] == [5, 13, 16]
    assert (table.player(1).mana, table.turn.attacked) == (48, True)
    war = playing({1: ("P44", AWAY), 2: ("P43", NEAR)}, {1: "Eel", 2: "Griffin"}, LAKE, "war")
    war.do(PlaceArtifact(None, "font1", "P45", None, "thrown in"), UseSpecial(1, "Zap"))
    assert (war.player(2).health, war.artifact("font1").damage) == (16, 3)
    dry = playing(BESIDE, {1: "Eel"})
    assert "not in water" in dry.refused(UseSpecial(1, "Zap")).detail


def test_e22_rest_brings_back_intelligence_and_no_more_than_the_start() -> None:
    table = playing(APART).with_player(1, mana=20).do(UseSpecial(1, "Rest"))
    assert table.player(1).mana == 25
    assert table.refused(UseSpecial(1, "Rest")).reason is Reason.SPENT
    full = playing(APART).with_player(1, mana=48).do(UseSpecial(1, "Rest"))
    assert full.player(1).mana == 50
    given = playing(APART).with_player(1, mana=80).do(UseSpecial(1, "Rest"))
    assert given.player(1).mana == 80
    key = playing(APART, preset="key").changed(phase="playing")
    key.do(PlaceArtifact(None, "key", None, 1, "found")).with_player(1, mana=20)
    assert key.do(UseSpecial(1, "Rest")).player(1).mana == 26


def test_m27_who_rests_moves_casts_and_attacks_as_usual() -> None:
    table = playing(BESIDE).with_player(1, mana=20).do(UseSpecial(1, "Rest"), Attack(1, 2))
    table.roll(1, 1).do(CastSlow(1, 2)).roll(3).do(Move(1, "L", "land"))
    assert table.turn.rested


def test_m27_a_quiet_rest_allows_none_of_the_three() -> None:
    table = playing(BESIDE, quiet_rest=True).with_player(1, mana=20).do(UseSpecial(1, "Rest"))
    for command in (Move(1, "L", "land"), CastSlow(1, 2), Attack(1, 2)):
        assert table.refused(command).rule == "M27"
    assert GAME.choices(table.state) == (EndTurn(1),)
    for first in (Move(1, "L", "land"), CastTeleport(1, "P11")):
        busy = playing(BESIDE, quiet_rest=True).with_player(1, mana=20).do(first)
        assert busy.refused(UseSpecial(1, "Rest")).rule == "M27"


def test_what_is_not_used_by_itself_says_so() -> None:
    for shape, special in (("Camel", "Survival"), ("Dog", "Track"), ("Human", "Hands")):
        refused = playing(APART, {1: shape}).refused(UseSpecial(1, special))
        assert refused.reason is Reason.BAD_VALUE
    assert attackable("Gorilla", "Hug").reason is Reason.BAD_VALUE
    assert attackable("Human", "Bite").reason is Reason.NO_POWER


def attackable(shape: str, special: str) -> IllegalCommand:
    return playing(BESIDE, {1: shape}).refused(Attack(1, 2, special))


def test_a_special_that_cannot_be_paid_is_refused() -> None:
    table = playing(BESIDE, {1: "Dragon"}).with_player(1, mana=2)
    assert table.refused(UseSpecial(1, "Breathe", 2)).reason is Reason.SPENT
    assert UseSpecial(1, "Breathe", 2) not in table.choices(UseSpecial)


@pytest.mark.parametrize("special", ["Breathe", "Web"])
def test_specials_that_reach_flyers_do_not_reach_high_ones(special: str) -> None:
    shape = {"Breathe": "Dragon", "Web": "Giant Spider"}[special]
    table = playing(APART, {1: shape, 2: "Griffin"}, flying_high=True)
    table.with_player(2, altitude="high")
    assert table.refused(UseSpecial(1, special, 2)).rule == "flying_high"


def test_only_humans_rest_whatever_a_group_writes_into_its_shapes() -> None:
    table = playing(APART)
    book = table.state.book
    shapes = (replace(one, specials=("Rest",)) if one.name == "Emu" else one for one in book.shapes)
    table.changed(book=replace(book, shapes=tuple(shapes)))
    table.with_player(1, shape="Emu", mana=20)
    assert table.refused(UseSpecial(1, "Rest")).rule == "rest"
    assert table.choices(UseSpecial) == []


def test_who_is_held_in_his_own_turn_does_not_move() -> None:
    table = playing(BESIDE, {2: "Anaconda"}).with_player(1, hold=Grip(2, "Constrict", 3, "Human"))
    assert "is held" in table.refused(Move(1, "L", "land")).detail


def test_an_attack_with_a_special_pays_for_both_where_upkeep_was_spared() -> None:
    table = playing(BESIDE)
    book = table.state.book
    shapes = (
        replace(one, specials=("Survival", "Bite")) if one.name == "Camel" else one
        for one in book.shapes
    )
    table.changed(book=replace(book, shapes=tuple(shapes)))
    table.with_player(1, shape="Camel", mana=5).with_turn(spared=5)
    assert table.refused(Attack(1, 2, "Bite")).rule == "E12"
    assert [one.special for one in table.choices(Attack)] == [""]
