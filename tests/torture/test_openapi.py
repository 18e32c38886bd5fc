"""Thousands of calls from the OpenAPI document."""

from typing import Any

import pytest

from tests.support.openapi_calls import application, call, operations

APP = application()
CALLS = operations(APP)
CASES = 150
CASES_IN_SOAK = 2000


@pytest.mark.torture
@pytest.mark.parametrize(("name", "operation"), CALLS, ids=[name for name, _ in CALLS])
def test_answers_are_as_described(name: str, operation: Any) -> None:
    print(name, dict(call(APP, operation, cases=CASES, first=1)))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "operation"), CALLS, ids=[name for name, _ in CALLS])
def test_very_many_answers_are_as_described(name: str, operation: Any) -> None:
    print(name, dict(call(APP, operation, cases=CASES_IN_SOAK, first=2)))
