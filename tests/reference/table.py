"""Builds Markdown pages and tables from lines and docstrings."""

import inspect
import re
from collections.abc import Iterable, Sequence

GENERATED = "Written by `make reference`, from the program itself."


class Undocumented(Exception):
    """Something that users see has no description."""


def page(title: str, lead: str, *parts: str) -> str:
    """A page: title, introduction, and parts, separated by blank lines."""
    return "\n\n".join([f"# {title}", f"{lead} {GENERATED}", *parts]) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table.

    Raises:
        Undocumented: The first or the last cell of a row is empty.
    """
    kept = [[_cell(cell) for cell in row] for row in rows]
    for row in kept:
        if not row[0] or not row[-1]:
            raise Undocumented(f"{row} has no line of documentation; write one.")
    lines = [head, ["---"] * len(head), *kept]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def code(word: object) -> str:
    """A word as inline code."""
    return f"`{word}`"


def first_paragraph(thing: object) -> str:
    """A docstring's first paragraph on one line.

    Empty if there is no docstring, or only the signature that a dataclass gets by default.
    """
    own = inspect.cleandoc(getattr(thing, "__doc__", None) or "").split("\n\n")[0]
    name = getattr(thing, "__name__", "")
    return "" if own.startswith(f"{name}(") else " ".join(own.split())


def attributes(kind: type) -> dict[str, str]:
    """Descriptions from the sections Attributes of a class and its bases, by attribute."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        found.update(_attributes_in(inspect.cleandoc(one.__doc__ or "")))
    return found


def _attributes_in(docstring: str) -> dict[str, str]:
    _, _, section = docstring.partition("Attributes:\n")
    found = re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", section, re.M)
    return {name: " ".join(line.split()) for name, line in found}


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "\\|").split())
