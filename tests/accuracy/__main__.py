"""`make accuracy`: measure everything anew and write docs/accuracy.md with its pictures."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import cv2

from tests.accuracy import (
    asked,
    dice,
    dough,
    footage,
    markers,
    outlines,
    page,
    photographs,
    pitch,
    plots,
    spans,
    table,
    throws,
    tokens,
    walks,
    weigh_ins,
    worst,
)
from tests.accuracy.samples import Measurement, as_json, from_json

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURES = DOCS / "accuracy"
RESULTS = PICTURES / "results.json"

CATALOGUE: Mapping[str, Callable[[], tuple[Measurement, ...]]] = {
    "table": table.measure,
    "spans": spans.measure,
    "weigh-ins": weigh_ins.measure,
    "throws": throws.measure,
    "pitch": pitch.measure,
    "walks": walks.measure,
    "tokens": tokens.measure,
    "markers": markers.measure,
    "photographs": photographs.measure,
    "outlines": outlines.measure,
    "dice": dice.measure,
    "dough": dough.measure,
}
"""What is measured; later work adds a line."""


def main() -> None:
    """Measure what is named on the command line, or everything; the rest is kept as it was."""
    wanted = sys.argv[1:] or list(CATALOGUE)
    cv2.setNumThreads(1)
    kept = read() if RESULTS.exists() else {}
    for name in wanted:
        print(f"measuring {name}", file=sys.stderr)
        kept[name] = CATALOGUE[name]()
    write({name: kept[name] for name in CATALOGUE if name in kept})


def read() -> dict[str, tuple[Measurement, ...]]:
    """What was measured last, by the catalogue's names."""
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    return {name: tuple(from_json(one) for one in mine) for name, mine in told["measured"].items()}


def write(measured: Mapping[str, tuple[Measurement, ...]]) -> None:
    """Write the results, the plots, the pictures of worst cases and the page."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    told = {
        "footage": "everything" if footage.beside() else "sample_footage",
        "measured": {name: [as_json(one) for one in mine] for name, mine in measured.items()},
    }
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    asked.write([one for mine in measured.values() for one in mine])
    for one in (one for mine in measured.values() for one in mine):
        plots.write(one, PICTURES)
        worst.write(one, PICTURES)
    (DOCS / "accuracy.md").write_text(rendered(), encoding="utf-8")


def rendered() -> str:
    """The page as it follows from the results that are kept."""
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    every = [one for mine in read().values() for one in mine]
    return page.render(
        every,
        beside=told["footage"] == "everything",
        plots=_found(every, ".svg"),
        pictures=_found(every, ".jpg"),
    )


def _found(every: list[Measurement], suffix: str) -> dict[str, str]:
    names = (f"{one.name}{suffix}" for one in every)
    return {Path(n).stem: f"accuracy/{n}" for n in names if (PICTURES / n).exists()}


if __name__ == "__main__":
    main()
