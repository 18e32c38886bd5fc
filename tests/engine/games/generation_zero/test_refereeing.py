"""The referee's interventions, and every reason for which a command is refused."""

import re
from pathlib import Path

import pytest

from engine.games.generation_zero import GAME
from engine.games.generation_zero.artefacts import UseArtefact
from engine.games.generation_zero.battles import BattleEnded, EndBattle, StoodOff, ThrustBegan
from engine.games.generation_zero.canons import MoveCanon, NameCanon, PlaceCanon
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.fights import Fight
from engine.games.generation_zero.meeting import TurnUp
from engine.games.generation_zero.moving import Finish, Move
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.refereeing import (
    ChargeSet,
    LayOut,
    PlaceFigure,
    SetCharge,
    SetHealth,
    SetStat,
)
from engine.games.generation_zero.resting import Rest
from engine.games.generation_zero.rewards import Improve
from engine.games.generation_zero.thrusting import Attack
from engine.games.generation_zero.turns import EndPart
from engine.luck import Roll, Shuffle
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner, Note
from tests.engine.games.generation_zero.arrange import (
    Table,
    agent,
    gift,
    held,
    lying,
    monster,
    options,
    sue,
    table,
)

WHY = "so it was"


def test_health_is_set_and_the_dead_come_back_away_from_enemies() -> None:
    laid = held(table(sue(1, 4), agent(2, 1), sue(1, 2), canons=lying(5)), 1, 1)
    laid.do(SetHealth(None, 1, 0, WHY))
    assert (laid.figure(1).at, laid.canon(1).at) == (None, 4)
    laid.do(SetHealth(None, 1, 3, WHY))
    assert (laid.figure(1).health, laid.figure(1).at) == (3, 2)
    laid.do(SetHealth(None, 1, 7, WHY))
    assert (laid.figure(1).health, laid.figure(1).at) == (7, 2)


def test_stats_and_charges_are_set() -> None:
    laid = table(sue(1, 4, ability=gift("boost")), sue(1, 2))
    laid.do(UseAbility(1, 1), SetCharge(None, 1, 0, WHY), SetStat(None, 1, "observe", 9, WHY))
    assert (laid.figure(1).waits, laid.figure(1).stats.observe) == (0, 9)
    assert UseAbility(1, 1) in laid.can(UseAbility)


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (-1, "The ability of Dafydd is spent for good: so it was."),
        (0, "The ability of Dafydd may be used now: so it was."),
        (1, "The ability of Dafydd waits for 1 own turn: so it was."),
        (3, "The ability of Dafydd waits for 3 own turns: so it was."),
    ],
)
def test_when_an_ability_may_be_used_is_told(turns: int, told: str) -> None:
    laid = table(agent(1, 4, "Dafydd")).do(SetCharge(None, 1, turns, WHY))
    assert laid.game.describe(laid.state, laid.last(ChargeSet)) == told


def test_a_figure_is_put_somewhere_without_consequence() -> None:
    laid = table(sue(1, 4), agent(2, 7), sue(1, 2), monster(9)).do(PlaceFigure(None, 1, 7, WHY))
    assert laid.figure(1).alive
    laid.do(PlaceFigure(None, 1, 9, WHY))
    assert laid.state.tasks == ()


def test_a_figure_that_is_taken_out_of_a_battle_ends_it() -> None:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents")
    laid.do(Move(1, 1, (7,)), Fight(1, 7), PlaceFigure(None, 2, 5, WHY))
    assert laid.happened(BattleEnded) == 1
    assert laid.state.tasks == ()


def test_who_thrusts_and_is_taken_out_thrusts_no_more() -> None:
    laid = table(agent(1, 4), agent(1, 7), sue(2, 7), part="agents")
    laid.do(Move(1, 1, (7,)), Fight(1, 7), SetHealth(None, 2, 0, WHY))
    assert laid.last(ThrustBegan) == ThrustBegan(1)


def test_points_of_the_dead_are_lost_and_an_act_of_the_dead_is_over() -> None:
    laid = table(sue(1, 4, attack=9, speed=3), monster(7), sue(1, 2))
    laid.do(Move(1, 1, (7,)), Attack(1, 2), SetHealth(None, 1, 0, WHY))
    assert laid.state.tasks == ()


def test_an_agent_who_was_aside_is_put_into_play() -> None:
    laid = table(agent(1, None, spare=True), agent(1, 2))
    assert laid.refused(SetHealth(None, 1, 3, WHY)).reason is Reason.UNKNOWN_PIECE
    laid.do(PlaceFigure(None, 1, 4, WHY))
    assert not laid.figure(1).spare


def test_canons_are_put_on_locations_and_under_sues() -> None:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    laid.do(PlaceCanon(None, 1, WHY, sue=1))
    assert (laid.canon(1).at, laid.canon(1).held_by) == (None, 1)
    laid.do(PlaceCanon(None, 1, WHY, place=9))
    assert (laid.canon(1).at, laid.canon(1).held_by) == (9, None)


