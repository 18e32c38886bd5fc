"""The referee can correct every value of a state."""

from dataclasses import fields, replace

import pytest

from engine.bots import at_random
from engine.correcting import Correct
from engine.games.metamorph import GAME
from engine.games.metamorph.abilities import UseSpecial
from engine.games.metamorph.allowing import Allowed
from engine.games.metamorph.board import Laid, board_of
from engine.games.metamorph.correcting import FIXED, problems
from engine.games.metamorph.fighting import Attack, AttackHit
from engine.games.metamorph.flying import FlyHigh
from engine.games.metamorph.joining import AddWizard, RemoveWizard
from engine.games.metamorph.judging import DeclareHit, GiveTurn
from engine.games.metamorph.land import Part
from engine.games.metamorph.moving import Move
from engine.games.metamorph.setting_straight import CounterPlaced, PlaceCounter, SetMana, SetShape
from engine.games.metamorph.state import (
    Artifact,
    Grip,
    Ink,
    Pending,
    Seated,
    ShapeChange,
    State,
    Turn,
)
from engine.games.metamorph.tables import House
from engine.games.metamorph.turns import EndTurn
from engine.luck import Shuffle
from engine.refusal import Reason
from engine.word import DeclareWinner, Note, Noted
from tests.engine.games.metamorph.arrange import AWAY, NEAR, PLAIN, Table, beginning, playing
from tests.engine.play import play_at_random
from tests.engine.straight import reached

KINDS = (State, Seated, ShapeChange, Grip, Artifact, Turn, Pending, Ink, House, Laid)
NAMES = {each.name for kind in KINDS for each in fields(kind)}
BESIDE = {1: ("P44", AWAY), 2: ("P43", NEAR)}
WHY = "so it is"


def straight(table: Table, what: str, value: str) -> Table:
    return table.do(Correct(None, what, value, WHY))


MORE = {
    "artifacts": "[]",
    "artifacts.*": '{"name": "font1", "kind": "font", "at": "P66"}',
    "artifacts.*.at": "P65",
    "artifacts.*.kind": "key",
    "escaped": "1",
    "fell": "1",
    "groups.*": "[4]",
    "groups.*.*": "4",
    "house.map": "on_table",
    "ink.*": '{"player": 2, "hexes": ["P55"]}',
    "pending": '{"what": "slow", "player": 1, "target": 3}',
    "pending.special": "Bite",
    "pending.what": "escape",
    "players.*.altitude": "high",
    "players.*.harried_by.*": "4",
    "players.*.school": "Aquatic",
    "turn": '{"player": 1}',
    "turn.level": "up",
    "turn.mode": "land",
    "turn.special": "Bite",
    "turn.seen.*": "4",
    "dealt.*": '["A"]',
    "ending": "the most fun",
    "ink.*.hexes.*": "P66",
    "ink.*.hexes": '["P66"]',
    "laid": '[{"part": "P", "column": 0, "half": 0}, {"part": "Q", "column": 7, "half": 1}]',
    "laid.*.column": "2",
    "laid.*.half": "2",
    "laid.*": '{"part": "B", "column": 0, "half": 0}',
    "laid.*.part": "B",
    "pending.artifact": "font2",
    "phase": "over",
    "players.*.at": "P77",
    "players.*.change.target": "Bear",
    "players.*.hold.shape": "Bear",
    "players.*.hold.special": "Hug",
    "players.*.shape": "Dragon",
    "turn.seen": "[3]",
    "winners": "[2]",
}
"""Values for fields for which no near value is valid."""


