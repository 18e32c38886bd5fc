"""The dice of a missile follow from the house rules, wherever they are shown."""

import pytest

from engine.games.clay_o_rama.tables import PRESETS, House
from server.proposals.clay_o_rama.measured import suggested
from server.proposals.clay_o_rama.printed import printed
from server.proposals.clay_o_rama.weigh_in_words import why_of
from server.proposals.registry import PROPOSERS
from tests.support.evenings import creature, demonstration, hand, missiles

LUMPS = missiles(6.4, 0.9)


@pytest.mark.parametrize(
    ("house", "words"),
    [(House(), "2 missiles: 3d6, half a d6."), (PRESETS["arena"], "2 missiles: 1d6, half a d6.")],
)
def test_dice_are_told_by_the_house_rules(house: House, words: str) -> None:
    assert words in why_of(suggested(creature(82.0), LUMPS), LUMPS, house)


def test_the_picture_tells_what_was_measured_and_no_dice() -> None:
    assert LUMPS[0].label() == "20 ± 1 mm"


def test_the_command_line_prints_the_dice_of_the_classic_game_where_they_always_stood() -> None:
    line = printed(LUMPS[0])
    assert line["dice"] == 3
    assert list(line) == [
        "kind", "frame", "t_s", "at_mm", "diameter_mm", "volume_ml", "dice", "colour", "hidden",
    ]  # fmt: skip


def test_the_page_is_told_the_dice_of_its_session() -> None:
    told = PROPOSERS["clay_o_rama"].printed
    assert told(demonstration().state, LUMPS[0])["dice"] == 3
    assert printed(LUMPS[0], PRESETS["arena"])["dice"] == 1


def test_anything_else_is_printed_as_it_was_seen() -> None:
    assert "dice" not in printed(hand())
