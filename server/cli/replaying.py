"""`tableref replay`: replay a recording, step by step, or with another ruling."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from engine.notation import NotationError, to_json
from engine.plain import JsonObject
from engine.refusal import IllegalCommand
from engine.wording import counted
from server.cli.exits import NOT_MEASURED, EndsWith, Unusable, say
from server.cli.fork_columns import print_fork, say_fork
from server.cli.play.spoken import command_in_words
from server.cli.play.view_words import NOT_SHOWN
from server.cli.replay_steps import Pace, StepPrinter
from server.cli.useful import check_not_beside
from server.forking import fork as play_on
from server.referee import RulesFault
from server.replaying import Playback, Replayed
from server.store.line_chain import LineChain
from server.store.recording import RecordingProblem, read_recording


def replay(
    folder: Annotated[Path, typer.Argument(help="a folder that `tableref record` has made")],
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
    steps: Annotated[bool, typer.Option("--steps", help="print every step")] = False,
    from_entry: Annotated[
        int | None, typer.Option("--from", min=0, help="print the steps from this entry on")
    ] = None,
    to_entry: Annotated[
        int | None, typer.Option("--to", min=0, help="stop after this entry")
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="wait for Enter before each step")] = False,
    speed: Annotated[
        float | None,
        typer.Option(min=0.01, max=1e6, help="wait between steps: 1 in real time, 2 twice as fast"),
    ] = None,
    state: Annotated[
        bool, typer.Option("--state", help="print the final state of the game")
    ] = False,
    fork: Annotated[
        int | None, typer.Option(min=0, help="play on from this entry with another ruling")
    ] = None,
    ruling: Annotated[
        list[str] | None,
        typer.Option("--say", help="the ruling: a command as in `play`; repeatable"),
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="with --fork: also carry out the recorded decision")
    ] = False,
) -> None:
    """Replay a recording: from its sightings follow proposals, commands and ledger.

    The exit status is 1 if something differs from the recording, if lines were changed or are
    missing, or if the recording has no end mark.
    """
    of_steps = {
        "--steps": steps,
        "--step": step,
        "--speed": speed,
        "--from": from_entry is not None,
        "--to": to_entry is not None,
        "--state": state,
    }
    check_not_beside(of_steps, "--fork", there=fork is not None)
    if fork is not None:
        _fork(folder, fork, ruling or [], keep=keep, as_json=as_json)
        return
    if ruling or keep:
        raise Unusable("--say and --keep belong to a fork; name its entry with --fork.")
    if from_entry is not None and to_entry is not None and from_entry > to_entry:
        raise Unusable(f"--from {from_entry} is after --to {to_entry}; begin before the end.")
    shows_steps = (
        steps or step or speed is not None or from_entry is not None or to_entry is not None
    )
    printer = StepPrinter(from_entry or 0, Pace(speed, by_hand=step), as_json=as_json)
    chain, playback, not_compared = LineChain(), Playback(), 0
    with _naming_folder(folder):
        lines = chain.follow(read_recording(folder))
        for one in playback.run(lines):
            if shows_steps:
                printer.show(one)
            if to_entry is not None and one.desk and one.desk.session.head >= to_entry:
                break
        for line in lines:  # lines after --to are checked even so
            not_compared += line["did"] == "decided"
    replayed = _begun(playback.result(), folder)
    stands = _state(playback) if state else None
    if as_json:
        shown = {} if stands is None else {"state": stands}
        told = {**asdict(replayed), "not_compared": not_compared, "recording": chain.to_json()}
        say({"kind": "replay", **told, **shown})
    else:
        _tell(replayed, chain, stands, not_compared)
    if replayed.difference is not None or chain.doubtful:
        raise EndsWith(NOT_MEASURED)


def _fork(folder: Path, after: int, said: list[str], *, keep: bool, as_json: bool) -> None:
    if not said:
        raise Unusable("A fork needs another ruling; say it with --say.")
    chain = LineChain()
    try:
        with _naming_folder(folder):
            lines = list(chain.follow(read_recording(folder)))
            forked = play_on(lines, after=after, said=said, keep=keep, read=command_in_words)
    except IllegalCommand as refused:
        raise Unusable(f"The fork cannot be played: {refused.detail}.") from refused
    except RulesFault as fault:
        raise Unusable(f"The fork cannot be played. {fault}") from fault
    except NotationError as error:
        raise Unusable(f"--say is as in `tableref play`, but {error}") from error
    replayed = _begun(None if forked is None else forked.recorded, folder)
    assert forked is not None
    if as_json:
        say_fork(forked, chain.to_json())
    else:
        print_fork(forked)
        _tell_trouble(replayed, chain)
    if replayed.difference is not None or chain.doubtful:
        raise EndsWith(NOT_MEASURED)


@contextmanager
def _naming_folder(folder: Path) -> Iterator[None]:
    try:
        yield
    except RecordingProblem as problem:
        told = str(problem)
        raise Unusable(told if str(folder) in told else f"{folder}: {told}") from problem


def _begun(replayed: Replayed | None, folder: Path) -> Replayed:
    if replayed is None:
        raise Unusable(f"{folder}: no game was begun in this recording; record a new one.")
    return replayed


def _state(playback: Playback) -> JsonObject:
    assert playback.newest is not None
    told: JsonObject = to_json(playback.newest.session.state)
    return told


def _tell(
    replayed: Replayed, chain: LineChain, stands: JsonObject | None, not_compared: int
) -> None:
    for name, value in (stands or {}).items():
        if name not in NOT_SHOWN:
            print(f"  {name}: {value}")
    events, frames = counted(replayed.events, "event"), counted(replayed.frames, "frame")
    print(f"{events}, {frames}, {counted(replayed.sightings, 'sighting')}")
    print(f"ledger {replayed.ledger_hash}")
    if replayed.difference is None and not chain.doubtful:
        print(f"as recorded{_up_to(replayed.events, not_compared)}")
    _tell_trouble(replayed, chain)


def _up_to(entry: int, not_compared: int) -> str:
    """Where the comparison ended, if decisions of the recording come after it."""
    if not not_compared:
        return ""
    decisions = "decision was" if not_compared == 1 else "decisions were"
    return f" up to entry {entry}; {not_compared} later {decisions} not compared"


def _tell_trouble(replayed: Replayed, chain: LineChain) -> None:
    for sentence in chain.said:
        print(sentence)
    if replayed.difference is not None:
        print(f"differs: {replayed.difference}")
