"""The referee's word, and every reason for which a command is refused."""

import re
from pathlib import Path

import pytest

from engine.games.generation_zero import GAME
from engine.games.generation_zero import commands as c
from engine.games.generation_zero import events as e
from engine.games.generation_zero.options import Cell
from engine.luck import Roll, Shuffle
from engine.refusal import IllegalCommand, Reason
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
    laid.do(c.SetHealth(None, 1, 0, WHY))
    assert (laid.figure(1).at, laid.canon(1).at) == (None, 4)
    laid.do(c.SetHealth(None, 1, 3, WHY))
    assert (laid.figure(1).health, laid.figure(1).at) == (3, 2)
    laid.do(c.SetHealth(None, 1, 7, WHY))
    assert (laid.figure(1).health, laid.figure(1).at) == (7, 2)


def test_stats_and_charges_are_set() -> None:
    laid = table(sue(1, 4, ability=gift("boost")), sue(1, 2))
    laid.do(c.UseAbility(1, 1), c.SetCharge(None, 1, 0, WHY), c.SetStat(None, 1, "observe", 9, WHY))
    assert (laid.figure(1).waits, laid.figure(1).stats.observe) == (0, 9)
    assert c.UseAbility(1, 1) in laid.can(c.UseAbility)


def test_a_figure_is_put_somewhere_without_consequence() -> None:
    laid = table(sue(1, 4), agent(2, 7), sue(1, 2), monster(9)).do(c.PlaceFigure(None, 1, 7, WHY))
    assert laid.figure(1).alive
    laid.do(c.PlaceFigure(None, 1, 9, WHY))
    assert laid.state.tasks == ()


def test_a_figure_that_is_taken_out_of_a_battle_ends_it() -> None:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents")
    laid.do(c.Move(1, 1, (7,)), c.Fight(1, 7), c.PlaceFigure(None, 2, 5, WHY))
    assert laid.happened(e.BattleEnded) == 1
    assert laid.state.tasks == ()


def test_who_thrusts_and_is_taken_out_thrusts_no_more() -> None:
    laid = table(agent(1, 4), agent(1, 7), sue(2, 7), part="agents")
    laid.do(c.Move(1, 1, (7,)), c.Fight(1, 7), c.SetHealth(None, 2, 0, WHY))
    assert laid.last(e.ThrustBegan) == e.ThrustBegan(1)


def test_points_of_the_dead_are_lost_and_an_act_of_the_dead_is_over() -> None:
    laid = table(sue(1, 4, attack=9, speed=3), monster(7), sue(1, 2))
    laid.do(c.Move(1, 1, (7,)), c.Attack(1, 2), c.SetHealth(None, 1, 0, WHY))
    assert laid.state.tasks == ()


def test_an_agent_who_was_aside_is_put_into_play() -> None:
    laid = table(agent(1, None, spare=True), agent(1, 2))
    assert laid.refused(c.SetHealth(None, 1, 3, WHY)).reason is Reason.UNKNOWN_PIECE
    laid.do(c.PlaceFigure(None, 1, 4, WHY))
    assert not laid.figure(1).spare


def test_canons_are_put_on_locations_and_under_sues() -> None:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    laid.do(c.PlaceCanon(None, 1, WHY, sue=1))
    assert (laid.canon(1).at, laid.canon(1).held_by) == (None, 1)
    laid.do(c.PlaceCanon(None, 1, WHY, place=9))
    assert (laid.canon(1).at, laid.canon(1).held_by) == (9, None)


def test_a_canon_that_is_taken_from_the_hand_is_moved_no_more() -> None:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    laid.do(c.WriteChapter(1, 1, 1), c.PlaceCanon(None, 1, WHY, sue=2))
    assert laid.state.tasks == ()
    assert laid.figure(1).acted


def test_a_battle_is_a_stand_off_by_the_referees_word() -> None:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents")
    laid.do(c.Move(1, 1, (7,)), c.Fight(1, 7), c.EndBattle(None, "supper"))
    assert laid.last(e.StoodOff) == e.StoodOff(7, "supper")
    assert laid.figure(1).at == 4


