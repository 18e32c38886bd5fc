"""Known errors of stated sigmas and probabilities are corrected; those that hold stay."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from tests.accuracy.rooms import Rooms, RoomsMeasured
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.accuracy.stated import KINDS, Stated, covered
from tests.training.learn_doubt import as_text, learned, quantile, worth_of
from vision.doubt.worth import TABLE, read, tempered

DAY = date(2026, 11, 30)


def figures(count: int, spread: float, worlds: int = 20) -> tuple[Figure, ...]:
    """Figures whose errors are `spread` times as large as their stated sigma."""
    chance = Random(7)
    sigmas = [0.5 + chance.random() for _ in range(count)]
    return tuple(
        Figure(f"w{n % worlds}", chance.gauss(0, spread * sigma), sigma)
        for n, sigma in enumerate(sigmas)
    )


def answers(count: int, heat: float) -> tuple[Answer, ...]:
    """Answers that are right as often as their stated probability says once tempered by `heat`."""
    chance = Random(7)
    told = [0.6 + 0.39 * chance.random() for _ in range(count)]
    return tuple(
        Answer(f"w{n % 20}", chance.random() < tempered((p, 1 - p), heat)[0], p)
        for n, p in enumerate(told)
    )


@pytest.mark.parametrize("spread", [0.4, 2.0])
def test_a_sigma_that_is_wrong_throughout_is_put_right(spread: float) -> None:
    worth = worth_of(Stated(figures(400, spread), (), 20), 1.0)
    assert worth.factor == pytest.approx(spread, rel=0.1)
    assert (worth.count, worth.why.split(":")[0]) == (400, "fitted")


def test_both_shares_hold_afterwards_where_a_few_errors_are_far_larger() -> None:
    many, few = figures(54, 0.4), figures(4, 2.5)
    factor = worth_of(Stated((*many, *few), (), 20), 1.0).factor
    scores = [abs(one.error or 0.0) / (factor * (one.sigma or 1.0)) for one in (*many, *few)]
    assert 0.60 < covered(scores, 1) < 0.77
    assert 0.91 < covered(scores, 2) < 1.0


def test_columns_that_were_measured_with_different_factors_are_joined() -> None:
    def measured(sigma: float, factor: float) -> RoomsMeasured:
        errors = tuple(replace(one, sigma=sigma * (one.sigma or 1.0)) for one in figures(60, 2.0))
        piles = Measurement("missiles_piles", "Piles", "rendered", "%", "How.", errors)
        return RoomsMeasured(None, ("w1",), 0, (piles,), DAY, {"missile volume": factor})

    columns: Rooms = {
        "piles": {"seen": measured(1.0, 1.0)},
        "weigh-ins": {"seen": measured(0.5, 0.5)},
    }
    assert learned(columns)["missile volume"].factor == pytest.approx(2.0, rel=0.15)
    assert learned(columns)["missile volume"].count == 120


def test_a_sigma_that_holds_is_left_alone() -> None:
    worth = worth_of(Stated(figures(400, 1.0), (), 20), 1.0)
    assert (worth.factor, worth.why.split(":")[0]) == (1.0, "holds")


@pytest.mark.parametrize(("count", "worlds"), [(20, 20), (400, 4)])
def test_too_few_say_nothing(count: int, worlds: int) -> None:
    worth = worth_of(Stated(figures(count, 3.0, worlds), (), worlds), 1.0)
    assert (worth.factor, worth.why.split(":")[0]) == (1.0, "too few")


def test_what_was_put_on_already_is_kept() -> None:
    assert worth_of(Stated(figures(400, 1.0), (), 20), 1.7).factor == 1.7
    again = worth_of(Stated(figures(400, 2.0), (), 20), 1.7).factor
    assert again == pytest.approx(1.7 * 2, rel=0.1)


def test_a_probability_that_is_too_bold_is_cooled() -> None:
    worth = worth_of(Stated((), answers(800, 2.0), 20), 1.0)
    assert worth.factor == pytest.approx(2.0, rel=0.25)


def test_a_probability_that_holds_is_left_alone() -> None:
    assert worth_of(Stated((), answers(800, 1.0), 20), 1.0).factor == 1.0


def test_without_wrong_answers_nothing_is_made_surer() -> None:
    right = tuple(Answer(f"w{n}", True, 0.7) for n in range(40))
    assert worth_of(Stated((), right, 40), 1.0).factor == 1.0


def test_the_quantile_is_that_of_split_conformal_prediction() -> None:
    scores = [float(n) for n in range(1, 22)]
    assert quantile(scores, 0.683) == 16.0  # the ceil(22 * 0.683)-th
    assert quantile(scores, 0.954) == 21.0
    with pytest.raises(ValueError, match="20 scores have no"):
        quantile(scores[:20], 0.954)


def test_fresh_worlds_teach_nothing() -> None:
    spans = Measurement("spans", "Hand spans", "rendered", "mm", "How.", figures(60, 3.0))
    fresh = RoomsMeasured(5, ("w1",), 0, (spans,), DAY)
    seen = RoomsMeasured(None, ("w1",), 0, (spans,), DAY)
    assert learned({"hands": {"fresh": fresh}})["hand span"].factor == 1.0
    both = learned({"hands": {"fresh": fresh, "seen": seen}})["hand span"]
    assert both.factor == pytest.approx(3.0, rel=0.3)


def test_spent_worlds_teach_before_those_that_were_seen_if_they_are_enough() -> None:
    def measured(count: int, spread: float, draw: int | None) -> RoomsMeasured:
        told = figures(count, spread)
        spans = Measurement("spans", "Hand spans", "rendered", "mm", "How.", told)
        return RoomsMeasured(draw, ("w1",), 0, (spans,), DAY)

    seen, many, few = measured(60, 0.5, None), measured(30, 2.0, 5), measured(20, 2.0, 5)
    by_spent = learned({"hands": {"seen": seen, "spent": many}})["hand span"]
    assert by_spent.count == 30
    assert by_spent.factor == pytest.approx(2.0, rel=0.3)
    by_seen = learned({"hands": {"seen": seen, "spent": few}})["hand span"]
    assert by_seen.count == 60
    assert by_seen.factor == pytest.approx(0.5, rel=0.3)


def test_what_ships_has_every_kind_and_reads_back() -> None:
    table = read(TABLE.read_text(encoding="utf-8"))
    assert set(KINDS) == set(table)
    assert read(as_text(table)) == table
