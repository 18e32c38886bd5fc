"""Singular and plural, program names in words, and the tests' own checks of both."""

import pytest

from engine.wording import counted, spoken
from tests.engine.well_told import faults_in_words


@pytest.mark.parametrize(
    ("count", "thing", "things", "told"),
    [
        (1, "leg", "", "1 leg"),
        (0, "leg", "", "0 legs"),
        (3, "leg", "", "3 legs"),
        (1, "die", "dice", "1 die"),
        (2, "die", "dice", "2 dice"),
    ],
)
def test_things_are_counted(count: int, thing: str, things: str, told: str) -> None:
    assert counted(count, thing, things) == told


def test_names_of_the_program_are_spoken() -> None:
    assert spoken("laying_locations") == "laying locations"
    assert spoken("playing") == "playing"


@pytest.mark.parametrize(
    "text",
    ["it has 1 hit points", "waits for 1 own turns", "during setting_up", "is a Emu", "A Ox"],
)
def test_what_is_badly_told_is_found(text: str) -> None:
    assert len(faults_in_words(text)) == 1


@pytest.mark.parametrize(
    "text",
    ["it has 1 hit point", "11 hit points", "at 4.1 turns", "Round 1 begins", "Canon 1", "an Emu"],
)
def test_what_is_well_told_is_left_alone(text: str) -> None:
    assert faults_in_words(text) == []
