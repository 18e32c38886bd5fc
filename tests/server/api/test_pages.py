"""The page as it is sent: bundled and compressed if that is up to date, else its sources."""

import re
import zlib
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.requests import HTTPConnection

from engine import GAMES
from server.api.pages import (
    BUILT,
    JOINED,
    JOINED_HALL,
    JOINED_PHONE,
    WEB,
    Joined,
    Opening,
    Pages,
    digest_of,
    joined_page,
    opening_of,
    policy_for,
    version_of,
)
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.calling import HERE
from tests.support.played import played

MOST_BYTES = 45_000
"""Limit of the compressed page with its game: 0.9 s on a slow network."""
MOST_BYTES_OF_PHONE = 13_000
"""Limit of the compressed page of a phone that lends its camera."""
MOST_UNTIL_PAINTED = 8_000
"""Limit of the compressed bytes until something can be painted."""
SHELL_ENDS = b"<noscript"
PAGE = (
    '<html><head><meta name="sources" content="{}" /><!-- told --></head>'
    "<body><script>let a = 1;</script><!-- game --></body></html>"
)
PART = "let part = 1;"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "built").mkdir()
    (tmp_path / "index.html").write_text("the sources")
    (tmp_path / "main.js").write_text("let a = 1;\n")
    return tmp_path


def client(folder: Path, opening: Opening | None = None) -> TestClient:
    app = FastAPI()
    app.mount("/", Pages(folder, lambda _: opening or Opening()))
    return TestClient(app)


def join(folder: Path) -> None:
    (folder / BUILT / JOINED).write_text(PAGE.format(digest_of(folder)))
    (folder / BUILT / "chess.js").write_text(PART)
    (folder / BUILT / JOINED_PHONE).write_text("<html>for a phone</html>")
    (folder / BUILT / JOINED_HALL).write_text("<html>for the hall</html>")


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


def test_the_game_that_is_opened_comes_with_the_page(folder: Path) -> None:
    join(folder)
    sent = client(folder, Opening("chess", "abc")).get("/")
    assert f'<script type="module">{PART}</script>' in sent.text
    assert '<meta name="newest-game" content="abc" />' in sent.text
    assert sent.headers["content-security-policy"].count("'sha256-") == 2
    bare = client(folder, Opening("go")).get("/")
    assert PART not in bare.text
    assert bare.headers["etag"] != sent.headers["etag"]


def test_the_page_of_a_phone_is_joined_too(folder: Path) -> None:
    join(folder)
    sent = client(folder).get("/phone/")
    assert sent.text == "<html>for a phone</html>"
    assert client(folder).get("/hall/").text == "<html>for the hall</html>"
    assert sent.headers["content-encoding"] == "gzip"


def test_a_part_is_kept_for_good_under_its_own_address(folder: Path) -> None:
    join(folder)
    asked = client(folder)
    sent = asked.get(f"/built/chess.js?v={version_of(PART)}")
    assert sent.text == PART
    assert "immutable" in sent.headers["cache-control"]
    for stranger in ("chess.js?v=0", "chess.js", "go.js?v=0"):
        assert asked.get(f"/built/{stranger}").status_code == 404


def test_the_newest_game_is_told_to_the_referee_at_this_machine_alone() -> None:
    sessions = Sessions(MemoryLedger())
    older = played(sessions, "metamorph", 0).record
    newest = played(sessions, "slargeball", 0).record
    told = Opening("slargeball", newest.id)
    for address, client_at, expected in (
        ("/", HERE, told),
        ("/?code=guess", HERE, Opening()),
        ("/", ("192.168.1.7", 4000), Opening()),
        (f"/?session={older.id}", ("192.168.1.7", 4000), Opening("metamorph")),
        ("/?session=guess", HERE, Opening()),
    ):
        assert opened_by(sessions, address, client_at) == expected


def opened_by(sessions: Sessions, address: str, client_at: tuple[str, int]) -> Opening:
    path, _, query = address.partition("?")
    scope = {
        "type": "http",
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"host", b"127.0.0.1:8377")],
        "client": client_at,
    }
    return opening_of(sessions, HTTPConnection(scope))


def test_the_joined_page_is_made_of_the_sources_as_they_are() -> None:
    assert joined_page() is not None, "the page has changed: `npm run bundle` joins it anew"


@pytest.fixture(scope="module")
def joined() -> Joined:
    found = joined_page()
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_light(game: str) -> None:
    sent = client(WEB, Opening(game)).get("/")
    assert int(sent.headers["content-length"]) < MOST_BYTES


def test_it_is_painted_when_little_of_it_is_there(joined: Joined) -> None:
    page, _ = joined.page_for(Opening("clay_o_rama"))
    packer = zlib.compressobj(9)
    until_painted = page[: page.index(SHELL_ENDS)]
    assert len(packer.compress(until_painted) + packer.flush()) < MOST_UNTIL_PAINTED
    assert b"Opening the game" in until_painted
    waited_for = rb'<link rel="(stylesheet|modulepreload|preload)"'  # not for icons and manifest
    assert not re.search(waited_for, until_painted)


def test_the_page_of_a_phone_is_light_and_asks_for_nothing_else() -> None:
    sent = client(WEB).get("/phone/")
    assert int(sent.headers["content-length"]) < MOST_BYTES_OF_PHONE
    assert not re.findall(r'(?:src|href)="/[^"]*"', sent.text)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_what_comes_later_is_a_part_that_the_page_knows(
    joined: Joined, game: str
) -> None:
    page, _ = joined.page_for(Opening())
    for name in (game, "aside"):
        part = joined.part(name)
        assert part is not None
        assert f"/built/{name}.js?v={version_of(part)}".encode() in page
