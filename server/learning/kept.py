"""Labels, consent and learned parameters, in files on this machine."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from engine.plain import JsonObject
from server.learning.ground_example import GroundExample
from server.learning.label import Label
from server.settings import DEFAULT_DATA
from vision.ground_colours import ColourCounts
from vision.learned import NOTHING_LEARNED, Learned, learned_from, learned_json

LABELS_FOLDER: Final = DEFAULT_DATA / "labels"
"""Where examples are kept and learned from, unless another folder is named."""

LABELS: Final = "labels.jsonl"
GROUNDS: Final = "grounds.jsonl"
CONSENT: Final = "consent.json"
LEARNED_FILE: Final = "learned.json"


class LearningProblem(Exception):
    """A file cannot be used; the message names it and how to mend it."""


def consent_in(folder: Path) -> str:
    """The name of the person who confirmed the group's consent; empty if nobody did."""
    try:
        told = json.loads((folder / CONSENT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    said = told.get("said_by") if isinstance(told, dict) else None
    return said if isinstance(said, str) else ""


def keep_consent(folder: Path, said_by: str) -> None:
    """Store the name of the person who confirmed the group's consent, so as to ask only once."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {"said_by": said_by, "to": "examples of what was seen and ruled, kept on this machine"}
    (folder / CONSENT).write_text(json.dumps(told) + "\n", encoding="utf-8")


def keep_labels(folder: Path, fresh: Iterable[Label], reviewed: Iterable[str]) -> int:
    """Store examples, replacing those of recordings that were reviewed again.

    Returns:
        How many examples are stored now.

    Raises:
        LearningProblem: What is kept already cannot be read.
    """
    again = set(reviewed)
    before = read_labels(folder) if (folder / LABELS).exists() else ()
    kept = [*(one for one in before if one.evening not in again), *fresh]
    kept.sort(key=lambda one: (one.evening, one.line, one.subject))
    folder.mkdir(parents=True, exist_ok=True)
    _replace(folder / LABELS, "".join(json.dumps(asdict(one)) + "\n" for one in kept))
    return len(kept)


def read_labels(folder: Path) -> Sequence[Label]:
    """The examples that are kept.

    Raises:
        LearningProblem: There are no examples, or a line is not an example.
    """
    path = folder / LABELS
    try:
        texts = _lines(path)
    except OSError as error:
        raise LearningProblem(
            f"{folder} holds no examples; collect them with `tableref review ARCHIVE --labels`."
        ) from error
    return [_label(path, number, text) for number, text in enumerate(texts, start=1)]


def keep_grounds(folder: Path, fresh: Iterable[GroundExample], reviewed: Iterable[str]) -> None:
    """Keep examples of the ground; those of recordings that were reviewed again are replaced.

    Raises:
        LearningProblem: What is kept already cannot be read.
    """
    again = set(reviewed)
    kept = [*(one for one in read_grounds(folder) if one.evening not in again), *fresh]
    kept.sort(key=lambda one: (one.evening, one.line))
    _replace(folder / GROUNDS, "".join(json.dumps(asdict(one)) + "\n" for one in kept))


def read_grounds(folder: Path) -> Sequence[GroundExample]:
    """The examples of the ground that are kept; none if there is no such file.

    Raises:
        LearningProblem: A line is not an example.
    """
    path = folder / GROUNDS
    if not path.exists():
        return ()
    try:
        texts = _lines(path)
    except OSError as error:
        raise LearningProblem(
            f"{path} cannot be read ({error.strerror}); remove it, or collect the examples again."
        ) from error
    return [_ground(path, number, text) for number, text in enumerate(texts, start=1)]


def _lines(path: Path) -> list[str]:
    """The lines of a file; bytes that are not UTF-8 are replaced."""
    return path.read_text(encoding="utf-8", errors="replace").splitlines()


def _replace(path: Path, text: str) -> None:
    """Write a file beside the old one, which is replaced only when all of it is on the disk."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def _ground(path: Path, number: int, text: str) -> GroundExample:
    try:
        told = json.loads(text)
        surfaces = {name: _counts(told[name]) for name in ("ground", "clay")}
        return GroundExample(**{**told, **surfaces})
    except (ValueError, TypeError, KeyError) as error:
        raise LearningProblem(
            f"{path} is damaged in line {number}; remove the line, or collect the examples again."
        ) from error


def _counts(told: JsonObject) -> ColourCounts:
    things = tuple((int(cell), int(many)) for cell, many in told["things"])
    return ColourCounts(int(told["px"]), things)


def _label(path: Path, number: int, text: str) -> Label:
    try:
        told = json.loads(text)
        return Label(**{**told, "shares": tuple(map(float, told["shares"]))})
    except (ValueError, TypeError, KeyError) as error:
        raise LearningProblem(
            f"{path} is damaged in line {number}; remove the line, or collect the examples again."
        ) from error


def read_learned(path: Path) -> Learned:
    """What was learned; nothing if there is no such file.

    Raises:
        LearningProblem: It is another kind of file.
    """
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(told, dict):
            raise ValueError("it is not a JSON object")
        return learned_from(told)
    except FileNotFoundError:
        return NOTHING_LEARNED
    except (OSError, ValueError) as error:
        raise LearningProblem(
            f"{path} holds nothing that was learned ({error}); remove it, or learn again."
        ) from error


def write_learned(path: Path, learned: Learned) -> None:
    """Write what was learned; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _replace(path, json.dumps(learned_json(learned), indent=1) + "\n")
