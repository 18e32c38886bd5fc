"""The page: bundled into one compressed file for slow networks, or as its sources."""

import base64
import hashlib
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import HTTPException, Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.requests import HTTPConnection
from starlette.types import Scope

from server.api.callers import has_no_code, on_this_machine
from server.api.packing import packed_answer
from server.language.negotiation import ENGLISH, LANGUAGES, kept_in_cookie, language_of
from server.language.page import PageTexts, html_in, page_texts, script_in
from server.sessions import Sessions

WEB: Final = Path(__file__).resolve().parents[1] / "web"
BUILT: Final = "built"
JOINED: Final = "page.html"
JOINED_PHONE: Final = "phone.html"
JOINED_HALL: Final = "hall.html"
TEXTS: Final = "languages"
SOURCES: Final = (".js", ".css", ".html", ".json", ".svg")
CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'"
)
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""The Cache-Control header of files that a browser may cache for a year: their addresses contain a
digest of their content."""

VERSION_DIGITS: Final = 16
"""Hex digits of a part's digest in its address, as .ci/bundle.js writes it."""

_SCRIPT: Final = re.compile(r"<script[^>]*>(.*?)</script>", re.S)
_MADE_OF: Final = re.compile(r'<meta name="sources" content="([0-9a-f]*)"')
_GAME_HERE: Final = "<!-- game -->"
_NEWEST_HERE: Final = "<!-- told -->"


@dataclass(frozen=True, slots=True)
class Opening:
    """What is written into the page before it is sent.

    Attributes:
        game: The name of the rules of the game that will be shown, if that is known; their script
            is put into the page.
        newest: The id of the newest game, for a referee at this machine whose address names none.
    """

    game: str | None = None
    newest: str | None = None


UNKNOWN: Final = Opening()


def opening_of(sessions: Sessions, caller: HTTPConnection) -> Opening:
    """Find the game that the page will show.

    It is the one that the address names, or else the newest for the referee at this machine. A
    caller without a code learns from this only which rules a given session id has.
    """
    named = caller.query_params.get("session")
    if named:
        session = sessions.get(named)
        return Opening(session.record.game) if session else UNKNOWN
    newest = sessions.newest()
    if newest is None or not (has_no_code(caller) and on_this_machine(caller)):
        return UNKNOWN
    return Opening(newest.record.game, newest.record.id)


class Joined:
    """The bundled pages and their parts, as `npm run bundle` made them.

    Args:
        page: The page without any game.
        phone: The page of a phone that lends its camera.
        hall: The page of all tables.
        parts: Scripts by name: the games, and what the page loads later.
    """

    def __init__(self, page: str, phone: str, hall: str, parts: dict[str, str]) -> None:
        self._page = page
        self._phone = phone
        self._hall = hall
        self._parts = parts

    def at(self, path: str, opening: Callable[[], Opening]) -> tuple[bytes, str] | None:
        """The page of a path, and its content policy; None if there is none."""
        if path in (".", "index.html"):
            return self.page_for(opening())
        if path in ("phone", "phone/index.html"):
            return _composed(self._phone, None, None)
        if path in ("hall", "hall/index.html"):
            return _composed(self._hall, None, None)
        return None

    def page_for(self, opening: Opening) -> tuple[bytes, str]:
        """The page with the opened game put in, and its content policy."""
        return _composed(self._page, self._parts.get(opening.game or ""), opening.newest)

    def part(self, name: str) -> str | None:
        """A part as a script; None if there is no such part."""
        return self._parts.get(name)


