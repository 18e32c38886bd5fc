"""Amending over HTTP: for the referee alone, planned first, and seats see no more than before."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine import GAMES
from server.app import create_app
from server.session import Session
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.support.calling import on_this_machine
from tests.support.kept_games import begun

COMMANDS = 20


class Table:
    """A game of which some commands were played, and its referee."""

    def __init__(self, client: TestClient, session: Session) -> None:
        self.client, self.session = client, session
        self.path = f"/api/sessions/{session.record.id}"
        self.said = [entry.seq for entry in session.entries if entry.said]

    def post(self, route: str, body: Any, code: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {code}"} if code else {}
        return self.client.post(f"{self.path}/{route}", json=body, headers=headers)

    def body(self, *amendments: dict[str, Any], **more: Any) -> dict[str, Any]:
        return {"amendments": amendments, "based_on_seq": self.session.head, **more}


@pytest.fixture(params=list(GAMES))
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    ledger = MemoryLedger()
    session = begun(ledger, request.param, commands=COMMANDS)
    app = create_app(Settings(), ledger)
    with on_this_machine(app) as client:
        found = client.app.state.parts.sessions.get(session.record.id)  # type: ignore[attr-defined]
        yield Table(client, found)


def test_planned_confirmed_and_taken_up_again(table: Table) -> None:
    head, state = table.session.head, table.client.get(table.path).json()["state"]
    removed = {"seq": table.said[2], "how": "remove"}
    plan = table.post("amend/plan", table.body(removed))
    assert plan.status_code == 200, plan.text
    told = plan.json()
    assert table.session.head == head
    for conflict in told["conflicts"]:
        assert conflict["detail"]
        assert conflict["told"]
    done = table.post("amend", table.body(removed, digest=told["digest"]))
    assert done.status_code == 200, done.text
    assert done.json()["events"][0]["event"]["type"] == "Amended"
    assert done.json()["events"][0]["event"]["removed"] == [table.said[2]]
    assert table.client.get(table.path).json()["seq"] == done.json()["seq"]
    back = {"to_seq": head, "based_on_seq": table.session.head}
    assert table.post("take-back", back).status_code == 200
    assert table.client.get(table.path).json()["state"] == state


def test_what_changes_is_named_in_the_readers_language(table: Table) -> None:
    body = table.body({"seq": table.said[2], "how": "remove"})
    path = f"{table.path}/amend/plan?lang="
    english, german = (table.client.post(path + one, json=body).json() for one in ("en", "de"))
    names, german_names = english["field_names"], german["field_names"]
    assert names, "something changes"
    paths = " ".join(one["what"] for one in english["state"])
    assert all(name in paths and words == name.replace("_", " ") for name, words in names.items())
    assert set(german_names) == set(names)
    same = {name for name in names if german_names[name] == names[name]}
    assert same <= {"name", "mana", "phase", "position", "text", "x", "y", "q", "r"}


def test_what_was_said_and_could_have_been_said(table: Table) -> None:
    for seq in table.said[:4]:
        told = table.client.get(f"{table.path}/amend/{seq}").json()
        assert told["said"] == table.session.entries[seq - 1].said
        assert told["seq"] == seq
        plan = table.post(
            "amend/plan", table.body({"seq": seq, "how": "replace", "command": told["said"]})
        ).json()
        assert (plan["conflicts"], plan["state"]) == ([], [])


def test_nobody_but_the_referee(table: Table) -> None:
    removed = {"seq": table.said[2], "how": "remove"}
    codes = table.session.record.codes
    for code in (*codes["seats"], codes["spectator"]):
        headers = {"Authorization": f"Bearer {code}"}
        got = table.client.get(f"{table.path}/amend/{table.said[2]}", headers=headers)
        planned = table.post("amend/plan", table.body(removed), code)
        amended = table.post("amend", table.body(removed, digest="x"), code)
        assert {one.status_code for one in (got, planned, amended)} == {403}
        assert {tuple(one.json()) for one in (got, planned, amended)} == {("detail",)}


def test_a_seat_sees_of_the_corrected_line_what_it_may_see(table: Table) -> None:
    removed = {"seq": table.said[-3], "how": "remove"}
    digest = table.post("amend/plan", table.body(removed)).json()["digest"]
    table.post("amend", table.body(removed, digest=digest))
    session = table.session
    for seat, code in enumerate(session.record.codes["seats"], start=1):
        headers = {"Authorization": f"Bearer {code}"}
        told = table.client.get(f"{table.path}/events", headers=headers).json()
        assert [one["said"] for one in told] == [None] * session.head
        for one in told:
            if one["event"]["type"] not in ("TakenBack", "Amended"):
                state = session.game.view(session.state_after(one["seq"]), seat)
                seen = session.game.redact(state, session.events[one["seq"] - 1], seat)
                assert one["told"] == session.game.describe(state, seen)


def test_a_plan_of_before_is_stale(table: Table) -> None:
    removed = {"seq": table.said[2], "how": "remove"}
    digest = table.post("amend/plan", table.body(removed)).json()["digest"]
    old = table.body(removed, digest=digest)
    note = {"type": "Note", "seat": None, "text": "one more"}
    table.post("commands", {"command": note, "based_on_seq": table.session.head})
    for body in (old, table.body(removed, digest=digest)):
        answer = table.post("amend", body)
        assert (answer.status_code, answer.json()["reason"]) == (409, "command/stale")


@pytest.mark.parametrize("table", ["clearing_house"], indirect=True)
@pytest.mark.parametrize(
    ("amendments", "status"),
    [
        ([], 422),
        ([{"seq": 1, "how": "guess"}], 422),
        ([{"seq": 99999, "how": "remove"}], 409),
        ([{"seq": 1, "how": "insert"}], 409),
        ([{"seq": 1, "how": "insert", "command": {"type": "Dance"}}], 422),
        ([{"seq": 1, "how": "insert", "command": {"type": "Amended", "to_seq": 0}}], 409),
    ],
)
def test_what_is_no_amendment_is_said_so(table: Table, amendments: Any, status: int) -> None:
    answer = table.post("amend/plan", table.body(*amendments))
    assert answer.status_code == status, answer.text