def test_a_canon_that_is_taken_from_the_hand_is_moved_no_more() -> None:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    laid.do(WriteChapter(1, 1, 1), PlaceCanon(None, 1, WHY, sue=2))
    assert laid.state.tasks == ()
    assert laid.figure(1).acted


def test_a_battle_is_a_stand_off_by_the_referees_word() -> None:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents")
    laid.do(Move(1, 1, (7,)), Fight(1, 7), EndBattle(None, "supper"))
    assert laid.last(StoodOff) == StoodOff(7, "supper")
    assert laid.figure(1).at == 4


def test_the_referee_names_a_winner_or_ends_it_without_one() -> None:
    laid = table(sue(1, 4)).do(DeclareWinner(None, (), "out of time"))
    end = GAME.outcome(laid.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset(), "out of time")
    early = Table(GAME.setup(options(2))).do(DeclareWinner(None, (2, 1, 2), WHY))
    assert early.state.winners == (1, 2)


def over() -> Table:
    return table(sue(1, 4)).do(DeclareWinner(None, (1,), WHY))


def fight() -> Table:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents", canons=lying(7))
    return laid.do(Move(1, 1, (7,)), Fight(1, 7))


def slain() -> Table:
    laid = table(sue(1, 4, attack=9), monster(7), sue(1, 2))
    return laid.do(Move(1, 1, (7,)), Attack(1, 2))


def writing() -> Table:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    return laid.do(WriteChapter(1, 1, 1))


PLAIN = table(sue(1, 4), agent(1, 2), agent(2, 3), canons=lying(7, 4))
DEAD = table(sue(1, 4), sue(1, 2)).do(SetHealth(None, 1, 0, WHY))

