"""Before play: options, timer, weigh-in, lots, traits, the start."""

import math
from dataclasses import fields, replace
from typing import Any

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.building import (
    BuildingTimeTold,
    ChooseColour,
    ChooseTrait,
    SayDone,
    SetSpan,
    StartBuilding,
    TellTime,
)
from engine.games.clay_o_rama.correcting import HandOver, SetPhase
from engine.games.clay_o_rama.house_rules import LIMITS, SENTENCES, house_rules
from engine.games.clay_o_rama.joining import JoinGame
from engine.games.clay_o_rama.judging import JudgePower
from engine.games.clay_o_rama.making_up import MakeUpPower
from engine.games.clay_o_rama.matching import Match
from engine.games.clay_o_rama.power_use import UsePower
from engine.games.clay_o_rama.powers import POWERS, Power
from engine.games.clay_o_rama.refereeing import ChangeHouseRule, SetHitPoints
from engine.games.clay_o_rama.shooting import Fire
from engine.games.clay_o_rama.starting import GameStarted, InitiativeRolled, LotReturned, StartGame
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.tables import (
    MARBLE_ML,
    PRESETS,
    SPANS_BY_LEGS,
    House,
    Options,
    Player,
    PresetName,
    Switches,
    Terrain,
    base_to_hit,
    house_of,
)
from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import (
    CreatureWeighedIn,
    HitPointsReckoned,
    Reweigh,
    WeighClay,
    WeighIn,
)
from engine.house import in_words
from engine.luck import RollNeeded
from engine.refusal import IllegalCommand, Reason
from tests.engine.games.clay_o_rama.arrange import (
    TWO_ARMS,
    building,
    dice,
    fight,
    start,
    weigh_in,
)

TWO = (Player("Ada"), Player("Bo"))


def test_the_timer_is_offered_until_all_creatures_are_weighed_in() -> None:
    laid = building(2).do(weigh_in(1))
    assert StartBuilding(None) in GAME.choices(laid.state)
    laid.do(weigh_in(2))
    assert StartBuilding(None) not in GAME.choices(laid.state)
    assert StartGame in map(type, GAME.choices(laid.state))


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(Options((Player("Ada"),)), id="one player"),
        pytest.param(Options(tuple(Player(f"P{n}") for n in range(13))), id="thirteen players"),
        pytest.param(Options((Player("Ada"), Player(" Ada "))), id="the same name twice"),
        pytest.param(Options((Player("Ada"), Player(" "))), id="no name"),
        pytest.param(Options(TWO, power_table=(Match("fly", "legs"),)), id="no such power"),
        pytest.param(Options(TWO, power_table=(Match("bowl", "legs", 3, 2),)), id="bad bounds"),
        pytest.param(Options(TWO, power_table=(Match("bowl", "legs", -1),)), id="below nought"),
        pytest.param(Options((Player("Ada", span=0), Player("Bo"))), id="no span"),
        pytest.param(Options(TWO, referee_span=-5), id="a negative span"),
        pytest.param(Options(TWO, "solo"), id="no such preset"),  # type: ignore[arg-type]
        pytest.param(Options(TWO, switches=Switches(die_sides=1)), id="one-sided dice"),
        pytest.param(Options(TWO, terrain=(Terrain("mud", 50),)), id="terrain that speeds up"),
        pytest.param(Options(TWO, terrain=(Terrain("mud"),) * 2), id="the same terrain twice"),
        pytest.param(Options(TWO, powers=(POWERS["drop"],)), id="a power of the sheet again"),
        pytest.param(
            Options(TWO, powers=(Power("x", "X", "", effect="divide"),)), id="an effect of its own"
        ),
        pytest.param(Options(TWO, powers=(Power("x", "X", "", dice=21),)), id="too many dice"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: Options) -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(options)
    assert caught.value.reason is Reason.OPTIONS


def test_every_house_rule_has_a_switch_words_and_a_value_that_is_allowed() -> None:
    names = [field.name for field in fields(House)]
    assert [field.name for field in fields(Switches)] == names
    assert set(SENTENCES) == set(names)
    assert {name for name, value in vars_of(House()).items() if type(value) is int} == set(LIMITS)
    for house in PRESETS.values():
        for name, value in vars_of(house).items():
            assert in_words(SENTENCES, name, value).endswith(".")
            assert "{}" not in in_words(SENTENCES, name, value)


