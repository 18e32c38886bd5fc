"""Calls that Schemathesis makes from the program's own OpenAPI document, and checks of responses.

Half of them name an existing game, as its referee, a seat or a spectator; the rest are arbitrary,
within the document and beyond it. No response may be a fault of the program, and each must match
the document: its status, its content type and its schema.
"""

from collections import Counter
from functools import cache
from typing import Any, cast

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from engine import GAMES
from engine.notation import to_json
from server.api.allowance import CallAllowance
from server.app import create_app
from server.door.middleware import Door
from server.sessions import Sessions
from server.settings import Settings
from server.store.memory import MemoryLedger

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ENDLESS = {"/api/camera/live"}
ENDLESSLY = 10**9
TURNED_AWAY = 429
ROLES = ("local", "referee", "seat", "spectator", "stranger")


@cache
def application() -> FastAPI:
    """The program without a camera, with a game of each kind; shared by all that collect its calls.

    Rate limits are off, because otherwise most calls would be rejected by them.
    """

    def begin_all(sessions: Sessions) -> None:
        for name, game in GAMES.items():
            sessions.begin(name, options=to_json(next(iter(game.examples.values()))), seed=1)

    app = create_app(Settings(), MemoryLedger(), first_game=begin_all)
    for one in app.user_middleware:
        if getattr(one.cls, "__name__", "") == Door.__name__:
            one.kwargs.update(
                requests=CallAllowance(ENDLESSLY, 1), wrong_codes=CallAllowance(ENDLESSLY, 1)
            )
    return app


@cache
def operations(app: FastAPI) -> list[tuple[str, Any]]:
    """Every call of the document, by its method and path, without those that never end."""
    schema = schemathesis.openapi.from_asgi("/openapi.json", app)
    found: list[Any] = [result.ok() for result in cast("Any", schema.get_all_operations())]
    return [(f"{one.method.upper()} {one.path}", one) for one in found if one.path not in ENDLESS]


def call(app: FastAPI, operation: Any, *, cases: int, first: int = 0) -> Counter[int]:
    """Make a number of calls of one operation; return how often each status was returned."""
    statuses: Counter[int] = Counter()
    sessions = app.state.parts.sessions.all()

    @seed(first)
    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(),
        session=st.sampled_from([None, *sessions]),
        role=st.sampled_from(ROLES),
        fresh=st.booleans(),
    )
    def calls(case: Any, session: Any, role: str, fresh: bool) -> None:
        if session is not None and "session_id" in case.path_parameters:
            case.path_parameters["session_id"] = session.record.id
        if session is not None and role != "local":
            case.headers["Authorization"] = f"Bearer {_code(session, role)}"
        if session is not None and fresh and isinstance(case.body, dict):
            case.body["based_on_seq"] = session.head
        answer = case.call_and_validate(checks=CHECKS)
        assert answer.status_code != TURNED_AWAY
        statuses[answer.status_code] += 1

    calls()
    return statuses


def _code(session: Any, role: str) -> str:
    codes = session.record.codes
    known = {**codes, "seat": codes["seats"][0]}
    return str(known.get(role, "no such code"))
