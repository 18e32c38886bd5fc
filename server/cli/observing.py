"""`tableref observe`: what is seen in a source, one JSON object a line."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.solution import Calibration
from server.capture.attention import Attention
from server.capture.footage import PICTURE_SUFFIXES, Pictures
from server.capture.mailbox import Mailbox
from server.capture.opening import open_source
from server.capture.ring import FrameRing
from server.capture.source import Source
from server.capture.threads import in_one_thread
from server.cli.exits import NotMeasured, Unusable, progress, say
from server.cli.files import read_boards, read_calibration, read_camera
from server.cli.repeating import Repeating
from server.cli.warned import Warned
from server.proposals.clay_o_rama.printed import printed
from server.settings import Settings
from vision.clay.standing import CreatureObserver
from vision.dice.observer import DiceObserver
from vision.eye import Eye
from vision.figures.observer import FieldObserver
from vision.hands.observer import HandObserver
from vision.lumps.observer import MissileObserver
from vision.observe import Observer, refusals_of
from vision.sighting import Sighting
from vision.throws.observer import ThrowObserver
from vision.tokens.observer import TokenObserver
from vision.tracking.observer import PlayObserver
from vision.tracking.picked import Picked
from vision.tracking.together import TableObserver
from vision.unscaled_eye import UnscaledEye

IN_PLAY = ("move", "piece", "gone", "shape", "divide", "identity")
ON_FIELD = ("figure", "ball")
KINDS = ("hand", "creature", "missile", "throw", *ON_FIELD, "die", "token", *IN_PLAY)
ANYWHERE = frozenset({"die"})
"""What is read off the picture alone: where the table is adds only where it lies."""
DEFAULTS = Settings()


@dataclass(slots=True)
class _Tally:
    """What the summary at the end counts."""

    began_s: float
    frames: int = 0
    source_s: float = 0.0
    sightings: int = 0

    def tell(self, sightings: Sequence[Sighting]) -> None:
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


def observe(
    source: Annotated[str, typer.Argument(help="picture, video, folder, glob or camera number")],
    kinds: Annotated[str, typer.Option("--for", help=f"what to look for: {', '.join(KINDS)}")],
    boards: Annotated[Path | None, typer.Option(help="the boards file")] = None,
    calibration: Annotated[Path | None, typer.Option(help="a kept calibration")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    every_frame: Annotated[
        bool, typer.Option("--every-frame", help="tell what lies still in every frame")
    ] = False,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    to_s: Annotated[float | None, typer.Option("--to", min=0, help="end here, in seconds")] = None,
    seconds: Annotated[float | None, typer.Option(min=0, help="stop after so long")] = None,
) -> None:
    """Print what is seen, one JSON object a line, and a summary at the end."""
    wanted = _wanted(kinds)
    printed = read_boards(boards) if boards else Boards()
    known = read_calibration(calibration) if calibration else None
    scaled = bool(boards or calibration)
    if not scaled and not ANYWHERE.issuperset(wanted):
        raise Unusable("Nothing tells where the table is: give --boards or --calibration.")
    _check_described(wanted, printed, boards)
    opened = open_source(source, from_s=from_s, to_s=to_s)
    made: list[Observer] = []
    single = not source.isdecimal() and Path(source).suffix.lower() in PICTURE_SUFFIXES

    def observers(table: Calibration) -> Sequence[Observer]:
        made[:] = _observers(wanted, table, printed, still=single, every_frame=every_frame)
        if "die" in wanted:
            made.append(_dice(opened, table, every_frame=every_frame))
        return made

    # Pictures of this size are done before a second thread has begun: it costs a seventh more.
    in_one_thread()
    eye: Eye | UnscaledEye
    if not scaled:
        eye = UnscaledEye(lambda: [_dice(opened, every_frame=every_frame)])
    else:
        eye = Eye(
            printed,
            observers,
            camera=read_camera(camera),
            calibration=known,
            briefly=wanted == ("throw",),
        )
    attention = _attentive(opened, eye) if opened.live else None
    tally = _Tally(time.monotonic())
    warned = Warned(wanted)
    try:
        for frame in _until(attention.frames() if attention else opened.frames(), seconds):
            tally.frames, tally.source_s = tally.frames + 1, frame.t_s
            look = eye.look(frame)
            warned.see(frame, look)
            tally.tell(look.sightings)
    except KeyboardInterrupt:
        pass
    finally:
        opened.close()
    tally.tell(eye.finish())
    warned.end(made)
    if eye.status.calibration is None and eye.status.failure is not None:
        raise eye.status.failure
    if not tally.sightings:
        _explain(made)
    say(tally.summary(attention.dropped if attention else 0))


def _dice(source: Source, table: Calibration | None = None, *, every_frame: bool) -> DiceObserver:
    """Pictures are each told as they are; in films dice come to rest."""
    return DiceObserver(table, still=isinstance(source, Pictures), every_frame=every_frame)


def _attentive(camera: Source, eye: Eye | UnscaledEye) -> Attention:
    ring = FrameRing(seconds=DEFAULTS.ring_s, megabytes=DEFAULTS.ring_mb)
    return Attention(Mailbox(camera, ring.add), ring, eye)


def _wanted(kinds: str) -> tuple[str, ...]:
    wanted = tuple(dict.fromkeys(kind.strip() for kind in kinds.split(",") if kind.strip()))
    for kind in wanted:
        if kind not in KINDS:
            raise Unusable(f"--for {kind}: nothing of that kind; choose {', '.join(KINDS)}.")
    if not wanted:
        raise Unusable(f"--for names nothing; choose {', '.join(KINDS)}.")
    return wanted


def _check_described(wanted: Sequence[str], printed: Boards, file: Path | None) -> None:
    """Some kinds are measured by what is printed for them; raises Unusable."""
    on_field = [kind for kind in wanted if kind in ON_FIELD]
    if on_field and not printed.markers:
        raise Unusable(
            f"--for {on_field[0]}: {file or 'without --boards'} names no fixed markers around a "
            "field; print them with `tableref print field` and give its boards file with --boards."
        )
    if "token" in wanted and not printed.tokens:
        progress(
            "no pieces are described: print them with `tableref print tokens` and give their "
            "boards file with --boards"
        )


def _observers(
    wanted: Sequence[str],
    calibration: Calibration,
    boards: Boards,
    *,
    still: bool,
    every_frame: bool,
) -> list[Observer]:
    observers: list[Observer] = []
    if "hand" in wanted:
        observers.append(HandObserver(calibration, still=still))
    # A throw is told with the creatures it refers to: one observer tells both.
    if any(kind in wanted for kind in IN_PLAY):
        observers.append(_in_play(wanted, calibration, boards))
    elif "throw" in wanted:
        observers.append(ThrowObserver(calibration, boards))
    elif "creature" in wanted:
        observers.append(CreatureObserver(calibration, boards))
    if "missile" in wanted:
        observers.append(MissileObserver(calibration, boards))
    if "token" in wanted:
        observers.append(TokenObserver(calibration, boards))
    if any(kind in wanted for kind in ON_FIELD):
        observers.append(Picked(FieldObserver(calibration, boards), set(wanted)))
    return [Repeating(one) for one in observers] if every_frame else observers


def _in_play(wanted: Sequence[str], calibration: Calibration, boards: Boards) -> Observer:
    """One observer tells creatures, throws and moves, so that tracks mean the same in all."""
    kinds = {*wanted, "creature"} if "throw" in wanted else set(wanted)
    if "move" in wanted:
        # Of creatures that were mixed up a move alone would tell too much.
        kinds.add("identity")
    both = TableObserver if "throw" in wanted else PlayObserver
    return Picked(both(calibration, boards), kinds)


def _until(frames: Iterator[Frame], seconds: float | None) -> Iterator[Frame]:
    began_s = time.monotonic()
    for frame in frames:
        yield frame
        if seconds is not None and time.monotonic() - began_s >= seconds:
            return


def _explain(observers: Sequence[Observer]) -> None:
    """Nothing was measured: if something was there but could not be, say what would mend it."""
    for refusal in (refusal for observer in observers for refusal in refusals_of(observer)):
        raise NotMeasured(refusal.cause, refusal.mend)
