"""Writing a review: a folder with the page, the table and moments of footage."""

import json
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from engine.plain import JsonObject
from server.review.page import CLIPS, page_of
from server.review.tables import write_table
from server.review.task import EveningReview

PAGE: Final = "index.html"
EVENINGS: Final = "recordings.json"


def make_folders(folder: Path) -> Path:
    """Create the folders of a report; returns that of its moments of footage.

    Raises:
        OSError: They cannot be created.
    """
    clips = folder / CLIPS
    clips.mkdir(parents=True, exist_ok=True)
    return clips


def write_report(reviews: Sequence[EveningReview], folder: Path) -> Path:
    """Write everything, the same bytes for the same reviews; returns the path of the table.

    Args:
        reviews: In the order of the report.
        folder: Created if it does not exist; an earlier review in it is overwritten.

    Raises:
        OSError: It cannot be written.
    """
    clips = make_folders(folder)
    for old in clips.glob("*.webp"):
        old.unlink()
    for name, data in (clip for review in reviews for clip in review.clips):
        (clips / name).write_bytes(data)
    (folder / PAGE).write_text(page_of(reviews), encoding="utf-8")
    lines = [summary_of(review) for review in reviews]
    (folder / EVENINGS).write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")
    return write_table((row for review in reviews for row in review.rows), folder)


def summary_of(review: EveningReview) -> JsonObject:
    """One recording as JSON, without its rows."""
    told = {one.name: getattr(review, one.name) for one in fields(review)}
    for name in ("rows", "clips", "labels", "grounds"):
        del told[name]
    return {**told, "questions": len(review.rows)}
