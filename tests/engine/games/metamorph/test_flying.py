"""Flying, landing, and flying high."""

from engine.games.metamorph.abilities import UseSpecial
from engine.games.metamorph.breaking import AttackArtifact
from engine.games.metamorph.casting import CastMorph
from engine.games.metamorph.fighting import Attack
from engine.games.metamorph.flying import FlyHigh, FlyLow, Land, TakeOff
from engine.games.metamorph.moving import Move
from engine.games.metamorph.objects import PickUp
from engine.games.metamorph.setting_straight import PlaceArtifact
from engine.games.metamorph.turns import EndTurn
from engine.refusal import Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, playing

TWO = {1: ("P46", AWAY), 2: ("P11", NEAR)}
LAKE = (*PLAIN[:5], "...w...", *PLAIN[6:])


def flyer(shape: str = "Griffin", **switches: object) -> Table:
    return playing(TWO, {1: shape}, **switches)  # type: ignore[arg-type]


def test_a_flyer_flies_until_it_says_that_it_has_landed() -> None:
    table = playing(TWO).do(CastMorph(1, "Griffin"))
    for _ in range(3):
        table.until(1)
    assert (table.player(1).shape, table.player(1).altitude) == ("Griffin", "air")
    assert table.refused(Move(1, "F", "land")).rule == "flying"
    table.do(Land(1))
    assert table.player(1).altitude == "ground"
    assert table.refused(Land(1)).reason is Reason.WRONG_STEP
    table.do(TakeOff(1), Land(1), Move(1, "FF", "land"))
    assert table.player(1).altitude == "ground"


def test_a_move_in_the_air_takes_off_by_itself() -> None:
    table = flyer().do(Land(1), Move(1, "FFFF", "air"))
    assert (table.player(1).at, table.player(1).altitude) == ("P42", "air")


def test_m26_who_changes_on_the_ground_does_not_take_off_before() -> None:
    """The change would happen in the air without its damage."""
    table = flyer("Dragon").do(Land(1), CastMorph(1, "Giant"))
    assert table.refused(TakeOff(1)).rule == "M26"
    assert table.refused(Move(1, "F", "air")).rule == "M26"
    assert table.choices(TakeOff) == []
    assert {one.mode for one in table.choices(Move)} == {"land"}
    aloft = flyer("Dragon").do(CastMorph(1, "Giant"), Move(1, "F", "air"))
    assert aloft.player(1).mana == 50 - 1 - 4
    assert TakeOff(1) in aloft.do(Land(1)).choices(TakeOff)
    aloft.do(TakeOff(1))


def test_a_flyer_lands_where_its_shape_can_be() -> None:
    griffin = playing(TWO, {1: "Griffin"}, LAKE)
    assert griffin.refused(Land(1)).reason is Reason.BAD_TARGET
    assert griffin.choices(Land) == []
    assert playing(TWO, {1: "Dragon"}, LAKE).do(Land(1)).player(1).altitude == "ground"


def test_who_cannot_fly_does_not_take_off() -> None:
    assert playing(TWO).refused(TakeOff(1)).rule == "flying"
    assert flyer().refused(TakeOff(1)).rule == "flying"


def test_flying_high_is_a_switch() -> None:
    assert flyer().refused(FlyHigh(1)).reason is Reason.HOUSE_RULE
    assert flyer().refused(FlyLow(1)).reason is Reason.HOUSE_RULE
    assert flyer().choices(FlyHigh) == []


def test_e11_a_turn_in_the_air_without_low_attacks_leads_up_high() -> None:
    table = flyer(flying_high=True).do(FlyHigh(1))
    assert table.refused(FlyHigh(1)).reason is Reason.SPENT
    table.do(Move(1, "F", "air"))
    assert table.player(1).altitude == "air"
    table.do(EndTurn(1))
    assert table.player(1).altitude == "high"


def test_e11_without_moving_nobody_rises() -> None:
    table = flyer(flying_high=True).do(FlyHigh(1), EndTurn(1))
    assert table.player(1).altitude == "air"


def test_e11_who_attacked_something_low_does_not_rise_in_that_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Griffin"}, flying_high=True).do(Attack(1, 2)).roll(1, 1)
    assert table.refused(FlyHigh(1)).rule == "flying_high"
    assert table.choices(FlyHigh) == []


def test_e11_who_rises_attacks_nothing_low_in_that_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Griffin"}, flying_high=True).do(FlyHigh(1))
    assert table.refused(Attack(1, 2)).rule == "E11"
    assert table.choices(Attack) == []


def test_m30_who_rises_may_attack_flyers_before_and_after_it_is_declared() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    shapes = {1: "Griffin", 2: "Dragon"}
    table = playing(places, shapes, flying_high=True).do(Attack(1, 2)).roll(1, 1)
    assert FlyHigh(1) in table.choices(FlyHigh)
    table.do(FlyHigh(1), Move(1, "B", "air"), EndTurn(1))
    assert table.player(1).altitude == "high"
    after = playing(places, shapes, flying_high=True).do(FlyHigh(1))
    assert Attack(1, 2) in after.choices(Attack)
    after.do(Attack(1, 2)).roll(1, 1).do(Move(1, "B", "air"), EndTurn(1))
    assert after.player(1).altitude == "high"


def test_m30_breath_on_a_flyer_does_not_keep_one_low() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Dragon", 2: "Griffin"}, flying_high=True)
    table.do(FlyHigh(1), UseSpecial(1, "Breathe", 2)).roll(1, 1)
    assert not table.turn.low_attack


def test_e11_only_high_flyers_attack_each_other_up_there() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    for high in (1, 2):
        table = playing(places, {1: "Griffin", 2: "Dragon"}, flying_high=True)
        table.with_player(high, altitude="high")
        assert table.refused(Attack(1, 2)).rule == "flying_high"
        assert table.choices(Attack) == []
    both = playing(places, {1: "Griffin", 2: "Dragon"}, flying_high=True)
    both.with_player(1, altitude="high").with_player(2, altitude="high")
    assert both.do(Attack(1, 2)).state.pending is not None


def test_e11_coming_down_takes_the_turn_too() -> None:
    table = flyer(flying_high=True).with_player(1, altitude="high")
    assert table.refused(Land(1)).reason is Reason.WRONG_STEP
    table.do(FlyLow(1))
    assert table.refused(FlyLow(1)).reason is Reason.WRONG_STEP
    assert table.player(1).altitude == "high"
    assert table.do(EndTurn(1)).player(1).altitude == "air"


def test_high_flyers_strike_no_artifacts_below() -> None:
    table = playing(TWO, {1: "Griffin"}, preset="war", flying_high=True)
    table.do(PlaceArtifact(None, "font1", "P46", None, "so it lies"))
    table.with_player(1, altitude="high")
    assert table.refused(AttackArtifact(1, "font1")).rule == "flying_high"
    assert table.choices(AttackArtifact) == []
    assert table.refused(PickUp(1, "font1")).reason is Reason.NO_POWER
