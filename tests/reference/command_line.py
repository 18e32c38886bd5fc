"""The page of the command line: the output of each command's --help."""

import contextlib
import io
import os
from typing import get_type_hints
from unittest.mock import patch

from server.cli.main import COMMANDS, main
from tests.reference.table import Undocumented, page

COLUMNS = "80"


def command_line() -> str:
    """The page of all commands with their options."""
    parts = [f"## {name}\n\n```text\n{_help(name)}\n```" for name in COMMANDS]
    lead = "What `tableref COMMAND --help` says for every command."
    return page("The command line", lead, f"```text\n{_help()}\n```", *parts)


def _help(name: str | None = None) -> str:
    """The output of `tableref NAME --help`, or of `tableref --help` without a name."""
    if name is not None:
        _check_options(name)
    said = io.StringIO()
    plain = {"COLUMNS": COLUMNS, "NO_COLOR": "1"}
    with patch.dict(os.environ, plain), contextlib.redirect_stdout(said):
        main([name, "--help"] if name else ["--help"])
    return "\n".join(line.rstrip() for line in said.getvalue().strip().splitlines())


def _check_options(name: str) -> None:
    """Raise Undocumented if an option or argument of a command has no help."""
    function, _ = COMMANDS[name].load()
    for option, hint in get_type_hints(function, include_extras=True).items():
        if option == "return":
            continue
        helps = [getattr(one, "help", None) for one in getattr(hint, "__metadata__", ())]
        if not any(helps):
            raise Undocumented(f"tableref {name}: {option} has no help; write one.")