def vars_of(house: House) -> dict[str, Any]:
    return {field.name: getattr(house, field.name) for field in fields(House)}


def test_switches_change_the_preset_and_nothing_else() -> None:
    changed = house_of(Options(TWO, "kids", Switches(contact_stops=False, building_minutes=5)))
    assert not changed.contact_stops
    assert changed.building_minutes == 5
    assert changed.full_hit_points == PRESETS["kids"].full_hit_points


def test_house_rules_are_recorded_when_the_game_starts() -> None:
    laid = building(2, switches={"bounce_counts": False})
    laid.do(weigh_in(1), weigh_in(2), StartGame(None, without_powers=True))
    started = laid.last(GameStarted)
    assert started.house_rules == ("A missile that bounces first has missed.",)
    assert house_rules(House()) == ()


def test_the_presets_are_as_published() -> None:
    kids, arena = PRESETS["kids"], PRESETS["arena"]
    assert (kids.building_minutes, kids.full_hit_points, kids.unit) == (10, 48, "six_inches")
    assert (base_to_hit(House()), base_to_hit(kids), base_to_hit(arena)) == (8, 8, 4)
    assert PRESETS["small_table"].unit == "fist"
    assert SPANS_BY_LEGS == (1, 2, 2, 3, 3, 4)
    assert pytest.approx(math.pi * 1.6**3 / 6, abs=1e-4) == MARBLE_ML


def test_the_building_timer_runs_and_ends() -> None:
    laid = building(2)
    assert laid.refused(TellTime(None, 5)).reason is Reason.WRONG_STEP
    laid.do(StartBuilding(None), TellTime(None, 1199))
    assert not laid.last(BuildingTimeTold).up
    laid.do(TellTime(None, 1200))
    assert laid.last(BuildingTimeTold).up
    assert laid.refused(TellTime(None, 1100)).reason is Reason.BAD_VALUE
    assert laid.refused(StartBuilding(None)).reason is Reason.SPENT
    assert laid.refused(StartBuilding(1)).reason is Reason.REFEREE_ONLY


def test_players_say_that_they_are_done() -> None:
    laid = building(2)
    assert laid.awaiting() == frozenset({None, 1, 2})
    laid.do(SayDone(1, 1))
    assert laid.awaiting() == frozenset({None, 2})
    assert laid.refused(SayDone(1, 1)).reason is Reason.SPENT
    assert laid.refused(SayDone(1, 2)).reason is Reason.NOT_YOURS
    laid.do(weigh_in(2))
    assert laid.awaiting() == frozenset({None})


def test_a_weigh_in_leaves_to_the_table_what_it_does_not_say() -> None:
    laid = building(2).do(WeighIn(None, 1, legs=5, limbs=(Limb(),) * 6))
    first = laid.creature(1)
    assert (first.movement_spans, first.attacks, first.hit_points) == (4, 4, 50)
    laid.do(WeighIn(None, 1, legs=0, hit_points=25, movement_spans=7, attacks=1, colour="red"))
    again = laid.creature(1)
    assert (again.movement_spans, again.attacks, again.hit_points) == (7, 1, 25)
    assert again.colour == "red"


@pytest.mark.parametrize(
    ("stats", "reason"),
    [
        ({"hit_points": 0}, Reason.BAD_VALUE),
        ({"hit_points": 101}, Reason.BAD_VALUE),
        ({"legs": -1}, Reason.BAD_VALUE),
        ({"legs": -100}, Reason.BAD_VALUE),
        ({"reach": -1}, Reason.BAD_VALUE),
        ({"movement_spans": -1}, Reason.BAD_VALUE),
        ({"attacks": 5}, Reason.BAD_VALUE),
        ({"attacks": 0}, Reason.BAD_VALUE),
        ({"limbs": (Limb(13, 1),)}, Reason.BAD_VALUE),
        ({"limbs": (Limb(8, 7),)}, Reason.BAD_VALUE),
        ({"missiles": (Missile(6),)}, Reason.BAD_VALUE),
        ({"power": "flying"}, Reason.UNKNOWN_PIECE),
    ],
)
def test_numbers_that_the_rules_do_not_know_are_refused(
    stats: dict[str, Any], reason: Reason
) -> None:
    assert building(2).refused(weigh_in(1, **stats)).reason is reason


