"""Translates the page's sources, as `.ci/page_texts.js` does for the bundled page.

Messages are plain literals in calls of `t` and `tn`. They are replaced by their translations before
a module is sent, so that the page need not look anything up and gets only one language.
"""

import ast
import json
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

Forms: TypeAlias = str | list[str]
"""A translated message, or its singular and plural."""

_LITERAL: Final = r"""("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
_CALL: Final = re.compile(rf"(?<![\w.])(tn?)\(\s*{_LITERAL}(?:,\s*{_LITERAL})?")
_NAMES: Final = re.compile(r"(export const (?:([A-Z_]+)_)?NAMES = )\{\}")
_WORDS_OF_HTML: Final = re.compile(r">([^<>]*[A-Za-z][^<>]*)<")


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The translations of the page's texts into a language, by the English text.

    Attributes:
        messages: Translations of messages; those with a number have a singular and a plural.
        names: Translations of identifiers of the rules: commands, fields, colours.
        names_of: Those that differ between games, by game.
    """

    messages: dict[str, Forms]
    names: dict[str, str]
    names_of: dict[str, dict[str, str]] = field(default_factory=dict)


@cache
def page_texts(path: Path) -> PageTexts:
    """A language's texts, from `server/web/languages`."""
    texts = json.loads(path.read_text(encoding="utf-8"))
    return PageTexts(texts["messages"], texts["names"], texts["names_of"])


def script_in(texts: PageTexts, source: str) -> str:
    """A module of the page with its messages translated."""

    def translated(call: re.Match[str]) -> str:
        found = texts.messages.get(read_literal(call[2]))
        forms = [found] if isinstance(found, str) else found
        if forms is None or (call[1] == "tn") != (len(forms) > 1):
            return call[0]
        return f"{call[1]}({', '.join(_written(form) for form in forms)}"

    def named(line: re.Match[str]) -> str:
        names = texts.names_of.get(line[2].lower(), {}) if line[2] else texts.names
        return f"{line[1]}{_written(names)}"

    return _CALL.sub(translated, _NAMES.sub(named, source))


def html_in(language: str, texts: PageTexts, source: str) -> str:
    """An HTML page with its texts translated and its `lang` attribute set."""

    def translated(words: re.Match[str]) -> str:
        found = texts.messages.get(" ".join(words[1].split()))
        return words[0].replace(words[1].strip(), found) if isinstance(found, str) else words[0]

    marked = source.replace('<html lang="en"', f'<html lang="{language}"')
    return _WORDS_OF_HTML.sub(translated, marked)


def messages_in(source: str) -> list[tuple[str, ...]]:
    """The messages in a module: one text each, or a singular and a plural."""
    return [
        tuple(read_literal(one) for one in call.groups()[1 : 3 if call[1] == "tn" else 2])
        for call in _CALL.finditer(source)
    ]


def words_in(html: str) -> list[str]:
    """The texts in an HTML page, which it shows before any script runs."""
    return [" ".join(words.split()) for words in _WORDS_OF_HTML.findall(html)]


def read_literal(literal: str) -> str:
    """The value of a JavaScript string literal; the few escapes in our texts are Python's too."""
    return str(ast.literal_eval(literal))


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