def busy() -> State:
    """A state of four wizards with every field in use."""
    places = {1: ("P44", AWAY), 2: ("P43", NEAR), 3: ("P11", NEAR), 4: ("P17", NEAR)}
    table = playing(places, {1: "Griffin", 4: "Giant Squid"}, preset="war")
    table.with_player(2, hold=Grip(4, "Trap", 2, "Human"), harried_by=(1, 3))
    table.with_player(3, change=ShapeChange("Dog", 0, 1), stuck=1, slow=2, poison=1, venom=1)
    table.with_player(4, trap="Trap", restrict=2, at=None, gone="left")
    table.with_turn(moved=True, mode="air", run=2, cast=True, special="Claws", fought=True, hit=2)
    book = replace(table.state.book, maps=(*table.state.book.maps, Part("Q", PLAIN)))
    return replace(
        table.state,
        book=book,
        board=board_of(book, table.state.laid),
        artifacts=tuple(
            replace(one, holder=None, at="P66") if one.holder == 4 else one
            for one in table.state.artifacts
        ),
        ink=(Ink(1, ("P55",)),),
        groups=((2,), (3,)),
        pending=Pending("attack", 1, 2, "Claws", 1, 2),
    )


def moments() -> tuple[State, ...]:
    """States: one with all fields in use, one that is over, and one before play."""
    over = playing(BESIDE).do(DeclareWinner(None, (1,), "the most fun")).state
    before = beginning(3, "war").do(Shuffle(tuple(range(9)))).state
    laid = (Laid("A", 0, 0),)
    mapped = replace(before, laid=laid, board=board_of(before.book, laid), tied=(1, 2))
    return busy(), over, before, mapped


def test_every_field_of_a_state_can_be_set_straight() -> None:
    found = reached(GAME, FIXED, sorted(NAMES), MORE, moments())
    assert set(found.missing) == {"players.*.seat"}  # by which they are called
    roots = {kind.split(".")[0] for kind in found.set_straight}
    assert roots == {one.name for one in fields(State)} - set(FIXED)
    parts = {part for one in found.set_straight for part in one.split(".")}
    assert NAMES - parts == {"seat", *FIXED}
    print(f"{len(found.set_straight)} kinds of values were set straight")


def test_no_state_that_play_leads_to_is_found_at_fault() -> None:
    for name in GAME.examples:
        for moment in play_at_random(GAME, GAME.examples[name], seed=6, commands=80, meddling=6):
            assert list(problems(moment.state)) == []


