"""`tableref observe`: what is seen in a source, one JSON object a line."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from server.capture.attention import Attention
from server.capture.mailbox import Mailbox
from server.capture.opening import open_source
from server.capture.ring import FrameRing
from server.capture.source import Source, SourceProblem
from server.capture.threads import in_one_thread
from server.cli.exits import INTERRUPTED, EndsWith, NotMeasured, progress, say
from server.cli.files import read_boards, read_calibration, read_camera
from server.cli.numbers import finite
from server.cli.useful import check_useful
from server.cli.wanted import (
    KINDS,
    check_described,
    check_second,
    footage_of,
    solver_for,
    unfit_calibration,
    wanted_kinds,
)
from server.cli.warned import Warned
from server.proposals.clay_o_rama.printed import printed
from server.settings import Settings
from vision.eye import Eye, UnscaledEye
from vision.observe import Observer, refusals_of
from vision.observers import observers_of
from vision.registered import Footage, Surroundings
from vision.sightings import Sighting

if TYPE_CHECKING:
    from server.cli.seconding import Seconded

DEFAULTS = Settings()


@dataclass(slots=True)
class _Tally:
    """Prints sightings, and counts what the summary at the end reports.

    Attributes:
        cut_off: Whether Ctrl-C ended a film early; a camera usually ends like that.
    """

    began_s: float
    frames: int = 0
    source_s: float = 0.0
    sightings: int = 0
    cut_off: bool = False

    def report(self, sightings: Sequence[Sighting]) -> None:
        self.sightings += len(sightings)
        for sighting in sightings:
            say(printed(sighting))

    def summary(self, dropped: int) -> dict[str, object]:
        return {
            "kind": "summary",
            "frames": self.frames,
            "dropped": dropped,
            "seconds": round(time.monotonic() - self.began_s, 3),
            "source_seconds": round(self.source_s, 3),
        }


class _ObserverMaker:
    """Creates the wanted observers, and remembers the newest ones in `observers`."""

    def __init__(
        self,
        wanted: tuple[str, ...],
        boards: Boards,
        footage: Footage,
        *,
        every_frame: bool,
        second: "Seconded | None" = None,
    ) -> None:
        self.wanted = wanted
        self.observers: tuple[Observer, ...] = ()
        throws = second.throws if second else None
        self._around = Surroundings(None, boards, footage, every_frame=every_frame, throws=throws)

    def __call__(self, table: Calibration | None = None) -> tuple[Observer, ...]:
        self.observers = observers_of(self.wanted, replace(self._around, calibration=table))
        return self.observers


def observe(
    source: Annotated[str, typer.Argument(help="picture, video, folder, glob or camera number")],
    kinds: Annotated[str, typer.Option("--for", help=f"what to look for: {', '.join(KINDS)}")],
    boards: Annotated[Path | None, typer.Option(help="the boards file")] = None,
    calibration: Annotated[Path | None, typer.Option(help="a kept calibration")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    every_frame: Annotated[
        bool, typer.Option("--every-frame", help="report things at rest in every frame")
    ] = False,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    to_s: Annotated[float | None, typer.Option("--to", min=0, help="end here, in seconds")] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0, help="stop after this many seconds")
    ] = None,
    second: Annotated[
        str | None, typer.Option(help="a second camera or clip of the same table, for throws")
    ] = None,
    second_camera: Annotated[Path | None, typer.Option(help="its known intrinsics")] = None,
    second_later: Annotated[
        float,
        typer.Option(help="roughly how many seconds later it began; clips only", callback=finite),
    ] = 0.0,
) -> None:
    """Print sightings, one JSON object a line, and a summary at the end."""
    wanted = wanted_kinds(kinds)
    described = read_boards(boards) if boards else Boards()
    known = read_calibration(calibration) if calibration else None
    scaled = bool(boards or calibration)
    check_described(wanted, described, boards, scaled=scaled)
    if second is not None:
        check_second(wanted, scaled=boards is not None)
    of_second = {"--second-camera": second_camera, "--second-later": second_later}
    check_useful(of_second, "--second", there=second is not None)
    opened, other = open_source(source, from_s=from_s, to_s=to_s), None
    if second is not None:
        later_s = second_later - from_s
        other = _seconded(second, described, second_camera, wanted, later_s=later_s)
    footage = footage_of(opened)
    made = _ObserverMaker(wanted, described, footage, every_frame=every_frame, second=other)
    # OpenCV finishes frames of this size before a second thread starts, which would cost 1/7 more.
    in_one_thread()
    eye = _scaled(made, described, camera, known) if scaled else UnscaledEye(made)
    tally, dropped = _shown(opened, eye, made, seconds, other)
    if eye.status.calibration is None and eye.status.failure is not None:
        raise unfit_calibration(known, eye.status.failure)
    if not tally.sightings:
        _explain(made.observers)
    say(tally.summary(dropped))
    if tally.cut_off:
        raise EndsWith(INTERRUPTED)


def _seconded(
    source: str, boards: Boards, camera: Path | None, wanted: tuple[str, ...], *, later_s: float
) -> "Seconded":
    # Imported here, as two views need SciPy, which is slow to import.
    from server.cli.seconding import seconded

    return seconded(source, boards, camera, later_s=later_s, solver=solver_for(wanted))


def _scaled(
    made: _ObserverMaker, boards: Boards, camera: Path | None, known: Calibration | None
) -> Eye:
    solver = solver_for(made.wanted)
    return Eye(boards, made, camera=read_camera(camera), calibration=known, solver=solver)


def _shown(
    opened: Source,
    eye: Eye | UnscaledEye,
    made: _ObserverMaker,
    seconds: float | None,
    second: "Seconded | None" = None,
) -> tuple[_Tally, int]:
    """Show a source to the eye and print its sightings; returns counts and dropped frames."""
    attention = _attentive(opened, eye) if opened.live else None
    tally, warned = _Tally(time.monotonic()), Warned(made.wanted)
    if second:
        second.look.start()
    try:
        for frame in _until(attention.frames() if attention else opened.frames(), seconds):
            if second:
                for _ in second.look.upto(frame.t_s):
                    pass  # the first view's observer reports throws that both have seen
            tally.frames, tally.source_s = tally.frames + 1, frame.t_s
            report = eye.look(frame)
            warned.see(frame, report)
            tally.report(report.sightings)
    except KeyboardInterrupt:
        tally.cut_off = not opened.live
    except SourceProblem as problem:
        if second is None:
            raise
        progress(f"{problem} The second view goes on.")
    finally:
        opened.close()
    tally.report(eye.finish())
    if second:
        for told in second.rest(tally.source_s):
            tally.report(told)
    warned.end(made.observers)
    return tally, attention.dropped if attention else 0


def _attentive(camera: Source, eye: Eye | UnscaledEye) -> Attention:
    ring = FrameRing(seconds=DEFAULTS.ring_s, megabytes=DEFAULTS.ring_mb)
    return Attention(Mailbox(camera, ring.add), ring, eye)


def _until(frames: Iterator[Frame], seconds: float | None) -> Iterator[Frame]:
    began_s = time.monotonic()
    for frame in frames:
        yield frame
        if seconds is not None and time.monotonic() - began_s >= seconds:
            return


def _explain(observers: Sequence[Observer]) -> None:
    """Raise NotMeasured with advice if something was seen but could not be measured."""
    for refusal in (refusal for observer in observers for refusal in refusals_of(observer)):
        raise NotMeasured(refusal.cause, refusal.mend)
