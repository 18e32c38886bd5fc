"""`tableref profile`: what each stage of a frame costs."""

import json
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer

from calibration.model.boards_file import Boards
from calibration.sheets import standard_boards
from calibration.solve.fast import calibrate_closely
from server.capture.opening import open_source
from server.capture.source import Source
from server.capture.threads import in_one_thread
from server.cli.exits import Unusable
from server.cli.files import (
    check_apart,
    read_boards,
    read_calibration,
    read_camera,
    write_text,
)
from server.cli.wanted import (
    KINDS,
    check_described,
    footage_of,
    solver_for,
    unfit_calibration,
    wanted_kinds,
)
from server.profiling.flame import flame_svg
from server.profiling.report import document, table
from server.profiling.stacks import Stacks, sampled_stacks
from server.profiling.stopwatch import Stopwatch
from server.profiling.watched import ProfileRequest, profiled
from vision.observers import needed_for, needed_in_games
from vision.registered import Surroundings

OF_A_CAMERA_S: Final = 10.0
"""How long a camera is profiled by default."""


def profile(
    source: Annotated[str, typer.Argument(help="picture, video, folder, glob or camera number")],
    kinds: Annotated[
        str | None,
        typer.Option(
            "--for",
            help=f"what to look for, all that `serve` does unless told: {', '.join(KINDS)}",
        ),
    ] = None,
    boards: Annotated[Path | None, typer.Option(help="the boards file")] = None,
    calibration: Annotated[Path | None, typer.Option(help="a kept calibration")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    seconds: Annotated[
        float | None,
        typer.Option(min=0, help=f"so long, by the source; {OF_A_CAMERA_S:g} of a camera"),
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="write the figures here, as JSON")
    ] = None,
    flame: Annotated[
        Path | None, typer.Option(help="write a flame graph here, an SVG file for a browser")
    ] = None,
) -> None:
    """Tell where the time goes: milliseconds and processor time a frame, stage by stage."""
    check_apart((json_file, flame), (source, boards, calibration, camera))
    wanted = None if kinds is None else wanted_kinds(kinds)
    stacks = Stacks()
    opened, what = _watched(source, wanted, boards, calibration, camera, from_s)

    def sampled(clock: Stopwatch) -> AbstractContextManager[None]:
        return sampled_stacks(clock, stacks) if flame else nullcontext()

    if seconds is None and opened.live:
        seconds = OF_A_CAMERA_S
    told = profiled(opened, what, seconds=seconds, within=sampled)
    if told is None:
        raise Unusable(f"{source}: no frame came before the end; begin earlier, or name another.")
    if told.failure is not None:
        raise unfit_calibration(what.calibration, told.failure)
    typer.echo(table(told))
    if json_file:
        write_text(json_file, json.dumps(document(told), indent=2) + "\n")
    if flame:
        write_text(flame, flame_svg(stacks, f"tableref profile {told.source}"))


def _watched(
    source: str,
    wanted: tuple[str, ...] | None,
    boards: Path | None,
    calibration: Path | None,
    camera: Path | None,
    from_s: float,
) -> tuple[Source, ProfileRequest]:
    """The source and what to profile; the source is opened last, after all checks.

    Args:
        source: Its name on the command line.
        wanted: Kinds to observe as `observe` does; None for all that `serve` does for a game.
        boards: The boards file.
        calibration: The file of a saved calibration.
        camera: The camera file.
        from_s: Start time in a film.
    """
    unless_told = standard_boards() if wanted is None else Boards()
    described = read_boards(boards) if boards else unless_told
    known = read_calibration(calibration) if calibration else None
    scaled = wanted is None or bool(boards or calibration)
    if wanted is not None:
        check_described(wanted, described, boards, scaled=scaled)
        in_one_thread()  # as `observe` does
    told_camera = read_camera(camera)
    opened = open_source(source, from_s=from_s)
    return opened, ProfileRequest(
        observers=needed_in_games(described) if wanted is None else needed_for(wanted),
        boards=described,
        around=Surroundings(None, described, footage_of(opened)),
        scaled=scaled,
        camera=told_camera,
        calibration=known,
        solver=calibrate_closely if wanted is None else solver_for(wanted),
    )
