"""`--https`: the same pages on a second port, with this machine's own certificate."""

import socket
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from server.api.callers import is_loopback
from server.capture.opening import PHONE
from server.capture.phone.lent import MISSING
from server.cli.exits import Unusable
from server.cli.files import make_folder
from server.cli.running import Encrypted, listen
from server.settings import LAST_PORT, Settings

NEEDED: Final = ("aiortc", "cryptography", "ifaddr")
EVERYWHERE: Final = "0.0.0.0"


@dataclass(frozen=True, slots=True)
class EncryptedPages:
    """The second port, and its addresses."""

    served: Encrypted
    addresses: tuple[str, ...]

    def held(self) -> AbstractContextManager[socket.socket]:
        """A context that closes the port at its end."""
        return closing(self.served.listening)


def check_phone_can_come(camera: str | None, second: str | None = None, *, https: bool) -> None:
    """Raise Unusable if a phone is wanted but cannot connect."""
    wanted = PHONE in (camera, second)
    if not wanted and not https:
        return
    if any(find_spec(name) is None for name in NEEDED):
        raise Unusable(f"{MISSING[0].upper()}{MISSING[1:]}")
    if wanted and not https:
        raise Unusable("A phone gives its camera to encrypted pages only: add --https.")


def encrypted_pages(settings: Settings, port: int, folder: Path) -> EncryptedPages:
    """Open the second port, for others on the network, with its certificate; raises Unusable.

    Args:
        settings: Where to listen.
        port: The first port; the second is the next, or any free one if the first was.
        folder: Where the certificate is kept.
    """
    # Imported here, as it needs optional packages.
    from server.door.certificate import kept_certificate, own_addresses

    host = EVERYWHERE if is_loopback(settings.host) else settings.host
    if settings.port == LAST_PORT:
        raise Unusable(
            f"--https needs the port after --port, and {LAST_PORT} is the last: name a smaller one."
        )
    listening = listen(host, port + 1 if settings.port else 0)
    try:
        make_folder(folder, option="--data")
        known = own_addresses()
        kept = kept_certificate(folder, known)
    except OSError as error:
        listening.close()
        raise Unusable(
            f"The certificate cannot be kept in {folder} ({error.strerror}); name another "
            "folder with --data."
        ) from error
    bound = listening.getsockname()[1]
    addresses = tuple(f"https://{one}:{bound}/" for one in (known or ("127.0.0.1",)))
    return EncryptedPages(Encrypted(listening, kept.certificate, kept.key), addresses)


def told_of(pages: EncryptedPages) -> str:
    """What to type into a phone, and what it will ask, as text."""
    return (
        f"Phones: {pages.addresses[0]}\n"
        "A phone will warn that the connection is not private, because nobody outside vouches for "
        "this machine:\nchoose “Advanced” or “Show details” there and go on to the page. It asks "
        "once."
    )
