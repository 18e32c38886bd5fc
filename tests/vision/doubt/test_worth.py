"""Stated doubt is corrected in one place, and only as far as it was measured."""

import json

import pytest

from vision.doubt.worth import (
    WORTH,
    Worth,
    honest,
    honest_probability,
    honest_shares,
    honest_sigma,
    read,
    tempered,
)
from vision.sightings import Estimate

KIND = "hand span"


@pytest.fixture
def worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORTH, KIND, Worth(2.0, 40, 40, "for the test"))


@pytest.mark.usefixtures("worth")
def test_a_sigma_is_told_larger_where_it_was_found_too_small() -> None:
    assert honest_sigma(KIND, 1.5) == 3.0
    assert honest(KIND, 200.0, 1.5) == Estimate(200.0, 3.0)


@pytest.mark.usefixtures("worth")
def test_a_probability_is_told_with_more_doubt_and_still_sums_to_one() -> None:
    shares = honest_shares(KIND, (0.9, 0.08, 0.02))
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(0.9**0.5 / (0.9**0.5 + 0.08**0.5 + 0.02**0.5))
    assert honest_probability(KIND, 0.9) == pytest.approx(3 / 4)


def test_a_kind_that_nobody_measured_is_named() -> None:
    with pytest.raises(KeyError, match="how warm it is"):
        honest_sigma("how warm it is", 1.0)


def test_doubt_without_a_count_behind_it_stays_as_it_was_stated() -> None:
    assert all(one.factor == 1.0 for one in WORTH.values() if one.count == 0)


def test_the_table_is_read_as_it_is_written() -> None:
    one = {"factor": 1.2, "count": 30, "worlds": 28, "why": "fitted"}
    assert read(json.dumps({KIND: one})) == {KIND: Worth(1.2, 30, 28, "fitted")}


def test_tempered_by_one_is_the_same() -> None:
    assert tempered((0.7, 0.2, 0.1), 1.0) == pytest.approx([0.7, 0.2, 0.1])
