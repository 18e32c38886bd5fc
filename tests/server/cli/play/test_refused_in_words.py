"""Refusals for newcomers: numbers count from one, commands are named as typed, without codes."""

import io
import re

import pytest

from server.cli.play import readers
from server.cli.play.table import TerminalGame
from server.cli.play.words import tokens
from server.sessions import Sessions
from server.store.memory import MemoryLedger

PLAYERS = [{"name": "Ada", "colour": "red", "span": 1870}, {"name": "Bo", "span": 2000}]
TWO_LIMBS = "2 legs, limbs 8+ for 1 die and 7+ for 2 dice, 30 hit points"
BEGIN = f"""
weigh in Ada: {TWO_LIMBS}, 4 missiles
weigh in Bo: {TWO_LIMBS}
start game without powers
give move Ada because "test"
"""


def log_of(script: str) -> str:
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options={"players": PLAYERS}, seed=9)
    out = io.StringIO()
    TerminalGame(session, out).play(io.StringIO(script), prompt=False)
    return out.getvalue()


def test_missiles_are_counted_from_one_in_refusals_too() -> None:
    log = log_of(
        BEGIN + "throw missile 1 at Bo\nmissile hits nobody\nthrow missile 1 at Bo\n"
        "throw missile 9 at Bo\n"
    )
    thrown = "  no: its first missile was thrown before; throw its second, third or fourth missile."
    assert thrown in log
    assert "  no: there is no ninth missile; it has 4 missiles." in log


def test_a_used_limb_is_told_though_its_target_might_act_as_well() -> None:
    """`attack bo limb 1` is no attack by Bo's creature, whose move it is not."""
    log = log_of(BEGIN + "attack bo\nattack bo limb 1\n")
    assert "no: its first limb has struck in this round; strike with its second limb. (E1)" in log


def test_who_may_only_answer_is_told_how() -> None:
    log = log_of(BEGIN + "attack bo\nend attacks\nattack ada\n")
    assert (
        "no: Bo's creature may only counterattack now; counterattack, or let it pass "
        "(`no counterattack`). (K5)"
    ) in log


def test_open_hit_points_are_drawn_as_open_and_the_clay_is_asked_for() -> None:
    log = log_of(
        "weigh in Ada: 2 legs, 1 limb, 2 missiles, power the drop\n"
        f"weigh in Bo: {TWO_LIMBS}, power the poke\n"
        "start game\nboard\n?\nweigh clay creature 75g missiles 25 g\n"
    )
    assert "(`weigh clay`), or say how many (`set hit points`, `weigh in`). (K39)" in log
    assert re.search(r"Ada's creature  red +open", log)
    assert "weigh clay creature 150 g missiles 30 g" in log
    assert "By the clay Ada's creature has 38 hit points." in log


@pytest.mark.parametrize(
    ("text", "tenths"), [("75g", 750), ("75.5 g", 755), ("75", 750), ("7 grams", 70)]
)
def test_a_weight_is_read_in_grams_and_written_so_that_it_is_read(text: str, tenths: int) -> None:
    words = tokens(text)
    assert [one.value for one in readers.Grams().read(words, 0) if one.end == len(words)] == [
        tenths
    ]
    back = tokens(readers.Grams().write(tenths))
    assert [one.value for one in readers.Grams().read(back, 0) if one.end == len(back)] == [tenths]


@pytest.mark.parametrize("text", ["g", "heavy", "7.25g", "-3g"])
def test_what_is_no_weight_is_not_read(text: str) -> None:
    assert not list(readers.Grams().read(tokens(text), 0))
