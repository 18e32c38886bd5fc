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
    "real": "None of these pictures was made for this project, and none is part of it. They are "
    "other people's photographs, scans and outlines, with the truth that came with them. Where "
    "some were used to train a network or to fit a constant, the section says so; all others were "
    "used only to test.\n\n",
}

PREFACE = """# How accurate it is

Every figure here was measured by `make accuracy`, which wrote this page; it is not edited by hand.
The program is run as a user runs it, on {what}, and its output is compared
with the truth. *Within 1 / 2 sigma* counts the errors that are no larger than one and two stated
standard deviations; a correct sigma gives 68 % and 95 %. Shares of few trials are uncertain, so
their 95 % intervals are given.

How to read a row: *p90* is the 90th percentile of the absolute errors; *refused* means that the
program reported no value and said why.

"""

ASKED = """## Asking about some

"Ask me about one in ten" on the page means that the least certain tenth of the answers is not
filled in (`server/proposals/doubtful.py`). For each kind of proposal: how many of the answers are
right without asking, how many are asked about, and how many are right in the end if the referee
answers correctly.

"""

NOT_KNOWN = """## What was not measured

- Real clay in front of a real webcam: no camera was available. The webcam's code was tested with a
  simulated one only.
- macOS and Windows: these figures were measured on Linux.
- Light that flickers at the mains frequency, mirrors or glass under the creatures, table cloths
  with a pattern like that of the markers.
- Real clay creatures with hollows that open upwards. A hollow that is noticed is flagged and
  subtracted ([the weigh-in](weigh_in.md#hollow-tops)); others are measured as if full.
- Hands with rings, long nails or paint; hands of small children.
- Printers that scale a page: a sheet printed 1 % too large makes every length 1 % too short. Its
  check ruler shows it.
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
    return f"Refused, with the message:\n\n{''.join(refused)}\n" if refused else ""


def _number(value: float) -> str:
    """Two significant figures."""
    return f"{value:.2g}" if abs(value) < 10 else f"{value:.0f}"


def _anchor(title: str) -> str:
    kept = "".join(c for c in title.lower() if c.isalnum() or c in " -")
    return kept.replace(" ", "-")
