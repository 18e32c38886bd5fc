"""`tableref review`: measure recordings again with today's eye, and compare."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from server.cli.exits import Unusable, progress, say
from server.cli.useful import check_useful
from server.learning.kept import (
    LABELS_FOLDER,
    LearningProblem,
    consent_in,
    keep_consent,
    keep_grounds,
    keep_labels,
    read_learned,
)
from server.review.apart import review_apart
from server.review.archive import ArchiveProblem, KeptEvening, evenings_in
from server.review.page import counted
from server.review.report import PAGE, make_folders, summary_of, write_report
from server.review.tables import CSV
from server.review.task import EveningReview, ReviewTask
from server.review.totals import KindTotal, totals
from server.spread.outcome import SpreadProblem
from server.spread.spreading import spread
from vision.learned import NOTHING_LEARNED, Learned

REPORT: Final = Path("review")
CLIPS_EACH: Final = 6
"""Number of clips of each kind that a report shows, unless the caller says otherwise."""


def review(
    archives: Annotated[
        list[str],
        typer.Argument(metavar="ARCHIVE...", help="folders with recordings, or s3://..."),
    ],
    report: Annotated[Path, typer.Option("-o", "--report", help="write the report here")] = REPORT,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="processes of this machine; by default one for each core"),
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option(help="a Dask scheduler, tcp://..., to use its workers instead")
    ] = None,
    clips: Annotated[
        int, typer.Option(min=0, help="the most moments of footage for each recording")
    ] = CLIPS_EACH,
    labels: Annotated[
        bool, typer.Option("--labels", help="collect examples for `tableref learn`")
    ] = False,
    labels_folder: Annotated[
        Path, typer.Option(help="keep the examples in this folder")
    ] = LABELS_FOLDER,
    consent: Annotated[
        str | None, typer.Option(help="who says that the group agrees to --labels; asked once")
    ] = None,
    learned: Annotated[
        Path | None, typer.Option(help="review with an eye that has learned this (learned.json)")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="print JSON, one line for each recording")
    ] = False,
) -> None:
    """Measure recordings again with today's eye, and compare with what was seen and ruled then.

    The report is a page with plots, a table of all questions, and moments of footage where an
    answer differs. A broken recording is listed in it.
    """
    of_labels = {"--consent": consent, "--labels-folder": labels_folder != LABELS_FOLDER}
    check_useful(of_labels, "--labels", there=labels)
    if labels:
        _check_labels(labels_folder, consent, learned)
    eye = _learned(learned)
    evenings = _evenings(archives)
    with _writing_in(report, "--report"):
        make_folders(report)  # what takes long comes after what may fail at once
    tasks = [ReviewTask(evening, clips, eye, labels) for evening in evenings]
    done: dict[str, EveningReview] = {}
    try:
        for one in _reviews(tasks, workers, scheduler):
            done[one.evening] = one
            _tell(one, len(done), len(tasks), as_json=as_json)
    except SpreadProblem as problem:
        raise Unusable(str(problem)) from problem
    reviews = [done[evening.name] for evening in evenings]
    with _writing_in(report, "--report"):
        table = write_report(reviews, report)
    if labels:
        _keep_labels(reviews, labels_folder)
    kinds = totals(row for one in reviews for row in one.rows)
    if as_json:
        written = {"report": str(report / PAGE), "table": str(table)}
        say({"kind": "review", "recordings": len(reviews), **written})
        return
    for kind in kinds:
        print(_line(kind))
    print(f"{counted(len(reviews), 'recording')}: {report / PAGE} and {table}")
    if table.name == CSV:
        progress("For a table in Parquet: pip install 'tableref[archive]'.")


def _check_labels(folder: Path, consent: str | None, learned: Path | None) -> None:
    """Examples are kept only with the group's consent, and from an eye that had learned nothing."""
    if learned is not None:
        raise Unusable("--labels are of an eye that has learned nothing: leave --learned out.")
    if consent is None and not consent_in(folder):
        raise Unusable(
            "--labels keeps what was seen and ruled in your games as examples, on this machine "
            "only: say once that the group agrees, with --consent and your name."
        )
    with _writing_in(folder, "--labels-folder"):
        folder.mkdir(parents=True, exist_ok=True)
        if consent is not None:
            keep_consent(folder, consent)


def _keep_labels(reviews: Sequence[EveningReview], folder: Path) -> None:
    """Keep the examples; those of a recording that could not be read now stay as they were.

    Examples of the ground need its pictures: without them the earlier ones stay.
    """
    fresh = [label for one in reviews for label in one.labels]
    grounds = [example for one in reviews for example in one.grounds]
    try:
        with _writing_in(folder, "--labels-folder"):
            kept = keep_labels(
                folder, fresh, [one.evening for one in reviews if one.status != "broken"]
            )
            keep_grounds(
                folder, grounds, [one.evening for one in reviews if one.status == "measured again"]
            )
    except LearningProblem as problem:
        raise Unusable(str(problem)) from problem
    progress(
        f"{counted(len(fresh), 'example')} collected, {kept} in {folder}; "
        f"{len(grounds)} of the ground."
    )


def _learned(path: Path | None) -> Learned:
    if path is None:
        return NOTHING_LEARNED
    if not path.is_file():
        raise Unusable(f"{path}: there is no such file; `tableref learn` writes one.")
    try:
        return read_learned(path)
    except LearningProblem as problem:
        raise Unusable(str(problem)) from problem


def _evenings(archives: Sequence[str]) -> list[KeptEvening]:
    try:
        found = [evening for archive in archives for evening in evenings_in(archive)]
    except ArchiveProblem as problem:
        raise Unusable(str(problem)) from problem
    return sorted({one.name: one for one in found}.values(), key=lambda one: one.name)


def _reviews(
    tasks: Sequence[ReviewTask], workers: int | None, scheduler: str | None
) -> Iterator[EveningReview]:
    """The reviews as they are done; a recording that failed yields one as well."""
    for outcome in spread(review_apart, tasks, workers=workers, scheduler=scheduler):
        name = tasks[outcome.place].evening.name
        yield outcome.result or EveningReview(name, "broken", outcome.lost)


def _tell(one: EveningReview, number: int, of: int, *, as_json: bool) -> None:
    if as_json:
        say({"kind": "recording", **summary_of(one)})
        return
    changed = sum(row.change not in ("same", "not measured") for row in one.rows)
    what = f"{one.status}, {counted(len(one.rows), 'question')}, {changed} changed"
    progress(" ".join(filter(None, (f"{number} of {of}: {one.evening}: {what}.", one.told))))


def _line(kind: KindTotal) -> str:
    asked = f"asked {counted(kind.then_measured, 'time')} then, {kind.now} today"
    if kind.then > kind.then_measured:
        asked += f" ({kind.then - kind.then_measured} more then, not measured again)"
    right = f"right {kind.right_then} then, {kind.right_now} today, of {kind.told}"
    return f"{kind.kind}: {asked}; {right}; overruled {kind.overruled}; {kind.changed} changed"


@contextmanager
def _writing_in(folder: Path, option: str) -> Iterator[None]:
    """Tell an error of writing in one sentence, with the option that names another folder."""
    try:
        yield
    except OSError as error:
        raise Unusable(
            f"{folder} cannot be written ({error.strerror}); name another folder with {option}."
        ) from error
