"""`tableref amend`: correct an earlier entry of a kept game."""

from pathlib import Path
from typing import Annotated

import typer

import server.amending as amending
from engine.amending import Amendment
from engine.notation import NotationError
from engine.refusal import IllegalCommand
from server.cli.exits import Unusable, say
from server.cli.plan_words import plan_lines
from server.cli.play.spoken import command_in_words
from server.cli.stores import Database, sqlite_file, to_write
from server.plan_json import plan_json
from server.referee import RulesFault
from server.session import Session
from server.sessions import Sessions
from server.settings import DEFAULT_DATA, HELP, Settings
from server.store.address import read_address
from server.store.sqlite_file import file_of


def amend(
    game: Annotated[
        str, typer.Argument(help="the id of the game; `tableref store check` lists them")
    ],
    entry: Annotated[int, typer.Argument(help="the number of the entry to correct")],
    command: Annotated[
        str | None,
        typer.Argument(
            help="the command in its place, as in `play`; without one, the entry is removed"
        ),
    ] = None,
    before: Annotated[
        bool, typer.Option("--before", help="insert the command before the entry instead")
    ] = False,
    confirm: Annotated[str | None, typer.Option(help="the digest of the plan to write")] = None,
    data: Annotated[Path, typer.Option(help=HELP["data"])] = DEFAULT_DATA,
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Correct an earlier entry of a kept game: show the plan, and write it with --confirm.

    Nothing is written without --confirm. The game must not be served at the same time; on the
    referee's page, tap an entry of the log instead.
    """
    url = Settings(data=data, database=database).database_url
    if file_of(read_address(url)):
        sqlite_file(url)
    with to_write(url) as ledger:
        session = _session(Sessions(ledger), game)
        try:
            amendments = (_amendment(session, entry, command, before=before),)
            _amend(session, amendments, confirm, as_json=as_json)
        except (IllegalCommand, NotationError, RulesFault) as problem:
            raise Unusable(str(problem)) from problem


def _session(sessions: Sessions, game: str) -> Session:
    found = sessions.get(game)
    if found is None:
        raise Unusable(f"There is no game {game!r} here; `tableref store check` lists them.")
    return found


def _amendment(session: Session, entry: int, command: str | None, *, before: bool) -> Amendment:
    if command is None:
        if before:
            raise Unusable("What is said before the entry? Give a command as well.")
        return Amendment(entry, "remove")
    return Amendment(entry, "insert" if before else "replace", command_in_words(session, command))


def _amend(
    session: Session, amendments: tuple[Amendment, ...], confirm: str | None, *, as_json: bool
) -> None:
    head = session.head
    plan = amending.planned(session, amendments, based_on_seq=head)
    told = {"kind": "amendment", "written": confirm is not None, **plan_json(session, plan)}
    lines = tuple(plan_lines(session, plan))
    if confirm is not None:
        amending.amend(session, amendments, digest=confirm, based_on_seq=head)
    if as_json:
        say(told)
        return
    print("\n".join(lines))
    print("Written." if confirm else f"Nothing is written yet: add --confirm {plan.digest}")
