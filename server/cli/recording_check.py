"""`tableref check` of a recording: is every line there, and unchanged?"""

from pathlib import Path

from server.cli.exits import NOT_MEASURED, EndsWith, Unusable, say
from server.store.line_chain import LineChain
from server.store.recording import FILE, RecordingProblem, read_recording


def is_recording(folder: Path) -> bool:
    """Whether a folder holds a recording."""
    return (folder / FILE).exists()


def check_recording(folder: Path, *, as_json: bool) -> None:
    """Print what was changed, removed or cut off; raises EndsWith if anything was."""
    chain = LineChain()
    try:
        lines = sum(1 for _ in chain.follow(read_recording(folder)))
    except RecordingProblem as problem:
        raise Unusable(str(problem)) from problem
    if as_json:
        say({"kind": "recording", "lines": lines, "sound": not chain.doubtful, **chain.to_json()})
    else:
        sound = "every line is as it was written" if chain.chained and not chain.doubtful else ""
        for sentence in (f"{lines} lines", sound, *chain.said):
            if sentence:
                print(sentence)
    if chain.doubtful:
        raise EndsWith(NOT_MEASURED)
