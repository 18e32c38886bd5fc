import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.refusal import IllegalCommand
from engine.tournament.sizes import table_sizes


@pytest.mark.parametrize(
    ("entrants", "most", "expected"),
    [
        (8, 2, (2, 2, 2, 2)),
        (7, 2, (2, 2, 2)),  # and one bye
        (9, 4, (3, 3, 3)),
        (5, 4, (3, 2)),
        (12, 12, (12,)),
        (13, 12, (7, 6)),
    ],
)
def test_tables_are_filled_evenly(entrants: int, most: int, expected: tuple[int, ...]) -> None:
    assert table_sizes(entrants, fewest=2, most=most) == expected


@given(st.integers(2, 60), st.integers(2, 5), st.integers(0, 8))
def test_nobody_has_a_bye_without_need(entrants: int, fewest: int, more: int) -> None:
    most = fewest + more
    if entrants < fewest:
        return
    sizes = table_sizes(entrants, fewest=fewest, most=most)
    assert all(fewest <= size <= most for size in sizes)
    assert max(sizes) - min(sizes) <= 1
    can_be_seated = {
        seated
        for tables in range(1, entrants + 1)
        for seated in range(tables * fewest, tables * most + 1)
    }
    assert sum(sizes) == max(seated for seated in can_be_seated if seated <= entrants)


def test_too_few_are_told_so() -> None:
    with pytest.raises(IllegalCommand, match="wait until more have joined"):
        table_sizes(1, fewest=2, most=4)