def test_nobody_is_missing_when_the_game_starts() -> None:
    laid = building(3).do(weigh_in(2))
    refused = laid.refused(StartGame(None))
    assert refused.reason is Reason.UNMEASURED
    assert "Ada and Cy" in refused.detail
    assert fight().refused(StartGame(None)).reason is Reason.WRONG_PHASE


def test_a_game_without_special_powers_is_asked_about_before_it_starts() -> None:
    laid = building(2).do(weigh_in(1), weigh_in(2, power="drop"))
    refused = laid.refused(StartGame(None))
    assert (refused.reason, refused.rule) == (Reason.UNMEASURED, "powers")
    assert "Ada's creature has no special power" in refused.detail
    assert StartGame(None, without_powers=True) in GAME.choices(laid.state)
    laid.do(StartGame(None, without_powers=True))
    given = building(2).do(weigh_in(1, power="bowl"), weigh_in(2, power="drop"))
    given.do(StartGame(None))


def test_k39_hit_points_stay_open_until_the_clay_of_the_missiles_is_known() -> None:
    laid = building(2).do(weigh_in(1, hit_points=None, power="drop"), weigh_in(2, power="drop"))
    assert laid.last(HitPointsReckoned) == HitPointsReckoned(1, 0)
    refused = laid.refused(StartGame(None))
    assert (refused.reason, refused.rule) == (Reason.UNMEASURED, "K39")
    assert "hit points still open" in GAME.describe(laid.state, laid.all(CreatureWeighedIn)[0])
    laid.do(WeighClay(None, 1, 1500))
    assert laid.creature(1).hit_points == 0
    laid.do(WeighClay(None, 1, 1500, 500))
    assert laid.creature(1).hit_points == 38
    laid.do(StartGame(None))


def test_k39_what_the_referee_said_no_scale_changes() -> None:
    laid = building(2).do(weigh_in(1, hit_points=40), WeighClay(None, 1, 1500, 1500))
    assert laid.creature(1).hit_points == 40
    open_ones = building(2).do(weigh_in(1, hit_points=None), SetHitPoints(None, 1, 31, "by eye"))
    open_ones.do(WeighClay(None, 1, 1500, 1500))
    assert open_ones.creature(1).hit_points == 31


def test_the_scale_decides_after_the_weigh_in_too() -> None:
    laid = building(2).do(weigh_in(1, hit_points=None, missiles=()))
    assert laid.creature(1).hit_points == 50
    laid.do(WeighClay(None, 1, 1000, 1000))
    assert laid.creature(1).hit_points == 25


YODEL = MakeUpPower(None, "yodel", "The Yodel", "Everybody covers his ears.", use="own_move")


def test_k38_a_power_may_be_made_up_at_the_weigh_in_and_in_play() -> None:
    laid = building(2).do(YODEL, weigh_in(1, power="yodel"), weigh_in(2, power="drop"))
    start(laid).do(UsePower(1, 1, 2), JudgePower(None, 3, "deaf"))
    assert laid.creature(2).hit_points == 27
    laid.do(replace(YODEL, name="hum"), Reweigh(None, 2, "it hums", power="hum"))
    assert laid.creature(2).power == "hum"


def test_k38_a_power_that_is_written_down_again_is_corrected() -> None:
    laid = building(2).do(YODEL, replace(YODEL, dice=5))
    assert [one.dice for one in laid.state.powers] == [5]


@pytest.mark.parametrize(
    "said",
    [
        {"name": "drop"},
        {"name": ""},
        {"name": "hidden"},
        {"use": "missile"},
        {"dice": 21},
    ],
)
def test_powers_that_cannot_be_made_up(said: dict[str, Any]) -> None:
    refused = building(2).refused(replace(YODEL, **said))
    assert (refused.reason, refused.rule) == (Reason.BAD_VALUE, "K38")
    assert building(2).refused(replace(YODEL, seat=1)).reason is Reason.REFEREE_ONLY


