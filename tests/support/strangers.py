"""Attackers: half-open connections, a flood of requests, slow readers and huge bodies, all at once.

Run as a separate process, so that the program under test does not bear their cost:

    python -m tests.support.strangers PORT SOCKETS

A line is printed when all are connected. A line on standard input ends it; then it prints how many
requests of its flood were answered.
"""

import http.client
import socket
import sys
import threading
from contextlib import suppress

STARTED = "all are there"


def own_address() -> str:
    """This machine's address on its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.connect(("192.0.2.1", 9))
        return str(line.getsockname()[0])
    return "127.0.0.1"


class Strangers:
    """All attacks at once.

    The half-open connections come from this machine's network address, which is limited; the rest
    come from localhost, which is not, as if from very many addresses.
    """

    def __init__(self, port: int, sockets: int) -> None:
        self._from_afar = own_address(), port
        self._place = "127.0.0.1", port
        self._over = threading.Event()
        self._sockets = sockets
        self._lines: list[socket.socket] = []
        self.requests = 0

    def __enter__(self) -> "Strangers":
        for _ in range(self._sockets):
            with suppress(OSError):
                line = socket.create_connection(self._from_afar, timeout=5)
                line.sendall(b"POST /api/sessions HTTP/1.1\r\nHost: x\r\n")
                self._lines.append(line)
        for work in (self._flood, self._flood, *[self._read_slowly] * 20, self._send_much):
            threading.Thread(target=work, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for line in self._lines:
            line.close()

    def _flood(self) -> None:
        while not self._over.wait(0.002):
            with suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection(*self._place, timeout=5)
                connection.request("GET", "/api/sessions", headers={"Host": "x"})
                assert connection.getresponse().status == 401
                self.requests += 1
                connection.close()

    def _read_slowly(self) -> None:
        while not self._over.wait(0.1):
            with suppress(OSError), socket.create_connection(self._place, timeout=5) as line:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                while not self._over.wait(0.1) and line.recv(1):
                    pass

    def _send_much(self) -> None:
        head = b"POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 60000000\r\n\r\n"
        while not self._over.wait(0.1):
            with suppress(OSError), socket.create_connection(self._place, timeout=5) as line:
                line.sendall(head)
                for _ in range(60):
                    line.sendall(b"[]," * 333_333)


if __name__ == "__main__":
    with Strangers(int(sys.argv[1]), int(sys.argv[2])) as crowd:
        print(STARTED, flush=True)
        sys.stdin.readline()
    print(crowd.requests, flush=True)
