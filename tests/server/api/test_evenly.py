"""A seat's command takes a whole number of time steps, carried out or refused; others do not."""

import inspect
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from server.api import evenly as module
from server.api.evenly import evenly
from server.session import REFEREE, Caller, Session
from tests.server.api.test_callers import bearer

SEAT = Caller("seat", 2)
STEP_S = 0.05


class FakeTime:
    """A clock that advances only by waiting and by simulated work."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def clock(self) -> float:
        return self.now_s

    def sleep(self, seconds: float) -> None:
        self.now_s += seconds


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEP_S", STEP_S)


def spent_s(caller: Caller, thinks_s: float, then: Callable[[], object] = lambda: None) -> float:
    time = FakeTime()
    try:
        with evenly(caller, time.clock, time.sleep) as wait:
            time.sleep(thinks_s)
            then()
            wait()
    except ValueError:
        pass
    return time.now_s - 100.0


def refuse() -> None:
    raise ValueError


@pytest.mark.parametrize("then", [lambda: None, refuse], ids=["done", "refused"])
def test_a_short_and_a_longer_thought_take_a_seat_the_same(then: Callable[[], object]) -> None:
    assert {round(spent_s(SEAT, one, then), 6) for one in (0.001, 0.004, 0.049)} == {STEP_S}
    assert spent_s(SEAT, 0.051, then) == pytest.approx(2 * STEP_S)


def test_the_referee_waits_for_nothing() -> None:
    assert spent_s(REFEREE, 0.004) == pytest.approx(0.004)


def test_it_is_decided_before_the_wait_and_written_after_it(
    stranger: TestClient, session: Session, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = []
    monkeypatch.setattr(inspect.unwrap(module.evenly), "__defaults__", (
        FakeTime().clock, lambda _: heads.append(session.head)
    ))  # fmt: skip
    before = session.head
    note = {"type": "Note", "seat": 2, "text": "hm"}
    for seat, status in ((2, 200), (3, 409)):
        body = {"command": {**note, "seat": seat}, "based_on_seq": session.head}
        headers = bearer(session.record.codes["seats"][1])
        answer = stranger.post(f"{path}/commands", json=body, headers=headers)
        assert answer.status_code == status
    assert heads == [before, before + 1]  # the second is refused, and waits too