def test_k35_the_lot_gives_no_power_that_cannot_be_used() -> None:
    laid = building(2, switches={"powers": "random"})
    laid.do(weigh_in(1, missiles=()), weigh_in(2, divisible=True), StartGame(None))
    assert dice(laid) == (11, 2)
    laid.roll(5, 10)  # the Blob of Death for one without missiles, Divide Self for one that parts
    assert laid.last(LotReturned) == LotReturned(1)
    assert laid.creature(2).power == "divide_self"
    assert dice(laid)[1] == 1
    laid.roll(1)
    assert laid.creature(1).power == "drop"


def test_k35_what_nobody_can_use_is_in_no_lot() -> None:
    laid = building(2, switches={"powers": "random"}).do(weigh_in(1), weigh_in(2))
    assert dice(laid.do(StartGame(None))) == (10, 2)


def test_a_roll_that_breaks_a_tie_is_told_as_such() -> None:
    laid = building(2).do(weigh_in(1), weigh_in(2), StartGame(None, without_powers=True))
    laid.roll(3, 3, 3, 4, 4, 1).roll(1, 1, 1, 6, 6, 6)
    told = [GAME.describe(laid.state, one) for one in laid.all(InitiativeRolled)[-2:]]
    assert told == ["Ada rolls 3 to break the tie at 9.", "Bo rolls 18 to break the tie at 9."]


def test_a_kids_game_has_no_missiles_and_draws_powers() -> None:
    laid = building(2, preset="kids")
    assert laid.refused(weigh_in(1)).reason is Reason.HOUSE_RULE
    laid.do(weigh_in(1, missiles=(), hit_points=None), weigh_in(2, missiles=()))
    assert laid.creature(1).hit_points == 48
    laid.do(StartGame(None))
    assert dice(laid) == (9, 2)  # no missiles: no Blob of Death; nobody parts cleanly: no Divide
    laid.roll(1, 9)
    assert (laid.creature(1).power, laid.creature(2).power) == ("drop", "borrow_power")
    assert laid.refused(Fire(1, 1, 0, 2)).reason is Reason.WRONG_PHASE
    laid.roll(3, 3, 5, 5)
    assert laid.awaiting() == frozenset({2})
    assert laid.refused(Fire(2, 2, 0, 1)).reason is Reason.HOUSE_RULE


def test_a_power_given_before_the_lots_stays() -> None:
    laid = building(2, switches={"powers": "random"}).do(weigh_in(1, power="bowl"), weigh_in(2))
    laid.do(StartGame(None))
    assert dice(laid) == (10, 1)
    laid.roll(10)
    assert (laid.creature(1).power, laid.creature(2).power) == ("bowl", "borrow_power")


def test_after_the_highest_the_kids_follow_clockwise() -> None:
    laid = building(4, preset="kids", switches={"powers": "none"})
    laid.do(*(weigh_in(seat, missiles=()) for seat in (1, 2, 3, 4)), StartGame(None))
    laid.roll(1, 1, 2, 2, 6, 6, 6, 6)
    assert dice(laid) == (6, 4)
    laid.roll(5, 5, 4, 4)
    for number in (3, 4, 1, 2):
        assert laid.awaiting() == frozenset({number})
        laid.do(EndMove(number, number))


def test_k20_only_the_tied_roll_again_among_themselves() -> None:
    laid = building(4)
    weighed = (weigh_in(seat) for seat in (1, 2, 3, 4))
    laid.do(*weighed, StartGame(None, without_powers=True))
    laid.roll(3, 3, 3, 6, 6, 6, 3, 3, 3, 1, 1, 1)
    needed = laid.awaiting()
    assert isinstance(needed, RollNeeded)
    assert (needed.count, needed.why) == (6, "initiative, 3 each: Ada and Cy")
    laid.roll(1, 1, 1, 1, 1, 1)
    assert dice(laid) == (6, 6)
    laid.roll(1, 1, 1, 2, 2, 2)
    for number in (2, 3, 1, 4):
        assert laid.awaiting() == frozenset({number})
        laid.do(EndMove(number, number))


