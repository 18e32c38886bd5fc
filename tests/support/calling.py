"""Calls as they come from this machine's own page."""

from typing import Any
from urllib.parse import urljoin

from fastapi import FastAPI
from fastapi.testclient import TestClient

HERE = ("127.0.0.1", 50000)


class _AtTheMachine(TestClient):
    """Starlette's own client calls itself testclient and the machine testserver: nobody's names."""

    def websocket_connect(self, url: str, *args: Any, **named: Any) -> Any:
        """A stream; starlette would ask for it under its own name for the machine."""
        return super().websocket_connect(urljoin("ws://localhost", url), *args, **named)


def on_this_machine(app: FastAPI) -> TestClient:
    """A client that sits at the machine itself."""
    return _AtTheMachine(app, base_url="http://localhost", client=HERE)
