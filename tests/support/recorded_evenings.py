"""Recordings for tests: bundled footage or made-up sightings, recorded as `record` does."""

import json
import shutil
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from types import MappingProxyType

from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.starting import StartGame
from engine.plain import JsonObject
from engine.refusal import IllegalCommand
from server.capture.filming import LEAST_FREE_BYTES, FilmKeeper
from server.capture.footage import Video
from server.capture.table_eye import table_eye
from server.desk import Desk
from server.store.recording import Recorder
from tests.support.evenings import creature, demonstration, desk, hand, look, missiles, throw
from tests.support.films import SAMPLE_FOOTAGE, write_video
from vision.eye_status import FrameReport

EVENING = SAMPLE_FOOTAGE / "evening"
THROW = SAMPLE_FOOTAGE / "throws" / "n54f"
FRAMES = 20
Attend = Callable[[Desk, FrameReport], None]
"""The referee's actions after a frame."""


def record_evening(
    folder: Path,
    footage: Path = EVENING,
    attend: Attend | None = None,
    *,
    film: bool = False,
    jumps: Mapping[int, float] = MappingProxyType({}),
) -> Path:
    """Record footage with a referee who confirms everything; return the folder, with the footage.

    Args:
        folder: Created for the recording.
        footage: The folder of a bundled clip.
        attend: Replaces the referee's actions.
        film: Whether to keep a film, as for a camera.
        jumps: Places in seconds that the referee jumps to, by the frame after which they do.
    """
    boards, camera = (footage / name for name in ("boards.json", "camera.json"))
    eye = table_eye(parse_boards(boards.read_text()), camera_from_json(camera.read_text()))
    told = {
        "footage": "clip.mp4",
        "boards": json.loads(boards.read_text()),
        "intrinsics": json.loads(camera.read_text()),
    }
    attend = attend or confirm_all
    video = Video(footage / "clip.mp4")
    with closing(Recorder(folder, source=told)) as recorder, closing(video), ExitStack() as stack:
        session = demonstration()
        table = desk(session, recorder.of(session.record, session.entries), tell_eye=eye.rename)
        video.playhead.listen(recorder.jumped)
        filmed = stack.enter_context(closing(_film(folder))).take if film else lambda _: None
        for frame in video.frames():
            filmed(frame)
            report = eye.look(frame)
            table.see(report)
            attend(table, report)
            if frame.index in jumps:
                video.playhead.jump(jumps[frame.index])
        last = FrameReport.on(frame, eye.finish())
        table.see(last)
        attend(table, last)
    shutil.copy(footage / "clip.mp4", folder / "clip.mp4")
    return folder


def _film(folder: Path) -> FilmKeeper:
    """A film writer that may lag behind without dropping frames, because there is no camera."""
    from server.capture.film_file import FilmFile

    return FilmKeeper(
        folder,
        most_bytes=1e9,
        film_file=FilmFile,
        free_bytes=lambda _: LEAST_FREE_BYTES,
        most_waiting=600,
    )


def confirm_all(table: Desk, report: FrameReport) -> None:
    """Confirm all proposals; a weigh-in waits for its missiles."""
    for offer in table.offers() if report.sightings else ():
        if offer.blocked or (offer.kind == "weigh-in" and len(offer.sightings) < 2):
            continue
        table.confirm(offer.key, based_on_seq=table.session.head)
        start_when_ready(table)


def start_when_ready(table: Desk) -> None:
    """Start the game as soon as everybody is weighed in."""
    try:
        table.command(StartGame(None), based_on_seq=table.session.head)
    except IllegalCommand:
        return


def record_drawn(
    folder: Path,
    *,
    span_mm: float = 204.0,
    film: bool = True,
    learned: JsonObject | None = None,
) -> Path:
    """Record an evening with made-up sightings; its film is plain grey.

    The span is corrected to 200 mm, one throw is confirmed and another one dismissed.

    Args:
        folder: Created for the recording.
        span_mm: The span that the eye measured.
        film: Whether the film lies beside it.
        learned: The lessons that the eye used at that time.
    """
    source: JsonObject = {"footage": "film.mp4", **({"learned": learned} if learned else {})}
    with closing(Recorder(folder, source=source)) as recorder:
        session = demonstration()
        table = desk(session, recorder.of(session.record, session.entries))
        table.see(look(hand(span_mm, frame=2), frame=2))
        table.confirm("span", based_on_seq=session.head, command=SetSpan(None, 1, 2000))
        table.see(look(creature(82.0, frame=4), *missiles(10.2, 4.2, frame=4), frame=4))
        table.confirm("weigh-in-1", based_on_seq=session.head)
        table.command(StartGame(None), based_on_seq=session.head)
        table.see(look(throw(("green", 0.97), none=0.03, frame=12), frame=12))
        table.confirm("throw-12", based_on_seq=session.head)
        table.see(look(throw(("orange", 0.5), none=0.5, frame=16), frame=16))
        table.dismiss("throw-16")
    if film:
        write_video(folder / "film.mp4", FRAMES)
    return folder