@pytest.mark.parametrize(
    ("what", "value", "said"),
    [
        ("players.2.shape", "Hors", "there is no shape 'Hors'"),
        ("players.2.at", "P44", "two wizards stand on one hex"),
        ("players.2.at", "null", "Bo stands on the map while in the game"),
        ("players.2.altitude", "air", "Bo does not fly as Human"),
        ("players.2.altitude", "heaven", "must be one of ground, air, high"),
        ("players.2.health", "-1", "numbers of Bo go from 0 to 999"),
        ("players.2.health", "full", "must be a whole number"),
        ("players.7.health", "3", "players has no '7' to set straight"),
        ("players.2.helth", "3", "did you mean 'health'?"),
        ("players.2.seat", "3", "seats count from 1"),
        ("players.2.health.much", "3", "players.2.health has no 'much'"),
        ("players", "[]", "the order names each seat once"),
        ("board", "{}", "the game has no 'board'"),
        ("options.preset", "war", "the game has no 'options'"),
        ("house.mana", "0", "mana cannot be 0"),
        ("laid.1.part", "Z", "there is no part 'Z'"),
        ("turn.player", "9", "the turn is that of somebody in the game"),
        ("groups", "[[1]]", "whose turn it is comes no more in this round"),
        ("groups", "[[2], [2]]", "the order names each seat once"),
        ("winners", "[1]", "winners follows from the rest"),
        ("round", "1", "round is 1 already"),
        ("round", "1" * 5000, "the value is too long"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_does(what: str, value: str, said: str) -> None:
    refused = playing(BESIDE).refused(Correct(None, what, value, WHY))
    assert refused.reason in (Reason.BAD_VALUE, Reason.UNKNOWN_PIECE)
    assert said in refused.detail


def test_only_the_referee_sets_straight_and_says_why() -> None:
    table = playing(BESIDE)
    assert table.refused(Correct(1, "round", "2", WHY)).reason is Reason.REFEREE_ONLY
    assert table.refused(Correct(None, "round", "2", " ")).reason is Reason.NO_REASON


def test_a_change_under_way_a_hold_and_an_artifact_are_set_straight() -> None:
    table = playing(BESIDE, {2: "Griffin"}, preset="war")
    straight(table, "players.2.altitude", "ground")
    straight(table, "players.1.change", '{"target": "Dragon", "x": 0, "y": 0}')
    straight(table, "players.1.change.debt", "3")
    straight(table, "players.2.hold", '{"by":1,"special":"Hug","damage":1,"shape":"Griffin"}')
    straight(table, "artifacts", '[{"name": "lamp", "kind": "font", "at": "P11"}]')
    straight(table, "artifacts.lamp.damage", "4")
    assert table.player(2).altitude == "ground"
    assert table.artifact("lamp").damage == 4
    table.do(EndTurn(1))
    change = table.player(1).change
    assert change is not None
    assert change.debt == 3


def test_house_rules_change_during_play() -> None:
    table = playing(BESIDE, {1: "Griffin"})
    assert table.refused(FlyHigh(1)).reason is Reason.HOUSE_RULE
    assert straight(table, "house.flying_high", "true").do(FlyHigh(1)).turn.level == "up"


def test_a_used_up_power_is_given_back() -> None:
    table = playing(BESIDE).do(Attack(1, 2)).roll(1, 1)
    assert table.refused(Attack(1, 2)).reason is Reason.SPENT
    assert straight(table, "turn.fought", "false").do(Attack(1, 2)).state.pending is not None


def test_the_log_tells_what_was_set_straight_and_what_it_was() -> None:
    table = straight(playing(BESIDE), "players.2.mana", "7")
    told = GAME.describe(table.state, table.events[-1])
    assert told == "Bo, mana: 7 instead of 50 (so it is)."


def test_health_that_is_set_to_nothing_kills() -> None:
    table = straight(playing(BESIDE), "players.2.health", "0")
    assert table.player(2).gone == "dead"
    assert table.state.winners == (1,)


def test_a_game_that_is_over_goes_on_and_takes_remarks() -> None:
    table = playing(BESIDE).do(DeclareWinner(None, (1,), "the most fun"))
    table.do(Note(2, "a good game"))
    assert table.last(Noted).text == "a good game"
    straight(table, "winners", "[1, 2]")
    assert table.state.winners == (1, 2)
    straight(table, "phase", "playing")
    assert GAME.outcome(table.state) is None
    assert GAME.choices(table.state)


def test_somebody_joins_in_mid_game_and_takes_the_last_turn_of_the_round() -> None:
    table = playing(BESIDE)
    assert table.refused(AddWizard(None, "Bo", WHY, "P11")).reason is Reason.BAD_VALUE
    assert table.refused(AddWizard(None, "Cy", WHY)).reason is Reason.BAD_VALUE
    assert table.refused(AddWizard(None, "Cy", WHY, "P44")).reason is Reason.BAD_TARGET
    table.do(AddWizard(None, "Cy", WHY, "P11", NEAR))
    assert (table.player(3).name, table.player(3).at, table.player(3).mana) == ("Cy", "P11", 50)
    table.do(EndTurn(1), EndTurn(2))
    assert table.turn.player == 3
    assert GAME.choices(table.state)


def test_m4_who_joins_may_name_the_school_in_the_words_of_the_rule_sheet() -> None:
    for said, meant in (("Fantastical", "Magical"), ("Mammalian", "Mammal")):
        table = playing(BESIDE, specialization=True)
        table.do(AddWizard(None, "Cy", WHY, "P11", school=said))
        assert table.player(3).school == meant
    fish = playing(BESIDE).refused(AddWizard(None, "Cy", WHY, "P11", school="Fish"))
    assert fish.reason is Reason.BAD_VALUE


def test_somebody_joins_before_the_map_is_laid_and_is_placed_like_all() -> None:
    table = beginning(2, "war").do(AddWizard(None, "Cy", WHY))
    assert table.refused(AddWizard(None, "Di", WHY, "P11")).reason is Reason.BAD_VALUE
    assert table.player(3).at is None
    table.do(Shuffle(tuple(range(9))))
    assert len(table.state.dealt) == 3


def test_somebody_leaves_by_one_command_and_what_he_holds_stays() -> None:
    places = {**BESIDE, 3: ("P11", NEAR)}
    table = playing(places, preset="war").do(RemoveWizard(None, 1, "the last bus"))
    assert (table.player(1).gone, table.player(1).at) == ("left", None)
    assert table.artifact("font1").at == "P44"
    assert table.turn.player == 2
    assert table.refused(RemoveWizard(None, 1, WHY)).reason is Reason.DEAD
    table.do(RemoveWizard(None, 3, "the same bus"))
    assert table.state.winners == (2,)


@pytest.mark.parametrize("commands", range(8))
def test_somebody_may_leave_before_the_game_is_played(commands: int) -> None:
    *_, last = play_at_random(GAME, GAME.examples["war"], seed=2, commands=commands + 1)
    table = Table(last.state).do(RemoveWizard(None, 3, "the last bus"))
    for draw in range(60):
        command = at_random(GAME, table.state, "left", draw)
        if command is not None:
            table.do(command)
    assert table.state.phase in ("playing", "over")
    assert table.player(3).at is None


def test_the_turn_is_given_to_somebody_else_and_comes_back() -> None:
    table = playing({**BESIDE, 3: ("P11", NEAR)}).do(GiveTurn(None, 3, "he is first"))
    assert table.turn.player == 3
    table.do(EndTurn(3))
    assert table.turn.player == 1
    table.do(EndTurn(1))
    assert table.turn.player == 2


def test_a_missed_hit_that_is_declared_has_all_its_consequences() -> None:
    table = playing(BESIDE, {1: "Gorilla"}).with_player(2, health=4).do(Attack(1, 2)).roll(1, 1)
    table.do(DeclareHit(None, 1, 2, 3, "the die lay on its edge"))
    assert table.player(2).health == 1
    table.do(UseSpecial(1, "Hug"))
    assert table.player(2).gone == "dead"
    assert table.state.winners == (1,)


def test_a_declared_hit_stands_for_the_dice_that_are_awaited_and_a_web_binds() -> None:
    table = playing(BESIDE, {1: "Giant Spider", 2: "Griffin"}).do(UseSpecial(1, "Web", 2))
    table.do(DeclareHit(None, 1, 2, 0, WHY, "Web"))
    assert table.state.pending is None
    assert (table.player(2).altitude, table.player(2).stuck) == ("ground", 1)
    assert table.refused(DeclareHit(None, 1, 2, 0, WHY, "Wab")).reason is Reason.BAD_VALUE


def test_a_walk_and_an_attack_out_of_limits_are_allowed_with_a_reason() -> None:
    table = playing({1: ("P46", AWAY), 2: ("P41", NEAR)})
    assert table.refused(Move(1, "FFFF", because=WHY)).reason is Reason.REFEREE_ONLY
    table.do(Move(None, "FF"), Move(None, "FF", because="somebody pushed him"))
    assert table.player(1).at == "P42"
    assert table.refused(Attack(1, 2, because=WHY)).reason is Reason.REFEREE_ONLY
    table.do(Attack(1, 2)).roll(1, 1)
    assert table.refused(Attack(None, 2)).reason is Reason.SPENT
    table.do(Attack(None, 2, because="the table shook")).roll(6, 6)
    assert table.player(2).health < 9
    assert table.last(Allowed) == Allowed(1, "the table shook")


def test_what_is_announced_stays_announced_when_a_counter_is_set_straight() -> None:
    for word in (
        PlaceCounter(None, 2, "P34", AWAY, WHY),  # beside as before
        SetShape(None, 2, "Bear", WHY),
        SetMana(None, 1, 9, WHY),
    ):
        table = playing(BESIDE).do(Attack(1, 2), word)
        assert table.state.pending is not None
        assert table.roll(6, 6).happened(AttackHit) == 1


def test_words_of_before_drop_what_was_announced_as_they_did() -> None:
    table = playing(BESIDE).do(Attack(1, 2))
    table.took(CounterPlaced(2, "P43", AWAY, WHY))
    assert table.state.pending is None
