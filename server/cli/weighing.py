"""`tableref weigh-in`: a creature on the card, its missiles, and what the rules say of them."""

from pathlib import Path
from typing import Annotated

import typer

from server.cli.exits import say
from server.cli.files import read_boards, read_camera


def weigh_in(
    creature: Annotated[
        list[str], typer.Option(help="the creature turned on the card; may be given twice")
    ],
    boards: Annotated[Path, typer.Option(help="the boards file")],
    missiles: Annotated[str | None, typer.Option(help="its missiles, lying on the table")] = None,
    empty: Annotated[Path | None, typer.Option(help="a picture of the table without them")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    can_ml: Annotated[float | None, typer.Option(min=0, help="what the can holds, in ml")] = None,
    span_mm: Annotated[float | None, typer.Option(min=0, help="the player's span, in mm")] = None,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    to_s: Annotated[float | None, typer.Option("--to", min=0, help="end here, in seconds")] = None,
) -> None:
    """Measure a creature and its missiles, and suggest its stats; prints one JSON object."""
    printed, known = read_boards(boards), read_camera(camera)
    frames = [_frames(source, from_s, to_s) for source in creature]
    table = _calibrated(frames[0], printed, known)
    seen = _weighed(frames, table, printed)
    lumps = _missiles(missiles, empty, table, printed, known, seen)
    say(told(seen, lumps, can_ml=can_ml, span_mm=span_mm))
