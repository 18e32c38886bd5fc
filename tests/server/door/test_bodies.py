"""The nesting depth of JSON is checked before it is parsed."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.door.bodies import MOST_BYTES, MOST_DEPTH, depth

PLAIN = st.none() | st.booleans() | st.integers() | st.text()
NESTED = st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))


def measured(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(measured, value.values()), default=0)
    return 1 + max(map(measured, value), default=0) if isinstance(value, list) else 0


@given(NESTED)
def test_the_depth_is_that_of_what_json_reads(value: object) -> None:
    deep = [[value] for _ in range(MOST_DEPTH + 1)]  # so many that it is looked at
    assert depth(json.dumps(deep).encode()) == 2 + measured(value)


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 10_000, 10_000),
        ("[" * 100 + "]" * 100, 100),
        ('{"a":' * 100 + "1" + "}" * 100, 100),
        ("[],\n" * 1000, 1),
        ('["' + "[" * 1000 + '"]', 1),
        ('["\\"' + "[" * 1000 + '"]', 1),
        ("]" * 200 + "[" * 90, 0),
    ],
)
def test_brackets_in_texts_do_not_count(text: str, deep: int) -> None:
    assert depth(text.encode()) == deep


def test_a_text_that_is_not_closed_is_read_once() -> None:
    """Before, the time grew with the square of the length: a full body took half an hour."""
    body = b"[" * 100 + b'"' + b'\\"' * (MOST_BYTES // 2 - 100)
    began_s = time.process_time()
    assert depth(body) == 100
    assert depth(body + b"\\") == 100
    assert time.process_time() - began_s < 5
