"""`tableref store`: is what is kept sound, and saving what can be saved of it."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from engine.plain import JsonObject
from server.cli.exits import DONE, NOT_MEASURED, EndsWith, Unusable, say
from server.rescuing import Rescued, rescue, told
from server.sessions import Sessions
from server.settings import DEFAULT_DATA, HELP, Settings
from server.store.holding import held
from server.store.sql import SqlLedger
from server.store.sqlite_file import BESIDE, copy_aside, file_of, made_whole, trouble_in


class Task(StrEnum):
    """What is done with the store."""

    CHECK = "check"
    RESCUE = "rescue"


def store(
    task: Annotated[Task, typer.Argument(help="check, or copy and rescue")],
    data: Annotated[Path, typer.Option(help=HELP["data"])] = DEFAULT_DATA,
    database: Annotated[str | None, typer.Option(help=HELP["database"])] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Check the games that are kept, or save what can be saved of damaged ones."""
    url = Settings(data=data, database=database).database_url
    file = database_file(url)
    found = _checked(file) if task is Task.CHECK else _rescued(file)
    if as_json:
        say({"kind": "store", "task": task.value, "database": str(file), **found})
    else:
        _print(file, found)
    raise EndsWith(DONE if found["sound"] else NOT_MEASURED)


def database_file(url: str) -> Path:
    """The SQLite file that a URL names; raises Unusable where there is none."""
    try:
        file = file_of(make_url(url))
    except ArgumentError as error:
        raise Unusable(f"{url} names no database.") from error
    if file is None:
        raise Unusable(f"{url} is no SQLite file; check it with the means of its own program.")
    if not file.is_file():
        raise Unusable(f"There is no database {file}; name its folder with --data.")
    return file


def _checked(file: Path) -> JsonObject:
    """What is wrong, told of a copy: the original is not even touched."""
    with copied(file) as copy:
        pages = _trouble(copy)
        ledger = SqlLedger(f"sqlite:///{copy.as_posix()}")
        sessions = Sessions(ledger)
        games = [
            {"id": one.record.id, "game": one.game.name, "entries": one.head}
            for one in sessions.all()
        ]
        damaged = [asdict(damage) for damage in sessions.set_aside]
        ledger.close()
    return {"sound": not (pages or damaged), "pages": pages, "games": games, "damaged": damaged}


def _rescued(file: Path) -> JsonObject:
    with held(file):
        pages = _trouble(file)
        copy = copy_aside(file, "before-rescue")
        if pages:
            _mend(file)
        ledger = SqlLedger(f"sqlite:///{file.as_posix()}")
        rescued = rescue(ledger)
        games = [
            {"id": one.record.id, "game": one.game.name, "entries": one.head}
            for one in Sessions(ledger).all()
        ]
        ledger.close()
    return {
        "sound": all(one.kept is not None for one in rescued),
        "pages": pages,
        "copy": str(copy),
        "games": games,
        "rescued": [_rescued_told(one) for one in rescued],
        "said": told(rescued),
    }


def _rescued_told(one: Rescued) -> JsonObject:
    return {**asdict(one.damage), "kept": one.kept}


def _trouble(file: Path) -> str:
    try:
        return trouble_in(file, thorough=True)
    except sqlite3.DatabaseError as error:
        return str(error)


def _mend(file: Path) -> None:
    """Make the pages whole, indexes too; what is no database is told when it is opened."""
    with suppress(sqlite3.DatabaseError):
        made_whole(file, thorough=True)


@contextmanager
def copied(file: Path) -> Iterator[Path]:
    """The database elsewhere, with what its write-ahead log holds."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        for ending in BESIDE:
            beside = file.with_name(file.name + ending)
            if beside.is_file():
                shutil.copy2(beside, copy.with_name(copy.name + ending))
        yield copy


def _print(file: Path, found: JsonObject) -> None:
    print(f"{file}: {found['pages'] or 'every page can be read'}")
    for one in found["games"]:
        print(f"{one['id']} ({one['game']}): sound, {one['entries']} entries")
    for one in found.get("damaged", ()):
        print(f"{one['session_id']} ({one['game'] or 'unknown game'}): damaged, {one['why']}")
    for sentence in found.get("said", ()):
        print(sentence)
    if found.get("damaged") or (found["pages"] and "copy" not in found):
        print("`tableref store rescue` keeps a copy and saves what can be saved.")
    if "copy" in found:
        print(f"The database as it was: {found['copy']}")
