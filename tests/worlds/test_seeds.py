"""Which worlds teach and which judge."""

import pytest

from tests.worlds.seeds import LAST, Purpose, fresh, in_order, purpose


def test_every_seed_has_one_purpose() -> None:
    edges = {k + d for k in (0, 250_000, 260_000, LAST) for d in (-1, 0)} - {-1, LAST}
    told = {seed: purpose(seed) for seed in edges}
    assert told[0] is told[249_999] is Purpose.TEACH
    assert told[250_000] is told[259_999] is Purpose.WATCH
    assert told[260_000] is told[LAST - 1] is Purpose.JUDGE


def test_there_is_no_other_world() -> None:
    for seed in (-1, LAST):
        with pytest.raises(ValueError, match="seeds run from 0"):
            purpose(seed)


def test_fresh_seeds_only_judge_and_follow_from_their_draw() -> None:
    seeds = fresh(200, draw=7)
    assert {purpose(seed) for seed in seeds} == {Purpose.JUDGE}
    assert len(set(seeds)) == 200
    assert seeds == fresh(200, draw=7) != fresh(200, draw=8)


def test_teaching_seeds_come_in_order() -> None:
    seeds = in_order(Purpose.TEACH, first=5)
    assert [next(seeds) for _ in range(3)] == [5, 6, 7]