def test_k25_where_colours_must_differ_lots_are_drawn() -> None:
    players = (Player("Ada", "red"), Player("Bo", "red"), Player("Cy", "red"))
    laid = building(players=players, switches={"own_colours": True})
    assert dice(laid) == (3, 1)
    laid.roll(2)
    assert [one.colour for one in laid.state.players] == ["", "red", ""]
    refused = laid.refused(ChooseColour(1, 1, "red"))
    assert (refused.reason, refused.rule) == (Reason.BAD_VALUE, "K25")
    laid.do(ChooseColour(1, 1, "blue"))
    assert laid.refused(weigh_in(3, colour="blue")).rule == "K25"
    assert laid.refused(ChooseColour(1, 1, " ")).reason is Reason.BAD_VALUE
    free = building(players=players).do(weigh_in(1, colour="red"), weigh_in(2, colour="red"))
    assert free.awaiting() == frozenset({None, 3})


def arena_weigh_in(seat: int, **stats: Any) -> WeighIn:
    usual: dict[str, Any] = {"hit_points": None, "missiles": (Missile(1),) * 3}
    return weigh_in(seat, **{"limbs": TWO_ARMS, **usual, **stats})


def test_in_the_arena_traits_are_chosen_and_hit_points_rolled() -> None:
    laid = building(3, preset="arena")
    assert laid.refused(arena_weigh_in(1)).reason is Reason.UNMEASURED
    for seat, trait in ((1, "tough"), (2, "mean"), (3, "fast")):
        laid.do(ChooseTrait(seat, seat, trait), arena_weigh_in(seat))  # type: ignore[arg-type]
    assert laid.refused(ChooseTrait(1, 1, "fast")).reason is Reason.SPENT
    assert [one.attacks for one in laid.state.creatures] == [1, 2, 1]
    assert [one.movement_spans for one in laid.state.creatures] == [2, 2, 4]
    laid.do(StartGame(None))
    assert dice(laid) == (6, 4)
    laid.roll(6, 5, 4, 3)
    assert [one.hit_points for one in laid.state.creatures] == [11, 4, 3]
    assert dice(laid) == (6, 3)


def test_arena_missiles_are_small_and_few_and_powers_are_none() -> None:
    laid = building(2, preset="arena").do(ChooseTrait(None, 1, "mean"))
    assert laid.refused(arena_weigh_in(1, missiles=(Missile(1),) * 4)).reason is Reason.BAD_VALUE
    assert laid.refused(arena_weigh_in(1, missiles=(Missile(2),))).reason is Reason.BAD_VALUE
    assert laid.refused(arena_weigh_in(1, power="drop")).reason is Reason.HOUSE_RULE
    assert building(2).refused(ChooseTrait(1, 1, "mean")).reason is Reason.HOUSE_RULE


@pytest.mark.parametrize(("preset", "to_hit"), [("kids", 8), ("arena", 4)])
def test_where_all_limbs_are_alike_only_their_number_is_weighed_in(
    preset: PresetName, to_hit: int
) -> None:
    laid = building(2, preset=preset)
    if laid.state.house.traits:
        laid.do(ChooseTrait(1, 1, "mean"))
    laid.do(weigh_in(1, limbs=(Limb(8, 1, "arm"), Limb(6, 4)), hit_points=6, missiles=()))
    assert laid.creature(1).limbs == (Limb(to_hit, 1, "arm"), Limb(to_hit, 1))


def test_hit_points_that_the_referee_gave_are_not_rolled() -> None:
    laid = building(2, preset="arena")
    for seat in (1, 2):
        laid.do(ChooseTrait(seat, seat, "mean"))
    laid.do(arena_weigh_in(1, hit_points=4), arena_weigh_in(2), StartGame(None))
    assert dice(laid) == (6, 1)


def test_nobody_begins_the_game_dead() -> None:
    laid = building(2, switches={"hit_points": "dice"}).do(
        weigh_in(1, hit_points=None), weigh_in(2)
    )
    laid.do(ChangeHouseRule(None, "hit_points", "share", "no time to roll"))
    assert laid.refused(StartGame(None)).reason is Reason.UNMEASURED
    begin = StartGame(None, without_powers=True)
    assert begin not in GAME.choices(laid.state)
    laid.do(SetHitPoints(None, 1, 30, "by eye"))
    assert begin in GAME.choices(laid.state)
    laid.do(begin)


