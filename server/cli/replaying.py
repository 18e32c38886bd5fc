"""`tableref replay`: a kept evening run again."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from server.cli.exits import NOT_MEASURED, EndsWith, Unusable, say
from server.replaying import Replayed
from server.replaying import replay as run_again
from server.store.recording import RecordingProblem, read_recording


def replay(
    folder: Annotated[Path, typer.Argument(help="a folder that `tableref record` has made")],
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Run a recording again: from its sightings follow proposals, commands and ledger.

    The exit status is 1 where something differs from what was recorded.
    """
    try:
        replayed = run_again(read_recording(folder))
    except RecordingProblem as problem:
        raise Unusable(str(problem)) from problem
    except (KeyError, ValueError) as error:
        raise Unusable(
            f"{folder}: the recording is damaged ({error}); restore the file."
        ) from error
    if replayed is None:
        raise Unusable(f"{folder}: no game was begun in this recording; record a new one.")
    if as_json:
        say({"kind": "replay", **asdict(replayed)})
    else:
        _tell(replayed)
    if replayed.difference is not None:
        raise EndsWith(NOT_MEASURED)


def _tell(replayed: Replayed) -> None:
    print(f"{replayed.events} events, {replayed.frames} frames, {replayed.sightings} sightings")
    print(f"ledger {replayed.ledger_hash}")
    print("as recorded" if replayed.difference is None else f"differs: {replayed.difference}")
