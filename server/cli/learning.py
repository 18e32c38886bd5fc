"""`tableref learn`: adapt the eye to this table by examples from an archive."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from engine.wording import counted
from server.cli.exits import Unusable, say
from server.learning.judging import Lesson
from server.learning.kept import (
    LABELS_FOLDER,
    LEARNED_FILE,
    LearningProblem,
    read_grounds,
    read_labels,
    read_learned,
    write_learned,
)
from server.learning.lessons import learn
from server.settings import DEFAULT_DATA
from vision.learned import learned_json


def learn_from(
    labels: Annotated[
        Path, typer.Argument(help="the folder that `tableref review --labels` has filled")
    ] = LABELS_FOLDER,
    output: Annotated[
        Path,
        typer.Option(
            "-o", "--output", help="the file for what was learned, read by `serve` and `record`"
        ),
    ] = DEFAULT_DATA / LEARNED_FILE,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Adapt the eye to your table; a change is kept only if it is better on held-out examples.

    What adapts: how certain throws and counts of legs are, the names of your clay's colours, and
    the colours of your table. If nothing is better, everything stays as it was.
    """
    try:
        current = read_learned(output)
        learned, lessons = learn(read_labels(labels), current, read_grounds(labels))
    except LearningProblem as problem:
        raise Unusable(str(problem)) from problem
    for lesson in lessons:
        if as_json:
            say({"kind": "lesson", **asdict(lesson)})
        else:
            print(_line(lesson))
    kept = any(lesson.kept for lesson in lessons)
    if kept:
        try:
            write_learned(output, learned)
        except OSError as error:
            raise Unusable(
                f"{output} cannot be written ({error.strerror}); name another file with --output."
            ) from error
    if as_json:
        say({"kind": "learned", "kept": kept, "file": str(output), **learned_json(learned)})
    else:
        print(f"Written to {output}." if kept else "Everything stays as it was.")


def _line(lesson: Lesson) -> str:
    counts = f"{counted(lesson.learned_from, 'example')}, {lesson.held_back} held back"
    if lesson.before is None or lesson.after is None:
        return f"{lesson.subject}: {counts}. {lesson.told}"
    figures = f"{lesson.before:.3f} before, {lesson.after:.3f} after"
    return f"{lesson.subject}: {counts}; off by {figures}. {lesson.told}"
