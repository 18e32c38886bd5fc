"""`tableref calibrate`: camera and table from a source that shows the boards."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from calibration import document
from calibration.arrays import Image
from calibration.coaching.fitting import what_does_not_fit
from calibration.coaching.keeping import not_worth_keeping
from calibration.frame import Frame
from calibration.model.camera import camera_to_dict
from calibration.solve.calibrate import calibrate as solve
from server.capture.opening import open_source
from server.cli.exits import NOT_MEASURED, EndsWith, complain, say
from server.cli.files import check_apart, read_boards, read_camera, write_text

MOST_PICTURES = 24
"""Most pictures that are calibrated from: more of a moved board improve nothing."""

PRINTED = ("camera", "camera_from_table", "residual_px", "misfit_px", "boards", "error_mm")
CAMERA_FRAMES = 60
"""Number of frames that are taken from a live camera."""


def calibrate(
    source: Annotated[str, typer.Argument(help="picture, video, folder, glob or camera number")],
    boards: Annotated[Path, typer.Option(help="the boards file")],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="keep the calibration in this file")
    ] = None,
    save_camera: Annotated[
        Path | None, typer.Option(help="keep the camera's intrinsics in this file")
    ] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
) -> None:
    """Solve camera and table; prints the calibration."""
    check_apart((output, save_camera), (source, boards, camera))
    printed, known = read_boards(boards), read_camera(camera)
    opened = open_source(source)
    try:
        pictures = spread_out(opened.frames(), live=opened.live)
    finally:
        opened.close()
    found = solve(pictures, printed, camera=known)
    told = document.to_dict(found)
    say({name: told[name] for name in PRINTED})  # first: no file may keep it from being told
    if output:
        write_text(output, document.to_json(found))
    doubt = not_worth_keeping(found) if save_camera else None
    if save_camera and not doubt:
        write_text(save_camera, json.dumps(camera_to_dict(found.camera), indent=1) + "\n")
    said = doubt or what_does_not_fit(found)
    if said:
        complain(said)
    if doubt:
        raise EndsWith(NOT_MEASURED)


def spread_out(frames: Iterable[Frame], *, live: bool) -> list[Image]:
    """At most MOST_PICTURES pictures, evenly spread over the source, whatever its length."""
    kept: list[Image] = []
    stride = 1
    for count, frame in enumerate(frames):
        if count % stride == 0:
            kept.append(frame.bgr)
        if len(kept) > MOST_PICTURES:
            kept, stride = kept[::2], stride * 2
        if live and count >= CAMERA_FRAMES:
            break
    return kept
