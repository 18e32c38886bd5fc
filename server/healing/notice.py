"""What the referee is told of measurements that were checked again, with their sizes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist

from server.look import Revised
from vision.sighting import CreatureSeen, HandSpanSeen, ImpactSeen, MissileSeen, Sighting


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing to read; `entries` are the seqs in the ledger that it is about."""

    number: int
    text: str
    entries: tuple[int, ...] = ()


def entry_words(one: Revised, entries: Sequence[int]) -> str:
    """About what is in the ledger already: it is not changed, the referee decides."""
    which = ", ".join(str(seq) for seq in entries)
    word = "Entry" if len(entries) == 1 else "Entries"
    return (
        f"{word} {which}: {difference(one)}. The ledger was not changed; "
        "take it back or correct it if that matters."
    )


def offer_words(one: Revised, title: str) -> str:
    """About what was offered and not yet answered."""
    if one.after is None:
        return f"Withdrawn: “{title}”: {difference(one)}."
    return f"Changed: “{title}”: {difference(one)}."


def difference(one: Revised) -> str:
    """What was measured before, and what it is now."""
    before, after = one.before, one.after
    if after is None:
        return (
            f"{_what(before)} was measured while the camera was moved, and cannot be measured again"
        )
    return f"{_what(before)} was {_figure(before)}, checked again it is {_figure(after, before)}"


def _what(seen: Sighting) -> str:
    match seen:
        case HandSpanSeen():
            return "the span"
        case CreatureSeen():
            return f"the {seen.colour} creature"
        case MissileSeen():
            return f"a {seen.colour} missile"
        case ImpactSeen():
            return "the throw"
        case _:
            return "what was seen"


def _figure(seen: Sighting, before: Sighting | None = None) -> str:
    match seen, before:
        case HandSpanSeen(), _:
            return f"{seen.span_mm.value:.1f} mm (good to {2 * seen.span_mm.sigma:.1f} mm)"
        case MissileSeen(), _:
            return f"{seen.diameter_mm.value:.1f} mm wide, {seen.dice}d6"
        case CreatureSeen(), _ if seen.volume_ml is not None:
            return f"{seen.volume_ml.value:.1f} ml"
        case CreatureSeen(), CreatureSeen():
            return f"{dist(seen.at_mm, before.at_mm):.0f} mm away"
        case CreatureSeen(), _:
            return "in one place"
        case _:
            return "measured elsewhere on the table" if before else "measured in one place"
