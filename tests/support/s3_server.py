"""A server with the part of S3 that reading needs; each bucket is a folder within a folder."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit
from xml.sax.saxutils import escape

SINCE = "2026-11-20T12:00:00.000Z"
SINCE_HTTP = "Fri, 20 Nov 2026 12:00:00 GMT"


class _Asked(BaseHTTPRequestHandler):
    """Handles one request; the server's `folder` has a folder for each bucket."""

    folder: Path
    protocol_version = "HTTP/1.1"

    def do_HEAD(self) -> None:
        self._object(send=False)

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        if "list-type" in parse_qs(asked.query, keep_blank_values=True):
            self._list(unquote(asked.path).strip("/"), parse_qs(asked.query))
        else:
            self._object(send=True)

    def _list(self, bucket: str, query: dict[str, list[str]]) -> None:
        prefix, delimiter = (query.get(name, [""])[0] for name in ("prefix", "delimiter"))
        root = self.folder / bucket
        keys = sorted(p.relative_to(root).as_posix() for p in root.rglob("*") if p.is_file())
        found = [key for key in keys if key.startswith(prefix)]
        below = [key for key in found if delimiter and delimiter in key[len(prefix) :]]
        folders = {prefix + key[len(prefix) :].split(delimiter)[0] + delimiter for key in below}
        contents = "".join(
            f"<Contents><Key>{escape(key)}</Key><Size>{(root / key).stat().st_size}</Size>"
            f'<ETag>"{len(key)}"</ETag><LastModified>{SINCE}</LastModified></Contents>'
            for key in found
            if key not in below
        )
        common = "".join(
            f"<CommonPrefixes><Prefix>{escape(one)}</Prefix></CommonPrefixes>"
            for one in sorted(folders)
        )
        text = (
            '<?xml version="1.0"?><ListBucketResult>'
            f"<Name>{bucket}</Name><Prefix>{escape(prefix)}</Prefix><KeyCount>{len(found)}</KeyCount>"
            f"<IsTruncated>false</IsTruncated>{contents}{common}</ListBucketResult>"
        )
        self._answer(200, text.encode(), "application/xml", send=True)

    def _object(self, *, send: bool) -> None:
        path = self.folder / unquote(urlsplit(self.path).path).lstrip("/")
        if not path.is_file():
            self._answer(404, b"", "application/xml", send=send)
            return
        data, status = path.read_bytes(), 200
        wanted = self.headers.get("Range", "")
        if wanted.startswith("bytes="):
            first, last = wanted.removeprefix("bytes=").split("-")
            data, status = data[int(first) : int(last) + 1 if last else None], 206
        self._answer(status, data, "application/octet-stream", send=send)

    def _answer(self, status: int, data: bytes, kind: str, *, send: bool) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", '"1"')
        self.send_header("Last-Modified", SINCE_HTTP)
        self.end_headers()
        if send:
            self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def serving_s3(folder: Path) -> Iterator[dict[str, str]]:
    """Serve a folder with a folder for each bucket; yields the environment variables for it."""
    asked = type("Asked", (_Asked,), {"folder": folder})
    server = ThreadingHTTPServer(("127.0.0.1", 0), asked)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield {
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{server.server_port}",
            "AWS_ACCESS_KEY_ID": "nobody",
            "AWS_SECRET_ACCESS_KEY": "nothing",
            "AWS_DEFAULT_REGION": "here-1",
        }
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
