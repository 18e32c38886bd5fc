"""A test client whose calls look like those of a page on this machine."""

from typing import Any
from urllib.parse import urljoin

from fastapi import FastAPI
from fastapi.testclient import TestClient

HERE = ("127.0.0.1", 50000)


class _AtTheMachine(TestClient):
    """A client on localhost; Starlette's own uses the names testclient and testserver."""

    def websocket_connect(self, url: str, *args: Any, **named: Any) -> Any:
        """Open a stream with this machine's address; Starlette would use its own host name."""
        return super().websocket_connect(urljoin("ws://localhost", url), *args, **named)


def on_this_machine(app: FastAPI) -> TestClient:
    """Return a client whose calls come from the machine itself."""
    return _AtTheMachine(app, base_url="http://localhost", client=HERE)
