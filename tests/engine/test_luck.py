"""The program's dice: uniform, repeatable, and rolled only on request."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.luck as luck
from engine.luck import (
    Roll,
    RollNeeded,
    Shuffle,
    ShuffleNeeded,
    answer,
    check_roll,
    check_shuffle,
    roll,
    shuffled,
    some_rolls,
)
from engine.refusal import IllegalCommand, Reason


def test_the_same_seed_and_draw_give_the_same_face_for_ever() -> None:
    assert [roll("table", draw, 6) for draw in range(12)] == [5, 1, 3, 4, 6, 5, 4, 3, 4, 2, 5, 1]
    assert [roll(7, draw, 20) for draw in range(5)] == [roll(7, draw, 20) for draw in range(5)]


@pytest.mark.parametrize("sides", [2, 6, 11, 20])
def test_every_face_is_equally_likely(sides: int) -> None:
    count = 500 * sides
    seen = Counter(roll("even", draw, sides) for draw in range(count))
    chi_squared = sum((seen[face] - 500) ** 2 / 500 for face in range(1, sides + 1))
    assert set(seen) == set(range(1, sides + 1))
    assert chi_squared < 2.5 * sides + 10


def test_what_would_favour_low_faces_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((2**64 - 1, 2**64 - 4, 11))
    monkeypatch.setattr(luck, "_uint64", lambda _: next(drawn))
    assert roll("any", 0, 6) == 6
    assert next(drawn, None) is None


@given(st.integers(), st.integers(0, 10**6), st.integers(1, 1000))
def test_a_face_is_one_of_the_die(seed: int, draw: int, sides: int) -> None:
    assert 1 <= roll(seed, draw, sides) <= sides


@given(st.text(), st.integers(0, 1000), st.integers(0, 60))
def test_a_shuffle_is_an_order(seed: str, draw: int, count: int) -> None:
    assert sorted(shuffled(seed, draw, count)) == list(range(count))


def test_every_order_of_three_comes_up() -> None:
    seen = Counter(shuffled("cards", draw, 3) for draw in range(1200))
    assert len(seen) == 6
    assert min(seen.values()) > 150


def test_the_house_answers_what_is_asked() -> None:
    needed = RollNeeded(6, 3, "to hit")
    given_roll = answer("s", 4, needed, seat=2)
    assert given_roll == Roll(tuple(roll("s", draw, 6) for draw in (4, 5, 6)), seat=2)
    assert answer("s", 0, ShuffleNeeded(3, "cards")) == Shuffle(shuffled("s", 0, 3))


@pytest.mark.parametrize(
    ("needed", "count"),
    [(RollNeeded(6, 1, ""), 6), (RollNeeded(2, 3, ""), 8), (RollNeeded(6, 2, ""), 3)],
)
def test_some_rolls_are_all_of_them_where_they_are_few(needed: RollNeeded, count: int) -> None:
    rolls = some_rolls(needed)
    assert len(set(rolls)) == len(rolls) == count
    for one in rolls:
        assert check_roll(needed, one.values) == needed
    assert Roll((1, 2)) in some_rolls(RollNeeded(6, 2, ""))


@pytest.mark.parametrize(("count", "told"), [(1, "1 value"), (2, "2 values")])
def test_how_many_values_are_wanted_is_counted(count: int, told: str) -> None:
    with pytest.raises(IllegalCommand, match=f"; give {told} from 1 to 6 \\(to hit\\)"):
        check_roll(RollNeeded(6, count, "to hit"), ())


@pytest.mark.parametrize(("count", "told"), [(1, "1 thing"), (2, "2 things")])
def test_how_many_things_are_put_in_order_is_counted(count: int, told: str) -> None:
    with pytest.raises(IllegalCommand, match=f" is not an order of {told};"):
        check_shuffle(ShuffleNeeded(count, "cards"), (5,))


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3), (0, 1), (7, 1)])
def test_dice_that_do_not_answer_are_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(IllegalCommand) as caught:
        check_roll(RollNeeded(6, 2, "to hit"), values)
    assert caught.value.reason is Reason.BAD_ROLL
