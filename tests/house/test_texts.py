"""Every text that users read is in the catalogues, and every catalogue is complete."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from engine import GAMES
from server.api.pages import WEB
from server.language.negotiation import LANGUAGES
from server.language.page import html_in, page_texts, script_in
from tests.texts.catalogue import (
    TRANSLATED,
    forms_of,
    found_messages,
    page_json,
    page_path,
    po_path,
    read,
    told_json,
    told_path,
    updated,
    written,
)

PLACEHOLDER = re.compile(r"\{\w+\}")


@pytest.fixture(scope="module", params=TRANSLATED)
def catalogue(request: pytest.FixtureRequest) -> Catalog:
    return read(request.param)


def test_a_catalogue_holds_every_text_and_no_other(catalogue: Catalog) -> None:
    before = po_path(str(catalogue.locale)).read_bytes().replace(b"\r\n", b"\n")
    assert written(updated(catalogue, found_messages())) == before, "run `make texts`"


def test_every_text_has_its_translation_with_the_same_placeholders(catalogue: Catalog) -> None:
    assert len(catalogue) > 1800
    for entry in catalogue:
        if not entry.id:
            continue
        ids = (entry.id,) if isinstance(entry.id, str) else entry.id
        forms = forms_of(entry)
        assert len(forms) == len(ids), entry.id
        for english, translated in zip(ids, forms, strict=True):
            assert translated.strip(), f"{english!r} has no translation"
            asked = set(PLACEHOLDER.findall(english))
            assert set(PLACEHOLDER.findall(translated)) == asked, english


def test_what_the_page_reads_is_the_catalogue(catalogue: Catalog) -> None:
    language = str(catalogue.locale)
    told = page_path(language).read_text(encoding="utf-8")
    assert told == page_json(catalogue), "run `make texts`"


def test_what_the_program_reads_is_the_catalogue(catalogue: Catalog) -> None:
    told = told_path(str(catalogue.locale)).read_text(encoding="utf-8")
    assert told == told_json(catalogue), "run `make texts`"


@pytest.mark.parametrize("language", TRANSLATED)
def test_sources_are_served_with_their_texts_in_place(language: str) -> None:
    texts = page_texts(page_path(language))
    for name in ("page/header.js", "log/plan_words.js"):
        source = Path(WEB, name).read_text(encoding="utf-8")
        assert script_in(texts, source) != source
    page = Path(WEB, "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in html_in(language, texts, page)


def test_the_page_offers_every_language() -> None:
    switch = Path(WEB, "page/language_switch.js").read_text(encoding="utf-8")
    offered = re.findall(r'(\w+): "(\w+)"', switch.split("const LANGUAGES")[1].split(";")[0])
    assert dict(offered) == LANGUAGES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_chosen_by_the_first_sentence_of_its_summary(name: str) -> None:
    """The page must contain these sentences itself, so that they are translated."""
    first = GAMES[name].summary.partition("\n")[0].removeprefix(f"{GAMES[name].title}: ")
    sentence = (first[0].upper() + first[1:]).replace("'", "’")
    assert f'"{sentence}"' in (WEB / "dialogs" / "presets.js").read_text("utf-8")
