"""Responses match the OpenAPI document; `make torture` makes many more calls."""

from typing import Any

import pytest

from tests.support.openapi_calls import application, call, operations

APP = application()
CALLS = operations(APP)


@pytest.mark.parametrize(("name", "operation"), CALLS, ids=[name for name, _ in CALLS])
def test_answers_are_as_described(name: str, operation: Any) -> None:
    assert call(APP, operation, cases=6).total() > 0


def test_every_call_is_called() -> None:
    assert len(CALLS) == sum(len(one) for one in APP.openapi()["paths"].values()) - 1
