"""The report's part about rendered rooms: seen and fresh ones side by side.

It ends with how well the stated doubt of each kind holds.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tests.accuracy.rooms import Column, Rooms, RoomsMeasured
from tests.accuracy.samples import Answer, Measurement
from tests.accuracy.stated import KINDS, covered, stated
from tests.accuracy.statistics import Errors, Share, errors, right
from vision.doubt.worth import WORTH, Worth

INTRODUCTION: Final = """## Rooms that it was never shown

Rendered worlds, generated from random seeds, with other tables, light, lenses and clutter. People
looked at the *seen* worlds while they developed the program. Nobody had looked at the *fresh* ones
when they were measured (`python -m tests.accuracy.fresh`). The *ratio* is the median error on fresh
worlds divided by that on seen ones; for answers, it is the ratio of the shares that are wrong. The
*clips* are those of the footage. Each column was measured with the program of the day that the list
below the table states.

"""

HEADS: Final = """| what | seen | fresh | ratio | clips |
|---|---|---|---|---|
"""

DOUBT: Final = """### Are stated sigmas and probabilities correct?

Every observer computes its own sigma or probability. A correction factor for each kind was then
fitted by one method (`tests/training/learn_doubt.py`) and is applied in one place
(`vision/doubt/worth.py`). The factors were fitted on *spent* worlds: those of the previous draw,
which were fresh when they were measured. Where there were too few of these, seen worlds were used.

| kind | factor | rests on | why | seen: within 1, 2 sigma, or stated / right | fresh |
|---|---|---|---|---|---|
"""

PLOT: Final = "![Stated uncertainty against measured errors](accuracy/stated.svg)\n\n"


def render(rooms: Rooms, clips: Sequence[Measurement], *, plotted: bool) -> str:
    """The part of the page; empty where no rendered room was measured."""
    if not rooms:
        return ""
    by_name = {one.name: one for one in clips}
    rows = [_row(pair, by_name) for pair in _pairs(rooms)]
    worlds = [_worlds(what, columns) for what, columns in rooms.items()]
    doubt = [_doubt_row(kind, worth, rooms) for kind, worth in WORTH.items() if kind in KINDS]
    plot = PLOT if plotted else ""
    return "".join([INTRODUCTION, HEADS, *rows, "\n", *worlds, "\n", DOUBT, *doubt, "\n", plot])


def _pairs(rooms: Rooms) -> list[dict[Column, Measurement]]:
    """Each measurement with those of its columns that were measured."""
    found: dict[str, dict[Column, Measurement]] = {}
    for columns in rooms.values():
        for column, one in columns.items():
            for measurement in one.measured:
                found.setdefault(measurement.name, {})[column] = measurement
    return list(found.values())


def _row(pair: Mapping[Column, Measurement], clips: Mapping[str, Measurement]) -> str:
    one = next(iter(pair.values()))
    cells = [_cell(pair.get("seen")), _cell(pair.get("fresh")), _ratio(pair)]
    return f"| {one.title} | {' | '.join(cells)} | {_cell(clips.get(one.name))} |\n"


def _cell(one: Measurement | None) -> str:
    if one is None:
        return "-"
    summed = errors(one.figures)
    if summed:
        return (
            f"{summed.median:.2g} {one.unit}, p90 {summed.p90:.2g} "
            f"({summed.measured.part} of {summed.measured.whole}{_doubt(summed)})"
        )
    if one.answers:
        share = right(one.answers)
        return f"{share.part} of {share.whole} right, {len(one.answers) - share.whole} refused"
    return f"none of {len(one.samples)} measured"


def _doubt(summed: Errors) -> str:
    one, two = summed.within_1, summed.within_2
    return f"; {one.part}, {two.part} of {one.whole} within 1, 2 sigma" if one.whole else ""


def _ratio(pair: Mapping[Column, Measurement]) -> str:
    sizes = [_size(pair.get(column)) for column in ("fresh", "seen")]
    if sizes[0] is None or not sizes[1]:
        return "-"
    return f"{sizes[0] / sizes[1]:.2f}"


def _size(one: Measurement | None) -> float | None:
    """The size of the error: the median error, or the share of wrong answers."""
    if one is None:
        return None
    summed = errors(one.figures)
    if summed:
        return summed.median
    share = right(one.answers)
    return 1 - share.part / share.whole if share.whole else None


def _worlds(what: str, columns: Mapping[Column, RoomsMeasured]) -> str:
    return "".join(f"- {what}, {column}: {_which(one)}\n" for column, one in columns.items())


def _which(one: RoomsMeasured) -> str:
    drawn = "looked at before" if one.draw is None else f"draw {one.draw}"
    missing = f", {one.missing} more were drawn but not rendered" if one.missing else ""
    count = f"{len(one.worlds)} worlds{missing}"
    return f"{drawn}, measured on {one.on}, {count}: {', '.join(one.worlds)}"


def _doubt_row(kind: str, worth: Worth, rooms: Rooms) -> str:
    told = [_found(kind, rooms, column) for column in ("seen", "fresh")]
    rests = f"{worth.count} in {worth.worlds} worlds"
    return f"| {kind} | {worth.factor:.3g} | {rests} | {worth.why} | {' | '.join(told)} |\n"


def _found(kind: str, rooms: Rooms, column: Column) -> str:
    mine = stated(kind, measured_in(rooms, column))
    if mine.figures:
        one, two = (
            Share(round(covered(mine.scores, n) * len(mine.scores)), len(mine.scores))
            for n in (1, 2)
        )
        return f"{one}, {two}"
    return _told(mine.answers)


def _told(answers: Sequence[Answer]) -> str:
    if not answers:
        return "-"
    mean = sum(one.probability or 0.0 for one in answers) / len(answers)
    return f"{mean:.0%} / {right(answers)}"


def measured_in(rooms: Rooms, column: Column) -> list[Measurement]:
    """Everything that was measured in one column."""
    return [
        one for columns in rooms.values() if column in columns for one in columns[column].measured
    ]
