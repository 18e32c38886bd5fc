"""A review as one page: totals, plots, the recordings, and every answer that differs."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from server.review.bars import Bar, bars_svg
from server.review.row import ReviewRow
from server.review.task import EveningReview
from server.review.totals import KindTotal, totals

CLIPS: Final = "clips"
WAYS: Final = ("confirmed", "chosen", "corrected", "dismissed", "typed", "")
NOBODY: Final = "not answered"


def page_of(reviews: Sequence[EveningReview]) -> str:
    """The page as HTML, with its style; moments of footage are beside it."""
    rows = [row for review in reviews for row in review.rows]
    kinds = totals(rows)
    changed = [row for row in rows if row.change not in ("same", "not measured")]
    overruled = [row for row in rows if row.overruled and row not in changed]
    style = (files("server.review") / "page.css").read_text(encoding="utf-8")
    parts = (
        "<h1>Review</h1>",
        _lead(reviews, rows, kinds),
        _plots(kinds),
        _kinds(kinds),
        _cards("What would change", changed, "Today's eye asks and answers as it did then."),
        _cards("Where the referee overruled the eye", overruled, "Nowhere else."),
        _evenings(reviews),
    )
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Review</title>\n<style>\n{style}</style>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</html>\n"
    )


def _lead(
    reviews: Sequence[EveningReview], rows: Sequence[ReviewRow], kinds: Sequence[KindTotal]
) -> str:
    again = sum(one.status == "measured again" for one in reviews)
    told = sum(one.told for one in kinds)
    then, now = (sum(getattr(one, name) for one in kinds) for name in ("right_then", "right_now"))
    lines = [
        f"{counted(len(reviews), 'recording')}, {again} measured again; "
        f"{counted(len(rows), 'question')}.",
    ]
    if told:
        lines.append(
            f"Of {counted(told, 'answer')} on which the referee ruled, {then} were right then "
            f"and {now} are right today."
        )
    return "".join(f"<p>{line}</p>" for line in lines)


def _plots(kinds: Sequence[KindTotal]) -> str:
    asked = [
        (
            Bar(one.kind, ((one.then_measured, "then"),), f"{one.then_measured} then"),
            Bar("", ((one.now, "now"),), f"{one.now} today"),
        )
        for one in kinds
    ]
    settled = [(_settled(one),) for one in kinds if one.then]
    return (
        "<h2>How often each kind was asked</h2>"
        "<p>In recordings that were measured again.</p>"
        + bars_svg(asked, "Questions by kind, then and today")
        + "<h2>What the referee made of it</h2>"
        + _legend()
        + bars_svg(settled, "Answers of the referee by kind")
    )


def _settled(kind: KindTotal) -> Bar:
    counts = dict(kind.outcomes)
    parts = tuple((counts.get(way, 0), way or "nobody") for way in WAYS)
    return Bar(kind.kind, parts, str(kind.then))


def _legend() -> str:
    keys = (f'<li><i class="{way or "nobody"}"></i>{way or NOBODY}</li>' for way in WAYS)
    return f'<ul class="legend">{"".join(keys)}</ul>'


def _kinds(kinds: Sequence[KindTotal]) -> str:
    head = ("Kind", "Asked then", "Asked today", "Overruled", "Changed", "Better", "Worse", "Right")
    body = (
        (
            one.kind,
            str(one.then),
            str(one.now),
            str(one.overruled),
            str(one.changed),
            str(one.better),
            str(one.worse),
            f"{one.right_then} → {one.right_now} of {one.told}",
        )
        for one in kinds
    )
    return _table(head, body)


def _evenings(reviews: Sequence[EveningReview]) -> str:
    head = ("Recording", "", "Games", "Frames", "Seen then", "Seen today", "Questions", "Remarks")
    body = (
        (
            one.evening,
            one.status,
            str(one.games),
            str(one.frames),
            str(one.sightings_then),
            str(one.sightings_now),
            str(len(one.rows)),
            one.told,
        )
        for one in reviews
    )
    return "<h2>The recordings</h2>" + _table(head, body)


def _table(head: Iterable[str], body: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th>{escape(one)}</th>" for one in head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in body
    )
    return f'<div class="wide"><table><tr>{top}</tr>\n{rows}</table></div>'


def _cards(title: str, rows: Sequence[ReviewRow], none: str) -> str:
    cards = "\n".join(_card(row) for row in rows) or f"<p>{none}</p>"
    return f"<h2>{title}</h2>\n{cards}"


def _card(row: ReviewRow) -> str:
    lines = [
        ("Then", _said(row.then_title, row.then_probability) or "not asked"),
        ("Today", _said(row.now_title, row.now_probability) or "not asked"),
        ("Differs", row.differs),
        ("Referee", ": ".join(filter(None, (row.outcome or NOBODY, row.ruling)))),
        ("Overruled", row.overruled),
    ]
    if row.change == "not measured":
        del lines[1]
    told = "".join(f"<dt>{name}</dt><dd>{escape(words)}</dd>" for name, words in lines if words)
    picture = (
        f'<img src="{CLIPS}/{row.clip}" alt="{escape(row.then_title or row.now_title)}" '
        'loading="lazy">'
        if row.clip
        else ""
    )
    taken_back = "" if row.stands or not row.outcome else ", taken back later"
    where = f"{escape(row.evening)}, {row.t_s:.1f} s, line {row.line}{taken_back}"
    mark = ", ".join(filter(None, (row.change, row.verdict)))
    return (
        f'<article class="{row.verdict}">{picture}<div><h3>{escape(row.kind)}: {mark}</h3>'
        f'<p class="where">{where}</p><dl>{told}</dl></div></article>'
    )


def _said(title: str, probability: float | None) -> str:
    return title if not title or probability is None else f"{title} ({probability:.0%})"


def counted(number: int, thing: str) -> str:
    """A number with its thing: "1 question", "2 questions"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
