"""The page as it is sent: joined and packed where that is up to date, else its sources."""

import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from server.pages import JOINED, WEB, Pages, digest_of, joined_page, policy_for

MOST_BYTES = 70_000
"""Packed, of the page: what a slow network carries in little more than a second."""
PAGE = (
    '<html><head><meta name="sources" content="{}" /></head>'
    "<body><script>let a = 1;</script></body></html>"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "built").mkdir()
    (tmp_path / "index.html").write_text("the sources")
    (tmp_path / "main.js").write_text("let a = 1;\n")
    return tmp_path


def client(folder: Path) -> TestClient:
    app = FastAPI()
    app.mount("/", Pages(folder))
    return TestClient(app)


def join(folder: Path) -> None:
    (folder / JOINED).write_text(PAGE.format(digest_of(folder)))


def test_the_joined_page_is_sent_packed_and_only_once(folder: Path) -> None:
    join(folder)
    asked = client(folder)
    sent = asked.get("/")
    assert "let a = 1" in sent.text
    assert sent.headers["content-encoding"] == "gzip"
    again = asked.get("/", headers={"If-None-Match": sent.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = asked.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == sent.text


def test_sources_that_have_changed_are_sent_themselves(folder: Path) -> None:
    join(folder)
    (folder / "main.js").write_text("let a = 2;\n")
    assert client(folder).get("/").text == "the sources"


def test_line_ends_of_another_system_change_nothing(folder: Path) -> None:
    before = digest_of(folder)
    (folder / "main.js").write_bytes(b"let a = 1;\r\n")
    assert digest_of(folder) == before


def test_no_script_but_the_page_s_own_may_run(folder: Path) -> None:
    join(folder)
    policy = client(folder).get("/").headers["content-security-policy"]
    assert re.search(r"script-src 'self' 'sha256-[\w+/=]+'$", policy)
    assert policy_for("<script>let b = 2;</script>") not in policy


def test_the_joined_page_is_made_of_the_sources_as_they_are() -> None:
    assert joined_page() is not None, "the page has changed: `npm run bundle` joins it anew"


def test_the_page_is_light() -> None:
    sent = client(WEB).get("/")
    assert int(sent.headers["content-length"]) < MOST_BYTES
