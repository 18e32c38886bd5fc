"""The map is drawn and laid, dice say who goes first, wizards are placed."""

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.joining import RemoveWizard
from engine.games.metamorph.laying import LayPart, MapDone
from engine.games.metamorph.starting import PlaceWizard, WizardPlaced, farthest
from engine.games.metamorph.turns import RoundBegan
from engine.luck import RollNeeded, Shuffle, ShuffleNeeded
from engine.refusal import Reason
from engine.word import GameWon
from tests.engine.games.metamorph.arrange import Table, beginning


def dealt(table: Table) -> Table:
    needed = GAME.awaiting(table.state)
    assert isinstance(needed, ShuffleNeeded)
    return table.do(Shuffle(tuple(range(needed.count))))


def laid(table: Table) -> Table:
    while table.state.phase == "laying":
        table.do(GAME.choices(table.state)[0])
    return table


def test_a_duel_is_on_four_parts_in_a_line() -> None:
    table = dealt(beginning())
    assert GAME.awaiting(table.state) == RollNeeded(6, 2, "who goes first: Ada and Bo")
    table.roll(2, 5)
    where = [(one.part, one.column, one.half) for one in table.state.laid]
    assert where == [("A", 0, 0), ("B", 7, 1), ("C", 14, 0), ("D", 21, 1)]
    assert len(table.state.board.hexes) == 4 * 49
    assert table.state.phase == "placing"


def test_parts_beside_each_other_meet_hex_to_hex() -> None:
    board = dealt(beginning()).roll(2, 5).state.board
    for row in range(1, 7):
        right = {name for name in board.beside[f"A7{row + 1}"] if name and name.startswith("B")}
        assert right == {f"B1{row}", f"B1{row + 1}"}


def test_m22_the_highest_roll_goes_first_in_the_first_round_and_the_tied_roll_again() -> None:
    table = dealt(beginning(4, "war")).roll(6, 2, 6, 1)
    assert GAME.awaiting(table.state) == RollNeeded(6, 2, "who goes first: Ada and Cy")
    table.roll(1, 4)
    assert table.state.first == 3
    laid(table)
    placed: list[int] = []
    while table.state.phase == "placing":
        placed.append(table.do(GAME.choices(table.state)[0]).last(WizardPlaced).player)
    assert placed == [3, 4, 1, 2]
    assert table.last(RoundBegan).groups == ((3,), (4,), (1,), (2,))
    assert table.turn.player == 3


def test_the_first_is_placed_anywhere_the_next_as_far_away_as_can_be() -> None:
    table = dealt(beginning()).roll(5, 2)
    assert table.refused(PlaceWizard(2, 2, "A11")).reason is Reason.NOT_YOUR_MOVE
    assert table.refused(PlaceWizard(1, 1, "A62")).reason is Reason.TOO_FAR  # water
    assert table.refused(PlaceWizard(1, 1, "Z11")).reason is Reason.BAD_VALUE
    assert table.refused(PlaceWizard(1, 1, "A11", 6)).reason is Reason.BAD_VALUE
    table.do(PlaceWizard(1, 1, "A11", 2))
    board = table.state.board
    far = max(
        distance(board.place["A11"], board.place[one.name])
        for one in board.hexes
        if one.terrain != "water"
    )
    assert {distance(board.place["A11"], board.place[name]) for name in farthest(table.state)} == {
        far
    }
    assert table.refused(PlaceWizard(2, 2, "A12")).rule == "start"
    table.do(PlaceWizard(2, 2, farthest(table.state)[0], 5))
    assert (table.state.phase, table.state.round) == ("playing", 1)


def test_in_a_war_everybody_lays_two_parts_and_carries_a_font() -> None:
    table = dealt(beginning(2, "war")).roll(5, 2)
    assert table.state.dealt == (("A", "B"), ("C", "D"))
    assert GAME.awaiting(table.state) == frozenset({1})
    assert table.refused(LayPart(2, "C", 0, 0)).reason is Reason.NOT_YOUR_MOVE
    assert table.refused(LayPart(1, "C", 0, 0)).reason is Reason.UNKNOWN_PIECE
    table.do(LayPart(1, "A", 0, 0))
    assert GAME.awaiting(table.state) == frozenset({2})
    for column, half, wrong in (
        (7, 0, "meet"),
        (0, 0, "lies there"),
        (20, 0, "touch"),
        (300, 0, "off"),
    ):
        assert wrong in table.refused(LayPart(2, "C", column, half)).detail
    table.do(LayPart(2, "C", 7, -1), LayPart(1, "B", 0, 14), LayPart(2, "D", 7, 13))
    assert table.state.phase == "placing"
    assert [(one.name, one.holder) for one in table.state.artifacts] == [("font1", 1), ("font2", 2)]


def test_e7_the_key_is_in_the_middle_of_the_farm_and_wizards_start_far_from_it() -> None:
    table = laid(dealt(beginning(2, "key")).roll(5, 2))
    key = table.artifact("key")
    assert key.at == "A54"
    assert table.state.laid[0].part == "A"
    first = farthest(table.state)
    board = table.state.board
    away = {distance(board.place[name], board.place["A54"]) for name in first}
    assert len(away) == 1
    assert min(away) > 6


def test_e7_one_font_lies_in_the_middle_of_the_map() -> None:
    table = laid(dealt(beginning(2, "war", middle_font=True)).roll(5, 2))
    (font,) = table.state.artifacts
    assert font.holder is None
    assert font.at is not None
    board = table.state.board
    middle = board.place[font.at]
    sums = {
        name: sum(distance(where, other) for other in board.place.values())
        for name, where in board.place.items()
        if board.terrain_of[name] != "water"
    }
    assert sums[font.at] == min(sums.values())
    assert middle in board.there


def test_a_map_on_the_table_is_told_by_the_referee() -> None:
    table = beginning(2, map="on_table").roll(5, 2)
    assert GAME.awaiting(table.state) == frozenset({None})
    assert table.refused(LayPart(1, "C", 0, 0)).reason is Reason.REFEREE_ONLY
    assert table.refused(MapDone(None)).reason is Reason.BAD_VALUE
    table.do(LayPart(None, "C", 0, 0), LayPart(None, "A", 7, 1))
    assert table.refused(LayPart(None, "C", 14, 0)).reason is Reason.UNKNOWN_PIECE
    assert table.refused(MapDone(1)).reason is Reason.REFEREE_ONLY
    table.do(MapDone(None))
    assert table.state.phase == "placing"


def test_a_map_on_the_table_has_a_farm_for_the_key() -> None:
    table = beginning(2, "key", map="on_table").roll(5, 2).do(LayPart(None, "C", 0, 0))
    assert "no farm" in table.refused(MapDone(None)).detail
    table.do(LayPart(None, "A", 0, 14), MapDone(None))
    assert table.artifact("key").at == "A54"


def test_drawn_maps_are_done_by_themselves() -> None:
    table = dealt(beginning(2, "war")).roll(5, 2)
    assert table.refused(MapDone(None)).reason is Reason.HOUSE_RULE


@pytest.mark.parametrize("phase", ["rolling", "placing"])
def test_if_everybody_leaves_before_the_first_round_the_game_is_over(phase: str) -> None:
    table = dealt(beginning())
    if phase == "placing":
        table.roll(5, 2)
    assert table.state.phase == phase
    for seat in (1, 2):
        table.do(RemoveWizard(None, seat, "supper"))
    assert table.state.phase == "over"
    assert table.last(GameWon) == GameWon((), "nobody is left")
