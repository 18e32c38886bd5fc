"""Values named by paths: their names, parsing as JSON or a word, and correction."""

from dataclasses import dataclass

import pytest

from engine.correcting import (
    Correct,
    Corrected,
    correctable,
    corrected_told,
    correction,
    said,
    with_correction,
)
from engine.refusal import IllegalCommand, Reason


@dataclass(frozen=True)
class Pawn:
    seat: int
    colour: str
    at: tuple[int, ...] = ()


@dataclass(frozen=True)
class Board:
    wide: int
    pawns: tuple[Pawn, ...]
    secret: str = ""


BOARD = Board(8, (Pawn(1, "red", (3, 4)), Pawn(4, "blue")))


def straight(what: str, value: str) -> Board:
    event = correction(BOARD, Correct(None, what, value, "so it is"), ["secret"])
    return with_correction(BOARD, event)


def test_every_value_is_called_by_its_path() -> None:
    assert correctable(BOARD, ["secret"]) == {
        "wide": "8",
        "pawns": '[{"seat": 1, "colour": "red", "at": [3, 4]}, '
        '{"seat": 4, "colour": "blue", "at": []}]',
        "pawns.1": '{"seat": 1, "colour": "red", "at": [3, 4]}',
        "pawns.1.seat": "1",
        "pawns.1.colour": '"red"',
        "pawns.1.at": "[3, 4]",
        "pawns.1.at.1": "3",
        "pawns.1.at.2": "4",
        "pawns.4": '{"seat": 4, "colour": "blue", "at": []}',
        "pawns.4.seat": "4",
        "pawns.4.colour": '"blue"',
        "pawns.4.at": "[]",
    }


def test_values_are_json_or_a_word() -> None:
    assert straight("pawns.4.colour", "green").pawns[1].colour == "green"
    assert straight("pawns.4.colour", '"green"').pawns[1].colour == "green"
    assert straight("pawns.1.at.2", "7").pawns[0].at == (3, 7)
    assert straight("wide", "9").wide == 9


@pytest.mark.parametrize(
    ("what", "value", "reason"),
    [
        ("wide", "nine", Reason.BAD_VALUE),
        ("wide", "8", Reason.BAD_VALUE),
        ("secret", "x", Reason.UNKNOWN_PIECE),
        ("pawns.2", "{}", Reason.UNKNOWN_PIECE),
        ("", "2", Reason.UNKNOWN_PIECE),
    ],
)
def test_what_cannot_be_set_is_refused(what: str, value: str, reason: Reason) -> None:
    with pytest.raises(IllegalCommand) as refused:
        straight(what, value)
    assert refused.value.reason is reason


def test_a_path_is_told_in_words() -> None:
    assert said("players.2.low_attack", {2: "Bo"}.__getitem__) == "Bo, low attack"
    assert said("round", str) == "Round"


@pytest.mark.parametrize(
    ("value", "before", "told"),
    [
        ('["ranged_attack", "move"]', "[]", '["ranged attack", "move"] instead of nothing'),
        ('"setting_up"', '"playing"', "setting up instead of playing"),
        ("true", "false", "yes instead of no"),
    ],
)
def test_values_are_told_in_words(value: str, before: str, told: str) -> None:
    event = Corrected("players.1.hand", value, before, "so it is")
    assert corrected_told(event, lambda seat: f"P{seat}") == f"P1, hand: {told} (so it is)."
