"""Tasks on a real Dask cluster of processes; one worker is killed in the middle of its work."""

from pathlib import Path

import pytest

import server.spread.cluster
from server.spread.cluster import on_cluster
from server.spread.outcome import SpreadProblem, TaskOutcome
from tests.support.dask_cluster import cluster, needs_dask
from tests.support.spread_work import Piece, begun, square, workers_of

WORKERS = 2
"""Four of them review real footage in test_on_a_cluster.py; two are enough to lose one."""


@pytest.mark.long
def test_all_tasks_are_done_whatever_goes_wrong_with_some(tmp_path: Path) -> None:
    """One task raises; the last one waits until all others are done and its worker is killed."""
    needs_dask()
    gate = tmp_path / "gate"
    tasks = [
        *(Piece(number, tmp_path) for number in range(6)),
        Piece(6, tmp_path, fails=True),
        Piece(7, tmp_path, waits_for=gate),
    ]
    (tmp_path / "cluster").mkdir()
    found: dict[int, TaskOutcome[int]] = {}
    with cluster(tmp_path / "cluster", WORKERS) as two:
        for outcome in on_cluster(square, tasks, scheduler=two.address):
            found[outcome.place] = outcome
            if len(found) == len(tasks) - 1:
                (busy,) = begun(tmp_path, 7)
                two.kill([one.pid for one in two.workers].index(busy))
                gate.touch()
    assert "ValueError: no square of this" in found.pop(6).lost
    assert {place: one.result for place, one in found.items()} == {
        number: number**2 for number in (0, 1, 2, 3, 4, 5, 7)
    }
    assert {one.lost for one in found.values()} == {""}
    first, second = workers_of(tmp_path, 7)
    assert first != second


def test_where_no_scheduler_answers_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs_dask()
    monkeypatch.setattr(server.spread.cluster, "ANSWERS_WITHIN_S", 0.5)
    with pytest.raises(SpreadProblem, match="start one with `dask scheduler`"):
        list(on_cluster(square, [], scheduler="tcp://127.0.0.1:9"))
