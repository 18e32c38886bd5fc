"""The address of a network camera; its secret parts are never shown."""

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from server.capture.source import SourceProblem

PORTS: Final = {"rtsp": 554, "http": 80, "https": 443}
"""The known schemes with their default ports."""

SECRETS_TOLD: Final = "write / as %2F, ? as %3F, # as %23 and @ as %40 in a name or password"


@dataclass(frozen=True, slots=True)
class NetworkAddress:
    """A network camera's address and login.

    Attributes:
        scheme: One of PORTS.
        host: A name, or an address without brackets.
        port: Of the machine.
        target: Path and query. Cheap cameras have their password in it, cloud services their key.
        user: Login name; empty without login.
        password: Of the user.
    """

    scheme: str
    host: str
    port: int
    target: str = field(repr=False)
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    @property
    def shown(self) -> str:
        """For logs, pages and recordings: machine and port, without secrets."""
        return f"{self.scheme}://{self._machine}"

    @property
    def plain_url(self) -> str:
        """The whole address without name and password."""
        return f"{self.shown}{self.target}"

    @property
    def full_url(self) -> str:
        """The whole address with name and password; only for the library that opens it."""
        if not self.user:
            return self.plain_url
        who = f"{quote(self.user, safe='')}:{quote(self.password, safe='')}"
        return f"{self.scheme}://{who}@{self._machine}{self.target}"

    @property
    def _machine(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def is_network_address(word: str) -> bool:
    """Whether a command-line argument is a network address."""
    return "://" in word


def network_address(word: str) -> NetworkAddress:
    """Parse an address; raises SourceProblem, which repeats no part of it."""
    try:
        parts = urlsplit(word)
        port = parts.port
    except ValueError as error:
        raise SourceProblem(
            f"The camera's address cannot be read: {SECRETS_TOLD}, and the port as a number."
        ) from error
    if parts.scheme not in PORTS:
        known = ", ".join(f"{scheme}://" for scheme in PORTS)
        raise SourceProblem(f"A camera's address begins with one of {known}; name it so.")
    if not parts.hostname:
        raise SourceProblem("The camera's address names no machine; write rtsp://HOST/PATH.")
    if "@" in _target(parts) + parts.fragment or parts.fragment:
        raise SourceProblem(f"The camera's address cannot be read: {SECRETS_TOLD}.")
    return NetworkAddress(
        parts.scheme,
        parts.hostname,
        PORTS[parts.scheme] if port is None else port,
        _target(parts),
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def _target(parts: SplitResult) -> str:
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
