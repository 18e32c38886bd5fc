"""Real connections: silent ones are closed, and an address has only a limited number."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from server.door import connections
from server.door.connections import Gate, TimelyProtocol

LIMIT_S = 0.3
PATIENCE_S = 5.0
MOST = 5


async def echo(scope: dict[str, object], receive: object, send: object) -> None:
    """An ASGI application that returns the body it was sent."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)  # type: ignore[arg-type]
        await socket.accept()
        await socket.send_text(await socket.receive_text())
        return
    request = Request(scope, receive)  # type: ignore[arg-type]
    await PlainTextResponse(await request.body())(scope, receive, send)  # type: ignore[arg-type]


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that treats every client as a stranger, with short timeouts."""
    monkeypatch.setattr(connections, "HEADERS_S", LIMIT_S)
    monkeypatch.setattr(connections, "BODY_S", LIMIT_S)
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    monkeypatch.setattr(TimelyProtocol, "gate", Gate(of_one=MOST))
    config = uvicorn.Config(
        echo, http=TimelyProtocol, lifespan="off", log_config=None, timeout_keep_alive=1
    )
    server = uvicorn.Server(config)
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()[1]
        server.should_exit = True
        thread.join()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)


def ends_after(line: socket.socket) -> float:
    """Seconds until the server closes the connection."""
    began_s = time.monotonic()
    try:
        while line.recv(1000):
            pass
    except ConnectionError:
        pass
    return time.monotonic() - began_s


def letter_by_letter(line: socket.socket) -> None:
    for _ in range(int(PATIENCE_S / 0.05)):
        line.sendall(b"a")
        time.sleep(0.05)


def heard_until(line: socket.socket, words: bytes) -> bytes:
    heard = b""
    while words not in heard and (more := line.recv(1000)):
        heard += more
    return heard


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n",
    ],
)
def test_who_does_not_say_what_he_wants_is_hung_up_on(port: int, said: bytes) -> None:
    with connected(port) as line:
        line.sendall(said)
        assert ends_after(line) < PATIENCE_S


def test_saying_it_letter_by_letter_does_not_help(port: int) -> None:
    with connected(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        with pytest.raises(ConnectionError):
            letter_by_letter(line)


def test_several_requests_on_one_connection_are_answered(port: int) -> None:
    with connected(port) as line:
        for _ in range(3):
            line.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n")
            time.sleep(LIMIT_S / 3)
            line.sendall(b"abcd")
            assert b"abcd" in heard_until(line, b"abcd")


def test_a_websocket_may_be_silent(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/") as stream:
        time.sleep(2 * LIMIT_S)
        stream.send("still there")
        assert stream.recv(PATIENCE_S) == "still there"


def test_one_address_has_so_many_connections_and_no_more(port: int) -> None:
    lines = [connected(port) for _ in range(MOST)]
    with connected(port) as one_more:
        assert ends_after(one_more) < LIMIT_S
    for line in lines:
        line.close()
    time.sleep(0.05)
    with connected(port) as again:
        again.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert again.recv(1000).startswith(b"HTTP/1.1 200")


class Transport:
    def is_closing(self) -> bool:
        return False


def test_this_machine_always_finds_room() -> None:
    gate = Gate(of_one=3, of_strangers=5, of_all=8)
    admitted = [gate.admits("10.0.0.1", Transport()) for _ in range(4)]  # type: ignore[arg-type]
    assert admitted == [True, True, True, False]
    others = [gate.admits(f"10.0.0.{n}", Transport()) for n in range(2, 6)]  # type: ignore[arg-type]
    assert others == [True, True, False, False]
    here = [gate.admits("127.0.0.1", Transport()) for _ in range(4)]  # type: ignore[arg-type]
    assert here == [True, True, True, False]
