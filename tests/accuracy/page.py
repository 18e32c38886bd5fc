"""The accuracy report as a page of Markdown: generated, never edited."""

from collections.abc import Mapping, Sequence

from tests.accuracy.asked import rows
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.accuracy.statistics import Errors, errors, reliability, right

TITLES = {
    "rendered": "Rendered footage, exact truth",
    "real": "Real pictures of unknown origin",
}

INTRODUCTIONS = {
    "rendered": "",
    "real": "None of these pictures was made for this project, and none is part of it: other "
    "people's photographs, scans and outlines, with what truth they came with. What taught a "
    "network or gave a constant says so; all else only judges.\n\n",
}

PREFACE = """# How accurate it is

Every figure here was measured by `make accuracy`, which wrote this page; it is not edited by hand.
The program is run as a user runs it, on {what}, and what it prints is held
against the truth. *Within 1 / 2 sigma* counts how many errors are no larger than one and two of the
stated standard deviations; an honest sigma gives 68 % and 95 %. A share of few trials says little:
95 % intervals are given beside it.

"""

ASKED = """## Asking about some

"Ask me about one in ten" on the page means that the tenth of the answers that is least sure is not
filled in (`server/proposals/doubtful.py`). How many of the answers below are asked about then, and
how many are right afterwards, if whoever is asked answers rightly:

"""

NOT_KNOWN = """## Where nothing is known

- Real clay in front of a real webcam: no camera was there. The webcam's code was tried with an
  imitation only.
- macOS and Windows: the program was run on Linux only.
- Light that flickers at the mains' frequency, mirrors and glass under the creatures, table cloths
  whose pattern looks like the markers'.
- Creatures with hollows that open upwards: they are measured as if they were full, and flagged
  where that can be seen.
- Hands with rings, gloves, long nails or paint; hands of small children.
- Printers that scale a page: a sheet printed 1 % too large makes every length 1 % too short. Its
  check ruler tells.
"""


def render(
    measurements: Sequence[Measurement],
    *,
    beside: bool,
    plots: Mapping[str, str],
    pictures: Mapping[str, str],
    in_rooms: str = "",
) -> str:
    """The page.

    Args:
        measurements: Everything that was measured.
        beside: Whether the large footage was there.
        plots: Where the plot of a measurement lies, by its name.
        pictures: Where the picture of a worst case lies, by the measurement's name.
        in_rooms: The part about rendered rooms, `rooms_page.render`.
    """
    what = "all footage" if beside else "the bundled footage only (`sample_footage/`)"
    parts = [PREFACE.format(what=what), in_rooms, _summary(measurements)]
    asked = rows(measurements)
    if asked:
        parts.append(ASKED + "".join(asked) + "\n")
    for origin, title in TITLES.items():
        mine = [one for one in measurements if one.origin == origin]
        if mine:
            parts.append(f"## {title}\n\n{INTRODUCTIONS[origin]}")
            parts += [_section(one, plots, pictures) for one in mine]
    return "".join([*parts, NOT_KNOWN])


def _summary(measurements: Sequence[Measurement]) -> str:
    rows = [
        "## The clips of the footage, and real pictures\n\n",
        "| what | measured | median error | 90 % under | within 1 sigma | within 2 sigma |\n",
        "|---|---|---|---|---|---|\n",
    ]
    for one in measurements:
        summed = errors(one.figures)
        if summed:
            rows.append(
                f"| [{one.title}](#{_anchor(one.title)}) | {summed.measured} | "
                f"{_number(summed.median)} {one.unit} | {_number(summed.p90)} {one.unit} | "
                f"{summed.within_1} | {summed.within_2} |\n"
            )
    rows.append("\n| what | answered | right | 95 % interval |\n|---|---|---|---|\n")
    for one in measurements:
        if one.answers:
            share = right(one.answers)
            low, high = share.interval
            rows.append(
                f"| [{one.title}](#{_anchor(one.title)}) | {share.whole} of {len(one.answers)} | "
                f"{share} | {low:.0%} to {high:.0%} |\n"
            )
    return "".join([*rows, "\n"])


def _section(one: Measurement, plots: Mapping[str, str], pictures: Mapping[str, str]) -> str:
    parts = [f"### {one.title}\n\n{one.how}\n\n"]
    summed = errors(one.figures)
    if summed:
        parts.append(_errors_in_words(summed, one.unit))
    if one.answers:
        parts.append(_answers_in_words(one.answers))
    parts.append(_refused(one.samples))
    if one.name in plots:
        parts.append(f"![{one.title}]({plots[one.name]})\n\n")
    if one.name in pictures:
        parts.append(f"![The worst case]({pictures[one.name]})\n\n")
    return "".join(parts)


def _errors_in_words(summed: Errors, unit: str) -> str:
    worst = summed.worst
    note = f" ({worst.note})" if worst.note else ""
    assert worst.error is not None
    text = (
        f"Measured {summed.measured}. Mean error {summed.bias:+.2f} {unit}, median "
        f"{_number(summed.median)}, 90 % under {_number(summed.p90)} {unit}. "
        f"Worst: {worst.item}, {worst.error:+.2f} {unit}{note}."
    )
    if summed.within_1.whole:
        text += f" Within one sigma {summed.within_1}, within two {summed.within_2}."
    return text + "\n\n"


def _answers_in_words(answers: Sequence[Answer]) -> str:
    share = right(answers)
    low, high = share.interval
    text = f"Right: {share}; 95 % interval {low:.0%} to {high:.0%}.\n\n"
    wrong = [f"- {one.item}: {one.note}\n" for one in answers if one.right is False]
    if wrong:
        text += "Wrong:\n\n" + "".join(wrong[:12])
        text += f"- and {len(wrong) - 12} more\n\n" if len(wrong) > 12 else "\n"
    bins = reliability(answers)
    if bins:
        text += "| stated probability | mean of it | right |\n|---|---|---|\n"
        text += "".join(
            f"| {one.low:.0%} to {one.high:.0%} | {one.stated:.0%} | {one.right} |\n"
            for one in bins
        )
        text += "\n"
    return text


def _refused(samples: Sequence[Figure | Answer]) -> str:
    refused = [
        f"- {one.item}: {one.note}\n"
        for one in samples
        if (one.error if isinstance(one, Figure) else one.right) is None
    ]
    return f"Refused, with what the program says:\n\n{''.join(refused)}\n" if refused else ""


def _number(value: float) -> str:
    """Two significant figures."""
    return f"{value:.2g}" if abs(value) < 10 else f"{value:.0f}"


def _anchor(title: str) -> str:
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -")
    return kept.replace(" ", "-")
