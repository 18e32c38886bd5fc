"""The command line as a whole: every command, and how errors are reported."""

import errno
import gc
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Annotated, Final

import typer

from server.cli.exits import (
    DONE,
    INTERRUPTED,
    EndsWith,
    NotMeasured,
    Unusable,
    complain,
    say_failure,
)

NAME: Final = "tableref"

OUT_OF_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a full disk, a used-up quota and a file that may not become larger."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the command line, not imported yet.

    Attributes:
        module: Where its function is.
        function: The function's name; its docstring is what `tableref COMMAND --help` begins with.
        summary: Its line in `tableref --help`, short enough for a terminal 80 columns wide.
    """

    module: str
    function: str
    summary: str

    def load(self) -> tuple[Callable[..., object], str | None]:
        """Import it: the function, and its help where the docstring does not say all."""
        with _nothing_collected():
            module = import_module(self.module)
        return getattr(module, self.function), getattr(module, "COMMAND_HELP", None)


COMMANDS: Final = {
    "demo": Command("server.cli.serving", "demo", "Serve the bundled footage as if from a camera."),
    "serve": Command("server.cli.serving", "serve", "Serve the referee's page for a table."),
    "hall": Command("server.cli.serving", "hall", "Serve the page of all tables of a database."),
    "record": Command("server.cli.serving", "record", "Serve, and keep everything for `replay`."),
    "replay": Command("server.cli.replaying", "replay", "Run a recording again, and compare."),
    "review": Command("server.cli.reviewing", "review", "Measure recordings again, and compare."),
    "learn": Command("server.cli.learning", "learn_from", "Adapt the eye to the rulings."),
    "cameras": Command("server.cli.cameras", "cameras", "List the webcams and what they offer."),
    "print": Command("server.cli.printing", "print_sheets", "Write printable sheets as PDF."),
    "check": Command("server.cli.checking", "check", "Check whether a picture is good."),
    "calibrate": Command("server.cli.calibrating", "calibrate", "Solve camera and table."),
    "observe": Command("server.cli.observing", "observe", "Print sightings as JSON lines."),
    "profile": Command("server.cli.profiling", "profile", "Show where the time goes, by stage."),
    "weigh-in": Command(
        "server.cli.weighing", "weigh_in", "Measure a creature, suggest its stats."
    ),
    "play": Command("server.cli.playing", "play", "Play in the terminal, without a camera."),
    "amend": Command("server.cli.amending", "amend", "Correct an earlier entry of a kept game."),
    "codes": Command("server.cli.codes", "codes", "Print links to a game, or withdraw codes."),
    "export": Command(
        "server.cli.exporting", "export_game", "Write a kept game as JSON, or as a table."
    ),
    "import": Command("server.cli.exporting", "import_game", "Import an exported game."),
    "store": Command("server.cli.storing", "store", "Check the kept games, rescue or copy them."),
}
"""Every command. Only the one that is called is imported: OpenCV, SciPy, a database and a web
server take longer to import than `--help` or a weigh-in may take."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command.

    The exit status is 0 done, 1 not measurable, 2 unusable call or file, 130 ended by Ctrl-C.
    """
    given = sys.argv[1:] if arguments is None else arguments
    # Characters that the terminal's encoding lacks are replaced instead of raising.
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(given)
    except NotMeasured as failure:
        return say_failure(failure.cause, failure.mend)
    except Unusable as problem:
        return complain(str(problem))
    except typer.TyperException as error:
        return complain(f"{_message(error).rstrip('.')}; see `{_called(error)} --help`")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except SystemExit:  # typer ends like this when the output's reader, such as `head`, has closed
        return DONE
    except OSError as error:
        return _refused_by_system(error)


def _refused_by_system(error: OSError) -> int:
    """The exit status if the system refuses a name or the output; any other error is raised."""
    if error.filename is not None and error.errno in (errno.ENAMETOOLONG, errno.EACCES):
        return complain(f"{error.filename} cannot be looked at ({error.strerror}); name another.")
    return _cannot_write(error)


def _cannot_write(error: OSError) -> int:
    """The exit status if the output cannot be written; any other error is a fault and raised."""
    if error.errno not in (errno.EPIPE, *OUT_OF_ROOM):
        raise error
    # Otherwise Python would try to write the rest of the output again when it exits.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return DONE
    return complain(
        f"The output cannot be written ({error.strerror}): make room on its disk, and run it again."
    )


def _run(given: Sequence[str]) -> int:
    called = given[0] if given and given[0] in COMMANDS else None
    program = _program(called)
    if called is None:
        return _ended(program, given or ["--help"])
    # Imported here: these exceptions come with the packages that raise them.
    from server.cli.logs import write_lines
    from server.cli.troubles import in_words_of_the_command_line

    write_lines()
    with in_words_of_the_command_line():
        return _ended(program, given)


def _ended(program: typer.Typer, given: Sequence[str]) -> int:
    """Run the program and flush its output; returns the exit status, also after Ctrl-C."""
    try:
        ended = program(given, prog_name=NAME, standalone_mode=False)
    except EndsWith as end:
        ended = end.status
    print(end="", flush=True)
    return ended if isinstance(ended, int) else DONE


def _program(called: str | None) -> typer.Typer:
    """Make the program: the called command completely, all others with name and summary only."""
    program = typer.Typer(
        name=NAME,
        help="A camera-assisted referee for physical tables.",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    program.callback()(_any_command)
    for name, command in COMMANDS.items():
        function, told = command.load() if name == called else (_not_called, None)
        program.command(name, help=told, short_help=command.summary)(function)
    return program


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Switch the garbage collector off while open; later it ignores all objects made until then.

    Imported modules stay anyway. To search them again and again takes a tenth of the start, and
    later delays every thread.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _any_command(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=lambda wanted: _print_version() if wanted else None,
            is_eager=True,
            help="print the version, and end",
        ),
    ] = False,
) -> None:
    # With it a program of one command is still called by that command's name.
    pass


def _print_version() -> None:
    print(f"{NAME} {metadata.version(NAME)}")
    raise typer.Exit


def _not_called() -> None:
    # Stands for a command that is only listed.
    pass


def _message(error: typer.TyperException) -> str:
    """What is wrong with the call, with the name of the option."""
    told = getattr(error, "format_message", None)
    return str(told()) if told else str(error)


def _called(error: typer.TyperException) -> str:
    """The call whose help tells more: that of the command, or of all of them."""
    context = getattr(error, "ctx", None)
    return str(context.command_path) if context else NAME
