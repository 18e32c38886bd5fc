"""`tableref store`: check the kept games, rescue damaged ones, and copy games."""

import sqlite3
from contextlib import suppress
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.plain import JsonObject
from server.cli.exits import DONE, NOT_MEASURED, EndsWith, Unusable, say
from server.cli.stores import Database, copied, sqlite_file, to_read, to_write, url_of_file
from server.rescuing import Rescued, outcome_lines, rescue
from server.sessions import Sessions
from server.settings import DEFAULT_DATA, HELP, Settings
from server.store.address import read_address, without_credentials
from server.store.copying import NotCopied, copy
from server.store.locking import locked
from server.store.sql import SqlLedger
from server.store.sqlite_file import copy_aside, file_of, made_whole, trouble_in


class Task(StrEnum):
    """What to do with the store."""

    CHECK = "check"
    RESCUE = "rescue"
    COPY = "copy"


OF_COPY: Final = "of copy: an address, a SQLite file or a data folder"
OTHER_FROM: Final = "name a data folder, a SQLite file or an address to copy from"


def store(
    task: Annotated[Task, typer.Argument(help="check; copy and rescue; or copy FROM TO")],
    source: Annotated[str | None, typer.Argument(metavar="FROM", help=OF_COPY)] = None,
    target: Annotated[str | None, typer.Argument(metavar="TO", help="the target of copy")] = None,
    game: Annotated[
        list[str] | None, typer.Option(help="copy only the game with this id; repeatable")
    ] = None,
    data: Annotated[Path, typer.Option(help=HELP["data"])] = DEFAULT_DATA,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Check the kept games, rescue what can be rescued of damaged ones, or copy games."""
    if task is Task.COPY:
        _copy(source, target, game or [], as_json=as_json)
        return
    if source is not None or game:
        raise Unusable(f"`store {task.value}` takes --data or --store; only `copy` names games.")
    url = Settings(data=data, database=database).database_url
    name, found = (
        (_name_of(url), _checked(url)) if task is Task.CHECK else _rescued(sqlite_file(url))
    )
    if as_json:
        say({"kind": "store", "task": task.value, "database": name, **found})
    else:
        _print(name, found)
    raise EndsWith(DONE if found["sound"] else NOT_MEASURED)


def _copy(source: str | None, target: str | None, only: list[str], *, as_json: bool) -> None:
    if source is None or target is None:
        raise Unusable("Name two databases: `tableref store copy FROM TO`.")
    from_url, to_url = _url_of(source), _url_of(target)
    try:
        with to_read(from_url, mend=OTHER_FROM) as games, to_write(to_url) as place:
            done = copy(games, place, only)
    except NotCopied as problem:
        raise Unusable(str(problem)) from problem
    names = {"from": _name_of(from_url), "to": _name_of(to_url)}
    if as_json:
        say({"kind": "store", "task": "copy", **names, **asdict(done)})
        return
    games_said = "1 game" if len(done.games) == 1 else f"{len(done.games)} games"
    contests = len(done.tournaments)
    also = f" and {contests} tournament{'s'[: contests != 1]}" if contests else ""
    print(
        f"{games_said}{also} with {done.entries} entries copied from "
        f"{names['from']} to {names['to']}; every hash is the same there."
    )


def _url_of(place: str) -> str:
    """The address of a place: an address, a file, or a data folder, which may be a new one."""
    if "://" in place:
        return place
    path = Path(place)
    is_folder = path.is_dir() or not (path.exists() or path.suffix)
    return Settings(data=path).database_url if is_folder else url_of_file(path)


def _name_of(url: str) -> str:
    """The name of a database for output, without secrets."""
    address = read_address(url)
    return str(file_of(address) or without_credentials(address))


def _checked(url: str) -> JsonObject:
    """Check a database; of a file only a copy is opened, so that the original is not touched."""
    pages = _trouble_of_copy(url) if file_of(read_address(url)) else ""
    with to_read(url) as ledger:
        sessions = Sessions(ledger)
        games = [
            {"id": one.record.id, "game": one.game.name, "entries": one.head}
            for one in sessions.all()
        ]
        damaged = [asdict(damage) for damage in sessions.set_aside]
    return {"sound": not (pages or damaged), "pages": pages, "games": games, "damaged": damaged}


def _trouble_of_copy(url: str) -> str:
    with copied(sqlite_file(url)) as copy:
        return _trouble(copy)


def _rescued(file: Path) -> tuple[str, JsonObject]:
    with locked(file):
        pages = _trouble(file)
        aside = copy_aside(file, "before-rescue")
        if pages:
            _mend(file)
        ledger = SqlLedger(f"sqlite:///{file.as_posix()}")
        rescued = rescue(ledger)
        games = [
            {"id": one.record.id, "game": one.game.name, "entries": one.head}
            for one in Sessions(ledger).all()
        ]
        ledger.close()
    return str(file), {
        "sound": all(one.kept is not None for one in rescued),
        "pages": pages,
        "copy": str(aside),
        "games": games,
        "rescued": [_rescued_json(one) for one in rescued],
        "said": outcome_lines(rescued),
    }


def _rescued_json(one: Rescued) -> JsonObject:
    return {**asdict(one.damage), "kept": one.kept}


def _trouble(file: Path) -> str:
    try:
        return trouble_in(file, thorough=True)
    except sqlite3.DatabaseError as error:
        return str(error)


def _mend(file: Path) -> None:
    """Repair pages and indexes; a file that is not a database fails later, when it is opened."""
    with suppress(sqlite3.DatabaseError):
        made_whole(file, thorough=True)


def _print(name: str, found: JsonObject) -> None:
    print(f"{name}: {found['pages'] or 'every page can be read'}")
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
