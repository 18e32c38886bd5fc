"""Finds the page's texts in its sources: calls of `t` and `tn`, and the words of its HTML."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from server.api.pages import WEB
from server.language.page import messages_in, words_in

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "Tableref"
"""The program's name, which is not translated."""

Message: TypeAlias = tuple[str, ...]
"""One text, or two where the form depends on a number (singular and plural)."""


def page_sources() -> Iterator[Path]:
    """Every script and HTML file of the page that may show texts."""
    for path in sorted(WEB.rglob("*")):
        ours = path.relative_to(WEB).parts[0] not in ("vendor", "built")
        if ours and path.suffix in (".js", ".html") and path.name != "language.js":
            yield path


def page_messages() -> dict[Message, list[str]]:
    """Every message of the page, with the files that show it."""
    found: dict[Message, list[str]] = {}
    for path in page_sources():
        for message in dict.fromkeys(_messages_of(path)):
            found.setdefault(message, []).append(path.relative_to(ROOT).as_posix())
    return found


def _messages_of(path: Path) -> list[Message]:
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        return messages_in(source)
    return [(words,) for words in words_in(source) if words and words != NAME]
