"""Tasks on a real Dask cluster of processes; one worker is killed in the middle of its work."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import server.spread.cluster
from server.spread.cluster import on_cluster
from server.spread.outcome import SpreadProblem
from tests.support.dask_cluster import Cluster, cluster, needs_dask
from tests.support.spread_work import Piece, begun, square, workers_of

WORKERS = 4


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    needs_dask()
    with cluster(tmp_path_factory.mktemp("cluster"), WORKERS) as found:
        yield found


def test_a_killed_workers_task_is_done_again_by_another(four: Cluster, tmp_path: Path) -> None:
    """The last piece waits; all others are done first, then its worker is killed."""
    gate = tmp_path / "gate"
    tasks = [*(Piece(number, tmp_path) for number in range(8)), Piece(8, tmp_path, waits_for=gate)]
    found: dict[int, int | None] = {}
    for outcome in on_cluster(square, tasks, scheduler=four.address):
        assert outcome.lost == ""
        found[outcome.place] = outcome.result
        if len(found) == len(tasks) - 1:
            (busy,) = begun(tmp_path, 8)
            four.kill([one.pid for one in four.workers].index(busy))
            gate.touch()
    assert found == {number: number**2 for number in range(9)}
    first, second = workers_of(tmp_path, 8)
    assert first != second


def test_a_task_that_raises_is_told_and_the_others_are_done(four: Cluster, tmp_path: Path) -> None:
    tasks = [Piece(3, tmp_path, fails=True), Piece(4, tmp_path)]
    outcomes = {one.place: one for one in on_cluster(square, tasks, scheduler=four.address)}
    assert "ValueError: no square of this" in outcomes[0].lost
    assert outcomes[1].result == 16


def test_where_no_scheduler_answers_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs_dask()
    monkeypatch.setattr(server.spread.cluster, "ANSWERS_WITHIN_S", 0.5)
    with pytest.raises(SpreadProblem, match="start one with `dask scheduler`"):
        list(on_cluster(square, [], scheduler="tcp://127.0.0.1:9"))
