"""Measures the program in rooms that it was never shown.

    python -m tests.accuracy.fresh weigh-ins --count 10            # seeds drawn anew, and printed
    python -m tests.accuracy.fresh weigh-ins --count 10 --draw 42  # the same ones again
    python -m tests.accuracy.fresh hands --count 40 --draw 42 --rendered-only --keep
    python -m tests.accuracy.fresh hands --seen --first 3000 --count 28 --keep
    python -m tests.accuracy.fresh hands --seen --count 0 --spent 42 --rendered-only --keep

Figures are valid only on worlds that nobody has looked at. Once a world was examined, to fix
something, the next figure needs a new draw. `--seen` measures worlds that were looked at during
development, which the report shows beside the fresh ones; `--keep` writes the measurements to
`docs/accuracy/fresh.json`, from which the report is made.
"""

import argparse
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

import cv2

from tests.accuracy import __main__ as report
from tests.accuracy import (
    carried,
    clay,
    pairs,
    piles,
    pitch,
    rolls,
    rooms,
    spans,
    throws,
    weigh_ins,
)
from tests.accuracy.samples import Figure, Measurement
from tests.accuracy.statistics import errors, right
from tests.worlds.fresh import made, rendered
from tests.worlds.pair_draw import fresh_pairs
from tests.worlds.seeds import Purpose, fresh, in_order

Measured = Sequence[Measurement]

MOST_OF_A_DRAW = 100
"""Largest number of worlds of a spent draw that are searched for."""

CATALOGUE: Mapping[str, tuple[str, Callable[[list[Path]], Measured]]] = {
    "clay": ("creatures", clay.measure),
    "weigh-ins": ("creatures", weigh_ins.turned_by_hand),
    "piles": ("piles", piles.measure),
    "turn-card": ("turncard", weigh_ins.on_the_card),
    "pitch": ("pitch", pitch.on_fresh),
    "throws": ("throws", throws.on_fresh),
    "pairs": ("pairs", pairs.on_fresh),
    "hands": ("hands", spans.on_fresh),
    "rolls": ("dice", rolls.on_fresh),
    "walks": ("walks", carried.on_fresh),
}
"""The measurements on fresh worlds: the kind of world that each needs, and its function."""


def lines(measured: Measured) -> list[str]:
    """A line for each measurement, with counts; then wrong results that stated no doubt."""
    return [_line(one) for one in measured] + [
        f"  told with a sigma of 0 and wrong: {one.title}, {blunder.item}: {blunder.note}"
        for one in measured
        for blunder in silent_blunders(one)
    ]


def silent_blunders(measurement: Measurement) -> list[Figure]:
    """Figures that are off by half a unit or more although their stated sigma is 0."""
    figures = (one for one in measurement.samples if isinstance(one, Figure))
    return [one for one in figures if one.sigma == 0 and abs(one.error or 0.0) >= 0.5]


def _line(one: Measurement) -> str:
    figures = [s for s in one.samples if isinstance(s, Figure)]
    if not figures:
        answers = [s for s in one.samples if not isinstance(s, Figure)]
        refused = sum(answer.right is None for answer in answers)
        return f"{one.title}: right {right(answers)}, refused {refused} of {len(answers)}"
    summed = errors(figures)
    if summed is None:
        return f"{one.title}: none of {len(figures)} measured"
    return (
        f"{one.title}: measured {summed.measured}, median {summed.median:.1f} {one.unit}, "
        f"p90 {summed.p90:.1f}, within one sigma {summed.within_1}, two {summed.within_2}"
    )


def main() -> None:
    """Draw worlds, print their seeds, and print the measurements on them."""
    options = _options()
    kind, measure = CATALOGUE[options.what]
    cv2.setNumThreads(1)
    if options.seen:
        draw, seeds = None, seen(options.first, options.count, options.spent)
    else:
        draw = secrets.randbelow(10**6) if options.draw is None else options.draw
        seeds = drawn_for(options.what, options.count, draw)
    folders = rendered(kind, seeds) if options.rendered_only else made(kind, seeds)
    missing = len(seeds) - len(folders)
    which = "worlds seen before" if draw is None else f"draw {draw}"
    left_out = f"; {missing} of {len(seeds)} left out, not rendered" if missing else ""
    print(f"{options.what}, {which}: worlds {', '.join(f.name for f in folders)}{left_out}")
    measured = tuple(measure(folders))
    print("\n".join(lines(measured)))
    if options.keep:
        names = tuple(folder.name for folder in folders)
        today = datetime.now(UTC).date()
        rooms.keep(options.what, rooms.RoomsMeasured(draw, names, missing, measured, today))
        report.write_page()


def drawn_for(what: str, count: int, draw: int) -> list[int]:
    """Test seeds of a draw; for pairs only those without hands, which cost three times as much."""
    return fresh_pairs(count, draw) if what == "pairs" else fresh(count, draw)


def seen(first: int, count: int, spent: Sequence[int]) -> list[int]:
    """Seeds of worlds that were looked at: validation worlds, and those of spent draws."""
    watched = islice(in_order(Purpose.WATCH, first), count)
    return [*watched, *(seed for draw in spent for seed in fresh(MOST_OF_A_DRAW, draw))]


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=list(CATALOGUE))
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--draw", type=int, help="a number told by an earlier run")
    parser.add_argument("--seen", action="store_true", help="worlds that were looked at instead")
    parser.add_argument("--first", type=int, default=0, help="of those, so many are passed over")
    parser.add_argument(
        "--spent", type=int, nargs="*", default=[],
        help="with --seen: worlds of earlier draws as well, looked at since",
    )  # fmt: skip
    parser.add_argument(
        "--rendered-only", action="store_true", help="leave out, and count, what is not rendered"
    )
    parser.add_argument("--keep", action="store_true", help="write the results for the report")
    return parser.parse_args()


if __name__ == "__main__":
    main()
