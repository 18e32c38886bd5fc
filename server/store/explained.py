"""What is wrong with a database and how to fix it, in one sentence."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from server.store.address import POSTGRES, without_credentials, without_secrets

MENDS: Final[Mapping[str, str]] = {
    "no password supplied": "put it into ~/.pgpass, or into the variable PGPASSWORD",
    "password authentication failed": "put the right one into ~/.pgpass, or into PGPASSWORD",
    "does not exist": "make it with the server's own means (createuser, createdb)",
    "permission denied": "let the user whom the address names make tables there",
    "could not translate host name": "mend the host's name in the address",
    "failed to resolve host": "mend the host's name in the address",
    "refused": "start the server, or mend host and port in the address",
    "No such file or directory": "start the server, or mend host and port in the address",
    "timeout expired": "see that the server can be reached from this machine",
    "too many clients": "let the server take more connections, or end a program that uses it",
}
"""Parts of messages of PostgreSQL and its driver, and how to mend each."""

OTHERWISE: Final = "mend the address, or name another database with --store"


def cannot_open(url: URL, error: Exception) -> str:
    """Why a database that is not a file cannot be opened."""
    where = f"The database {without_credentials(url)} cannot be opened"
    if isinstance(error, ImportError) and url.get_backend_name() == POSTGRES:
        return f"{where}: its driver is missing; `pip install 'tableref[postgres]'` installs it."
    if isinstance(error, ImportError):
        return f"{where}: its driver is missing ({error}); install it, or use PostgreSQL."
    if not isinstance(error, DBAPIError) or url.get_backend_name() != POSTGRES:
        return (
            f"{where}; name another with --store, or leave it out to use a file in the data folder."
        )
    what = what_is_said(error, url)
    mend = next((mend for words, mend in MENDS.items() if words in what), OTHERWISE)
    return f"{where} ({what}): {mend}."


def cannot_keep(error: DatabaseError, url: URL) -> str:
    """The message for a failed write that certainly left nothing behind."""
    if url.get_backend_name() != "sqlite":
        mend = "See that the database runs and can be reached; then do it again."
    elif isinstance(error, OperationalError):
        mend = "Make room on the disk, or stop what uses the database; then do it again."
    else:
        mend = "Stop the program, and let `tableref store rescue` repair the database."
    return f"This cannot be kept ({what_is_said(error, url)}), and so it was not done. {mend}"


def perhaps_kept(error: DatabaseError, url: URL) -> str:
    """The message for a connection that was lost during a write, whose outcome is not known yet."""
    return (
        f"The database stopped answering while this was written ({what_is_said(error, url)}). "
        "When it answers again, check whether it was kept before you do it again."
    )


def does_not_answer(error: Exception, url: URL) -> str:
    """The message for a database that worked before and no longer answers."""
    return (
        f"The database {without_credentials(url)} does not answer ({what_is_said(error, url)}): "
        "see that it runs and can be reached."
    )


def what_is_said(error: Exception, url: URL) -> str:
    """The driver's message on one line, without statement, values or password."""
    said = without_secrets(str(getattr(error, "orig", None) or error), url)
    return said.partition(" Is the server running ")[0].rstrip(".")
