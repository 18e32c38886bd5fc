"""A proxy to a PostgreSQL server that can cut a connection just after its COMMIT was sent."""

import socket
import threading
from contextlib import suppress

COMMIT = b"COMMIT\x00"
BYTES_AT_ONCE = 65536


class Way:
    """Forwards connections to a port of its own to a server.

    Attributes:
        port: Where to connect.
        cut: How many connections were cut.
    """

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.cut = 0
        self._when = ""
        self._threads = [threading.Thread(target=self._serve)]
        self._threads[0].start()

    def cut_at_commit(self, *, delivered: bool) -> None:
        """Cut the next connection that commits: after the server got it, or before."""
        self._when = "delivered" if delivered else "undelivered"

    def close(self) -> None:
        """Accept no more connections, and wait until all have ended."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for one in self._threads:
            one.join()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._threads.append(threading.Thread(target=self._pass_on, args=(near,)))
                self._threads[-1].start()

    def _pass_on(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self._to_port)) as far:
            back = threading.Thread(target=self._back, args=(far, near))
            back.start()
            with suppress(OSError):
                self._there(near, far)
            with suppress(OSError):
                far.shutdown(socket.SHUT_WR)
            back.join()

    def _there(self, near: socket.socket, far: socket.socket) -> None:
        while data := near.recv(BYTES_AT_ONCE):
            if self._when and COMMIT in data:
                when, self._when = self._when, ""
                self.cut += 1
                near.shutdown(socket.SHUT_RDWR)  # the answer finds nobody
                if when == "delivered":
                    far.sendall(data)
                return
            far.sendall(data)

    def _back(self, far: socket.socket, near: socket.socket) -> None:
        with suppress(OSError):
            while data := far.recv(BYTES_AT_ONCE):
                near.sendall(data)
        with suppress(OSError):
            near.shutdown(socket.SHUT_RDWR)
