"""Which language a reader gets: English, unless another one is requested."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from server.api.pages import WEB, Pages
from server.language.negotiation import LANGUAGES, accepted
from server.language.page import PageTexts, html_in, messages_in, script_in

GERMAN = {"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"}
TEXTS = PageTexts(
    {"Undo": "Zurück", "{count} step": ["{count} Schritt", "{count} Schritte"]},
    {"hit_points": "Trefferpunkte"},
    {"metamorph": {"Bear": "Bär"}},
)


@pytest.fixture
def page() -> TestClient:
    app = FastAPI()
    app.mount("/", Pages(WEB))
    return TestClient(app)


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", ("de", "de", "en")),
        ("en;q=0.3,de", ("de", "en")),
        ("de; q=0.8, en; q=0.5", ("de", "en")),
        ("de;q=0,en", ("en",)),
        ("", ("",)),
        ("*;q=rubbish, de", ("de",)),
    ],
)
def test_what_a_browser_wants_most_comes_first(header: str, languages: tuple[str, ...]) -> None:
    assert accepted(header) == languages


def test_who_asks_for_nothing_reads_english(page: TestClient) -> None:
    assert '<html lang="en">' in page.get("/").text
    assert '<html lang="en">' in page.get("/", headers={"Accept-Language": "fr"}).text


def test_the_address_comes_before_the_cookie_and_the_cookie_before_the_browser(
    page: TestClient,
) -> None:
    assert '<html lang="de">' in page.get("/", headers=GERMAN).text
    cookie = {**GERMAN, "Cookie": "language=en"}
    assert '<html lang="en">' in page.get("/", headers=cookie).text
    asked = page.get("/?lang=de", headers=cookie)
    assert '<html lang="de">' in asked.text
    assert asked.headers["set-cookie"].startswith("language=de;")
    assert "Accept-Language" in asked.headers["vary"]


def test_a_language_that_there_is_not_is_no_fault(page: TestClient) -> None:
    assert '<html lang="en">' in page.get("/?lang=tlh").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_pages_and_parts(page: TestClient, language: str) -> None:
    for path in ("/", "/phone/"):
        told = page.get(path, headers={"Cookie": f"language={language}"})
        assert f'<html lang="{language}">' in told.text


def test_messages_give_their_places_to_their_translations() -> None:
    source = 'x(t("Undo"), tn("{count} step", "{count} steps", n), t("Other"));'
    assert script_in(TEXTS, source) == (
        'x(t("Zurück"), tn("{count} Schritt", "{count} Schritte", n), t("Other"));'
    )
    assert messages_in(source) == [("Undo",), ("{count} step", "{count} steps"), ("Other",)]


def test_words_of_the_rules_are_put_in() -> None:
    assert "Trefferpunkte" in script_in(TEXTS, "export const NAMES = {};")
    assert script_in(TEXTS, "export const METAMORPH_NAMES = {};") == (
        'export const METAMORPH_NAMES = {"Bear": "Bär"};'
    )


def test_words_between_tags_are_translated_and_nothing_else() -> None:
    source = '<html lang="en"><p title="Undo">\n  Undo\n</p></html>'
    told = html_in("de", TEXTS, source)
    assert told == '<html lang="de"><p title="Undo">\n  Zurück\n</p></html>'


def test_sources_are_translated_while_they_are_newer_than_what_was_joined(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "de.json").write_text(
        '{"messages": {"Undo": "Zurück"}, "names": {}, "names_of": {}}', encoding="utf-8"
    )
    (tmp_path / "main.js").write_text('say(t("Undo"));', encoding="utf-8")
    app = FastAPI()
    app.mount("/", Pages(tmp_path))
    sources = TestClient(app)
    assert sources.get("/main.js", headers=GERMAN).text == 'say(t("Zurück"));'
    assert sources.get("/main.js").text == 'say(t("Undo"));'
    assert sources.get("/none.js", headers=GERMAN).status_code == 404