def test_e7_hit_points_are_the_scales_where_one_was_used_and_nobody_says_otherwise() -> None:
    laid = building(2).do(WeighClay(None, 1, 1500, 500), WeighClay(None, 2, 1000))
    laid.do(weigh_in(1, hit_points=None), weigh_in(2, hit_points=None, missiles=()))
    assert [one.hit_points for one in laid.state.creatures] == [38, 50]  # 37.5, half up
    assert laid.do(weigh_in(1, hit_points=41)).creature(1).hit_points == 41
    assert laid.refused(WeighClay(1, 1, 1500)).reason is Reason.REFEREE_ONLY
    assert laid.refused(WeighClay(None, 1, 0)).reason is Reason.BAD_VALUE
    kids = building(2, preset="kids").do(WeighClay(None, 1, 100, 100))
    assert kids.do(weigh_in(1, hit_points=None, missiles=())).creature(1).hit_points == 48


@pytest.mark.parametrize("sides", [2, 6, 12, 20])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_any_dice_the_tables_own_numbers_may_be_weighed_in(sides: int, count: int) -> None:
    laid = building(2, switches={"die_sides": sides, "to_hit_dice": count})
    for command in GAME.choices(laid.state):
        assert GAME.decide(laid.state, command)
    assert laid.do(weigh_in(1, limbs=())).creature(1).limbs
    assert laid.refused(weigh_in(1, limbs=(Limb(61),))).reason is Reason.BAD_VALUE


def test_a_span_is_a_hands_before_the_game_too() -> None:
    for span in (0, 5001, 10**17):
        with pytest.raises(IllegalCommand, match="no hand has such"):
            GAME.setup(Options((Player("Ada", span=span), Player("Bo"))))


def test_spans_may_be_measured_again_and_only_by_the_referee() -> None:
    laid = building(2).do(SetSpan(None, 1, 1850), SetSpan(None, 1, 1900))
    assert laid.state.players[0].span == 1900
    assert laid.refused(SetSpan(1, 1, 3000)).reason is Reason.REFEREE_ONLY
    assert laid.refused(SetSpan(None, 9, 1900)).reason is Reason.UNKNOWN_PIECE
    assert laid.refused(SetSpan(None, 1, 0)).reason is Reason.BAD_VALUE


def test_k39_open_hit_points_are_among_the_choices() -> None:
    """The choices contain weighing the clay, once."""
    laid = building(2).do(weigh_in(1, hit_points=None), weigh_in(2))
    (clay,) = (one for one in laid.game.choices(laid.state) if isinstance(one, WeighClay))
    assert clay.player == 1
    laid.do(clay)
    assert not any(isinstance(one, WeighClay) for one in laid.game.choices(laid.state))


def test_a_span_out_of_range_is_told_in_the_unit_in_which_it_was_typed() -> None:
    state = GAME.setup(Options(TWO))
    with pytest.raises(IllegalCommand) as refused:
        GAME.decide(state, SetSpan(None, 1, 90_000))
    assert "span of 9000 mm is out of range; give 0.1 to 500 mm" in str(refused.value)


def test_k39_nobody_joins_without_hit_points_before_the_first_round_either() -> None:
    laid = building(2).do(weigh_in(1), weigh_in(2), StartGame(None, without_powers=True))
    laid.do(JoinGame(None, "Zed", "late"))
    assert laid.refused(weigh_in(3, hit_points=None, because="late")).rule == "K39"
    laid.do(weigh_in(3, because="late"))


def test_k39_play_is_not_set_to_begin_before_hit_points_are_rolled() -> None:
    laid = building(2, preset="arena")
    for seat in (1, 2):
        laid.do(ChooseTrait(seat, seat, "fast"), weigh_in(seat, hit_points=None, missiles=()))
    refused = laid.refused(SetPhase(None, "playing", "at once"))
    assert (refused.reason, refused.rule) == (Reason.UNMEASURED, "K39")
    laid.do(SetPhase(None, "initiative", "at once"))
    assert dice(laid) == (6, 2)


