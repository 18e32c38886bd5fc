"""Migrating a database to the tables of this version, in one transaction, when it is opened."""

from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    delete,
    insert,
    inspect,
    select,
    text,
)

from server.store.ledger import StoreProblem
from server.store.schema import METADATA

NEWEST: Final = "0006"
"""The last step in `migrations/versions`; a test checks that they agree."""

STEPS: Final = frozenset(f"{step:04}" for step in range(1, int(NEWEST) + 1))
DONE: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The table in which Alembic keeps the last step that was run."""

_LOCK: Final = 0x7461626C65726566
"""Key of a PostgreSQL advisory lock ("tableref" in ASCII), so that programs that start at the same
time migrate one after the other."""


def bring_up_to_date(engine: Engine) -> None:
    """Create the tables, or continue from the step at which the database is.

    Raises:
        StoreProblem: A later version of the program wrote it.
    """
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
        if not inspect(connection).get_table_names():
            _make_new(connection)
            return
        steps = _steps_done(connection)
        if steps == [NEWEST]:
            return
        _refuse_later(steps)
        _upgrade(connection, anew=bool(steps) and (len(steps) > 1 or steps[0] not in STEPS))


def _steps_done(connection: Connection) -> list[str]:
    if not inspect(connection).has_table(DONE.name):
        return []
    return [str(step) for step in connection.scalars(select(DONE.c.version_num)).all()]


def _refuse_later(steps: list[str]) -> None:
    for step in steps:
        if len(step) == len(NEWEST) and step.isdecimal() and step > NEWEST:
            raise StoreProblem(
                "The database cannot be opened: a later version of Tableref wrote it (step "
                f"{step}, this one knows {NEWEST}); install that version, or name another database."
            )


def _make_new(connection: Connection) -> None:
    """Create the newest tables without Alembic, which takes a third of a second to import."""
    _begin(connection)
    METADATA.create_all(connection)
    DONE.create(connection, checkfirst=True)
    if not _steps_done(connection):  # unless another program made them at the same moment
        connection.execute(insert(DONE).values(version_num=NEWEST))


def _begin(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":  # its driver begins a transaction for rows only
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection, *, anew: bool) -> None:
    """Run the missing steps; with `anew` all of them, which is harmless.

    `anew` is for a database whose stored step is damaged.
    """
    _begin(connection)
    if anew:
        connection.execute(delete(DONE))
    # Imported here, as it is slow and a database that is up to date does not need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
