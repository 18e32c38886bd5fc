"""Lengths in words: read in any unit, shown in the one that was typed, and parsed back the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.cli.play.readers import Length
from server.cli.play.units import SPAN, TENTHS, Units, unit_typed
from server.cli.play.words import tokens


def read(text: str, units: Units) -> list[int]:
    words = tokens(text)
    return [one.value for one in Length(units).read(words, 0) if one.end == len(words)]


@pytest.mark.parametrize(
    ("text", "tenths"),
    [
        ("15cm", 1500),
        ("15 cm", 1500),
        ("6in", 1524),
        ("6 inches", 1524),
        ("1.5 feet", 4572),
        ("2.5 spans", 4675),
        ("1 span", 1870),
        ("600mm", 6000),
        ("0.6m", 6000),
        ("12", 120),  # millimetres, where no unit was typed
    ],
)
def test_a_length_is_read_in_any_unit(text: str, tenths: int) -> None:
    assert read(text, Units(span=1870)) == [tenths]


@pytest.mark.parametrize("text", ["cm", "15 quid", "fifteen", "1.2.3cm", "1e5cm"])
def test_what_is_no_length_is_not_read(text: str) -> None:
    assert read(text, Units()) == []


def test_a_span_that_nobody_measured_is_not_read() -> None:
    assert read("2 spans", Units(span=None)) == []


def test_a_number_alone_is_in_the_unit_that_was_typed_last() -> None:
    assert read("15", Units(now="cm")) == [1500]


def test_the_unit_of_the_last_length_in_a_line_is_found() -> None:
    assert unit_typed(tokens("move 15cm then 2.5 spans")) == SPAN
    assert unit_typed(tokens("attack Bo with limb 2")) == ""


@given(st.integers(0, 100_000), st.sampled_from([*TENTHS, SPAN]), st.integers(300, 3000))
def test_what_is_written_is_read_back(length: int, unit: str, span: int) -> None:
    units = Units(now=unit, span=span)
    assert read(Length(units).write(length), units) == [length]


@given(st.integers(0, 100_000), st.sampled_from([*TENTHS, SPAN]), st.integers(300, 3000))
def test_what_is_told_can_be_typed_and_is_not_longer(length: int, unit: str, span: int) -> None:
    units = Units(now=unit, span=span)
    assert read(units.rounded_down(length), units)[0] <= length


def test_sentences_are_told_in_the_unit_that_was_typed() -> None:
    told = "Cy's creature walks 152.4 mm (152.4 mm of 600.0 mm)."
    inches = Units(now="in").retold(told)
    assert inches == "Cy's creature walks 6 in (6 in of 23.62 in)."
    assert Units(now="mm").retold(told) == told


def test_what_was_is_told_to_the_nearest_and_what_may_be_never_longer() -> None:
    inches = Units(now="in")
    assert (inches.rounded(1661), inches.rounded_down(1661)) == ("6.54 in", "6.53 in")
    assert inches.retold("walks 23.8 mm", happened=True) == "walks 0.94 in"
    assert inches.retold("may walk 23.8 mm") == "may walk 0.93 in"


@pytest.mark.parametrize(("tenths", "told"), [(50, "0.01 spans"), (150, "0.02 spans")])
def test_halves_are_rounded_up(tenths: int, told: str) -> None:
    assert Units(now=SPAN, span=10_000).rounded(tenths) == told
