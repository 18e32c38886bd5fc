"""Everything that the accuracy report measures, by name; each is a task on a cluster."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import cv2

from server.spread.spreading import spread
from tests.accuracy import (
    dice,
    dough,
    grounds,
    markers,
    outlines,
    photographs,
    pitch,
    portions,
    prints,
    spans,
    table,
    throws,
    tokens,
    walks,
    weigh_ins,
)
from tests.accuracy.samples import Measurement

CATALOGUE: Mapping[str, Callable[[], tuple[Measurement, ...]]] = {
    "table": table.measure,
    "spans": spans.measure,
    "weigh-ins": weigh_ins.measure,
    "throws": throws.measure,
    "pitch": pitch.measure,
    "walks": walks.measure,
    "tokens": tokens.measure,
    "markers": markers.measure,
    "prints": prints.measure,
    "photographs": photographs.measure,
    "portions": portions.measure,
    "outlines": outlines.measure,
    "dice": dice.measure,
    "dice-on-grounds": grounds.measure,
    "dough": dough.measure,
}
"""The measurements by name; new ones add a line."""


class NotMeasuredHere(Exception):
    """Something could not be measured: what, and why."""


def measured(name: str) -> tuple[Measurement, ...]:
    """Measure one entry of the catalogue."""
    cv2.setNumThreads(1)
    return CATALOGUE[name]()


def measured_apart(
    names: Sequence[str], *, workers: int | None = None, scheduler: str | None = None
) -> Iterator[tuple[str, tuple[Measurement, ...]]]:
    """Measure several, on processes of this machine or on a cluster; yields each when it is done.

    Raises:
        NotMeasuredHere: One could not be measured.
        SpreadProblem: There is no such scheduler.
    """
    for one in spread(measured, names, workers=workers, scheduler=scheduler):
        if one.result is None:
            raise NotMeasuredHere(f"{names[one.place]}: {one.lost}")
        yield names[one.place], one.result
