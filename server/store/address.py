"""The address of a database: parsing it, and showing it without name and password.

`sqlite:///FILE` and `postgresql://NAME@HOST/DATABASE`; other databases that SQLAlchemy knows are
opened as well, without any promise.
"""

import re
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from server.store.ledger import StoreProblem

POSTGRES: Final = "postgresql"
DRIVER: Final = "postgresql+psycopg"
"""The driver of the extra `postgres`; an address may name another one."""

FORMS: Final = "sqlite:///FILE or postgresql://NAME@HOST/DATABASE"


def read_address(text: str) -> URL:
    """Parse an address.

    Raises:
        StoreProblem: It is not an address. The text is not quoted, as it may contain a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreProblem(_names_none(text)) from error
    if url.drivername in ("postgres", POSTGRES):
        return url.set(drivername=DRIVER)
    return url


def without_credentials(url: URL) -> str:
    """An address as it may be shown: no name, no password, no options.

    If a password contains an `@` that was not written as `%40`, a part of it ends up in the host;
    therefore everything before the last `@` is left out.
    """
    backend = url.get_backend_name()
    if backend == "sqlite":
        return f"sqlite:///{url.database or ''}"
    host = url.host or _plain(url.query.get("host", ""))
    port = f":{url.port}" if url.port else ""
    place = f"{host}{port}/{url.database}" if url.database else f"{host}{port}"
    return f"{backend}://{place.rpartition('@')[2]}"


def without_secrets(text: str, url: URL) -> str:
    """A driver's message on one line, without the password of the address."""
    secrets = {url.password, *(_plain(url.query.get(name, "")) for name in _SECRET_OPTIONS)}
    for secret in filter(None, secrets):
        text = text.replace(str(secret), "***")
    return " ".join(text.split())


_SECRET_OPTIONS: Final = ("password", "sslpassword")


def _plain(option: str | tuple[str, ...]) -> str:
    return option if isinstance(option, str) else ",".join(option)


def _names_none(text: str) -> str:
    """The message for an invalid address, which is quoted only if it cannot contain a password."""
    quoted = text if re.fullmatch(r"\w[\w+.-]{0,40}", text) else "The address"
    return f"{quoted} names no database: it cannot be opened. Write {FORMS}."
