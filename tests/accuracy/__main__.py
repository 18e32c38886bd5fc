"""`make accuracy`: measure everything anew and write docs/accuracy.md with its pictures."""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from server.spread.outcome import SpreadProblem
from tests.accuracy import asked, footage, page, plots, rooms, rooms_page, stated_plot, worst
from tests.accuracy.catalogue import CATALOGUE, NotMeasuredHere, measured_apart
from tests.accuracy.samples import Measurement, as_json, from_json

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURES = DOCS / "accuracy"
RESULTS = PICTURES / "results.json"


def main() -> None:
    """Measure what is named on the command line, or everything; the rest is kept as it was."""
    options = _options()
    kept = read() if RESULTS.exists() else {}
    wanted = options.names or list(CATALOGUE)
    spread = {"workers": options.workers, "scheduler": options.scheduler}
    try:
        for name, found in measured_apart(wanted, **spread):
            print(f"measured {name}", file=sys.stderr)
            kept[name] = found
    except (NotMeasuredHere, SpreadProblem) as problem:
        sys.exit(str(problem))
    write({name: kept[name] for name in CATALOGUE if name in kept})


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *CATALOGUE], help="all unless told")
    parser.add_argument("--workers", type=int, default=1, help="processes of this machine")
    parser.add_argument("--scheduler", help="a Dask scheduler, tcp://..., instead")
    return parser.parse_args()


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
    write_page()


def write_page() -> None:
    """Write the page from the results that are kept, and the plot of stated doubt."""
    stated_plot.write(rooms.kept(), PICTURES)
    (DOCS / "accuracy.md").write_text(rendered(), encoding="utf-8")


def rendered() -> str:
    """The page as it follows from the results that are kept."""
    told = json.loads(RESULTS.read_text(encoding="utf-8"))
    every = [one for mine in read().values() for one in mine]
    plotted = (PICTURES / f"{stated_plot.NAME}.svg").exists()
    return page.render(
        every,
        beside=told["footage"] == "everything",
        plots=_found(every, ".svg"),
        pictures=_found(every, ".jpg"),
        in_rooms=rooms_page.render(rooms.kept(), every, plotted=plotted),
    )


def _found(every: list[Measurement], suffix: str) -> dict[str, str]:
    names = (f"{one.name}{suffix}" for one in every)
    return {Path(n).stem: f"accuracy/{n}" for n in names if (PICTURES / n).exists()}


if __name__ == "__main__":
    main()
