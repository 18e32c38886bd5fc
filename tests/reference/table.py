"""Pages and tables in Markdown."""

import inspect
import re
from collections.abc import Iterable, Sequence

GENERATED = "Written by `make reference`, from the program itself."


class Undocumented(Exception):
    """Something that people use has no line that says what it is."""


def page(title: str, lead: str, *parts: str) -> str:
    """A page: its title, what it is about, and its parts with a blank line between them."""
    return "\n\n".join([f"# {title}", f"{lead} {GENERATED}", *parts]) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; raises Undocumented where the first or the last cell of a row is empty."""
    kept = [[_cell(cell) for cell in row] for row in rows]
    for row in kept:
        if not row[0] or not row[-1]:
            raise Undocumented(f"{row} has no line of documentation; write one.")
    lines = [head, ["---"] * len(head), *kept]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(word: object) -> str:
    """A word as it is typed."""
    return f"`{word}`"


def first_paragraph(thing: object) -> str:
    """What a docstring says first; nothing where it is missing or only lists the fields."""
    own = inspect.cleandoc(getattr(thing, "__doc__", None) or "").split("\n\n")[0]
    name = getattr(thing, "__name__", "")
    return "" if own.startswith(f"{name}(") else " ".join(own.split())


def attributes(kind: type) -> dict[str, str]:
    """The lines of a class's and its bases' sections `Attributes`, by name."""
    told: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        told.update(_attributes_in(inspect.cleandoc(one.__doc__ or "")))
    return told


def _attributes_in(docstring: str) -> dict[str, str]:
    _, _, section = docstring.partition("Attributes:\n")
    found = re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", section, re.M)
    return {name: " ".join(line.split()) for name, line in found}


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