def test_the_referee_names_a_winner_or_ends_it_without_one() -> None:
    laid = table(sue(1, 4)).do(c.DeclareWinner(None, (), "out of time"))
    end = GAME.outcome(laid.state)
    assert end is not None
    assert (end.winners, end.why) == (frozenset(), "out of time")
    early = Table(GAME.setup(options(2))).do(c.DeclareWinner(None, (2, 1, 2), WHY))
    assert early.state.winners == (1, 2)


def over() -> Table:
    return table(sue(1, 4)).do(c.DeclareWinner(None, (1,), WHY))


def fight() -> Table:
    laid = table(agent(1, 4), sue(2, 7), agent(1, 1), part="agents", canons=lying(7))
    return laid.do(c.Move(1, 1, (7,)), c.Fight(1, 7))


def slain() -> Table:
    laid = table(sue(1, 4, attack=9), monster(7), sue(1, 2))
    return laid.do(c.Move(1, 1, (7,)), c.Attack(1, 2))


def writing() -> Table:
    laid = table(sue(1, 4), sue(1, 2), canons=lying(7))
    return laid.do(c.WriteChapter(1, 1, 1))


PLAIN = table(sue(1, 4), agent(1, 2), agent(2, 3), canons=lying(7, 4))
DEAD = table(sue(1, 4), sue(1, 2)).do(c.SetHealth(None, 1, 0, WHY))

