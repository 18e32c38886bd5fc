"""Reviews one recording: the unit of work of a process on this machine or in a cluster."""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.plain import JsonObject
from server.capture.moving_picture import moments
from server.capture.source import Source
from server.capture.table_eye import table_eye
from server.capture.threads import in_one_thread
from server.encodable import encodable
from server.learning.ground_example import GroundExample
from server.learning.label import Label
from server.review.archive import ArchiveProblem, at_hand
from server.review.footage import RecordedFootage, footage_of
from server.review.ground_notes import GroundNotes
from server.review.labels import labels_of
from server.review.reviewing import RecordingReview
from server.review.row import ReviewRow
from server.review.rows import rows_of
from server.review.task import EveningReview, ReviewTask
from server.review.today import TodaysEye
from server.settings import Settings
from server.store.line_chain import LineChain
from server.store.recording import RecordingProblem, read_recording
from vision.learned import NOTHING_LEARNED, Learned

CLIP_SUFFIX: Final = ".webp"
CLIP_DIGITS: Final = 16
"""Hexadecimal digits of the hash that names a clip's file."""


def review_evening(task: ReviewTask) -> EveningReview:
    """Review one recording; a problem with it becomes part of the result, not an exception."""
    in_one_thread()
    try:
        with at_hand(task.evening) as folder:
            return _reviewed(task, folder)
    except (ArchiveProblem, RecordingProblem) as problem:
        return EveningReview(task.evening.name, "broken", _sentence(problem))


def _reviewed(task: ReviewTask, folder: Path) -> EveningReview:
    name, chain = task.evening.name, LineChain()
    lines = list(chain.follow(read_recording(folder)))
    if not any(line["did"] == "began" for line in lines):
        return EveningReview(name, "broken", "No game was begun in it.")
    footage = footage_of(folder, lines)
    notes = GroundNotes() if task.grounds and task.learned == NOTHING_LEARNED else None
    review, today = _replayed(footage, lines, task.learned, notes)
    rows = tuple(row for game in review.games.values() for row in rows_of(name, game))
    rows, clips = _with_clips(rows, footage.film, task.most_clips)
    short = "The footage ends before the recording." if today and today.short else ""
    return EveningReview(
        name,
        "measured again" if today else "not measured",
        encodable(" ".join(filter(None, (footage.why_not, short, *_doubts(chain, review))))),
        len(review.games),
        today.frames if today else 0,
        review.then.sightings,
        review.sightings_now,
        rows,
        clips,
        _labels(name, review, footage) if task.learned == NOTHING_LEARNED else (),
        _grounds(name, review, notes) if notes else (),
    )


def _labels(name: str, review: RecordingReview, footage: RecordedFootage) -> tuple[Label, ...]:
    return tuple(
        label
        for game in review.games.values()
        for label in labels_of(name, game, as_recorded=not footage.learned)
    )


def _grounds(name: str, review: RecordingReview, notes: GroundNotes) -> tuple[GroundExample, ...]:
    return tuple(one for game in review.games.values() for one in notes.examples(name, game))


def _replayed(
    footage: RecordedFootage,
    lines: Sequence[JsonObject],
    learned: Learned,
    notes: GroundNotes | None,
) -> tuple[RecordingReview, TodaysEye | None]:
    """Replay every line, and process the footage with today's eye if there is any."""
    if footage.source is None:
        review, today = RecordingReview(), None
    else:
        eye = table_eye(
            footage.boards,
            footage.camera,
            drift_check_s=Settings().drift_check_s,
            learned=learned,
        )
        today = TodaysEye(footage.source, eye, notes.note if notes else lambda *_: None)
        review = RecordingReview(today.look, eye.rename)
    with closing(footage):
        for number, line in enumerate(lines, start=1):
            review.take(number, line)
    return review, today


def _doubts(chain: LineChain, review: RecordingReview) -> Iterator[str]:
    """Sentences on faults in the recording's chain, and on the first difference of its replay.

    Recordings of earlier versions have no chain and cannot be checked for changes.
    """
    if chain.doubtful:
        yield from chain.said
    if review.then.difference is not None:
        line = review.then.difference["line"]
        yield f"Line {line} replays otherwise than it was recorded; nothing later is compared."


def _with_clips(
    rows: tuple[ReviewRow, ...], film: Callable[[], Source] | None, most: int
) -> tuple[tuple[ReviewRow, ...], tuple[tuple[str, bytes], ...]]:
    """Make moments of the film for the `most` most interesting rows.

    Returns:
        The rows, with the names of their moments; and the name and content of each file.
    """
    wanted = sorted(
        (place for place, row in enumerate(rows) if row.frame >= 0 and _interest(row) > 0),
        key=lambda place: (-_interest(rows[place]), place),
    )[:most]
    if film is None or not wanted:
        return rows, ()
    with closing(film()) as video:
        files = moments(video, [rows[place].t_s for place in wanted])
    kept = {place: data for place, data in zip(wanted, files, strict=True) if data}
    names = {place: _clip_name(rows[place]) for place in kept}
    named = (
        replace(row, clip=names[place]) if place in names else row for place, row in enumerate(rows)
    )
    return tuple(named), tuple((names[place], data) for place, data in kept.items())


def _interest(row: ReviewRow) -> int:
    """How interesting a row is: worse 4, better 3, changed 2, overruled 1, else 0."""
    if row.verdict:
        return 4 if row.verdict == "worse" else 3
    if row.change not in ("same", "not measured"):
        return 2
    return 1 if row.overruled else 0


def _clip_name(row: ReviewRow) -> str:
    """A file name that is the same for the same question of a recording, on any machine."""
    told = json.dumps([row.evening, row.session, row.line, row.kind, row.key])
    return hashlib.sha256(told.encode()).hexdigest()[:CLIP_DIGITS] + CLIP_SUFFIX


def _sentence(problem: Exception) -> str:
    told = encodable(str(problem)).rstrip(".")
    return f"{told[:1].upper()}{told[1:]}."
