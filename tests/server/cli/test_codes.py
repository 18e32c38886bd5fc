"""`tableref codes` asks the running program for links, and withdraws or renews them."""

import json
import re
import socket
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from server.cli.main import main
from tests.support.program import serving

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder: Path = tmp_path_factory.mktemp("codes")
    with serving(["serve", "--data", str(folder / "data")], log=folder / "log") as address:
        wanted = json.dumps({"game": "clay_o_rama", "seats": 3}).encode()
        usual = {"Content-Type": "application/json"}
        begin = urllib.request.Request(f"{address}api/sessions", wanted, usual)
        with urllib.request.urlopen(begin, timeout=30) as begun:
            assert begun.status == 201
        yield int(re.findall(r":(\d+)", address)[0])


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    def run(*arguments: object) -> tuple[int, str, str]:
        status = main(["codes", *map(str, arguments)])
        out, err = capsys.readouterr()
        return status, out, err

    return run


def as_json(said: Said, *arguments: object) -> Any:
    status, out, _ = said(*arguments, "--json")
    assert status == 0
    return json.loads(out)


def test_links_hold_the_code_where_no_server_is_told_it(said: Said, port: int) -> None:
    codes = as_json(said, "--port", port)
    status, out, _ = said("--port", port)
    assert status == 0
    assert f"?session={codes['game']}#code={codes['seats'][2]}" in out
    assert not re.search(r"\?[^#\s]*code=", out)


def test_a_code_is_withdrawn_and_given_anew(said: Said, port: int) -> None:
    before = as_json(said, "--port", port)
    without = as_json(said, "--port", port, "--withdraw", 2)
    assert without["seats"] == [before["seats"][0], None, before["seats"][2]]
    assert "withdrawn" in said("--port", port)[1]
    renewed = as_json(said, before["game"], "--port", port, "--renew", "all")
    assert None not in renewed["seats"]
    assert not {*renewed["seats"]} & {*before["seats"]}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nogame",), "There is no game nogame here"),
        (("--renew", "everybody"), "Nobody is called 'everybody'"),
        (("--renew", "9"), "There is no seat 9 in this game"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    said: Said, port: int, arguments: tuple[str, ...], complaint: str
) -> None:
    status, out, err = said(*arguments, "--port", port)
    assert (status, out) == (2, "")
    assert complaint in err
    assert len(err.strip().splitlines()) == 1


def test_no_program_answers(said: Said) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        status, _, err = said("--port", free.getsockname()[1])
    assert status == 2
    assert "No program answers at port" in err


@contextmanager
def another_program(answer: bytes) -> Iterator[int]:
    """A program that answers its first caller with these bytes; its port."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()

        def serve() -> None:
            called, _ = listening.accept()
            with called:
                called.recv(4096)
                called.sendall(answer)

        answering = Thread(target=serve)
        answering.start()
        yield listening.getsockname()[1]
        answering.join()


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.0 404 Not Found\r\nContent-Type: text/html\r\n\r\n<p>No such page</p>",
        b'HTTP/1.0 403 Forbidden\r\n\r\n["no"]',
        b"HTTP/1.0 200 OK\r\n\r\n<p>Welcome</p>",
        b'HTTP/1.0 200 OK\r\n\r\n{"sessions": []}',
        b'HTTP/1.0 200 OK\r\n\r\n["one"]',
    ],
)
def test_a_web_server_of_another_program_answers(said: Said, answer: bytes) -> None:
    with another_program(answer) as port:
        status, out, err = said("--port", port)
    assert (status, out) == (2, "")
    assert err.startswith(f"Another program answers at port {port}, not Tableref")
    assert len(err.strip().splitlines()) == 1


def test_what_is_no_web_server_answers(said: Said) -> None:
    with another_program(b"SSH-2.0-OpenSSH_9.6\r\n") as port:
        status, out, err = said("--port", port)
    assert (status, out) == (2, "")
    assert err.startswith(f"No program answers at port {port}")
