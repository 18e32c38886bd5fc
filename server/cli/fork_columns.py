"""Printing a fork: the recording and the game with another ruling, side by side."""

import shutil
import textwrap
from collections.abc import Sequence
from dataclasses import asdict
from itertools import zip_longest

from engine.plain import JsonObject
from server.cli.exits import say
from server.forking import Fork

NARROWEST = 24
"""Characters of a column; in narrower ones most words would be broken."""

MOST_DIFFERENCES = 40
"""Most differences between two states that are printed."""


def say_fork(fork: Fork, chain: JsonObject) -> None:
    """Print a fork as one JSON object."""
    say(
        {
            "kind": "fork",
            "after": fork.after,
            "rows": [{**asdict(row), "same": row.same} for row in fork.rows],
            "differs_at": fork.differs_at,
            "states": [asdict(difference) for difference in fork.states],
            "ledger_hash": {"recorded": fork.recorded.ledger_hash, "forked": fork.forked_hash},
            "difference": fork.recorded.difference,
            "recording": chain,
        }
    )


def print_fork(fork: Fork, *, width: int | None = None) -> None:
    """Print a fork as two columns, with ` | ` between equal rows and ` # ` between others."""
    letters = shutil.get_terminal_size().columns if width is None else width
    column = max(NARROWEST, (letters - 3) // 2)
    _print_row([f"recorded, after entry {fork.after}"], ["with the other ruling"], "|", column)
    for row in fork.rows:
        _print_row(row.recorded, row.forked, "|" if row.same else "#", column)
    if not fork.states:
        print("Both games stand the same at the end.")
        return
    print("At the end these differ:")
    for one in fork.states[:MOST_DIFFERENCES]:
        _print_row([f"{one.path}: {one.recorded}"], [f"{one.path}: {one.forked}"], "#", column)
    if len(fork.states) > MOST_DIFFERENCES:
        print(f"... and {len(fork.states) - MOST_DIFFERENCES} more")


def _print_row(left: Sequence[str], right: Sequence[str], between: str, column: int) -> None:
    pairs = zip_longest(_wrapped(left, column), _wrapped(right, column), fillvalue="")
    for one, other in pairs:
        print(f"{one:{column}} {between} {other}".rstrip())


def _wrapped(sentences: Sequence[str], column: int) -> list[str]:
    lines = [textwrap.wrap(text, column, subsequent_indent="  ") for text in sentences]
    return [line for wrapped in lines for line in wrapped]
