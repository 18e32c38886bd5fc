"""A camera that sends motion JPEG over HTTP, as a separate program that can be killed.

    python -m tests.support.mjpeg_server PORT [NAME:PASSWORD] [basic|digest] [nolength]

The brightness of each picture encodes its number. The time stamps are exactly a tenth of a second
apart, whatever the load of the machine.
"""

import base64
import sys
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import cv2

from tests.support.films import plain

EVERY_S = 0.1
PACE_S = 0.02
BOUNDARY = "picture"
STEP = 8  # levels between one picture and the next: JPEG keeps them apart


class Camera(BaseHTTPRequestHandler):
    known = ""
    digest = False
    tells_length = True

    def do_GET(self) -> None:
        if self.path.startswith("/page"):
            self._answer(200, "text/html")
        elif not self.path.startswith("/stream"):
            self._answer(404, "text/plain")
        elif self.known and not self._lets_in():
            asks = (
                'Digest realm="cam", nonce="n1", qop="auth"' if self.digest else 'Basic realm="cam"'
            )
            self._answer(401, "text/plain", asks)
        else:
            self._answer(200, f"multipart/x-mixed-replace; boundary={BOUNDARY}")
            self._stream()

    def log_message(self, *_: object) -> None:
        pass

    def _answer(self, status: int, kind: str, asks: str | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if asks:
            self.send_header("WWW-Authenticate", asks)
        self.end_headers()

    def _lets_in(self) -> bool:
        told = self.headers.get("Authorization", "")
        if not self.digest:
            return told == "Basic " + base64.b64encode(self.known.encode()).decode()
        asked = urllib.request.parse_keqv_list(urllib.request.parse_http_list(told[7:]))
        name, _, password = self.known.partition(":")
        handler = urllib.request.HTTPDigestAuthHandler()
        known, _ = handler.get_algorithm_impls("MD5")
        once = f"{asked.get('nonce')}:{asked.get('nc')}:{asked.get('cnonce')}:auth"
        who, what = known(f"{name}:cam:{password}"), known(f"GET:{self.path}")
        return bool(asked.get("response") == known(f"{who}:{once}:{what}"))

    def _stream(self) -> None:
        for number in range(10_000):
            jpeg = cv2.imencode(".jpg", plain(level=number * STEP % 256))[1].tobytes()
            length = f"Content-Length: {len(jpeg)}\r\n" if self.tells_length else ""
            head = f"--{BOUNDARY}\r\nContent-Type: image/jpeg\r\n{length}"
            stated = f"X-Timestamp: {1000 + number * EVERY_S:.6f}\r\n\r\n"
            self.wfile.write((head + stated).encode() + jpeg + b"\r\n")
            time.sleep(PACE_S)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Ignore the error of a client that has disconnected."""


if __name__ == "__main__":
    words = sys.argv[2:]
    Camera.known = next((word for word in words if ":" in word), "")
    Camera.digest = "digest" in words
    Camera.tells_length = "nolength" not in words
    with Server(("127.0.0.1", int(sys.argv[1])), Camera) as server:
        print(server.server_address[1], flush=True)
        server.serve_forever()
