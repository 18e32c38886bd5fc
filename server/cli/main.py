"""The command line as a whole: every command, and how its troubles are told."""

import sys

import typer

from calibration.failure import CalibrationFailed
from server.capture.source import SourceProblem
from server.cli import (
    calibrating,
    checking,
    observing,
    playing,
    printing,
    replaying,
    serving,
    weighing,
)
from server.cli.exits import DONE, EndsWith, NotMeasured, Unusable, complain, say_failure
from server.store.sql import StoreProblem

app = typer.Typer(
    name="tableref",
    help="A camera-assisted referee for physical tables.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("demo")(serving.demo)
app.command("serve")(serving.serve)
app.command("record")(serving.record)
app.command("replay")(replaying.replay)
app.command("print", help=printing.HELP)(printing.print_sheets)
app.command("check")(checking.check)
app.command("calibrate")(calibrating.calibrate)
app.command("observe")(observing.observe)
app.command("weigh-in")(weighing.weigh_in)
app.command("play")(playing.play)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit status is 0 done, 1 not measurable, 2 unusable call or file."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        app(given or ["--help"], standalone_mode=False)
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


def _message(error: typer.TyperException) -> str:
    """What is wrong with the call, with the name of the option."""
    told = getattr(error, "format_message", None)
    return str(told()) if told else str(error)
