"""What the program makes of rooms that nobody has shown it.

    python -m tests.accuracy.fresh weigh-ins --count 10            # seeds drawn anew, and printed
    python -m tests.accuracy.fresh weigh-ins --count 10 --draw 42  # the same ones again

A figure counts on worlds that were never looked at; whoever looks at one afterwards, to mend
something, draws anew for the next figure.
"""

import argparse
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import cv2

from tests.accuracy import clay, pitch, spans, throws, weigh_ins
from tests.accuracy.samples import Figure, Measurement
from tests.accuracy.statistics import errors, right
from tests.worlds.fresh import drawn

Measured = Sequence[Measurement]

CATALOGUE: Mapping[str, tuple[str, Callable[[list[Path]], Measured]]] = {
    "clay": ("creatures", clay.measure),
    "weigh-ins": ("creatures", weigh_ins.turned_by_hand),
    "turn-card": ("turncard", weigh_ins.on_the_card),
    "pitch": ("pitch", pitch.on_fresh),
    "throws": ("throws", throws.on_fresh),
    "hands": ("hands", spans.on_fresh),
}
"""What is measured on fresh worlds: the set it needs, and how."""


def lines(measured: Measured) -> list[str]:
    """A line for each measurement, with counts; then what was told in silence and wrong."""
    return [_line(one) for one in measured] + [
        f"  told with a sigma of 0 and wrong: {one.title}, {blunder.item}: {blunder.note}"
        for one in measured
        for blunder in silent_blunders(one)
    ]


def silent_blunders(measurement: Measurement) -> list[Figure]:
    """Figures that are wrong by half a unit and more though their stated sigma is 0."""
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
    """Draws worlds, says which, and prints what was measured on them."""
    options = _options()
    draw = secrets.randbelow(10**6) if options.draw is None else options.draw
    kind, measure = CATALOGUE[options.what]
    cv2.setNumThreads(1)
    folders = drawn(kind, options.count, draw)
    print(f"{options.what}, draw {draw}: worlds {', '.join(f.name for f in folders)}")
    print("\n".join(lines(measure(folders))))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=list(CATALOGUE))
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--draw", type=int, help="a number told by an earlier run")
    return parser.parse_args()


if __name__ == "__main__":
    main()
