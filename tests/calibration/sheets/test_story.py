"""Cards of a group's story are printed with their names, each with its own code."""

import json
from functools import cache

import pytest

from calibration.model.boards_file import parse_boards
from calibration.sheets import PrintedSheet, SheetProblem, StoryCard, draw_sheet
from calibration.sheets.story import STORY_NUMBERS
from tests.calibration.sheets.readback import pages, read_markers

READ_AT = 100.0
LONG = "A Canon whose name is as long as a name may be, sixty letters"
STORY = (
    *(StoryCard("location", f"Place {n}", "Location", ("plain",)) for n in range(27)),
    StoryCard("agent", "Ann / Other", "Agent", ("Speed 2", "Human")),
    StoryCard("canon", LONG, "Canon", ("Speed 1",)),
    StoryCard("canon", "Łucja Żółć", "Canon"),
)


@cache
def printed() -> tuple[PrintedSheet, tuple[tuple[int, ...], ...]]:
    """The sheet, and the marker numbers on each page."""
    sheet = draw_sheet("cards", story=STORY)
    (board,) = json.loads(sheet.boards_json)["boards"]
    read = (read_markers(page, board["dictionary"]) for page in pages(sheet.pdf, READ_AT))
    return sheet, tuple(tuple(one.number for one in reads) for reads in read)


def test_every_named_card_is_printed_with_the_code_that_the_boards_file_tells() -> None:
    sheet, shown = printed()
    (board,) = json.loads(sheet.boards_json)["boards"]
    pieces = {int(number): name for number, name in board["pieces"].items()}
    for kind in ("location", "agent", "canon"):
        named = [card.name for card in STORY if card.kind == kind]
        numbers = STORY_NUMBERS[kind][: len(named)]
        assert [pieces[number] for number in numbers] == [f"{kind}/{name}" for name in named]
    assert "agent/1" not in pieces.values(), "no blank card beside those of a story"
    assert {number for numbers in shown for number in numbers} == set(pieces)
    parse_boards(sheet.boards_json)


def test_backs_are_all_alike_whoever_is_on_the_other_side() -> None:
    """The backs of all cards of a kind have the same code, so that none can be identified by it."""
    sheet, shown = printed()
    (board,) = json.loads(sheet.boards_json)["boards"]
    backs = {int(number): n for number, n in board["pieces"].items() if n.startswith("back/")}
    assert set(backs.values()) == {
        f"back/{kind}" for kind in ("action", "heart", "canon", "monster", "agent")
    }
    fronts = {number for numbers in STORY_NUMBERS.values() for number in numbers}
    assert not fronts & set(backs)
    for numbers in map(set, shown):
        assert len(numbers & set(backs)) <= 1
        assert not (numbers & set(backs) and numbers & fronts)


def test_more_cards_than_there_are_codes_are_refused_in_words() -> None:
    many = [StoryCard("sue", f"Sue {n}", "'Sue") for n in range(17)]
    with pytest.raises(SheetProblem, match="17 cards of the kind 'sue', and codes for 16"):
        draw_sheet("cards", story=many)
