"""A random evening over HTTP: two tabs, seats, take-backs to any entry, restarts, nonsense.

Hypothesis chooses each step, and finds the shortest evening that fails. After every step the list
of games must load, each ledger must fit its hash chain, and each state must equal that of its
replayed ledger.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import GAMES, replay
from engine.notation import from_json, to_json
from server.app import create_app
from server.session import Session
from server.settings import Settings
from server.store.sql import SqlLedger
from tests.support.calling import on_this_machine
from tests.support.damage import bent
from tests.support.kept_games import url_of

REFUSED = 409
UNREADABLE = 422
TABS = 2
pick = st.integers(0, 10**6)
tab_number = st.integers(0, TABS - 1)


class EveningMachine(RuleBasedStateMachine):
    """One database, restarted now and then; a game of each begun evening, seen from two tabs."""

    game: str

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self._file = Path(self._folder.name) / "tableref.db"
        self._client: TestClient | None = None
        self._ledger: SqlLedger | None = None
        self._path = ""
        self._codes: dict[str, Any] = {}
        self._tabs: list[dict[str, Any]] = []
        self.answers: dict[int, int] = {}

    def teardown(self) -> None:
        self._stop()
        self._folder.cleanup()

    def _start(self) -> None:
        self._ledger = SqlLedger(url_of(self._file))
        app = create_app(Settings(data=self._file.parent), self._ledger)
        self._client = on_this_machine(app)
        self._client.__enter__()

    def _stop(self) -> None:
        if self._client:
            self._client.__exit__(None, None, None)
        self._client = None

    def _ask(self, method: str, path: str, body: Any = None, code: str = "") -> tuple[int, Any]:
        """Send a request; the response must never be a fault of the program."""
        assert self._client is not None
        headers = {"Authorization": f"Bearer {code}"} if code else {}
        headers["Content-Type"] = "application/json"
        content = None if body is None else json.dumps(body).encode()
        answer = self._client.request(method, path, content=content, headers=headers)
        self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, (method, path, body, answer.text[:500])
        return answer.status_code, answer.json()

    def _say(self, tab: int, command: Any, code: str = "") -> None:
        """Send a command from a tab, based on the state that the tab knows."""
        known = self._tabs[tab]
        body = {"command": command, "based_on_seq": known["seq"]}
        status, told = self._ask("POST", f"{self._path}/commands", body, code)
        assert status in (200, REFUSED, UNREADABLE), (status, told)
        if status == 200:
            self._look(tab)

    def _look(self, tab: int) -> None:
        status, told = self._ask("GET", self._path)
        assert status == 200
        self._tabs[tab] = told

    @initialize(seed=st.integers(0, 10**9), example=pick, dice=st.sampled_from(("seeded", "typed")))
    def begin(self, seed: int, example: int, dice: str) -> None:
        examples = list(GAMES[self.game].examples.values())
        options = to_json(examples[example % len(examples)])
        self._start()
        body = {"game": self.game, "options": options, "seed": seed, "dice": dice}
        status, told = self._ask("POST", "/api/sessions", body)
        assert status == 201, told
        self._path, self._codes = f"/api/sessions/{told['id']}", told["codes"]
        self._tabs = [{}] * TABS
        for tab in range(TABS):
            self._look(tab)

    @rule(tab=tab_number, which=pick)
    def play(self, tab: int, which: int) -> None:
        self._choose(tab, "legal", which)

    @rule(tab=tab_number, which=pick)
    def play_on(self, tab: int, which: int) -> None:
        """As `play`, with a tab that is up to date."""
        self._look(tab)
        self._choose(tab, "legal", which)

    @rule(tab=tab_number, which=pick)
    def intervene(self, tab: int, which: int) -> None:
        self._choose(tab, "overrides", which)

    def _choose(self, tab: int, kind: str, which: int) -> None:
        commands = self._tabs[tab][kind]
        if commands:
            self._say(tab, commands[which % len(commands)])

    @rule(tab=tab_number, which=pick, bend=pick)
    def say_nonsense(self, tab: int, which: int, bend: int) -> None:
        commands = [*self._tabs[tab]["legal"], *self._tabs[tab]["overrides"]]
        if commands:
            self._say(tab, bent(commands[which % len(commands)], bend))

    @rule(tab=tab_number, seat=pick, which=pick)
    def a_seat_speaks(self, tab: int, seat: int, which: int) -> None:
        codes = self._codes["seats"]
        seat %= len(codes)
        mine = [one for one in self._tabs[tab]["legal"] if one.get("seat") == seat + 1]
        note = {"type": "Note", "seat": seat + 1, "text": "hm"}
        self._say(tab, mine[which % len(mine)] if mine else note, codes[seat])

    @rule(tab=tab_number, to_seq=st.integers(-2, 80) | st.integers())
    def take_back(self, tab: int, to_seq: int) -> None:
        """Take back to any number; most are not the end of a command, or no entry at all."""
        body = {"to_seq": to_seq, "based_on_seq": self._tabs[tab]["seq"]}
        status, _ = self._ask("POST", f"{self._path}/take-back", body)
        assert status in (200, REFUSED, UNREADABLE)
        if status == 200:
            self._look(tab)

    @rule(tab=tab_number, back=st.integers(1, 12))
    def take_back_a_little(self, tab: int, back: int) -> None:
        """Take back to an allowed entry, from a tab that is up to date."""
        self._look(tab)
        self.take_back(tab, self._tabs[tab]["seq"] - back)

    @rule(tab=tab_number, back=st.integers(0, 20), which=pick, fresh=st.booleans())
    def amend(self, tab: int, back: int, which: int, fresh: bool) -> None:
        """Plan a correction of an earlier entry; confirm it by the plan's digest or another one."""
        if fresh:
            self._look(tab)
        known = self._tabs[tab]
        commands = [*known["legal"], *known["overrides"]]
        command = commands[which % len(commands)] if commands else None
        how = ("replace", "remove", "insert")[which % 3]
        one = {"seq": known["seq"] - back, "how": how}
        if how != "remove":
            one["command"] = command
        self._ask("GET", f"{self._path}/amend/{one['seq']}")
        body = {"amendments": [one], "based_on_seq": known["seq"]}
        status, plan = self._ask("POST", f"{self._path}/amend/plan", body)
        digest = plan["digest"] if status == 200 and which % 5 else "x"
        status, _ = self._ask("POST", f"{self._path}/amend", {**body, "digest": digest})
        assert status in (200, REFUSED, UNREADABLE)
        if status == 200:
            self._look(tab)

    @rule(tab=tab_number)
    def look_again(self, tab: int) -> None:
        self._look(tab)

    @rule(key=st.sampled_from(("span", "throw-500", "weigh-in-1", "", "é", "../x")), tab=tab_number)
    def answer_what_nobody_offers(self, key: str, tab: int) -> None:
        body = {"based_on_seq": self._tabs[tab]["seq"]}
        for route in ("confirm", "dismiss"):
            self._ask("POST", f"{self._path}/proposals/{key}/{route}", body)

    @rule()
    def restart(self) -> None:
        self._stop()
        self._start()

    @rule(other=st.sampled_from(list(GAMES)))
    def begin_another_game(self, other: str) -> None:
        status, _ = self._ask(
            "POST", "/api/sessions", {"game": other, "seats": GAMES[other].seats[0]}
        )
        assert status in (201, REFUSED, UNREADABLE)

    @invariant()
    @precondition(lambda self: self._client is not None)
    def every_game_is_listed(self) -> None:
        status, told = self._ask("GET", "/api/sessions")
        assert status == 200
        assert not [one for one in told if "set_aside" in one]
        assert self._path.endswith(tuple(one["id"] for one in told))

    @invariant()
    @precondition(lambda self: self._client is not None)
    def what_is_kept_is_what_is_played(self) -> None:
        assert self._client is not None
        assert self._ledger is not None
        parts = self._client.app.state.parts  # type: ignore[attr-defined]
        for session in parts.sessions.all():
            _check_kept(session, self._ledger)


def _check_kept(session: Session, ledger: SqlLedger) -> None:
    """The chain fits, and the state is that of the ledger replayed from what is on disk."""
    entries = ledger.entries(session.record.id)
    assert [entry.seq for entry in entries] == list(range(1, session.head + 1))
    events = [from_json(session.game, entry.event) for entry in entries]
    assert replay.ledger_hash(events) == session.ledger_hash
    assert replay.replay(session.game, session.options, events) == session.state


def run_evenings(game: str, *, evenings: int, steps: int, derandomize: bool) -> None:
    """Play a number of evenings of a game, each of at most `steps` steps."""
    kind = type(f"{game.title()}Evening", (EveningMachine,), {"game": game})
    chosen = settings(
        max_examples=evenings,
        stateful_step_count=steps,
        derandomize=derandomize,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(kind, settings=chosen)
