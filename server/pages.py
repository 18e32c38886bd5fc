"""The page: as one joined file, packed for slow networks, or as the sources that it is made of."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

WEB: Final = Path(__file__).resolve().parent / "web"
JOINED: Final = "built/page.html"
SOURCES: Final = (".js", ".css", ".html", ".svg")
CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'"
)
SMALLEST: Final = 9
"""How hard it is packed: once, when the program starts, in a few hundredths of a second."""

_SCRIPT: Final = re.compile(r"<script[^>]*>(.*?)</script>", re.S)
_MADE_OF: Final = re.compile(r'<meta name="sources" content="([0-9a-f]*)"')


class Pages(StaticFiles):
    """Serves the page; a browser never keeps it longer than until it asks again.

    Args:
        folder: With the sources, and the joined page where there is one.
    """

    def __init__(self, folder: Path = WEB) -> None:
        # Windows takes the type from its registry, where scripts are often plain text.
        mimetypes.add_type("text/javascript", ".js")
        super().__init__(directory=folder, html=True)
        self._joined = joined_page(folder)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file; for the page itself the joined one, where it is up to date."""
        if self._joined is None or path not in (".", "index.html"):
            return await super().get_response(path, scope)
        return _answer(Request(scope), *self._joined)

    def file_response(self, *args: object, **named: object) -> Response:
        """A source, as it lies there."""
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers.update(_headers(CONTENT_POLICY))
        return response


def joined_page(folder: Path = WEB) -> tuple[bytes, str] | None:
    """The joined page and its content policy; None where the sources have changed since."""
    try:
        text = (folder / JOINED).read_text(encoding="utf-8")
    except OSError:
        return None
    made_of = _MADE_OF.search(text)
    if made_of is None or made_of[1] != digest_of(folder):
        return None
    return text.encode(), policy_for(text)


def digest_of(folder: Path = WEB) -> str:
    """Of all sources of the page: names and texts in the order of the names."""
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in sorted(name for name in names if name.endswith(SOURCES)):
        if not name.startswith("built/"):
            digest.update(f"{name}\n".encode())
            digest.update((folder / name).read_bytes().replace(b"\r\n", b"\n") + b"\n")
    return digest.hexdigest()


def policy_for(page: str) -> str:
    """The content policy that lets the page's own scripts run, and no others."""
    digests = (hashlib.sha256(script.encode()).digest() for script in _SCRIPT.findall(page))
    known = " ".join(f"'sha256-{base64.b64encode(one).decode()}'" for one in digests)
    return f"{CONTENT_POLICY}; script-src 'self' {known}"


def _answer(request: Request, page: bytes, policy: str) -> Response:
    mark = f'"{hashlib.sha256(page).hexdigest()[:32]}"'
    headers = {**_headers(policy), "ETag": mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        page, headers["Content-Encoding"] = _packed(page), "gzip"
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


@cache
def _packed(page: bytes) -> bytes:
    return gzip.compress(page, SMALLEST, mtime=0)


def _headers(policy: str) -> dict[str, str]:
    return {"Cache-Control": "no-cache", "Content-Security-Policy": policy}
