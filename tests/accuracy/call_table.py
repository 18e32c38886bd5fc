"""The table in docs/cameras.md of what a call costs in accuracy, from the stored results."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.accuracy.call_results import Call, CallsMeasured, kept
from tests.accuracy.samples import Measurement
from tests.accuracy.statistics import errors, right

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "cameras.md"
BEGINS: Final = "<!-- written by python -m tests.accuracy.compressed -->\n"
ENDS: Final = "<!-- end of what it writes -->\n"

COLUMNS: Final = (
    "H.264",
    "frames lost",
    "throws right, wrong, silent",
    "something else told as a hit",
    "volume on the turn card: measured, median error",
    "legs right",
    "hit points: median error",
)


def write(page: Path = PAGE) -> None:
    """Replace the table in the page by one of the stored results."""
    told = page.read_text(encoding="utf-8")
    page.write_text(with_table(told, kept()), encoding="utf-8")


def with_table(page: str, results: Mapping[str, CallsMeasured]) -> str:
    """The page with the table of these results."""
    before, begins, rest = page.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    if not ends:
        raise ValueError(f"The page has no place for the table: {BEGINS}{ENDS}")
    return f"{before}{begins}\n{rendered(results)}\n{ends}{after}"


def rendered(results: Mapping[str, CallsMeasured]) -> str:
    """The table with a row for each kind of call, and the list of measured worlds."""
    calls = dict.fromkeys(call for one in results.values() for call in one.measured)
    rows = [_row(call, _found(results, call)) for call in calls]
    worlds = [_worlds(what, one) for what, one in results.items()]
    heads = f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|\n"
    return "".join([heads, *rows, "\n", *worlds])


def _found(results: Mapping[str, CallsMeasured], call: Call) -> dict[str, Measurement]:
    every = (one for mine in results.values() for one in mine.measured.get(call, ()))
    return {one.name: one for one in every}


def _row(call: Call, found: Mapping[str, Measurement]) -> str:
    rate = "as filmed" if call.mbit_per_s is None else f"{call.mbit_per_s:g} Mbit/s"
    lost = "-" if call.mbit_per_s is None else f"{call.lost:.0%}".replace("%", " %")
    cells = (
        rate,
        lost,
        _told(found.get("throws")),
        _false_hits(found.get("no_throws")),
        _median(found.get("volume_card"), counted=True),
        _right(found.get("legs_card")),
        _median(found.get("points_card")),
    )
    return f"| {' | '.join(cells)} |\n"


def _told(one: Measurement | None) -> str:
    if one is None:
        return "-"
    given = right(one.answers)
    return f"{given.part}, {given.whole - given.part}, {len(one.answers) - given.whole}"


def _false_hits(one: Measurement | None) -> str:
    if one is None:
        return "-"
    quiet = right(one.answers)
    return f"{quiet.whole - quiet.part} of {quiet.whole}"


def _right(one: Measurement | None) -> str:
    return "-" if one is None else f"{right(one.answers).part} of {len(one.answers)}"


def _median(one: Measurement | None, *, counted: bool = False) -> str:
    if one is None:
        return "-"
    summed = errors(one.figures)
    if summed is None:
        return f"0 of {len(one.figures)}" if counted else "-"
    count = f"{summed.measured.part} of {summed.measured.whole}, " if counted else ""
    return f"{count}{summed.median:.1f}{' %' if one.unit == '%' else ''}"


def _worlds(what: str, one: CallsMeasured) -> str:
    told = f"{what}, {one.on}, draw {one.draw}; worlds measured: {len(one.worlds)}"
    return f"- {told} ({', '.join(one.worlds)})\n"
