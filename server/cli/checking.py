"""`tableref check`: is this picture good enough, and what should be done first?"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from calibration.arrays import Image
from calibration.coaching.checked import Checked, checked_pictures
from calibration.coaching.document import to_dict
from calibration.coaching.moments import SmallFrame, moment_of
from calibration.failure import CAUSES
from engine.wording import counted
from server.capture.footage import Pictures
from server.capture.opening import open_source
from server.capture.source import Source
from server.cli.check_words import in_words
from server.cli.exits import DONE, NOT_MEASURED, EndsWith, NotMeasured, Unusable, progress, say
from server.cli.files import read_boards, read_camera
from server.store.line_chain import LineChain
from server.store.recording import FILE, RecordingProblem, read_recording

MOST_PICTURES = 3
"""Most pictures of a film that are checked: more from one place hardly improve anything."""

MOST_STILLS = 24
"""Most single pictures that are checked."""

SETTLING_S = 1.0
"""Seconds of a live camera that are not used: just opened, it adjusts its exposure first."""


@dataclass(slots=True)
class _Watched:
    """What was read from a source: small pictures over time, and a few whole ones."""

    moments: list[SmallFrame] = field(default_factory=list)
    pictures: list[Image] = field(default_factory=list)
    frames: int = 0


def check(
    source: Annotated[
        str, typer.Argument(help="picture, video, folder, glob, camera number or a recording")
    ],
    boards: Annotated[Path | None, typer.Option(help="the boards file")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="how long to look")] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="JSON on a terminal too")] = False,
) -> None:
    """Check whether a picture is good enough, and say what to do first.

    For a recording, check whether lines were changed, removed or cut off; the exit status is 1
    if they were.
    """
    if _is_recording(Path(source)):
        _check_recording(Path(source), as_json=as_json)
        return
    printed, known = read_boards(boards) if boards else None, read_camera(camera)
    opened = open_source(source)
    try:
        watched = _watched(opened, seconds)
    finally:
        opened.close()
    if not watched.pictures:
        raise NotMeasured("picture/unusable", CAUSES["picture/unusable"])
    found = checked_pictures(watched.pictures, watched.moments, printed, known)
    told = {**_head(found), "source": source, "frames": watched.frames, **_rest(found)}
    words = in_words(told, boards_given=printed is not None)
    if sys.stdout.isatty() and not as_json:
        print(words, flush=True)
    else:
        progress(words)
        say(told)
    raise EndsWith(NOT_MEASURED if found.failure else DONE)


def _watched(source: Source, seconds: float) -> _Watched:
    """Read the first seconds of a source; of single pictures, which have no time, all."""
    stills = isinstance(source, Pictures)
    begin_s = SETTLING_S if source.live else 0.0
    most, stride, seen = (MOST_STILLS if stills else MOST_PICTURES), 1, _Watched()
    for frame in source.frames():
        if frame.t_s < begin_s:
            continue
        if not stills:
            if frame.t_s > begin_s + seconds:
                break
            seen.moments.append(moment_of(frame.bgr, frame.t_s))
        if seen.frames % stride == 0:
            seen.pictures.append(frame.bgr)
        if len(seen.pictures) > most:
            seen.pictures, stride = seen.pictures[::2], stride * 2
        seen.frames += 1
    return seen


def _head(found: Checked) -> dict[str, object]:
    """The first fields: a failure if boards were given and cannot be calibrated."""
    failure = found.failure
    if failure is None:
        return {"kind": "check"}
    mend = f"{failure.detail}; {failure.mend}" if failure.detail else failure.mend
    return {"kind": "failure", "cause": failure.cause, "mend": mend}


def _rest(found: Checked) -> dict[str, object]:
    return {name: value for name, value in to_dict(found).items() if name != "kind"}


def _is_recording(folder: Path) -> bool:
    """Whether a folder holds a recording; not if that cannot be looked at."""
    try:
        return (folder / FILE).exists()
    except OSError:  # it is forbidden, or the name is too long
        return False


def _check_recording(folder: Path, *, as_json: bool) -> None:
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
        for sentence in (counted(lines, "line"), sound, *chain.said):
            if sentence:
                print(sentence)
    if chain.doubtful:
        raise EndsWith(NOT_MEASURED)