class Pages(StaticFiles):
    """Serves the pages; a browser always asks whether its copy is still current.

    Args:
        folder: The sources, with the bundled page if there is one.
        opening: What a caller's page is opened with.
    """

    def __init__(
        self,
        folder: Path = WEB,
        opening: Callable[[HTTPConnection], Opening] = lambda _: UNKNOWN,
    ) -> None:
        # Windows takes media types from its registry, where scripts are often plain text.
        mimetypes.add_type("text/javascript", ".js")
        super().__init__(directory=folder, html=True)
        self._opening = opening
        self._folder = folder
        sources = digest_of(folder)
        joined = ((one, joined_page(folder, one, sources)) for one in LANGUAGES)
        self._joined = {one: page for one, page in joined if page is not None}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file; for the page itself the bundled one, if it is up to date."""
        request = Request(scope)
        language = language_of(request)
        joined = self._joined.get(language)
        found = joined and joined.at(path, lambda: self._opening(request))
        if found:
            page, policy = found
            headers = _of_language(request, _headers(policy))
            return packed_answer(request, page, "text/html; charset=utf-8", headers)
        if self._joined and Path(path).parts[:1] == (BUILT,):
            return _part(request, self._part_at(Path(path)))
        translated = language != ENGLISH and self._translated(path, language)
        return translated or await super().get_response(path, scope)

    def _part_at(self, path: Path) -> str | None:
        """A part; those of other languages than English are in folders of their own."""
        folder = path.parts[1] if len(path.parts) > 2 else ENGLISH
        joined = self._joined.get(folder)
        return joined.part(path.stem) if joined else None

    def _translated(self, path: str, language: str) -> Response | None:
        """A source with its texts in a language; None if it has no texts."""
        try:
            full, _ = self.lookup_path(path)
            source = Path(full, "index.html") if Path(full).is_dir() else Path(full)
            if not full or source.suffix not in (".js", ".html") or not source.is_file():
                return None
        except (OSError, ValueError):  # too long, or with a NUL character: there is no such file
            return None
        text = source.read_text(encoding="utf-8")
        texts = page_texts(self._folder / TEXTS / f"{language}.json")
        return Response(
            _in_language(source, text, language, texts),
            media_type=mimetypes.guess_type(source)[0],
            headers=_headers(CONTENT_POLICY),
        )

    def file_response(self, *args: object, **named: object) -> Response:
        """A source file, unchanged."""
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers.update(_headers(CONTENT_POLICY))
        return response


def joined_page(
    folder: Path = WEB, language: str = ENGLISH, sources: str | None = None
) -> Joined | None:
    """The bundled page in a language; None if the sources have changed since.

    Args:
        folder: The sources.
        language: The language of the texts.
        sources: The digest of the sources, if it is known already.
    """
    built = folder / BUILT if language == ENGLISH else folder / BUILT / language
    try:
        page = (built / JOINED).read_text(encoding="utf-8")
        phone = (built / JOINED_PHONE).read_text(encoding="utf-8")
        hall = (built / JOINED_HALL).read_text(encoding="utf-8")
        parts = built.glob("*.js")
        texts = {part.stem: part.read_text(encoding="utf-8") for part in parts}
    except OSError:
        return None
    made_of = _MADE_OF.search(page)
    if made_of is None or made_of[1] != (sources or digest_of(folder)):
        return None
    return Joined(page, phone, hall, texts)


def digest_of(folder: Path = WEB) -> str:
    """The digest of names and contents of all sources of the page, ordered by name."""
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in sorted(name for name in names if name.endswith(SOURCES)):
        if not name.startswith("built/"):
            digest.update(f"{name}\n".encode())
            digest.update((folder / name).read_bytes().replace(b"\r\n", b"\n") + b"\n")
    return digest.hexdigest()


def policy_for(page: str) -> str:
    """The Content-Security-Policy that lets only this page's own inline scripts run."""
    digests = (hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(page))
    known = " ".join(f"'sha256-{base64.b64encode(one).decode()}'" for one in digests)
    return f"{CONTENT_POLICY}; script-src 'self' {known}"


def version_of(part: str) -> str:
    """The version of a part, with which its address ends."""
    return hashlib.sha256(part.encode()).hexdigest()[:VERSION_DIGITS]


@lru_cache(maxsize=32)  # six pages for each language, times a few newest games
def _composed(page: str, game: str | None, newest: str | None) -> tuple[bytes, str]:
    """Put a game's script and the newest game's id into a page; returns it with its policy."""
    meta = f'<meta name="newest-game" content="{escape(newest)}" />' if newest else ""
    script = f'<script type="module">{game}</script>' if game else ""
    whole = page.replace(_NEWEST_HERE, meta, 1).replace(_GAME_HERE, script, 1)
    return whole.encode(), policy_for(whole)


def _part(request: Request, part: str | None) -> Response:
    """A part of the page as a response; 404 if the page expects another version of it."""
    if part is None or request.query_params.get("v") != version_of(part):
        raise HTTPException(404, "The program is another one by now; load the page again.")
    headers = {**_headers(CONTENT_POLICY), "Cache-Control": FOR_GOOD}
    return packed_answer(request, part.encode(), "text/javascript; charset=utf-8", headers)


def _of_language(request: Request, headers: dict[str, str]) -> dict[str, str]:
    """Add headers for caching by language, and a cookie for a language that the address names."""
    all_headers = {**headers, "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    if request.query_params.get("lang") in LANGUAGES:
        all_headers["Set-Cookie"] = kept_in_cookie(language_of(request))
    return all_headers


def _in_language(source: Path, text: str, language: str, texts: PageTexts) -> str:
    if source.suffix == ".html":
        return html_in(language, texts, text)
    return script_in(texts, text)


def _headers(policy: str) -> dict[str, str]:
    return {"Cache-Control": "no-cache", "Content-Security-Policy": policy}
