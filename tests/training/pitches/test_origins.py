"""Training data are drawn by origin, in the shares that are asked for."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.training.pitches.origins import DRAWN, LIT, RENDERED, by_origin, origin_of_next

SHARES = {RENDERED: 0.5, LIT: 0.3, DRAWN: 0.2}


def test_files_are_sorted_by_their_first_letter() -> None:
    known = {Path("/a/w000001_1.npz"): 1, Path("/a/d20000.npz"): 2, Path("/a/w000002.npz"): 3}
    assert by_origin(known) == {RENDERED: [1, 3], DRAWN: [2]}


def test_each_origin_has_its_share() -> None:
    r = np.random.default_rng(1)
    there = {RENDERED: [1], LIT: [2, 3], DRAWN: [4]}
    counts = Counter(origin_of_next(there, SHARES, r) for _ in range(4000))
    assert {origin: counts[origin] / 4000 for origin in there} == pytest.approx(SHARES, abs=0.03)


def test_an_origin_without_data_is_left_out() -> None:
    r = np.random.default_rng(1)
    there = {RENDERED: [1], LIT: [], DRAWN: [4]}
    counts = Counter(origin_of_next(there, SHARES, r) for _ in range(4000))
    assert counts[LIT] == 0
    assert counts[RENDERED] / counts[DRAWN] == pytest.approx(2.5, rel=0.15)


def test_no_data_at_all_is_an_error_that_says_what_to_do() -> None:
    with pytest.raises(ValueError, match="gather"):
        origin_of_next({}, SHARES, np.random.default_rng(1))
