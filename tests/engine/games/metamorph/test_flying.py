"""Flying, landing, and flying high."""

from engine.games.metamorph import commands as c
from engine.refusal import Reason
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, playing

TWO = {1: ("P46", AWAY), 2: ("P11", NEAR)}
LAKE = (*PLAIN[:5], "...w...", *PLAIN[6:])


def flyer(shape: str = "Griffin", **switches: object) -> Table:
    return playing(TWO, {1: shape}, **switches)  # type: ignore[arg-type]


def test_a_flyer_flies_until_it_says_that_it_has_landed() -> None:
    table = playing(TWO).do(c.CastMorph(1, "Griffin"))
    for _ in range(3):
        table.until(1)
    assert (table.player(1).shape, table.player(1).altitude) == ("Griffin", "air")
    assert table.refused(c.Move(1, "F", "land")).rule == "flying"
    table.do(c.Land(1))
    assert table.player(1).altitude == "ground"
    assert table.refused(c.Land(1)).reason is Reason.WRONG_STEP
    table.do(c.TakeOff(1), c.Land(1), c.Move(1, "FF", "land"))
    assert table.player(1).altitude == "ground"


def test_a_move_in_the_air_takes_off_by_itself() -> None:
    table = flyer().do(c.Land(1), c.Move(1, "FFFF", "air"))
    assert (table.player(1).at, table.player(1).altitude) == ("P42", "air")


def test_a_flyer_lands_where_its_shape_can_be() -> None:
    griffin = playing(TWO, {1: "Griffin"}, LAKE)
    assert griffin.refused(c.Land(1)).reason is Reason.BAD_TARGET
    assert griffin.choices(c.Land) == []
    assert playing(TWO, {1: "Dragon"}, LAKE).do(c.Land(1)).player(1).altitude == "ground"


def test_who_cannot_fly_does_not_take_off() -> None:
    assert playing(TWO).refused(c.TakeOff(1)).rule == "flying"
    assert flyer().refused(c.TakeOff(1)).rule == "flying"


def test_flying_high_is_a_switch() -> None:
    assert flyer().refused(c.FlyHigh(1)).reason is Reason.HOUSE_RULE
    assert flyer().refused(c.FlyLow(1)).reason is Reason.HOUSE_RULE
    assert flyer().choices(c.FlyHigh) == []


def test_e11_a_turn_in_the_air_without_low_attacks_leads_up_high() -> None:
    table = flyer(flying_high=True).do(c.FlyHigh(1))
    assert table.refused(c.FlyHigh(1)).reason is Reason.SPENT
    table.do(c.Move(1, "F", "air"))
    assert table.player(1).altitude == "air"
    table.do(c.EndTurn(1))
    assert table.player(1).altitude == "high"


def test_e11_without_moving_nobody_rises() -> None:
    table = flyer(flying_high=True).do(c.FlyHigh(1), c.EndTurn(1))
    assert table.player(1).altitude == "air"


def test_e11_who_attacked_something_low_does_not_rise_in_that_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Griffin"}, flying_high=True).do(c.Attack(1, 2)).roll(1, 1)
    assert table.refused(c.FlyHigh(1)).rule == "flying_high"
    assert table.choices(c.FlyHigh) == []


def test_e11_who_rises_attacks_nothing_low_in_that_turn() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Griffin"}, flying_high=True).do(c.FlyHigh(1))
    assert table.refused(c.Attack(1, 2)).rule == "E11"
    assert table.choices(c.Attack) == []


def test_m30_who_rises_may_attack_flyers_before_and_after_it_is_declared() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    shapes = {1: "Griffin", 2: "Dragon"}
    table = playing(places, shapes, flying_high=True).do(c.Attack(1, 2)).roll(1, 1)
    assert c.FlyHigh(1) in table.choices(c.FlyHigh)
    table.do(c.FlyHigh(1), c.Move(1, "B", "air"), c.EndTurn(1))
    assert table.player(1).altitude == "high"
    after = playing(places, shapes, flying_high=True).do(c.FlyHigh(1))
    assert c.Attack(1, 2) in after.choices(c.Attack)
    after.do(c.Attack(1, 2)).roll(1, 1).do(c.Move(1, "B", "air"), c.EndTurn(1))
    assert after.player(1).altitude == "high"


def test_m30_breath_on_a_flyer_does_not_keep_one_low() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    table = playing(places, {1: "Dragon", 2: "Griffin"}, flying_high=True)
    table.do(c.FlyHigh(1), c.UseSpecial(1, "Breathe", 2)).roll(1, 1)
    assert not table.turn.low_attack


def test_e11_only_high_flyers_attack_each_other_up_there() -> None:
    places = {1: ("P44", AWAY), 2: ("P43", NEAR)}
    for high in (1, 2):
        table = playing(places, {1: "Griffin", 2: "Dragon"}, flying_high=True)
        table.with_player(high, altitude="high")
        assert table.refused(c.Attack(1, 2)).rule == "flying_high"
        assert table.choices(c.Attack) == []
    both = playing(places, {1: "Griffin", 2: "Dragon"}, flying_high=True)
    both.with_player(1, altitude="high").with_player(2, altitude="high")
    assert both.do(c.Attack(1, 2)).state.pending is not None


def test_e11_coming_down_takes_the_turn_too() -> None:
    table = flyer(flying_high=True).with_player(1, altitude="high")
    assert table.refused(c.Land(1)).reason is Reason.WRONG_STEP
    table.do(c.FlyLow(1))
    assert table.refused(c.FlyLow(1)).reason is Reason.WRONG_STEP
    assert table.player(1).altitude == "high"
    assert table.do(c.EndTurn(1)).player(1).altitude == "air"


def test_high_flyers_strike_no_artifacts_below() -> None:
    table = playing(TWO, {1: "Griffin"}, preset="war", flying_high=True)
    table.do(c.PlaceArtifact(None, "font1", "P46", None, "so it lies"))
    table.with_player(1, altitude="high")
    assert table.refused(c.AttackArtifact(1, "font1")).rule == "flying_high"
    assert table.choices(c.AttackArtifact) == []
    assert table.refused(c.PickUp(1, "font1")).reason is Reason.NO_POWER
