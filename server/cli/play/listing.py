"""Lists all legal commands in words, most important first; long lists are in columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.game import AnyCommand
from server.cli.play.grammar import Grammar

LONG = 6
"""If there are more commands of one kind than this, they are printed in columns."""

WIDE = 100
"""Most characters in a line."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal command with its number and its words."""

    number: int
    command: AnyCommand
    words: str


def offers(grammar: Grammar) -> tuple[Offer, ...]:
    """All legal commands in the order of their weight, in words."""
    ordered = enumerate(by_weight(grammar), start=1)
    return tuple(Offer(number, one, grammar.phrase(one)) for number, one in ordered)


def by_weight(grammar: Grammar) -> tuple[AnyCommand, ...]:
    """All legal commands, most important first, grouped by kind."""
    kinds = grammar.legal_kinds()
    return tuple(one for kind in kinds for one in grammar.choices if type(one) is kind)


def listed(found: Sequence[Offer], grammar: Grammar) -> Iterator[str]:
    """The offers as lines; many of one kind are in columns below their verb."""
    kinds = dict.fromkeys(type(one.command) for one in found)
    for kind in kinds:
        alike = [one for one in found if type(one.command) is kind]
        if len(alike) <= LONG:
            yield from (f"{one.number:4}  {one.words}" for one in alike)
        else:
            verb = grammar.verb(kind)
            yield f"      {verb} ..."
            rest = [(one.number, one.words.removeprefix(verb).strip()) for one in alike]
            yield from _columns(rest)


def _columns(entries: Sequence[tuple[int, str]]) -> Iterator[str]:
    wide = max(len(text) for _, text in entries) + 8
    per_line = max(1, WIDE // wide)
    for start in range(0, len(entries), per_line):
        row = entries[start : start + per_line]
        yield "".join(f"{number:4}  {text}".ljust(wide) for number, text in row).rstrip()