REFUSED = (
    (Reason.REFEREE_ONLY, PLAIN, c.SetHealth(1, 1, 4, WHY)),
    (Reason.REFEREE_ONLY, fight(), c.EndBattle(1, WHY)),
    (Reason.NO_REASON, PLAIN, c.PlaceFigure(None, 1, 2, " ")),
    (Reason.UNKNOWN_PIECE, PLAIN, c.SetHealth(None, 99, 4, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.SetStat(None, 0, "attack", 4, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.PlaceFigure(None, 1, 99, WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.PlaceCanon(None, 9, WHY, place=1)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.PlaceCanon(None, 1, WHY, place=99)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.PlaceCanon(None, 1, WHY, sue=99)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.DeclareWinner(None, (9,), WHY)),
    (Reason.UNKNOWN_PIECE, PLAIN, c.Note(9, "hello")),
    (Reason.UNKNOWN_PIECE, PLAIN, c.Rest(1, 99)),
    (Reason.UNKNOWN_PIECE, table(agent(1, None, spare=True), sue(1, 2)), c.Rest(1, 1)),
    (Reason.DEAD, DEAD, c.Rest(1, 1)),
    (Reason.DEAD, DEAD, c.PlaceFigure(None, 1, 2, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.SetHealth(None, 1, 100, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.SetHealth(None, 1, -1, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.SetStat(None, 1, "luck", 4, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.SetStat(None, 1, "attack", 10**17, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.SetCharge(None, 1, -2, WHY)),
    (Reason.BAD_VALUE, PLAIN, c.Note(None, " ")),
    (Reason.BAD_TARGET, PLAIN, c.PlaceCanon(None, 1, WHY)),
    (Reason.BAD_TARGET, PLAIN, c.PlaceCanon(None, 1, WHY, place=1, sue=1)),
    (Reason.BAD_TARGET, PLAIN, c.PlaceCanon(None, 1, WHY, sue=2)),
    (Reason.HOUSE_RULE, PLAIN, c.NameCanon(None, 1, "Nan Appleby", WHY)),
    (Reason.NO_TRIGGER, PLAIN, c.EndBattle(None, WHY)),
    (Reason.NO_TRIGGER, PLAIN, c.TurnUp(None, "Pebbles")),
    (Reason.NOT_YOURS, PLAIN, c.Rest(2, 1)),
    (Reason.NOT_YOUR_MOVE, PLAIN, c.Rest(2, 3)),
    (Reason.NOT_YOUR_MOVE, PLAIN, c.Rest(None, 3)),
    (Reason.NOT_YOUR_MOVE, PLAIN, c.EndPart(2)),
    (Reason.NOT_YOUR_MOVE, PLAIN, c.Fight(2, 7)),
    (Reason.NOT_YOUR_MOVE, fight(), c.Attack(2, 1)),
    (Reason.NOT_YOUR_MOVE, fight(), c.UseAbility(1, 3)),
    (Reason.NOT_YOUR_MOVE, slain(), c.Improve(2, "attack")),
    (Reason.WRONG_STEP, PLAIN, c.Attack(1, 2)),
    (Reason.WRONG_STEP, PLAIN, c.Improve(1, "attack")),
    (Reason.WRONG_STEP, PLAIN, c.MoveCanon(1)),
    (Reason.WRONG_STEP, PLAIN, c.Finish(1, 1)),
    (Reason.WRONG_STEP, slain(), c.Attack(1, 2)),
    (Reason.WRONG_STEP, slain(), c.MoveCanon(1)),
    (Reason.WRONG_STEP, slain(), c.EndPart(1)),
    (Reason.WRONG_STEP, fight(), c.Improve(1, "attack")),
    (Reason.WRONG_STEP, fight(), c.Rest(1, 3)),
    (Reason.WRONG_STEP, writing(), c.Rest(1, 2)),
    (Reason.BAD_TARGET, fight(), c.Attack(1, 99)),
    (Reason.NO_POWER, fight(), c.UseArtefact(1, "tiara", 1)),
    (Reason.NO_POWER, fight(), c.UseAbility(1, 1)),
    (Reason.GAME_OVER, over(), c.Rest(1, 1)),
    (Reason.GAME_OVER, over(), c.SetHealth(None, 1, 3, WHY)),
    (Reason.WRONG_PHASE, Table(GAME.setup(options(2))), c.SetHealth(None, 1, 3, WHY)),
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
    assert PLAIN.refused(c.Move(1, 1, long)).reason is Reason.TOO_FAR
    assert writing().refused(c.MoveCanon(1, long)).reason is Reason.TOO_FAR


NEVER_HERE = {
    Reason.STALE, Reason.UNMEASURED, Reason.UNKNOWN_COMMAND, Reason.OPTIONS,
}  # fmt: skip
"""Of the session, of games that measure, and held by other tests."""


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
    laid.do(c.Move(1, 1, (7,)), c.Fight(1, 7), c.UseAbility(1, 1))
    assert laid.figure(1).changes
    assert laid.do(c.PlaceFigure(None, 1, 5, WHY)).figure(1).changes == ()


def test_locations_lie_as_the_referee_says_with_all_that_is_on_them() -> None:
    laid = table(sue(1, 1), agent(2, 7), monster(3))
    cells = [Cell(one.column, one.row) for one in laid.state.places]
    swapped = (cells[2], cells[1], cells[0], *cells[3:])
    laid.do(c.LayOut(None, swapped, WHY))
    place = laid.state.places[0]
    assert (place.number, place.column, place.row) == (1, 5, 1)
    assert laid.figure(1).at == 1
    assert c.Move(1, 1, (5,)) in laid.can(c.Move), "it touches what lies beside it now"
    assert c.Move(1, 1, (4,)) not in laid.can(c.Move)


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ((Cell(1, 1),), "1 cells are told for 13 Locations"),
        ((Cell(1, 1),) * 13, "two Locations of the layout lie on one another"),
        (tuple(Cell(1 + 2 * n, 1) for n in range(13)), "go from 1 to 20"),
        (tuple(Cell(1 + 3 * (n % 5), 1 + 3 * (n // 5)) for n in range(13)), "does not hang"),
    ],
)
def test_a_layout_that_is_none_is_refused(cells: tuple[Cell, ...], said: str) -> None:
    with pytest.raises(IllegalCommand, match=said):
        table(sue(1, 1), agent(2, 7)).do(c.LayOut(None, cells, WHY))