def test_who_joins_the_arena_late_chooses_a_trait_too() -> None:
    laid = building(2, preset="arena")
    for seat in (1, 2):
        laid.do(ChooseTrait(seat, seat, "fast"), weigh_in(seat, hit_points=4, missiles=()))
    start(laid).do(JoinGame(None, "Zed", "late"), ChooseTrait(None, 3, "mean"))
    laid.do(weigh_in(3, hit_points=4, missiles=(), because="late"))
    assert laid.creature(3).attacks == 2
    assert laid.refused(ChooseTrait(None, 3, "tough")).reason is Reason.SPENT


def test_who_joins_the_kids_late_draws_a_power_and_nobody_else_rolls_again() -> None:
    laid = building(3, preset="kids")
    for seat in (1, 2, 3):
        laid.do(weigh_in(seat, missiles=(), power="drop"))
    laid.do(StartGame(None)).roll(6, 6, 2, 3, 3, 2)
    laid.do(JoinGame(None, "Zed", "late"), weigh_in(4, missiles=(), because="late"))
    needed = laid.awaiting()
    assert needed.why == "special powers by lot: Zed's creature"
    laid.roll(1)
    assert laid.creature(4).power == "drop"
    assert laid.awaiting().why == "initiative, 2 each: Zed"
    assert laid.roll(1, 2).awaiting() == frozenset({1})


def test_k25_the_game_does_not_start_before_the_lot_for_a_colour() -> None:
    players = tuple(Player(name, "red", 2000) for name in ("Ada", "Bo"))
    laid = building(2, players=players, switches={"own_colours": True})
    laid.do(weigh_in(1), weigh_in(2))
    start_now = StartGame(None, without_powers=True)
    assert laid.refused(start_now).reason is Reason.ROLL_PENDING
    laid.roll(1).do(ChooseColour(2, 2, "green"))
    assert [one.colour for one in laid.state.creatures] == ["red", "green"]
    laid.do(start_now)


def test_after_the_end_it_is_told_how_the_dead_come_back() -> None:
    laid = fight({}, {}).do(SetHitPoints(None, 2, 0, "trodden on"))
    refused = laid.refused(SetPhase(None, "playing", "by mistake"))
    assert "first SetPhase building" in refused.detail
    laid.do(SetPhase(None, "building", "by mistake"), SetHitPoints(None, 2, 5, "by mistake"))
    laid.do(SetPhase(None, "playing", "by mistake", 1))
    assert laid.won_by() is None


def test_after_a_handing_over_a_second_weigh_in_replaces_the_first_too() -> None:
    laid = building().do(weigh_in(1), weigh_in(2), HandOver(None, 1, 2, "Ada plays another"))
    laid.do(weigh_in(1), weigh_in(1, legs=1))
    assert [(one.id, one.player) for one in laid.state.creatures] == [(1, 2), (2, 2), (3, 1)]
    assert laid.creature(3).legs == 1


def test_clay_is_weighed_for_the_creature_that_its_player_has_now() -> None:
    laid = building(2).do(weigh_in(1, hit_points=None), weigh_in(2, hit_points=None))
    laid.do(HandOver(None, 1, 2, "mixed up"), HandOver(None, 2, 1, "mixed up"))
    laid.do(WeighClay(None, 1, 1000, 1000))
    assert [laid.creature(number).hit_points for number in (1, 2)] == [0, 25]


def test_k39_rolled_hit_points_are_not_left_open_by_a_change_of_rules() -> None:
    laid = building(2, switches={"hit_points": "dice"})
    laid.do(*(weigh_in(seat, hit_points=None) for seat in (1, 2)))
    laid.do(StartGame(None, without_powers=True))
    by_the_clay = ChangeHouseRule(None, "hit_points", "share", "no dice here")
    refused = laid.refused(by_the_clay)
    assert (refused.reason, refused.rule) == (Reason.ROLL_PENDING, "K39")
    laid.do(SetHitPoints(None, 1, 20, "agreed"), SetHitPoints(None, 2, 25, "agreed"), by_the_clay)