REFUSED = (
    (Reason.REFEREE_ONLY, PLAIN, SetHealth(1, 1, 4, WHY)),
    (Reason.REFEREE_ONLY, fight(), EndBattle(1, WHY)),
    (Reason.NO_REASON, PLAIN, PlaceFigure(None, 1, 2, " ")),
    (Reason.UNKNOWN_PIECE, PLAIN, SetHealth(None, 99, 4, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, SetStat(None, 0, "attack", 4, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, PlaceFigure(None, 1, 99, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, PlaceCanon(None, 9, WHY, place=1)),
    (Reason.UNKNOWN_PIECE, PLAIN, PlaceCanon(None, 1, WHY, place=99)),
    (Reason.UNKNOWN_PIECE, PLAIN, PlaceCanon(None, 1, WHY, sue=99)),
    (Reason.UNKNOWN_PIECE, PLAIN, DeclareWinner(None, (9,), WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, Note(9, "hello")),
    (Reason.UNKNOWN_PIECE, PLAIN, Rest(1, 99)),
    (Reason.UNKNOWN_PIECE, table(agent(1, None, spare=True), sue(1, 2)), Rest(1, 1)),
    (Reason.DEAD, DEAD, Rest(1, 1)),
    (Reason.DEAD, DEAD, PlaceFigure(None, 1, 2, WHY)),
    (Reason.BAD_VALUE, PLAIN, SetHealth(None, 1, 100, WHY)),
    (Reason.BAD_VALUE, PLAIN, SetHealth(None, 1, -1, WHY)),
    (Reason.BAD_VALUE, PLAIN, SetStat(None, 1, "luck", 4, WHY)),
    (Reason.BAD_VALUE, PLAIN, SetStat(None, 1, "attack", 10**17, WHY)),
    (Reason.BAD_VALUE, PLAIN, SetCharge(None, 1, -2, WHY)),
    (Reason.BAD_VALUE, PLAIN, Note(None, " ")),
    (Reason.BAD_TARGET, PLAIN, PlaceCanon(None, 1, WHY)),
    (Reason.BAD_TARGET, PLAIN, PlaceCanon(None, 1, WHY, place=1, sue=1)),
    (Reason.BAD_TARGET, PLAIN, PlaceCanon(None, 1, WHY, sue=2)),
    (Reason.HOUSE_RULE, PLAIN, NameCanon(None, 1, "Nan Appleby", WHY)),
    (Reason.NO_TRIGGER, PLAIN, EndBattle(None, WHY)),
    (Reason.NO_TRIGGER, PLAIN, TurnUp(None, "Pebbles")),
    (Reason.NOT_YOURS, PLAIN, Rest(2, 1)),
    (Reason.NOT_YOUR_MOVE, PLAIN, Rest(2, 3)),
    (Reason.NOT_YOUR_MOVE, PLAIN, Rest(None, 3)),
    (Reason.NOT_YOUR_MOVE, PLAIN, EndPart(2)),
    (Reason.NOT_YOUR_MOVE, PLAIN, Fight(2, 7)),
    (Reason.NOT_YOUR_MOVE, fight(), Attack(2, 1)),
    (Reason.NOT_YOUR_MOVE, fight(), UseAbility(1, 3)),
    (Reason.NOT_YOUR_MOVE, slain(), Improve(2, "attack")),
    (Reason.WRONG_STEP, PLAIN, Attack(1, 2)),
    (Reason.WRONG_STEP, PLAIN, Improve(1, "attack")),
    (Reason.WRONG_STEP, PLAIN, MoveCanon(1)),
    (Reason.WRONG_STEP, PLAIN, Finish(1, 1)),
    (Reason.WRONG_STEP, slain(), Attack(1, 2)),
    (Reason.WRONG_STEP, slain(), MoveCanon(1)),
    (Reason.WRONG_STEP, slain(), EndPart(1)),
    (Reason.WRONG_STEP, fight(), Improve(1, "attack")),
    (Reason.WRONG_STEP, fight(), Rest(1, 3)),
    (Reason.WRONG_STEP, writing(), Rest(1, 2)),
    (Reason.BAD_TARGET, fight(), Attack(1, 99)),
    (Reason.NO_POWER, fight(), UseArtefact(1, "tiara", 1)),
    (Reason.NO_POWER, fight(), UseAbility(1, 1)),
    (Reason.GAME_OVER, over(), Rest(1, 1)),
    (Reason.GAME_OVER, over(), SetHealth(None, 1, 3, WHY)),
    (Reason.WRONG_PHASE, Table(GAME.setup(options(2))), SetHealth(None, 1, 3, WHY)),
    (Reason.NO_ROLL, PLAIN, Roll((1, 2))),
    (Reason.NO_ROLL, PLAIN, Shuffle((0, 1))),
)  # fmt: skip


@pytest.mark.parametrize(("reason", "laid", "command"), REFUSED)
def test_a_refusal_says_what_would_be_legal(reason: Reason, laid: Table, command: object) -> None:
    told = laid.refused(command)
    assert told.reason is reason
    assert "; " in told.detail
    assert told.detail.endswith(".")


def test_a_path_as_long_as_the_world_is_refused_at_once() -> None:
    long = (7, 4) * 50_000
    assert PLAIN.refused(Move(1, 1, long)).reason is Reason.TOO_FAR
    assert writing().refused(MoveCanon(1, long)).reason is Reason.TOO_FAR


NEVER_HERE = {
    Reason.STALE, Reason.UNMEASURED, Reason.UNKNOWN_COMMAND, Reason.OPTIONS,
}  # fmt: skip
"""Reasons of the session and of games that measure, which other tests cover."""


def test_every_reason_that_the_code_gives_is_reached() -> None:
    folder = Path(__file__).parent
    code = Path(__file__).parents[4] / "engine" / "games" / "generation_zero"
    given = {
        name
        for path in code.glob("*.py")
        for name in re.findall(r"Reason\.([A-Z_]+)", path.read_text(encoding="utf-8"))
    }
    tested = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    missing = {name for name in given if f"Reason.{name}" not in tested}
    assert not missing - {one.name for one in NEVER_HERE}


def test_what_a_battle_brought_about_is_gone_with_who_is_put_elsewhere() -> None:
    laid = table(agent(1, 4, ability=gift("boost")), sue(2, 7), agent(1, 1), part="agents")
    laid.do(Move(1, 1, (7,)), Fight(1, 7), UseAbility(1, 1))
    assert laid.figure(1).changes
    assert laid.do(PlaceFigure(None, 1, 5, WHY)).figure(1).changes == ()


def test_locations_lie_as_the_referee_says_with_all_that_is_on_them() -> None:
    laid = table(sue(1, 1), agent(2, 7), monster(3))
    cells = [Cell(one.column, one.row) for one in laid.state.places]
    swapped = (cells[2], cells[1], cells[0], *cells[3:])
    laid.do(LayOut(None, swapped, WHY))
    place = laid.state.places[0]
    assert (place.number, place.column, place.row) == (1, 5, 1)
    assert laid.figure(1).at == 1
    assert Move(1, 1, (5,)) in laid.can(Move), "it touches what lies beside it now"
    assert Move(1, 1, (4,)) not in laid.can(Move)


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ((Cell(1, 1),), "13 Locations, and places were told for 1;"),
        ((Cell(1, 1),) * 13, "two Locations of the layout lie on one another"),
        (tuple(Cell(1 + 2 * n, 1) for n in range(13)), "go from 1 to 20"),
        (tuple(Cell(1 + 3 * (n % 5), 1 + 3 * (n // 5)) for n in range(13)), "does not hang"),
    ],
)
def test_a_layout_that_is_none_is_refused(cells: tuple[Cell, ...], said: str) -> None:
    with pytest.raises(IllegalCommand, match=said):
        table(sue(1, 1), agent(2, 7)).do(LayOut(None, cells, WHY))
