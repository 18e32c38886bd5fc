"""Translates responses: picks the translator for a language and game, and the fields with text."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias, TypedDict

from server.language.negotiation import ENGLISH
from server.language.translator import Translator

TranslationTarget: TypeAlias = tuple[str, str]
"""The target language, and the game; empty if that is not known."""


class _CataloguePart(TypedDict):
    """The translations for one game, or for all games."""

    messages: dict[str, str]
    words: dict[str, str]
    names: list[str]


class _Catalogue(_CataloguePart):
    """All translations into a language."""

    games: dict[str, _CataloguePart]
    fields: dict[str, str]


HERE: Final = Path(__file__).resolve().parent

TEXT_FIELDS: Final = frozenset(
    {
        "among",
        "answer",
        "blocked",
        "board",
        "chapter",
        "comment",
        "conditions",
        "counts",
        "cause_told",
        "decides",
        "detail",
        "doing",
        "doubt",
        "doubts",
        "instruction",
        "label",
        "latest",
        "looks",
        "mend",
        "news",
        "outcome",
        "problem",
        "problems",
        "question",
        "sentence",
        "sentences",
        "set_aside",
        "skips",
        "source",
        "summary",
        "tells",
        "text",
        "title",
        "told",
        "trouble",
        "turn",
        "value",
        "what",
        "why",
        "words",
        "after",
        "before",
        "columns",
        "cells",
    }
)
"""Fields whose texts are shown to people. All others hold names, numbers and commands."""

FIELDS: Final = "field_names"
"""The field that maps names of a state's fields to words for people.

They are looked up on their own: as parts of sentences, words as short as "at" would be found
everywhere."""

TEXTS_BY_NAME: Final = frozenset({"commands"})
"""Fields that map names to texts for people, as `commands` says what each command does."""

COMMANDS: Final = frozenset(
    {"state", "event", "command", "legal", "overrides", "said", "options", "sightings", "seats"}
)
"""Fields in the notation of the rules, which are not translated: programs send them back."""


@cache
def translator_of(language: str, game: str = "") -> Translator | None:
    """The translator into a language for the texts of a game; None for English.

    Args:
        language: One of `LANGUAGES`.
        game: The name of the game, as words may mean different things in other games; empty if
            not known.
    """
    if language == ENGLISH:
        return None
    catalogue = _catalogue(language)
    games = [catalogue["games"][game]] if game else [*catalogue["games"].values()]
    ours: list[_CataloguePart] = [*games, catalogue] if game else [catalogue, *games]
    names = [name for one in games for name in one["names"]]
    messages = _merged(one["messages"] for one in ours)
    return Translator(messages, _merged(one["words"] for one in ours), names)


@cache
def _catalogue(language: str) -> _Catalogue:
    catalogue: _Catalogue = json.loads((HERE / f"{language}.json").read_text(encoding="utf-8"))
    return catalogue


def _merged(parts: Iterable[Mapping[str, str]]) -> dict[str, str]:
    """Merge translations; if several parts translate a text, the first one counts."""
    merged: dict[str, str] = {}
    for one in parts:
        merged = {**merged, **one, **merged}
    return merged


def translated_response(language: str, answer: object, game: str = "") -> object:
    """A response, as parsed JSON, with its texts translated and all else unchanged.

    Args:
        language: One of `LANGUAGES`.
        answer: The response.
        game: The game that it is about; empty if it names the game itself, or is about none.
    """
    return answer if language == ENGLISH else _translated((language, game), answer, shown=False)


def _translated(target: TranslationTarget, value: object, *, shown: bool) -> object:
    """Translate the texts in a value; `shown` says whether its field is shown to people."""
    if isinstance(value, str):
        translator = translator_of(*target)
        return translator.translated(value) if shown and translator else value
    if isinstance(value, list):
        return [_translated(target, one, shown=shown) for one in value]
    if isinstance(value, dict):
        return _fields_translated(target, value)
    return value


def _fields_translated(
    target: TranslationTarget, fields: Mapping[str, object]
) -> dict[str, object]:
    if "type" in fields and "seat" in fields:  # a command, which is sent back unchanged
        return dict(fields)
    target = _target_of(target, fields)
    return {name: _field_translated(target, name, one) for name, one in fields.items()}


def _field_translated(target: TranslationTarget, name: str, value: object) -> object:
    if name == "options" and isinstance(value, list):
        return _choices_translated(target, value)
    if name in COMMANDS:
        return value
    if name == FIELDS and isinstance(value, dict):
        return {**value, **_catalogued(target, value)}
    if name in TEXTS_BY_NAME and isinstance(value, dict):
        return {key: _translated(target, text, shown=True) for key, text in value.items()}
    return _translated(target, value, shown=name in TEXT_FIELDS)


def _catalogued(target: TranslationTarget, fields: Iterable[str]) -> dict[str, str]:
    """Words for those names of fields that the catalogue has."""
    known = _catalogue(target[0])["fields"]
    return {name: known[name] for name in fields if name in known}


def _choices_translated(target: TranslationTarget, choices: list[object]) -> list[object]:
    """The choices for a field of a proposal: labels are translated, values are sent back."""
    return [
        {**one, "label": _translated(target, one["label"], shown=True)}
        if isinstance(one, dict) and "label" in one
        else one
        for one in choices
    ]


def _target_of(target: TranslationTarget, fields: Mapping[str, object]) -> TranslationTarget:
    """The target for these fields, with their game if they name one."""
    language, _ = target
    named = fields.get("game") or fields.get("name")
    known = isinstance(named, str) and named in _catalogue(language)["games"]
    return (language, str(named)) if known else target
