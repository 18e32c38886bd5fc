"""The ask budget uses the measured distribution of such answers' probabilities."""

import json

import pytest

from server.proposals.doubtful import ANY_KIND, HUNDREDTHS, doubtful_share
from tests.accuracy.__main__ import read
from tests.accuracy.asked import KINDS, SHARES, hundredths_by_kind, rows
from tests.accuracy.samples import Answer, Measurement


def measured(*samples: Answer) -> list[Measurement]:
    return [Measurement("throws", "Throws", "rendered", "", "How.", samples)]


def surer_and_surer(count: int, wrong: int) -> list[Answer]:
    """Answers with rising probability, of which the least certain ones are wrong."""
    return [Answer(str(n), n >= wrong, 0.5 + 0.5 * n / count) for n in range(count)]


@pytest.mark.parametrize("kind", HUNDREDTHS)
def test_the_share_rises_with_how_sure_it_is(kind: str) -> None:
    shares = [doubtful_share(kind, percent / 100) for percent in range(101)]
    assert shares[0] == 0
    assert shares == sorted(shares, key=lambda share: share or 0)
    assert (shares[-1] or 0) >= 0.5


def test_what_states_no_probability_has_no_share() -> None:
    assert doubtful_share("throw", None) is None


def test_a_kind_that_was_not_measured_stands_among_all_others() -> None:
    assert "death" not in HUNDREDTHS
    assert doubtful_share("death", 0.8) == doubtful_share(ANY_KIND, 0.8)


def test_one_in_so_many_is_asked_about_and_is_right_then() -> None:
    table = rows(measured(*surer_and_surer(100, wrong=8)))
    assert table[-1].split("|")[1:-1] == [
        " throw ",
        " 92 of 100 ",
        " 5 of 100 ",
        " 97 of 100 ",
        " 10 of 100 ",
        " 100 of 100 ",
        " 20 of 100 ",
        " 100 of 100 ",
    ]


def test_where_nothing_was_measured_there_is_no_table() -> None:
    assert rows(measured()) == []


def test_answers_that_are_all_as_sure_are_not_asked_about() -> None:
    same = [Answer(str(n), True, 0.9) for n in range(50)]
    assert " 0 of 50 | 50 of 50 | 0 of 50 | 50 of 50 | 0 of 50 |" in rows(measured(*same))[-1]


def test_what_is_kept_is_by_kind_of_proposal() -> None:
    kept = json.loads(SHARES.read_text(encoding="utf-8"))
    assert set(kept) <= {kind for kinds in KINDS for kind in kinds} | {ANY_KIND}
    assert set(hundredths_by_kind(measured(*surer_and_surer(9, 0)))) == {"throw", ANY_KIND}


def test_what_is_kept_follows_from_what_was_measured_last() -> None:
    measurements = [one for mine in read().values() for one in mine]
    assert json.loads(SHARES.read_text(encoding="utf-8")) == hundredths_by_kind(measurements)
