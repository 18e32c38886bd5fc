"""`--https`: the same pages on a second port, encrypted by a certificate of this machine's own."""

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
from server.cli.running import Encrypted, listen, make_folder
from server.settings import Settings

NEEDED: Final = ("aiortc", "cryptography", "ifaddr")
EVERYWHERE: Final = "0.0.0.0"


@dataclass(frozen=True, slots=True)
class EncryptedPages:
    """The second port, and the addresses at which others find it."""

    served: Encrypted
    addresses: tuple[str, ...]

    def held(self) -> AbstractContextManager[socket.socket]:
        """Lets go of the port at the end."""
        return closing(self.served.listening)


def check_phone_can_come(camera: str | None, second: str | None = None, *, https: bool) -> None:
    """Raise Unusable where a phone is wanted and cannot come."""
    wanted = PHONE in (camera, second)
    if not wanted and not https:
        return
    if any(find_spec(name) is None for name in NEEDED):
        raise Unusable(f"{MISSING[0].upper()}{MISSING[1:]}")
    if wanted and not https:
        raise Unusable("A phone gives its camera to encrypted pages only: add --https.")


def encrypted_pages(settings: Settings, port: int, folder: Path) -> EncryptedPages:
    """The second port, which others on the network reach, and its certificate; raises Unusable.

    Args:
        settings: Where to listen.
        port: The first port; the second is the next, or any where the first was any.
        folder: Where the certificate is kept.
    """
    # Imported here: it needs packages that not everybody has.
    from server.door.certificate import kept_certificate, own_addresses

    host = EVERYWHERE if is_loopback(settings.host) else settings.host
    listening = listen(host, port + 1 if settings.port else 0)
    try:
        make_folder(folder)
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
    """What to type into a phone, and what it will ask."""
    return (
        f"Phones: {pages.addresses[0]}\n"
        "A phone will warn that the connection is not private, because nobody outside vouches for "
        "this machine:\nchoose “Advanced” or “Show details” there and go on to the page. It asks "
        "once."
    )
