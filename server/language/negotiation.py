"""Language negotiation: by the address, by a cookie, or by the browser's Accept-Language."""

from collections.abc import Iterator
from typing import Final

from starlette.requests import HTTPConnection

ENGLISH: Final = "en"
"""The default: programs that read our responses rely on it."""

LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""All languages, each with its own name for itself."""

COOKIE: Final = "language"
VARIES: Final = "Accept-Language, Cookie"
"""The `Vary` header of answers that depend on the language, and that browsers keep."""

YEAR_S: Final = 365 * 24 * 3600
"""Seconds that a browser keeps the language cookie: a year."""


def language_of(caller: HTTPConnection) -> str:
    """The language of `?lang=`, else of the cookie, else the first that the browser asks for."""
    chosen = (caller.query_params.get("lang"), caller.cookies.get(COOKIE))
    wished = accepted(caller.headers.get("accept-language", ""))
    return next((one for one in (*chosen, *wished) if one in LANGUAGES), ENGLISH) or ENGLISH


def accepted(header: str) -> tuple[str, ...]:
    """The languages of an Accept-Language header, the most wanted first: "de-AT" is "de"."""
    wishes = sorted(_wishes(header), key=lambda wish: -wish[1])
    return tuple(name for name, weight in wishes if weight > 0)


def kept_in_cookie(language: str) -> str:
    """The Set-Cookie header that stores a language."""
    return f"{COOKIE}={language}; Path=/; Max-Age={YEAR_S}; SameSite=Lax"


def _wishes(header: str) -> Iterator[tuple[str, float]]:
    for part in header.split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        try:
            yield name.strip().partition("-")[0].lower(), float(weight or 1)
        except ValueError:
            continue
