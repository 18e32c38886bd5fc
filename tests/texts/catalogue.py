"""A language's catalogue: a gettext file, and the JSON that the program and the page read."""

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.pofile import read_po, write_po

from engine import GAMES
from engine.game import Amended, TakenBack
from server.api.pages import TEXTS, WEB
from server.language.negotiation import ENGLISH, LANGUAGES
from tests.texts.command_names import command_names
from tests.texts.game_words import OF_GAMES
from tests.texts.page import ROOT, Message, page_messages
from tests.texts.state_names import state_names
from tests.texts.told import names_of_cards, told_messages
from tests.texts.words import PHRASES

WIDTH: Final = 110
PAGE: Final = None
"""Gettext context of the page's own messages."""
TOLD: Final = "told"
"""Gettext context of texts that Python writes; with a game's name appended, of that game's
texts."""
WORD: Final = "word"
"""Gettext context of single words, which the page and Python share; with a game's name appended, of
that game's words."""
KIND: Final = "kind"
"""Gettext context of the kinds of events, by which the log is filtered."""
COMMAND: Final = "command"
"""Gettext context of the names of commands and their fields, in forms."""
FIELD: Final = "field"
"""Gettext context of the names of a state's fields, in what a correction would change."""

Found: TypeAlias = Mapping[tuple[str | None, Message], list[str]]
"""Messages by context and text, with the files that show them."""

TRANSLATED: Final = tuple(one for one in LANGUAGES if one != ENGLISH)


def po_path(language: str) -> Path:
    """Path of a language's gettext file."""
    return ROOT / "server" / "language" / f"{language}.po"


def found_messages() -> Found:
    """Every text that users read on the page, with the files that show it."""
    return {
        **{(PAGE, message): files for message, files in page_messages().items()},
        **{
            (_in(TOLD, game), message): files
            for game in ("", *GAMES)
            for message, files in told_messages(game).items()
        },
        **{(TOLD, (phrase,)): ["tests/texts/words.py"] for phrase in PHRASES},
        **{
            (_in(WORD, game), (word,)): ["tests/texts/game_words.py"]
            for game in ("", *GAMES)
            for word in OF_GAMES[game]
        },
        **{(KIND, (kind,)): ["tests/texts/catalogue.py"] for kind in kinds()},
        **{(COMMAND, (name,)): ["tests/texts/command_names.py"] for name in command_names()},
        **{(FIELD, (name,)): ["tests/texts/state_names.py"] for name in state_names()},
    }


def kinds() -> list[str]:
    """The names of all kinds of events that a log may hold, sorted."""
    ours = (event for game in GAMES.values() for event in game.events)
    return sorted({event.__name__ for event in (*ours, Amended, TakenBack)})


def _in(context: str, game: str) -> str:
    """A context, with a game's name appended unless that is empty."""
    return f"{context} {game}".strip()


def read(language: str) -> Catalog:
    """A language's catalogue from the repository; an empty one if there is no file."""
    path = po_path(language)
    if not path.exists():
        return Catalog(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(catalogue: Catalog, found: Found) -> Catalog:
    """The catalogue, changed to hold exactly the messages that were found; translations stay."""
    template = Catalog()
    for (context, message), files in sorted(found.items(), key=_in_order):
        places = [(name, 0) for name in files]
        template.add(message if len(message) > 1 else message[0], locations=places, context=context)
    catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
    catalogue.obsolete.clear()
    return catalogue


def written(catalogue: Catalog) -> bytes:
    """A catalogue as the content of its gettext file, without lines that change at every run."""
    file = BytesIO()
    write_po(file, catalogue, width=WIDTH, include_lineno=False, omit_header=False)
    return b"\n".join(line for line in file.getvalue().split(b"\n") if not _is_dated(line))


def page_json(catalogue: Catalog) -> str:
    """The JSON that the page reads in a language."""
    shared = {context: _of(context, catalogue) for context in (KIND, COMMAND)}
    names_of = {game: _names_of(catalogue, game) for game in GAMES} | shared
    return _json(messages=_of(PAGE, catalogue), names=_of(WORD, catalogue), names_of=names_of)


def _names_of(catalogue: Catalog, game: str) -> dict[str, object]:
    """Translations of a game's own words, without fragments with signs or placeholders."""
    words = _of(_in(WORD, game), catalogue)
    return {word: other for word, other in words.items() if word.replace(" ", "").isalpha()}


def told_json(catalogue: Catalog) -> str:
    """The JSON by which the program translates texts that Python wrote."""
    games = {game: _told_of(catalogue, game) for game in GAMES}
    fields = {n: s for one in (WORD, COMMAND, FIELD) for n, s in _of(one, catalogue).items()}
    return _json(**_told_of(catalogue), games=games, fields=fields)


def _told_of(catalogue: Catalog, game: str = "") -> dict[str, object]:
    """Translations of Python's texts and words, of one game or (empty) of what all games share."""
    return {
        "messages": _of(_in(TOLD, game), catalogue),
        "words": _of(_in(WORD, game), catalogue),
        "names": names_of_cards(game),
    }


def _of(context: str | None, catalogue: Catalog) -> dict[str, object]:
    """The translations in a context, by the English text."""
    return {_key(one): one.string for one in translated(catalogue) if one.context == context}


def _json(**parts: object) -> str:
    return json.dumps(parts, ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def translated(catalogue: Catalog) -> list[Entry]:
    """The entries that are translated, in all their forms."""
    return [one for one in catalogue if one.id and all(forms_of(one) or ("",))]


def page_path(language: str) -> Path:
    """Path of the JSON that the page reads in a language."""
    return WEB / TEXTS / f"{language}.json"


def forms_of(entry: Entry) -> tuple[str, ...]:
    """The translation of an entry in each of its plural forms; untranslated ones are empty."""
    return (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ())


def told_path(language: str) -> Path:
    """Path of the JSON by which the program translates texts that Python wrote."""
    return po_path(language).with_suffix(".json")


def _key(entry: Entry) -> str:
    return entry.id if isinstance(entry.id, str) else entry.id[0]


def _in_order(item: tuple[tuple[str | None, Message], list[str]]) -> tuple[str, list[str], Message]:
    (context, message), files = item
    return context or "", files[:1], message


def _is_dated(line: bytes) -> bool:
    """Whether a line of a gettext file is a header that changes at every run or has no content."""
    return line.startswith(_UNWANTED)


_UNWANTED: Final = (
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Generated-By',
    b'"Report-Msgid-Bugs-To',
    b'"Last-Translator',
    b'"Language-Team',
    b'"Project-Id-Version',
)
