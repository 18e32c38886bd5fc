"""The command line as a whole: every command, and how its troubles are told."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import typer

from calibration.failure import CalibrationFailed
from server.capture.source import SourceProblem
from server.cli.exits import DONE, EndsWith, NotMeasured, Unusable, complain, say_failure
from server.store.ledger import StoreProblem

COMMANDS: Final = {
    "demo": ("server.cli.serving", "demo"),
    "serve": ("server.cli.serving", "serve"),
    "record": ("server.cli.serving", "record"),
    "replay": ("server.cli.replaying", "replay"),
    "print": ("server.cli.printing", "print_sheets"),
    "check": ("server.cli.checking", "check"),
    "calibrate": ("server.cli.calibrating", "calibrate"),
    "observe": ("server.cli.observing", "observe"),
    "weigh-in": ("server.cli.weighing", "weigh_in"),
    "play": ("server.cli.playing", "play"),
}
"""Each command's module and function. Only what is called is imported: a database and a web server
take longer to import than a weigh-in may take."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit status is 0 done, 1 not measurable, 2 unusable call or file."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        _program(given)(given or ["--help"], standalone_mode=False)
    except EndsWith as end:
        return end.status
    except (CalibrationFailed, NotMeasured) as failure:
        return say_failure(failure)
    except (Unusable, SourceProblem, StoreProblem) as problem:
        return complain(str(problem))
    except typer.TyperException as error:
        return complain(f"{_message(error).rstrip('.')}; see `tableref --help`")
    except (KeyboardInterrupt, typer.Abort):
        return DONE
    except BrokenPipeError:  # `| head` has seen enough
        sys.stderr.close()
    return DONE


def _program(given: Sequence[str]) -> typer.Typer:
    """The command that is called; all of them where none is."""
    program = typer.Typer(
        name="tableref",
        help="A camera-assisted referee for physical tables.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    program.callback()(_any_command)
    for name in [word for word in given[:1] if word in COMMANDS] or COMMANDS:
        module = import_module(COMMANDS[name][0])
        told = getattr(module, "HELP", None) if name == "print" else None
        program.command(name, help=told)(getattr(module, COMMANDS[name][1]))
    return program


def _any_command() -> None:
    # With it a program of one command is still called by that command's name.
    pass


def _message(error: typer.TyperException) -> str:
    """What is wrong with the call, with the name of the option."""
    told = getattr(error, "format_message", None)
    return str(told()) if told else str(error)
