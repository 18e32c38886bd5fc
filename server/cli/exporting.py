"""`tableref export` and `import`: write a kept game to a file, and read it back."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from server.cli.exits import Unusable, say
from server.cli.files import make_folder, read_game, write_text
from server.cli.stores import Database, to_read, to_write
from server.exports.exporting import file_of_game, table_of_entries
from server.exports.game_file import KeptGame, UnfitFile, as_text
from server.exports.importing import add_imported
from server.responses import entries_json
from server.session import REFEREE, Session
from server.sessions import Sessions
from server.settings import DEFAULT_DATA, HELP, Settings
from server.store.backups import FOLDER as BACKUPS


class Form(StrEnum):
    """The format of an exported game."""

    JSON = "json"
    CSV = "csv"


def export_game(
    game: Annotated[str | None, typer.Argument(help="the game's id; the newest by default")] = None,
    form: Annotated[
        Form, typer.Option("--as", help="the whole game, or a table of its entries")
    ] = Form.JSON,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="the file to write; by default it is printed"),
    ] = None,
    data: Annotated[Path, typer.Option(help=HELP["data"])] = DEFAULT_DATA,
    database: Database = None,
) -> None:
    """Write a kept game as one JSON file with its hashes, or its entries as CSV.

    The file contains what players may not see; `tableref import` reads it again. The game may be
    served at the same time.
    """
    url = Settings(data=data, database=database).database_url
    with _game(url, game) as session:
        text = _written(session, form)
    if output is None:
        sys.stdout.write(text)
    else:
        write_text(output, text, newline="")


def import_game(
    file: Annotated[
        Path, typer.Argument(help="a file that `tableref export` or the page has written")
    ],
    data: Annotated[Path, typer.Option(help=HELP["data"])] = DEFAULT_DATA,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Import an exported game as a new one beside the others.

    Its hashes are checked, and the rules play through all of it; a file that was changed is
    refused. The games must not be served at the same time; on the page, use *New game* instead.
    """
    game = _read(file)
    if database is None:
        make_folder(data, option="--data")
    url = Settings(data=data, database=database).database_url
    with to_write(url, backups=data / BACKUPS) as ledger:
        try:
            session = add_imported(Sessions(ledger), game)
        except UnfitFile as problem:
            raise _unfit(file, problem) from problem
        told = {"id": session.record.id, "game": session.game.name, "entries": session.head}
    if as_json:
        say({"kind": "import", **told})
    else:
        print(f"{session.game.title}, {session.head} entries, is kept as {session.record.id}.")


def _written(session: Session, form: Form) -> str:
    if form is Form.JSON:
        return as_text(file_of_game(session))
    return table_of_entries(entries_json(session, REFEREE))


@contextmanager
def _game(url: str, game: str | None) -> Iterator[Session]:
    """A kept game, read from a copy, so that another program may serve it meanwhile."""
    with to_read(url) as ledger:
        sessions = Sessions(ledger)
        found = sessions.newest() if game is None else sessions.get(game)
        if found is None:
            raise Unusable(
                f"There is no game {game or ''} here; `tableref store check` lists them."
            )
        yield found


def _read(file: Path) -> KeptGame:
    try:
        return read_game(file)
    except UnfitFile as problem:
        raise _unfit(file, problem) from problem


def _unfit(file: Path, problem: UnfitFile) -> Unusable:
    return Unusable(f"{file}: {problem}; name the file as it was exported.")
