"""The address of a camera on the network; whatever is secret in it is never shown."""

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from server.capture.source import SourceProblem

PORTS: Final = {"rtsp": 554, "http": 80, "https": 443}
"""The schemes that are understood, each with the port that it means where none is named."""

SECRETS_TOLD: Final = "write / as %2F, ? as %3F, # as %23 and @ as %40 in a name or password"


@dataclass(frozen=True, slots=True)
class NetworkAddress:
    """Where a camera is, and who asks for its pictures.

    Attributes:
        scheme: One of PORTS.
        host: A name, or an address without brackets.
        port: Of the machine.
        target: Path and query. Cheap cameras have their password in it, clouds their key.
        user: Who asks; empty for nobody.
        password: Theirs.
    """

    scheme: str
    host: str
    port: int
    target: str = field(repr=False)
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    @property
    def shown(self) -> str:
        """What logs, pages and recordings may say: machine and port, nothing that lets one in."""
        return f"{self.scheme}://{self._machine}"

    @property
    def plain_url(self) -> str:
        """The whole address without name and password."""
        return f"{self.shown}{self.target}"

    @property
    def full_url(self) -> str:
        """The whole address with name and password; for the library that opens it, and no other."""
        if not self.user:
            return self.plain_url
        who = f"{quote(self.user, safe='')}:{quote(self.password, safe='')}"
        return f"{self.scheme}://{who}@{self._machine}{self.target}"

    @property
    def _machine(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def is_network_address(word: str) -> bool:
    """Whether a word on the command line names something on the network."""
    return "://" in word


def network_address(word: str) -> NetworkAddress:
    """The address that a word spells; raises SourceProblem, which repeats nothing of it."""
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
