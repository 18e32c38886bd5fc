"""The log is bounded: repeated lines are counted instead of written."""

import logging

from server.cli.logs import Bounded


def test_what_repeats_is_left_out_and_counted() -> None:
    now_s = 0.0
    bounded = Bounded(3, lambda: now_s)

    def said(line: int, text: str = "again %s") -> logging.LogRecord | None:
        record = logging.LogRecord("x", logging.WARNING, "file.py", line, text, ("x",), None)
        return record if bounded.filter(record) else None

    assert [said(1) is not None for _ in range(100)] == [True] * 3 + [False] * 97
    other = said(2, "another %s")
    assert other is not None
    assert other.getMessage() == "another x (97 lines like others left out)"
    now_s = 61.0
    fresh = said(1)
    assert fresh is not None
    assert fresh.getMessage() == "again x"
